"""What happened since the player's own last turn, and the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot import limits, speech
from bot.components import BLUE, Option, row, rows, text
from bot.screen import QUIET, Screen, picture
from bot.screens.around import looks
from bot.screens.context import ScreenContext
from bot.screens.story import TABLE, Fresh, Paragraph, cut, paragraphs, spaced
from bot.speech import _, pgettext
from bot.tables import Done
from engine.journal import (
    AwardFunded,
    Entry,
    GenerationBegan,
    MilestoneClaimed,
    ParameterLowered,
    ParameterRaised,
    Passed,
    TilePlaced,
    TileRemoved,
)
from engine.view import View

PAGE: Final = 80
"""Entries of the history read for one page of the log."""
SOME: Final = 25
"""How many of these are worded first: a page seldom needs more."""
WHOLE: Final = 10_000
"""More entries than a game has: a filter needs all of them."""
ROWS: Final = 42
"""Rows of a page of the log on a phone."""
TO_YOU: Final = 12
"""Rows of the section about oneself in a digest."""
ALL, ME = "all", "me"


@dataclass(frozen=True, slots=True)
class LogFilter:
    """Which part of the log is shown: whose (a seat, `me` or all), of which generation (0: all), before which entry."""

    whose: str = ALL
    generation: int = 0
    before: int | None = None

    @classmethod
    def read(cls, said: str) -> LogFilter:
        """Parse the part of a route: `all`, `2/8`, `me/0/311`."""
        whose, generation, before = [*said.split("/"), "", ""][:3]
        return cls(whose or ALL, int(generation or 0), int(before) if before else None)

    def said(self, before: int | None = None) -> str:
        return f"{self.whose}/{self.generation}" + (f"/{before}" if before is not None else "")

    @property
    def entries(self) -> int:
        """How many entries of the history must be read."""
        return PAGE if self.whose == ALL and not self.generation else WHOLE


async def since(context: ScreenContext, new: Fresh, before: View | None = None) -> Screen:
    """Show what happened since the player's last turn: how much, the map, below it what concerned them, and what is decided for all.

    `before`: the view at the end of that turn.
    """
    others = _of_others(paragraphs(new.done, context.status), context.seat)
    touched = cut([f"- {line}" for line in _touching(context, others, struck=False)], limits.LOG_PAGE, TO_YOU)
    drawn = await context.artist.board(context.view, context.names, since=new.spaces, before=before)
    goals, on_mars = _goals(context, new.news), _on_mars(new.news)
    return context.screen(
        text(
            _("### Since your last turn"),
            _by_player(context, others, new.news) if others else _("Nothing has happened."),
        ),
        picture(drawn),
        text(_("**To you**"), *touched) if touched else None,
        text(f"**{_('Milestones and awards')}**", *[f"- {line}" for line in goals]) if goals else None,
        text(_("**On Mars**"), *[f"- {line}" for line in on_mars]) if on_mars else None,
        row(context.back(BLUE), context.tap(_("Log"), "log@since")),
        *rows(looks(context, "since", without="board")),
        colour=QUIET,
    )


def _by_player(context: ScreenContext, others: Iterable[Paragraph], news: Iterable[Entry]) -> str:
    """Return how many actions each of the others took, and who has passed; the log says which."""
    n = Counter[int]()
    for told in others:
        n[told.seat] += told.actions
    here = {s.seat for s in context.view.seats if s.passed and context.view.phase == "action"}
    passed = {entry.seat for entry in news if isinstance(entry, Passed)} & here
    return speech.dots(_did(speech.who(context.status, seat), n[seat], seat in passed) for seat in n if seat != TABLE)


def _did(who: str, n: int, passed: bool) -> str:
    if not n:
        return _("{who} passed", who=who) if passed else ""
    acted = speech.plural("{who} {n} action", "{who} {n} actions", n, who=who)
    return speech.commas((acted, pgettext("player", "passed") if passed else ""))


def _of_others(told: Iterable[Paragraph], seat: int) -> list[Paragraph]:
    """Remove what this player did, alone or together with everybody."""
    rest = [replace(p, lines=[line for line in p.lines if line.by != seat]) for p in told if p.seat != seat]
    return [p for p in rest if p.lines]


def _touching(context: ScreenContext, told: Iterable[Paragraph], *, struck: bool = True) -> list[str]:
    """Return the sentences about changes to this player, each with which other player caused it.

    Without `struck`, those of no single player are left out where they were undone.
    """
    return [
        line.said() if p.seat == TABLE or line.by == context.seat else speech.colon(p.who(context.status), line.said())
        for p in told
        if p.seat != context.seat
        for line in p.lines
        if context.seat in line.concerns and (struck or not (line.undone and p.seat == TABLE))
    ]


def _goals(context: ScreenContext, news: Iterable[Entry]) -> list[str]:
    """Return the milestones and awards that are taken since, each with whose it is."""
    taken = [entry for entry in news if isinstance(entry, MilestoneClaimed | AwardFunded)]
    return [
        speech.colon(speech.who(context.status, entry.seat), said.text)
        for entry in taken
        for said in speech.said([entry], context.status)
    ]


def _on_mars(news: Iterable[Entry]) -> list[str]:
    """Return the global parameters, before and after, and the new tiles with who placed them."""
    values: dict[str, tuple[int, int]] = {}
    tiles: list[str] = []
    for entry in news:
        if isinstance(entry, ParameterRaised | ParameterLowered):
            values[entry.what] = values.get(entry.what, (entry.was, 0))[0], entry.now
        elif isinstance(entry, TilePlaced):
            whose = "" if entry.world else speech.mark(entry.seat)
            tiles.append(speech.bracketed(speech.tile(entry.tile, entry.space), whose))
        elif isinstance(entry, TileRemoved):
            tiles.append(speech.tile_gone(entry.tile, entry.space))
    return [
        *(speech.change(what, was, now) for what, (was, now) in values.items()),
        *([speech.commas(tiles)] if tiles else []),
    ]


def log(context: ScreenContext, story: Sequence[Done], wanted: LogFilter) -> Screen:
    """Show one page of the history, newest first."""
    blocks = _newest(context, _of(story[::-1], wanted.generation), wanted.whose)
    lines: list[str] = []
    room, oldest = ROWS, None
    for first, said in blocks:
        if speech.rows_high(said) > room and lines:
            break
        lines.append(speech.cut(said, limits.LOG_PAGE))
        room -= speech.rows_high(said)
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


def _filters(context: ScreenContext, wanted: LogFilter) -> list[object]:
    """Return two menus: one for the generation, one for the player."""
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
        whose.append(Option(_("Only what affected me"), ME, "", wanted.whose == ME))
    return [
        row(context.keys.menu(_("Which generation"), context.stays(f"login/{wanted.whose}"), generations)),
        row(context.keys.menu(_("Whose"), context.stays(f"logof/{wanted.generation}"), whose)),
    ]


def _of(done: Sequence[Done], generation: int) -> list[Done]:
    """Return the entries of one generation from a whole history, oldest first. The end of a generation belongs to it."""
    if not generation:
        return list(done)
    now, found = 1, list[Done]()
    for entry in done:
        if now == generation:
            found.append(entry)
        begun = [e.n for e in entry.news if isinstance(e, GenerationBegan)]
        now = begun[-1] if begun and not entry.undone else now
    return found


def _newest(context: ScreenContext, done: Sequence[Done], whose: str) -> list[tuple[int, str]]:
    """Return the newest blocks, enough to fill a page. Wording is slow, so only as many entries are worded as are needed."""
    some = SOME
    while True:
        begin = _turn_at(done, len(done) - some)
        blocks = _blocks(context, done, begin, whose)
        # The oldest block may lack its first lines, so it does not count.
        if begin == 0 or sum(speech.rows_high(said) for _first, said in blocks[:-1]) > ROWS:
            return blocks
        some *= 2


def _turn_at(done: Sequence[Done], index: int) -> int:
    """Return the index of the first entry of the turn that the entry at `index` belongs to."""
    index = max(0, index)
    while index > 0 and done[index].turn == done[index - 1].turn:
        index -= 1
    return index


def _blocks(context: ScreenContext, done: Sequence[Done], begin: int, whose: str) -> list[tuple[int, str]]:
    """Return blocks of paragraphs, newest first, each with the number of its first entry. Paragraphs that share an entry share a block."""
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
        for line in paragraph.said(context.status, speech.ago(paragraph.at))
    ]
