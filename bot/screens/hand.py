"""The player's hand: as many cards (as strips) as a screen has room for, sorted or filtered, with a menu of those shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot import speech
from bot.components import BLUE, Option, row, text
from bot.screen import QUIET, Screen, picture
from bot.screens import coach, hints, lookahead
from bot.screens.context import ScreenContext
from bot.screens.verbs import NOT
from bot.speech import _, plural
from engine.card import CARDS

STRIPS: Final = 10
"""The most strips that leave a screen room for its buttons."""
BESIDE: Final = 6
"""The most strips of a longer hand that leave a panel room for the menus of a turn."""
FEW, MANY = 2, 4
"""The most menus below a hand of `STRIPS` strips, and below `BESIDE` strips of a longer one."""
TAUGHT: Final = 5
"""The most strips that leave a panel room for a suggestion of the coach."""
SUGGESTED: Final = 3
"""The rows that a suggestion takes; of a comment and a lesson above it, one or two take the room of a strip."""
FEWEST: Final = 2
"""The fewest strips of a hand on a panel."""
ROUTE: Final = "cards"
ALL, PLAYABLE, OTHERS, CHEAPEST = "all", "playable", "others", "cheapest"
TAGGED: Final = "tag-"
"""Before the key of a tag: only the cards that have it."""


async def drawn(context: ScreenContext, cards: Sequence[int]) -> list[Any]:
    """Draw cards as strips; those that cannot be played show the reason."""
    return picture(*await context.artist.hand(context.view, cards, speech.unplayable(context.look)))


async def on_panel(context: ScreenContext, menus: Sequence[Any]) -> list[Any]:
    """Draw the hand, or of a long one the first cards, with a button to all of them: the fewer, the more `menus` are below."""
    cards = lookahead.order(context)
    below = len(menus) + len(hints.ways(context))  # the button of the hint takes the room of a menu
    shown = BESIDE - max(0, below - MANY)
    most = max(STRIPS - 2 * max(0, below - FEW), shown + 1)  # the button takes the room of a strip
    if told := coach.said(context.look):
        above = (max(0, speech.rows_high(told) - SUGGESTED) + 1) // 2
        most = shown = max(FEWEST, TAUGHT - max(0, above + below - MANY))
        suggested = coach.suggested(context.look)
        cards = sorted(cards, key=lambda card: card not in suggested)
    if len(cards) <= most:
        return await drawn(context, cards)
    every = context.tap(plural("All {n} card: sort or filter", "All {n} cards: sort or filter", len(cards)), ROUTE)
    return [*await drawn(context, cards[:shown]), row(every)]


async def listed(context: ScreenContext, way: str = ALL, page: int = 0) -> Screen:
    """Show a page of the hand in one of its orders or filters; each card on it can be chosen as on the panel."""
    ways = {found: cards for found, _said, cards in _ways(context)}
    way = way if way in ways else ALL
    cards = ways[way]
    pages = max(1, -(-len(cards) // STRIPS))
    page %= pages
    here, shown = context.stays(f"{ROUTE}/{way}/{page}"), cards[page * STRIPS : (page + 1) * STRIPS]
    asked = _asked(context)
    options = [
        Option(said, found, speech.plural("{n} card", "{n} cards", len(of)), found == way)
        for found, said, of in _ways(context)
    ]
    more = [context.tap(_("Next {n}", n=STRIPS), context.stays(f"{ROUTE}/{way}/{page + 1}"))] if pages > 1 else []
    return context.screen(
        text(_title(len(ways[ALL])), context.resources()),
        row(context.keys.menu(_("Sort or filter"), context.stays(ROUTE), options)) if len(options) > 1 else None,
        *await drawn(context, shown),
        *context.keys.menus(
            _("Choose a card"), f"{'do/a' if asked else 'ahead'}@{here}", list(_cards(context, shown, asked=asked))
        ),
        None if asked else text(lookahead.mark()),
        row(*more, context.tap(_("Full cards"), f"hand@{here}"), context.back(BLUE)),
        colour=QUIET,
    )


def _title(n: int) -> str:
    return (
        speech.plural("### Your hand, {n} card", "### Your hand, {n} cards", n)
        if n
        else _("### You have no cards in hand")
    )


def _ways(context: ScreenContext) -> Iterator[tuple[str, str, list[int]]]:
    """Yield each order or filter of the hand: its key, its name, and the cards in order."""
    cards, hindered = lookahead.order(context), speech.unplayable(context.look)
    yield ALL, _("Playable first"), cards
    if not cards:
        return
    yield CHEAPEST, _("Cheapest first"), sorted(cards, key=lambda card: speech.price(context.view, CARDS[card]))
    if hindered and len(hindered) < len(cards):
        yield PLAYABLE, _("Playable"), [card for card in cards if card not in hindered]
        yield OTHERS, _("Not now"), [card for card in cards if card in hindered]
    for tag in dict.fromkeys(tag for card in cards for tag in CARDS[card].shown_tags):
        yield (
            TAGGED + tag,
            _("With {tag}", tag=speech.tag(tag)),
            [card for card in cards if tag in CARDS[card].shown_tags],
        )


def _asked(context: ScreenContext) -> bool:
    """Whether an action is asked for, so that a card could be played now."""
    asked = context.look.decision
    return asked is not None and asked.kind == "turn" and not asked.options[0].startswith("first:")


def _cards(context: ScreenContext, cards: Sequence[int], *, asked: bool) -> Iterator[Option]:
    """Yield the lines of the menu of some cards; one that cannot be played says why."""
    hindered = speech.unplayable(context.look)
    for card in map(CARDS.__getitem__, cards):
        why, said = hindered.get(card.id), speech.card_to_play(context.view, card)
        yield Option(said.label, NOT + card.as_play if asked and why else card.as_play, why or said.hint)
