"""Cards in alt texts: a line each, as full as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.card import Card
from renderer import faces
from renderer.alt import NBSP, known
from renderer.theme import ALT_LENGTH
from words import _, card_text, counted, mark, money, numbered, requirement_text, tag_name
from words.brief import DOT, card_brief, points_brief, standing_brief
from words.catalogue import fit, listed

Wordings = tuple[str, ...]
"""A line of an alt text, from the fullest wording to the shortest."""
WHOLE: Final = 10_000
"""More characters than the words of any card."""


def requirement_line(card: Card) -> str:
    """What a card needs, in words."""
    return listed([requirement_text(r) for r in card.requires])


def to_play(card: Card, cost: int, place: int = 0, *, chosen: bool = False) -> Wordings:
    """A card that may be chosen or played: its number in the picture if it has one, tags, cost, then its text."""
    head = _head(card, money(cost) if card.kind != "corporation" else "", _("chosen") if chosen else "")
    head = numbered(place, head) if place else head
    return f"{head}: {card_text(card)}", f"{head}: {_in_short(card)}"


def refused(card: Card, cost: int, reason: str) -> Wordings:
    """A card that cannot be played, and why."""
    return (f"{_head(card, money(cost))}: {reason}",)


def going_on(card: Card, resources: int, *, used: bool, owner: int = -1) -> Wordings:
    """A card in play: whose it is, tags, what lies on it, whether its action was used, what it goes on to do, its points."""
    held = [counted(resources, card.holds)] if resources else []
    heads = [_head(card, *held, _("action used") if used else "", tags=tags) for tags in (True, False)]
    marked = [f"{mark(owner)}{NBSP}{head}" if owner >= 0 else head for head in heads]
    text = standing_brief(card)
    return tuple(f"{head}: {text}" if text else head for head in marked)


def done(card: Card) -> Wordings:
    """A card in play that has done all that it does: its tags and points."""
    return (_head(card, points_brief(card)),)


def fitting(lines: Sequence[Wordings]) -> str:
    """All lines in the fullest wording that fits an alt text; where none does, the longest are cut."""
    for level in range(max((len(line) for line in lines), default=0)):
        text = "\n".join(line[min(level, len(line) - 1)] for line in lines)
        if len(text) <= ALT_LENGTH:
            return text
    rest = _("Each in full: /card")
    return "\n".join([*_cut([line[-1] for line in lines], ALT_LENGTH - len(rest) - 1), rest])


def _cut(lines: Sequence[str], room: int) -> list[str]:
    """Lines of which those that are too long end in an ellipsis, as late as there is room for."""
    for most in range(max(map(len, lines)), 0, -1):
        if sum(min(len(line), most) + 1 for line in lines) <= room + 1:
            return [fit(line, most) for line in lines]
    return []


def _head(card: Card, *facts: str, tags: bool = True) -> str:
    """`Comet (space, event), 21 M€`."""
    shown = ", ".join(known(tag_name, tag) for tag in faces.shown_tags(card)) if tags else ""
    return ", ".join([f"{card.name} ({shown})" if shown else card.name, *(fact for fact in facts if fact)])


def _in_short(card: Card) -> str:
    """What a card needs and does, as the second line of an option."""
    needs = requirement_line(card)
    said = [*([_("needs {what}", what=needs)] if needs else []), card_brief(card, WHOLE)]
    return DOT.join(part for part in said if part)
