"""Fonts for names in scripts that the fonts of `renderer` lack: `renderer.drawing.fonts` reads them, and works without them."""
