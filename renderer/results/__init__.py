"""The results of a game, and its course."""
