"""What a click does: from its custom id to a call of the tables and the next screen."""
