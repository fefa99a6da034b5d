"""Routes of the private panel: composing and answering. `looking.py` has what can be read from it."""

from __future__ import annotations

from dataclasses import replace

from bot import limits, speech
from bot.components import Click
from bot.routes import lookup
from bot.routes.lookback import played_since
from bot.routes.looking import seated
from bot.routes.visit import Visit, among, answered, card_screen, main, payment_screen, unpacked
from bot.screen import Screen
from bot.screens import absence, card, choose, coach, decide, first, panel, plain, verbs, waiting
from bot.screens.context import ScreenContext
from bot.screens.stage import Stage
from bot.speech import _
from bot.tables import Look, Refused
from engine.card import CARDS, KEYS


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
        return await verbs.why_not(context, among(context, hindered, context.look.hindered))
    return await turn_option(visit, context, key)


async def turn_option(visit: Visit, context: ScreenContext, key: str) -> Screen:
    """Show the card that an option of a turn plays, or the question before an option; carry it out where there is none."""
    among(context, key, context.decision.options)
    if key.startswith("play:"):
        return await card_screen(visit, context, key.partition(":")[2])
    return verbs.asks(context, key) or await visit.pick([key])


async def listed(visit: Visit, rest: str) -> Screen:
    return await verbs.listed(await visit.turn(), rest)


async def fewer(visit: Visit, rest: str) -> Screen:
    context = await visit.fresh()
    if context.look.decision is None or context.decision.kind != "player":
        raise Refused("stale", context.look)
    return decide.fewer(context)


async def claim(visit: Visit, rest: str) -> Screen:
    context = await visit.turn()
    key = among(context, rest, context.decision.options)
    return verbs.asks(context, key) or await visit.pick([key])


async def passing(visit: Visit, rest: str) -> Screen:
    return panel.passing(await visit.turn())


async def play(visit: Visit, rest: str) -> Screen:
    """Play the card shown on the screen."""
    key, _slash, mix = rest.partition("/")
    context = await visit.turn()
    among(context, f"play:{key}", context.decision.options)
    return await visit.play(CARDS[KEYS[key]], card.decoded(mix) if mix else None)


async def mix(visit: Visit, rest: str) -> Screen:
    """Show another payment, from the menu or from the form."""
    picks = [p for value in visit.values for p in value.split(".")]
    picks = [p for p in picks if p.partition("=")[2] not in ("", "0")]
    if rest:
        context = await visit.turn()
        among(context, f"play:{rest}", context.decision.options)
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
    return await decide.several(context, selection(context, rest))


async def many(visit: Visit, rest: str) -> Screen:
    context = await visit.fresh()
    picks = [*selection(context, rest), *visit.values]
    chosen = [among(context, key, context.decision.options) for key in picks]
    return await decide.several(context if chosen else coach.speaking(context), chosen)


async def take(visit: Visit, rest: str) -> Screen:
    """Answer with the selected cards."""
    context = await visit.fresh()
    return await visit.pick(selection(context, rest), confirmed=True)


def selection(context: ScreenContext, said: str) -> list[str]:
    """Return the options of the present question that a custom id carries."""
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
    return panel.more(await seated(visit))


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
