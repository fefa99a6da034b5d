"""What every picture is made with: canvas, type, colours and caches."""
