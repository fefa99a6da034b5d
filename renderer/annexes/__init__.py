"""Blocks, of which sheets for a phone are made, and the annexes of expansions, which are made of them."""
