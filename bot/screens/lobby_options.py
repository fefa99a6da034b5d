"""The names and meanings of a table's rules, for the lobby where they are chosen and wherever they are read."""

from __future__ import annotations

from typing import Final

from bot import speech
from bot.components import Option
from bot.speech import _
from bot.tables import Rules
from bot.tables.clocks import HOUR, Clocks
from bot.tables.rules import optional
from engine.expansions import left_out, open_box
from engine.shipped import Shipped

USUAL_CORPORATIONS: Final = 2
CORPORATIONS: Final = (USUAL_CORPORATIONS, 3, 4, 5)
PACES: Final = {"relaxed": 24.0, "daily": 12.0, "fast": 2.0, "live": 0.25}
"""Hours until the first reminder, by pace."""


def rules_line(rules: Rules) -> str:
    """List the map, the era, and every rule that differs from the default."""
    return speech.dots(name for name, _meaning in _agreed(rules))


def explained(rules: Rules) -> list[str]:
    """Return one line per rule that `rules_line` lists, with its meaning, and one for the pace."""
    said = [speech.colon(f"**{speech.capital(name)}**", meaning) for name, meaning in _agreed(rules)]
    return [*said, _("**Pace**: {pace}", pace=pace_line(rules))]


def _agreed(rules: Rules) -> list[tuple[str, str]]:
    """Return name and meaning of the rules that a table plays by."""
    era = rules.corporate_era or rules.solo
    draft, draft_first = rules.draft and not rules.solo, rules.draft_first and not rules.solo
    raises = {
        "rewarded": _("the first player raises a parameter"),
        "unrewarded": _("the first player raises a parameter, without its benefits"),
    }
    found = [
        (rules.solo, _("solo"), alone(rules)),
        (True, map_said(rules), _map_meaning(rules)),
        (True, _("corporate era") if era else _("without corporate era"), speech.about("corporate_era") if era else _without_era()),
        *((True, speech.expansion_name(one.name), speech.about(one.name)) for one in added(rules)),
        (draft, _("draft"), _meaning("draft")),
        (draft_first, _("draft of the first ten cards"), _meaning("draft_first")),
        (rules.beginners, _("beginner corporations"), _meaning("beginners")),
        (
            rules.corporations != USUAL_CORPORATIONS,
            _("{n} corporations to choose from", n=rules.corporations),
            _("dealt to each player, while they last"),
        ),
        (rules.first_raises != "no", raises.get(rules.first_raises, ""), raise_meaning(rules.first_raises)),
        (rules.friendly, _("no attacks"), _meaning("friendly")),
        (rules.hidden_points, _("points hidden until the end"), _meaning("hidden_points")),
        (rules.rated, _("rated"), _meaning("rated")),
    ]  # fmt: skip
    return [(name, meaning) for holds, name, meaning in found if holds]


def _map_meaning(rules: Rules) -> str:
    meaning, missing = _("the map of Mars; milestones and awards are printed on it"), goals_missing(rules)
    return speech.sentences((speech.ended(meaning), *missing)) if missing else meaning


def map_said(rules: Rules) -> str:
    """Return the name of the map; that it is drawn, where it is or was."""
    if rules.played_map is None:
        return _("a map drawn at the start")
    name = speech.map_name(rules.played_map)
    return _("{map} (drawn)", map=name) if rules.drawn else name


def added(rules: Rules) -> list[Shipped]:
    """Return the expansions in play besides the corporate era, without the map and house rules."""
    return [one for one in optional() if one.name in rules.expansions and one.option != "corporate_era"]


def in_play(rules: Rules) -> str:
    """Return the sentence about what is in play."""
    names = [speech.expansion_name(one.name) for one in optional() if one.name in rules.expansions]
    if not names:
        said = _("In play: {map}, the base game only.", map=map_said(rules))
    else:
        listed = speech.listed(names)
        said = _("In play: {map}, the base game with {expansions}.", map=map_said(rules), expansions=listed)
    return speech.sentences([said, *goals_missing(rules), *raised_twice(rules)])


def raised_twice(rules: Rules) -> list[str]:
    """Return a sentence if world government and the house rule are both in play, each with a raise of its own."""
    if rules.first_raises == "no" or "world_government" not in rules.expansions:
        return []
    return [
        _("The first player raises two parameters each generation: one as world government, one by the house rule.")
    ]


def goals_missing(rules: Rules) -> list[str]:
    """Return a sentence for each milestone and award of the map that an expansion is missing for."""
    return [
        _(
            "{goal} is not in play without {expansions}.",
            goal=speech.goal_name(key),
            expansions=speech.listed([speech.expansion_name(name) for name in needs]),
        )
        for key, needs in left_out(rules.options).items()
    ]


def alone(rules: Rules) -> str:
    """Return what a solo game asks for."""
    terms = open_box(rules.model_copy(update={"seats": 1}).options).terms
    if goal := terms["rating-goal"]:
        return _("{n} generations to reach a terraform rating of {goal} alone", n=terms["generations"], goal=goal)
    return _("{n} generations to complete all global parameters alone", n=terms["generations"])


def _without_era() -> str:
    return _("fewer cards, some starting production")


def _meaning(key: str) -> str:
    """Return what an option of the host means, for one line of a menu."""
    return {
        "draft": _("in research, keep 1 of 4 cards and pass the rest on, 4 times"),
        "draft_first": _("they go round in two packets of five"),
        "beginners": _("nobody chooses a corporation; everybody keeps all ten first cards"),
        "friendly": _("house rule: nobody takes anything from others"),
        "hidden_points": _("nobody sees them before the game is over"),
        "rated": _("counts for levels here: 3 to 5 people, no robots, no handicaps"),
    }[key]


def raise_meaning(how: str) -> str:
    """Return what happens beyond the rulebook when the first player changes."""
    return {
        "no": _("the rulebook"),
        "rewarded": _("house rule: the first player raises a parameter each generation"),
        "unrewarded": _("house rule: the same, but with no TR or bonus for it"),
    }[how]


def switches(rules: Rules) -> list[Option]:
    """Return the options that are on or off; for a solo game only those that mean something there."""
    named = {
        "draft": _("Draft"),
        "draft_first": _("Draft of the first ten cards"),
        "beginners": _("Beginner corporations"),
        "friendly": _("No attacks"),
        "hidden_points": _("Points hidden"),
        "rated": _("Rated"),
    }
    shown = ("beginners", "hidden_points") if rules.solo else tuple(named)
    return [Option(named[key], key, _meaning(key), getattr(rules, key)) for key in shown]


def pace_line(rules: Rules) -> str:
    """Return when players who owe an answer are reminded."""
    hours = rules.reminder_hours
    if hours is None:
        return _("this bot's default")
    name = next((pace for pace, h in PACES.items() if h == hours), "")
    said = _reminder(hours)
    return speech.colon(_pace_name(name), said) if name else said


def paces(rules: Rules) -> list[Option]:
    """Return the paces to choose from, each with how often a player is expected to answer."""
    often = {
        "relaxed": _("an answer a day is enough"),
        "daily": _("an answer or two a day"),
        "fast": _("several answers a day"),
        "live": _("everybody is online"),
    }
    return [
        Option(
            speech.capital(_pace_name(pace)),
            pace,
            speech.semicolons((often[pace], _reminder(hours))),
            rules.reminder_hours == hours,
        )
        for pace, hours in PACES.items()
    ]


def _away(rules: Rules, times: int = 1) -> str:
    """Return after how long one is away, or a multiple of it: `36 h`."""
    hours = times * Clocks.of(rules.reminder_hours or PACES["daily"]).away / HOUR
    if hours < 2:
        return _("{n} min", n=round(hours * 60))
    return _("{n} h", n=f"{hours:g}") if hours < 96 else _("{n} days", n=f"{hours / 24:g}")


def nobody_comes(rules: Rules) -> str:
    """Say what happens when a player does not answer."""
    if not rules.deadline:
        return _("If somebody does not answer, the table decides after {time}.", time=_away(rules))
    return _("If somebody does not answer, a robot plays on after {time}.", time=_away(rules, rules.deadline))


def deadlines(rules: Rules) -> list[Option]:
    """Return the deadlines to choose from."""
    off = Option(_("No deadline"), "0", _("the table decides after {time}", time=_away(rules)), not rules.deadline)
    return [
        off,
        *(
            Option(_("A robot plays after {time}", time=_away(rules, n)), str(n), _("until the player is back"), n == rules.deadline)
            for n in (1, 2, 3)
        ),
    ]  # fmt: skip


def _reminder(hours: float) -> str:
    time = _("{n} min", n=round(hours * 60)) if hours < 1 else _("{n} h", n=f"{hours:g}")
    return _("reminder after {time}", time=time)


def _pace_name(pace: str) -> str:
    return {"relaxed": _("relaxed"), "daily": _("daily"), "fast": _("fast"), "live": _("live")}[pace]
