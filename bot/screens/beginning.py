"""The beginning of a game with preludes: corporation, preludes and first cards on one screen, which adds up what they bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any, Final, NamedTuple

from bot import speech
from bot.components import BLUE, GREEN, GREY, Option, Tap, row, rows, text
from bot.screen import Screen, depending, picture
from bot.screens import hints, packing
from bot.screens.around import around
from bot.screens.choose import are_numbers, waiting_line
from bot.screens.context import ScreenContext
from bot.speech import _, plural
from bot.tables.values import Picks
from engine.actions.preludes import PRELUDES_KEPT
from engine.card import CARDS
from engine.named import CORPORATION_DECK, PRELUDE_DECK, PROJECT_DECK
from engine.payment import BOUGHT, spendable, with_corporation
from engine.prices import term
from engine.setup_preview import preview_setup
from engine.view import View

CHOICES: Final = {"corporation": CORPORATION_DECK, "preludes": PRELUDE_DECK, "buy": PROJECT_DECK}
"""The choices of this screen in the order in which they are answered, each with the deck of its cards."""


class Picked(NamedTuple):
    """The cards selected on the screen, by kind."""

    corporation: list[int]
    preludes: list[int]
    buy: list[int]


def applies(context: ScreenContext) -> bool:
    """Return whether this screen shows the present question together with others."""
    return context.view.phase == "setup" and not context.view.draft and bool(dealt(context.view, "preludes"))


def dealt(view: View, choice: str) -> list[int]:
    """Return the cards that the viewer may choose among."""
    deck_of = view.box.deck_of
    return [card for card in view.looking if deck_of[CARDS[card].kind] == CHOICES[choice]]


def answered(chosen: Mapping[str, Sequence[str]]) -> Picked:
    """Return the selection that answers given before amount to, for instance by a command."""
    keys = (chosen.get(choice, ()) for choice in CHOICES)
    return Picked(*([card.id for key in some if (card := speech.card_of(key))] for some in keys))


def packed(view: View, picked: Picked) -> str:
    """Encode the selection for a custom id, with a checksum of the cards dealt."""
    return packing.packed(_every(view), [str(card) for cards in picked for card in cards])


def unpacked(view: View, said: str) -> Picked:
    """Decode a selection. Raises `ValueError` where other cards were dealt."""
    chosen = packing.unpacked(_every(view), said)
    return Picked(*([card for card in dealt(view, choice) if str(card) in chosen] for choice in CHOICES))


def _every(view: View) -> list[str]:
    return [str(card) for choice in CHOICES for card in dealt(view, choice)]


def steps(view: View, picked: Picked) -> list[list[str]]:
    """Return the answers that the selection stands for, one for each choice that the viewer has."""
    asked = [(choice, cards) for choice, cards in zip(CHOICES, picked, strict=True) if dealt(view, choice)]
    return [[CARDS[card].as_card for card in cards] for _choice, cards in asked]


def before(view: View, picked: Picked, choice: str) -> list[Picks]:
    """Return the answers that the selection gives to what is asked before a choice, as far as nothing is missing in them."""
    asked = [one for one in CHOICES if dealt(view, one)]
    earlier = takewhile(lambda one: one != choice and (one == "buy" or _complete(view, picked, one)), asked)
    return [tuple(answer) for _choice, answer in zip(earlier, steps(view, picked), strict=False)]


async def screen(context: ScreenContext, picked: Picked | None = None, choice: str = "") -> Screen:
    """Show one of the choices before the game, the way to the others, and what all of them would add up to.

    `picked` is selected so far, and `choice` is what is chosen now; by default the first choice in which something is missing.
    """
    view, picked = context.view, picked or answered(context.view.chosen)
    asked = [one for one in CHOICES if dealt(view, one)]
    if choice not in asked:
        choice = next((one for one in asked if not _complete(view, picked, one)), asked[-1])
    waiting = waiting_line(context) if choice == asked[-1] else ""
    others = [_way_to(context, picked, one, here=one == choice) for one in asked]
    return context.screen(
        text(_title(context, choice, dealt(view, choice))),
        row(*others) if len(others) > 1 else None,
        *await _offered(context, picked, choice),
        text(*added) if (added := _sum(view, picked)) else None,
        *_way_on(context, picked),
        text(f"-# {waiting}") if waiting else None,
        *rows(around(context, f"begin/{packed(view, picked)}/{choice}")),
    )


async def _offered(context: ScreenContext, picked: Picked, choice: str) -> list[Any]:
    """Return the cards of one choice, and what selects them."""
    cards = dealt(context.view, choice)
    if choice == "buy":
        return [*picture(*await context.artist.hand(context.view, cards, {})), row(_menu(context, picked, cards))]
    drawn = picture(*await context.artist.offer(cards, numbered=choice == "preludes"))
    said = [text(*(speech.in_full(CARDS[card]) for card in cards))]

    def toggles(seen: bool) -> list[Any]:
        # Beside what they add up to, the button of the hint is one too many.
        crowded = are_numbers(context, len(cards)) or bool(hints.ways(context))
        numbers = seen and choice == "preludes" and crowded
        taps = [_toggle(context, picked, choice, card, cards, number=numbers) for card in cards]
        return [*([] if seen else said), *(rows(taps) if numbers else rows(taps, 2))]

    return [*drawn, *depending(drawn, toggles)]


def _complete(view: View, picked: Picked, choice: str) -> bool:
    """Whether a choice is complete; that of cards to buy never is, so it can always be changed."""
    return choice != "buy" and len(getattr(picked, choice)) == _most(choice, dealt(view, choice))


def _most(choice: str, cards: Sequence[int]) -> int:
    """Return how many cards may be selected in a choice."""
    return 1 if choice == "corporation" else _kept(cards)


def _way_to(context: ScreenContext, picked: Picked, choice: str, *, here: bool) -> Tap:
    """Return the button to a choice."""
    said = {"corporation": _("Corporation"), "preludes": _("Preludes"), "buy": _("Cards")}[choice]
    return context.tap(said, f"begin/{packed(context.view, picked)}/{choice}", BLUE if here else GREY)


def _title(context: ScreenContext, choice: str, cards: Sequence[int]) -> str:
    """Return the title of a choice."""
    if choice == "corporation":
        return _("### Choose your corporation")
    if choice == "preludes":
        return plural(
            "### Keep {n} of {of} prelude", "### Keep {n} of {of} preludes", len(cards), n=_kept(cards), of=len(cards)
        )
    price = speech.money(term(context.view, context.view.buyer, BOUGHT))
    return plural(
        "### Buy any of the {n} card, {price} each",
        "### Buy any of the {n} cards, {price} each",
        len(cards),
        price=price,
    )


def _kept(preludes: Sequence[int]) -> int:
    """Return how many of these preludes may be kept."""
    return min(PRELUDES_KEPT, len(preludes))


def _sum(view: View, picked: Picked) -> list[str]:
    """Return what the selection adds up to; nothing until a corporation is chosen, on which most of it depends."""
    if dealt(view, "corporation") and not picked.corporation:
        return []
    found = preview_setup(view, next(iter(picked.corporation), 0), picked.preludes, picked.buy)
    return speech.beginning_lines(found, len(picked.buy))


def _toggle(context: ScreenContext, picked: Picked, choice: str, card: int, among: list[int], *, number: bool) -> Tap:
    """Return the button that selects or deselects a card; one more prelude than may be kept takes the place of the first.

    With `number`, the card is called by its number in the picture alone.
    """
    now: list[int] = getattr(picked, choice)
    place, name = among.index(card) + 1, CARDS[card].name
    label = speech.number(place) if number else name if choice == "corporation" else speech.numbered(place, name)
    after = [other for other in now if other != card] if card in now else [*now, card][-_most(choice, among) :]
    then = picked._replace(**{choice: after})
    # What completes a choice leads to the next one; who changes it stays.
    goes_on = _complete(context.view, then, choice) and not _complete(context.view, picked, choice)
    where = f"begin/{packed(context.view, then)}" + ("" if goes_on else f"/{choice}")
    return context.tap(f"✓ {label}" if card in now else label, where, BLUE if card in now else GREY)


def _menu(context: ScreenContext, picked: Picked, cards: list[int]) -> Any:
    options = [
        Option(CARDS[card].name, CARDS[card].as_card, speech.dealt_card(CARDS[card]).hint, card in picked.buy)
        for card in cards
    ]
    where = f"buying/{packed(context.view, picked._replace(buy=[]))}"
    return context.keys.menu(_("First cards to buy"), where, options, 0, len(options))


def _way_on(context: ScreenContext, picked: Picked) -> list[Any]:
    """Return what is still missing, or the button that sends all answers."""
    view = context.view
    missing = [_("your corporation")] if dealt(view, "corporation") and not picked.corporation else []
    kept = _kept(dealt(view, "preludes"))
    if picked.preludes and len(picked.preludes) < kept:
        n = kept - len(picked.preludes)
        missing.append(speech.plural("{n} more prelude", "{n} more preludes", n))
    elif not picked.preludes and kept:
        missing.append(speech.plural("{n} prelude", "{n} preludes", kept))
    if missing:
        return [text(_("Choose {what}.", what=speech.listed(missing)))]
    buyer = with_corporation(context.me, picked.corporation[0]) if picked.corporation else context.me
    short = len(picked.buy) * term(view, buyer, BOUGHT) - spendable(view, buyer, BOUGHT)
    if picked.buy and short > 0:
        cards = speech.cards_text(len(picked.buy))
        return [text(_("**{short} short for {cards}.**", short=speech.money(short), cards=cards))]
    offered = len(dealt(view, "buy"))
    bare = plural("You buy none of the {n} card.", "You buy none of the {n} cards.", offered)
    begin = row(context.tap(_("Begin with these"), f"begun/{packed(view, picked)}", GREEN))
    return [text(bare), begin] if offered and not picked.buy else [begin]
