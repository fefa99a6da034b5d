"""The coach's texts on a player's panel: a comment on the last action, a lesson, and a suggestion with its reason."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot import speech
from bot.components import GREEN, Tap, row, short, text
from bot.screens import hints, packing
from bot.screens.context import ScreenContext
from bot.speech import N_, _
from bot.tables.teaching import almost_over
from bot.tables.values import Coaching, Look
from engine.payment import BOUGHT
from engine.prices import term
from engine.robots.advice import Advice

ROUTE: Final = "coach"
LABEL: Final = 31
"""The most letters of a suggestion on its button, beside those that say that it is one."""
NAME: Final = 25
"""The most letters of what is sold there, beside its price."""
CHEAP: Final = 12
"""The most M€ that are called cheap: a small share of much money may still be the price of a large project."""
ENDING: Final = ("pass", "end")
SOLD: Final = 3
"""The most cards to sell that are named one by one."""
LESSONS: Final = {
    "payment": N_("Steel pays for building cards and titanium for space cards, and neither pays for anything else."),
    "space": N_("What is printed on a space is yours if you place there, and each ocean beside it brings {money}."),
    "player": N_("You choose who is affected."),
    "buy": N_(
        "Production has paid you, and your TR (terraform rating) 1\u00a0M€ a step: now buy only what you will soon play."
    ),
    "end": N_("Mars is nearly done: from now on, victory points (VP) count for more than production."),
    "turn": N_(
        "In your turn you take one or two actions, to have the most victory points (VP) in the end: A plays a card from your "
        "hand, B does a standard project."
    ),
    "second": N_("You may take a second action, or end your turn: you are asked again once the others have played."),
    "milestone": N_("C claims a milestone for 8\u00a0M€: it is worth 5\u00a0VP, and only three are ever claimed."),
    "convert": N_(
        "F turns plants into a greenery and G turns heat into a warmer Mars, at no cost in M€: both raise your TR."
    ),
    "action": N_("A card with an action lies open before you: E uses it, once in each generation."),
    "award": N_("D funds an award: whoever leads it at the end gets 5\u00a0VP, no matter who has paid for it."),
    "pass": N_(
        "Whoever passes is out until the next generation, which begins once all have passed; what you have stays."
    ),
}
"""One sentence for each lesson (`bot.tables.teaching.LESSONS`)."""
COMMENTS: Final = {
    "milestone": N_("The milestone is yours: 5\u00a0VP at the end, whatever happens."),
    "production": N_("That was production: {what} in every generation from now on."),
    "rating": N_("Your TR (terraform rating) rose by {n}: each step is 1\u00a0VP, and 1\u00a0M€ every generation."),
    "tile": N_(
        "Your tile is on Mars: in the end a greenery is worth 1\u00a0VP, and a city 1\u00a0VP for each greenery beside it."
    ),
    "bonus": N_("You got what was printed on the space."),
    "stock": N_("You got {what} at once; that comes only this time."),
}
"""One sentence for each comment (`bot.tables.teaching.COMMENTS`)."""


def said(look: Look) -> str:
    """Return the coach's texts: at most one comment, one lesson and one suggestion."""
    told = look.coaching
    if told is None or told.off:
        return ""
    what, n = told.amount
    amount = speech.plus(n, what) if what else ""
    lines = [
        _(COMMENTS[told.comment], what=amount, n=n) if told.comment else "",
        _lesson(look, told.lesson) if told.lesson else "",
        suggestion(look, told.advice) if told.advice is not None else "",
    ]
    return "\n".join(line for line in lines if line)


def _lesson(look: Look, key: str) -> str:
    assert look.view is not None
    return _(LESSONS[key], money=speech.money(term(look.view, look.view.me, "ocean-bonus")))


def on_paying(look: Look) -> str:
    """Return the lesson on what cards are paid with, where the player has not been given it."""
    told = look.coaching
    return "" if told is None or told.off or "payment" in told.given else _lesson(look, "payment")


def suggested(look: Look) -> set[int]:
    """Return the cards that the coach suggests."""
    advised = look.coaching.advice if look.coaching is not None else None
    found = [speech.card_of(pick) for pick in advised.picks] if advised is not None else []
    return {card.id for card in found if card is not None}


def suggestion(look: Look, advised: Advice) -> str:
    """Return the suggested answer with its reason: `Suggested: **Mine**: cheap; it pays back by generation 5.`"""
    name, why = _priced(look, advised), reason(look, advised)
    said = _("Suggested: **{what}**: {why}.", what=name, why=why) if why else _("Suggested: **{what}**.", what=name)
    due = speech.due_of(look, advised.picks[0]) if len(advised.picks) == 1 else ""
    return speech.sentences((said, speech.ended(speech.capital(due)) if due else ""))


def _priced(look: Look, advised: Advice) -> str:
    """Return the suggested answer in words, with the price of an action of a turn that costs M€."""
    assert look.decision is not None
    picks, price = advised.picks, ""
    if len(picks) == 1 and not look.dues.get(picks[0]):
        price = speech.option(look, picks[0]).price
        if not price and look.decision.kind == "turn" and advised.costs_mc:
            price = speech.money(advised.price)
    return speech.commas(filter(None, (named(look, picks), price)))


def named(look: Look, picks: tuple[str, ...], *, pictured: bool = True) -> str:
    """Return the suggested answer in words: options by their names, several cards by their numbers where a picture shows them."""
    assert look.decision is not None
    if pictured and look.decision.key == "buy" and not picks:
        return _("buy none")
    if pictured and look.decision.key == "buy" and len(picks) > 1:
        places = sorted(1 + look.decision.options.index(pick) for pick in picks)
        return _("cards {numbers}", numbers=speech.listed([speech.number(n) for n in places]))
    said = [speech.with_kind(look, pick, speech.option(look, pick).name) for pick in picks]
    if look.decision.key == "sell":
        many = pictured and len(said) > SOLD
        what = speech.plural("{n} card", "{n} cards", len(said)) if many else speech.listed(said)
        return _("sell {what}", what=what)
    return speech.listed(said) or _("None of them")


def reason(look: Look, advised: Advice) -> str:
    """Return why something is suggested, in a clause of at most two parts, and what it costs; empty where nothing need be said."""
    why = _for(look, advised)
    lost = advised.lost - advised.cities
    if lost <= 0:
        return why
    cost = _("it costs you {points} at the end", points=speech.points(lost))
    return _("{why}, though {cost}", why=why, cost=cost) if why else cost


def _for(look: Look, advised: Advice) -> str:
    """Return what speaks for an answer."""
    assert look.decision is not None
    assert look.view is not None
    told = look.coaching or Coaching()
    if advised.picks and advised.picks[0] in ENDING:
        besides = {*look.decision.useful} - {*ENDING}
        if not besides:
            return _("nothing else is possible now")
        if besides == {"sell"}:
            return _("nothing else is possible now but selling cards")
        return _best() if told.weighed else _("nothing here brings more than it costs now")
    if look.decision.kind == "player" and advised.picks == ("none",):
        return _("then nobody loses anything")
    if look.decision.key == "buy":
        if not advised.picks:
            return _("you need the money more")
        if advised.later:
            return _later(advised)
        return speech.plural(
            "you can soon pay for it, and it should bring more than it costs",
            "you can soon pay for them, and they should bring more than they cost",
            len(advised.picks),
        )
    name = named(look, advised.picks)
    found = _of_space(advised) if look.decision.kind == "space" else _brought(advised, told)
    found = [said for said in found if said not in name]
    back = ""
    # What pays back is no reason beside others once points count for more than production.
    if advised.pays_back is not None and not (found and almost_over(look.view)):
        back = _("it pays back by generation {n}", n=advised.pays_back)
    if not found and not back and told.weighed:
        found = [_best()]
    room = 1 if back else 2
    if advised.cheap and advised.price <= CHEAP and len(found) < room:
        found.insert(0, _("cheap"))
    why = speech.listed(found[:room])
    return _("{why}; {back}", why=why, back=back) if why and back else why or back


def _later(advised: Advice) -> str:
    if advised.later < len(advised.picks):
        return _("they should bring more than they cost, though you cannot play all of them yet")
    return speech.plural(
        "it should bring more than it costs, though you cannot play it yet",
        "they should bring more than they cost, though you cannot play them yet",
        len(advised.picks),
    )


def _best() -> str:
    return _("it comes out best where the bot plays on from here")


def _brought(advised: Advice, told: Coaching) -> list[str]:
    """Return the effects of an action, the most lasting ones first."""
    added, n = told.added
    return _more_than_nothing(
        (advised.rating, speech.rating_gained(advised.rating)),
        (advised.points + advised.greeneries, speech.points(advised.points + advised.greeneries)),
        (advised.tiles, _("a city on Mars")),
        (advised.actions, _("an action for every generation")),
        (advised.lasting, _("an effect that stays")),
        *((more, _("{amount} every generation", amount=speech.plus(more, what))) for what, more in told.made),
        (advised.cards, speech.plural("+{n} card", "+{n} cards", advised.cards)),
        (
            advised.awards,
            _("{points} if you still lead at the end", points=speech.points(advised.awards)),
        ),
        *((n, speech.plus(n, what)) for what, n in advised.gains),
        (n, speech.plus(n, added)),
    )


def _of_space(advised: Advice) -> list[str]:
    """Return what a space brings, without what the tile would bring on any other."""
    beside = advised.points + advised.cities - advised.lost
    return _more_than_nothing(
        (advised.cards, speech.plural("+{n} card", "+{n} cards", advised.cards)),
        (beside, speech.points(beside)),
        *((n, speech.plus(n, what)) for what, n in advised.gains),
    )


def _more_than_nothing(*named: tuple[int, str]) -> list[str]:
    return [words for n, words in named if n > 0]


def speaking(context: ScreenContext) -> ScreenContext:
    """Return a context whose next screen ends with the coach's texts and the button that does what they suggest.

    A phone shows the end of a message first. Texts without a suggestion stand on top, as notes do.
    """
    told, way = said(context.look), follow(context)
    if told and way:
        return replace(context, foot=(text(told), row(*way, *hints.ways(context))))
    return replace(context, note="\n".join(filter(None, (context.note, told))))


def ways(context: ScreenContext, origin: str = "") -> list[Tap]:
    """Return the button of the hint, unless it stands beside a suggestion at the end."""
    return [] if context.foot else hints.ways(context, origin)


def _briefest(look: Look, picks: tuple[str, ...]) -> str:
    """Return the suggested answer in as many words as there is room for on a button: with kinds, in names alone, or counted."""
    names = speech.listed([speech.option(look, pick).name for pick in picks])
    said = [named(look, picks), names]
    if len(picks) > 1 and all(speech.card_of(pick) for pick in picks):
        said.append(speech.plural("{n} card", "{n} cards", len(picks)))
    return next((what for what in said if what and len(what) <= LABEL), short(said[-1] or said[0], LABEL))


def follow(context: ScreenContext) -> list[Tap]:
    """Return the button that carries out the suggestion; none without one.

    It carries the answer itself: a hint may change the suggestion while other panels show the older one.
    """
    told = context.look.coaching
    if told is None or told.off or told.advice is None:
        return []
    picks = told.advice.picks
    what = named(context.look, picks)
    if context.decision.key == "buy" and picks:
        cost = speech.money(term(context.view, context.view.buyer, BOUGHT) * len(picks))
        # They are named above; their names would take the button a line of its own.
        what = speech.number(len(picks))
        if len(picks) == 1:
            what = _("card {number}", number=speech.number(1 + context.decision.options.index(picks[0])))
        label = _("Do: buy {what} for {cost}", what=what, cost=cost)
    elif context.decision.key == "sell":
        label = _("Do: {what} for {cost}", what=short(what, NAME), cost=speech.money(len(picks)))
    else:
        label = _("Do: {what}", what=_briefest(context.look, picks))
    said = picks[0] if len(picks) == 1 else packing.packed(context.decision.options, picks, context.decision.key)
    return [context.tap(label, f"{ROUTE}/do/{said}", GREEN)]


def leave(context: ScreenContext) -> list[Tap]:
    """Return the button that turns the coach off, for panels without a button to the other screens."""
    return switch(context) if said(context.look) else []


def switch(context: ScreenContext) -> list[Tap]:
    """Return the button that turns the coach off, or on again; none in other games."""
    told = context.look.coaching
    if told is None:
        return []
    return [
        context.tap(_("Advice again"), f"{ROUTE}/on") if told.off else context.tap(_("No more advice"), f"{ROUTE}/off")
    ]
