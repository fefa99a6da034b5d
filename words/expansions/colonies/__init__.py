"""The words of Colonies."""

from words.expansions.colonies import cards, guide, texts, turns

__all__ = ["cards", "guide", "texts", "turns"]
