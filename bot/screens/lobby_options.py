"""The names and meanings of a table's rules, for the lobby where they are chosen and wherever they are read."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot import speech
from bot.components import Option
from bot.speech import _, plural
from bot.tables import Rules, Status, goal_choice
from bot.tables.clocks import HOUR, Clocks
from bot.tables.lobby import FEWEST_RATED, may_be_rated
from bot.tables.lobby_rules import DRAFTS, NOT_ALONE, optional, optional_rules
from engine.actions.corporations import SECOND_PRICE
from engine.box import title_of
from engine.expansions import left_out, open_box
from engine.goals.drawing import FEWEST, MOST
from engine.named import CORPORATION_DECK
from engine.options import Options
from engine.shipped import SHIPPED, Shipped
from engine.shortage import Shortage, fewer_corporations, shortages

USUAL_CORPORATIONS: Final = 2
CORPORATIONS: Final = (1, USUAL_CORPORATIONS, 3, 4, 5, 6)
USUAL_PRELUDES: Final = 4
PRELUDES: Final = (USUAL_PRELUDES, 5, 6, 7, 8)
PACES: Final = {"relaxed": 24.0, "daily": 12.0, "fast": 2.0, "live": 0.25}
"""Hours until the first reminder, by pace."""


HOUSE: Final = ("draft_preludes", "two_corporations", "raises", "friendly", "complete_venus", "no_negative_events")
"""The topics of the rules that are in no rulebook."""


class Agreed(NamedTuple):
    """A rule of a table: its topic, its name and its meaning."""

    about: str
    name: str
    meaning: str


def rules_line(rules: Rules) -> str:
    """List the map, the era, and every rule that differs from the default."""
    return speech.dots(one.name for one in _agreed(rules))


def explained(rules: Rules) -> list[str]:
    """Return one line per rule that `rules_line` lists, with its meaning, and one for the pace."""
    said = [speech.colon(f"**{speech.capital(one.name)}**", one.meaning) for one in _agreed(rules)]
    return [*said, _("**Pace** {pace}", pace=pace_line(rules))]


def differences(rules: Rules, others: Rules) -> list[str]:
    """Return a line for each rule in which `rules` differs from `others`; what only the others have is named as missing."""
    here, there = _agreed(rules), _agreed(others)
    also, known = {one.about for one in here}, {(one.about, one.name) for one in there}
    more = [speech.capital(one.name) for one in here if (one.about, one.name) not in known]
    return [*more, *(_("Without: {rule}", rule=one.name) for one in there if one.about not in also)]


def _agreed(rules: Rules) -> list[Agreed]:
    """Return the rules that a table plays by."""
    rules = rules.in_force
    era = rules.corporate_era or rules.solo
    own = {one.option for one in optional_rules(rules) if getattr(rules, one.option)}
    drafts = tuple(draft for draft in DRAFTS if getattr(rules, draft))
    raises = {
        "rewarded": _("the first player raises a parameter"),
        "unrewarded": _("the first player raises a parameter, without its benefits"),
    }
    found = [
        (rules.solo, "solo", _("solo"), alone(rules)),
        (True, "map", map_said(rules), _map_meaning(rules)),
        (True, "era", _("corporate era") if era else _("without corporate era"), speech.about("corporate_era") if era else _without_era()),
        *((True, one.name, speech.expansion_name(one.name), speech.about(one.name)) for one in added(rules)),
        (rules.goal_choice != "map" and not rules.solo, "goals", goals_said(rules), goals_meaning(rules)),
        ("draft" in drafts, "draft", _("draft"), _meaning("draft")),
        ("draft_first" in drafts, "draft_first", _("draft of the first ten cards"), _meaning("draft_first")),
        ("draft_preludes" in drafts and rules.has_preludes, "draft_preludes", _("draft of preludes"), _meaning("draft_preludes")),
        (rules.beginners, "beginners", _("beginner corporations"), _meaning("beginners")),
        (
            rules.corporations != USUAL_CORPORATIONS,
            "corporations",
            speech.plural("{n} corporation to choose from", "{n} corporations to choose from", rules.corporations),
            _("dealt to each player, while they last"),
        ),
        (rules.two_corporations, "two_corporations", _("two corporations"), _meaning("two_corporations")),
        (
            rules.preludes != USUAL_PRELUDES and rules.has_preludes,
            "preludes",
            plural("{n} prelude to choose from", "{n} preludes to choose from", rules.preludes),
            _("dealt to each player, who keeps two"),
        ),
        (rules.first_raises != "no", "raises", raises.get(rules.first_raises, ""), raise_meaning(rules.first_raises)),
        (rules.friendly, "friendly", _("no attacks"), _meaning("friendly")),
        ("complete_venus" in own, "complete_venus", _("Venus must be complete"), _meaning("complete_venus")),
        ("no_negative_events" in own, "no_negative_events", _("no negative events"), _meaning("no_negative_events")),
        (rules.hidden_points, "hidden_points", _("points hidden until the end"), _meaning("hidden_points")),
        (rules.rated, "rated", _("rated"), _meaning("rated")),
        (rules.coached, "coached", _("coached"), _meaning("coached")),
        (rules.hinted, "hints", _("hints are on"), _meaning("hints")),
    ]  # fmt: skip
    return [Agreed(about, name, meaning) for holds, about, name, meaning in found if holds]


def house_rules(rules: Rules) -> list[str]:
    """Return a line with the house rules of a table; nothing where it has none."""
    names = [one.name for one in _agreed(rules) if one.about in HOUSE]
    return [_("**House rules** {names}", names=speech.dots(names))] if names else []


def _map_meaning(rules: Rules) -> str:
    if rules.solo:
        return _("the map of Mars")
    if rules.goal_choice != "map":
        return _("the map of Mars; other milestones and awards than it prints")
    meaning, missing = _("the map of Mars; milestones and awards are printed on it"), goals_missing(rules)
    return speech.sentences((speech.ended(meaning), *missing)) if missing else meaning


def map_said(rules: Rules) -> str:
    """Return the name of the map, or that it will be or was drawn."""
    if rules.played_map is None:
        if rules.maps:
            maps = speech.one_of([speech.map_name(key) for key in rules.maps])
            return _("{maps} (drawn at the start)", maps=maps)
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


def goals_said(rules: Rules) -> str:
    """Return in short which milestones and awards are in play."""
    n = rules.goal_number
    match rules.goal_choice:
        case "pack" | "free":
            return plural(
                "{n} milestone and {n} award drawn from the pack",
                "{n} milestones and {n} awards drawn from the pack",
                n,
            )
        case "maps":
            return plural(
                "{n} milestone and {n} award drawn from all maps",
                "{n} milestones and {n} awards drawn from all maps",
                n,
            )
        case "chosen":
            return _("milestones and awards chosen by the host")
        case _:
            return _("milestones and awards of the map")


def goals_meaning(rules: Rules) -> str:
    """Return the meaning of the choice of milestones and awards."""
    return {
        "map": _("the rulebook"),
        "pack": _("no two that ask for the same thing"),
        "free": _("two may ask for the same thing"),
        "maps": _("any that one of the maps prints"),
        "chosen": _("four to six of each, any that fit the map and expansions"),
    }[rules.goal_choice]


def goal_lines(rules: Rules) -> list[str]:
    """Return a line with the milestones and one with the awards, as far as they are drawn or chosen."""
    milestones, awards = goal_names(rules)
    return [
        *([_("**Milestones** {names}", names=speech.dots(milestones))] if milestones else []),
        *([_("**Awards** {names}", names=speech.dots(awards))] if awards else []),
    ]


def goal_names(rules: Rules) -> tuple[list[str], list[str]]:
    """Return the names of the milestones and awards that are drawn or chosen, with numbers that differ from those of the maps."""
    box = open_box(rules.options)
    return [goal_label(key) for key in rules.goals if key in box.milestones], [
        goal_label(key) for key in rules.goals if key in box.awards
    ]


def goal_label(key: str) -> str:
    """Return the name of a goal, with its number where a map prints the same with another number."""
    title, name = title_of(key), speech.goal_name(key)
    return name if title == key else _("{goal} {n}", goal=name, n=key.removeprefix(f"{title}-"))


def short_of(rules: Rules) -> list[str]:
    """Return a sentence for each deck with too few cards for a full table, or one where it has fewer corporations than were chosen."""
    options, fewer = rules.options, []
    if not rules.beginners and (each := fewer_corporations(options)):
        fewer = [_fewer(options, each)]
    return [*(too_few(short) for short in shortages(options)), *fewer]


def hindrances(status: Status) -> list[str]:
    """Return a sentence for each reason why a lobby could not start as it is, the missing players apart."""
    rules, players = status.rules, [(s.user, s.handicap) for s in status.seats]
    numbers = goal_choice.wrong_number(rules)
    enough = len(players) >= rules.fewest
    rated = not (rules.in_force.rated and enough) or may_be_rated(status.guild, players)
    return [
        *short_of(rules),
        *([few_goals(*numbers)] if numbers else []),
        *([] if rated else [not_rated()]),
    ]


def few_goals(milestones: int, awards: int) -> str:
    """Return how many milestones and awards the host has chosen, and how many the game needs."""
    return _(
        "The host has chosen {milestones} and {awards}. The game needs equally many of both, {least} to {most}.",
        milestones=plural("{n} milestone", "{n} milestones", milestones),
        awards=plural("{n} award", "{n} awards", awards),
        least=FEWEST,
        most=MOST,
    )


def not_rated() -> str:
    """Return what a rated game needs."""
    return _(
        "A rated game needs {n} to 5 people, without robots or handicaps. The host can switch Rated off in Options.",
        n=FEWEST_RATED,
    )


def _fewer(options: Options, each: int) -> str:
    there = len(open_box(options).decks[CORPORATION_DECK])
    return plural(
        "There is only {n} corporation: each of {players} players gets {each}.",
        "There are only {n} corporations: each of {players} players gets {each}.",
        there,
        players=options.players,
        each=each,
    )


def too_few(short: Shortage) -> str:
    """Return which decks have too few cards, and what would help."""
    deck = speech.deck(short.deck)
    said = plural(
        "There are only {there} {deck} for {n} player, who needs {needed}.",
        "There are only {there} {deck} for {n} players, who need {needed}.",
        short.players_asked,
        there=short.there,
        deck=deck,
        needed=short.needed,
    )
    fewer = _("{n} dealt to each would be enough", n=short.each) if short.each else ""
    with_fewer = plural("{n} player could play", "{n} players could play", short.players) if short.players > 1 else ""
    ways = [*filter(None, (fewer, with_fewer)), _("further expansions bring more")]
    return speech.sentences((said, speech.ended(speech.capital(speech.semicolons(ways)))))


def raised_twice(rules: Rules) -> list[str]:
    """Return a sentence if world government and the house rule are both in play, each with a raise of its own."""
    if rules.in_force.first_raises == "no" or "world_government" not in rules.expansions:
        return []
    return [
        _("The first player raises two parameters each generation: one as world government, one by the house rule.")
    ]


def goals_missing(rules: Rules) -> list[str]:
    """Return a sentence for each milestone and award of the map that an expansion is missing for."""
    if rules.goal_choice != "map" or rules.solo:
        return []
    return [
        _(
            "{goal} is not in play without {expansions}.",
            goal=speech.goal_name(key),
            expansions=speech.listed([speech.expansion_name(name) for name in needs]),
        )
        for key, needs in left_out(rules.options).items()
    ]


def alone(rules: Rules) -> str:
    """Return the goal of a solo game."""
    terms = open_box(rules.model_copy(update={"seats": 1}).options).terms
    if goal := terms["rating-goal"]:
        return plural(
            "{n} generation to reach a terraform rating of {goal} alone",
            "{n} generations to reach a terraform rating of {goal} alone",
            terms["generations"],
            goal=goal,
        )
    return plural(
        "{n} generation to complete all global parameters alone",
        "{n} generations to complete all global parameters alone",
        terms["generations"],
    )


def _without_era() -> str:
    return _("fewer cards, some starting production")


def _meaning(key: str) -> str:
    """Return the meaning of an option, in one line of a menu."""
    return {
        "draft": _("in research, keep 1 of 4 cards and pass the rest on, 4 times"),
        "draft_first": _("they go round in two packets of five"),
        "beginners": _("nobody chooses a corporation; everybody keeps all ten first cards"),
        "friendly": _("nobody takes anything from others (house rule)"),
        "hidden_points": _("nobody sees them before the game is over"),
        "draft_preludes": _("pass preludes on before you choose two (house rule)"),
        "two_corporations": _(
            "a second for {price}; with preludes, in place of one (house rule)",
            price=speech.money(SECOND_PRICE),
        ),
        "complete_venus": _("the game ends only with Venus at 30\u00a0% too (house rule)"),
        "no_negative_events": _("the 17 events that only harm are left out (house rule)"),
        "rated": _("counts for levels here; 3 to 5 people, no robots, no handicaps"),
        "coached": _("panels explain the game, and what is worth doing"),
        "hints": _("a player may ask the bot, in private, what to do"),
    }[key]


def raise_meaning(how: str) -> str:
    """Return the meaning of the house rule about raising a parameter when the first player changes."""
    return {
        "no": _("the rulebook"),
        "rewarded": _("the first player raises a parameter each generation (house rule)"),
        "unrewarded": _("each generation, but with no TR or bonus for it (house rule)"),
    }[how]


def switches(rules: Rules) -> list[Option]:
    """Return the options that are on or off; for a solo game only those that mean something there."""
    named = {
        "draft": _("Draft"),
        "draft_first": _("Draft of the first ten cards"),
        "draft_preludes": _("Draft of preludes"),
        "beginners": _("Beginner corporations"),
        "two_corporations": _("Two corporations"),
        "friendly": _("No attacks"),
        "complete_venus": _("Venus must be complete"),
        "no_negative_events": _("No negative events"),
        "hidden_points": _("Points hidden"),
        "rated": _("Rated"),
        "coached": _("Coached"),
        "hints": _("Hints"),
    }
    out = {*NOT_ALONE} if rules.solo else set[str]()
    out |= {"hints"} if rules.in_force.rated else set()
    out |= set() if rules.has_preludes else {"draft_preludes"}
    changing = optional_rules(rules)
    out |= {one.option for one in SHIPPED if one.of and one not in changing}
    shown = [key for key in named if key not in out]
    return [
        Option(named[key], key, _meaning(key), rules.hinted if key == "hints" else getattr(rules, key)) for key in shown
    ]


def pace_line(rules: Rules) -> str:
    """Return when players who owe an answer are reminded."""
    hours = rules.reminder_hours
    if hours is None:
        return _("this bot's default")
    name = next((pace for pace, h in PACES.items() if h == hours), "")
    said = _reminder(hours)
    return speech.bracketed(pace_name(name), said) if name else said


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
            speech.capital(pace_name(pace)),
            pace,
            speech.semicolons((often[pace], _reminder(hours))),
            rules.reminder_hours == hours,
        )
        for pace, hours in PACES.items()
    ]


def _away(rules: Rules, times: int = 1) -> str:
    """Return the time after which a player counts as away, times `times`: `36 h`."""
    hours = times * Clocks.of(rules.reminder_hours or PACES["daily"]).away / HOUR
    if hours < 2:
        return _("{n} min", n=round(hours * 60))
    if hours < 96:
        return _("{n} h", n=speech.number(hours))
    return plural("{n} day", "{n} days", round(hours / 24), n=speech.number(hours / 24))


def nobody_comes(rules: Rules) -> str:
    """Return what happens when a player does not answer."""
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
    time = _("{n} min", n=round(hours * 60)) if hours < 1 else _("{n} h", n=speech.number(hours))
    return _("reminder after {time}", time=time)


def pace_name(pace: str) -> str:
    """Return the name of a pace."""
    return {"relaxed": _("relaxed"), "daily": _("daily"), "fast": _("fast"), "live": _("live")}[pace]
