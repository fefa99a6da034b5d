"""The sheet of all players in words: the state of the game, and a line for each player, with changes in brackets."""

from __future__ import annotations

from collections.abc import Sequence

from engine.view import Seat, View
from renderer.alt.boards import changed
from renderer.alt.cards import Wordings
from renderer.alt.lines import NBSP, by_colour, heading, plainly, readings_line, tags_since
from words import _, counted, plural, tag_counted
from words.catalogue import colon, commas, ended, number, pgettext, semicolons, signed
from words.names import cards_text, points_text, rating_at


def state_words(view: View, names: Sequence[str], before: View | None) -> tuple[Wordings, ...]:
    """Generation, phase, current player and parameters; with `before`, each increase since that view, and what the brackets mean."""
    lines = [*heading(view, plainly(names)), *readings_line(view), *changed(view, before)]
    if before:
        lines.append(_("In brackets: changes since then."))
    return tuple((line,) for line in lines)


def player_words(
    view: View, seat: Seat, called: str, before: Seat | None, crowned: Sequence[int]
) -> tuple[Wordings, ...]:
    """A line of a player: `● Ann: TR 24 (+1), 28 VP, 8 cards, passed; 4 M€ +8 (+1), 3 steel; 2 building (+1); played: 1 active.`"""
    parts = [_ratings(view, seat, before, crowned), _stock(seat, before), _tags(seat, before), _played(seat)]
    return ((ended(colon(called, semicolons((part for part in parts if part)))),),)


def _with(text: str, change: int) -> str:
    return f"{text}{NBSP}({signed(change)})" if change else text


def _ratings(view: View, seat: Seat, before: Seat | None, crowned: Sequence[int]) -> str:
    """A player's rating, points unless the game hides them, number of cards in hand, and status."""
    said = [_with(rating_at(seat.tr), seat.tr - before.tr if before else 0)]
    if seat.points:
        risen = seat.total - before.total if before and before.points else 0
        said.append(_with(points_text(seat.total), risen))
    said.append(cards_text(seat.hand))
    if seat.seat in crowned:
        said.append(_("winner"))
    elif seat.passed and not view.over:
        said.append(pgettext("player", "passed"))
    return commas(said)


def _stock(seat: Seat, before: Seat | None) -> str:
    """The resources that a player has or produces, and those that the player produced in the view `before`."""
    said: list[str] = []
    for what, held in seat.stock.items():
        made = seat.production[what]
        change = made - before.production[what] if before else 0
        if held or made or change:
            production = f"{NBSP}{signed(made)}" if made or change else ""
            said.append(_with(f"{counted(held, what)}{production}", change))
    return commas(said)


def _tags(seat: Seat, before: Seat | None) -> str:
    said = (_with(tag_counted(tag, n), by) for tag, n, by in tags_since(seat, before))
    return commas(said) or _("no tags")


def _played(seat: Seat) -> str:
    counts = by_colour(seat)
    said = [
        _("{n} automated", n=number(counts["automated"])) if counts["automated"] else "",
        _("{n} active", n=number(counts["active"])) if counts["active"] else "",
        plural("{n} event", "{n} events", counts["event"]) if counts["event"] else "",
    ]
    shown = [part for part in said if part]
    return _("played: {cards}", cards=commas(shown)) if shown else ""
