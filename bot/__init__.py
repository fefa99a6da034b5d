"""The only room with I/O: Discord, the store, the clock."""
