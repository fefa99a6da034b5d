"""The interface from the bot to `words`: sentences for screens. No other module of the bot imports `words`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final

import discord
from discord.utils import format_dt

import words
from bot import limits
from bot.tables import Look, Status
from engine import scoring
from engine.card import BEGINNER, CARDS, KEYS, Card
from engine.core import Reason
from engine.effects.choices import effects_in
from engine.expansions import shipped_cards
from engine.journal import Entry
from engine.slots import FIRST_PHASE
from engine.tableau import is_solo
from engine.view import View
from renderer import AnnexOf, annex_details, annexes, words_of_annex, words_of_board
from words import (
    Choice,
    Said,
    _,
    bare,
    card_text,
    guide,
    hand_not_shown,
    harmless,
    holdings,
    literal,
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
from words.beginning import beginning_lines
from words.brief import plus
from words.catalogue import (
    N_,
    NC_,
    N_plural,
    arrow,
    bracketed,
    capital,
    colon,
    commas,
    dots,
    ended,
    fit,
    language,
    languages,
    listed,
    number,
    one_of,
    pair,
    pgettext,
    semicolons,
    sentences,
    signed,
)
from words.corrections import category as correctable
from words.corrections import level
from words.dates import date_text
from words.decisions import COSTS, draft_neighbours
from words.names import (
    about,
    bonus_text,
    cards_text,
    corporation_names,
    expansion_name,
    feature_name,
    goal_name,
    goal_text,
    map_name,
    parameter_name,
    phase_name,
    points_by_source,
    rating_at,
    rating_text,
    tile_gone,
)
from words.names import counted as amount
from words.names import deck_name as deck
from words.names import parameter_change as change
from words.names import points_text as points
from words.names import production_name as production
from words.names import resource_name as resource
from words.names import space_name as space
from words.names import tag_name as tag
from words.options import HINT, card_to_play, dealt_card
from words.turns import in_vain, left_over, means
from words.verbs import VERBS
from words.verbs import card_of as card_in_turn

__all__ = [
    "N_",
    "N_plural",
    "VERBS",
    "AnnexOf",
    "Choice",
    "Said",
    "_",
    "about",
    "amount",
    "annexes",
    "arrow",
    "rating_at",
    "bare",
    "beginning_lines",
    "capital",
    "change",
    "corporation_names",
    "parameter_name",
    "card_text",
    "cards_text",
    "card_to_play",
    "correctable",
    "date_text",
    "dealt_card",
    "deck",
    "draft_neighbours",
    "expansion_name",
    "feature_name",
    "goal_name",
    "goal_text",
    "guide",
    "hand_not_shown",
    "harmless",
    "holdings",
    "in_vain",
    "language",
    "languages",
    "left_over",
    "level",
    "listed",
    "one_of",
    "literal",
    "map_name",
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
    "production",
    "reason_sentence",
    "resource",
    "resources_line",
    "signed",
    "space",
    "speaking",
    "tag",
    "tags_counted",
    "tile_gone",
    "things",
    "points",
    "points_by_source",
    "verbatim",
    "commas",
    "semicolons",
    "dots",
    "sentences",
    "ended",
    "colon",
    "bonus_text",
    "bracketed",
    "pair",
    "pgettext",
    "NC_",
]


PERMISSIONS: Final = {
    "view_channel": N_("View Channels"),
    "send_messages": N_("Send Messages"),
    "send_messages_in_threads": N_("Send Messages in Threads"),
    "create_public_threads": N_("Create Public Threads"),
    "attach_files": N_("Attach Files"),
    "read_message_history": N_("Read Message History"),
    "connect": N_("Connect"),
}
"""The names that Discord displays of permissions, by those of discord.py."""


def permission(name: str) -> str:
    """Return the name that Discord displays of a permission, of which `name` is that of discord.py."""
    return _(PERMISSIONS[name])


def rating_gained(n: int) -> str:
    """Return a change of the terraform rating: `+2 TR`."""
    return rating_text(signed(n))


def server_locale(guild: discord.Guild | None) -> str:
    """Return the locale that Discord knows of a server; that of English for an unknown one."""
    return "en" if guild is None else str(guild.preferred_locale)


def names(status: Status) -> list[str]:
    """Return the display names by seat, as `words` and the renderer take them."""
    return [harmless(seated.name) for seated in sorted(status.seats, key=lambda s: s.seat)]


def who(status: Status, seat: int) -> str:
    """Return mark and name; without the mark where seats are still to be drawn."""
    name = called(status, seat)
    return name if status.state == "lobby" and status.rules.seating == "random" else f"{mark(seat)}\u00a0{name}"


def called(status: Status, seat: int) -> str:
    """Return the name alone."""
    return verbatim(status.at(seat).name)


def game_name(status: Status) -> str:
    """Return the name that the host gave the game, or one made of its id."""
    return name_of_game(status.id, status.name)


def name_of_game(id: str, given: str) -> str:
    """Return the name of a game of which only its id and what its host called it (`given`) are known."""
    return verbatim(given) or _("Mars {id}", id=id)


def away(status: Status) -> list[str]:
    """Return a line for each player who has left the server, is on vacation, or is played for by a stand-in."""
    gone = [_("{who} can no longer play here.", who=who(status, s.seat)) for s in status.seats if s.left_at is not None]
    there = [(who(status, s.seat), s.away_until) for s in status.seats if s.away_until is not None]
    lines = [*gone, *(_("{who} is away until {when}.", who=name, when=date(until)) for name, until in there)]
    for s in status.seats:
        if s.stand_in is not None:
            name = who(status, s.seat)
            said = (
                _("A robot plays for {who}.", who=name)
                if s.stand_in == "robot"
                else _("The table passes for {who}.", who=name)
            )
            free = _("The seat is free: `/game replace seat:{n}`", n=s.seat + 1) if s.free else ""
            lines.append(sentences((said, free)))
    return lines


def ago(when: datetime) -> str:
    """Return a relative time such as `3 hours ago`, by the reader's clock. Do not put it after "since" or "for"."""
    return format_dt(when, "R")


DAYS: Final = 36
"""The number of hours from which on a length of time is said in days."""


def lasting(span: timedelta, most_minutes: int = 60) -> str:
    """Return a length of time in the unit that fits: below `most_minutes` in minutes, below `DAYS` in hours, else in days."""
    minutes = max(1, round(span / timedelta(minutes=1)))
    if minutes < most_minutes:
        return plural("{n} minute", "{n} minutes", minutes)
    hours = round(minutes / 60)
    if hours < DAYS:
        return plural("{n} hour", "{n} hours", hours)
    return plural("{n} day", "{n} days", round(hours / 24))


def clock(when: datetime) -> str:
    """Return the time of day to the minute, by the reader's clock; it stays true when it has passed."""
    return format_dt(when, "t")


def date(when: datetime) -> str:
    """Return date and time by the reader's clock, for what is more than some hours away."""
    return format_dt(when, "f")


FINAL: Final = "final"
"""The phase of the last greeneries, in which no card is played any more."""


def phase(view: View) -> str:
    """Return the phase of a question outside of the turns, such as `world government`; empty in turns and in the set-up."""
    apart = view.phase == FINAL or (view.phase in view.box.phases and view.phase != FIRST_PHASE)
    return phase_name(view.phase) if apart else ""


def last_generation(view: View) -> str:
    """Return that no generation follows the present one, once that is certain; empty before, and outside of turns."""
    if view.phase != "action" or not scoring.last_generation(view):
        return ""
    if is_solo(view):
        return _("Generation {n} is the last.", n=view.generation)
    return _("Mars is terraformed: generation {n} is the last.", n=view.generation)


def question(view: View, status: Status) -> str:
    """Return the present question as one sentence."""
    return words.question(view, names(status))


def option(look: Look, key: str) -> Choice:
    """Return the words of an option of the present question."""
    assert look.view is not None
    choice = words.option(look.view, names(look.status), key, look.parts)
    due = due_of(look, key)
    return choice._replace(hint=fit(dots((due, choice.hint)), HINT)) if due else choice


def due_of(look: Look, key: str) -> str:
    """Return what an option of the present question costs at most together with the rating that it brings; empty where rating is free."""
    return rating_due(look.price(key), look.dues[key]) if look.dues.get(key) else ""


def rating_due(price: int, due: int) -> str:
    """Return how many M€ are due at most for rating, with a price in M€ the sum of both."""
    if not price:
        return _("up to {due} for TR", due=money(due))
    return _("up to {total} in all, {due} of it for TR", total=money(price + due), due=money(due))


def with_kind(look: Look, key: str, said: str) -> str:
    """Return the words of an option with what kind of action it is, where a menu would say that: `Gardener (milestone)`."""
    assert look.view is not None
    assert look.decision is not None
    verb = look.view.box.verb(key) if look.decision.kind == "turn" and not key.startswith("play:") else None
    return said if verb is None or VERBS[verb.key].apart is None else bracketed(said, _(VERBS[verb.key].name))


def choice_name(look: Look, key: str) -> str:
    """Return the name of an option of a turn: of a card its name alone, of anything else its label."""
    assert look.view is not None
    return words.choice_name(look.view, key)


def card_to_choose(look: Look, key: str) -> Card | None:
    """Return the card that choosing an option of a turn is about, if it is one."""
    assert look.view is not None
    return card_in_turn(look.view, key)


def lines(entries: Sequence[Entry], status: Status, seat: int | None = None) -> list[str]:
    """Return what happened, with one line per action."""
    return words.log_lines(entries, names(status), seat)


def ahead(entries: Sequence[Entry], status: Status, seat: int | None) -> list[Said]:
    """Return what would happen, each line with its effects as numbers before and after."""
    return words.log_said(entries, names(status), seat, ahead=True)


def said(entries: Sequence[Entry], status: Status, seat: int | None = None) -> list[Said]:
    """Return what happened, one line per action, with the seat whose action it is, if any."""
    return words.log_said(entries, names(status), seat)


def in_full(card: Card) -> str:
    """Return a card in one paragraph: name, price, tags and text."""
    marks = [*card.tags, *(["event"] if card.kind == "event" else [])]
    price = money(card.cost) if card.priced or card.cost else ""
    head = bracketed(commas((f"**{card.name}**", price)), commas(tag(t) for t in marks))
    return colon(head, card_text(card))


def why_not(why: Reason, view: View) -> str:
    """Return what is missing as a short clause: `7 plants short`, `needs −12 °C, now −20 °C`."""
    return _missing(words.reason_short, words.requirement_short, why, view)


def why_not_in_full(why: Reason, view: View) -> str:
    """Return what is missing as a clause that needs no context: `needs −12 °C or warmer, now −20 °C`."""
    return _missing(words.reason, words.requirement_lack, why, view)


def _missing(reason: Callable[..., str], said: Callable[..., str], why: Reason, view: View) -> str:
    if why.requirement is None:
        return reason(why.key, short=why.short)
    parameter = getattr(why.requirement, "parameter", "")
    return said(why.requirement, why.short, view.parameters.get(parameter))


def unplayable(look: Look) -> Mapping[int, str]:
    """Return by card why cards in hand cannot be played; where no action is asked, why they could not be played now."""
    if look.view is None:
        return {}
    found: dict[int, str] = {}
    for key, hindered in (look.hindered or look.foreseen).items():
        verb, _colon, card = key.partition(":")
        if verb == "play":
            found[KEYS[card]] = why_not(hindered, look.view)
    return found


def no_attacks(view: View, card: Card | None) -> str:
    """Say that a card takes nothing from others where a house rule forbids it; empty for any other card, and at any other table."""
    if not view.options.friendly or card is None or not any(e.takes_from_others() for e in effects_in(card)):
        return ""
    return "-# " + _("No attacks (house rule): nobody takes anything from others.")


def price_and_means(look: Look, card: Card) -> str:
    """Return the present price of a card in hand, and what the player can pay with."""
    assert look.view is not None
    why = (look.hindered or look.foreseen).get(card.as_play)
    return words.price_and_means(look.view, card, why.keep if why else {})


def costs(view: View, card: Card | None = None) -> str:
    """Return what an answer to the present question costs and the viewer has, of a card that is selected; mostly nothing."""
    assert view.decision is not None
    said = COSTS.get(view.decision.key.partition(":")[0])
    return said(view, card) if said else ""


def price(view: View, card: Card) -> int:
    """Return the viewer's present price of a card."""
    return words.card_price(view, view.me, card)


def card_of(option_key: str) -> Card | None:
    """Return the card that an option is about, or None."""
    return CARDS.get(KEYS.get(option_key.rpartition(":")[2], 0))


def all_cards() -> Sequence[Card]:
    """Return every card that a table can agree to play with, corporations first."""
    cards = [card for card in shipped_cards() if card.key != BEGINNER]
    return sorted(cards, key=lambda card: card.kind != "corporation")


BOLD: Final = "**"


def cut(text: str, most: int) -> str:
    """Return the beginning of a text, cut between words, of at most `most` UTF-16 units; what is bold there ends with it."""
    most -= limits.units(text[:most]) - len(text[:most])
    found = fit(text, most)
    if found.count(BOLD) % 2:
        found = fit(text, most - len(BOLD))
        found += BOLD * (found.count(BOLD) % 2)
    return found


ROW: Final = 32
"""Characters in a row on a phone."""
MENU_ROW: Final = 42
"""Characters of a menu's title that take one row on a phone."""


def rows_high(text: str) -> int:
    """Return about how many rows a text takes on a phone."""
    return sum(max(1, -(-len(line) // ROW)) for line in text.split("\n"))


def pages(text: str, rows: int) -> list[str]:
    """Return a text in parts of at most `rows` rows on a phone, divided between paragraphs or else between lines."""
    found = [""]
    for paragraph in text.split("\n\n"):
        whole = f"{paragraph}\n\n"
        for line in [whole] if rows_high(whole.strip()) <= rows else whole.splitlines(keepends=True):
            if found[-1] and rows_high((found[-1] + line).strip()) > rows:
                found.append("")
            found[-1] += cut(line, limits.LOG_PAGE)
    return [page.strip() for page in found if page.strip()]


def board_text(view: View, status: Status) -> str:
    """Return the whole board in words."""
    return words_of_board(view, names(status))


def annex_text(view: View, status: Status, key: str) -> str:
    """Return what an expansion shows beside Mars, in words."""
    return words_of_annex(view, names(status), key)


def beside_mars(now: View, then: View) -> list[str]:
    """Return what expansions show beside Mars in the view `then` and not in `now`: markers, colonies, delegates and the like."""
    before = {(name, one.key): one for name, found in annex_details(now).items() for one in found}
    out: list[str] = []
    for name, found in annex_details(then).items():
        for one in found:
            was = before.get((name, one.key))
            if one == was:
                continue
            moved = was is not None and was.step != one.step
            head = pair(one.name, arrow(was.step, one.step)) if was is not None and moved else one.name
            state = commas(part for part in (one.text, CARDS[one.card].name if one.card else "") if part)
            state = state or ("" if moved else _("nothing there"))
            out.append(colon(head, state) if head and state else head or state)
    return out


def tile(kind: str, space: str) -> str:
    """Return a tile and its space: `ocean at F6`."""
    return _("{tile} at {space}", tile=words.tile_name(kind), space=words.space_name(space))


def tile_name(kind: str) -> str:
    """Return the name of a tile by its kind."""
    return capital(words.tile_name(kind))


def reason(key: str, short: int = 0) -> str:
    """Return a reason of the engine as a clause; `short`: how much is missing."""
    return words.reason(key, short=short)


def parameter(key: str, value: int) -> str:
    """Return a global parameter with its value: `temperature −8 °C`, `oceans 6`."""
    return pair(words.parameter_name(key), words.parameter_text(key, number(value)))
