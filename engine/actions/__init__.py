"""The actions that a player may do in a turn (rulebook, Action phase)."""
