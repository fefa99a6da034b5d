"""Routes for correcting the table by hand: players need the others' consent; managers who do not play need none."""

from __future__ import annotations

from typing import Protocol

from bot.routes.visit import VisitServices, VisitWith, main
from bot.screen import Screen
from bot.screens import correcting
from bot.screens.context import ScreenContext
from bot.speech import _
from bot.tables import Refused, services
from bot.tables.correcting import CorrectionDraft
from engine.box import CorrectionTarget
from engine.corrections import Correction


class CorrectionServices(VisitServices, Protocol):
    """The services that these routes use."""

    corrections: services.Corrections
    moderation: services.Moderation
    seats: services.Seats
    votes: services.Votes


async def form(visit: VisitWith[CorrectionServices], rest: str) -> Screen:
    """Show the user's draft of a correction, or their open request.

    `drop` removes the last change, `ask` asks the others for all of it, `again` changes the open request, and `on` continues with the
    draft.
    """
    context = await _admitted(visit)
    if rest == "ask":
        return await _ask(visit, context)
    if rest == "again":
        return correcting.form(context, await visit.services.corrections.take_up(visit.game, visit.user))
    mine = next((r for r in context.status.requests if r.kind == "correct" and r.user == visit.user), None)
    if not rest and mine is not None:
        return await _open(visit, context, mine.id)
    if rest == "drop":
        draft = await visit.services.corrections.put(visit.game, visit.user, visit.token or 0, None)
    else:
        draft = await visit.services.corrections.draft(visit.game, visit.user)
    return correcting.form(context, draft)


async def add(visit: VisitWith[CorrectionServices], rest: str) -> Screen:
    """Continue from a choice in a menu of the form: kind, player, thing, amount."""
    context = await _admitted(visit)
    draft = await visit.services.corrections.draft(visit.game, visit.user)
    kind, seat, what = (*rest.split("/"), "", "")[:3] if rest else ("", "", "")
    chosen = visit.chosen
    if what:
        return await _put(visit, context, draft, _spot(draft, kind, _seat(seat), what), chosen)
    if seat:
        if chosen.startswith(correcting.LAY):
            return await correcting.spaces(context, draft, _seat(seat), chosen.removeprefix(correcting.LAY))
        spot = _spot(draft, kind, _seat(seat), chosen)
        if kind in ("tile", "card"):
            return await _put(visit, context, draft, spot, str(1 - 2 * spot.now))
        return correcting.amounts(context, draft, spot)
    if kind:
        return _things(context, draft, kind, _seat(chosen))
    owners = [seat for known, seat in draft.targets if known == chosen]
    if not owners:
        raise Refused("stale", context.look)
    if len(owners) == 1:
        return _things(context, draft, chosen, owners[0])
    return correcting.owners(context, draft, chosen)


def _things(context: ScreenContext, draft: CorrectionDraft, kind: str, seat: int) -> Screen:
    """Ask for the thing to correct, or for the amount where there is only one."""
    spots = draft.targets.get((kind, seat), ())
    if not spots:
        raise Refused("stale", context.look)
    if len(spots) == 1 and kind not in ("tile", "card"):
        return correcting.amounts(context, draft, spots[0])
    return correcting.things(context, draft, kind, seat)


def _seat(said: str) -> int:
    return -1 if said == correcting.NOBODY else int(said)


def _spot(draft: CorrectionDraft, kind: str, seat: int, what: str) -> CorrectionTarget:
    found = next((spot for spot in draft.targets.get((kind, seat), ()) if spot.what == what), None)
    if found is None:
        raise Refused("stale")
    return found


async def _put(
    visit: VisitWith[CorrectionServices], context: ScreenContext, draft: CorrectionDraft, spot: CorrectionTarget, n: str
) -> Screen:
    change = Correction(spot.kind, spot.seat, spot.what, int(n))
    draft = await visit.services.corrections.put(visit.game, visit.user, visit.token or 0, change)
    return correcting.form(context, draft)


async def _admitted(visit: VisitWith[CorrectionServices]) -> ScreenContext:
    """Return the context of a player, or of somebody who manages the server and does not play. Raises `Refused`."""
    look = await visit.look()
    if look.status.state != "running":
        raise Refused("not-running", look, state=look.status.state)
    if look.status.damage is not None:
        raise Refused("damaged", look)
    if look.seat is None and not visit.manages(look.status):
        raise Refused("no-seat", look)
    return visit.context(look)


async def manage(visit: VisitWith[CorrectionServices]) -> Screen:
    """`/admin correct`: the form for somebody who manages the server and does not play."""
    context = await _admitted(visit)
    if context.look.seat is not None:
        raise Refused("plays-here", context.look)
    if not visit.manages(context.status):
        raise Refused("not-manager")
    return await form(visit, "")


async def _ask(visit: VisitWith[CorrectionServices], context: ScreenContext) -> Screen:
    if context.look.seat is None:
        await visit.services.moderation.correct(visit.game, visit.user, visit.name, visit.token or 0, visit.id)
        return correcting.done(visit.context(await visit.look()))
    request = await visit.services.corrections.ask(visit.game, visit.user, visit.token or 0, visit.id)
    look = await visit.look()
    if request is None:
        return await main(visit.context(look, _("The table has been corrected, and the log says so.")))
    return await _open(visit, visit.context(look), request.id)


async def _open(visit: VisitWith[CorrectionServices], context: ScreenContext, request: int) -> Screen:
    """Show one's open request, with the way to change it."""
    return correcting.own(context, await visit.services.votes.request(visit.game, request))
