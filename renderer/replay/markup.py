"""Words as HTML: texts with the marks of players as pictures, names, days, places, and the button of a card."""

from __future__ import annotations

import re
from datetime import date
from html import escape
from typing import Final

from engine.card import CARDS
from renderer.replay.course import Course
from words import MARKS, _, plain, verbatim
from words.catalogue import dots, number
from words.dates import date_text

BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
NB: Final = "\u00a0"
MARKED: Final = re.compile(f"[{MARKS}]")


def mark(seat: int) -> str:
    """The mark of a player as a picture over its character, which screen readers read and which can be copied."""
    return f'<i class="m m{seat}">{MARKS[seat]}</i>'


def marked(text: str) -> str:
    """A plain text as HTML, with the marks of players as pictures."""
    return MARKED.sub(lambda found: mark(MARKS.index(found[0])), escape(text, quote=False))


def sentence(text: str) -> str:
    """Markdown of the log as HTML, with the marks of players as pictures; a mark character within a player's name stays a character."""
    parts: list[str] = []
    for i, part in enumerate(BOLD.split(text)):
        pieces = MARKED.split(part)
        marks = [mark(MARKS.index(found)) for found in MARKED.findall(part)]
        said = "".join(
            escape(plain(piece), quote=False) + (marks[k] if k < len(marks) else "") for k, piece in enumerate(pieces)
        )
        parts.append(f"<b>{said}</b>" if i % 2 else said)
    return "".join(parts)


def plainly(text: str) -> str:
    """Markdown of the log without its bold."""
    return BOLD.sub(r"\1", text)


def called(course: Course, seat: int) -> str:
    """The name of a player as a plain text."""
    return plain(verbatim(course.names[seat]))


def named(course: Course, seat: int) -> str:
    """The name of a player as HTML, with a word where it is a robot."""
    robot = f' <small class="robot">{escape(_("robot"))}</small>' if course.robots[seat] else ""
    return f'<span class="name">{escape(called(course, seat))}</span>{robot}'


def day_text(day: str) -> str:
    """A day such as 2026-11-24 as the reader writes it."""
    return date_text(date.fromisoformat(day))


def card_button(card: int, resources: int = 0) -> str:
    """A button with the name of a card, which shows the card, and with the resources on it."""
    found = CARDS[card]
    on = f"<sup>{resources}</sup>" if resources else ""
    return f'<button type="button" class="chip k-{escape(found.kind)}" data-card="{card}">{escape(found.name)}{on}</button>'


def places(course: Course) -> str:
    """The final places of all players in one line of HTML. It breaks between places only: browsers also break beside the picture of a mark,
    in spite of the spaces there."""
    said = (
        f"{rank}.{NB}{MARKS[seat]}{NB}{called(course, seat)}{NB}{number(course.last.seats[seat].total)}"
        for rank, seat in course.places
    )
    return dots(f'<span class="place">{marked(one)}</span>' for one in said)
