"""Compares this engine with measured outcomes of an independent program."""
