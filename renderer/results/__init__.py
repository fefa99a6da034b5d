"""How a game came out, and how it went."""
