"""The beginning of a game with preludes: corporation, preludes and first cards on one screen, which adds up what they bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple
from zlib import crc32

from bot import speech
from bot.components import BLUE, GREEN, GREY, Option, Screen, picture, row, rows, text
from bot.screens.around import around
from bot.screens.choose import waiting_line
from bot.screens.context import ScreenContext
from bot.speech import _
from engine.actions.preludes import PRELUDES_KEPT
from engine.card import CARDS
from engine.named import CORPORATION_DECK, PRELUDE_DECK, PROJECT_DECK
from engine.payment import BOUGHT, spendable, with_corporation
from engine.prices import term
from engine.setup_preview import preview_setup
from engine.view import View
from words.beginning import beginning_lines
from words.names import cards_text
from words.options import dealt_card

CHOICES: Final = {"corporation": CORPORATION_DECK, "preludes": PRELUDE_DECK, "buy": PROJECT_DECK}
"""The choices of this screen in the order in which they are answered, each with the deck of its cards."""


class Picked(NamedTuple):
    """What is selected on the screen: cards of each kind."""

    corporation: list[int]
    preludes: list[int]
    buy: list[int]


def applies(context: ScreenContext) -> bool:
    """Return whether the present question is one of several that this screen asks together."""
    return context.view.phase == "setup" and not context.view.draft and bool(dealt(context.view, "preludes"))


def dealt(view: View, choice: str) -> list[int]:
    """Return the cards that the viewer may choose among."""
    deck_of = view.box.deck_of
    return [card for card in view.looking if deck_of[CARDS[card].kind] == CHOICES[choice]]


def answered(chosen: Mapping[str, Sequence[str]]) -> Picked:
    """Return what was answered before, for instance by a command."""
    keys = (chosen.get(choice, ()) for choice in CHOICES)
    return Picked(*([card.id for key in some if (card := speech.card_of(key))] for some in keys))


def packed(view: View, picked: Picked) -> str:
    """Encode what is selected for a custom id, with a checksum of what was dealt."""
    every = _every(view)
    chosen = {card for cards in picked for card in cards}
    return f"{_sign(every)}.{sum(1 << at for at, card in enumerate(every) if card in chosen):x}"


def unpacked(view: View, said: str) -> Picked:
    """Decode what is selected. Raises `ValueError` where other cards were dealt."""
    sign, _dot, mask = said.partition(".")
    every, bits = _every(view), int(mask, 16)
    if sign != _sign(every) or bits >> len(every):
        raise ValueError(said)
    chosen = {card for at, card in enumerate(every) if bits >> at & 1}
    return Picked(*([card for card in dealt(view, choice) if card in chosen] for choice in CHOICES))


def _every(view: View) -> list[int]:
    return [card for choice in CHOICES for card in dealt(view, choice)]


def _sign(cards: list[int]) -> str:
    return f"{crc32(','.join(map(str, cards)).encode()) & 0xFFFF:04x}"


def steps(view: View, picked: Picked) -> list[list[str]]:
    """Return the answers that the selection stands for, one for each choice that the viewer has."""
    asked = [(choice, cards) for choice, cards in zip(CHOICES, picked, strict=True) if dealt(view, choice)]
    return [[CARDS[card].as_card for card in cards] for _choice, cards in asked]


async def screen(context: ScreenContext, picked: Picked | None = None) -> Screen:
    """Show all that is chosen before the game, and what it would add up to. `picked` is selected so far."""
    view, picked = context.view, picked or answered(context.view.chosen)
    corporations, preludes, cards = (dealt(view, choice) for choice in CHOICES)
    drawn = [
        *(await context.artist.offer(corporations, picked.corporation) if corporations else []),
        *await context.artist.offer(preludes, picked.preludes, numbered=True),
    ]
    strips = await context.artist.hand(view, cards, {}) if cards else []
    texts = [speech.in_full(CARDS[card]) for card in (*corporations, *preludes)] if not drawn else []
    back = f"begin/{packed(view, picked)}"
    return context.screen(
        text(_title(corporations, cards), _subtitle(context, preludes, cards)),
        picture(*drawn) or text(*texts),
        picture(*strips),
        *rows([_toggle(context, picked, "corporation", card, corporations) for card in corporations], 2),
        *rows([_toggle(context, picked, "preludes", card, preludes) for card in preludes], 2),
        row(_menu(context, picked, cards)) if cards else None,
        text(*added) if (added := _sum(view, picked)) else None,
        *_way_on(context, picked),
        text(f"-# {waiting_line(context)}") if waiting_line(context) else None,
        *rows(around(context, back)),
    )


def _title(corporations: list[int], cards: list[int]) -> str:
    if not corporations:
        return _("### Choose your preludes")
    return _("### Corporation, preludes and first cards") if cards else _("### Corporation and preludes")


def _subtitle(context: ScreenContext, preludes: list[int], cards: list[int]) -> str:
    said = _("Keep {n} of {of} preludes.", n=_kept(preludes), of=len(preludes))
    if not cards:
        return said
    price = speech.money(term(context.view, context.view.buyer, BOUGHT))
    return speech.sentences((said, _("Buy any of the {n} cards, {price} each.", n=len(cards), price=price)))


def _kept(preludes: list[int]) -> int:
    """Return how many preludes are kept."""
    return min(PRELUDES_KEPT, len(preludes))


def _sum(view: View, picked: Picked) -> list[str]:
    """Return what the selection adds up to; nothing until a corporation is chosen, on which most of it depends."""
    if dealt(view, "corporation") and not picked.corporation:
        return []
    found = preview_setup(view, next(iter(picked.corporation), 0), picked.preludes, picked.buy)
    return beginning_lines(found, len(picked.buy))


def _toggle(context: ScreenContext, picked: Picked, choice: str, card: int, among: list[int]) -> Any:
    """Return the button that selects or deselects a card; one more prelude than may be kept takes the place of the first."""
    now: list[int] = getattr(picked, choice)
    label = CARDS[card].name if choice == "corporation" else speech.numbered(among.index(card) + 1, CARDS[card].name)
    if card in now:
        after = [other for other in now if other != card]
    else:
        most = 1 if choice == "corporation" else _kept(among)
        after = [*now, card][-most:]
    where = f"begin/{packed(context.view, picked._replace(**{choice: after}))}"
    return context.tap(f"✓ {label}" if card in now else label, where, BLUE if card in now else GREY)


def _menu(context: ScreenContext, picked: Picked, cards: list[int]) -> Any:
    options = [
        Option(CARDS[card].name, CARDS[card].as_card, dealt_card(CARDS[card]).hint, card in picked.buy)
        for card in cards
    ]
    where = f"buying/{packed(context.view, picked._replace(buy=[]))}"
    return context.keys.menu(_("First cards to buy"), where, options, 0, len(options))


def _way_on(context: ScreenContext, picked: Picked) -> list[Any]:
    """Return what is missing, or the button that answers."""
    view = context.view
    missing = [_("your corporation")] if dealt(view, "corporation") and not picked.corporation else []
    if n := _kept(dealt(view, "preludes")) - len(picked.preludes):
        missing.append(speech.plural("{n} more prelude", "{n} more preludes", n))
    if missing:
        return [text(_("Choose {what}.", what=speech.listed(missing)))]
    buyer = with_corporation(context.me, picked.corporation[0]) if picked.corporation else context.me
    short = len(picked.buy) * term(view, buyer, BOUGHT) - spendable(view, buyer, BOUGHT)
    if picked.buy and short > 0:
        return [text(_("**{short} short for {cards}.**", short=speech.money(short), cards=cards_text(len(picked.buy))))]
    return [row(context.tap(_("Begin with these"), f"begun/{packed(view, picked)}", GREEN))]
