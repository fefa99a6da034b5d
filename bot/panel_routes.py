"""The routes of clicks: the first word of what a custom id asks for, and the screen that follows."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from bot import consent_routes, lobby_routes, speech
from bot.components import Click, Screen
from bot.lookback import new_to
from bot.panel import Route, Visit, card_screen, main, payment_screen, unpacked
from bot.screens import card, choose, course, decide, first, panel, past, plain, reading, result
from bot.screens.desk import Desk
from bot.screens.stage import Stage
from bot.speech import _
from bot.tables import Look, Refused
from engine.card import CARDS, KEYS
from engine.view import View


async def open_panel(visit: Visit, rest: str) -> Screen:
    """Play: one's own panel, whatever it shows now."""
    return await main(visit.desk(await visit.look()))


async def pick(visit: Visit, rest: str) -> Screen:
    return await visit.pick([rest] if rest else list(visit.values))


async def sure(visit: Visit, rest: str) -> Screen:
    """The same after a confirmation."""
    return await visit.pick([rest], confirmed=True)


async def every(visit: Visit, rest: str) -> Screen:
    """The same for several steps, as typed."""
    steps = unpacked(rest)
    return await visit.then(
        await visit.tables.compose(visit.game, visit.user, visit.token, steps, visit.id, confirmed=True)
    )


async def do(visit: Visit, rest: str) -> Screen:
    """A line of a menu of the turn."""
    desk = await visit.fresh()
    (key,) = visit.values
    if key.startswith(panel.NOT):
        return await panel.why_not(desk, key.removeprefix(panel.NOT))
    if key.startswith("play:"):
        return await card_screen(visit, desk, key.partition(":")[2])
    if key.startswith(("milestone:", "award:")):
        return panel.claim(desk, key)
    if panel.vain(desk, key):
        return panel.in_vain(desk, key)
    return await visit.pick([key])


async def listed(visit: Visit, rest: str) -> Screen:
    return panel.listed(await visit.fresh(), rest)


async def fewer(visit: Visit, rest: str) -> Screen:
    return decide.fewer(await visit.fresh())


async def claim(visit: Visit, rest: str) -> Screen:
    return panel.claim(await visit.fresh(), rest)


async def passing(visit: Visit, rest: str) -> Screen:
    return panel.passing(await visit.fresh())


async def play(visit: Visit, rest: str) -> Screen:
    """The button that plays a card."""
    key, _slash, mix = rest.partition("/")
    return await visit.play(CARDS[KEYS[key]], card.decoded(mix) if mix else None)


async def mix(visit: Visit, rest: str) -> Screen:
    """Another payment, from the menu or from the form."""
    desk = await visit.fresh()
    picks = [p for value in visit.values for p in value.split(".")]
    picks = [p for p in picks if p.partition("=")[2] not in ("", "0")]
    return await card_screen(visit, desk, rest, picks) if rest else await payment_screen(visit, desk, picks)


async def pay(visit: Visit, rest: str) -> Screen:
    return await visit.pick(card.decoded(rest), confirmed=True)


async def sketch(visit: Visit, rest: str) -> Screen:
    """Turn a card over: a private sketch, no decision."""
    desk = await visit.fresh()
    return await decide.several(desk, _unpacked(desk, rest))


async def read(visit: Visit, rest: str) -> Screen:
    """The texts of the first cards, and back to what was turned over."""
    desk = await visit.fresh()
    return await first.reading(desk, _unpacked(desk, rest))


async def many(visit: Visit, rest: str) -> Screen:
    desk = await visit.fresh()
    return await decide.several(desk, [*_unpacked(desk, rest), *visit.values])


async def take(visit: Visit, rest: str) -> Screen:
    """The button under a sketch: this is the decision."""
    desk = await visit.fresh()
    return await visit.pick(_unpacked(desk, rest), confirmed=True)


def _unpacked(desk: Desk, said: str) -> list[str]:
    if desk.look.decision is None:
        raise Refused("not-asked", desk.look)
    try:
        return choose.unpacked(desk.decision, said)
    except ValueError:
        raise Refused("stale", desk.look) from None


async def take_back(visit: Visit, rest: str) -> Screen:
    """What was composed last; where nothing is left of it, the screen on which it was begun."""
    before = await visit.look()
    key = before.picks[0][0] if before.picks and before.picks[0] else ""
    look = await visit.tables.take_back(visit.game, visit.user, visit.token)
    if key.startswith("play:") and (not look.picks or _unpaid(look)):
        mix = before.picks[1] if len(before.picks) > 1 and _unpaid(look) else ()
        if look.picks:
            look = await visit.tables.drop(visit.game, visit.user, look.token)
        return await card_screen(visit, visit.desk(look), key.partition(":")[2], mix)
    if not look.picks and key.startswith("project:"):
        return panel.listed(visit.desk(look), "project")
    return await visit.then(look)


def _unpaid(look: Look) -> bool:
    """A card is chosen, and the next question is how to pay for it: both belong to the screen of the card."""
    return len(look.picks) == 1 and look.decision is not None and look.decision.kind == "payment"


async def tell(visit: Visit, rest: str) -> Screen:
    """End the minute of grace; where it is over, what has happened since is the answer."""
    try:
        look = await visit.tables.tell_now(visit.game, visit.user)
    except Refused as refusal:
        if refusal.reason != "nothing-to-tell":
            raise
        return await open_panel(visit, rest)
    return await visit.then(look, panel.turn_over(look.status))


async def change(visit: Visit, rest: str) -> Screen:
    """Choose again; a button from an earlier question does not open this one."""
    await visit.fresh()
    return await visit.then(await visit.tables.reopen(visit.game, visit.user, visit.id))


async def more(visit: Visit, rest: str) -> Screen:
    return panel.more(await _seated(visit))


async def _seated(visit: Visit) -> Desk:
    desk = await _playing(visit)
    if desk.look.seat is None:
        raise Refused("no-seat", desk.look)
    return desk


async def hand(visit: Visit, rest: str) -> Screen:
    return await reading.hand(await _seated(visit), int(rest or 0))


async def table(visit: Visit, rest: str) -> Screen:
    return await reading.table(await _playing(visit), int(rest))


async def everybody(visit: Visit, rest: str) -> Screen:
    desk = await _playing(visit)
    return await reading.everybody(desk, await _when_last_seen(visit, desk))


async def board(visit: Visit, rest: str) -> Screen:
    desk = await _playing(visit)
    return await reading.board(desk, await _when_last_seen(visit, desk))


async def in_words(visit: Visit, rest: str) -> Screen:
    return reading.words(await _playing(visit))


async def _playing(visit: Visit) -> Desk:
    look: Look = await visit.look()
    if look.view is None:
        raise Refused("not-running", look)
    return visit.desk(look)


async def since(visit: Visit, rest: str) -> Screen:
    desk = await _seated(visit)
    new = await new_to(visit.tables, desk.status, desk.seat, visit.user)
    return await past.since(desk, new, await visit.tables.earlier(visit.game, new.after))


async def _when_last_seen(visit: Visit, desk: Desk) -> View | None:
    """The game as it was after the reader's last turn; None for somebody without a seat, to whom nothing is new."""
    if desk.look.seat is None or desk.view.over:
        return None
    new = await new_to(visit.tables, desk.status, desk.seat, visit.user)
    return await visit.tables.earlier(visit.game, new.after)


async def points(visit: Visit, rest: str) -> Screen:
    return result.points(await _playing(visit))


async def hands(visit: Visit, rest: str) -> Screen:
    held = await visit.tables.hands(visit.game)
    return await result.hands(await _playing(visit), held, int(rest) if rest else None)


async def charts(visit: Visit, rest: str) -> Screen:
    return await course.charts(visit.desk(await visit.look()), await visit.tables.course(visit.game))


async def lapse(visit: Visit, rest: str) -> Screen:
    return await course.lapse(visit.desk(await visit.look()), await visit.tables.course(visit.game))


async def log(visit: Visit, rest: str) -> Screen:
    wanted = past.Wanted.read(rest)
    story = await visit.tables.story(visit.game, visit.user, wanted.before, wanted.entries)
    # A filter may look through the whole game.
    return await asyncio.to_thread(past.log, await _playing(visit), story, wanted)


async def log_of(visit: Visit, rest: str) -> Screen:
    """The log of one player, from the menu."""
    return await log(visit, f"{visit.values[0]}/{rest}")


async def log_in(visit: Visit, rest: str) -> Screen:
    """The log of one generation, from the menu."""
    return await log(visit, f"{rest}/{visit.values[0]}")


async def games(visit: Visit, rest: str) -> Screen:
    found = await visit.tables.games_of(visit.user)
    client = visit.interaction.client

    def guild_name(guild: int) -> str:
        known = client.get_guild(guild)
        return speech.escaped(known.name) if known else ""

    back = visit.desk(await visit.look()).back() if visit.game else None
    return plain.my_games(found, visit.user, guild_name, back)


async def enter(visit: Visit, rest: str) -> Screen:
    """Another of my games, in place."""
    look = await visit.tables.look(visit.values[0], visit.user)
    return await main(visit.desk(look))


async def unknown(visit: Visit, rest: str) -> Screen:
    """A button of another version of this program."""
    return await main(visit.desk(await visit.look(), _("**That button is old.** Nothing was changed.")))


async def ask_amounts(visit: Visit, click: Click, stage: Stage) -> bool:
    """The form for a payment, one field for each resource."""
    if click.values != (card.TYPE,):
        return False
    look = (await visit.fresh()).look
    key = click.what.partition("/")[2]
    if key:
        look = await visit.tables.preview(visit.game, visit.user, visit.token, [[f"play:{key}"]])
    if look.decision is None or not look.decision.budget:
        return False
    proposal = card.proposed(look.decision.budget)
    fields = {
        what: (_("{name}, at most {n}", name=speech.resource(what), n=most), str(proposal.get(what, 0)))
        for what, _value, most in look.decision.budget[1]
    }
    await stage.form(click._replace(values=()), _("Pay {price}", price=speech.money(look.decision.budget[0])), fields)
    return True


FORMS: Final[dict[str, Callable[[Visit, Click, Stage], Awaitable[bool]]]] = {
    "name": lobby_routes.ask_name,
    "mix": ask_amounts,
}
"""Routes that may begin with a form, which must come before any acknowledgement."""

ROUTES: Final[dict[str, Route]] = {
    "open": open_panel,
    "home": open_panel,
    "pick": pick,
    "sure": sure,
    "all": every,
    "do": do,
    "list": listed,
    "claim": claim,
    "fewer": fewer,
    "passing": passing,
    "play": play,
    "mix": mix,
    "pay": pay,
    "set": sketch,
    "many": many,
    "read": read,
    "take": take,
    "back": take_back,
    "tell": tell,
    "change": change,
    "undo": consent_routes.undo,
    "undone": consent_routes.undone,
    "further": consent_routes.further,
    "ask": consent_routes.ask,
    "request": consent_routes.request,
    "vote": consent_routes.vote,
    "end": consent_routes.end,
    "more": more,
    "hand": hand,
    "table": table,
    "everybody": everybody,
    "board": board,
    "words": in_words,
    "since": since,
    "points": points,
    "hands": hands,
    "charts": charts,
    "lapse": lapse,
    "log": log,
    "logof": log_of,
    "login": log_in,
    "games": games,
    "enter": enter,
    "join": lobby_routes.join,
    "leave": lobby_routes.leave,
    "options": lobby_routes.options,
    "start": lobby_routes.start,
    "seat": lobby_routes.seat,
    "handicaps": lobby_routes.handicaps,
    "release": lobby_routes.release,
    "handicap": lobby_routes.handicap,
    "robot": lobby_routes.robot,
    "rule": lobby_routes.rule,
    "name": lobby_routes.name,
    "cancel": lobby_routes.cancel,
    "again": lobby_routes.again,
}
