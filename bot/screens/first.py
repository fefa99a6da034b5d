"""The first decision of a game: the corporation. The first cards are shown with it, since they are read before choosing."""

from __future__ import annotations

from collections.abc import Sequence

from bot import speech
from bot.components import BLUE, rows, text
from bot.screen import Screen, depending, picture
from bot.screens import around, choose
from bot.screens.context import ScreenContext
from bot.screens.navigation import HOME
from bot.speech import _, plural
from engine.card import CARDS, KEYS
from engine.prices import term


async def corporation(context: ScreenContext, cards_chosen: Sequence[str] = ()) -> Screen:
    """Show the corporations and the first cards as pictures, with the choice last, in reach of the thumb.

    `cards_chosen`: the first cards selected already, when another corporation was chosen before.
    """
    corporations = [CARDS[KEYS[key.partition(":")[2]]] for key in context.decision.options]
    offered = await context.artist.offer([c.id for c in corporations])
    cards = around.kept(context.view)
    strips = await context.artist.hand(context.view, cards, {})
    lines = [speech.colon(f"**{c.name}**", speech.card_text(c)) for c in corporations]
    names = "-# " + speech.listed([CARDS[c].name for c in cards])
    n = len(cards)
    changing = _("You can change it until you buy.")
    way = f"own/{choose.carried(context.view, cards_chosen)}" if cards_chosen else "pick"
    named = [card.name for key in cards_chosen if (card := speech.card_of(key))]
    return context.screen(
        text(
            _("### Choose your corporation"),
            plural(
                "Then buy any of your {n} card, {price} each.",
                "Then buy any of your {n} cards, {price} each.",
                n,
                price=speech.money(term(context.view, context.me, "bought-card")),
            ),
        ),
        picture(*offered),
        depending(offered, lambda drawn: [] if drawn else [text(*lines)]),
        picture(*strips),
        depending(strips, lambda drawn: [] if drawn else [text(names)]),
        *rows([context.tap(c.name, f"{way}/{c.as_card}", BLUE) for c in corporations], 2),
        text(_("Still selected: {cards}.", cards=speech.listed(named))) if named else None,
        text("-# " + speech.sentences((changing, choose.waiting_line(context)))),
        *rows(around.around(context, HOME)),
    )
