"""The library of motifs, by topic."""

from renderer.art.motifs.library import MOTIFS, TOPICS
from renderer.art.motifs.motif import Motif

__all__ = ["MOTIFS", "TOPICS", "Motif"]
