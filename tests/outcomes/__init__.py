"""Measured outcomes of an independent program, compared with this engine."""
