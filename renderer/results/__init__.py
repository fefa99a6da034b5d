"""The results of a game, and pictures of its course."""
