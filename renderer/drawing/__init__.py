"""The tools with which every picture is drawn: canvas, type, colours and caches."""
