"""The history as paragraphs: one for each player's turn, and one for each thing that no single player did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from itertools import groupby
from typing import Any, Final

from bot import limits, speech
from bot.screens import seats
from bot.speech import N_, Said, _
from bot.tables import Done, Status
from engine.journal import Drafted, Entry, TilePlaced, TurnEnded

OF_TABLE: Final = ("agreed", "seat", "damaged", "admin")
"""The kinds of entries that say something of their own."""
TABLE = -1
"""Stands for a seat in a paragraph of no single player, such as production or what everybody bought."""


@dataclass(slots=True)
class Line:
    """One sentence of a paragraph, with the seats that it concerns."""

    text: str
    concerns: frozenset[int]
    undone: bool = False
    by: int = TABLE
    """The seat that did it, or TABLE."""
    chosen: int = TABLE
    """The seat that chose it in something that happens to all, or TABLE."""
    kind: str = ""
    """The kind of line in the log."""

    def said(self) -> str:
        return speech.pair(f"~~{self.text}~~", _("undone")) if self.undone else self.text


@dataclass(slots=True)
class Paragraph:
    """Consecutive actions of one player, or one thing that no single player did. `first`, `last`: numbers of entries."""

    seat: int
    turn: int
    first: int
    last: int
    at: datetime
    actions: int = 0
    stands: bool = False
    """Whether something in it is not undone."""
    stand_in: bool = False
    """Whether a robot did it for an absent player."""
    lines: list[Line] = field(default_factory=list)
    names: Mapping[int, str] = field(default_factory=dict)
    """By seat, the names of those who held it then and do not any more."""

    def said(self, status: Status, when: str = "") -> list[str]:
        """Return a head with a bullet for each action; without actions the sentences alone, which say whom they concern."""
        lines = [line.said() for line in self.lines]
        if self.seat == TABLE:
            return lines
        if self.stands and not self.actions:
            return [speech.dots((line, when)) for line in lines]
        who = self.who(status)
        if self.stand_in:
            who = _("{who} (robot)", who=who)
        head = f"**{who}**"
        if self.actions:
            head = speech.plural("**{who}** took {n} action", "**{who}** took {n} actions", self.actions, who=who)
        return [speech.dots((head, when)), *(f"- {line}" for line in lines)]

    def who(self, status: Status) -> str:
        """Return the player, under the name of who held the seat then."""
        return speech.who(status.under(self.names), self.seat)


def paragraphs(
    done: Iterable[Done], status: Status, seat: int | None = None, earlier: Iterable[Done] = ()
) -> list[Paragraph]:
    """Make paragraphs of the history, oldest first, as `seat` may read it. `earlier`: older entries that an undo in `done` may name."""
    out: list[Paragraph] = []
    known = {entry.number: entry for entry in earlier}
    for entry in _wholes(done, status):
        known[entry.number] = entry
        then = status.under(entry.names)
        if entry.kind in OF_TABLE:
            taken = [known[number] for number in sorted(entry.taken_back) if number in known]
            concerns = {entry.facts["seat"]} if "seat" in entry.facts else {d.seat for d in taken}
            back = _begun(out, entry, TABLE)
            back.lines.append(Line(of_table(entry, taken, then), frozenset(concerns)))
            back.last, back.stands = entry.number, True
        for said in speech.said([e for e in entry.news if not isinstance(e, TurnEnded)], then, seat):
            into = _begun(out, entry, TABLE if said.stands_alone else entry.seat)
            told, by_stand_in = said.text, entry.facts.get("by") == "stand-in"
            if entry.by_order and said.own:
                told = _("{what}, by order", what=told)
            elif by_stand_in and said.kind == "pass":  # an action's head says so
                told = _("{what}, by a stand-in", what=told)
            by, among = said.seat if said.own else TABLE, said.seat if said.of_event else TABLE
            into.lines.append(Line(told, said.concerns, entry.undone, by, among, said.kind))
            into.last = entry.number
            into.stand_in |= by_stand_in
            into.stands |= not entry.undone
            into.actions += said.acts and not entry.undone
    return out


def of_table(entry: Done, taken: Sequence[Done], status: Status) -> str:
    """Return a sentence about an entry that is nobody's answer."""
    if entry.kind == "seat":
        return seats.changed(entry.facts, status)
    if entry.kind == "agreed":
        who = speech.who(status, entry.seat)
        said = _("{who} went back, as agreed", who=who) if len(status.people) > 1 else _("{who} went back", who=who)
    elif entry.kind == "damaged":
        said = _("The newest position could not be read. The game went back")
    else:
        said = managed(entry.facts)
    return _went_back(said, taken, status)


MANAGED: Final = {
    "back": N_("{who}, a server manager, took the game back"),
    "start": N_("{who}, a server manager, started the game"),
    "correct": N_("{who}, a server manager, corrected the table"),
    "again": N_("{who}, a server manager, had the messages posted again"),
    "export": N_("{who}, a server manager, exported what is public about the game"),
    "move": N_("{who}, a server manager, moved the game to another bot"),
    "seat": N_("{who}, a server manager, gave a seat to {to}"),
    "end": N_("{who}, a server manager, ended the game"),
    "strike": N_("{who}, a server manager, left the game out of levels and seasons"),
}


def managed(facts: Mapping[str, Any]) -> str:
    """Return a sentence about what a manager of the server did."""
    who, to = (f"**{speech.verbatim(str(facts.get(field, '')))}**" for field in ("name", "to"))
    said = MANAGED.get(facts.get("what", ""), N_("{who}, a server manager, changed something here"))
    return _(said, who=who, to=to)


def _went_back(said: str, taken: Sequence[Done], status: Status) -> str:
    """Add to a sentence to before what the game went back, and how many answers went with it."""
    if not taken:
        return said
    first = next(iter(speech.said(taken[0].news, status)), None)
    # What all have chosen is revealed with the last choice, and is not what was done there.
    what = of_lane(taken[0]) or (first.head if first is not None else "")
    if what:
        said = _("{went_back}, to before: {what}", went_back=said, what=what)
    return _("{went_back}. Undone: {list}", went_back=said, list=counted(status, taken))


def counted(status: Status, done: Iterable[Done]) -> str:
    """Return how many answers of each player there are."""
    by = sorted(Counter(d.seat for d in done).items())
    said = [
        speech.plural("{who} {n} action", "{who} {n} actions", n, who=speech.who(status, seat))
        for seat, n in by
        if seat >= 0
    ]
    said += [speech.plural("{n} correction", "{n} corrections", n) for seat, n in by if seat < 0]
    return speech.dots(said)


def _begun(out: list[Paragraph], entry: Done, seat: int) -> Paragraph:
    """Return the paragraph to continue: the last one, or a new one for another player or turn unless all before was undone."""
    last = out[-1] if out else None
    other = last is None or last.seat != seat or last.names.get(seat) != entry.names.get(seat)
    if last is None or other or (last.turn != entry.turn and last.stands):
        last = Paragraph(seat, entry.turn, entry.number, entry.number, entry.at, names=entry.names)
        out.append(last)
    last.turn = entry.turn
    return last


def _wholes(done: Iterable[Done], status: Status) -> list[Done]:
    """Merge answers that belong together: an action that looked at cards is committed in two parts and shown as one."""
    out: list[Done] = []
    for entry in done:
        if entry.kind in ("undo", "reopen"):
            continue
        before = out[-1] if out else None
        if before and _alike(before, entry) and _goes_on(before, entry, status):
            out[-1] = replace(before, news=(*before.news, *entry.news))
        else:
            out.append(entry)
    return out


def _goes_on(before: Done, entry: Done, status: Status) -> bool:
    lines = speech.said(entry.news, status)
    if lines and lines[0].kind == "prelude":  # one that an action has found, or one of the game's beginning
        begun = speech.said(before.news, status)
        return bool(begun) and begun[-1].acts
    return bool(lines) and lines[0].goes_on


def _alike(one: Done, other: Done) -> bool:
    return (one.seat, one.turn, one.undone, one.by_order) == (other.seat, other.turn, other.undone, other.by_order)


def told(done: Iterable[Done], status: Status, earlier: Iterable[Done] = ()) -> list[str]:
    """Return the history in lines, oldest first, as anybody may read it; undone lines are struck through."""
    return spaced([line for found in paragraphs(done, status, None, earlier) for line in found.said(status)])


def spaced(lines: Sequence[str]) -> list[str]:
    """Put an empty line after each list: some clients draw the next sentence into the list's last item."""
    before = ["", *lines]
    return [
        f"\n{line}" if last.startswith("- ") and not line.startswith("- ") else line
        for last, line in zip(before, lines, strict=False)
    ]


def of_lane(entry: Done) -> str:
    """Return what the player has chosen in private, such as the cards bought in research.

    To others, it says only that there was a choice. Empty for what was not chosen in private.
    """
    if not entry.forked:
        return ""
    chosen = [speech.card_of(key) for picks in entry.picks for key in picks]
    if not entry.picks or None in chosen:
        return _("a choice of cards")
    cards = [card for card in chosen if card is not None]
    begun = [f"**{card.name}**" for card in cards if card.kind in ("corporation", "prelude")]
    bought = len(cards) - len(begun)
    said = [_("chose {cards}", cards=speech.listed(begun))] if begun else []
    if bought:
        said.append(speech.plural("bought {n} card", "bought {n} cards", bought))
    return speech.commas(said) or _("bought no cards")


def own(done: Iterable[Done], status: Status, seat: int, but: str = "") -> list[str]:
    """Return what one player did or chose, without effects of their answer on everybody, and without lines of the kind `but`."""
    told = (line for p in paragraphs(done, status, seat) for line in p.lines if seat in (p.seat, line.chosen))
    return [line.said() for line in told if not line.undone and (not but or line.kind != but)]


def chosen(done: Iterable[Done], status: Status, seat: int) -> list[str]:
    """Return what one player did, private choices included."""
    out: list[str] = []
    for private, entries in groupby(done, lambda entry: entry.forked):
        if private:
            out += [
                line for entry in _drafts_at_once(entries) for line in own([entry], status, seat) or [of_lane(entry)]
            ]
        else:
            out += own(entries, status, seat)
    return out


def _drafts_at_once(done: Iterable[Done]) -> list[Done]:
    """Merge the answers of a draft, so that one line names all cards that were kept."""
    out: list[Done] = []
    for entry in done:
        if out and out[-1].news and entry.news and all(isinstance(n, Drafted) for n in (*out[-1].news, *entry.news)):
            out[-1] = replace(out[-1], news=(*out[-1].news, *entry.news))
        else:
            out.append(entry)
    return out


def cut(lines: Sequence[str], most: int, rows: int = limits.TEXT) -> list[str]:
    """Return the newest lines that fit into `most` characters and into `rows` rows on a phone.

    Where earlier ones are left out, a sentence says so, and what is left of a list keeps its head.
    """
    if _fits(lines, most, rows):
        return [*lines]
    said = "-# " + _("Earlier lines are in the log.")
    shown = [said]
    for first in range(len(lines) - 1, 0, -1):
        whole = [said, *_head(lines, first), lines[first].lstrip("\n"), *lines[first + 1 :]]
        if not _fits(whole, most, rows):
            break
        shown = whole
    return shown


def _fits(lines: Sequence[str], most: int, rows: int) -> bool:
    return sum(len(line) + 1 for line in lines) <= most and sum(map(speech.rows_high, lines)) <= rows


def _head(lines: Sequence[str], first: int) -> list[str]:
    """Return the line above the list in which the line `first` stands; none where that stands in no list."""
    if not lines[first].startswith("- "):
        return []
    return next(([line.lstrip("\n")] for line in reversed(lines[:first]) if not line.startswith("- ")), [])


@dataclass(frozen=True, slots=True)
class Fresh:
    """What is new to one player: everything after their own last turn."""

    seat: int
    after: int
    """The number of the entry to compare with; -1 before their first turn."""
    done: tuple[Done, ...]
    """Oldest first. Begins with their own last answer if that caused something for everybody, such as production."""

    @property
    def news(self) -> list[Entry]:
        """The journal entries that are not undone and not the player's own doing."""
        return [e for done in self.done if not done.undone for e in done.news if e.seat != self.seat]

    @property
    def spaces(self) -> list[str]:
        """The spaces where others have placed tiles."""
        return [e.space for e in self.news if isinstance(e, TilePlaced)]


def fresh(story: Iterable[Done], status: Status, seat: int) -> Fresh:
    """Return what is new to this player, from a history that is newest first."""
    found: list[Done] = []
    for entry in story:
        if not _of_own_turn(entry, status, seat):
            found.append(entry)
            continue
        newest = next((i for i, later in enumerate(found) if _alike(later, entry)), len(found))
        own = found[newest] if newest < len(found) else entry
        # What it caused for everybody is as new to this player as to the others.
        if any(said.stands_alone and not _own_card(said, seat) for said in speech.said(own.news, status)):
            return Fresh(seat, own.number - 1, tuple(reversed([*found[:newest], own])))
        return Fresh(seat, own.number, tuple(reversed(found[:newest])))
    return Fresh(seat, -1, tuple(reversed(found)))


def _of_own_turn(entry: Done, status: Status, seat: int) -> bool:
    mine = entry.seat == seat and entry.kind == "answer" and not entry.undone
    return mine and any(said.of_turn or _own_card(said, entry.seat) for said in speech.said(entry.news, status))


def _own_card(said: Said, seat: int) -> bool:
    """Whether the line says that this player has played a prelude or a corporation."""
    return said.stands_alone and said.own and said.seat == seat
