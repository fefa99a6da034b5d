"""The Discord bot: the only package that does I/O (Discord, the store, the clock)."""
