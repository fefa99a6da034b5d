"""What the Discord side says: sentences of `words`, put together for screens. Nothing else here imports words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime

from discord.utils import format_dt

import words
from bot import limits
from bot.tables import Look, Status
from bot.tables.hindrances import Hindered
from engine.card import CARDS, KEYS, Card
from engine.expansions import shipped_cards
from engine.journal import Entry
from engine.phases.start import BEGINNER
from engine.view import View
from words import (
    Choice,
    _,
    bare,
    card_text,
    guide,
    holdings,
    mark,
    markdown,
    mix_text,
    money,
    numbered,
    plain,
    plural,
    reason_sentence,
    resources_line,
    speaking,
    tags_counted,
    things,
    verbatim,
)
from words.brief import plus
from words.catalogue import capital, fit, language, listed, number, signed
from words.decisions import draft_neighbours
from words.names import points_by_source
from words.turns import left_over, means

__all__ = [
    "Choice",
    "_",
    "bare",
    "capital",
    "card_text",
    "draft_neighbours",
    "guide",
    "holdings",
    "language",
    "left_over",
    "listed",
    "mark",
    "markdown",
    "means",
    "mix_text",
    "money",
    "numbered",
    "number",
    "plain",
    "plural",
    "plus",
    "reason_sentence",
    "resources_line",
    "signed",
    "speaking",
    "tags_counted",
    "things",
    "points_by_source",
    "verbatim",
]


def names(status: Status) -> list[str]:
    """Display names by seat, as `words` and pictures take them."""
    return [seated.name for seated in sorted(status.seats, key=lambda s: s.seat)]


def who(status: Status, seat: int) -> str:
    """Mark and name; no mark where the seat is still to be drawn."""
    name = called(status, seat)
    return name if status.state == "lobby" and status.rules.seating == "random" else f"{mark(seat)}\u00a0{name}"


def called(status: Status, seat: int) -> str:
    """The name alone."""
    return verbatim(status.at(seat).name)


def game_name(status: Status) -> str:
    """The name that its host gave it, or one that tells it from others."""
    return verbatim(status.name) or _("Mars {id}", id=status.id)


def ago(when: datetime) -> str:
    """`3 hours ago`, by the reader's clock; never after "since" or "for"."""
    return format_dt(when, "R")


def clock(when: datetime) -> str:
    """The time of day to the minute, by the reader's clock; stays true when it has passed."""
    return format_dt(when, "t")


def date(when: datetime) -> str:
    """The day and the time, by the reader's clock: what is more than some hours away."""
    return format_dt(when, "f")


def question(view: View, status: Status) -> str:
    """What is asked, as one sentence."""
    return words.question(view, names(status))


def option(look: Look, key: str) -> Choice:
    """Label and hint of an option of what is asked now."""
    assert look.view is not None
    return words.option(look.view, names(look.status), key, look.parts)


def lines(entries: Sequence[Entry], status: Status, seat: int | None = None) -> list[str]:
    """What happened, a line an action."""
    return words.log_lines(entries, names(status), seat)


def ahead(entries: Sequence[Entry], status: Status, seat: int) -> list[words.Said]:
    """What would happen, each line with its effects: numbers before and after."""
    return words.log_said(entries, names(status), seat, ahead=True)


def said(entries: Sequence[Entry], status: Status, seat: int | None = None) -> list[words.Said]:
    """The same, each line with whose action it is, if anybody's."""
    return words.log_said(entries, names(status), seat)


def in_full(card: Card) -> str:
    """A card as it is read: name, price, tags and text in one paragraph."""
    marks = [*card.tags, *(["event"] if card.kind == "event" else [])]
    tags = f" ({', '.join(tag(t) for t in marks)})" if marks else ""
    return f"**{card.name}**, {money(card.cost)}{tags}: {card_text(card)}"


def why_not(hindered: Hindered, view: View) -> str:
    """What is missing, as a short clause: `7 plants short`, `needs −12 °C, now −20 °C`."""
    return _missing(words.requirement_short, hindered, view)


def why_not_in_full(hindered: Hindered, view: View) -> str:
    """The same where it is the subject: `needs −12 °C or warmer; Mars has −20 °C`."""
    return _missing(words.requirement_lack, hindered, view)


def _missing(said: Callable[..., str], hindered: Hindered, view: View) -> str:
    if hindered.requirement is None:
        return words.reason(hindered.reason, short=hindered.short)
    parameter = getattr(hindered.requirement, "parameter", "")
    return said(hindered.requirement, hindered.short, view.parameters.get(parameter))


def not_now(look: Look) -> list[str]:
    """The small line of a panel: what letter cannot be used, with what is missing."""
    view, hindered = look.view, look.hindered
    if view is None:
        return []
    said: list[str] = []
    letters = (("C", "milestone", _("milestone")), ("D", "award", _("award")))
    for letter, verb, name in letters:
        open_keys = [k for k in look.decision.options if k.startswith(f"{verb}:")] if look.decision else []
        closed = [h for k, h in hindered.items() if k.startswith(f"{verb}:") and h.reason != "claimed"]
        if not open_keys and closed:
            nearest = min(closed, key=lambda h: (h.reason != "too-dear", h.short))
            said.append(f"{letter}\u00a0{name}, {_milestone_gap(nearest, view, look)}")
    for letter, key, name in (("F", "convert:plants", _("greenery")), ("G", "convert:heat", _("temperature"))):
        if key in hindered:
            said.append(f"{letter}\u00a0{name}, {why_not(hindered[key], view)}")
    return said


def _milestone_gap(hindered: Hindered, view: View, look: Look) -> str:
    if hindered.reason != "not-reached":
        return why_not(hindered, view)
    nearest = min(
        (h.short, k) for k, h in look.hindered.items() if k.startswith("milestone:") and h.reason == "not-reached"
    )
    key = nearest[1].partition(":")[2]
    has = view.milestone_scores[key][view.you]
    return _("{name} {n} of {most}", name=words.goal_name(key), n=has, most=has + nearest[0])


def unplayable(look: Look) -> Mapping[int, str]:
    """Cards in hand that cannot be played now, or could not as things stand while no action is asked, with the reason."""
    if look.view is None:
        return {}
    found: dict[int, str] = {}
    for key, hindered in (look.hindered or look.foreseen).items():
        verb, _colon, card = key.partition(":")
        if verb == "play":
            found[KEYS[card]] = why_not(hindered, look.view)
    return found


def card_to_play(view: View, card: Card) -> Choice:
    """Label and hint of a card in hand, with its price now, whatever is asked."""
    return words.card_to_play(view, card)


def price_and_means(look: Look, card: Card) -> str:
    """What a card in hand costs now, and what there is to pay it with."""
    assert look.view is not None
    why = (look.hindered or look.foreseen).get(card.as_play)
    return words.price_and_means(look.view, card, why.keep if why else {})


def price(view: View, card: Card) -> int:
    """What a card costs the viewer now."""
    return words.card_price(view, card)


def project_price(view: View, key: str) -> int:
    """What a standard project costs the viewer now."""
    return words.project_price(view, key)


def in_vain(view: View, key: str) -> str:
    """Why a standard project would change nothing on Mars; nothing where it would."""
    return words.in_vain(view, key)


def card_of(option_key: str) -> Card | None:
    """The card that an option is about."""
    return CARDS.get(KEYS.get(option_key.rpartition(":")[2], 0))


def all_cards() -> Sequence[Card]:
    """Every card that a table can agree to play with, corporations first."""
    cards = [card for card in shipped_cards() if card.key != BEGINNER]
    return sorted(cards, key=lambda card: card.kind != "corporation")


def resource(what: str) -> str:
    """The name of a stock."""
    return words.resource_name(what)


def production(what: str) -> str:
    """The name of a production."""
    return words.production_name(what)


def cut(text: str, most: int) -> str:
    """The beginning of a text, cut between words; at most so many units of UTF-16."""
    wide = limits.units(text[:most]) - len(text[:most])
    return fit(text, most - wide)


def board_text(view: View, status: Status) -> str:
    """The whole board in words."""
    try:
        from renderer import words_of_board
    except ImportError:
        return ""
    said = words_of_board(view, names(status))
    return said if isinstance(said, str) else "\n".join(said)


def points(n: int) -> str:
    return words.points_text(n)


def tag(name: str) -> str:
    return words.tag_name(name)


def amount(n: int, what: str) -> str:
    """A number of something: `3 plants`."""
    return words.counted(n, what)


def tile(kind: str, space: str) -> str:
    """`ocean at F6`."""
    return _("{tile} at {space}", tile=words.tile_name(kind), space=words.space_name(space))


def change(key: str, was: int, now: int) -> str:
    """A global parameter that rose: `temperature −10 → −8 °C`."""
    return words.parameter_change(key, was, now)


def parameter(key: str, value: int) -> str:
    """A global parameter with its value."""
    return f"{words.parameter_name(key)} {words.parameter_text(key, value)}"
