"""Looking back: what happened since my turn, and the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot import limits, speech
from bot.components import BLUE, QUIET, Option, Screen, picture, row, text
from bot.screens.context import ScreenContext
from bot.screens.story import TABLE, Fresh, Paragraph, cut, paragraphs, spaced
from bot.speech import _
from bot.tables import Done
from engine.journal import Entry
from engine.view import View

PAGE: Final = 80
"""Entries of the history read for one page."""
SOME: Final = 25
"""Of these, how many are put into words first: a page seldom needs more."""
WHOLE: Final = 10_000
"""More entries than a game has: a filter looks through all of them."""
ROWS: Final = 45
"""Of a page of the log on a phone: with its filters it is less than two screens high."""
ROW: Final = 32
"""Characters of a row on a phone."""
TO_YOU: Final = 1200
"""Characters of what touched me, on a digest."""
ALL, ME = "all", "me"


@dataclass(frozen=True, slots=True)
class Wanted:
    """What of the log is shown: whose (a seat, `me` or all), of which generation (0: of all), and before which entry."""

    whose: str = ALL
    generation: int = 0
    before: int | None = None

    @classmethod
    def read(cls, said: str) -> Wanted:
        """As it stands in a route: `all`, `2/8`, `me/0/311`."""
        whose, generation, before = [*said.split("/"), "", ""][:3]
        return cls(whose or ALL, int(generation or 0), int(before) if before else None)

    def said(self, before: int | None = None) -> str:
        return f"{self.whose}/{self.generation}" + (f"/{before}" if before is not None else "")

    @property
    def entries(self) -> int:
        """How many entries of the history must be read."""
        return PAGE if self.whose == ALL and not self.generation else WHOLE


async def since(context: ScreenContext, new: Fresh, before: View | None = None) -> Screen:
    """What happened since my last turn, what touched me first; `before` is the game as it was when that was over."""
    others = _of_others(paragraphs(new.done, context.status), context.seat)
    touched = cut([f"- {line}" for line in _touching(context, others) if not line.startswith("~~")], TO_YOU)
    drawn = await context.artist.board(context.view, context.names, since=new.spaces, before=before)
    said = spaced([line for p in others for line in p.said(context.status)])
    on_mars = _on_mars(new.news)
    return context.screen(
        text(_("### Since your last turn")),
        text(_("**To you**"), *touched) if touched else None,
        text(_("**On Mars**"), *[f"- {line}" for line in on_mars]) if on_mars else None,
        picture(drawn),
        text(*cut(said, limits.LOG_PAGE - TO_YOU)) if said else text(_("Nothing has happened.")),
        row(context.back(BLUE), context.tap(_("Whole log"), "log@since")),
        colour=QUIET,
    )


def _of_others(told: Iterable[Paragraph], seat: int) -> list[Paragraph]:
    """Without what this player did, in a turn of theirs or as everybody did."""
    rest = [replace(p, lines=[line for line in p.lines if line.by != seat]) for p in told if p.seat != seat]
    return [p for p in rest if p.lines]


def _touching(context: ScreenContext, told: Iterable[Paragraph]) -> list[str]:
    """The sentences about what changed for me, with who did it."""
    return [
        line.said() if p.seat == TABLE else f"{speech.who(context.status, p.seat)}: {line.said()}"
        for p in told
        if p.seat != context.seat
        for line in p.lines
        if context.seat in line.concerns
    ]


def _on_mars(news: Iterable[Entry]) -> list[str]:
    """Global parameters with their values then and now, and the tiles that are new."""
    values: dict[str, tuple[int, int]] = {}
    tiles: list[str] = []
    for entry in news:
        if entry.key == "raise":
            what = entry.data["what"]
            values[what] = values.get(what, (entry.data["was"], 0))[0], entry.data["now"]
        elif entry.key == "tile":
            tiles.append(speech.tile(entry.data["tile"], entry.data["space"]))
    return [
        *(speech.change(what, was, now) for what, (was, now) in values.items()),
        *([", ".join(tiles)] if tiles else []),
    ]


def log(context: ScreenContext, story: Sequence[Done], wanted: Wanted) -> Screen:
    """The history, newest first, a page at a time."""
    blocks = _newest(context, _of(story[::-1], wanted.generation), wanted.whose)
    lines: list[str] = []
    room, oldest = ROWS, None
    for first, said in blocks:
        if _rows(said) > room and lines:
            break
        lines.append(speech.cut(said, limits.LOG_PAGE))
        room -= _rows(said)
        oldest = first
    taps = []
    if oldest is not None and oldest > 1 and (len(lines) < len(blocks) or len(story) == wanted.entries):
        taps.append(context.tap(_("Older"), context.stays(f"log/{wanted.said(oldest)}")))
    if wanted.before is not None:
        taps.append(context.tap(_("Newest"), context.stays(f"log/{wanted.said()}")))
    return context.screen(
        text(_("### Log"), "-# " + _("Newest first")),
        *_filters(context, wanted),
        text(*(spaced("\n".join(lines).split("\n")) if lines else [_("Nothing here.")])),
        context.last(*taps),
        colour=QUIET,
    )


def _rows(said: str) -> int:
    """How many rows a block takes on a phone."""
    return sum(-(-len(line) // ROW) for line in said.split("\n"))


def _filters(context: ScreenContext, wanted: Wanted) -> list[object]:
    """Two menus: which generation, and whose."""
    newest = context.status.generation
    some = range(newest, max(0, newest - limits.OPTIONS + 1), -1)
    generations = [Option(_("All generations"), "0", "", not wanted.generation)]
    generations += [Option(_("Generation {n}", n=n), str(n), "", n == wanted.generation) for n in some]
    whose = [Option(_("All players"), ALL, "", wanted.whose == ALL)]
    whose += [
        Option(speech.who(context.status, s.seat), str(s.seat), "", wanted.whose == str(s.seat))
        for s in context.status.seats
    ]
    if context.look.seat is not None:
        whose.append(Option(_("Only what touched me"), ME, "", wanted.whose == ME))
    return [
        row(context.keys.menu(_("Which generation"), context.stays(f"login/{wanted.whose}"), generations)),
        row(context.keys.menu(_("Whose"), context.stays(f"logof/{wanted.generation}"), whose)),
    ]


def _of(done: Sequence[Done], generation: int) -> list[Done]:
    """The entries of one generation, of a history that is whole, oldest first; what ends a generation belongs to it."""
    if not generation:
        return list(done)
    now, found = 1, list[Done]()
    for entry in done:
        if now == generation:
            found.append(entry)
        begun = [e.data["n"] for e in entry.news if e.key == "generation"]
        now = begun[-1] if begun and not entry.undone else now
    return found


def _newest(context: ScreenContext, done: Sequence[Done], whose: str) -> list[tuple[int, str]]:
    """The newest blocks, more than fill a page where there are more: wording is slow, so older entries are left alone."""
    some = SOME
    while True:
        begin = _turn_at(done, len(done) - some)
        blocks = _blocks(context, done, begin, whose)
        # The oldest may lack what came before it.
        if begin == 0 or sum(_rows(said) for _first, said in blocks[:-1]) > ROWS:
            return blocks
        some *= 2


def _turn_at(done: Sequence[Done], index: int) -> int:
    """The index at which the turn begins that this one is in."""
    index = max(0, index)
    while index > 0 and done[index].turn == done[index - 1].turn:
        index -= 1
    return index


def _blocks(context: ScreenContext, done: Sequence[Done], begin: int, whose: str) -> list[tuple[int, str]]:
    """Paragraphs, newest first, with the number of the first entry of each; those that share an entry stay together."""
    blocks: list[list[Paragraph]] = []
    for paragraph in paragraphs(done[begin:], context.status, context.look.seat, done[:begin]):
        if blocks and paragraph.first <= blocks[-1][-1].last:
            blocks[-1].append(paragraph)
        else:
            blocks.append([paragraph])
    said = [(block[0].first, "\n".join(_chosen(context, block, whose))) for block in reversed(blocks)]
    return [(first, told) for first, told in said if told]


def _chosen(context: ScreenContext, block: Sequence[Paragraph], whose: str) -> list[str]:
    if whose == ME:
        return [f"- {line}" for line in _touching(context, block)]
    return [
        line
        for paragraph in block
        if whose in (ALL, str(paragraph.seat))
        for line in paragraph.said(context.status, f" · {speech.ago(paragraph.at)}")
    ]
