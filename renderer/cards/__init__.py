"""Cards, hands, offers and what lies before a player."""
