"""What happens without a click: messages, reminders, robots."""
