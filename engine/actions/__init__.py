"""What may be done in a turn (rulebook, Action phase)."""
