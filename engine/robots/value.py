"""How good a position is for a seat: its chance to win, and by how many points it will lead.

The points at the end are a sum of features (`engine.robots.features`) with weights, which `python -m tools.train` fits to games of
robots among themselves and writes into `weights.json`; each weight changes with the share of the steps that the end still needs.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import exp
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from engine.robots.features import GROUP_OF_POINTS, features
from engine.robots.goal import REACHED, SoloWorth
from engine.scoring import all_points, alone_wins
from engine.view import view, views

if TYPE_CHECKING:
    from engine.core import Game

Parts = dict[str, float]
"""By group of features, its part of a lead."""
EARLY: Final = 0.3
"""What 1 M€ says of a game alone is divided by the third power of the share of generations to come and this: more is said later."""


class Weights(msgspec.Struct, frozen=True):
    """The fitted weights.

    `features` has two numbers by name: the points for one of a feature, and what is added to these at the beginning of the game, less
    and less towards the end. `spread` has two numbers by the number of players: the points of a lead that make a win `e` times as
    likely as a defeat, at the end of the game and at its beginning. `alone` has three
    numbers of the logarithm of the odds to reach the goal alone: for a lead of 0, for each M€ below that, and for each M€ above it
    (`chance_alone`).
    """

    features: dict[str, tuple[float, float]]
    spread: dict[int, tuple[float, float]]
    alone: tuple[float, float, float]


@cache
def fitted() -> Weights:
    """The weights that are shipped."""
    return msgspec.json.decode(files("engine.robots").joinpath("weights.json").read_bytes(), type=Weights, strict=False)


class Outlook(NamedTuple):
    """What a seat may expect: its chance to win (0 to 1), its lead over the best other seat in points, and the lead by group.

    Alone, the lead is what is there and what it will bring beyond what the goal still needs, in M€: early in a game it is far below zero,
    since what is yet to be bought is not in it.
    """

    chance: float
    lead: float
    parts: Parts


def to_come(game: Game) -> float:
    """Return the share (0 to 1) of the steps of global parameters that are still missing before the game can end."""
    ends = [p for p in game.box.parameters.values() if p.ends]
    return sum(p.left(game.table.parameters[p.key]) for p in ends) / sum(p.left(p.start) for p in ends)


def outlook(game: Game, seat: int) -> Outlook:
    """What a seat may expect in a position of a copy of a game, in which it may see everything."""
    if len(game.players) == 1:
        return _alone(game)
    parts = _final(game) if game.over else _expected(game)
    totals = [sum(part.values()) for part in parts]
    rival = max((at for at in range(len(totals)) if at != seat), key=totals.__getitem__)
    groups = dict.fromkeys((*parts[seat], *parts[rival]))
    lead = {group: parts[seat].get(group, 0.0) - parts[rival].get(group, 0.0) for group in groups}
    return Outlook(_chance(game, totals, seat), totals[seat] - totals[rival], lead)


def chances_of_all(game: Game) -> list[float]:
    """The chance of each seat to win, in a position of a copy of a game in which everything may be seen."""
    if len(game.players) == 1:
        return [_alone(game).chance]
    totals = [sum(part.values()) for part in (_final(game) if game.over else _expected(game))]
    return [_chance(game, totals, seat) for seat in range(len(totals))]


def _expected(game: Game) -> list[Parts]:
    """The points at the end of each seat by group, up to a number that is the same for all seats."""
    share, weights = to_come(game), fitted().features
    found: list[Parts] = []
    for seen in views(game):
        parts: Parts = {}
        for name, n in features(seen).items():
            if n and (weight := weights.get(name)):
                group = name.partition("/")[0]
                parts[group] = parts.get(group, 0.0) + n * (weight[0] + weight[1] * share)
        found.append(parts)
    return found


def _final(game: Game) -> list[Parts]:
    found: list[Parts] = []
    for by_source in all_points(game):
        parts: Parts = {}
        for source, n in by_source.items():
            group = GROUP_OF_POINTS.get(source, "expansions")
            parts[group] = parts.get(group, 0.0) + n
        found.append(parts)
    return found


def _chance(game: Game, totals: list[float], seat: int) -> float:
    if game.over:
        standing = [(total, player.stock["mc"]) for total, player in zip(totals, game.players, strict=True)]
        best = max(standing)
        return 1.0 / standing.count(best) if standing[seat] == best else 0.0
    return chances(totals, to_come(game), fitted())[seat]


def chances(totals: list[float], share: float, weights: Weights) -> list[float]:
    """The chance of each seat to win, by the points that it may expect when a share of the steps is still missing."""
    at_end, more = weights.spread[len(totals)]
    spread = at_end + more * share
    best = max(totals)
    odds = [exp(max(-60.0, (total - best) / spread)) for total in totals]
    return [odd / sum(odds) for odd in odds]


def _alone(game: Game) -> Outlook:
    worth = SoloWorth(view(game, 0))
    if game.over:
        won = alone_wins(game, game.players[0])
        lead = 0.0 if won else -worth.missing - 5.0
        return Outlook(float(won), lead, {REACHED: lead})
    parts = worth.ahead
    lead = sum(parts.values())
    chance = chance_alone(lead, share_alone(worth), fitted()) if worth.missing else 1.0
    return Outlook(chance, lead, parts)


def share_alone(worth: SoloWorth) -> float:
    """The share of the generations that is to come after the present one."""
    return (worth.left - 1) / max(1, worth.box.terms["generations"] - 1)


def chance_alone(lead: float, share: float, weights: Weights) -> float:
    """The chance to reach the goal alone with a lead in M€, when a share of the generations is still to come."""
    base, below, above = weights.alone
    odds = base + (below if lead < 0 else above) * lead / (EARLY + share) ** 3
    return 1.0 / (1.0 + exp(-max(-50.0, min(50.0, odds))))
