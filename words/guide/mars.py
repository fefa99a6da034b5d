"""Topics about Mars and points: global parameters, tiles, milestones and awards, the end, and the solo game."""

from __future__ import annotations

from typing import Final

from engine import prices
from engine.expansions import open_box
from engine.options import Options
from engine.phases.start import SOLO_RATING
from engine.prices import MOST_CLAIMED, USUAL
from engine.scoring import FIRST, MILESTONE_POINTS, SECOND
from engine.view import Seat, View, ranked, steps_left, winners
from words.catalogue import N_, _, capital, dots, listed, number, plural, semicolons, sentences
from words.guide.standing import bonuses_ahead, to_the_end
from words.guide.topic import Lines, Reader, Topic, bullets
from words.names import (
    counted,
    goal_name,
    goal_text,
    money,
    parameter_name,
    points_by_source,
    points_text,
)
from words.turns import award_standing, greenery_gains, raised

# The rating and the global parameters.


def _parameters() -> Lines:
    return (
        _("**Temperature** rises by 2 °C a step, **oxygen** by 1 %, and each **ocean** tile is a step of its own."),
        bullets(
            _("Whoever raises a parameter rises a step in **terraform rating** (TR) for each step."),
            _("A complete parameter rises no more, and then brings no TR."),
            _("Some steps bring something more to whoever reaches them."),
        ),
        _("Your TR is a part of your income at the end of each generation, and at the end of the game each step of it is 1 VP."),
    )  # fmt: skip


def _parameters_now(reader: Reader) -> Lines:
    view = reader.view
    seats = sorted(view.seats, key=lambda seat: -seat.tr)
    ratings = [_("{who} {n}", who=reader.who(seat.seat), n=seat.tr) for seat in seats]
    return (
        bullets(*to_the_end(view)),
        _("Still to come: {bonuses}.", bonuses=semicolons(ahead)) if (ahead := bonuses_ahead(view)) else "",
        _("TR: {list}", list=dots(ratings)),
    )


# Tiles.


def tile_rules() -> dict[str, str]:
    """The placement rules and the points of the common tiles, by kind."""
    return {
        "ocean": _("**Ocean** on the blue areas only. It belongs to nobody."),
        "greenery": _("**Greenery** next to a tile of yours, if there is such a place. It raises oxygen and is 1 VP."),
        "city": _("**City** never next to another city. At the end it is 1 VP for each greenery beside it, whoever owns that."),
    }  # fmt: skip


def _tiles() -> Lines:
    return (
        bullets(
            *tile_rules().values(),
            _("**Special tiles** as their cards say."),
            _("**Off the map**, in the corners of the board, lie cities of a few cards: they count as cities, and have no neighbours."),
        ),
        _(
            "Whoever lays a tile gets what is printed on the area: plants, metal, cards. Each ocean beside it brings {money} more. "
            "The coloured mark on a tile says whose it is.",
            money=money(USUAL["ocean-bonus"]),
        ),
        _(
            "{plants} become a greenery (F), {heat} a step of temperature (G).",
            plants=counted(USUAL["greenery"], "plants"),
            heat=counted(USUAL["temperature"], "heat"),
        ),
    )  # fmt: skip


def _tiles_now(reader: Reader) -> Lines:
    view, me = reader.view, reader.me
    oceans = plural(
        "{n} of {all} oceans lies on Mars.",
        "{n} of {all} oceans lie on Mars.",
        view.parameters["oceans"],
        all=open_box(view.options).parameters["oceans"].end,
    )
    if me is None:
        return (bullets(oceans, *(reader.line(seat.seat, _owned(seat)) for seat in view.seats)),)
    return (
        bullets(
            oceans,
            _("You own {tiles}.", tiles=_owned(me)),
            *(() if view.over or view.phase == "setup" else (_plants(view, me), _heat(view, me))),
        ),
    )  # fmt: skip


def _owned(seat: Seat) -> str:
    cities = plural("{n} city", "{n} cities", seat.cities)
    greeneries = plural("{n} greenery", "{n} greeneries", seat.greeneries)
    return _("{cities} and {greeneries}", cities=cities, greeneries=greeneries)


def _plants(view: View, me: Seat) -> str:
    cost, held = prices.term(view, view.me, "greenery"), me.stock["plants"]
    greeneries = plural("{n} greenery", "{n} greeneries", held // cost)
    brings = greenery_gains(view)
    return _converted(held, cost, "plants", _("a greenery"), greeneries, brings)


def _heat(view: View, me: Seat) -> str:
    if view.phase == "final" or not open_box(view.options).parameters["temperature"].left(
        view.parameters["temperature"]
    ):
        return ""
    held, cost = me.stock["heat"], prices.term(view, me, "temperature")
    steps = plural("{n} step of temperature", "{n} steps of temperature", held // cost)
    return _converted(held, cost, "heat", _("a step of temperature"), steps, raised(view, "temperature"))


def _converted(held: int, cost: int, what: str, one: str, several: str, brings: str) -> str:
    """The words for what converting the player's plants or heat would bring, or how many are missing for it."""
    if held < cost:
        values = {"one": capital(one), "cost": counted(cost, what), "n": number(held), "short": number(cost - held)}
        return _("{one} costs you {cost}: you have {n}, {short} short.", **values)
    if held < 2 * cost:
        return _("Your {held} are enough for {one}: {brings}.", held=counted(held, what), one=one, brings=brings)
    return _(
        "Your {held} are enough for {n}; the first brings {brings}.", held=counted(held, what), n=several, brings=brings
    )


# Milestones and awards.


def _goals() -> Lines:
    return (
        _(
            "**Milestones** Whoever has what one asks for may claim it in their turn, for {price}: {points} at the end. "
            "Each can be claimed once, and only {n} of them in a game.",
            price=money(USUAL["milestone"]),
            points=points_text(MILESTONE_POINTS),
            n=MOST_CLAIMED,
        ),
        _(
            "**Awards** Anybody may fund one in their turn. The first costs {first}, the second {second}, the third {third}, and there "
            "are no more. At the end each brings {best} to whoever has most of what it looks at, and {next} to the second, whoever "
            "funded it. Equals get the same. In a game of two the second gets nothing.",
            first=money(USUAL["award:1"]),
            second=money(USUAL["award:2"]),
            third=money(USUAL["award:3"]),
            best=points_text(FIRST),
            next=points_text(SECOND),
        ),
        _("Which ones are in play is printed on the map, unless the table has drawn or chosen others before the start."),
    )  # fmt: skip


def _goals_now(reader: Reader) -> Lines:
    view = reader.view
    if not view.milestone_scores:
        return (_("This game has no milestones and awards."),)
    return (
        _("Claimed: {n} of {most}.", n=len(view.milestones), most=MOST_CLAIMED),
        bullets(*(_milestone(reader, key) for key in view.milestone_scores)),
        sentences((_("Funded: {n} of {most}.", n=len(view.awards), most=MOST_CLAIMED), _next_price(view))),
        bullets(*(_award(reader, key) for key in view.award_scores)),
    )


def _milestone(reader: Reader, key: str) -> str:
    view, name = reader.view, goal_name(key)
    if key in view.milestones:
        return _("**{name}** claimed: {who}", name=name, who=reader.who(view.milestones[key]))
    need = open_box(view.options).milestones[key].need
    what = goal_text(key, need)
    if len(view.milestones) >= MOST_CLAIMED or view.over:
        return _("**{name}** {what}: no longer to be had", name=name, what=what)
    if reader.me is None:
        return _("**{name}** {what}", name=name, what=what)
    has = view.milestone_scores[key][view.you]
    if has >= need:
        return _("**{name}** {what}: reached, you have {n}", name=name, what=what, n=number(has))
    return _(
        "**{name}** {what}: you have {n}, {short} short", name=name, what=what, n=number(has), short=number(need - has)
    )


def _award(reader: Reader, key: str) -> str:
    view = reader.view
    said = _("**{name}** {standing}", name=goal_name(key), standing=award_standing(view, key))
    if key in view.awards:
        return _("{award} (funded)", award=said)
    return said


def _next_price(view: View) -> str:
    if len(view.awards) >= MOST_CLAIMED or view.over:
        return ""
    return _("The next costs {price}.", price=money(prices.award_price(view, view.me)))


# The end.

USUALLY_COMPLETE: Final = ("temperature", "oxygen", "oceans")
"""The parameters that end the game wherever the table wants nothing else."""


def _end() -> Lines:
    return (
        _(
            "When temperature, oxygen and oceans are complete, the generation is played to its end, production included. Then everybody "
            "may turn plants into greeneries a last time, and points are counted:"
        ),
        bullets(
            _("**TR** 1 VP a step"),
            _("**Milestones** {points} each", points=points_text(MILESTONE_POINTS)),
            _("**Awards** {best} for the first, {next} for the second", best=points_text(FIRST), next=points_text(SECOND)),
            _("**Greeneries** 1 VP each, **cities** 1 VP for each greenery beside them"),
            _("**Cards** as they say, events included"),
        ),
        _("The most points win; of equals, who has more M€."),
    )  # fmt: skip


def _end_now(reader: Reader) -> Lines:
    view, me = reader.view, reader.me
    if view.over:
        won = [reader.who(seat) for seat in winners(view)]
        said = plural("Won by {who}.", "Won by {who}.", max(1, len(won)), who=listed(won)) if won else ""
        return (said, bullets(*_totals(reader)))
    left = sentences((_to_go(view), "" if reader.solo else _also_complete(view)))
    if not me or not me.points:
        hidden = _("Points are hidden until the end here.") if view.options.hidden_points else ""
        return (left, hidden, bullets(*_totals(reader)))
    own = _("Your points as they would count now: {sources}.", sources=points_by_source(me.points))
    return (left, own, bullets(*_totals(reader)) if not reader.solo else "")


def _to_go(view: View) -> str:
    """A sentence with the number of steps that all parameters together still need."""
    n = steps_left(view)
    if not n:
        return _("All parameters are complete.")
    return plural("The parameters have {n} step to go.", "The parameters have {n} steps to go in all.", n)


def _also_complete(view: View) -> str:
    """A sentence with the parameters that the table wants complete for the end besides the usual ones; empty if there are none."""
    also = [p.key for p in view.box.parameters.values() if p.ends and p.key not in USUALLY_COMPLETE]
    names = listed([capital(parameter_name(key)) for key in also])
    return _("Here {parameters} must be complete too.", parameters=names) if also else ""


def _totals(reader: Reader) -> list[str]:
    """The points of all players, best first; empty if the game hides points."""
    if not all(seat.points for seat in reader.view.seats):
        return []
    return [reader.line(seat.seat, points_text(seat.total)) for _rank, seat in ranked(reader.view)]


# Alone.


def alone(options: Options) -> bool:
    """Whether a topic applies to solo games only."""
    return options.players == 1


def together(options: Options) -> bool:
    """Whether a topic applies to games of several players only."""
    return not alone(options)


def _solo() -> Lines:
    return (
        plural(
            "One player has {n} generation to complete all parameters. If they are not complete then, the game is lost.",
            "One player has {n} generations to complete all parameters. If they are not complete then, the game is lost.",
            USUAL["generations"],
        ),
        bullets(
            _("The corporate era is always played, and TR begins at {n}.", n=SOLO_RATING),
            _("Two cities that belong to nobody lie on Mars from the beginning, each with a greenery."),
            _("There are no milestones and no awards."),
            _("What cards take from others is taken from an opponent who is not there, and who always has it."),
        ),
        _(
            "After the last generation it is decided whether you have won. Then plants still become greeneries, without oxygen, and "
            "points are counted."
        ),
    )  # fmt: skip


def solo_result(view: View) -> str:
    """The result of a solo game, judged by its goal."""
    won, goal = bool(winners(view)), view.box.terms["rating-goal"]
    if goal:
        return _("TR {n} was reached in time.", n=goal) if won else _("TR {n} was not reached in time.", n=goal)
    return _("Mars was terraformed in time.") if won else _("Mars was not terraformed in time.")


def _solo_now(reader: Reader) -> Lines:
    view = reader.view
    if not reader.solo:
        return ()
    if view.over:
        return (solo_result(view),)
    last = view.box.terms["generations"]
    left = max(0, last - view.generation)
    after = _("It is the last.")
    if left:
        after = plural("After this generation there is {n} more.", "After this generation there are {n} more.", left)
    said = _("This is generation {n} of {all}.", n=view.generation, all=last)
    return (sentences((said, after)), bullets(*to_the_end(view)))


TOPICS: Final = (
    Topic("parameters", N_("TR and global parameters"), N_("what raising one of them brings"), _parameters, _parameters_now),
    Topic("tiles", N_("Tiles and placement bonuses"), N_("where tiles go and what they bring"), _tiles, _tiles_now),
    Topic("goals", N_("Milestones and awards"), N_("points to race for and to compete for"), _goals, _goals_now, together),
    Topic("end", N_("The end and the points"), N_("when it ends, what counts"), _end, _end_now),
    Topic("solo", N_("The solo game"), N_("one player against the generations"), _solo, _solo_now, alone),
)  # fmt: skip
