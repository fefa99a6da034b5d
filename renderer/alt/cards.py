"""Alt texts of cards: one line for each card, as long as fits; a picture is divided only if its alt text cannot name all its cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from engine.card import Card
from renderer.alt.lines import NBSP
from renderer.drawing.cache import card_cache
from renderer.drawing.theme import ALT_LENGTH
from words import _, card_text, counted, mark, money, numbered, requirement_short, requirement_text, tag_name
from words.brief import DOT, brief_parts, cut_parts, points_brief, standing_brief
from words.catalogue import bracketed, colon, commas, dots, ended, listed, semicolons, sentences
from words.requirements import needs

Wordings = tuple[str, ...]
"""A line of an alt text in several wordings, the longest first."""
WHOLE: Final = 10_000
"""A number of characters greater than the length of any card's words."""
ROOMS: Final = (160, 130, 110, 100, 92, 84, 77)
"""The lengths in characters to which the longest lines are cut until all lines fit: ten cards fit at 100, a full hand at the last
length."""


def requirement_line(card: Card) -> str:
    """The requirement of a card, in words."""
    return listed([requirement_text(r) for r in card.requires])


def requirement_wordings(card: Card) -> Wordings:
    """The requirement of a card in full and, if that is shorter, in short; empty for a card without a requirement."""
    full = requirement_line(card)
    short = semicolons(requirement_short(r) for r in card.requires)
    return (full, short) if len(short) < len(full) else (full,) if full else ()


@card_cache
def to_play(card: Card, cost: int, place: int = 0) -> Wordings:
    """The line of a card that may be chosen or played: its number in the picture if it has one, tags, cost, text."""
    heads = [_head(card, price) for price in _prices(card, cost)]
    full, short = [numbered(place, head) if place else head for head in heads]
    least = min(_needed(card), semicolons(requirement_short(r) for r in card.requires), key=len)
    return colon(full, card_text(card)), *(colon(head, said) for head, said in _in_short(full, short, card, least))


@card_cache
def refused(card: Card, cost: int, reason: str) -> Wordings:
    """The line of a card that cannot be played: the reason, then its text; the short wordings leave the requirement out."""
    full, short = (colon(_head(card, price), reason) for price in _prices(card, cost))
    return sentences((ended(full), card_text(card))), *(dots(line) for line in _in_short(full, short, card))


def _prices(card: Card, cost: int) -> tuple[str, str]:
    """The wordings of a card's cost: with the printed cost if that differs, and alone; one empty wording for a card without a cost."""
    if not card.priced:
        return "", ""
    now = money(cost)
    if cost == card.cost:
        return now, now
    return _("{now} instead of {printed}", now=now, printed=money(card.cost)), now


def going_on(card: Card, resources: int, *, used: bool, owner: int = -1) -> Wordings:
    """The line of a card in play: owner, tags, resources on it, whether its action was used, ongoing effects and action, points."""
    held = [counted(resources, card.holds)] if resources else []
    heads = [_head(card, *held, _("action used") if used else "", tags=tags) for tags in (True, False)]
    marked = [f"{mark(owner)}{NBSP}{head}" if owner >= 0 else head for head in heads]
    text = standing_brief(card)
    return tuple(colon(head, text) if text else head for head in marked)


def done(card: Card) -> Wordings:
    """The line of a card in play that has no ongoing effects: its tags and points."""
    return (_head(card, points_brief(card)),)


def fitting(lines: Sequence[Wordings], most: int = ALT_LENGTH) -> str:
    """Join lines, all in the longest wording with which the text has at most `most` characters, or else all in the shortest wording."""
    levels = range(max((len(line) for line in lines), default=0))
    texts = ["\n".join(line[min(level, len(line) - 1)] for line in lines) for level in levels]
    return next((text for text in texts if len(text) <= most), texts[-1] if texts else "")


def cards_said(lines: Sequence[Wordings]) -> str:
    """The alt text made of the lines of cards; if a line is cut, the text also names the command that shows a card in full."""
    text, rest = fitting(lines, ALT_LENGTH), "\n" + _("In full: /card")
    if "…" not in text:
        return text
    shorter = fitting(lines, ALT_LENGTH - len(rest)) + rest
    return shorter if len(shorter) <= ALT_LENGTH else text


def whole(lines: Sequence[Wordings]) -> bool:
    """Whether all lines fit an alt text, at least in their shortest wording."""
    return len(fitting(lines)) <= ALT_LENGTH


def spread(lines: Sequence[Wordings], most: int, fits: Callable[[slice], bool] = lambda _part: True) -> list[slice]:
    """Divide lines among as few pictures as alt texts and `fits` allow: at most `most` lines in each picture, and about equally many in
    all."""
    n = len(lines)
    for count in range(max(1, -(-n // most)), n + 1):
        ends = [n * i // count for i in range(count + 1)]
        parts = [slice(start, end) for start, end in pairwise(ends)]
        if all(whole(lines[part]) and fits(part) for part in parts):
            return parts
    return [slice(i, i + 1) for i in range(n)]


def _head(card: Card, *facts: str, tags: bool = True) -> str:
    """The head of a card's line: `Comet (space, event), 21 M€`."""
    shown = commas(tag_name(tag) for tag in card.shown_tags) if tags else ""
    return commas([bracketed(card.name, shown) if shown else card.name, *(fact for fact in facts if fact)])


def _needed(card: Card) -> str:
    return needs(card.requires) if card.requires else ""


def _in_short(full: str, short: str, card: Card, least: str = "") -> Iterator[tuple[str, str]]:
    """The wordings of a card's line: a head, and after it the requirement and effects, worded as in the options of a question.

    The first wording is complete. The others have `least` in place of the requirement, and are cut to each of the lengths in `ROOMS`.
    """
    brief = brief_parts(card)
    yield full, cut_parts((_needed(card), *brief), WHOLE)
    for room in ROOMS:
        yield short, cut_parts((least, *brief), max(1, room - len(short) - len(DOT)))
