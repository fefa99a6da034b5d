"""Routes for what a player prepares: orders ahead, a whole turn, a note."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from bot.components import Click
from bot.routes.visit import VisitServices, VisitWith
from bot.screen import Screen
from bot.screens import card, orders, panel
from bot.screens.stage import Stage
from bot.speech import _
from bot.tables import Look, Refused, services
from bot.tables.services.people import NOTE
from bot.tables.values import Mode
from engine.decision import as_picks


class OrderServices(VisitServices, Protocol):
    """The services that these routes use."""

    orders: services.Orders
    people: services.People


MODES: dict[str, Mode] = {"turn": "turn", "order": "order", "none": ""}


def _page(visit: VisitWith[OrderServices], look: Look, note: str = "") -> Screen:
    if look.seat is None or look.status.state != "running":
        raise Refused("no-seat" if look.status.state == "running" else "not-running", look, state=look.status.state)
    return orders.page(visit.context(look, note))


async def page(visit: VisitWith[OrderServices], rest: str) -> Screen:
    """Show one's own orders."""
    return _page(visit, await visit.look())


async def order(visit: VisitWith[OrderServices], rest: str) -> Screen:
    """Give an order from the menu, or begin to compose one."""
    match visit.chosen:
        case "turn":
            return await plan(visit, "order")
        case "nothing":
            return await page(visit, rest)
        case kind:
            return _page(visit, await visit.services.orders.give_plain(visit.game, visit.user, kind, visit.id))


async def plan(visit: VisitWith[OrderServices], rest: str) -> Screen:
    """Begin to compose a whole turn or an order, or leave that again."""
    look = await visit.services.orders.begin(visit.game, visit.user, visit.token, MODES[rest])
    return await visit.then(look)


async def then(visit: VisitWith[OrderServices], rest: str) -> Screen:
    """Take a card as the first of two actions that are sent together."""
    key, _slash, mix = rest.partition("/")
    steps = [[f"play:{key}"], *([list(card.decoded(mix))] if mix else [])]
    # What cannot be played is refused before anything is changed.
    await visit.services.play.preview(visit.game, visit.user, visit.token, steps)
    look = await visit.services.orders.begin(visit.game, visit.user, visit.token, "turn")
    return await visit.then(
        await visit.services.play.compose(visit.game, visit.user, look.token, steps, visit.id, True)
    )


async def following(visit: VisitWith[OrderServices], rest: str) -> Screen:
    """Show the panel for the second action of what is composed."""
    context = await visit.fresh()
    if not orders.is_whole(context.look) or not orders.goes_on(context.look):
        raise Refused("stale", context.look)
    return await panel.turn(context)


async def give(visit: VisitWith[OrderServices], rest: str) -> Screen:
    """Order the composed actions."""
    look = await visit.services.orders.give(visit.game, visit.user, visit.token, visit.id, rest == "pass")
    return _page(visit, look, _("Ordered."))


async def send(visit: VisitWith[OrderServices], rest: str) -> Screen:
    """Send the composed whole turn."""
    return await visit.then(
        await visit.services.orders.send_turn(visit.game, visit.user, visit.token, visit.id, rest == "end")
    )


async def withdraw(visit: VisitWith[OrderServices], rest: str) -> Screen:
    """Withdraw an order, or clear the stopped ones."""
    look = await visit.look()
    stopped = [o.id for o in look.orders if o.stopped]
    ids = stopped if visit.chosen == orders.STOPPED else [visit.number]
    return _page(visit, await visit.services.orders.withdraw(visit.game, visit.user, ids))


async def mind(visit: VisitWith[OrderServices], rest: str) -> Screen:
    """Choose which assumptions of an order must hold."""
    minded = [(int(n), int(f)) for n, _dot, f in (value.partition(".") for value in visit.values)]
    return _page(visit, await visit.services.orders.mind(visit.game, visit.user, int(rest), minded))


async def note(visit: VisitWith[OrderServices], rest: str) -> Screen:
    """Show one's own note, or keep what was written in the form."""
    if visit.values:
        written = "\n".join(value.removeprefix("note=") for value in visit.values)
        look = await visit.services.people.write_note(visit.game, visit.user, written)
    else:
        look = await visit.look()
    if look.seat is None:
        raise Refused("no-seat", look)
    return orders.note(visit.context(look))


async def ask_note(visit: VisitWith[OrderServices], click: Click, stage: Stage) -> bool:
    """Open the form for a note."""
    if not click.what.startswith("note/write"):
        return False
    look = await visit.look()
    if look.seat is None:
        return False
    asked = click._replace(what="note")
    await stage.form(asked, _("Your note"), {"note": (_("Only you can read it"), look.note)}, most=NOTE)
    return True


async def add_typed(visit: VisitWith[OrderServices], key: str, passes: bool) -> Screen:
    """Order an option of the user's next turn, given by its key; where more is needed, show that question."""
    if (await visit.look()).mode == "order":
        await visit.services.orders.begin(visit.game, visit.user, None, "")
    look = await visit.services.orders.begin(visit.game, visit.user, None, "order")
    steps = [[key]]
    foreseen = await visit.services.play.preview(visit.game, visit.user, look.token, steps)
    asked = foreseen.decision
    if asked is not None and asked.budget and foreseen.view is not None and not foreseen.confirm:
        mix = card.proposed(foreseen.view, asked.budget)
        steps.append(list(as_picks(mix)))
    look = await visit.services.play.compose(visit.game, visit.user, look.token, steps, visit.id, True)
    if not orders.is_whole(look):
        return await visit.then(look)
    return await give(replace(visit, token=look.token), "pass" if passes else "end")
