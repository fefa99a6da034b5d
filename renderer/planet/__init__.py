"""The board of Mars."""
