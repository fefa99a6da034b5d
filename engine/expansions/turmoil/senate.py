"""The senate as all may see it: parties, delegates, leaders, influence. All functions take a game or a view of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine import tableau
from engine.effect import Modifier
from engine.expansions.turmoil.state import PARTIES, SENATE

if TYPE_CHECKING:
    from engine.core import Game
    from engine.state import Player, PlayerOrSeat
    from engine.tableau import GameOrView


class Influence(Modifier, frozen=True):
    """The owner of the card has `n` more influence."""

    n: int = 1


class Party(NamedTuple):
    """A party: its delegates by owner (a seat, or -1 for neutral ones), most first, and the owner of the leader, None without one."""

    key: str
    delegates: dict[int, int]
    leader: int | None
    dominant: bool
    ruling: bool

    @property
    def size(self) -> int:
        """The number of its delegates."""
        return sum(self.delegates.values())


class Senate(NamedTuple):
    """All that is to be seen of the senate; owners are seats, -1 stands for neutral delegates."""

    parties: tuple[Party, ...]
    """Clockwise."""
    ruling: str
    dominant: str
    chairman: int
    reserve: dict[int, int]
    """By owner, with the neutral one last."""
    lobby: tuple[int, ...]
    """The seats that have a delegate in the lobby."""
    influence: tuple[int, ...]
    """By seat."""
    events: dict[str, int]
    """The cards of the global events, 0 where there is none: `current`, `coming` and `distant`."""


def senate(game: GameOrView) -> Senate:
    """The senate of a game or a view."""
    at = SENATE.of(game.table)
    parties: list[Party] = []
    for key in PARTIES:
        who = at.delegates.get(key, ())
        counts = {owner: who.count(owner) for owner in sorted(set(who), key=lambda seat: (-who.count(seat), seat))}
        parties.append(Party(key, counts, at.leaders.get(key), key == at.dominant, key == at.ruling))
    return Senate(
        parties=tuple(parties),
        ruling=at.ruling,
        dominant=at.dominant,
        chairman=at.chairman,
        reserve={owner: at.reserve[owner] for owner in sorted(at.reserve, key=lambda owner: (owner < 0, owner))},
        lobby=tuple(sorted(at.lobby)),
        influence=tuple(influence(game, p) for p in game.players),
        events={
            when: next(iter(cards), 0)
            for when, cards in (("current", at.current), ("coming", at.coming), ("distant", at.distant))
        },
    )


def influence(game: GameOrView, me: PlayerOrSeat) -> int:
    """How much influence a player has: as chairman, as leader of the dominant party, with a further delegate there, and by cards."""
    if me.seat < 0:
        return 0
    at = SENATE.of(game.table)
    leads = at.leaders.get(at.dominant) == me.seat
    further = at.delegates.get(at.dominant, ()).count(me.seat) > leads
    return (at.chairman == me.seat) + leads + further + sum(m.n for _, m in tableau.modifiers(game, me, Influence))


def delegates_in(game: GameOrView, me: PlayerOrSeat, party: str) -> int:
    """How many delegates of a player are in a party."""
    return SENATE.of(game.table).delegates.get(party, ()).count(me.seat)


def parties_joined(game: GameOrView, me: PlayerOrSeat) -> int:
    """The number of parties in which a player has a delegate."""
    return sum(me.seat in who for who in SENATE.of(game.table).delegates.values())


def parties_led(game: GameOrView, me: PlayerOrSeat) -> int:
    """The number of parties that a player leads."""
    return sum(leader == me.seat for leader in SENATE.of(game.table).leaders.values())


def points(game: Game, me: Player) -> int:
    """The victory points of a player in the senate: 1 as chairman, and 1 for each party that they lead."""
    return (SENATE.of(game.table).chairman == me.seat) + parties_led(game, me)


def in_reserve(game: GameOrView, me: PlayerOrSeat) -> int:
    """The number of delegates in the reserve of a player."""
    return SENATE.of(game.table).reserve.get(me.seat, 0)


def free_delegates(game: GameOrView, me: PlayerOrSeat) -> int:
    """The number of delegates in the reserve and the lobby of a player: for all but the verb, both are one supply (ruling r235)."""
    return in_reserve(game, me) + (me.seat in SENATE.of(game.table).lobby)


def in_parties(game: Game, me: Player) -> int:
    """The number of own delegates in parties, leaders included, and the chairman (milestone Lobbyist of Amazonis)."""
    at = SENATE.of(game.table)
    return sum(who.count(me.seat) for who in at.delegates.values()) + (at.chairman == me.seat)


def leading(game: Game, me: Player) -> int:
    """The number of parties that a player leads, and the influence that events would count now (award Politician)."""
    return parties_led(game, me) + influence(game, me)
