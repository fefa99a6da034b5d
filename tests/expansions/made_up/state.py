"""What the made-up expansion keeps of its own: a hidden deck of omens, one that all see, one that each player holds.

The phase `omens` lies between research and actions, the set-up deals in a slot that the table has, and shrines lie beside the map.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from engine import changes
from engine.card import CARDS, Card, Part, card_of_kind, picked
from engine.core import Cause, Decision, Effect, Game
from engine.effects import gain, production
from engine.effects.order import Triggered
from engine.expansions import CardDeck
from engine.journal import Entry
from engine.outposts import Outpost, Row
from engine.slots import Slot
from engine.state import ExpansionState, Player
from engine.visible import HIDDEN, OWNERS, PUBLIC, Cards, StatePart


class OmenTable(StatePart):
    """State at the table: the omen in force, the hidden one for the next phase, and the earlier ones by generation."""

    current: Annotated[Cards, PUBLIC] = []
    sealed: Annotated[Cards, HIDDEN] = []
    were: Annotated[dict[int, int], PUBLIC] = {}


class OmenPlayer(StatePart):
    """State of a player: an omen that only its owner sees, one that nobody sees, a secret bet, the number of bets won, and favours."""

    charm: Annotated[Cards, OWNERS] = []
    unread: Annotated[Cards, HIDDEN] = []
    bet: Annotated[list[str], OWNERS] = []
    won: Annotated[int, PUBLIC] = 0
    favours: Annotated[int, PUBLIC] = 0


OMENS: Final = ExpansionState("made_up", OmenTable, OmenPlayer)
DECK: Final = "omens"


def omen(number: str, name: str, *parts: Part) -> Card:
    """Declare an omen, a card of a new kind whose effects happen to all players."""
    return card_of_kind("omen", number, name, 0, "", parts)


# fmt: off
CARDS_OF_OMENS: Final = (
    omen("X911", "Red Sky", gain(heat=1)),
    omen("X912", "Green Dawn", gain(plants=1)),
    omen("X913", "Iron Rain", gain(steel=1)),
    omen("X914", "White Noise", gain(energy=1)),
    omen("X915", "Long Night", production(energy=1)),
    omen("X916", "Good Harvest", gain(plants=2)),
    omen("X917", "Silver Comet", gain(titanium=1)),
    omen("X918", "Windfall", gain(mc=2)),
)
# fmt: on
DECKS: Final = (CardDeck(DECK, ("omen",)),)
ROWS: Final = (Row("shrines", (Outpost("north-shrine", end=4), Outpost("south-shrine", end=4, room=1))),)
SLOTS: Final = (Slot("omens", after="research"),)


class OmensDealt(Entry, frozen=True):
    """Each player has an omen to read and one to leave unread; one is sealed."""


class OmenShown(Entry, frozen=True):
    """The sealed omen is in force, and another is sealed; 0 where none was."""

    card: int


class BetWon(Entry, frozen=True):
    """The player had bet on the omen that was shown."""


class BetMade(Entry, frozen=True):
    """What a player bet on: for who did."""

    cards: tuple[int, ...]


class CharmRead(Entry, frozen=True):
    """The player reads the omen that was unread, and puts the other in its place."""


class DealOmens(Effect, frozen=True):
    """Deal each player an omen to read, then one to leave unread, as far as they last; one lies sealed at the table."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        sealed = changes.take_from(game, DECK, 1)
        charms = [changes.take_from(game, DECK, 1) for _ in game.players]
        unread = [changes.take_from(game, DECK, 1) for _ in game.players]
        for p, charm, other in zip(game.players, charms, unread, strict=True):
            changes.update_state(game, OMENS.of(p), OmensDealt(p.seat), charm=charm, unread=other)
        changes.update_state(game, OMENS.of(game.table), OmensDealt(-1), sealed=sealed)


class OmenPhase(Effect, frozen=True):
    """The omen in force is discarded, the sealed one shown and another sealed; it happens to all, and all may bet on the next."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        table, n = OMENS.of(game.table), len(game.players)
        changes.put_on_discard_piles(game, table.current)
        game.barrier()
        seats = [(game.table.first + i) % n for i in range(n)]
        shown, number = table.sealed, next(iter(table.sealed), 0)
        were = {**table.were, game.table.generation: number} if number else table.were
        sealed = changes.take_from(game, DECK, 1)
        changes.update_state(game, table, OmenShown(-1, number), current=shown, sealed=sealed, were=were)
        if number:
            changes.move_marker(game, "north-shrine", 1, Cause(number))
            for seat in seats:
                own = OMENS.of(game.players[seat])
                if own.bet == [CARDS[number].as_card]:
                    changes.update_state(game, own, BetWon(seat, cause=Cause(number)), won=own.won + 1)
                for effect in CARDS[number].play:
                    game.then(effect, seat, Cause(number))
        for seat in seats:
            game.then(BetOrSwap(), seat)
        game.then(Triggered(), me.seat)


class BetOrSwap(Effect, frozen=True):
    """Bet in secret on what the sealed omen is, or read the unread one instead of one's own."""

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        every = tuple(CARDS[number].as_card for number in game.box.decks[DECK])
        return Decision(me.seat, "bet-or-swap", ("swap", *every), 0, 1, ask_always=True, opens=True)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        own = OMENS.of(me)
        cards = tuple(picked(pick) for pick in picks if pick != "swap")
        bet = [CARDS[card].as_card for card in cards]
        changes.update_state(game, own, BetMade(me.seat, cards, to=me.seat), bet=bet)
        if "swap" in picks and own.unread:
            changes.update_state(game, own, CharmRead(me.seat), charm=own.unread, unread=own.charm)
            game.barrier()


class Pilgrimage(Effect, frozen=True):
    """Settle at a shrine that has room."""

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        standing = game.table.outposts
        open_ones = [o.key for row in ROWS for o in row.outposts if len(standing[o.key].settled) < o.room]
        free = tuple(f"shrine:{key}" for key in open_ones)
        return Decision(me.seat, "pilgrimage", free, min(1, len(free)), min(1, len(free)))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            changes.found_settlement(game, me, pick.partition(":")[2], cause)
