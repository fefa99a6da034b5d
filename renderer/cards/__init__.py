"""Cards, hands, offers and tableaus."""
