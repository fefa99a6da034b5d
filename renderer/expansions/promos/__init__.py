"""The pictures of the promos' own (`pictures`), and the motifs of their cards (`art`)."""

from renderer.expansions.promos import pictures

__all__ = ["pictures"]
