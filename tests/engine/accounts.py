"""Books of a game, kept from its journal alone: what the entries of each answer say must be what the state shows afterwards.

So no M€, resource, step of production or rating, tile, fleet or delegate comes from nowhere, or is lost without being told.
"""

from __future__ import annotations

from collections import Counter

from engine.core import Game
from engine.expansions.colonies.state import SETTLED
from engine.expansions.colonies.trade import FleetGained
from engine.expansions.turmoil.state import NEUTRAL, NEUTRAL_DELEGATES, OWN_DELEGATES, SENATE
from engine.journal import (
    CardHosted,
    CardPlayed,
    CardResourcesChanged,
    Entry,
    NeutralTilePlaced,
    Paid,
    ParameterLowered,
    ParameterRaised,
    ProductionChanged,
    RatingChanged,
    StockChanged,
    TilePlaced,
    TileRemoved,
)
from engine.state import Player, Tile
from engine.tableau import ON_CARD

Key = tuple[int, str]
"""A seat, -1 for the table, and what is counted: a stock, `production:heat`, `tr`, `on-222` or `temperature`."""


class Books:
    """What every seat has, and what lies on the map, as the journal tells it from the moment the books are opened."""

    def __init__(self, game: Game) -> None:
        self.counts = _counts(game)
        self.tiles = dict(game.table.tiles)
        self.fleets = _fleets(game)

    def enter(self, game: Game) -> None:
        """Enter what the last answer told (`game.news`), and fail where the state shows something else."""
        for entry in game.news:
            self._enter(entry)
        assert +self.counts == +_counts(game), _wrong(self.counts, _counts(game))
        assert {k: n for k, n in self.counts.items() if n < 0} == {k: n for k, n in _counts(game).items() if n < 0}
        assert self.tiles == game.table.tiles
        assert self.fleets == _fleets(game)
        _delegates_are_conserved(game)

    def _enter(self, entry: Entry) -> None:
        match entry:
            case StockChanged(seat=seat, what=what):
                if entry.cause.source == "production" and what == "mc":
                    income = self.counts[seat, "tr"] + self.counts[seat, "production:mc"]
                    assert entry.n == max(income, -entry.was), "the income is rating and M€ production"
                self._change((seat, what), entry.was, entry.n)
            case ProductionChanged(seat=seat, what=what):
                self._change((seat, f"production:{what}"), entry.was, entry.n)
            case RatingChanged(seat=seat):
                self._change((seat, "tr"), entry.was, entry.n)
            case CardResourcesChanged(seat=seat, card=card):
                self._change((seat, f"{ON_CARD}{card}"), entry.was, entry.n)
            case CardPlayed(seat=seat):
                self.counts[seat, f"{ON_CARD}{entry.cause.card}"] = 0  # what lay on a hosted card is lost
            case CardHosted(seat=seat, card=card):
                self.counts[seat, f"{ON_CARD}{card}"] += entry.n
            case ParameterRaised(what=what) | ParameterLowered(what=what):
                self._change((-1, what), entry.was, entry.now - entry.was)
            case Paid(seat=seat):
                for what, n in entry.split.items():
                    if (seat, what) in self.counts:
                        self.counts[seat, what] -= n
            case TilePlaced(seat=seat, tile=tile):
                self.tiles[entry.space] = Tile(tile, -1 if tile == "ocean" else seat)
            case NeutralTilePlaced(tile=tile):
                self.tiles[entry.space] = Tile(tile)
            case TileRemoved():
                del self.tiles[entry.space]
            case FleetGained(seat=seat):
                self.fleets[seat] += 1
            case _:
                pass

    def _change(self, key: Key, was: int, n: int) -> None:
        assert self.counts[key] == was, (key, self.counts[key], was)
        self.counts[key] += n


def _counts(game: Game) -> Counter[Key]:
    """All that is counted, with zeros."""
    found = Counter[Key]()
    for me in game.players:
        found.update({(me.seat, what): n for what, n in _of(me).items()})
    found.update({(-1, what): n for what, n in game.table.parameters.items()})
    return found


def _of(me: Player) -> dict[str, int]:
    return {
        "tr": me.tr,
        **me.stock,
        **{f"production:{what}": n for what, n in me.production.items()},
        **{f"{ON_CARD}{card}": n for card, n in (*me.resources.items(), *me.hosted.items())},
    }


def _wrong(told: Counter[Key], there: Counter[Key]) -> dict[Key, tuple[int, int]]:
    """What the books and the state have, where they differ."""
    return {key: (told[key], there[key]) for key in {*told, *there} if told[key] != there[key]}


def _fleets(game: Game) -> list[int]:
    if SETTLED.name not in game.options.expansions:
        return [0 for _ in game.players]
    return [SETTLED.of(me).fleets for me in game.players]


def _delegates_are_conserved(game: Game) -> None:
    """Every player has seven delegates and nobody's are fourteen, wherever they are; who leads a party has a delegate in it."""
    if SENATE.name not in game.options.expansions:
        return
    at = SENATE.of(game.table)
    found = Counter(at.reserve)
    found.update([*at.lobby, at.chairman, *(seat for party in at.delegates.values() for seat in party)])
    assert found == {NEUTRAL: NEUTRAL_DELEGATES, **{me.seat: OWN_DELEGATES for me in game.players}}, found
    assert at.leaders.keys() == {party for party, seats in at.delegates.items() if seats}
    assert all(seat in at.delegates[party] for party, seat in at.leaders.items())
