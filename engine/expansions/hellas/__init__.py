"""Hellas, a map of the southern half with the pole."""

from engine.expansions.hellas.rules import HELLAS

__all__ = ["HELLAS"]
