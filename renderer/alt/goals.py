"""Milestones and awards in words: owners, leaders, second places, and the score of the reader."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from engine.view import View
from renderer.alt.cards import Wordings
from renderer.alt.lines import first, leaders, seconds
from words import _, goal_name, mark
from words.catalogue import listed, number, semicolons, sentence


def milestone_words(view: View, called: Sequence[str]) -> list[Wordings]:
    """The milestones, one per line below a title; each player is named, or in the shorter wording shown by mark."""
    return [(_("Milestones:"),), *_wordings(view, called, _milestones)]


def award_words(view: View, called: Sequence[str]) -> list[Wordings]:
    """The awards, one per line below a title; each player is named, or in the shorter wording shown by mark."""
    return [(_("Awards:"),), *_wordings(view, called, _awards)]


def _wordings(
    view: View, called: Sequence[str], tell: Callable[[View, Sequence[str]], Iterable[str]]
) -> list[Wordings]:
    marks = [mark(seat.seat) for seat in view.seats]
    both = ([sentence(line) for line in tell(view, by)] for by in (called, marks))
    return list(zip(*both, strict=True))


def _milestones(view: View, by: Sequence[str]) -> Iterator[str]:
    needs, still = view.box.milestones, view.open_milestones
    for key, scores in view.milestone_scores.items():
        name = goal_name(key)
        if key in view.milestones:
            yield claimed(view, key, by)
        elif key in still:
            best = _("{n} of {need}", n=number(max(scores)), need=number(needs[key].need))
            standing = _standing(scores, by, best)
            mine = _mine(view, scores, leaders(scores))
            yield semicolons((_("{goal} open: {standing}", goal=name, standing=standing), mine))


def _awards(view: View, by: Sequence[str]) -> Iterator[str]:
    still = view.open_awards
    for key, scores in view.award_scores.items():
        if key in view.awards:
            yield semicolons((funded(view, key, by), _mine(view, scores, (*first(scores), *seconds(scores)))))
        elif key in still:
            standing, mine = _leading(scores, by), _mine(view, scores, first(scores))
            yield semicolons((_("{goal} not funded: {standing}", goal=goal_name(key), standing=standing), mine))


def claimed(view: View, key: str, by: Sequence[str]) -> str:
    """A claimed milestone with its owner, named as in `by`."""
    return _("{goal} claimed by {player}", goal=goal_name(key), player=by[view.milestones[key]])


def funded(view: View, key: str, by: Sequence[str]) -> str:
    """A funded award with its funder, the leader, and the second place if second place scores; players are named as in `by`."""
    scores = view.award_scores[key]
    standing = _leading(scores, by)
    if after := seconds(scores):
        said = _("second {players} with {n}", players=_players(after, by), n=number(scores[after[0]]))
        standing = semicolons((standing, said))
    return _(
        "{goal} funded by {player}: {standing}",
        goal=goal_name(key),
        player=by[view.awards[key]],
        standing=standing,
    )


def _leading(scores: Sequence[int], by: Sequence[str]) -> str:
    """The leaders of an award, and their score; with 0 for all, everybody leads."""
    return _standing(scores, by, number(max(scores))) if any(scores) else _("all with 0")


def _standing(scores: Sequence[int], by: Sequence[str], best: str) -> str:
    """The leaders of a milestone or award, and their score."""
    if ahead := leaders(scores):
        return _("{players} with {n}", players=_players(ahead, by), n=best)
    return _("nobody has any yet")


def _mine(view: View, scores: Sequence[int], told: Sequence[int]) -> str:
    """The score of the reader; empty if the text `told` says it already."""
    return _("you {n}", n=number(scores[view.you])) if view.you >= 0 and view.you not in told else ""


def _players(seats: Sequence[int], by: Sequence[str]) -> str:
    return listed([by[seat] for seat in seats])
