"""The page of a replay: everything that can be read without a script is made here; `page/replay.js` animates the page."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final

from engine.card import CARDS
from engine.named import RESOURCES
from engine.shipped import SHIPPED
from engine.view import Seat
from renderer.alt.annexes import details, titles
from renderer.drawing.theme import INK, KINDS, OWNERS, SOURCES, UNKNOWN, mix
from renderer.icons.sprites import chip, owner
from renderer.replay import board, charts
from renderer.replay.course import Course, Line, Moment, by_generation, joined, turning_point
from renderer.replay.flat import Flat, cards_seen, flat, steps
from renderer.replay.symbols import Sprites, css, embedded
from words import (
    MARKS,
    _,
    card_text,
    goal_name,
    goal_text,
    hand_not_shown,
    money,
    parameter_name,
    plain,
    plural,
    resource_name,
    tag_name,
    tile_name,
    verbatim,
)
from words.catalogue import capital, colon, commas, dots, language, number, pair, pgettext, signed, tied
from words.dates import date_text
from words.names import corporation_names, expansion_name, map_name, source_name

FOLDER: Final = Path(__file__).parent / "page"
HOUSE: Final = frozenset(one.name for one in SHIPPED if one.house)
BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
NB: Final = "\u00a0"
MARKED: Final = re.compile(f"[{MARKS}]")
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
        "head": _head(course, turning),
        "board": mars,
        "players": "".join(_player(course, seat, flats[-1]) for seat in last.seats),
        "result": _result(course),
        "log": _log(course, turning),
        "charts": charts.charts(course, turning),
        "goals": _goals(course, flats[-1]),
        "beside": _beside(course, flats),
        "cards": _cards(course),
        "ribbon": charts.ribbon(course, changed, turning),
        "last": str(len(course.moments) - 1),
        "data": _json(_data(course, flats, changed, seen, turning)),
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


def _json(value: object) -> str:
    """A value as JSON for a script element, escaped so that it cannot close the element."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


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
        "end": colon(escape(_("The end")), _places(course)),
    }


def _data(
    course: Course, flats: Sequence[Flat], changed: Sequence[Flat], seen: Iterable[int], turning: int | None
) -> dict[str, Any]:
    last = course.last
    parameters = last.box.parameters
    kinds = {str(value).partition(":")[0] for values in flats for key, value in values.items() if key.startswith("t:")}
    return {
        "marks": MARKS,
        "names": [_called(course, seat.seat) for seat in last.seats],
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


def _card(card: int) -> list[str]:
    """The data of a card for the page: its name, its kind, a line of facts, and its text."""
    found = CARDS[card]
    cost = money(found.cost) if found.cost else ""
    line = dots((found.number, cost, commas(tag_name(tag) for tag in found.tags)))
    return [found.name, found.kind, plain(line), plain(card_text(found))]


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


def _mark(seat: int) -> str:
    """The mark of a player as a picture over its character, which screen readers read and which can be copied."""
    return f'<i class="m m{seat}">{MARKS[seat]}</i>'


def marked(text: str) -> str:
    """A plain text as HTML, with the marks of players as pictures."""
    return MARKED.sub(lambda found: _mark(MARKS.index(found[0])), escape(text, quote=False))


def _said(text: str) -> str:
    """Markdown of the log as HTML, with the marks of players as pictures; a mark character within a player's name stays a character."""
    parts: list[str] = []
    for i, part in enumerate(BOLD.split(text)):
        pieces = MARKED.split(part)
        marks = [_mark(MARKS.index(found)) for found in MARKED.findall(part)]
        said = "".join(
            escape(plain(piece), quote=False) + (marks[k] if k < len(marks) else "") for k, piece in enumerate(pieces)
        )
        parts.append(f"<b>{said}</b>" if i % 2 else said)
    return "".join(parts)


def _said_plainly(text: str) -> str:
    return BOLD.sub(r"\1", text)


def _called(course: Course, seat: int) -> str:
    return plain(verbatim(course.names[seat]))


def _name(course: Course, seat: int) -> str:
    robot = f' <small class="robot">{escape(_("robot"))}</small>' if course.robots[seat] else ""
    return f'<span class="name">{escape(_called(course, seat))}</span>{robot}'


def _head(course: Course, turning: int | None) -> str:
    last = course.last
    played = [name for name in last.options.expansions if name != "base" and name not in last.box.map.key]
    boxes = [expansion_name(name) for name in sorted(played, key=HOUSE.__contains__)]
    facts = dots(
        (
            map_name(last.options.map),
            plural("{n} player", "{n} players", len(last.seats)),
            plural("{n} generation", "{n} generations", last.generation),
        )
    )
    days = _span([moment.day for moment in course.moments if moment.day])
    turned = ""
    if turning is not None:
        (winner,) = course.won
        view = course.moments[turning].view
        turned = _(
            "Turning point: generation {n}. From then on, {name} was never behind again.",
            n=number(view.generation),
            name=_called(course, winner),
        )
    return (
        f'<h1>{escape(plain(verbatim(course.title)))}</h1><p class="won">{marked(plain(_said_plainly(course.outcome)))}</p>'
        f'<p class="facts">{escape(facts)}<br>{escape(commas(boxes))}<span class="days"><br>{escape(days)}</span></p>'
        + (f'<p class="facts turned">{escape(turned)}</p>' if turned else "")
    )


def _span(days: Sequence[str]) -> str:
    return " – ".join(dict.fromkeys(map(_date, (*days[:1], *days[-1:]))))


def _date(day: str) -> str:
    """A day such as 2026-11-24 as the reader writes it."""
    return date_text(date.fromisoformat(day))


def _player(course: Course, seat: Seat, now: Mapping[str, Any]) -> str:
    me = seat.seat

    def value(what: str, *, change: bool = False) -> str:
        n = int(now.get(f"{me}:{what}", 0))
        return f'data-k="{me}:{what}">{signed(n) if change else number(n)}'

    chips = "".join(
        f'<span class="res" title="{escape(capital(resource_name(what)))}"><svg class="icon" role="img"'
        f' aria-label="{escape(resource_name(what))}"><use href="#r-{what}"/></svg>'
        f"<b {value(what)}</b><i {value(what + '+', change=True)}</i></span>"
        for what in RESOURCES
    )
    tags = sorted(seat.tags.items(), key=lambda one: -one[1])
    told = dots(tied(tag_name(tag), number(n)) for tag, n in tags if n)
    hidden = "" if seat.passed else " hidden"
    hands = f'<p class="chips hand" data-hand="{me}"></p>' if course.moments[-1].hands else ""
    return (
        f'<article class="player s{me}" data-seat="{me}"><h3>{_mark(me)}{_name(course, me)}'
        f'<span class="vp"><b {value("vp")}</b> {escape(_("VP"))}</span></h3>'
        f'<p class="sub"><span class="corp">{escape(corporation_names(seat.corporations))}</span>'
        f'<span class="passed" data-k="{me}:passed"{hidden}>{escape(pgettext("player", "passed"))}</span>'
        f"<span>{escape(_('TR'))} <b {value('tr')}</b></span><span>{escape(_('hand'))} <b {value('hand')}</b></span></p>"
        f'<div class="stock">{chips}</div><p class="tags" data-tags="{me}">{escape(told)}</p>{hands}</article>'
    )


def _result(course: Course) -> str:
    last = course.last
    sources = [*last.seats[0].points]
    most = max(1, *(sum(max(0, n) for n in seat.points.values()) for seat in last.seats))
    head = "".join(f'<th scope="col">{escape(capital(source_name(key)))}</th>' for key in sources)
    rows: list[str] = []
    for rank, at in course.places:
        seat = last.seats[at]
        bars = "".join(
            f'<i style="width:{100 * max(0, n) / most:.2f}%;background:{css(SOURCES.get(key, UNKNOWN))}"'
            f' title="{escape(pair(source_name(key), number(n)))}"></i>'
            for key, n in seat.points.items()
        )
        cells = "".join(
            f'<td data-label="{escape(source_name(key))}">{number(seat.points[key])}</td>' for key in sources
        )
        rows.append(
            f'<tr class="s{at}"><td class="rank">{rank}</td><th scope="row">{_mark(at)} {_name(course, at)}</th>'
            f'<td class="total">{number(seat.total)}</td>{cells}</tr>'
            f'<tr class="barrow" aria-hidden="true"><td></td><td colspan="{2 + len(sources)}"><div class="bar">{bars}</div></td></tr>'
        )
    key = "".join(
        f'<span><i style="background:{css(SOURCES.get(key, UNKNOWN))}"></i>{escape(source_name(key))}</span>'
        for key in sources
    )
    return (
        f'<table class="result"><thead><tr><td></td><th scope="col">{escape(_("Player"))}</th>'
        f'<th scope="col">{escape(_("Points"))}</th>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>'
        f'<p class="key" aria-hidden="true">{key}</p>'
    )


def _log(course: Course, turning: int | None) -> str:
    found: list[str] = []
    generation = 0
    for i, moment in enumerate(course.moments):
        for line in moment.lines:
            now = moment.view.generation
            if now != generation and (line.begins or not generation):
                generation = now
                found.append(_heading(i, moment, line.text if line.begins else ""))
                if line.begins:
                    continue
            found.append(_line(course, i, line))
        if i == turning:
            found.append(f'<li class="turning" data-i="{i}">{escape(_("Turning point"))}</li>')
    found.append(
        f'<li class="gen" data-i="{len(course.moments) - 1}"><b>{escape(_("The end"))}</b><span>{_places(course)}</span></li>'
    )
    return "".join(found)


def _heading(i: int, moment: Moment, text: str) -> str:
    """The line that begins a generation in the log."""
    head = _("Generation {n}", n=number(moment.view.generation))
    said = escape(_date(moment.day)) if moment.day else ""
    day = f'<time datetime="{moment.day}">{said}</time>' if said else ""
    return f'<li class="gen" data-i="{i}"><b>{escape(head)}</b><span>{_said(text)}</span>{day}</li>'


def _line(course: Course, i: int, line: Line) -> str:
    seat = f" s{line.seat}" if line.seat >= 0 else ""
    about = "".join(f" a{s}" for s in sorted(line.concerns))
    who = ""
    if line.seat >= 0 and not line.own:
        who = f'<span class="who">{_mark(line.seat)} {escape(_called(course, line.seat))}</span> '
    return f'<li class="k{seat}{about}" data-i="{i}">{who}{_said(line.text)}</li>'


def _places(course: Course) -> str:
    """The final places of all players in one line of HTML. It breaks between places only: browsers also break beside the picture of a mark,
    in spite of the spaces there."""
    said = (
        f"{rank}.{NB}{MARKS[seat]}{NB}{_called(course, seat)}{NB}{number(course.last.seats[seat].total)}"
        for rank, seat in course.places
    )
    return dots(f'<span class="place">{marked(one)}</span>' for one in said)


def _goals(course: Course, now: Mapping[str, Any]) -> str:
    last = course.last
    if not last.milestone_scores and not last.award_scores:
        return ""
    needs = {key: goal.need for key, goal in last.box.milestones.items()}
    both = ((_("Milestones"), last.milestone_scores), (_("Awards"), last.award_scores))
    return "".join(
        f"<section><h3>{escape(title)}</h3><ul>{''.join(_goal(key, needs.get(key, 0), now) for key in found)}</ul></section>"
        for title, found in both
    )


def _goal(key: str, need: int, now: Mapping[str, Any]) -> str:
    taker, scores = now.get(f"goal:{key}"), now[f"q:{key}"]
    enough = need or (max(scores) if any(scores) or taker is not None else 1)
    shown = "".join(
        f"<span{' class=ok' if n >= enough else ''}>{_mark(seat)} <b>{number(n)}</b></span>"
        for seat, n in enumerate(scores)
    )
    by = "" if taker is None else _mark(taker)
    return (
        f'<li data-goal="{escape(key)}" data-need="{need}" class="{"open" if taker is None else ""}">'
        f'<b>{escape(goal_name(key))}</b> <span class="by">{by}</span>'
        f'<small>{escape(plain(goal_text(key, need)))}</small><span class="scores">{shown}</span></li>'
    )


def _beside(course: Course, flats: Sequence[Flat]) -> str:
    """The state of annexes and rows of outposts: everything that was ever shown there, in the order at the end of the game."""
    names = titles(course.last)
    found: dict[str, dict[str, tuple[str, int]]] = {}
    for moment in (course.moments[-1], *course.moments):
        for name, things in details(moment.view).items():
            for one in things:
                found.setdefault(name, {}).setdefault(one.key, (one.name, one.steps))
    now = flats[-1]
    return "".join(
        f"<section><h3>{escape(names.get(name, name))}</h3><ul class=beside>"
        + "".join(_thing(f"x:{name}:{key}", title, track, now) for key, (title, track) in things.items())
        + "</ul></section>"
        for name, things in found.items()
    )


def _thing(key: str, title: str, track: int, now: Mapping[str, Any]) -> str:
    text, step, card, lit = now.get(key, ["", 0, 0, 0])
    pips = "".join(f"<i{' class=lit' if i <= step else ''}></i>" for i in range(track + 1)) if track else ""
    classes = "lit" if lit else ""
    shown = _chip(card) if card else ""
    head = f"<b>{escape(title)}</b>" if title else ""
    return (
        f'<li data-x="{escape(key)}" class="{classes}">{head}<span class="pips" aria-hidden="true">{pips}</span>'
        f'<span class="text">{marked(text)}</span><span class="lies">{shown}</span></li>'
    )


def _cards(course: Course) -> str:
    last = course.last
    found: list[str] = []
    for seat in last.seats:
        me = seat.seat
        shown = "".join(_chip(card, seat.resources.get(card, 0)) for card in (*seat.played, *seat.events))
        found.append(
            f'<section class="s{me}"><h3>{_mark(me)} {_name(course, me)}</h3>'
            f'<p class="chips" data-played="{me}">{shown}</p>{_last_hand(course, me)}</section>'
        )
    note = ""
    if course.hands is None:
        note = _("The hands are still hidden. A replay made later has those that players choose to show.")
    return "".join(found) + (f'<p class="note">{escape(note)}</p>' if note else "")


def _last_hand(course: Course, seat: int) -> str:
    if course.hands is None:
        return ""
    cards = course.hands.get(seat, ())
    held = "".join(map(_chip, cards)) or escape(hand_not_shown(course.last.seats[seat]))
    return f'<h4>{escape(_("In hand at the end"))}</h4><p class="chips hand">{held}</p>'


def _chip(card: int, resources: int = 0) -> str:
    found = CARDS[card]
    on = f"<sup>{resources}</sup>" if resources else ""
    return f'<button type="button" class="chip k-{escape(found.kind)}" data-card="{card}">{escape(found.name)}{on}</button>'
