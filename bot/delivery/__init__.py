"""What happens without a click: sending messages, reminding players, moving robots."""
