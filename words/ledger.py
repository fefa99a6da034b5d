"""The log while it is written: its lines so far, and the values that are added up over several entries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from engine.card import CARDS
from engine.journal import Entry
from engine.named import RESOURCES
from words.catalogue import _, bracketed, commas, dots
from words.lines import Line, Part
from words.names import cards_text, counted, mark, mix_text, player

OWN_HEAD: Final = frozenset(
    {
        "corporation",
        "correction",
        "prelude",
        "generation",
        "production",
        "research",
        "score",
        "neutral",
        "policies",
        "outposts",
        "world",
        "event",
    }
)
"""The kinds of lines that name the players they concern: no player's action caused them, even if a player's answer was the last event
before."""

OF_ALL: Final = frozenset({"world", "event"})
"""The kinds of lines in which the changes of global parameters belong to no player."""
NO_ACTION: Final = frozenset({"drafted", "government", "more", "pass", "end"})
"""The kinds of lines about a player's own act that are none of the actions of a turn."""
EVENTS: Final[set[str]] = set()
"""The kinds of cards that affect all players: their effects are no player's doing, even if a player makes a choice in them."""


def is_action(kind: str) -> bool:
    """Return whether lines of this kind are about an action of a turn."""
    return kind not in OWN_HEAD and kind not in NO_ACTION


class Said(NamedTuple):
    """One line of the log: its text, the seat that acted, and the kind of line."""

    text: str
    seat: int
    kind: str
    concerns: frozenset[int] = frozenset()
    """Seats for whom something changed."""
    effects: tuple[str, ...] = ()
    """The consequences, one by one."""
    head: str = ""
    """The act, without its price and its consequences."""

    @property
    def stands_alone(self) -> bool:
        return self.kind in OWN_HEAD

    @property
    def own(self) -> bool:
        """Whether the line is about a player's own act, and not about what the rules did to the player."""
        return not self.stands_alone or self.kind in ("corporation", "prelude")

    @property
    def of_event(self) -> bool:
        """Whether the line is a choice of `seat` in an event that affects all players."""
        return self.kind == "event"

    @property
    def acts(self) -> bool:
        """Whether the line is one of a player's actions, and not passing, the end of a turn, or an answer in another player's turn."""
        return is_action(self.kind)

    @property
    def of_turn(self) -> bool:
        """Whether the line is something that only a player's own turn allows: an action, passing, or ending the turn."""
        return not self.stands_alone and self.kind not in ("drafted", "government", "more")

    @property
    def goes_on(self) -> bool:
        """Whether the line continues something that an earlier line began."""
        return self.kind == "more"


class Log:
    """The lines written so far, and the values that are being added up for the next line."""

    def __init__(self, names: Sequence[str], ahead: bool = False) -> None:
        """Start an empty log. With `ahead`, the log is a forecast: it shows every changed number before and after the change."""
        self.names, self.ahead = names, ahead
        self.lines: list[Line] = []
        self.made: dict[int, dict[str, int]] = {}
        self.from_energy: dict[int, int] = {}
        self.bought: dict[int, tuple[int, Mapping[str, int]]] = {}
        self.own: str = ""

    def close(self) -> None:
        """Write the lines for the values added up so far (production, cards bought) and reset them."""
        for seat, made in self.made.items():
            gains = commas(counted(made[what], what) for what in RESOURCES if made.get(what))
            energy = self.from_energy.get(seat, 0)
            if energy:
                amount = counted(energy, "energy")
                became = (
                    _("{amount} becomes heat", amount=amount)
                    if self.ahead
                    else _("{amount} became heat", amount=amount)
                )
                gains = bracketed(gains, became)
            who = self.who(seat)
            said = (
                _("{who} produces {what}", who=who, what=gains)
                if self.ahead
                else _("{who} produced {what}", who=who, what=gains)
            )
            self.lines.append(Line("production", seat, said))
        if any(n >= 0 for n, _split in self.bought.values()):
            said = [_bought_by(seat, n, split) for seat, (n, split) in self.bought.items() if n >= 0]
            self.lines.append(Line("research", -1, _("Bought: {what}", what=dots(said))))
        if self.own:
            self.lines.append(Line("research", -1, _("You bought {cards}", cards=self.own)))
        self.made, self.from_energy, self.bought, self.own = {}, {}, {}, ""

    def who(self, seat: int) -> str:
        return player(seat, self.names)

    def start(self, kind: str, entry: Entry, head: str) -> Line:
        self.close()
        self.lines.append(Line(kind, entry.seat, head, entry.cause, ahead=self.ahead))
        return self.lines[-1]

    def line(self, entry: Entry) -> Line:
        """The line that an entry continues; if there is none, a new line with the player's name and the card that causes the entry."""
        begins = entry.cause.source in BEGINNING and bool(self.lines) and self.lines[-1].seat != entry.seat
        if self.made or self.bought or not self.lines or self.lines[-1].kind in CLOSED or begins:
            card = f"**{CARDS[entry.cause.card].name}**" if entry.cause.card else ""
            if card and CARDS[entry.cause.card].kind in EVENTS:
                return self.start("event", entry, card)
            who = self.who(entry.seat) if entry.seat >= 0 else ""
            return self.start("more", entry, commas(part for part in (who, card) if part))
        return self.lines[-1]

    def add(self, entry: Entry, text: str, *inner: str) -> Part:
        line = self.line(entry)
        part = Part(text, -1 if entry.world else entry.seat, line.label(entry.cause), list(inner))
        line.parts.append(part)
        return part


BEGINNING: Final[set[str]] = set()
"""Causes of what players do after one another in one answer: each begins a line. Expansions add theirs."""

CLOSED: Final = frozenset(
    {"pass", "end", "generation", "production", "research", "score", "drafted", "neutral", "policies", "outposts"}
)


def _bought_by(seat: int, n: int, split: Mapping[str, int]) -> str:
    if not n:
        return _("{mark} none", mark=mark(seat))
    what = _("{cards} for {price}", cards=cards_text(n), price=mix_text(split)) if split else cards_text(n)
    return f"{mark(seat)}\u00a0{what}"
