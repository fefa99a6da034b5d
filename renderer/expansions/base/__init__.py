"""The pictures of the base game's own (`pictures`), and the motifs of its cards (`art`)."""

from renderer.expansions.base import pictures

__all__ = ["pictures"]
