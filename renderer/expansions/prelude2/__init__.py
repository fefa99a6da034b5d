"""The pictures of Prelude 2's own (`pictures`), and the motifs of its cards (`art`)."""

from renderer.expansions.prelude2 import pictures

__all__ = ["pictures"]
