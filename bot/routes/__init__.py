"""What a click does: each route calls the table service and returns the next screen."""
