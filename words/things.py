"""Named things other than cards: milestones, awards, standard projects and common tiles, described by their declarations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.box import Milestone
from engine.expansions import open_box
from engine.goals.awards import AWARDS
from engine.goals.milestones import MILESTONES
from engine.options import Options, playing, shipped_maps
from engine.prices import USUAL
from engine.scoring import FIRST, MILESTONE_POINTS, SECOND
from engine.shipped import SHIPPED
from words.catalogue import _, capital, pair, sentence, sentences
from words.effects import effect_text
from words.guide.mars import tile_rules
from words.names import goal_name, goal_text, money, points_text, project_name, tile_name
from words.turns import project_text


class Thing(NamedTuple):
    """A named thing: its key as in options, its name, the name of its kind, its effect, and its topic in the guide."""

    key: str
    name: str
    kind: str
    text: str
    topic: str


def things(options: Options | None = None) -> list[Thing]:
    """All things of a game with these options, or, without options, of every game that a table can agree to play."""
    everything = (playing(*(one.name for one in SHIPPED), map=key) for key in shipped_maps())
    boxes = [open_box(each) for each in ([options] if options else everything)]
    milestones = [milestone for box in boxes for milestone in box.milestones.values()]
    awards = [key for box in boxes for key in box.awards]
    if options is None:  # tables can draw those of the pack too
        milestones, awards = [*milestones, *MILESTONES.values()], [*awards, *AWARDS]
    found = [_milestone(milestone, milestones) for milestone in milestones]
    found += [_award(key) for key in awards]
    found += [_project(p.key, [money(p.cost), *map(effect_text, p.do)]) for box in boxes for p in box.projects.values()]
    found = list(dict.fromkeys(found))
    found.append(_project("sell-patents", [project_text("sell-patents")]))
    return found + [
        Thing(f"tile:{key}", capital(tile_name(key)), _("tile"), text, "tiles") for key, text in tile_rules().items()
    ]


def _milestone(milestone: Milestone, among: Sequence[Milestone]) -> Thing:
    """Describe a milestone; if another milestone has the same name, the number printed on the milestone follows its name."""
    name, declared = goal_name(milestone.key), MILESTONES.get(milestone.key, milestone)
    if any(goal_name(other.key) == name and other.key != milestone.key for other in among):
        name = pair(name, declared.need)
    text = _(
        "{goal}. Whoever first claims it pays {price}, and has {points} at the end.",
        goal=capital(goal_text(milestone.key, milestone.need)),
        price=money(USUAL["milestone"] + milestone.also_pay),
        points=points_text(MILESTONE_POINTS),
    )
    return Thing(f"milestone:{milestone.key}", name, _("milestone"), text, "goals")


def _award(key: str) -> Thing:
    text = _(
        "{goal}. Funded for {first}, {second} or {third}; at the end {best} for the first and, with three players or more, "
        "{next} for the second, whoever funded it.",
        goal=capital(goal_text(key)),
        first=money(USUAL["award:1"]),
        second=money(USUAL["award:2"]),
        third=money(USUAL["award:3"]),
        best=points_text(FIRST),
        next=points_text(SECOND),
    )
    return Thing(f"award:{key}", goal_name(key), _("award"), text, "goals")


def _project(key: str, said: Sequence[str]) -> Thing:
    text = sentences(sentence(part) for part in said)
    return Thing(f"project:{key}", project_name(key), _("standard project"), text, "projects")
