"""Programs for whoever maintains the project; nothing here runs in the bot."""
