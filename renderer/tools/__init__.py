"""Programs that make or show pictures."""
