"""The history as paragraphs: one for each player's turn, and one for each thing that was nobody's doing alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

from bot import speech
from bot.speech import _
from bot.tables import Done, Status
from engine.journal import Entry

TABLE = -1
"""In place of a seat: what stands on its own, such as production or what everybody bought."""


@dataclass(slots=True)
class Line:
    """One sentence of a paragraph."""

    text: str
    concerns: frozenset[int]
    undone: bool = False
    by: int = TABLE
    """Whose own doing it is."""

    def said(self) -> str:
        return f"~~{self.text}~~ " + _("undone") if self.undone else self.text


@dataclass(slots=True)
class Paragraph:
    """What one player did in a row, or what stands on its own; `first` and `last` are numbers of entries of the history."""

    seat: int
    turn: int
    first: int
    last: int
    at: datetime
    actions: int = 0
    stands: bool = False
    """Something in it was not undone."""
    lines: list[Line] = field(default_factory=list)

    def said(self, status: Status, when: str = "") -> list[str]:
        """A head where there were actions, and a bullet for each; else the sentences alone, which say whom they concern."""
        lines = [line.said() for line in self.lines]
        if self.seat == TABLE:
            return lines
        if self.stands and not self.actions:
            return [line + when for line in lines]
        who = speech.who(status, self.seat)
        head = f"**{who}**"
        if self.actions:
            head = speech.plural("**{who}** took {n} action", "**{who}** took {n} actions", self.actions, who=who)
        return [head + when, *(f"- {line}" for line in lines)]


def paragraphs(
    done: Iterable[Done], status: Status, seat: int | None = None, earlier: Iterable[Done] = ()
) -> list[Paragraph]:
    """The history, oldest first, as `seat` or anybody may read it; of what is `earlier` only what was taken back is named."""
    out: list[Paragraph] = []
    known = {entry.number: entry for entry in earlier}
    for entry in _wholes(done, status):
        known[entry.number] = entry
        if entry.kind == "agreed":
            taken = [known[number] for number in sorted(entry.taken_back) if number in known]
            back = _begun(out, entry, TABLE)
            back.lines.append(Line(_went_back(entry, taken, status), frozenset(d.seat for d in taken)))
            back.last, back.stands = entry.number, True
        for said in speech.said([e for e in entry.news if e.key != "end"], status, seat):
            into = _begun(out, entry, TABLE if said.stands_alone else entry.seat)
            into.lines.append(Line(said.text, said.concerns, entry.undone, said.seat if said.own else TABLE))
            into.last = entry.number
            into.stands |= not entry.undone
            into.actions += said.acts and not entry.undone
    return out


def _went_back(agreed: Done, taken: Sequence[Done], status: Status) -> str:
    """Who went back, to before what, and whose answers went with it."""
    who = speech.who(status, agreed.seat)
    said = _("{who} went back, as agreed", who=who) if len(status.people) > 1 else _("{who} went back", who=who)
    if not taken:
        return said
    first = next(iter(speech.said(taken[0].news, status)), None)
    if first is not None:
        said = _("{went_back}, to before: {what}", went_back=said, what=first.head)
    return _("{went_back}. Undone: {list}", went_back=said, list=counted(status, taken))


def counted(status: Status, done: Iterable[Done]) -> str:
    """How many answers of each player."""
    by = sorted(Counter(d.seat for d in done).items())
    return " · ".join(
        speech.plural("{who} {n} action", "{who} {n} actions", n, who=speech.who(status, seat)) for seat, n in by
    )


def _begun(out: list[Paragraph], entry: Done, seat: int) -> Paragraph:
    """The paragraph to go on with; a new one for another player or another turn, unless all before was undone."""
    last = out[-1] if out else None
    if last is None or last.seat != seat or (last.turn != entry.turn and last.stands):
        last = Paragraph(seat, entry.turn, entry.number, entry.number, entry.at)
        out.append(last)
    last.turn = entry.turn
    return last


def _wholes(done: Iterable[Done], status: Status) -> list[Done]:
    """Answers with what belongs to them: an action that looked at cards is committed in two, and told as one."""
    out: list[Done] = []
    for entry in done:
        if entry.kind in ("undo", "reopen"):
            continue
        before = out[-1] if out else None
        if before and _alike(before, entry) and _goes_on(entry, status):
            out[-1] = replace(before, news=(*before.news, *entry.news))
        else:
            out.append(entry)
    return out


def _goes_on(entry: Done, status: Status) -> bool:
    lines = speech.said(entry.news, status)
    return bool(lines) and lines[0].goes_on


def _alike(one: Done, other: Done) -> bool:
    return (one.seat, one.turn, one.undone) == (other.seat, other.turn, other.undone)


def told(done: Iterable[Done], status: Status, earlier: Iterable[Done] = ()) -> list[str]:
    """The history in lines, oldest first, as anybody may read it, what is undone struck through."""
    return spaced([line for found in paragraphs(done, status, None, earlier) for line in found.said(status)])


def spaced(lines: Sequence[str]) -> list[str]:
    """Lines with an empty one after each list: some clients draw the next sentence into its last bullet."""
    before = ["", *lines]
    return [
        f"\n{line}" if last.startswith("- ") and not line.startswith("- ") else line
        for last, line in zip(before, lines, strict=False)
    ]


def own(done: Iterable[Done], status: Status, seat: int) -> list[str]:
    """What one player did themselves, without what their answer set going for everybody."""
    mine = [p for p in paragraphs(done, status, seat) if p.seat == seat]
    return [line.said() for paragraph in mine for line in paragraph.lines if not line.undone]


def cut(lines: Sequence[str], most: int) -> list[str]:
    """The newest lines that fit."""
    out: list[str] = []
    for line in reversed(lines):
        most -= len(line) + 1
        if most < 0:
            return ["…", *out]
        out.insert(0, line)
    return out


@dataclass(frozen=True, slots=True)
class Fresh:
    """What is new to one player: all that came after their own last turn."""

    seat: int
    after: int
    """The entry of the history with which to compare; -1 where they have had no turn yet."""
    done: tuple[Done, ...]
    """Oldest first. It begins with their own last answer where that set something going for everybody, such as production."""

    @property
    def news(self) -> list[Entry]:
        """What stands of it and is not their own doing."""
        return [e for done in self.done if not done.undone for e in done.news if e.seat != self.seat]

    @property
    def spaces(self) -> list[str]:
        """Where others have placed tiles."""
        return [e.data["space"] for e in self.news if e.key == "tile"]


def fresh(story: Iterable[Done], status: Status, seat: int) -> Fresh:
    """What is new to this player, of a history that is given newest first."""
    found: list[Done] = []
    for entry in story:
        if not _of_own_turn(entry, status, seat):
            found.append(entry)
            continue
        newest = next((i for i, later in enumerate(found) if _alike(later, entry)), len(found))
        own = found[newest] if newest < len(found) else entry
        # What it set going for everybody is as new to them as to the others.
        if any(said.stands_alone for said in speech.said(own.news, status)):
            return Fresh(seat, own.number - 1, tuple(reversed([*found[:newest], own])))
        return Fresh(seat, own.number, tuple(reversed(found[:newest])))
    return Fresh(seat, -1, tuple(reversed(found)))


def _of_own_turn(entry: Done, status: Status, seat: int) -> bool:
    mine = entry.seat == seat and entry.kind == "answer" and not entry.undone
    return mine and any(said.of_turn for said in speech.said(entry.news, status))
