"""The course of a game: set-up, research, the phases of a generation, and the end of the game."""
