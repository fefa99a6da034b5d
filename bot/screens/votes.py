"""Votes on screen: the public message in each state, and the private screens. Each kind of vote declares its own words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot import speech
from bot.components import BLUE, GREEN, NB, RED, TABLE, Keys, Tap, rows, text
from bot.screen import CALM, QUIET, Screen, screen
from bot.screens.context import ScreenContext
from bot.speech import _
from bot.tables import Request, Status
from bot.tables.votes import KINDS, NO

ACROSS: Final = 2
"""How many choices stand side by side: more would wrap on a phone, and nobody would see which belong together."""


def agree_or_not(yes: str, no: str, keys: Keys) -> list[Tap]:
    """Return the buttons of a vote with two choices."""
    return [keys.tap(yes, "vote/yes", RED), keys.tap(no, "vote/no", GREEN)]


@dataclass(frozen=True, slots=True)
class Words:
    """The words of one kind of vote; all fields but `name` are functions of status and request."""

    name: str
    """The heading of the private screen, marked with `N_`."""
    called: Callable[[Status, Request, str], str]
    """The notification of those who are asked, whose names are given."""
    title: Callable[[Status, Request], Sequence[str]]
    """Who asks for what, for everybody but the one who asks."""
    mine: Callable[[Status, Request], Sequence[str]]
    """What was asked, for the one who asks."""
    facts: Callable[[Status, Request], Sequence[str]]
    """Since when, what decides, and who chose what."""
    small: Callable[[Status, Request], str]
    """What else ends the vote."""
    taps: Callable[[Status, Request, Keys], Sequence[Tap]]
    """The choices."""
    voted: Callable[[Request, int], str]
    """What one's own vote has led to."""
    agreed: Callable[[Status, Request], Sequence[str]] = lambda status, request: [agreement(status, request)]
    """What the public message says once it was agreed."""
    besides: Callable[[Status, Request, Keys], Sequence[Tap]] = lambda status, request, keys: ()
    """Further buttons of the public message, for those who do not vote."""
    settled: Callable[[Status], str] = lambda status: _("All have chosen in {game}.", game=speech.game_name(status))
    """The first line of the message while it waits for nobody's choice."""
    otherwise: Callable[[Status, Request], Sequence[str]] | None = None
    """What the public message says once it was withdrawn, refused or not agreed in time, where that is not only that the game goes on."""
    afterwards: bool = False
    """Whether it is a vote of a game that is over, which does not go on."""


WORDS: Final[dict[str, Words]] = {}
"""The words of each kind of `bot.tables.votes.KINDS`."""


def message(status: Status, request: Request) -> Screen:
    """Return the public message of a vote."""
    words, is_open = WORDS[request.kind], request.state == "open"
    said = [*words.facts(status, request), *_small(status, request)] if is_open else closed(status, request)
    return screen(
        text(*words.title(status, request)),
        text(*said),
        *(rows(buttons(status, request), ACROSS) if is_open else ()),
        *(rows(words.besides(status, request, _keys(status, request))) if is_open else ()),
        colour=CALM if is_open else QUIET,
        above=called(status, request) if is_open else "",
        mentions=sorted(mentioned(status, request)) if is_open else (),
    )


def _small(status: Status, request: Request) -> list[str]:
    said = WORDS[request.kind].small(status, request)
    return [f"-# {said}"] if said else []


def called(status: Status, request: Request) -> str:
    """Return the first line of the message. It is the notification on a phone and must be clear without the rest."""
    missing = [s for s in status.seats if s.user in mentioned(status, request)]
    names = " ".join(f"{speech.mark(s.seat)}{NB}<@{s.user}>" for s in missing)
    # Who is to agree and does not sit at the table is named by the words of the vote on a seat.
    if not names and request.missing <= {s.user for s in status.seats}:
        return WORDS[request.kind].settled(status)
    return WORDS[request.kind].called(status, request, names)


def mentioned(status: Status, request: Request) -> set[int]:
    """Return the users to mention: those who have not chosen, and those whom no other message tells about the vote."""
    seats = request.facts.get("called", ())
    return {*request.missing, *(s.user for s in status.seats if s.seat in seats and s.user is not None)}


def buttons(status: Status, request: Request) -> list[Tap]:
    """Return the buttons to vote."""
    return list(WORDS[request.kind].taps(status, request, _keys(status, request)))


def all_buttons(status: Status, request: Request) -> list[Tap]:
    """Return all buttons of the public message."""
    return [*buttons(status, request), *WORDS[request.kind].besides(status, request, _keys(status, request))]


def _keys(status: Status, request: Request) -> Keys:
    """Return keys whose custom ids hold the request's id in place of a token."""
    return Keys(status.id, request.id, TABLE)


def private(context: ScreenContext, request: Request) -> Screen:
    """Show a vote to one player: the user who asked can withdraw it, the others can vote."""
    words, status, seat = WORDS[request.kind], context.status, context.look.seat
    user = status.at(seat).user if seat is not None else None
    said, facts = words.title(status, request), list(words.facts(status, request))
    if user == request.user and NO in KINDS[request.kind].choices(request):
        said = words.mine(status, request)
        taps = [context.back(BLUE), Keys(status.id, request.id).tap(_("Withdraw"), "vote/no")]
    else:
        facts += _small(status, request)
        taps = [*(buttons(status, request) if user in request.asked else ()), context.back()]
    return context.screen(text(_(words.name), *said), text(*facts), *rows(taps, ACROSS))


def closed(status: Status, request: Request) -> list[str]:
    """Return a text about the outcome of a vote."""
    words = WORDS[request.kind]
    match request.state:
        case "agreed":
            return list(words.agreed(status, request))
        case "withdrawn" | "refused" | "expired" if words.otherwise is not None:
            return list(words.otherwise(status, request))
        case "withdrawn":
            return [_("Withdrawn; the game goes on.")]
        case "refused":
            return [_("Refused by {marks}; the game goes on.", marks=marks(status, request.refused))]
        case "expired":
            return [_("Not agreed in time; the game goes on."), *tally(status, request)]
        case _:
            return [lapsed(status, request)]


def lapsed(status: Status, request: Request) -> str:
    """Return why the vote can no longer be decided."""
    why, who = request.facts.get("lapsed"), speech.who(status, request.closer) if request.closer is not None else ""
    if why == "recovered":
        return _("Lapsed: the game has already gone back.")
    if why == "corrected":
        return _("Lapsed: the table was corrected by hand.")
    if why == "unfit":
        return _("Lapsed: all have agreed, but it no longer fits the table.")
    if why == "absent":
        return _("Lapsed: the table is voting on the absence of somebody who would lose by it.")
    if why == "gone":
        return _("Lapsed: {name} can no longer play here.", name=speech.verbatim(request.facts["name"]))
    if request.kind == "start" and status.started is not None:
        return _("Lapsed: the game has started.")
    if not who:
        return _("Lapsed: the game is over.")
    if why == "successor":
        return _("Lapsed: {who} has taken the seat.", who=who)
    if why == "resigned":
        return _("Lapsed: {who} has resigned.", who=who)
    if why == "back":
        return _("Lapsed: {who} is back.", who=who)
    return _("Lapsed: {who} has acted since.", who=who)


def asked(request: Request, rule: str) -> str:
    """Return since when the table is asked, what decides, and when the vote ends."""
    ends = _("The vote ends {when}.", when=speech.date(request.closes)) if request.closes else ""
    return speech.sentences((_("Asked {when}.", when=speech.ago(request.since)), rule, ends))


def tally(status: Status, request: Request) -> list[str]:
    """Return who has agreed and who has not."""
    agreed = marks(status, request.agreed)
    lines = [_("Agreed: {marks}", marks=agreed)] if agreed else []
    if request.refused:
        lines.append(_("Against: {marks}", marks=marks(status, request.refused)))
    return lines


def voted(request: Request, user: int) -> str:
    """Return what the user's own vote has led to."""
    if WORDS[request.kind].afterwards and request.state in ("withdrawn", "refused"):
        return _("The request is withdrawn.") if request.state == "withdrawn" else _("That decides it.")
    if request.state == "withdrawn":
        return _("The request is withdrawn; the game goes on.")
    if request.state == "refused":
        return _("That decides it; the game goes on.")
    if user in request.refused and request.kind == "start":
        return _("You are out; you can change that while the others are being asked.")
    if user in request.refused:
        return _("You do not agree; you can change that while the request is open.")
    return WORDS[request.kind].voted(request, user)


def still_needed(request: Request, user: int, n: int) -> str:
    """Return that the user has asked or agreed, and how many more must agree."""
    said = _("You have asked the table.") if request.user == user else _("You agree.")
    missing = speech.plural("{n} more player must agree.", "{n} more players must agree.", n)
    return speech.sentences((said, missing))


def agreement(status: Status, request: Request) -> str:
    """Return who has agreed."""
    return _("Agreed: {marks}", marks=marks(status, request.agreed))


def to_all(said: str) -> Callable[[Status, Request, str], str]:
    """Make `Words.called` of a sentence about `{names}` and `{game}`."""
    return lambda status, request, names: _(said, names=names, game=speech.game_name(status))


def by_asker(said: str) -> Callable[[Status, Request], str]:
    """Make `Words.small` of a sentence about `{who}`, the one who asks the table."""
    return lambda status, request: _(said, who=who(status, request.user))


def by_half(agreed: str) -> Callable[[Request, int], str]:
    """Make `Words.voted` of a vote that more than half decide: `agreed` once they have, until then how many more must agree."""
    return lambda request, user: (
        _(agreed) if request.state == "agreed" else still_needed(request, user, request.needed - len(request.agreed))
    )


def who(status: Status, user: int | None) -> str:
    """Return mark and name of who asks the table: a user who sits there, the host, or (None) the bot."""
    if user is None:
        return _("The bot")
    seat = status.seat_of(user)
    return speech.who(status, seat) if seat is not None else _("The host")


def marks(status: Status, users: Iterable[int]) -> str:
    """Return the marks of users, in the order of seats."""
    among = set(users)
    return " ".join(speech.mark(s.seat) for s in status.seats if s.user in among)
