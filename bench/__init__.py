"""Measurements: whole games, saves, and what the documents say about both."""
