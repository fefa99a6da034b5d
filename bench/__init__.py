"""Benchmarks of games, saves, pictures and the store; docs/benchmarks.md holds their results."""
