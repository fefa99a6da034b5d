"""Alt texts of boards, within Discord's limit of 1,024 characters; the least important lines come last and are cut first."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from engine.view import Seat, View
from renderer.alt.annexes import annex_briefs, annex_lines
from renderer.alt.goals import claimed, funded
from renderer.alt.lines import (
    NBSP,
    best,
    goal_lines,
    goals_line,
    heading,
    marks,
    open_awards,
    open_milestones,
    parameter_lines,
    plainly,
    played,
    rating_lines,
    readings_line,
    row_lines,
    shortened,
    standings,
    tags_since,
)
from renderer.alt.map import choices, free_lines, new_ones, place_lines, tile_lines
from words import _, goal_name, held, mark, parameter_name, production_name, tag_name, tags_counted
from words.catalogue import colon, commas, ended, pair, pgettext, semicolons, signed
from words.names import cards_text, points_text, rating_at


def board_alt(
    view: View,
    names: Sequence[str],
    legal: Collection[str],
    since: Collection[str],
    before: View | None = None,
    tile: str = "",
) -> str:
    """The alt text of a message's board: first the legal spaces, if any, each with its gains for a `tile`, then the rest of the board."""
    lines: list[str] = []
    if legal:
        lines.append(_("Choose a space: {spaces}.", spaces=choices(view, legal, tile)))
    if since:
        lines.append(_("New, with white rings: {spaces}.", spaces=commas(new_ones(view, since))))
    return shortened(
        [
            *lines,
            *changed(view, before),
            *parameter_lines(view),
            *rating_lines(view),
            *_together(tile_lines(view, plainly(names))),
            *_together(free_lines(view, legal)),
            *place_lines(view),
            *_together(_goals(view)),
        ]
    )


def table_alt(view: View, names: Sequence[str], before: View | None = None, more: Sequence[str] = ()) -> str:
    """The alt text of the full board, with the lines `more` if there is room; the map comes last, since other texts describe it too.

    If milestones and awards with players' names leave no room for annexes and changes, annexes are brief, and players are shown by marks;
    if the text is still too long, changes are left out, and last the open milestones and awards.
    """
    called, by_marks = plainly(names), [mark(seat.seat) for seat in view.seats]
    briefs, changes = annex_briefs(view, called), _all_changed(view, before, by_marks)
    told, marked, few = _goals_told(view, called), _goals_told(view, by_marks), changed(view, before)
    whole = _together([line for lines in annex_lines(view, called) for line in lines[1:]])
    above, below, text = _above(view, called), _below(view, called, more), ""
    for goals, beside, since in (
        (told, whole, changes),
        (told, briefs, changes),
        (marked, briefs, changes),
        (_goals(view), briefs, changes),
        (_goals(view), briefs, few),
        (_goals(view), briefs, []),
        (_taken(view), briefs, []),
    ):
        said = [*goals, *beside, *since]
        text = shortened([*above, *said, *below])
        if all(line in text for line in said):
            break
    return text


def _taken(view: View) -> list[str]:
    """The claimed milestones and the funded awards, each with its owner's mark; open ones are left out."""
    taken = {_("Milestones"): view.milestones, _("Awards"): view.awards}
    return [
        goals_line(what, [pair(goal_name(key), mark(seat)) for key, seat in found.items()], [])
        for what, found in taken.items()
        if found
    ]


def _goals_told(view: View, by: Sequence[str]) -> list[str]:
    """One line of the milestones and one of the awards: who has claimed or funded each, and who leads; no lines in a solo game."""
    if not view.milestone_scores and not view.award_scores:
        return []
    milestones = [claimed(view, key, by) for key in view.milestones]
    awards = [funded(view, key, by) for key in view.awards]
    return [
        goals_line(_("Milestones"), milestones, open_milestones(view, best)),
        goals_line(_("Awards"), awards, open_awards(view, best)),
    ]


def _above(view: View, called: Sequence[str]) -> list[str]:
    """The first lines of the alt text of the full board, before milestones, awards, changes and annexes."""
    return [
        *heading(view, called),
        *rating_lines(view),
        *readings_line(view),
        *(_seat(view.seats[n], called[n]) for n in view.order),
    ]


def _below(view: View, called: Sequence[str], more: Sequence[str]) -> list[str]:
    """The last lines of the alt text of the full board, after milestones, awards, changes and annexes."""
    return [
        *row_lines(view),
        *_together([_tableau(view.seats[n]) for n in view.order]),
        *more,
        *place_lines(view),
        *_together(tile_lines(view, called)),
        *_together(free_lines(view)),
        *standings(view),
    ]


def _all_changed(view: View, before: View | None, called: Sequence[str]) -> list[str]:
    """All changes since the view `before`: parameters, ratings, points, production, tags, the best scores, and the cards left."""
    return [
        *changed(view, before, ratings=True),
        *_together(_differences(view, called, before)),
        *_changed_goals(view, before),
    ]


def _together(lines: Sequence[str]) -> list[str]:
    """Join lines into one, so that the alt text has either all of them or none: a reader would take a part of them for the whole."""
    return ["\n".join(lines)] if lines else []


def _goals(view: View) -> list[str]:
    """The claimed milestones and the funded awards, with the marks of their owners and of the leaders."""
    return goal_lines(view, [mark(seat.seat) for seat in view.seats], best)


def _seat(seat: Seat, called: str) -> str:
    """A line of a player: `● Ann: TR 24, 28 VP, 8 cards; 4 M€ +8, 3 steel.`, without points where they are hidden."""
    points = [points_text(seat.total)] if seat.points else []
    has = [rating_at(seat.tr), *points, cards_text(seat.hand)]
    if seat.passed:
        has.append(pgettext("player", "passed"))
    return ended(colon(called, semicolons(part for part in (commas(has), held(seat)) if part)))


def _tableau(seat: Seat) -> str:
    """The tags of a player and the number of cards played, by colour: `●: 3 building, 1 space; played: 4 automated, 1 active, 2 events.`"""
    tags = tags_counted(seat.tags) or _("no tags")
    return ended(colon(mark(seat.seat), semicolons((tags, played(seat)))))


# Changes.


def changed(view: View, before: View | None, *, ratings: bool = False) -> list[str]:
    """The changes of the generation and of the parameters since the view `before`; with `ratings` also those of ratings and points."""
    if before is None:
        return []
    turned = view.generation - before.generation
    risen = {key: now - before.parameters[key] for key, now in view.parameters.items()}
    risen |= {key: now.marker - was.marker for key, now in view.outposts.items() if (was := before.outposts.get(key))}
    said = [_("generation {change}", change=signed(turned))] if turned else []
    said += [pair(parameter_name(key), signed(by)) for key, by in risen.items() if by]
    for key, stands in view.outposts.items():
        was = before.outposts.get(key)
        if founded := stands.settled[len(was.settled) if was else 0 :]:
            said.append(pair(parameter_name(key), marks(founded)))
    if ratings:
        said += _ratings(view, before)
    return [_("Since then: {changes}.", changes=commas(said))] if said else []


def _ratings(view: View, before: View) -> list[str]:
    """The changes of ratings and points: `TR ● +2 ▲ +1`, `points ● +5`; of points only where they were visible before."""
    both = list(zip(view.seats, before.seats, strict=True))
    changes = [(_("TR"), [now.tr - was.tr for now, was in both])]
    if all(was.points for was in before.seats):
        changes.append((_("points"), [now.total - was.total for now, was in both]))
    return [
        pair(what, " ".join(f"{mark(seat)}{NBSP}{signed(by)}" for seat, by in enumerate(risen) if by))
        for what, risen in changes
        if any(risen)
    ]


def _differences(view: View, called: Sequence[str], before: View | None) -> list[str]:
    """The changes of each player's production and tags; resources and hands change at nearly every turn and are left out."""
    if before is None:
        return []
    said = [(called[n], _difference(view.seats[n], before.seats[n])) for n in view.order]
    return [ended(colon(who, changes)) for who, changes in said if changes]


def _difference(seat: Seat, before: Seat) -> str:
    """The changes of one player's production and tags: `steel production +1, space tags +1`."""
    made = {production_name(k): n - before.production[k] for k, n in seat.production.items()}
    return _signed(made | {_("{tag} tags", tag=tag_name(tag)): by for tag, _n, by in tags_since(seat, before)})


def _changed_goals(view: View, before: View | None) -> list[str]:
    """The changes of the best scores of milestones and awards, and of the number of cards left in the deck."""
    if before is None:
        return []
    pairs = ((view.milestone_scores, before.milestone_scores), (view.award_scores, before.award_scores))
    counted = {goal_name(k): max(n) - max(then[k]) for now, then in pairs for k, n in now.items()}
    said = _signed(counted | {_("deck"): view.deck - before.deck, _("discard"): view.discard - before.discard})
    return [_("Best scores and cards: {changes}.", changes=said)] if said else []


def _signed(counted: Mapping[str, int]) -> str:
    """Each of the counts that is not 0, with its sign: `TR +2, M€ −9`."""
    return commas(pair(what, signed(by)) for what, by in counted.items() if by)
