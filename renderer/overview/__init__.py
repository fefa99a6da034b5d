"""The full board, and the sheets of all players."""
