"""What the page hands to its script: the positions, and every word that the script shows."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from engine.card import CARDS
from renderer.replay import board
from renderer.replay.course import Course
from renderer.replay.flat import Flat
from renderer.replay.markup import called, places
from words import MARKS, _, card_text, money, parameter_name, plain, tag_name, tile_name
from words.catalogue import capital, colon, commas, dots, pair, pgettext, tied


def data(
    course: Course, flats: Sequence[Flat], changed: Sequence[Flat], seen: Iterable[int], turning: int | None
) -> dict[str, Any]:
    """All that the script reads, by its names in `page/replay.js`."""
    last = course.last
    parameters = last.box.parameters
    kinds = {str(value).partition(":")[0] for values in flats for key, value in values.items() if key.startswith("t:")}
    return {
        "marks": MARKS,
        "names": [called(course, seat.seat) for seat in last.seats],
        "words": _said_by_script(course),
        "turning": turning,
        "places": {key: [round(n, 1) for n in at] for key, at in board.places(last.box, flats).items()},
        "tiles": {kind: plain(tile_name(kind)) for kind in sorted(kinds)},
        "tags": {
            tag: tag_name(tag) for tag in sorted({tag for m in course.moments for s in m.view.seats for tag in s.tags})
        },
        "parameters": {key: plain(capital(parameter_name(key))) for key in parameters},
        "reads": {
            key: {str(v): board.read(last.box, key, v) for v in range(p.start, p.end + 1, p.step)}
            for key, p in parameters.items()
        },
        "ends": {key: [p.start, p.end] for key, p in parameters.items() if p.ends},
        "cards": {str(card): _card(card) for card in sorted(seen)},
        "who": [moment.seat for moment in course.moments],
        "steps": changed,
    }


def _said_by_script(course: Course) -> dict[str, str]:
    """The words that the script shows, with their placeholders."""
    return {
        "where": _("Generation {g}, step {i} of {all}", g="{g}", i="{i}", all="{all}"),
        "start": _("The game begins."),
        "play": pgettext("replay", "Play"),
        "pause": _("Pause"),
        "everybody": pgettext("players", "All"),
        "none": _("none yet"),
        "mars": _("Mars in generation {g}. {values}. Tiles: {tiles}.", g="{g}", values="{values}", tiles="{tiles}"),
        "pair": pair("{what}", "{value}"),
        "tied": tied("{what}", "{value}"),
        "told": colon("{head}", "{text}"),
        "items": commas(("{first}", "{next}")),
        "facts": dots(("{first}", "{next}")),
        "chose": _("{name} has chosen.", name="{name}"),
        "end": colon(escape(_("The end")), places(course)),
    }


def _card(card: int) -> list[str]:
    """The data of a card for the page: its name, its kind, a line of facts, and its text."""
    found = CARDS[card]
    cost = money(found.cost) if found.cost else ""
    line = dots((found.number, cost, commas(tag_name(tag) for tag in found.tags)))
    return [found.name, found.kind, plain(line), plain(card_text(found))]


def as_json(value: object) -> str:
    """A value as JSON for a script element, escaped so that it cannot close the element."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
