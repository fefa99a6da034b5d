"""The words of Turmoil: parties, effects and events, verbs and questions, the log, the guide."""

from words.expansions.turmoil import effects, guide, parties, story, verbs

__all__ = ["effects", "guide", "parties", "story", "verbs"]
