"""The pictures of Venus Next's own (`pictures`), and the motifs of its cards (`art`)."""

from renderer.expansions.venus import pictures

__all__ = ["pictures"]
