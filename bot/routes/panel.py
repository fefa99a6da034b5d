"""Routes of the private panel: composing, answering, and everything that can be read from it."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace

from bot import limits, speech
from bot.components import Click
from bot.routes import lookup
from bot.routes.lookback import new_to, played_since
from bot.routes.visit import Visit, answered, card_screen, main, payment_screen, unpacked
from bot.screen import Screen
from bot.screens import (
    absence,
    annexes,
    around,
    card,
    choose,
    coach,
    course,
    decide,
    first,
    lookahead,
    panel,
    past,
    plain,
    reading,
    result,
    verbs,
    waiting,
)
from bot.screens import hand as own_hand
from bot.screens.context import ScreenContext
from bot.screens.stage import Stage
from bot.speech import _
from bot.tables import Look, Refused
from bot.threads import in_thread
from engine.card import CARDS, KEYS
from engine.view import View


async def open_panel(visit: Visit, rest: str) -> Screen:
    """Show the user's own panel: the route of Play, by which a player comes back to their seat too."""
    look = await visit.look()
    me = look.status.at(look.seat) if look.seat is not None else None
    if me is None or (me.stand_in is None and me.left_at is None) or look.status.state != "running":
        return await main(visit.context(look))
    now = await _back(visit, look)
    if me.stand_in is None:
        return await main(visit.context(now))
    # What it says of the absence must not be written over at once by the news that the player is back.
    return replace(await main(visit.context(now, absence.welcome(look.status, now))), momentary=False)


async def _back(visit: Visit, look: Look) -> Look:
    """Bring a player back to their seat; one who has resigned for good only looks."""
    try:
        return await visit.services.play.come_back(visit.game, visit.user)
    except Refused as refused:
        if refused.reason != "has-resigned":
            raise
        return look


async def pick(visit: Visit, rest: str) -> Screen:
    if rest and visit.values:
        raise Refused("stale")
    if rest in speech.VERBS:  # a button of an older panel may be about what brings nothing by now
        look = await visit.look()
        if look.decision is not None and look.token == visit.token and rest in look.decision.vain:
            return await claim(visit, rest)
    return await visit.pick([rest] if rest else list(visit.values))


async def sure(visit: Visit, rest: str) -> Screen:
    """Answer after a confirmation."""
    return await visit.pick([rest], confirmed=True)


async def every(visit: Visit, rest: str) -> Screen:
    """Answer with several steps, as a command composed them."""
    steps = unpacked(rest)
    return await visit.then(
        await visit.services.play.compose(visit.game, visit.user, visit.token, steps, visit.id, confirmed=True)
    )


async def do(visit: Visit, rest: str) -> Screen:
    """Handle an option of one of the turn's menus."""
    context = await visit.turn()
    key = visit.chosen
    if (hindered := key.removeprefix(verbs.NOT)) != key:
        return await verbs.why_not(context, _among(context, hindered, context.look.hindered))
    return await turn_option(visit, context, key)


async def turn_option(visit: Visit, context: ScreenContext, key: str) -> Screen:
    """Show the card that an option of a turn plays, or the question before an option; carry it out where there is none."""
    _among(context, key, context.decision.options)
    if key.startswith("play:"):
        return await card_screen(visit, context, key.partition(":")[2])
    return verbs.asks(context, key) or await visit.pick([key])


def _among(context: ScreenContext, key: str, options: Container[str]) -> str:
    """Return the key if it is among the options. Raises `Refused` otherwise."""
    if key not in options:
        raise Refused("stale", context.look)
    return key


async def listed(visit: Visit, rest: str) -> Screen:
    return await verbs.listed(await visit.turn(), rest)


async def fewer(visit: Visit, rest: str) -> Screen:
    context = await visit.fresh()
    if context.look.decision is None or context.decision.kind != "player":
        raise Refused("stale", context.look)
    return decide.fewer(context)


async def claim(visit: Visit, rest: str) -> Screen:
    context = await visit.turn()
    key = _among(context, rest, context.decision.options)
    return verbs.asks(context, key) or await visit.pick([key])


async def passing(visit: Visit, rest: str) -> Screen:
    return panel.passing(await visit.turn())


async def play(visit: Visit, rest: str) -> Screen:
    """Play the card shown on the screen."""
    key, _slash, mix = rest.partition("/")
    context = await visit.turn()
    _among(context, f"play:{key}", context.decision.options)
    return await visit.play(CARDS[KEYS[key]], card.decoded(mix) if mix else None)


async def mix(visit: Visit, rest: str) -> Screen:
    """Show another payment, from the menu or from the form."""
    picks = [p for value in visit.values for p in value.split(".")]
    picks = [p for p in picks if p.partition("=")[2] not in ("", "0")]
    if rest:
        context = await visit.turn()
        _among(context, f"play:{rest}", context.decision.options)
        return await card_screen(visit, context, rest, picks)
    context = await visit.fresh()
    if context.look.decision is None or not context.decision.budget:
        raise Refused("stale", context.look)
    return await payment_screen(visit, context, context.decision.budget, picks)


async def pay(visit: Visit, rest: str) -> Screen:
    return await visit.pick(card.decoded(rest), confirmed=True)


async def sketch(visit: Visit, rest: str) -> Screen:
    """Select or deselect cards; nothing is answered yet."""
    context = await visit.fresh()
    return await decide.several(context, _unpacked(context, rest))


async def read(visit: Visit, rest: str) -> Screen:
    """Show the texts of the cards that the player was dealt or has kept."""
    context = await _seated(visit)
    if not around.kept(context.view):
        raise Refused("stale", context.look)
    return await around.cards(context, int(rest or 0))


async def corporations(visit: Visit, rest: str) -> Screen:
    """Show the corporations that the player may choose among."""
    context = await _seated(visit)
    if not around.corporations(context):
        raise Refused("stale", context.look)
    return await around.owned(context, int(rest or 0))


async def many(visit: Visit, rest: str) -> Screen:
    context = await visit.fresh()
    picks = [*_unpacked(context, rest), *visit.values]
    chosen = [_among(context, key, context.decision.options) for key in picks]
    return await decide.several(context if chosen else coach.speaking(context), chosen)


async def take(visit: Visit, rest: str) -> Screen:
    """Answer with the selected cards."""
    context = await visit.fresh()
    return await visit.pick(_unpacked(context, rest), confirmed=True)


def _unpacked(context: ScreenContext, said: str) -> list[str]:
    if context.look.decision is None:
        raise Refused("not-asked", context.look)
    try:
        return choose.unpacked(context.decision, said)
    except ValueError:
        raise Refused("stale", context.look) from None


async def own(visit: Visit, rest: str) -> Screen:
    """Choose another corporation; the selected first cards stay selected."""
    said, _slash, key = rest.partition("/")
    cards = _carried(await visit.fresh(), said)
    look = await visit.services.play.compose(visit.game, visit.user, visit.token, [[key]], visit.id, False)

    async def shown(context: ScreenContext) -> Screen:
        asked = context.look.decision
        if asked is None or asked.key != "buy-first":
            return await main(context)
        return await choose.several(context, [card for card in cards if card in asked.options])

    return await visit.then(look, show=shown)


def _carried(context: ScreenContext, said: str) -> list[str]:
    try:
        return choose.carried_on(context.view, said)
    except ValueError:
        raise Refused("stale", context.look) from None


async def take_back(visit: Visit, rest: str) -> Screen:
    """Remove the last pick; where none is left, show the screen on which the action was begun.

    `rest`: the first cards that stay selected while another corporation is chosen.
    """
    before = await visit.look()
    if rest:
        cards = _carried(await visit.fresh(), rest)
        look = await visit.services.play.take_back(visit.game, visit.user, visit.token)
        return await visit.then(look, show=lambda context: first.corporation(context, cards))
    key = before.picks[0][0] if before.picks and before.picks[0] else ""
    look = await visit.services.play.take_back(visit.game, visit.user, visit.token)
    if key.startswith("play:") and (not look.picks or _unpaid(look)):
        mix = before.picks[1] if len(before.picks) > 1 and _unpaid(look) else ()
        if look.picks:
            look = await visit.services.play.drop(visit.game, visit.user, look.token)
        return await card_screen(visit, visit.context(look), key.partition(":")[2], mix)
    context = visit.context(look)
    if not look.picks and look.view is not None and (verb := verbs.stands_in_list(context, key)):
        return await verbs.listed(context, verb)
    return await visit.then(look)


def _unpaid(look: Look) -> bool:
    """Return whether a card was chosen and its payment is asked for next: the card's screen covers both."""
    return len(look.picks) == 1 and look.decision is not None and look.decision.kind == "payment"


async def tell(visit: Visit, rest: str) -> Screen:
    """End the grace period; if it is over already, show what has happened since."""
    try:
        look = await visit.services.play.tell_now(visit.game, visit.user)
    except Refused as refusal:
        if refusal.reason != "nothing-to-tell":
            raise
        look = await visit.look()
        if look.seat is None:
            return await open_panel(visit, rest)
        played = await played_since(visit.services.history, look.status, look.seat, visit.user)
        return await main(visit.context(look, waiting.have_played(look.status, played)))
    return await visit.then(look, waiting.turn_over(look.status))


async def change(visit: Visit, rest: str) -> Screen:
    """Reopen the player's own answer, which stays selected. A button of an earlier question does not reopen this one."""
    before = (await visit.fresh()).view.chosen
    look = await visit.services.play.reopen(visit.game, visit.user, visit.id)
    return await visit.then(look, show=lambda context: decide.again(context, before))


async def more(visit: Visit, rest: str) -> Screen:
    return panel.more(await _seated(visit))


async def _seated(visit: Visit) -> ScreenContext:
    context = await _playing(visit)
    if context.look.seat is None:
        raise Refused("no-seat", context.look)
    return context


async def cards(visit: Visit, rest: str) -> Screen:
    """Show the hand in an order or filter from the menu or the button."""
    way, _slash, page = rest.partition("/")
    return await own_hand.listed(await _seated(visit), visit.chosen if visit.values else way, int(page or 0))


async def hand(visit: Visit, rest: str) -> Screen:
    return await reading.hand(await _seated(visit), int(rest or 0))


async def ahead(visit: Visit, rest: str) -> Screen:
    """Show a card of the hand as of now, from the menu of a panel where no action is asked for."""
    context = await _seated(visit)
    held = {CARDS[card].as_play: CARDS[card] for card in (*context.view.hand, *context.me.hosted)}
    return await lookahead.of_card(context, held[_among(context, visit.chosen, held)])


async def table(visit: Visit, rest: str) -> Screen:
    context = await _playing(visit)
    seat, _slash, page = rest.partition("/")
    return await reading.table(context, _seat(context, seat), int(page or 0))


def _seat(context: ScreenContext, said: str) -> int:
    """Return the seat if the game has it. Raises `Refused` otherwise."""
    if int(said) >= len(context.view.seats):
        raise Refused("stale", context.look)
    return int(said)


async def everybody(visit: Visit, rest: str) -> Screen:
    context = await _playing(visit)
    return await reading.everybody(context, await _when_last_seen(visit, context), int(rest or 0))


async def board(visit: Visit, rest: str) -> Screen:
    context = await _playing(visit)
    return await reading.board(context, await _when_last_seen(visit, context))


async def annex(visit: Visit, rest: str) -> Screen:
    context = await _playing(visit)
    key, _slash, page = rest.partition("/")
    before = await _when_last_seen(visit, context)
    return await annexes.annex(context, key, before, int(page or 0), verbs.of_annex(context, key))


async def full(visit: Visit, rest: str) -> Screen:
    context = await _playing(visit)
    return await reading.full(context, await _when_last_seen(visit, context))


async def in_words(visit: Visit, rest: str) -> Screen:
    return reading.words(await _playing(visit), int(rest or 0))


async def _playing(visit: Visit) -> ScreenContext:
    look: Look = await visit.look()
    if look.status.damage is not None:
        raise Refused("damaged", look)
    if look.view is None:
        raise Refused("not-running", look)
    return visit.context(look)


async def since(visit: Visit, rest: str) -> Screen:
    context = await _seated(visit)
    new = await new_to(visit.services.history, context.status, context.seat, visit.user)
    return await past.since(context, new, await visit.services.history.view_after(visit.game, new.after))


async def _when_last_seen(visit: Visit, context: ScreenContext) -> View | None:
    """Return the view after the reader's last turn; None for a user without a seat, to whom nothing is marked as new."""
    if context.look.seat is None or context.view.over:
        return None
    new = await new_to(visit.services.history, context.status, context.seat, visit.user)
    return await visit.services.history.view_after(visit.game, new.after)


async def points(visit: Visit, rest: str) -> Screen:
    return result.points(await _playing(visit))


async def hands(visit: Visit, rest: str) -> Screen:
    context = await _playing(visit)
    found = await visit.services.history.hands(visit.game, visit.user)
    return await result.hands(context, found, _seat(context, rest) if rest else None)


async def my_hand(visit: Visit, rest: str) -> Screen:
    """Store whether a player shows their hand, and show what follows."""
    before = await visit.services.history.hands(visit.game, visit.user)
    found = await visit.services.history.show_hand(visit.game, visit.user, rest == "show")
    late = _("The hands have already been shown; nothing was changed.") if before.until is None else ""
    return await result.hands(replace(await _playing(visit), note=late), found)


async def charts(visit: Visit, rest: str) -> Screen:
    return await course.charts(await _playing(visit), await visit.services.history.course(visit.game))


async def lapse(visit: Visit, rest: str) -> Screen:
    return await course.lapse(await _playing(visit), await visit.services.history.course(visit.game))


async def generations(visit: Visit, rest: str) -> Screen:
    """Show the boards at the ends of all generations, or one of them."""
    context, views = await _playing(visit), await visit.services.history.course(visit.game)
    wanted = rest or (visit.chosen if visit.values else "")
    return await (course.generation(context, views, int(wanted)) if wanted else course.film(context, views))


async def film(visit: Visit, rest: str) -> Screen:
    """Show some of the boards at the ends of all generations."""
    return await course.film(await _playing(visit), await visit.services.history.course(visit.game), int(rest))


async def poster(visit: Visit, rest: str) -> Screen:
    return await course.poster(await _playing(visit), await visit.services.history.course(visit.game))


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


async def games(visit: Visit, rest: str) -> Screen:
    found = await visit.services.games.of_user(visit.user)
    back = visit.context(await visit.look()).back() if visit.game else None
    aside = await visit.services.games.set_aside(visit.user)
    used = await visit.services.servers.used(0, 0, visit.user)
    return plain.my_games(found, visit.user, visit.guild_name, back, aside=aside, used=used)


async def about(visit: Visit, rest: str) -> Screen:
    """Show one of several things that a typed name could have meant."""
    return await lookup.about(visit, rest or visit.chosen)


async def enter(visit: Visit, rest: str) -> Screen:
    """Show another game of the user in the same message."""
    there = replace(visit, game=visit.chosen)

    async def shown() -> Screen:
        return await main(there.context(await there.look()))

    return await answered(there, shown, "enter")


async def unknown(visit: Visit, rest: str) -> Screen:
    """Answer a button of another version of this program, or a forged one."""
    if not visit.game:
        raise Refused("stale")
    look, said = await visit.look(), _("**That button is old.** Nothing was changed.")
    return await main(visit.context(look, said)) if look.status.state == "running" else plain.notice(said)


async def ask_amounts(visit: Visit, click: Click, stage: Stage) -> bool:
    """Open the form for a payment, with one field for each resource."""
    look = (await visit.fresh()).look
    key = click.what.partition("/")[2]
    if key:
        look = await visit.services.play.preview(visit.game, visit.user, visit.token, [[f"play:{key}"]])
    if look.view is None or look.decision is None or not look.decision.budget:
        return False
    proposal, ways = card.proposed(look.view, look.decision.budget), look.decision.budget.ways
    # M€ come last; with more ways than fields, the form leaves some before them out, and the menu still has those.
    ways = ways if len(ways) <= limits.MODAL_FIELDS else (*ways[: limits.MODAL_FIELDS - 1], ways[-1])
    fields = {
        what: (_("{name}, at most {n}", name=speech.resource(what), n=most), str(proposal.get(what, 0)))
        for what, _value, most in ways
    }
    title = _("Pay {price}", price=speech.money(look.decision.budget.total))
    await stage.form(click._replace(what=f"mix/{key}" if key else "mix"), title, fields)
    return True
