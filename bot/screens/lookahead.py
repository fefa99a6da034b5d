"""The player's own cards while no action is asked for: prices and reasons as of now, although others may change them."""

from __future__ import annotations

from typing import Any

from bot import limits, speech
from bot.components import BLUE, Option, row, text
from bot.screen import QUIET, Screen, depending, picture
from bot.screens import verbs
from bot.screens.context import ScreenContext
from bot.speech import _
from engine.card import CARDS, Card


def order(context: ScreenContext) -> list[int]:
    """Return the cards in hand and those stored on cards in play, the playable ones first."""
    cards = [*context.view.hand, *context.me.hosted]
    hindered = speech.unplayable(context.look)
    return [c for c in cards if c not in hindered] + [c for c in cards if c in hindered]


def menu(context: ScreenContext) -> list[Any]:
    """Return a menu of the hand: each card with its price and effect, or with the reason why it could not be played."""
    cards = order(context)
    if not cards:
        return []
    hindered = speech.unplayable(context.look)
    options: list[Option] = []
    for card in (CARDS[c] for c in cards):
        choice = speech.card_to_play(context.view, card)
        options.append(Option(choice.label, card.as_play, hindered.get(card.id, choice.hint)))
    n = sum(card not in hindered for card in cards)
    if len(cards) <= limits.OPTIONS:
        shown = context.keys.menus(_("Look ahead · {n} of {all}", n=n, all=len(cards)), "ahead", options)
    else:
        shown = [
            *verbs.titled(context, _("Look ahead"), verbs.PLAYABLE, "ahead", options[:n]),
            *verbs.titled(context, _("Look ahead"), verbs.NOT_NOW, "ahead", options[n:]),
        ]
    return [*shown, text(mark())]


def mark() -> str:
    """Return the notice that nothing can be played now."""
    return "-# " + _("A look ahead: prices and reasons as they stand now.")


async def of_card(context: ScreenContext, card: Card) -> Screen:
    """Show one card of the hand: whether it could be played now, and what is missing."""
    said = standing(context, card)
    drawn = await context.artist.offer([card.id])
    return context.screen(
        text(f"### {card.name}", *said, mark()),
        picture(*drawn),
        # The picture and its alt text already hold the card's text.
        depending(drawn, lambda seen: [] if seen else [text("-# " + speech.card_text(card)[: limits.LOG_PAGE])]),
        row(context.back(BLUE)),
        colour=QUIET,
    )


def standing(context: ScreenContext, card: Card) -> list[str]:
    """Return the present price of a card in hand, and what else prevents playing it."""
    why = speech.unplayable(context.look).get(card.id)
    return [
        f"**{speech.capital(why)}.**" if why else _("It could be played."),
        speech.price_and_means(context.look, card),
    ]


def in_short(context: ScreenContext, card: Card) -> str:
    """Return one clause about a card in hand: its price now, or why it could not be played."""
    price, why = speech.money(speech.price(context.view, card)), speech.unplayable(context.look).get(card.id)
    if why:
        return _("Now {price}: {why}.", price=price, why=why)
    return _("Now {price}: could be played.", price=price)
