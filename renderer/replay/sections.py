"""The sections of the page around the board and the log: head, players, result, goals, what lies beside the map, and cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

from engine.named import RESOURCES
from engine.shipped import SHIPPED
from engine.view import Seat
from renderer.alt.annexes import details, titles
from renderer.drawing.theme import SOURCES, UNKNOWN
from renderer.replay.course import Course
from renderer.replay.flat import Flat
from renderer.replay.markup import called, card_button, day_text, mark, marked, named, plainly
from renderer.replay.symbols import css
from words import _, goal_name, goal_text, hand_not_shown, plain, plural, resource_name, tag_name, verbatim
from words.catalogue import capital, commas, dots, number, pair, pgettext, signed, tied
from words.names import corporation_names, expansion_name, map_name, source_name

HOUSE: Final = frozenset(one.name for one in SHIPPED if one.house)


def head(course: Course, turning: int | None) -> str:
    """The title, who won, and what was played when."""
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
            name=called(course, winner),
        )
    return (
        f'<h1>{escape(plain(verbatim(course.title)))}</h1><p class="won">{marked(plain(plainly(course.outcome)))}</p>'
        f'<p class="facts">{escape(facts)}<br>{escape(commas(boxes))}<span class="days"><br>{escape(days)}</span></p>'
        + (f'<p class="facts turned">{escape(turned)}</p>' if turned else "")
    )


def _span(days: Sequence[str]) -> str:
    return " – ".join(dict.fromkeys(map(day_text, (*days[:1], *days[-1:]))))


def players(course: Course, now: Mapping[str, Any]) -> str:
    """What each player has in a moment; the script changes it."""
    return "".join(_player(course, seat, now) for seat in course.last.seats)


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
        f'<article class="player s{me}" data-seat="{me}"><h3>{mark(me)}{named(course, me)}'
        f'<span class="vp"><b {value("vp")}</b> {escape(_("VP"))}</span></h3>'
        f'<p class="sub"><span class="corp">{escape(corporation_names(seat.corporations))}</span>'
        f'<span class="passed" data-k="{me}:passed"{hidden}>{escape(pgettext("player", "passed"))}</span>'
        f"<span>{escape(_('TR'))} <b {value('tr')}</b></span><span>{escape(_('hand'))} <b {value('hand')}</b></span></p>"
        f'<div class="stock">{chips}</div><p class="tags" data-tags="{me}">{escape(told)}</p>{hands}</article>'
    )


def result(course: Course) -> str:
    """The final points of all players, by source."""
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
            f'<tr class="s{at}"><td class="rank">{rank}</td><th scope="row">{mark(at)} {named(course, at)}</th>'
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


def goals(course: Course, now: Mapping[str, Any]) -> str:
    """Milestones and awards, with the score of each player."""
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
        f"<span{' class=ok' if n >= enough else ''}>{mark(seat)} <b>{number(n)}</b></span>"
        for seat, n in enumerate(scores)
    )
    by = "" if taker is None else mark(taker)
    return (
        f'<li data-goal="{escape(key)}" data-need="{need}" class="{"open" if taker is None else ""}">'
        f'<b>{escape(goal_name(key))}</b> <span class="by">{by}</span>'
        f'<small>{escape(plain(goal_text(key, need)))}</small><span class="scores">{shown}</span></li>'
    )


def beside(course: Course, flats: Sequence[Flat]) -> str:
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
    shown = card_button(card) if card else ""
    head = f"<b>{escape(title)}</b>" if title else ""
    return (
        f'<li data-x="{escape(key)}" class="{classes}">{head}<span class="pips" aria-hidden="true">{pips}</span>'
        f'<span class="text">{marked(text)}</span><span class="lies">{shown}</span></li>'
    )


def cards(course: Course) -> str:
    """The cards that each player had played at the end, and the last hand where it is shown."""
    last = course.last
    found: list[str] = []
    for seat in last.seats:
        me = seat.seat
        shown = "".join(card_button(card, seat.resources.get(card, 0)) for card in (*seat.played, *seat.events))
        found.append(
            f'<section class="s{me}"><h3>{mark(me)} {named(course, me)}</h3>'
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
    held = "".join(map(card_button, cards)) or escape(hand_not_shown(course.last.seats[seat]))
    return f'<h4>{escape(_("In hand at the end"))}</h4><p class="chips hand">{held}</p>'
