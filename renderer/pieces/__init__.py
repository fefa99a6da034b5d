"""Elements that both boards and cards show: hexes, tiles, rows of icons."""
