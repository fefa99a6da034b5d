"""Victory points by source (rulebook, Final scoring)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from engine import tableau
from engine.amounts import number
from engine.card import CARDS
from engine.core import Cause
from engine.modifiers import PointsForAll

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core import Game
    from engine.state import Player
    from engine.tableau import GameOrView

SOURCES: Final = ("tr", "milestones", "awards", "greeneries", "cities", "cards")
"""The usual sources of points; expansions may add others (`Box.points`)."""
MILESTONE_POINTS: Final = 5
FIRST: Final = 5
SECOND: Final = 2


class Rated(Protocol):
    """What a player and a seat of a view have in common: a terraform rating."""

    @property
    def tr(self) -> int: ...


class Place(msgspec.Struct, frozen=True):
    """The final result of one seat: points by source, their sum, its M€, and the rank from 1; equal seats share a rank."""

    seat: int
    points: dict[str, int]
    total: int
    mc: int
    rank: int


def terraformed(game: GameOrView) -> bool:
    """Whether all parameters that the end of the game needs are complete."""
    return not any(p.ends and p.left(game.table.parameters[p.key]) for p in game.box.parameters.values())


def last_generation(game: GameOrView) -> bool:
    """Whether the game ends after the present generation as things stand: alone after a number of them, else once Mars is terraformed."""
    if tableau.is_solo(game):
        return game.table.generation >= game.box.terms["generations"]
    return terraformed(game)


def alone_wins(game: GameOrView, me: Rated) -> bool:
    """Whether the player of a solo game has reached its goal: a terraform rating if the box sets one, else complete parameters.

    What the last greeneries bring comes too late for it (rulings r189, r649, r650).
    """
    if (reached := game.table.goal_reached) is not None:
        return reached
    goal = game.box.terms["rating-goal"]
    return me.tr >= goal if goal else terraformed(game)


def points(game: Game, me: Player) -> dict[str, int]:
    """The points of a player by source, as if the game ended now."""
    return all_points(game)[me.seat]


def all_points(game: Game) -> list[dict[str, int]]:
    """The points of every seat by source, as if the game ended now."""
    awards = [award_points(game, key) for key in game.table.awards]
    return [_points(game, p, awards) for p in game.players]


def _points(game: Game, me: Player, awards: Sequence[Sequence[int]]) -> dict[str, int]:
    greeneries, cities = _tiles(game, me.seat)
    return {
        "tr": me.tr,
        "milestones": MILESTONE_POINTS * sum(seat == me.seat for seat in game.table.milestones.values()),
        "awards": sum(won[me.seat] for won in awards),
        "greeneries": greeneries,
        "cities": cities,
        "cards": sum(card_points(game, me, card) for card in (*me.played, *me.events)) + _for_all(game, me),
        **{source: score(game, me) for source, score in game.box.points.items()},
    }


def _for_all(game: Game, me: Player) -> int:
    """The points that cards of any player give to every player, or take from them (`PointsForAll`)."""
    return sum(
        number(rule.points, game, me, Cause(card), "points")
        for p in game.players
        for card, rule in tableau.modifiers(game, p, PointsForAll)
        if p.resources.get(card, 0) >= rule.here
    )


def card_points(game: Game, me: Player, card: int) -> int:
    """The points of one played card."""
    return number(CARDS[card].points, game, me, Cause(card), "points")


def award_points(game: Game, key: str) -> list[int]:
    """The points of every seat for an award, as if the game ended now."""
    award = game.box.awards[key]
    return award_shares([award.score(game, p) for p in game.players])


def award_shares(scores: Sequence[int]) -> list[int]:
    """The points of an award from the scores by seat: 5 for the first place, 2 for the second.

    Tied seats all get the points of their place. There is no second place after a tie for the first, nor with two players.
    """
    best = max(scores)
    won = [FIRST if s == best else 0 for s in scores]
    if scores.count(best) > 1 or len(scores) < 3:
        return won
    second = max(s for s in scores if s != best)
    return [SECOND if s == second else w for s, w in zip(scores, won, strict=True)]


def greeneries_beside(game: GameOrView, space: str) -> list[str]:
    """The spaces of the greeneries next to a space, whoever owns them; each of them is a point for a city there."""
    tiles = game.table.tiles
    return [near for near in game.box.map.near.get(space, ()) if near in tiles and tiles[near].kind == "greenery"]


def _tiles(game: Game, seat: int) -> tuple[int, int]:
    tiles = game.table.tiles
    greeneries = cities = 0
    for space, tile in tiles.items():
        if tile.owner != seat:
            continue
        if tile.kind == "greenery":
            greeneries += 1
        elif tableau.is_city(tile):
            cities += len(greeneries_beside(game, space))
    return greeneries, cities


def ranking(scores: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Pairs of rank and seat, best first, from the points and M€ of each seat; equal seats share a rank (rulebook, Final scoring)."""
    seats = sorted(range(len(scores)), key=lambda seat: (-scores[seat][0], -scores[seat][1], seat))
    return [(1 + sum(other > scores[seat] for other in scores), seat) for seat in seats]


def result(game: Game) -> list[Place]:
    """The results of all seats, best first; of tied seats the one with the most M€ is better, and with equal M€ the tie remains."""
    found = [(by, sum(by.values()), p.stock["mc"]) for by, p in zip(all_points(game), game.players, strict=True)]
    return [Place(seat, *found[seat], rank) for rank, seat in ranking([(total, mc) for _by, total, mc in found])]
