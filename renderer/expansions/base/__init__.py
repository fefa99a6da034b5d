"""The pictures that the base game adds (`pictures`), and the motifs of its cards (`art`)."""

from renderer.expansions.base import pictures

__all__ = ["pictures"]
