"""What boards and cards both show: hexes, tiles, rows of icons."""
