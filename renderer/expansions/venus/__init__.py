"""The pictures that Venus Next adds (`pictures`), and the motifs of its cards (`art`)."""

from renderer.expansions.venus import pictures

__all__ = ["pictures"]
