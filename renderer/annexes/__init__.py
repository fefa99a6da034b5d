"""Blocks, which are stacked into sheets for a phone, and the annexes of expansions, which are made of blocks."""
