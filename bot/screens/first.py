"""The first decision of a game: the corporation, with the first cards, which are read before anything is chosen."""

from __future__ import annotations

from typing import Final

from bot import limits, speech
from bot.components import BLUE, QUIET, Screen, Tap, picture, row, rows, text
from bot.screens import choose, draft, help
from bot.screens.desk import Desk
from bot.screens.ways import HOME
from bot.speech import _
from engine.card import CARDS, KEYS
from engine.effects.cards import CARD_PRICE

AT_ONCE: Final = 5
"""Cards in one picture with their texts."""


async def corporation(desk: Desk) -> Screen:
    """Corporations and the cards that come with them as pictures, and at the end, where the thumb is, the choice."""
    corporations = [CARDS[KEYS[key.partition(":")[2]]] for key in desk.decision.options]
    offered = await desk.artist.offer([c.id for c in corporations])
    cards = draft.kept(desk.view)
    strips = await desk.artist.hand(desk.view, cards, {})
    lines = [f"**{c.name}**: {speech.card_text(c)}" for c in corporations]
    names = "-# " + speech.listed([CARDS[c].name for c in cards])
    n = len(cards)
    changing = _("It can be changed until you buy.")
    return desk.screen(
        text(
            _("### Choose your corporation"),
            _("Then buy any of your {n} cards, {price} each.", n=n, price=speech.money(CARD_PRICE)),
        ),
        picture(*offered) or text(*lines),
        picture(*strips) or text(names),
        *rows([desk.tap(c.name, f"pick/{c.as_card}", BLUE) for c in corporations], 2),
        row(*ways(desk, [])),
        text(f"-# {changing} {choose.waiting_line(desk)}".strip()),
    )


def ways(desk: Desk, chosen: list[str]) -> list[Tap]:
    """What can be read before choosing: the cards with their texts, and how to play; `chosen` are turned over so far."""
    return [read_button(desk, chosen), *help.first_steps(desk, _origin(desk, chosen))]


def _origin(desk: Desk, chosen: list[str]) -> str:
    """Where one goes on from there: with what was turned over."""
    return "" if desk.decision.key == "corporation" else f"set/{choose.packed(desk.decision, chosen)}"


def read_button(desk: Desk, chosen: list[str]) -> Tap:
    """To the texts of the cards; `chosen` are turned over so far."""
    n = len(draft.kept(desk.view))
    return desk.tap(_("Read the {n} cards", n=n), f"read/{choose.packed(desk.decision, chosen)}")


async def reading(desk: Desk, chosen: list[str]) -> Screen:
    """All these cards with their texts, some in each picture; Back leads to where one was."""
    cards = draft.kept(desk.view)
    pages = [cards[at : at + AT_ONCE] for at in range(0, len(cards), AT_ONCE)]
    drawn = [one for page in pages for one in await desk.artist.offer(page)]
    lines = [speech.in_full(CARDS[c]) for c in cards]
    back = _origin(desk, chosen) or HOME
    return desk.screen(
        text(_("### Your {n} cards", n=len(cards))),
        picture(*drawn) or text(speech.cut("\n".join(lines), limits.LOG_PAGE)),
        row(desk.tap(_("Back"), back, BLUE)),
        colour=QUIET,
    )
