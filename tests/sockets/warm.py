"""Imported once by the process from which bots are forked: it has loaded what a bot would load with its first pictures."""

import renderer
from renderer.tools.samples import NAMES, start

renderer.board(start(), NAMES)
renderer.offer(tuple(range(1, 5)))
