"""Correcting the table by hand, where rules went wrong: what is public changes, nobody gains by it, and nothing reacts to it.

Only bounds are checked, not whether the rules could lead there; the position stays sound. A correction is written as four words
(`Correction.words`), as it is stored in the history and given again in a replay.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from engine import changes, tableau, validation
from engine.agenda import forks
from engine.box import Correctable, CorrectionTarget
from engine.card import CARDS, KEYS
from engine.codec import copy_game
from engine.core import Game, Illegal, Step
from engine.effects.choices import effects_in
from engine.effects.tiles import PLACES, Place, PlaceOffMap
from engine.journal import CORRECTION
from engine.named import PROJECT_DECK, RESOURCES
from engine.state import Player

MOST: Final = 1000
"""More of anything than a game brings."""
MOST_CHANGES: Final = 8
"""How many things are corrected at once."""


class InTheMiddle(Illegal):
    """Raised where a correction would disturb what somebody is doing: the action of the seat `whose` must be over first."""

    def __init__(self, seat: int) -> None:
        super().__init__("in-the-middle")
        self.whose = seat


class Correction(NamedTuple):
    """One thing that is corrected, as in `CorrectionTarget`, and the number that is added to it."""

    kind: str
    seat: int
    what: str
    n: int

    @property
    def words(self) -> tuple[str, ...]:
        """The correction as it is stored: `("stock", "0", "mc", "3")`."""
        return self.kind, str(self.seat), self.what, str(self.n)

    @classmethod
    def read(cls, words: Sequence[str]) -> Correction:
        """Read a correction from its words; raises `Illegal` for others.

        >>> Correction.read(("stock", "0", "mc", "-3"))
        Correction(kind='stock', seat=0, what='mc', n=-3)
        """
        try:
            kind, seat, what, n = words
            return cls(kind, int(seat), what, int(n))
        except ValueError:
            raise Illegal("unknown") from None


def _stock(game: Game, seat: int) -> Iterator[CorrectionTarget]:
    for what in RESOURCES if seat >= 0 else ():
        yield CorrectionTarget("stock", seat, what, game.players[seat].stock[what], 0, MOST)


def _production(game: Game, seat: int) -> Iterator[CorrectionTarget]:
    for what in RESOURCES if seat >= 0 else ():
        yield CorrectionTarget(
            "production", seat, what, game.players[seat].production[what], changes.lowest_production(what), MOST
        )


def _rating(game: Game, seat: int) -> Iterator[CorrectionTarget]:
    if seat >= 0:
        yield CorrectionTarget("rating", seat, "tr", game.players[seat].tr, 0, MOST)


def _resources(game: Game, seat: int) -> Iterator[CorrectionTarget]:
    if seat >= 0:
        me = game.players[seat]
        for card in (card for card in me.played if CARDS[card].holds):
            yield CorrectionTarget("resources", seat, CARDS[card].key, me.resources.get(card, 0), 0, MOST)
        for card, n in me.hosted.items():
            yield CorrectionTarget("resources", seat, CARDS[card].key, n, 0, MOST)


def _currencies(game: Game, seat: int) -> Iterator[CorrectionTarget]:
    for key in game.box.currencies if seat >= 0 else ():
        yield CorrectionTarget("currency", seat, key, tableau.pieces_held(game, game.players[seat], key), 0, MOST)


def _tracks(game: Game, seat: int) -> Iterator[CorrectionTarget]:
    """The global parameters in steps from their beginnings; those of tiles are corrected with the tiles."""
    for key, parameter in game.box.parameters.items() if seat < 0 else ():
        if key not in PARAMETER_OF_TILE.values():
            most = parameter.left(parameter.start)
            yield CorrectionTarget("track", seat, key, most - parameter.left(game.table.parameters[key]), 0, most)


PARAMETER_OF_TILE: Final[Mapping[str, str]] = {"ocean": "oceans"}
"""The tiles that a global parameter counts: it moves with them."""


def _tiles(game: Game, seat: int) -> Iterator[CorrectionTarget]:
    """The tiles that lie there, and those that could lie on a free space: usual ones, and those of the player's cards in play."""
    table = game.table
    lying = {space: tile.kind for space, tile in table.tiles.items() if tile.owner == seat}
    for space, kind in lying.items():
        yield CorrectionTarget("tile", seat, f"{kind}@{space}", 1, 0, 1)
    own = [game.box.cards[card] for card in _in_play(game.players[seat])] if seat >= 0 else []
    usual = (
        ["ocean"]
        if seat < 0 and not tableau.is_solo(game)
        else [kind for kind in PLACES if seat < 0 or kind != "ocean"]
    )
    correctable_kinds = dict.fromkeys(
        (*usual, *(e.tile for card in own for e in effects_in(card) if isinstance(e, Place)))
    )
    for kind in correctable_kinds:
        if kind == "ocean" and seat >= 0:
            continue
        most = min(1, _left(game, kind))
        for space in game.box.map.spaces:
            if space not in table.tiles:
                yield CorrectionTarget("tile", seat, f"{kind}@{space}", 0, 0, most)
    for effect in (e for card in own for e in effects_in(card) if isinstance(e, PlaceOffMap)):
        if effect.space not in table.tiles:
            yield CorrectionTarget("tile", seat, f"city@{effect.space}", 0, 0, 1)


def _left(game: Game, kind: str) -> int:
    """How many more tiles of a kind there can be."""
    counted = PARAMETER_OF_TILE.get(kind)
    return game.box.parameters[counted].left(game.table.parameters[counted]) if counted else MOST


def _outposts(game: Game, seat: int) -> Iterator[CorrectionTarget]:
    for key, stands in game.table.outposts.items() if seat < 0 else ():
        yield CorrectionTarget("outpost", seat, key, stands.marker, 0, game.box.outposts[key].end)


def _settlements(game: Game, seat: int) -> Iterator[CorrectionTarget]:
    for key, stands in game.table.outposts.items() if seat >= 0 else ():
        own, room = stands.settled.count(seat), game.box.outposts[key].room - len(stands.settled)
        yield CorrectionTarget("settlement", seat, key, own, 0, own + room)


def _cards(game: Game, seat: int) -> Iterator[CorrectionTarget]:
    """The project cards in play; those of the hand can be put into play, but only their holder knows that they are there."""
    if seat >= 0:
        me = game.players[seat]
        for card in (*_in_play(me), *me.hosted):
            if game.box.deck_of_card.get(card) == PROJECT_DECK:
                yield CorrectionTarget("card", seat, CARDS[card].key, 1, 0, 1)
        for card in me.hand:
            yield CorrectionTarget("card", seat, CARDS[card].key, 0, 0, 1, to=seat)


def _in_play(me: Player) -> tuple[int, ...]:
    return *me.played, *me.events


def _correct_tile(game: Game, spot: CorrectionTarget, n: int) -> None:
    kind, _at, space = spot.what.partition("@")
    changes.correct_tile(game, spot.seat, kind, space, n)
    if kind in PARAMETER_OF_TILE:
        counted, value = game.box.parameters[PARAMETER_OF_TILE[kind]], game.table.parameters[PARAMETER_OF_TILE[kind]]
        if counted.left(value) >= n and counted.left(counted.start) - counted.left(value) >= -n:
            changes.correct_parameter(game, counted.key, n)


def _settle(game: Game, spot: CorrectionTarget, n: int) -> None:
    for _ in range(abs(n)):
        if n > 0:
            changes.found_settlement(game, game.players[spot.seat], spot.what, CORRECTION)
        else:
            changes.remove_settlement(game, game.players[spot.seat], spot.what)


_USUAL: Final[tuple[Correctable, ...]] = (
    Correctable("stock", _stock, lambda g, s, n: changes.change_stock(g, g.players[s.seat], s.what, n, CORRECTION)),
    Correctable("production", _production, lambda g, s, n: changes.change_production(g, g.players[s.seat], s.what, n, CORRECTION)),
    Correctable("rating", _rating, lambda g, s, n: changes.correct_rating(g, g.players[s.seat], n)),
    Correctable("resources", _resources, lambda g, s, n: changes.change_card_resources(g, g.players[s.seat], KEYS[s.what], n, CORRECTION)),
    Correctable("currency", _currencies, lambda g, s, n: changes.correct_currency(g, g.players[s.seat], s.what, n)),
    Correctable("tile", _tiles, _correct_tile),
    Correctable("track", _tracks, lambda g, s, n: changes.correct_parameter(g, s.what, n)),
    Correctable("outpost", _outposts, lambda g, s, n: changes.move_marker(g, s.what, n, CORRECTION)),
    Correctable("settlement", _settlements, _settle),
    Correctable("card", _cards, lambda g, s, n: changes.correct_card(g, g.players[s.seat], KEYS[s.what], n)),
)  # fmt: skip
"""What can be corrected in every game that has it."""


def correctable_kinds(game: Game) -> dict[str, Correctable]:
    """What can be corrected at this table, by key."""
    return {**{kind.key: kind for kind in _USUAL}, **game.box.correctable}


def targets(game: Game, kind: str, seat: int, asker: int = -1) -> list[CorrectionTarget]:
    """The things of a kind that a seat (-1: nobody) has and `asker` may ask to correct; those that cannot change are left out.

    What is hidden is not among them, except for one's own hand.
    """
    found = correctable_kinds(game).get(kind)
    if found is None or not -1 <= seat < len(game.players):
        return []
    return [spot for spot in found.targets(game, seat) if spot.to in (-1, asker) and spot.least < spot.most]


def corrected(game: Game, wanted: Sequence[Correction], asker: int = -1, agreed: Sequence[int] = ()) -> Game:
    """A copy of a game with these corrections; `asker` and `agreed` are as in `journal.Corrected`. The journal has what was corrected.

    Raises `Illegal`, always for reasons that all can see: not-now (in the set-up and after the end), in-the-middle (of an action which
    that would disturb), out-of-bounds, and unknown. Whoever has chosen something in secret that it may disturb chooses again.
    """
    if game.over or game.table.phase == "setup" or game.table.phase in game.box.setup:
        raise Illegal("not-now")
    if not 0 < len(wanted) <= MOST_CHANGES:
        raise Illegal("too-many" if wanted else "too-few")
    copy = copy_game(game)
    copy.derive_pending()
    asked, concerned = dict(copy.pending), {change.seat for change in wanted if change.seat >= 0}
    if busy := _busy(copy, wanted):
        raise InTheMiddle(min(busy))
    for seat in sorted(concerned):
        if any(fork.has_answered(seat) for fork in forks(copy.agenda)):
            copy.reopen(seat)
    copy.barrier()
    copy.triggers_muted = True
    changes.announce_correction(copy, asker, agreed)
    for change in wanted:
        _correct(copy, change, asker)
    copy.triggers_muted = False
    copy.tokens = [n + 1 for n in game.tokens]
    copy.derive_pending()
    for seat, decision in asked.items():
        now = copy.decision(seat)
        if now is None or (now.key != decision.key and seat not in concerned):
            raise InTheMiddle(seat)
    validation.check(copy)
    return copy


def _correct(game: Game, change: Correction, asker: int) -> None:
    known = {spot.what: spot for spot in targets(game, change.kind, change.seat, asker)}
    spot = known.get(change.what)
    if spot is None:
        raise Illegal("unknown")
    if not change.n or not spot.least <= spot.now + change.n <= spot.most:
        raise Illegal("out-of-bounds")
    correctable_kinds(game)[change.kind].change(game, spot, change.n)


def _busy(game: Game, wanted: Iterable[Correction]) -> set[int]:
    """The seats in the middle of something that these corrections would disturb: their own, or that of anybody for what all share.

    Who may begin an action, or chooses in secret together with others, is in the middle of nothing.
    """
    apart = {seat for fork in forks(game.agenda) for seat in fork.lanes}
    busy = {seat for seat, asked in game.pending.items() if not asked.opens and seat not in apart}
    shared = any(change.seat < 0 or change.kind in ("tile", "settlement") for change in wanted)
    cards = {KEYS.get(change.what) for change in wanted if change.kind == "card"}
    found = busy if shared else busy & {change.seat for change in wanted}
    for lane in (game.agenda, *game.homework.values(), game.triggered):
        for step in lane:
            if isinstance(step, Step) and {step.cause.card, step.cause.trigger} & cards:
                found = found | {step.seat}
    return found


def seats_losing(wanted: Iterable[Correction]) -> set[int]:
    """The seats that would lose something by these corrections: less of anything, a card, or a space."""
    return {change.seat for change in wanted if change.seat >= 0 and (change.n < 0 or change.kind == "card")}
