"""What the made-up expansion shows beside Mars: the omen in force with what it does, and the bets that each player has won."""

from __future__ import annotations

from collections.abc import Sequence

from engine.card import CARDS
from engine.view import View
from renderer.annexes.annexes import Shown, add_annex
from renderer.annexes.blocks import LEFT, RIGHT, Block, Count, panel
from renderer.cards.parts import Box, words
from renderer.drawing import theme
from renderer.drawing.theme import GOLD, LETTER
from renderer.icons.sprites import owner
from tests.expansions.made_up.state import OMENS
from words import card_text, players

HIGH = 110


def _omen(view: View) -> str:
    return next((CARDS[card].name for card in OMENS.of(view.table).current), "no omen")


def _lines(view: View, called: Sequence[str]) -> list[str]:
    told = [f"{_omen(view)}: {card_text(CARDS[card])}" for card in OMENS.of(view.table).current] or ["No omen yet."]
    won = [f"{called[seat.seat]} {OMENS.of(seat).won}" for seat in view.seats]
    return [*told, f"Bets won: {', '.join(won)}."]


def _blocks(shown: Shown) -> list[Block]:
    view, before = shown.view, shown.before
    room = Box(LEFT, 4, RIGHT, HIGH - 4)
    parts = [words("omen", room, LEFT, 44, _omen(view), theme.TITLE, 36, GOLD if shown.choosing else LETTER)]
    x = float(LEFT)
    for seat in view.seats:
        won = OMENS.of(seat).won
        new = won - OMENS.of(before.seats[seat.seat]).won if before else 0
        count = Count(f"bets of {seat.seat}", owner(seat.seat, 36), str(won), new)
        parts += count.parts(room, x, 80)
        x += 150
    return [Block(panel(HIGH), tuple(parts), tuple((line,) for line in _lines(view, players(shown.names))))]


add_annex("made_up", "Omens", _blocks, _lines, verbs=("barter",), questions=("bet-or-swap",))
