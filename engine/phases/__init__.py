"""The course of a game: setting up, research, generations, the end."""
