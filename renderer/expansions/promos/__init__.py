"""The pictures that the promo cards add (`pictures`), and the motifs of these cards (`art`)."""

from renderer.expansions.promos import pictures

__all__ = ["pictures"]
