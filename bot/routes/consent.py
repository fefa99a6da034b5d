"""Routes to undo, alone or with the consent of the table, and to vote."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from bot import speech
from bot.routes.visit import VisitServices, VisitWith, main
from bot.screen import Screen
from bot.screens import back, consent, plain, votes
from bot.speech import _
from bot.tables import Refused, Request, services
from bot.tables.votes import YES


class VoteServices(VisitServices, Protocol):
    """The services that these routes use."""

    seats: services.Seats
    votes: services.Votes


async def undo(visit: VisitWith[VoteServices], rest: str) -> Screen:
    """Show how far the player can go back, or an open request to undo. Beyond the barrier the table must be asked."""
    look = await visit.look()
    context = visit.context(look)
    asked = next((r for r in look.status.requests if r.kind == "undo"), None)
    if asked is not None and asked.user == visit.user:
        return await _shown(visit, asked)
    plan = await visit.services.play.undo_plan(visit.game, visit.user)
    if asked is not None and (not plan.steps or visit.values == (back.FURTHER,)):
        return await _shown(visit, asked)
    if visit.values == (back.FURTHER,) or (plan.further and not plan.steps):
        return await further(replace(visit, values=()), rest)
    return back.undo(context, plan, visit.number if visit.values else 1)


async def _shown(visit: VisitWith[VoteServices], request: Request) -> Screen:
    context = visit.context(await visit.look())
    return votes.private(context, await visit.services.votes.request(visit.game, request.id))


async def request(visit: VisitWith[VoteServices], rest: str) -> Screen:
    """Show a request to the table, with the buttons to vote."""
    asked = await visit.services.votes.request(visit.game, int(rest))
    if asked.state != "open":
        raise Refused("request-closed", await visit.look(), request=asked)
    return await _shown(visit, asked)


async def undone(visit: VisitWith[VoteServices], rest: str) -> Screen:
    look = await visit.services.play.undo(visit.game, visit.user, int(rest), visit.id, visit.token)
    return await visit.then(look, _("Undone. It stays in the log, struck through."))


async def further(visit: VisitWith[VoteServices], rest: str) -> Screen:
    """Show how far the table could go back."""
    look = await visit.look()
    plan = await visit.services.votes.undo_plan(visit.game, visit.user)
    if not plan.steps:
        raise Refused("nothing-to-undo", look)
    return consent.together(visit.context(look), plan, visit.number if visit.values else None)


async def ask(visit: VisitWith[VoteServices], rest: str) -> Screen:
    """Ask the table to go back to before the entry in `rest`."""
    look = await visit.look()
    if look.token != visit.token:
        raise Refused("stale", look)
    request = await visit.services.votes.ask_to_undo(visit.game, visit.user, int(rest))
    if request.state == "agreed":
        return await voted(visit, request)
    return await _shown(visit, request)


async def vote(visit: VisitWith[VoteServices], rest: str) -> Screen:
    """Record a vote. The button's token is the id of the request."""
    if rest == YES:
        for user in await visit.services.seats.asking(visit.game):
            if not await visit.interaction.client.members.may_sit(visit.game, user):
                await visit.services.seats.unfit(visit.game, user)
    request = await visit.services.votes.vote(visit.game, visit.user, visit.token or 0, rest)
    return await voted(visit, request)


async def voted(visit: VisitWith[VoteServices], request: Request) -> Screen:
    """Show the result of a vote so far."""
    said = votes.voted(request, visit.user)
    if request.kind != "end" and request.state == "agreed":
        return await main(visit.context(await visit.look(), said))
    if request.kind == "end" and request.state == "agreed":
        return plain.notice(said)
    return plain.notice(said, game=visit.game, way_on=_("My panel"))


async def away(visit: VisitWith[VoteServices], rest: str) -> Screen:
    """Show the vote on players who are away, or open it."""
    look = await visit.look()
    asked = next((r for r in look.status.requests if r.kind == "absence"), None)
    return await _shown(visit, asked or await visit.services.votes.ask_about_absence(visit.game, visit.user))


async def here(visit: VisitWith[VoteServices], rest: str) -> Screen:
    """Record that the user is there, while the table votes on their absence."""
    request = await visit.services.votes.here(visit.game, visit.user)
    until = speech.date(request.closes or request.since)
    said = _("The vote now lasts until {when}. It ends as soon as you answer.", when=until)
    return await main(visit.context(await visit.look(), said))


async def pace(visit: VisitWith[VoteServices], hours: float) -> Screen:
    """Ask the table for another pace."""
    request = await visit.services.votes.ask_for_pace(visit.game, visit.user, hours)
    if request.state == "agreed":
        return plain.notice(votes.voted(request, visit.user), game=visit.game, way_on=_("My panel"))
    return await _shown(visit, request)


async def end(visit: VisitWith[VoteServices], rest: str) -> Screen:
    """`/game end`: show an open request, else ask the table, or end the game at once where nobody need be asked.

    Asking and ending must both be confirmed first.
    """
    status = await visit.status()
    manages = visit.manages(status) and status.seat_of(visit.user) is None
    asked = next((r for r in status.requests if r.kind == "end"), None)
    if asked is not None and (visit.user in asked.missing or (visit.user in asked.agreed and not manages)):
        return await _shown(visit, asked)
    if status.state != "running":
        raise Refused("not-running", state=status.state)
    if not manages and status.seat_of(visit.user) is None:
        raise Refused("no-seat")
    if rest != "sure":
        look = await visit.look()
        if not manages:
            await visit.services.votes.may_end(visit.game, visit.user)
        return consent.ending(visit.context(look), visit.user, alone=manages)
    if manages:
        await visit.services.votes.end(visit.game, visit.user)
        return plain.notice(_("The game has ended."))
    asked = await visit.services.votes.ask_to_end(visit.game, visit.user)
    if asked.state == "agreed":
        return plain.notice(_("The game has ended."))
    return await _shown(visit, asked)
