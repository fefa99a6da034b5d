"""Alt texts: the pictures in words."""
