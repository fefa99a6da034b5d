"""Alt texts of boards: what the pictures show, in so few characters that Discord takes it, the least important last."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

from engine.view import Seat, View
from renderer.alt import (
    NBSP,
    best,
    by_colour,
    goal_lines,
    heading,
    known,
    marks,
    parameter_lines,
    plainly,
    played,
    readings_line,
    row_lines,
    shortened,
    standings,
)
from renderer.alt_map import choices, free_lines, in_order, new_ones, place_lines, tile_lines
from words import _, goal_name, held, mark, parameter_name, production_name, resource_name, tag_name, tags_counted
from words.catalogue import N_, number, signed
from words.names import cards_text, points_text

NOTED: Final = 400
"""Characters that spaces to choose from take at most with what each brings: below them stands what every free one does."""


def board_alt(
    view: View,
    names: Sequence[str],
    legal: Collection[str],
    since: Collection[str],
    before: View | None = None,
) -> str:
    """What the board of a message shows, what may be chosen first."""
    lines: list[str] = []
    if legal:
        noted = choices(view, legal)
        spaces = noted if len(noted) <= NOTED else ", ".join(in_order(view, legal))
        lines.append(_("Choose a space: {spaces}.", spaces=spaces))
    if since:
        lines.append(_("New, with white rings: {spaces}.", spaces=", ".join(new_ones(view, since))))
    return shortened(
        [
            *lines,
            *changed(view, before),
            *parameter_lines(view),
            *_together(tile_lines(view, plainly(names))),
            *_together(free_lines(view)),
            *place_lines(view),
            *_together(_goals(view)),
        ]
    )


def table_alt(view: View, names: Sequence[str], before: View | None = None, more: Sequence[str] = ()) -> str:
    """What the board with all players shows, and `more` that there was room for; the map last, which other words tell too."""
    called = plainly(names)
    return shortened(
        [
            *heading(view, called),
            *readings_line(view),
            *changed(view, before, ratings=True),
            *(_seat(view.seats[n], called[n]) for n in view.order),
            *_together(_differences(view, called, before, _difference)),
            *_goals(view),
            *row_lines(view),
            *_together(_differences(view, [mark(seat.seat) for seat in view.seats], before, _laid)),
            *_changed_goals(view, before),
            *_together([_tableau(view.seats[n]) for n in view.order]),
            *more,
            *place_lines(view),
            *_together(tile_lines(view, called)),
            *_together(free_lines(view)),
            *standings(view),
        ]
    )


def _together(lines: Sequence[str]) -> list[str]:
    """Lines of which none is left out unless all are: half of them would be taken for all."""
    return ["\n".join(lines)] if lines else []


def _goals(view: View) -> list[str]:
    """Who has milestones and awards by their marks, and who leads."""
    return goal_lines(view, [mark(seat.seat) for seat in view.seats], best)


def _seat(seat: Seat, called: str) -> str:
    """`● Ann: TR 24, 28 VP, 8 cards; 4 M€ +8, 3 steel.`, without points where they are hidden."""
    points = [points_text(seat.total)] if seat.points else []
    has = [f"TR{NBSP}{number(seat.tr)}", *points, cards_text(seat.hand)]
    if seat.passed:
        has.append(_("passed"))
    return f"{called}: {'; '.join(part for part in (', '.join(has), held(seat)) if part)}."


def _tableau(seat: Seat) -> str:
    """`●: 3 building, 1 space; played: 4 automated, 1 active, 2 events.`"""
    tags = tags_counted(seat.tags) or _("no tags")
    return f"{mark(seat.seat)}: {tags}; {played(seat)}."


# What is new.


def changed(view: View, before: View | None, *, ratings: bool = False) -> list[str]:
    """By how much the generation and the tracks have risen, and where they are shown ratings and points."""
    if before is None:
        return []
    turned = view.generation - before.generation
    risen = {key: now - before.parameters[key] for key, now in view.parameters.items()}
    risen |= {key: stands.marker - before.outposts[key].marker for key, stands in view.outposts.items()}
    said = [_("generation {change}", change=signed(turned))] if turned else []
    said += [f"{known(parameter_name, key)} {signed(by)}" for key, by in risen.items() if by]
    for key, stands in view.outposts.items():
        if founded := stands.settled[len(before.outposts[key].settled) :]:
            said.append(f"{known(parameter_name, key)} {marks(founded)}")
    if ratings:
        said += _ratings(view, before)
    return [_("Since then: {changes}.", changes=", ".join(said))] if said else []


def _ratings(view: View, before: View) -> list[str]:
    """`TR ● +2 ▲ +1`, `points ● +5`: points only where they could be seen before."""
    both = list(zip(view.seats, before.seats, strict=True))
    changes = [("TR", [now.tr - was.tr for now, was in both])]
    if all(was.points for was in before.seats):
        changes.append((_("points"), [now.total - was.total for now, was in both]))
    return [
        " ".join([what, *(f"{mark(seat)}{NBSP}{signed(by)}" for seat, by in enumerate(risen) if by)])
        for what, risen in changes
        if any(risen)
    ]


def _differences(
    view: View, called: Sequence[str], before: View | None, difference: Callable[[Seat, Seat], str]
) -> list[str]:
    """Of each player by how much what there is has changed."""
    if before is None:
        return []
    said = [(called[n], difference(view.seats[n], before.seats[n])) for n in view.order]
    return [f"{who}: {changes}." for who, changes in said if changes]


def _difference(seat: Seat, before: Seat) -> str:
    """`cards −1, M€ +9, steel production +1` of one player."""
    counted = {
        _("cards"): seat.hand - before.hand,
        **{resource_name(k): n - before.stock[k] for k, n in seat.stock.items()},
        **{production_name(k): n - before.production[k] for k, n in seat.production.items()},
    }
    return _signed(counted)


def _laid(seat: Seat, before: Seat) -> str:
    """`space tags +1, automated cards +1` of one player."""
    tags = {_("{tag} tags", tag=known(tag_name, k)): n - before.tags.get(k, 0) for k, n in seat.tags.items()}
    return _signed(tags | {_(COLOURS[k]): n - by_colour(before)[k] for k, n in by_colour(seat).items()})


COLOURS: Final[Mapping[str, str]] = {
    "automated": N_("automated cards"),
    "active": N_("active cards"),
    "event": N_("events"),
}


def _changed_goals(view: View, before: View | None) -> list[str]:
    """By how much the best scores of milestones and awards have changed, and the cards that are left."""
    if before is None:
        return []
    pairs = ((view.milestone_scores, before.milestone_scores), (view.award_scores, before.award_scores))
    counted = {known(goal_name, k): max(n) - max(then[k]) for now, then in pairs for k, n in now.items()}
    said = _signed(counted | {_("deck"): view.deck - before.deck, _("discard"): view.discard - before.discard})
    return [_("Best scores and cards: {changes}.", changes=said)] if said else []


def _signed(counted: Mapping[str, int]) -> str:
    """`TR +2, M€ −9`: what has changed."""
    return ", ".join(f"{what} {signed(by)}" for what, by in counted.items() if by)
