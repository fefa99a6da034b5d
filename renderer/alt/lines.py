"""The whole public state in words: for players who cannot see a picture, and for `/board text`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from engine.box import Parameter
from engine.card import CARDS
from engine.outposts import Outpost, Row
from engine.scoring import SECOND, award_shares
from engine.view import Seat, View
from renderer.alt.annexes import annex_lines, plain_rows
from renderer.alt.map import beside_line, free_lines, place_lines, tile_lines
from renderer.drawing.fonts import drawable
from renderer.drawing.theme import ALT_LENGTH
from words import _, goal_name, holdings, mark, parameter_name, parameter_text, players, plural, tags_counted
from words.brief import brief
from words.catalogue import (
    bracketed,
    capital,
    colon,
    commas,
    ended,
    listed,
    number,
    pair,
    pgettext,
    semicolons,
    sentences,
)
from words.names import PARAMETERS, cards_text, corporation_names, phase_name, points_by_source, points_text, rating_at

Tell = Callable[[Sequence[int]], str]
"""Turns the scores of all players into words."""
NBSP: Final = "\u00a0"


def words_of_board(view: View, names: Sequence[str]) -> str:
    """The public state, one line for each subject, with players' names made safe for markdown by `verbatim`."""
    called = players(names)
    parts = [
        state_lines(view, called),
        [
            _("**Players**, in the order of this generation; what is produced stands behind what is held"),
            *seat_lines(view, called),
        ],
        *annex_lines(view, called),
        [_("**Tiles**"), *tile_lines(view, called)],
        [_("**Free spaces**"), *free_lines(view), *place_lines(view), beside_line()],
    ]
    return "\n\n".join("\n".join(part) for part in parts)


def plainly(names: Sequence[str]) -> list[str]:
    """The names of players with their marks, for text that is not markdown."""
    return [f"{mark(seat)}{NBSP}{shown_name(name, seat)}" for seat, name in enumerate(names)]


def shown_name(name: str, seat: int) -> str:
    """The characters of a name that the fonts can draw; `Player 1` (for seat 0) if there are none."""
    return drawable(name).strip() or _("Player {n}", n=seat + 1)


def shortened(lines: Sequence[str]) -> str:
    """Join lines into an alt text of at most 1,024 characters; lines that do not fit are left out, and the last line says where to find
    them."""
    text = "\n".join(lines)
    if len(text) <= ALT_LENGTH:
        return text
    rest = _("All of it: /board text")
    kept, room = list[str](), ALT_LENGTH - len(rest)
    for line in lines:
        if len(line) < room:
            kept.append(line)
            room -= len(line) + 1
    return "\n".join([*kept, rest])


def with_marks_named(said: str, view: View, names: Sequence[str]) -> str:
    """An alt text, and as its last line the players behind the marks in it, if there are any and the line has room."""
    if len(view.seats) == 1 or not any(mark(seat.seat) in said for seat in view.seats):
        return said
    called = plainly(names)
    whole = "\n".join((said, ended(commas(called[seat] for seat in view.order))))
    return whole if len(whole) <= ALT_LENGTH else said


# The state of the game.


def state_lines(view: View, called: Sequence[str]) -> list[str]:
    return [
        *heading(view, called),
        *parameter_lines(view)[1:],
        *rating_lines(view),
        _ahead(view),
        *row_lines(view),
        *goal_lines(view, called),
    ]


def heading(view: View, called: Sequence[str]) -> list[str]:
    """Generation, phase and current player, and the number of cards in the deck and in the discard pile."""
    phase = phase_name(view.phase)
    cards = _("{deck} in the deck, {discard} discarded", deck=cards_text(view.deck), discard=number(view.discard))
    return [
        _("Generation {n}, {phase}, {seats}.", n=_generation(view), phase=phase, seats=_turn(view, called)),
        ended(cards),
    ]


def _generation(view: View) -> str:
    """The generation; in a solo game also the last one."""
    return (
        _("{n} of {all}", n=view.generation, all=view.box.terms["generations"])
        if len(view.seats) == 1
        else number(view.generation)
    )


def readings_line(view: View) -> list[str]:
    """The global parameters in one line, without their bonus steps."""
    parameters = view.box.parameters.values()
    return [capital(ended(commas(_value(p, view.parameters[p.key]) for p in parameters)))]


def _turn(view: View, called: Sequence[str]) -> str:
    first = _("first player {player}", player=called[view.first])
    if not view.owing:
        return first
    return _("{first}, to decide: {players}", first=first, players=listed([called[seat] for seat in view.owing]))


def parameter_lines(view: View) -> list[str]:
    """The generation, then each global parameter with its final value and the bonus steps that are not yet reached."""
    parameters = view.box.parameters.values()
    return [_("Generation {n}.", n=_generation(view)), *(_parameter(p, view.parameters[p.key]) for p in parameters)]


def rating_lines(view: View) -> list[str]:
    """In a solo game that is won by terraform rating, the rating and the one needed; in other games no line."""
    goal = view.box.terms["rating-goal"]
    return [_("TR {n} of {goal} to win.", n=seat.tr, goal=goal) for seat in view.seats] if goal else []


def _ahead(view: View) -> str:
    """The number of steps that each global parameter that ends the game still needs."""
    ending = [p for p in view.box.parameters.values() if p.ends]
    said = [pair(parameter_name(p.key), to_go(p, view.parameters[p.key])) for p in ending]
    return _("To terraform Mars: {steps}.", steps=commas(said))


def to_go(parameter: Parameter, value: int) -> str:
    steps = parameter.left(value)
    return plural("{n} step to go", "{n} steps to go", steps) if steps else _("done")


def _parameter(parameter: Parameter, value: int) -> str:
    text = capital(_value(parameter, value))
    coming = [
        _("at {value}: {bonus}", value=parameter_text(parameter.key, at), bonus=brief(bonus))
        for at, bonus in parameter.bonuses
        if at > value
    ]
    return ended(bracketed(text, semicolons(coming)))


def _value(parameter: Parameter, value: int) -> str:
    """A parameter with its final value: `temperature −8 °C of 8 °C`, `oceans 5 of 9`."""
    key = parameter.key
    said = number if PARAMETERS[key].counted else partial(parameter_text, key)
    return _("{name} {value} of {end}", name=parameter_name(key), value=said(value), end=said(parameter.end))


def row_lines(view: View) -> list[str]:
    """The rows of outposts that no annex shows, one line each: every outpost with its marker, settlements and free places."""
    return [row_line(view, row) for row in plain_rows(view)]


def row_line(view: View, row: Row) -> str:
    return ended(
        colon(capital(parameter_name(row.key)), semicolons(_outpost(view, outpost) for outpost in row.outposts))
    )


def _outpost(view: View, outpost: Outpost) -> str:
    """An outpost: `luna 3 of 6 ● ▲, 1 free`."""
    stands = view.outposts[outpost.key]
    name = parameter_name(outpost.key)
    said = _("{name} {value} of {end}", name=name, value=number(stands.marker), end=number(outpost.end))
    if stands.settled:
        said = pair(said, marks(stands.settled))
    free = outpost.room - len(stands.settled)
    return commas((said, _("{n} free", n=number(free)) if free else ""))


def marks(seats: Sequence[int]) -> str:
    return " ".join(mark(seat) for seat in seats)


def goal_lines(view: View, called: Sequence[str], tell: Tell | None = None) -> list[str]:
    """The lines of milestones and awards: their owners, and all scores, worded by `tell`; no lines in a solo game."""
    if not view.milestone_scores and not view.award_scores:
        return []
    tell = tell or by_mark
    claimed = [pair(goal_name(key), called[seat]) for key, seat in view.milestones.items()]
    funded = [
        commas((pair(goal_name(key), called[seat]), tell(view.award_scores[key]))) for key, seat in view.awards.items()
    ]
    return [
        goals_line(_("Milestones"), claimed, open_milestones(view, tell)),
        goals_line(_("Awards"), funded, open_awards(view, tell)),
    ]


def goals_line(what: str, taken: Sequence[str], still: Sequence[str]) -> str:
    """One line: the milestones or awards that are claimed or funded, then the open ones."""
    said = semicolons(taken) or pgettext("milestones or awards", "none")
    text = colon(what, said)
    if still:
        text = semicolons((text, _("open: {goals}", goals=semicolons(still))))
    return ended(text)


def standings(view: View) -> list[str]:
    """All scores for the open milestones, and for the awards that are funded or can still be funded."""
    awards = {key: view.award_scores[key] for key in view.awards} | view.open_awards
    both = (
        (_("Open milestones"), open_milestones(view, by_mark)),
        (_("Scores of awards"), _scored(awards, by_mark)),
    )
    return [ended(colon(what, semicolons(goals))) for what, goals in both if goals]


def open_awards(view: View, tell: Tell) -> list[str]:
    return _scored(view.open_awards, tell)


def open_milestones(view: View, tell: Tell) -> list[str]:
    needs, still = view.box.milestones, view.open_milestones
    said = zip(still, _scored(still, tell), strict=True)
    return [_("{milestone} of {n}", milestone=scored, n=needs[key].need) for key, scored in said]


def _scored(scores: Mapping[str, tuple[int, ...]], tell: Tell) -> list[str]:
    return [pair(goal_name(key), tell(by_seat)) for key, by_seat in scores.items()]


def by_mark(by_seat: Sequence[int]) -> str:
    """One number for each player, each after the player's mark: `● 3 ■ 5`."""
    return " ".join(f"{mark(seat)}{NBSP}{number(n)}" for seat, n in enumerate(by_seat))


def best(by_seat: Sequence[int]) -> str:
    """The highest number, after the marks of the players who have it: `● ■ 5`."""
    return NBSP.join([*map(mark, leaders(by_seat)), number(max(by_seat))])


def leaders(scores: Sequence[int]) -> tuple[int, ...]:
    """The seats with the highest score; empty if all scores are 0."""
    return first(scores) if any(scores) else ()


def first(scores: Sequence[int]) -> tuple[int, ...]:
    """The seats with the highest score, which may be 0 or below it: so it is for the first place of an award."""
    most = max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == most)


def seconds(scores: Sequence[int]) -> tuple[int, ...]:
    """The seats that score the second place of an award; empty if several players lead or only two play."""
    return tuple(seat for seat, points in enumerate(award_shares(scores)) if points == SECOND)


# Players.


def seat_lines(view: View, called: Sequence[str]) -> list[str]:
    """A line for each player, in the order of this generation; in a solo game also the sources of points."""
    lines = [_seat(view.seats[seat], called[seat], over=view.over) for seat in view.order]
    if len(view.seats) == 1 and view.seats[0].points:
        lines.append(sources_line(view.seats[0], over=view.over))
    return lines


def sources_line(seat: Seat, *, over: bool) -> str:
    """The sources of a player's points."""
    sources = points_by_source(earned(seat))
    return _("Points: {sources}.", sources=sources) if over else _("Points so far: {sources}.", sources=sources)


def earned(seat: Seat) -> dict[str, int]:
    """The points that a seat would score now, by source; sources worth 0 are left out, except the rating."""
    return {source: n for source, n in seat.points.items() if n or source == "tr"}


def _seat(seat: Seat, called: str, *, over: bool) -> str:
    who = commas((called, corporation_names(seat.corporations))) if seat.corporations else called
    said = [*_holdings(seat, over=over), capital(_tags(seat)), capital(played(seat))]
    return colon(who, sentences(ended(part) for part in said))


def _holdings(seat: Seat, *, over: bool) -> list[str]:
    """A player's rating, points unless the game hides them, and number of cards in hand; then the resources, each with its production."""
    said = [rating_at(seat.tr)]
    if seat.points:
        points = points_text(seat.total)
        said.append(points if over else _("{points} so far", points=points))
    said.append(_("{cards} in hand", cards=cards_text(seat.hand)))
    if seat.passed:
        said.append(pgettext("player", "passed"))
    return [commas(said), capital(holdings(seat))]


def _tags(seat: Seat) -> str:
    return _("tags: {tags}", tags=tags_counted(seat.tags) or pgettext("tags", "none"))


def played(seat: Seat) -> str:
    """The number of cards of each colour that a player has in play; a corporation has no colour."""
    counts = by_colour(seat)
    events = plural("{n} event", "{n} events", counts.pop("event"))
    return _("played: {automated} automated, {active} active, {events}", **counts, events=events)


def tags_since(seat: Seat, before: Seat | None) -> list[tuple[str, int, int]]:
    """The tags of a player with their numbers and changes, most frequent first; tags that the player has lost are included."""
    was = before.tags if before else seat.tags
    found = [(tag, seat.tags.get(tag, 0), was.get(tag, 0)) for tag in seat.tags | was]
    return sorted(((tag, n, n - then) for tag, n, then in found if n or then), key=lambda one: -one[1])


def by_colour(seat: Seat) -> dict[str, int]:
    """The number of cards of each colour that a player has played."""
    kinds = [CARDS[card].kind for card in seat.played]
    return {"automated": kinds.count("automated"), "active": kinds.count("active"), "event": len(seat.events)}
