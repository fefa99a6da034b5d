"""The pictures that Prelude adds (`pictures`), and the motifs of its cards (`art`)."""

from renderer.expansions.prelude import pictures

__all__ = ["pictures"]
