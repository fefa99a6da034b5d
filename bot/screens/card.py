"""Screens for playing a card, with price, payment and effects, and for paying for anything else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, Final

from bot import limits, speech
from bot.components import GREEN, Option, row, text
from bot.screen import KINDS, Screen, depending, picture
from bot.screens import coach
from bot.screens.context import ScreenContext
from bot.speech import _
from bot.tables import Look, Refused
from bot.tables.live import begins_turn
from engine.card import CARDS, Card
from engine.core import amounts
from engine.decision import Budget, Way, as_picks
from engine.journal import CardPlayed, Entry, Paid
from engine.payment import limited_ways, mixes, proposal
from engine.tableau import pieces_held
from engine.view import View

AMOUNTS: Final = "amounts"
"""The route of the button that opens a form for the amounts."""
LETTERS: Final = {"project": "B", "milestone": "C", "award": "D"}
"""The rulebook's letters of the actions that are paid for."""

Mix = Mapping[str, int]


def encoded(mix: Mix) -> str:
    """Encode a payment for a custom id: `steel=8.mc=10`."""
    return ".".join(as_picks(mix))


def decoded(said: str) -> tuple[str, ...]:
    """Decode a payment into picks. Raises `ValueError` for any other text."""
    picks = tuple(part for part in said.split(".") if part)
    amounts(picks)
    return picks


def proposed(view: View, budget: Budget) -> Mix:
    """Return the payment that the screen proposes first: what pays for nothing else before M€."""
    total, ways = budget
    return proposal(total, ways, limited_ways(view, view.me, ways))


def unpaid(budget: Budget, picks: Sequence[str]) -> str:
    """Return why typed amounts do not pay what is asked, and that nothing was changed; empty where they do."""
    refused = budget.refuses(picks)
    if refused is None:
        return ""
    return speech.sentences((f"**{_misses(budget, picks, refused)}**", _("Nothing was changed.")))


def _misses(budget: Budget, picks: Sequence[str], refused: str) -> str:
    total, ways = budget
    try:
        typed = amounts(picks)
    except ValueError:
        return _("An amount is a whole number that is not below 0.")
    values = {what: value for what, value, _most in ways}
    if refused == "unknown":
        most = [speech.mix_text({what: n}) for what, _value, n in ways if typed.get(what, 0) > n]
        return (
            _("You can pay at most {amounts}.", amounts=speech.listed(most))
            if most
            else speech.reason_sentence(refused)
        )
    off = sum(values[what] * n for what, n in typed.items()) - total
    mix, price = speech.mix_text(typed), speech.money(total)
    if refused == "too-few":
        return _("{mix}: {short} short of {price}.", mix=mix, short=speech.money(-off), price=price)
    return _("{mix}: {over} more than {price}, so pay less.", mix=mix, over=speech.money(off), price=price)


def offered(view: View, budget: Budget) -> tuple[list[Mix], bool]:
    """Return the payments for a menu, the proposal first, and whether there are more of them than the menu holds."""
    total, ways = budget
    first = {what: n for what, n in proposed(view, budget).items() if n}
    found = [m for m in islice(mixes(total, ways), limits.OPTIONS + 2) if {w: n for w, n in m.items() if n} != first]
    return [first, *found[: limits.OPTIONS - 1]], len(found) > limits.OPTIONS - 1


def _left(view: View, mix: Mix, ways: Sequence[Way]) -> str:
    left = {what: pieces_held(view, view.me, what) - mix.get(what, 0) for what, _value, _most in ways}
    return speech.listed([speech.mix_text({what: n}) if n else _none(what) for what, n in left.items()])


def _none(what: str) -> str:
    return speech.money(0) if what == "mc" else f"0\u00a0{speech.resource(what)}"


def _menu(context: ScreenContext, budget: Budget, chosen: Mix, card: str = "") -> list[Any]:
    """Return a menu of payments, and a button to type other amounts if it cannot hold all of them.

    The form is not a line of the menu, which would show it as selected after the form was closed and could not open it again. `card`: the
    card that is paid for, if it is one.
    """
    of = f"/{card}" if card else ""
    found, more = offered(context.view, budget)
    now = {w: n for w, n in chosen.items() if n}
    if now not in found:
        found = [*found[: limits.OPTIONS - 1], now]
    options: list[Option] = []
    for at, mix in enumerate(found):
        keeps = _("keeps {left}", left=_left(context.view, mix, budget.ways))
        hint = speech.dots((keeps, _("proposed") if at == 0 else ""))
        options.append(Option(speech.mix_text(mix), encoded(mix), hint, mix == now))
    menu = [row(context.keys.menu(_("Change payment"), f"mix{of}", options))] if len(options) > 1 else []
    return [*menu, *([row(context.tap(_("Type the amounts"), f"{AMOUNTS}{of}"))] if more else [])]


def _foreseen(context: ScreenContext, after: Look) -> Sequence[Entry]:
    """Return the certain effects in a preview; of an action that is composed and would be whole, all of its effects."""
    whole = after.planned[len(context.look.planned) :]
    return after.preview or after.confirming or (whole[-1].news if whole else ())


def _paid(foreseen: Sequence[Entry]) -> Mix:
    """Return the first payment in a preview."""
    for entry in foreseen:
        if isinstance(entry, Paid):
            return entry.split
    return {}


def _in_vain(context: ScreenContext, card: Card, after: Look) -> list[str]:
    """Return a sentence where the card has immediate effects of which none changes anything."""
    foreseen = _foreseen(context, after)
    changes = any(not isinstance(entry, CardPlayed | Paid) for entry in foreseen)
    asked = after.decision is not None and not after.decision.opens
    if not card.play or not foreseen or changes or asked or after.confirm:
        return []
    return [_("Its immediate effects bring nothing now.")]


def _consequences(context: ScreenContext, after: Look) -> list[str]:
    """Return a line for each certain effect, without the first sentence, which repeats card and price."""
    said = speech.ahead(_foreseen(context, after), context.status, context.seat)
    lines = [*(effect for line in said[:1] for effect in line.effects), *(line.text for line in said[1:])]
    return [f"- {speech.capital(line)}" for line in lines]


def _then(context: ScreenContext, look: Look) -> str:
    if look.confirm:
        return _("It reveals something hidden. {undo}", undo=context.beyond())
    if look.decision is not None and not look.decision.opens and look.view is not None:
        question = speech.question(look.view, context.status)
        return _("Then: {question}", question=question[:1].lower() + question[1:])
    return ""


async def play(context: ScreenContext, card: Card, budget: Budget | None, mix: Mix, after: Look) -> Screen:
    """Show a card with price, payment and consequences. `after`: the game as it would be."""
    price = speech.price(context.view, card)
    split = {what: n for what, n in mix.items() if n} or _paid(_foreseen(context, after))
    said = speech.mix_text(split)
    ways = budget.ways if budget else [(what, 1, 0) for what in split]
    left = _left(context.view, split, ways) if split else ""
    extra = f"/{encoded(mix)}" if budget else ""
    drawn = await context.artist.offer([card.id])
    label = _short(_("Play for {mix}", mix=said), _("Play it")) if split else _("Play it")
    then: list[Any] = []
    if context.look.mode:
        label = _("Order it") if context.look.mode == "order" else _("Choose it")
    elif not context.typed and not after.confirm and begins_turn(context.look.decision):
        then.append(context.tap(_("And then …"), f"then/{card.key}{extra}"))
    return context.screen(
        text("### " + speech.dots(("A", speech.commas((card.name, speech.money(price)))))),
        picture(*drawn),
        # The picture and its alt text already hold the card's text.
        depending(drawn, lambda seen: [] if seen else [text(speech.card_text(card))]),
        text(
            _("Pay **{mix}**. {left} left.", mix=said, left=speech.capital(left)) if left else _("Nothing to pay."),
            _due(context, card.as_play, price),
            *(_consequences(context, after) or _in_vain(context, card, after)),
            speech.no_attacks(context.view, card),
        ),
        text(next_one) if (next_one := _then(context, after)) else None,
        *(_menu(context, budget, mix, card.key) if budget else []),
        row(context.tap(label, f"play/{card.key}{extra}", GREEN), *then, context.back()),
        colour=KINDS[card.kind],
    )


async def payment(context: ScreenContext, budget: Budget, mix: Mix | None = None, after: Look | None = None) -> Screen:
    """Show the payment for anything but a card, which has its own screen."""
    chosen = mix or proposed(context.view, budget)
    said = speech.mix_text(chosen)
    effects = _consequences(context, after) if after else []
    return context.screen(
        text(
            f"### {_paid_for(context)}",
            speech.question(context.view, context.status),
            _("Pay **{mix}**. {left} left.", mix=said, left=speech.capital(_left(context.view, chosen, budget.ways))),
            _due(context, "", budget.total),
            *effects,
        ),
        text(then) if after and (then := _then(context, after)) else None,
        *_menu(context, budget, chosen),
        row(
            context.tap(_short(_("Pay {mix}", mix=said), _("Pay")), f"pay/{encoded(chosen)}", GREEN),
            take_back(context),
            *coach.leave(context),
        ),
    )


def _due(context: ScreenContext, key: str, price: int) -> str:
    """Return what is due at most together with what rating will cost; empty where it costs nothing."""
    due = context.look.dues.get(key)
    return speech.ended(speech.capital(speech.rating_due(price, due))) if due else ""


def _short(label: str, shorter: str) -> str:
    """Return the label if it fits on a button's line, else the shorter one; the text above the button has the label."""
    return label if len(label) <= limits.LINE else shorter


def _paid_for(context: ScreenContext) -> str:
    """Return what is being paid for: the card, the option chosen in a menu, or the number of cards bought."""
    if card := CARDS.get(context.decision.cause.card):
        return card.name
    key, *others = (context.look.picks or ((),))[-1] or ("",)
    verb = key.partition(":")[0]
    if verb == "card":
        return speech.plural("{n} card", "{n} cards", 1 + len(others))
    chosen_of = replace(context.look, view=context.look.before)
    return speech.dots((LETTERS[verb], speech.option(chosen_of, key).label)) if verb in LETTERS else _("Payment")


def take_back(context: ScreenContext) -> Any:
    """Return a button that removes the last pick; where nothing is being composed, one to the other screens."""
    return context.tap(_("Take back"), "back") if context.look.picks else context.tap(_("More"), "more")


def read(picks: Sequence[str]) -> dict[str, int]:
    """Read picks such as `steel=3` as amounts. Raises `Refused` for anything else."""
    try:
        return amounts(picks)
    except ValueError:
        raise Refused("unknown") from None
