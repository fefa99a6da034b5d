"""What the host sees from outside: metrics, and whether the bot is well as a player would feel it."""
