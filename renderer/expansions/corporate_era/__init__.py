"""The pictures that Corporate Era adds (`pictures`), and the motifs of its cards (`art`)."""

from renderer.expansions.corporate_era import pictures

__all__ = ["pictures"]
