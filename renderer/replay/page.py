"""The page of a replay: everything that can be read without a script is made here; `page/replay.js` animates the page."""

from __future__ import annotations

import base64
import hashlib
import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

from engine.named import RESOURCES
from renderer.drawing.theme import INK, KINDS, OWNERS, mix
from renderer.icons.sprites import chip, owner
from renderer.replay import board, charts
from renderer.replay.course import Course, by_generation, joined, turning_point
from renderer.replay.flat import cards_seen, flat, steps
from renderer.replay.log import log
from renderer.replay.script import as_json, data
from renderer.replay.sections import beside, cards, goals, head, players, result
from renderer.replay.symbols import Sprites, css, embedded
from words import _, plain, verbatim
from words.catalogue import language, pgettext

FOLDER: Final = Path(__file__).parent / "page"
MOST: Final = 600_000
"""The most bytes of a page with every position; the page of a longer game has one position per generation, and the whole log."""
GAP: Final = re.compile(r"\{\{(\w+)\}\}")


def page(course: Course) -> str:
    """The replay of a game as HTML that loads nothing from the network; in the language set by `words.catalogue.speaking`."""
    course = course._replace(moments=joined(course.moments))
    html = _page(course)
    return html if len(html.encode()) <= MOST else _page(by_generation(course))


def _page(course: Course) -> str:
    last, sprites, turning = course.last, Sprites(), turning_point(course)
    flats = [flat(moment) for moment in course.moments]
    changed = steps(flats)
    mars = board.board(last.box, last, flats, sprites)
    for what in RESOURCES:
        sprites.put(f"i:{what}", chip(what, 72), 1)
    script = _asset("replay.js")
    seen = cards_seen(course, flats)
    parts = {
        "language": language().replace("_", "-"),
        "policy": _policy(script),
        "title": escape(plain(verbatim(course.title))),
        "style": _asset("style.css") + _colours(len(last.seats)),
        "sprites": _symbols(sprites),
        "head": head(course, turning),
        "board": mars,
        "players": players(course, flats[-1]),
        "result": result(course),
        "log": log(course, turning),
        "charts": charts.charts(course, turning),
        "goals": goals(course, flats[-1]),
        "beside": beside(course, flats),
        "cards": cards(course),
        "ribbon": charts.ribbon(course, changed, turning),
        "last": str(len(course.moments) - 1),
        "data": as_json(data(course, flats, changed, seen, turning)),
        "script": script,
        **{key: escape(text) for key, text in _words(course).items()},
    }
    return GAP.sub(lambda found: parts[found[1]], _asset("page.html"))


@cache
def _asset(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def _policy(script: str) -> str:
    """The content security policy of the page: it allows only the page's own script and the pictures within the page."""
    hashed = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    return (
        f"default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-{hashed}'; "
        "base-uri 'none'; form-action 'none'"
    )


def _words(course: Course) -> dict[str, str]:
    """The words of the page's frame, by the names of the template's placeholders."""
    return {
        "w_replay": _("Replay"),
        "w_skip": _("Skip to the controls"),
        "w_theme": _("Light or dark"),
        "w_no_script": _(
            "This shows the end of the game, its points and its whole log. To watch it entry by entry, open the file in a browser."
        ),
        "w_shortened": "" if course.whole else _("This replay has one position per generation."),
        "w_position": _("Position in the game"),
        "w_start": _("Start of the game"),
        "w_gen_back": _("One generation back"),
        "w_back": _("One step back"),
        "w_play": pgettext("replay", "Play"),
        "w_on": _("One step forward"),
        "w_gen_on": _("One generation forward"),
        "w_end": _("End of the game"),
        "w_speed": _("Speed"),
        "w_whose": _("Whose actions"),
        "w_players": _("Players"),
        "w_log": _("Log"),
        "w_result": _("Result"),
        "w_charts": _("Charts"),
        "w_goals": _("Boards"),
        "w_cards": _("Cards"),
        "w_close": pgettext("window", "Close"),
        "w_turning": _("Turning point"),
        "w_fan": _("Mars by post, a fan project; not affiliated with FryxGames."),
        "w_keys": _(
            "Keys: ← → step, Page Up and Page Down generation, Space play or pause, 1 to 5 one player, 0 all players."
        ),
    }


def _colours(seats: int) -> str:
    """CSS classes for the colours of players and of kinds of cards."""
    owners = "".join(
        f".s{i}{{--c:{css(one.colour)}}}.m{i}{{background-image:url({embedded(owner(i, 48))})}}"
        for i, one in enumerate(OWNERS[:seats])
    )
    kinds = (
        f".k-{kind}{{--k:{css(light)};--kd:{css(mix(light, INK, 0.55))}}}" for kind, (light, _dark) in KINDS.items()
    )
    return owners + "".join(kinds)


def _symbols(sprites: Sprites) -> str:
    """The pictures as SVG symbols, also for those that appear within texts."""
    chips = "".join(
        f'<symbol id="r-{what}" viewBox="-.5 -.5 1 1"><use href="#s-i-{what}"/></symbol>' for what in RESOURCES
    )
    return (
        f'<svg class="sprites" aria-hidden="true"><defs>{sprites.definitions()}{board.outlines()}{chips}</defs></svg>'
    )
