"""Illustrations of cards: motifs in their settings."""
