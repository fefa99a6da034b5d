"""Replays of finished games: the contents of the page, and the screens that offer it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from bot import speech
from bot.components import BLUE, link, row, rows, text
from bot.screen import QUIET, Attachment, Screen, screen
from bot.screens import result
from bot.screens.context import ScreenContext
from bot.screens.story import OF_TABLE, of_table
from bot.screens.votes import WORDS, Words, agree_or_not, still_needed, tally, to_all, who
from bot.screens.votes import asked as asked_when
from bot.speech import N_, _
from bot.tables import Done, Status, replay
from bot.tables.replay import Watched
from bot.tables.winning import conceded_to, winners
from engine.journal import TurnEnded
from engine.view import View
from renderer.replay.course import Course, Line, Moment

WORDS[replay.KIND] = Words(
    name=N_("### Every hand in the replay"),
    called=to_all(N_("{names}, do you agree that the replay of {game} shows every hand?")),
    title=lambda status, request: [
        _("**{who} asks to show every hand in the replay**", who=who(status, request.user)),
        _(
            "Anybody who watches it would then see what each of you had in hand at every step, from the first to the last."
        ),
    ],
    mine=lambda status, request: [_("You have asked to show every hand in the replay.")],
    facts=lambda status, request: [asked_when(request, _("All must agree.")), *tally(status, request)],
    small=lambda status, request: "",
    taps=lambda status, request, keys: agree_or_not(_("Show every hand"), _("Keep them closed"), keys),
    agreed=lambda status, request: [_("Agreed: replays made from now on show every hand.")],
    voted=lambda request, user: (
        _("Agreed: replays made from now on show every hand.")
        if request.state == "agreed"
        else still_needed(request, user, len(request.missing))
    ),
    otherwise=lambda status, request: [_("Replays show the hands at the end only, as far as they are shown.")],
    afterwards=True,
)


class ReplayPage(NamedTuple):
    """The page that replays a game, as far as it could be made."""

    watched: Watched
    """What it was made of."""
    page: Attachment | None
    """None where it could not be written."""
    address: str | None
    """Where anybody can open it; None where the host serves no pages."""


def course(watched: Watched) -> Course:
    """Return the course of a game for its page, in the reader's language: entries that are not undone, with today's names."""
    status = watched.status
    moments = tuple(_moments(watched))
    last = moments[-1].view
    places = tuple((rank, seat.seat) for rank, seat in result.standings(status, last))
    seated = {each.seat: each for each in status.seats}
    won = winners(places, seated, last.generation) if status.state == "over" else []
    outcome = result.heading(status, last)
    if status.state != "over":
        outcome = speech.sentences((_("The game was ended before it was over."), result.unfinished(status)))
        conceded = conceded_to(status)
        won = [conceded] if conceded is not None else []
    return Course(
        speech.game_name(status),
        tuple(speech.names(status)),
        tuple(each.robot for each in sorted(status.seats, key=lambda each: each.seat)),
        moments,
        outcome,
        places,
        tuple(won),
        watched.hands.held if watched.hands.until is None else None,
        watched.whole,
    )


def _moments(watched: Watched) -> Iterator[Moment]:
    """Return the positions after entries that are not undone.

    What happened between two readable positions belongs to the later one.
    """
    positions = dict(replay.positions(watched.positions, afterwards=True))
    hands = replay.hands_at(watched.positions) if watched.every_hand else {}
    known: dict[int, Done] = {}
    lines: list[Line] = []
    seat = -1
    last: View | None = None
    shown: tuple[tuple[int, ...], ...] = ()
    for entry in watched.story:
        known[entry.number] = entry
        if entry.undone:
            continue
        lines += _lines(entry, known, watched.status)
        seat = entry.seat if entry.kind == "answer" else seat
        if entry.number in positions:
            last, shown = positions[entry.number], hands.get(entry.number, ())
            yield Moment(last, seat, tuple(lines), f"{entry.at:%Y-%m-%d}", shown)
            lines, seat = [], -1
    if lines and last is not None:
        yield Moment(last, seat, tuple(lines), f"{watched.story[-1].at:%Y-%m-%d}", shown)


def _lines(entry: Done, known: dict[int, Done], status: Status) -> Iterator[Line]:
    """Return what an entry did, with the names of the seats' holders then."""
    then = status.under(entry.names)
    if entry.kind in OF_TABLE:
        taken = [known[number] for number in sorted(entry.taken_back) if number in known]
        concerns = frozenset({entry.facts["seat"]} if "seat" in entry.facts else {done.seat for done in taken})
        yield Line(of_table(entry, taken, then), -1, concerns, own=True)
    by_robot = entry.facts.get("by") == "stand-in"
    for said in speech.said([news for news in entry.news if not isinstance(news, TurnEnded)], then):
        if said.kind == "score":
            continue
        own, told = said.stands_alone, said.text
        if said.seat >= 0 and not own and (by_robot or said.seat in entry.names):
            name = speech.who(then, said.seat)
            own, told = True, speech.pair(_("{who} (robot)", who=name) if by_robot else name, told)
        yield Line(told, said.seat, said.concerns, said.kind == "generation", own)


def offered(context: ScreenContext, made: ReplayPage) -> Screen:
    """Show the file, how to open it, and for players buttons to post it once and to ask for every hand."""
    watched, page = made.watched, made.page
    title = _("### Watch {game} again", game=speech.game_name(context.status))
    if page is None:
        return context.screen(
            text(title, _("The replay could not be made. The bot's log says why.")),
            row(context.back(BLUE)),
            colour=QUIET,
        )
    how = _("It opens at a tap. Whoever has the address can open it. The file is the same page, for later.")
    how = (
        how
        if made.address
        else _(
            "Download the file and open it in a browser. It needs no network. The preview on an iPhone shows only the end and the log: "
            "to watch it there, open the file in an app that runs web pages."
        )
    )
    taps = [context.back(BLUE)]
    if context.look.seat is not None and watched.may_ask:
        taps.insert(0, context.tap(_("Ask to show every hand"), "ask-hands"))
    if context.look.seat is not None and not watched.posted:
        taps.insert(0, context.tap(_("Post it here"), "post-replay"))
    return context.screen(text(title, how), _opened(made), page, *rows(taps, 2), colour=QUIET)


def _opened(made: ReplayPage) -> Any:
    return row(link(_("Watch it now"), made.address)) if made.address else None


def public(status: Status, made: ReplayPage) -> Screen:
    """Return the message in which a replay is posted."""
    title = _("### Watch {game} again", game=speech.game_name(status))
    how = (
        _("Every action of the game, on Mars and in the log.")
        if made.address
        else _("Download the file and open it in a browser: every action of the game, on Mars and in the log.")
    )
    return screen(text(title, how), _opened(made), made.page, colour=QUIET)


def asked(context: ScreenContext) -> Screen:
    """Confirm that the replay is being posted."""
    return context.screen(
        text(_("The replay is being posted in {place}.", place=f"<#{context.status.place}>")), row(context.back(BLUE))
    )
