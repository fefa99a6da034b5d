"""The public names of the rules; docs/engine.md says what each is for, and which modules are public besides.

A game asks some of its seats; each answers with options of its decision, and may take its answer back while others still decide:

>>> game = new_game(Options(players=2, first=0), "a seed")
>>> sorted(game.pending), game.over
([0, 1], False)
>>> asked = game.decision(0)
>>> asked.key, len(asked.options), asked.least, asked.most
('corporation', 2, 1, 1)
>>> game.answer(0, asked.options[:1])
>>> game.decision(0).key, game.decision(1).key
('buy-first', 'corporation')
>>> game.reopen(0)
>>> game.decision(0) == asked
True

`str(game)` shows the position, without anything that is hidden. What one seat may know is its view; a save holds everything:

>>> view(game, 0).decision == asked, view(game, None).decision
(True, None)
>>> save(load(save(game))) == save(game)
True

A policy answers for a seat from its view, and `play` plays a whole game of policies:

>>> from engine.robots.greedy import greedy_answer
>>> over = play([greedy_answer, greedy_answer], Options(players=2), "a seed")
>>> [place.rank for place in result(over)]
[1, 2]
"""

from engine import expansions
from engine.codec import Unreadable, load, save
from engine.core import Decision, Game, Illegal
from engine.match import Policy, play
from engine.options import Options
from engine.phases.start import new_game
from engine.scoring import Place, result
from engine.view import View, view

expansions.shipped()  # so that whoever imports the engine finds all cards, effects and entries

__all__ = [
    "Options",
    "new_game",
    "Game",
    "Decision",
    "Illegal",
    "View",
    "view",
    "Unreadable",
    "save",
    "load",
    "Policy",
    "play",
    "Place",
    "result",
]
