"""How anything gets on a picture: canvas, type, colours, and what is kept."""
