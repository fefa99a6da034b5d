"""Leaving a seat for good, and the vote on a successor."""

from __future__ import annotations

from bot import speech
from bot.components import BLUE, RED, Tap, row, text
from bot.screen import Screen
from bot.screens.context import ScreenContext
from bot.screens.votes import WORDS, Words, agree_or_not, asked, marks, still_needed, tally
from bot.speech import N_, _
from bot.tables import Request, Status, succession


def resigning(context: ScreenContext) -> Screen:
    """Ask for confirmation before a player leaves their seat for good."""
    said = _("A robot plays on for you, and a member of this server can take the seat. You can no longer win.")
    if len(context.status.seats) == len(context.status.people) == 2:
        said = _("The other player wins, and the game ends.")
    later = _("For ten minutes, you can take it back with Play.")
    return context.screen(
        text(_("### Resign from {game}?", game=speech.game_name(context.status)), speech.sentences((said, later))),
        row(context.tap(_("Resign"), "resign/sure", RED), context.back(BLUE)),
    )


def own_way(context: ScreenContext) -> list[Tap]:
    """Return the button by which a player who has resigned asks for their own seat back, while it is free."""
    own = context.status.at(context.seat)
    if not own.free or own.stand_why != "resigned":
        return []
    return [context.tap(_("Ask for my seat back"), f"take-seat/{context.seat}")]


def ways(context: ScreenContext) -> list[Tap]:
    """Return a button for each seat that somebody without a seat may ask for."""
    free = [s.seat for s in context.status.seats if s.free]
    return [context.tap(_("Take the seat of {mark}", mark=speech.mark(seat)), f"take-seat/{seat}") for seat in free]


def offered(request: Request) -> str:
    """Tell the player who offers their seat what happens next."""
    name = speech.verbatim(request.facts["name"])
    return _("You have offered your seat to {name}. {name} and more than half of the others must agree.", name=name)


def _former(status: Status, request: Request) -> str:
    """Name the player who had the seat; by its mark alone once somebody else has taken it."""
    seat, taken = request.facts["seat"], request.state == "agreed" and not request.facts.get("own")
    return speech.mark(seat) if taken else speech.who(status, seat)


def _title(status: Status, request: Request) -> list[str]:
    name, seat = speech.verbatim(request.facts["name"]), _former(status, request)
    if request.facts.get("own"):
        return [_("**{seat} has resigned and would like to play on**", seat=seat)]
    if request.user == request.facts["to"]:
        return [_("**{name} would like to take the seat of {seat}**", name=name, seat=seat)]
    return [_("**{seat} would like to hand over their seat to {name}**", name=name, seat=seat)]


def _facts(status: Status, request: Request) -> list[str]:
    if not succession.others(request):
        return _unasked(status, request)
    lines = [asked(request, _("More than half of you must agree."))]
    if request.facts["to"] not in request.agreed:
        lines.append(_("{name} must agree too.", name=f"<@{request.facts['to']}>"))
    sees = (
        _("Nobody who has resigned can win.")
        if request.facts.get("own")
        else _("Whoever takes the seat sees its hand.")
    )
    return [*lines, sees, *tally(status, request)]


def _unasked(status: Status, request: Request) -> list[str]:
    """Return what happens where no player is left at the table who could agree."""
    name, at = speech.verbatim(request.facts["name"]), speech.date(request.closes) if request.closes else ""
    lines = [_("Nobody in this game can agree right now. {name} takes the seat {when}.", name=name, when=at)]
    if request.facts["to"] not in request.agreed:
        lines.append(_("{name} must agree too.", name=f"<@{request.facts['to']}>"))
    lines.append(_("Until then, a server manager can give the seat to somebody else with `/admin`."))
    return lines


def _small(status: Status, request: Request) -> str:
    """Return who can end the vote by playing: only players who neither resigned nor left the server."""
    former = status.at(request.facts["seat"])
    if former.stand_why == "resigned" or former.left_at is not None:
        return ""
    return _("{seat} can end this by playing a whole turn.", seat=_former(status, request))


def _called(status: Status, request: Request, names: str) -> str:
    to = request.facts["to"]
    everybody = f"{names} <@{to}>" if to in request.missing else names
    game = speech.game_name(status)
    if request.facts.get("called"):
        seat = _former(status, request)
        return _("{names}, the seat of {seat} in {game} is to change hands.", names=everybody, seat=seat, game=game)
    return _("{names}, a seat in {game} is to change hands: do you agree?", names=everybody.strip(), game=game)


def _voted(request: Request, user: int) -> str:
    if request.state == "agreed":
        return _("That decides it.")
    left = succession.needed(request) - len(succession.others(request) & request.agreed)
    return still_needed(request, user, max(left, 0) + (request.facts["to"] not in request.agreed))


def _agreed(status: Status, request: Request) -> list[str]:
    """Return who has agreed: the others, without the successor, who has the mark of the seat by now."""
    return [_("Agreed: {marks}", marks=marks(status, succession.others(request) & request.agreed or request.agreed))]


WORDS["seat"] = Words(
    name=N_("### A seat changes hands"),
    called=_called,
    title=_title,
    mine=_title,
    facts=_facts,
    small=_small,
    taps=lambda status, request, keys: agree_or_not(_("Agree"), _("Not this player"), keys),
    voted=_voted,
    agreed=_agreed,
    settled=lambda status: _("Somebody is asking for a seat in {game}.", game=speech.game_name(status)),
)
