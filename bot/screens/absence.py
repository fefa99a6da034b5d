"""The vote on players who are away, and the words for stand-ins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from typing import Final

from bot import speech
from bot.components import BLUE, GREEN, GREY, Keys, Tap
from bot.screens.context import ScreenContext
from bot.screens.votes import WORDS, Words, to_all
from bot.speech import N_, _, pgettext, plural
from bot.tables import Look, Request, Seated, Status, succession
from bot.tables.absence import may_say_here, open_choices, strongest

NAMED: Final[dict[str, Callable[[], str]]] = {
    "wait": lambda: _("Wait"),
    "once": lambda: _("Pass once"),
    "pass": lambda: _("Pass until back"),
    "robot": lambda: _("Robot"),
    "free": lambda: _("Free the seat"),
    "end": lambda: _("End the game"),
}
MEANT: Final[dict[str, Callable[[], str]]] = {
    "wait": lambda: _("wait"),
    "once": lambda: _("pass for them this turn"),
    "pass": lambda: _("pass for them until they are back"),
    "robot": lambda: _("a robot plays until they are back"),
    "free": lambda: _("free the seat for somebody else; a robot plays until then"),
    "end": lambda: _("end the game without a winner"),
}


def missing(status: Status, request: Request) -> str:
    """Return marks and names of the players whom the vote is about."""
    return _names(status, request.facts["seats"])


def _names(status: Status, seats: Iterable[int]) -> str:
    return speech.listed([speech.who(status, seat) for seat in seats])


def _since(status: Status, request: Request) -> str:
    since = datetime.fromisoformat(request.facts["since"])
    return _(
        "**The game has been waiting for {names}** since {when}.",
        names=missing(status, request),
        when=speech.date(since),
    )


def _facts(status: Status, request: Request) -> list[str]:
    lines: list[str] = []
    for choice in open_choices(request):
        chosen = _chose(status, request, choice)
        lines.append(f"- {speech.colon(speech.capital(MEANT[choice]()), chosen)}")
    ends = speech.date(request.closes) if request.closes else ""
    decided = _("Decided {when} by more than half of you.", when=ends)
    alone = [seat.seat for seat in status.seats if {seat.user} == request.asked]
    if alone:
        decided = _("Decided {when} by {who} alone.", when=ends, who=speech.who(status, alone[0]))
    return [*lines, f"\n{decided}"]


def _small(status: Status, request: Request) -> str:
    said = [_("Choosing one of these also accepts those above it.")]
    there = [seat for seat in request.facts["seats"] if status.at(seat).left_at is None]
    gone = [seat for seat in request.facts["seats"] if seat not in there]
    if there:
        said.append(_("{names} can end this at any time by playing.", names=_names(status, there)))
    if gone:
        said.append(_("{names} can only end this once they can play here again.", names=_names(status, gone)))
    return speech.sentences(said)


def _taps(status: Status, request: Request, keys: Keys) -> list[Tap]:
    return [
        keys.tap(NAMED[choice](), f"vote/{choice}", GREEN if choice == "wait" else GREY)
        for choice in open_choices(request)
    ]


def _besides(status: Status, request: Request, keys: Keys) -> list[Tap]:
    """Return the vote's buttons that concern the absent players themselves."""
    there = any(status.at(seat).left_at is None for seat in may_say_here(request))
    return [*([keys.tap(_("I am here"), "here")] if there else []), keys.tap(pgettext("game", "Play"), "open", BLUE)]


def _decided(status: Status, request: Request) -> Sequence[str]:
    """Say what was decided, and who chose what; players who chose nothing count as waiting on."""
    if request.state == "withdrawn":
        return [_("Withdrawn; the game goes on.")]
    choice = "wait" if request.state == "expired" else strongest(request)
    said = [_("Decided for {names}: {choice}.", names=missing(status, request), choice=MEANT[choice]())]
    each = [
        speech.pair(MEANT[one](), marks) for one in open_choices(request) if (marks := _chose(status, request, one))
    ]
    return [*said, _("Chosen: {list}", list=speech.dots(each))] if each else said


def _chose(status: Status, request: Request, choice: str) -> str:
    """Return the marks of the players who have chosen this."""
    return " ".join(speech.mark(s.seat) for s in status.seats if request.choices.get(s.user or 0) == choice)


def ways(context: ScreenContext) -> list[Tap]:
    """Return the buttons by which a player can deal with those who keep the game waiting.

    They ask whether somebody still plays, or open the vote once somebody counts as away (`Clocks.away`).
    """
    return [
        *deciding(context),
        *(context.tap(_("Still playing?"), f"poke/{seat}") for seat in context.look.pokeable[:1]),
    ]


def deciding(context: ScreenContext) -> list[Tap]:
    """Return the button to the vote on absent players, for those who may vote in it or open it."""
    votable = context.look.votable
    if not votable or context.seat in context.look.away or context.status.at(context.seat).stand_why == "resigned":
        return []
    marks = " ".join(speech.mark(seat) for seat in sorted(votable))
    return [context.tap(_("{marks} away: decide", marks=marks), "away")]


def no_vote_yet(look: Look) -> list[str]:
    """Return a line with when the table can vote again on those who are away and for whom nobody plays; none where it can now."""
    seats = [seat for seat in sorted(look.away & look.status.owing.keys()) if look.status.at(seat).stand_in is None]
    if look.votable_at is None or not seats:
        return []
    return [
        plural(
            "{names} is away. The table has voted on that, and can again from {when}.",
            "{names} are away. The table has voted on that, and can again from {when}.",
            len(seats),
            names=_names(look.status, seats),
            when=speech.date(look.votable_at),
        )
    ]


def resigned(seat: int) -> str:
    """Say to a player who has resigned for good how they could still play on."""
    return _(
        "You have resigned, and a robot plays on. While your seat is free, you can ask the table to have it back: {command}",
        command=f"`/game replace seat:{seat + 1}`",
    )


def welcome(before: Status, look: Look) -> str:
    """Tell a player who has come back what has answered for them, and when it would again. `before`: the look before that."""
    was, me = before.at(look.seat or 0), look.status.at(look.seat or 0)
    if me.stand_why == "resigned":
        return resigned(me.seat)
    if me.stand_in in ("once", "pass"):
        return _("The table still passes for you. That ends only when you answer.")
    if me.stand_in is not None:
        return _("A robot still plays for you. That ends only when you answer.")
    if was.stand_why == "resigned":
        return _("You have taken back your resignation and are playing again.")
    said = _("You were away, and a robot had your seat. You are playing again now.")
    if was.stand_in in ("once", "pass"):
        said = _("You were away, and the table was passing for you. You are playing again now.")
    return speech.sentences((said, _again(was, look), _still_free(look.status, me)))


def _again(was: Seated, look: Look) -> str:
    """Return when what has answered for a player would do so again; empty where it would not."""
    if look.wakes_at is None:
        return ""
    when = speech.date(look.wakes_at)
    if was.stand_in in ("once", "pass"):
        return _("If you do not answer by {when}, it passes for you again.", when=when)
    return _("If you do not answer by {when}, it plays on.", when=when)


def _still_free(status: Status, me: Seated) -> str:
    """Return what would keep the seat of a player who has come back, where the table has freed it; empty where it has not."""
    if not me.free:
        return ""
    for request in status.requests:
        if request.kind == succession.KIND and request.facts["seat"] == me.seat and request.closes is not None:
            name, when = speech.verbatim(request.facts["name"]), speech.date(request.closes)
            return _(
                "The table is voting until {when} on whether {name} takes your seat, unless you have played a whole turn before.",
                when=when,
                name=name,
            )
    return _("Somebody else can still ask for your seat until you have played a whole turn.")


WORDS["absence"] = Words(
    name=N_("### Somebody is away"),
    called=to_all(N_("{names}, {game} has been waiting for a long time: what should happen?")),
    title=lambda status, request: [_since(status, request)],
    mine=lambda status, request: [_since(status, request)],
    facts=_facts,
    small=_small,
    taps=_taps,
    besides=_besides,
    agreed=_decided,
    otherwise=_decided,
    voted=lambda request, user: _("You have chosen: {choice}.", choice=MEANT[request.choices[user]]()),
)
