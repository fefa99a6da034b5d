"""What holds in every position between two answers. A save in which it does not hold was damaged or comes from another program."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Final, Protocol

from engine.agenda import forks
from engine.card import BEGINNER, CARDS, KEYS
from engine.changes import lowest_production
from engine.core import Cause, Fork, Game, Step
from engine.expansions import names_in
from engine.named import RESOURCES, names_used
from engine.prices import MOST_CLAIMED
from engine.state import Player, Table
from engine.visible import cards_in

OF_GAME: Final = frozenset({"setup", "final", "over"})
"""The phases that are no slot, neither of the set-up nor of a generation."""


class InvalidState(ValueError):
    """Raised for a position that no game can reach; the message says what is wrong and shows no card."""


class TableAndPlayers(Protocol):
    """What a game and a save have in common: the table and the players."""

    @property
    def table(self) -> Table: ...

    @property
    def players(self) -> Sequence[Player]: ...


def all_cards(game: TableAndPlayers) -> Sequence[int]:
    """Every card of the game, zone by zone; each card must occur exactly once."""
    found = [card for deck in game.table.decks.values() for card in (*deck.cards, *deck.discard)]
    for state in chain(game.table.own.values(), game.players, *(p.own.values() for p in game.players)):
        found += cards_in(state)
    return found


def check(game: Game) -> None:
    """Raise `InvalidState` unless the position, its agenda and its pending decisions can belong to a game with these options."""
    seats = range(game.options.players)
    _need([p.seat for p in game.players] == list(seats), "the seats are not those of the options")
    _need(len(game.tokens) == len(seats) and min(game.tokens) >= 0, "the tokens are not one for each seat")
    _need(0 <= game.floor <= game.answered and game.chance >= 0, "the counters contradict each other")
    _need(game.last in (-1, *seats), "the last answer has no seat")
    _cards(game)
    for player in game.players:
        _player(game, player)
    _table(game, seats)
    _agenda(game, seats)
    _need(game.over or bool(game.pending), "nobody is asked")


def _need(holds: bool, otherwise: str) -> None:
    if not holds:
        raise InvalidState(otherwise)


def _cards(game: Game) -> None:
    found = Counter(all_cards(game))
    # Several players may have the Beginner Corporation, which is in no deck.
    found.pop(KEYS[BEGINNER], None)
    boxed = {card for deck in game.box.decks.values() for card in deck}
    lacking, beyond = len(boxed - found.keys()), len(found.keys() - boxed)
    _need(
        not lacking,
        f"{lacking} of the cards in the box are not in the game. A card that an expansion got after games with it had begun "
        "must be named in its `Expansion.later`",
    )
    _need(
        not beyond,
        f"{beyond} of the cards in the game are not in the box. A card that was released is never taken away",
    )
    _need(found.total() == len(found), "a card is in two zones")


def _player(game: Game, p: Player) -> None:
    _need(p.stock.keys() == {*RESOURCES} == p.production.keys(), "a stock is missing")
    _need(min(p.stock.values()) >= 0 and p.tr >= 0, "a stock is negative")
    _need(all(n >= lowest_production(what) for what, n in p.production.items()), "a production is too low")
    _need(p.resources.keys() <= set(p.played) and min(p.resources.values(), default=1) > 0, "resources lie on no card")
    _need(min(p.hosted.values(), default=0) >= 0, "resources on a hosted card are negative")
    known = game.box.cards
    named = (p.corporation, p.first_action, *p.first_actions, *p.memo, *p.used, *p.next_card)
    _need(all(not card or card in known for card in named), "a card is not in the box")
    _need(not p.corporation or p.corporation in (*p.played, *p.events), "a corporation is not in play")
    _need(set(p.next_card) <= {*p.events, *p.played}, "a card that changes the next card was not played")


def _table(game: Game, seats: range) -> None:
    table, box = game.table, game.box
    _need(table.parameters.keys() == box.parameters.keys(), "the parameters are not those of the box")
    for key, parameter in box.parameters.items():
        most = parameter.left(parameter.start)
        _need(0 <= parameter.left(table.parameters[key]) <= most, "a parameter is off its track")
    _need(table.decks.keys() == box.decks.keys(), "the decks are not those of the box")
    tiles = names_in(game.options)["tile"]
    _need(
        all(tile.kind in tiles and tile.owner in (-1, *seats) for tile in table.tiles.values()), "a tile is of no kind"
    )
    _need(all(space in box.map.spaces or space in tiles for space in table.tiles), "a tile is on no space")
    _need(all(space in box.map.spaces for space in table.claims), "a claim is on no space")
    _need(all(space in box.map.spaces or space in tiles for space in table.markers), "a marker is on no space")
    robbed = (*seats, -1) if len(seats) == 1 else seats
    _need(all(t.by in seats and t.seat in robbed for t in table.taken), "something was taken from no seat")
    for goals, known in ((table.milestones, box.milestones), (table.awards, box.awards)):
        _need(goals.keys() <= known.keys() and len(goals) <= MOST_CLAIMED, "a goal is not in play")
    marked = (marker.owner for marker in table.markers.values())
    owners = chain(
        table.claims.values(), marked, table.milestones.values(), table.awards.values(), (table.first, table.active)
    )
    _need(all(seat in seats for seat in owners), "something belongs to no seat")
    _need(set(table.policies) <= box.policies.keys(), "a policy is not in the box")
    _outposts(game, seats)
    phases = OF_GAME | box.setup.keys() | box.phases.keys()
    _need(table.generation >= 1 and table.phase in phases, "the phase is none of the game")


def _outposts(game: Game, seats: range) -> None:
    for key, standing in game.table.outposts.items():
        outpost = game.box.outposts.get(key)
        _need(outpost is not None and 0 <= standing.marker <= outpost.end, "an outpost is not in the box")
        _need(all(seat in seats for seat in standing.settled), "a settlement belongs to no seat")


def _agenda(game: Game, seats: range) -> None:
    known = names_in(game.options)
    for step in _steps([game.agenda, *game.homework.values(), game.triggered]):
        cause = step.cause
        _need(step.seat in (-1, *seats), "a step belongs to no seat")
        _need(_known_card(cause), "a step is caused by no card")
        _need(all(use.name in known[use.kind] for use in names_used(step.effect)), "a step names nothing in the box")
    _need(set(game.homework) <= set(seats), "homework belongs to no seat")
    for fork in forks(game.agenda):
        _fork(fork, seats)


def _fork(fork: Fork, seats: range) -> None:
    _need(fork.lanes.keys() == fork.start.keys() and set(fork.lanes) <= set(seats), "a lane belongs to no seat")


def _known_card(cause: Cause) -> bool:
    return all(not card or card in CARDS for card in (cause.card, cause.trigger))


def _steps(lanes: Iterable[Sequence[Step | Fork]]) -> Iterator[Step]:
    for lane in lanes:
        for node in lane:
            if isinstance(node, Step):
                yield node
            else:
                forks: Mapping[int, list[Step]]
                for forks in (node.lanes, node.start):
                    yield from chain.from_iterable(forks.values())
