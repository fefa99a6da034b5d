"""The pictures that Prelude 2 adds (`pictures`), and the motifs of its cards (`art`)."""

from renderer.expansions.prelude2 import pictures

__all__ = ["pictures"]
