"""Routes that only look at a game: hand, cards, board, log, points, and what was in earlier generations."""

from __future__ import annotations

from dataclasses import replace

from bot.routes.lookback import new_to
from bot.routes.visit import Visit, among
from bot.screen import Screen
from bot.screens import annexes, around, course, lookahead, past, reading, result, verbs
from bot.screens import hand as own_hand
from bot.screens.context import ScreenContext
from bot.speech import _
from bot.tables import Look, Refused
from bot.threads import in_thread
from engine.card import CARDS
from engine.view import View


async def playing(visit: Visit) -> ScreenContext:
    """Return the context of a game that has begun and can be read. Raises `Refused` otherwise."""
    look: Look = await visit.look()
    if look.status.damage is not None:
        raise Refused("damaged", look)
    if look.view is None:
        raise Refused("not-running", look)
    return visit.context(look)


async def seated(visit: Visit) -> ScreenContext:
    """Return the same for somebody who sits in the game. Raises `Refused` otherwise."""
    context = await playing(visit)
    if context.look.seat is None:
        raise Refused("no-seat", context.look)
    return context


async def read(visit: Visit, rest: str) -> Screen:
    """Show the texts of the cards that the player was dealt or has kept."""
    context = await seated(visit)
    if not around.kept(context.view):
        raise Refused("stale", context.look)
    return await around.cards(context, int(rest or 0))


async def corporations(visit: Visit, rest: str) -> Screen:
    """Show the corporations that the player may choose among."""
    context = await seated(visit)
    if not around.corporations(context):
        raise Refused("stale", context.look)
    return await around.owned(context, int(rest or 0))


async def cards(visit: Visit, rest: str) -> Screen:
    """Show the hand in an order or filter from the menu or the button."""
    way, _slash, page = rest.partition("/")
    return await own_hand.listed(await seated(visit), visit.chosen if visit.values else way, int(page or 0))


async def hand(visit: Visit, rest: str) -> Screen:
    return await reading.hand(await seated(visit), int(rest or 0))


async def ahead(visit: Visit, rest: str) -> Screen:
    """Show a card of the hand as of now, from the menu of a panel where no action is asked for."""
    context = await seated(visit)
    held = {CARDS[card].as_play: CARDS[card] for card in (*context.view.hand, *context.me.hosted)}
    return await lookahead.of_card(context, held[among(context, visit.chosen, held)])


async def table(visit: Visit, rest: str) -> Screen:
    context = await playing(visit)
    seat, _slash, page = rest.partition("/")
    return await reading.table(context, _seat(context, seat), int(page or 0))


def _seat(context: ScreenContext, said: str) -> int:
    """Return the seat if the game has it. Raises `Refused` otherwise."""
    if int(said) >= len(context.view.seats):
        raise Refused("stale", context.look)
    return int(said)


async def everybody(visit: Visit, rest: str) -> Screen:
    context = await playing(visit)
    return await reading.everybody(context, await _when_last_seen(visit, context), int(rest or 0))


async def board(visit: Visit, rest: str) -> Screen:
    context = await playing(visit)
    return await reading.board(context, await _when_last_seen(visit, context))


async def annex(visit: Visit, rest: str) -> Screen:
    context = await playing(visit)
    key, _slash, page = rest.partition("/")
    before = await _when_last_seen(visit, context)
    return await annexes.annex(context, key, before, int(page or 0), verbs.of_annex(context, key))


async def full(visit: Visit, rest: str) -> Screen:
    context = await playing(visit)
    return await reading.full(context, await _when_last_seen(visit, context))


async def in_words(visit: Visit, rest: str) -> Screen:
    return reading.words(await playing(visit), int(rest or 0))


async def since(visit: Visit, rest: str) -> Screen:
    context = await seated(visit)
    new = await new_to(visit.services.history, context.status, context.seat, visit.user)
    return await past.since(context, new, await visit.services.history.view_after(visit.game, new.after))


async def _when_last_seen(visit: Visit, context: ScreenContext) -> View | None:
    """Return the view after the reader's last turn; None for a user without a seat, to whom nothing is marked as new."""
    if context.look.seat is None or context.view.over:
        return None
    new = await new_to(visit.services.history, context.status, context.seat, visit.user)
    return await visit.services.history.view_after(visit.game, new.after)


async def points(visit: Visit, rest: str) -> Screen:
    return result.points(await playing(visit))


async def hands(visit: Visit, rest: str) -> Screen:
    context = await playing(visit)
    found = await visit.services.history.hands(visit.game, visit.user)
    return await result.hands(context, found, _seat(context, rest) if rest else None)


async def my_hand(visit: Visit, rest: str) -> Screen:
    """Store whether a player shows their hand, and show what follows."""
    before = await visit.services.history.hands(visit.game, visit.user)
    found = await visit.services.history.show_hand(visit.game, visit.user, rest == "show")
    late = _("The hands have already been shown; nothing was changed.") if before.until is None else ""
    return await result.hands(replace(await playing(visit), note=late), found)


async def charts(visit: Visit, rest: str) -> Screen:
    return await course.charts(await playing(visit), await visit.services.history.course(visit.game))


async def lapse(visit: Visit, rest: str) -> Screen:
    return await course.lapse(await playing(visit), await visit.services.history.course(visit.game))


async def generations(visit: Visit, rest: str) -> Screen:
    """Show the boards at the ends of all generations, or one of them."""
    context, views = await playing(visit), await visit.services.history.course(visit.game)
    wanted = rest or (visit.chosen if visit.values else "")
    return await (course.generation(context, views, int(wanted)) if wanted else course.film(context, views))


async def film(visit: Visit, rest: str) -> Screen:
    """Show some of the boards at the ends of all generations."""
    return await course.film(await playing(visit), await visit.services.history.course(visit.game), int(rest))


async def poster(visit: Visit, rest: str) -> Screen:
    return await course.poster(await playing(visit), await visit.services.history.course(visit.game))


async def log(visit: Visit, rest: str) -> Screen:
    wanted = past.LogFilter.read(rest)
    context = visit.context(await visit.look())
    if context.status.started is None:
        raise Refused("not-running", context.look)
    if wanted.whose == past.ME and context.look.seat is None:
        raise Refused("no-seat", context.look)
    story = await visit.services.history.story(visit.game, visit.user, wanted.before, wanted.entries)
    # A filter may need the whole history.
    return await in_thread(past.log, context, story, wanted)


async def log_of(visit: Visit, rest: str) -> Screen:
    """Show the log of one player, from the menu."""
    return await log(visit, f"{visit.chosen}/{rest}")


async def log_in(visit: Visit, rest: str) -> Screen:
    """Show the log of one generation, from the menu."""
    return await log(visit, f"{rest}/{visit.chosen}")
