"""Before the game: the public lobby, the host's options, and each player's own options."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from bot import speech
from bot.components import BLUE, GREEN, RED, TABLE, Keys, Option, row, rule, text
from bot.screen import CALM, QUIET, Screen, screen
from bot.screens import help
from bot.screens.lobby_options import (
    CORPORATIONS,
    PRELUDES,
    USUAL_CORPORATIONS,
    USUAL_PRELUDES,
    alone,
    deadlines,
    goal_lines,
    hindrances,
    in_play,
    nobody_comes,
    pace_line,
    paces,
    raise_meaning,
    raised_twice,
    rules_line,
    switches,
)
from bot.speech import N_, _, plural
from bot.tables import Rules, Status
from bot.tables.lobby import HANDICAP
from bot.tables.values import Seated
from engine.robots.levels import Level

MOST: Final = 5
ROBOTS: Final = ("Iris", "Otto", "Mira", "Nils", "Vera")


def lobby(status: Status) -> Screen:
    """Return the public message of a lobby."""
    keys, rules, n = Keys(status.id, 0, TABLE), status.rules, len(status.seats)
    host = status.seat_of(status.host)
    free = rules.seats - n
    said = [*(_seat(status, s) for s in status.seats), reserved(status)]
    if not rules.solo:
        said.insert(0, _seats_line(status))
    taps = []
    if free:
        taps.append(keys.tap(_("Join"), "join", GREEN))
    taps += [keys.tap(_("Leave"), "leave"), keys.tap(_("Options"), "options")]
    if rules.goals and rules.goal_choice != "chosen" and not rules.goals_kept:
        taps.append(keys.tap(_("Keep milestones and awards"), "goals/keep"))
    if n >= rules.fewest:
        taps.append(keys.tap(_("Start solo") if rules.solo else _("Start with {n}", n=n), "start", BLUE))
    explain = _("`/help` explains how to play.")
    if free or len(status.people) > 1:
        explain = speech.sentences((_("Nobody needs to be online at the same time."), explain))
    drawn = rules.seating == "random" and not rules.solo
    return screen(
        text(
            f"### {speech.game_name(status)}",
            _("A new game. Host: {who}", who=speech.who(status, host)) if host is not None else _("A new game."),
        ),
        text(*said),
        rule(),
        text(
            _("**Rules** {rules}", rules=rules_line(rules)),
            *goal_lines(rules),
            *(f"-# {line}" for line in (*raised_twice(rules), *hindrances(status))),
            _("**Pace** {pace}", pace=pace_line(rules)),
            "-# " + nobody_comes(rules) if not rules.solo else "",
            "-# " + _("Seats are drawn at the start.") if drawn else "",
            "-# " + explain,
        ),
        row(*taps),
        row(help.button(keys)),
        colour=CALM,
    )


def _seats_line(status: Status) -> str:
    taken, reserved = len(status.seats), len(status.reserved)
    left = max(0, status.rules.seats - taken - reserved)
    if reserved:
        return _("**Seats: {taken} taken, {n} reserved, {open} open**", taken=taken, n=reserved, open=left)
    return _("**Seats: {taken} taken, {open} open**", taken=taken, open=left)


def reserved(status: Status) -> str:
    """Say for whom seats are reserved, and until when."""
    if not status.reserved:
        return ""
    names = speech.listed([speech.verbatim(r.name) for r in status.reserved])
    return _("Reserved for {names} until {when}", names=names, when=speech.date(status.reserved[0].until))


def _seat(status: Status, seated: Seated) -> str:
    said = [speech.who(status, seated.seat)]
    if seated.beginner and not status.rules.beginners:
        said.append(_("beginner corporation"))
    if seated.handicap:
        said.append(_("+{n} TR", n=seated.handicap))
    level = seated.level or status.rules.usual_level if seated.robot else None
    if level == "easy":
        said.append(_("easy"))
    if level == "hard":
        said.append(_("hard"))
    return speech.dots(said)


def _corporations(rules: Rules) -> list[Option]:
    usual, others = _("the rulebook: each player keeps one of them"), _("while they last")
    return [
        Option(
            speech.plural("{n} corporation each", "{n} corporations each", n),
            str(n),
            usual if n == USUAL_CORPORATIONS else others,
            n == rules.corporations,
        )
        for n in CORPORATIONS
    ]


def _preludes(rules: Rules) -> list[Option]:
    usual, others = _("the rulebook: each player keeps two of them"), _("each player keeps two of them (house rule)")
    return [
        Option(
            plural("{n} prelude each", "{n} preludes each", n),
            str(n),
            usual if n == USUAL_PRELUDES else others,
            n == rules.preludes,
        )
        for n in PRELUDES
    ]


def _raises(rules: Rules) -> list[Option]:
    named = {
        "no": _("No extra raise"),
        "rewarded": _("An extra raise"),
        "unrewarded": _("A raise without benefits"),
    }
    return [Option(label, key, raise_meaning(key), key == rules.first_raises) for key, label in named.items()]


def _seats(status: Status) -> list[Option]:
    return [
        Option(
            speech.plural("Up to {n} player", "Up to {n} players", n) if n > 1 else _("Solo, 1 player"),
            str(n),
            alone(status.rules) if n == 1 else "",
            n == status.rules.seats,
        )
        for n in range(MOST, 0, -1)
        if n >= len(status.seats)
    ]


def _seating(rules: Rules) -> list[Option]:
    return [
        Option(
            _("Seats drawn at the start"), "random", _("the seats are the order of play"), rules.seating == "random"
        ),
        Option(_("Seats as chosen here"), "chosen", _("each player takes a free one"), rules.seating == "chosen"),
    ]


def options(status: Status) -> Screen:
    """Show the host's options. Each menu applies at once and the public message follows, so nobody can forget to save."""
    keys, rules = Keys(status.id, 0), status.rules
    on_off = switches(rules)
    menus: list[Any] = [
        text(_("**Rules**")),
        row(keys.menu(_("Variants, house rules and more"), "rule/switches", on_off, 0, len(on_off))),
        row(keys.menu(_("Corporations"), "rule/corporations", _corporations(rules))),
        row(keys.menu(_("Preludes"), "rule/preludes", _preludes(rules))) if rules.has_preludes else None,
    ]
    if not rules.solo:
        menus.append(row(keys.menu(_("First player"), "rule/first_raises", _raises(rules))))
    menus += [
        text(_("**Seats**")),
        row(keys.menu(_("Seats"), "rule/seats", _seats(status))),
    ]
    if not rules.solo:
        menus.append(row(keys.menu(_("Order of seats"), "rule/seating", _seating(rules))))
    menus += [text(_("**Pace**")), row(keys.menu(_("Pace"), "rule/reminder_hours", paces(rules)))]
    if not rules.solo:
        menus.append(row(keys.menu(_("Deadline"), "rule/deadline", deadlines(rules))))
    return screen(
        text(
            _("### Options of {game}", game=speech.game_name(status)),
            _("Every change shows in the lobby at once. Only you, the host, see this panel."),
            in_play(rules),
            *hindrances(status),
        ),
        row(
            keys.tap(_("Map and expansions"), "boxes"),
            *([] if rules.solo else [keys.tap(_("Milestones and awards"), "goals")]),
        ),
        *menus,
        *_robots(status),
        row(
            keys.tap(_("My seat"), "seat"),
            keys.tap(_("Handicaps"), "handicaps"),
            keys.tap(_("Name"), "name"),
            keys.tap(_("Close lobby"), "cancel", RED),
        ),
        colour=QUIET,
    )


def _robots(status: Status) -> list[Any]:
    keys = Keys(status.id, 0)
    taps = []
    if len(status.seats) < status.rules.seats:
        taps.append(keys.tap(_("Add a robot"), "robot/add"))
    if len(status.people) < len(status.seats):
        taps += [keys.tap(_("Remove a robot"), "robot/remove"), keys.tap(_("How well robots play"), "robots")]
    if status.reserved:
        taps.append(keys.tap(_("Free reserved seats"), "release"))
    return [row(*taps)] if taps else []


LEVELS: Final[dict[Level, tuple[str, str]]] = {
    "easy": (N_("{who}: easy"), N_("does what looks best at the moment")),
    "normal": (N_("{who}: normal"), N_("thinks a little ahead")),
    "hard": (N_("{who}: hard"), N_("thinks further ahead")),
}
"""The name of each level, and what it means."""


def robots(status: Status) -> Screen:
    """Show the host how well each robot plays, to be changed."""
    keys = Keys(status.id, 0)
    menus = [
        row(
            keys.menu(
                _("How well {who} plays", who=speech.called(status, s.seat)),
                f"level/{s.name}",
                [
                    Option(
                        _(name, who=speech.called(status, s.seat)),
                        level,
                        _(means),
                        level == (s.level or status.rules.usual_level),
                    )
                    for level, (name, means) in LEVELS.items()
                ],
            )
        )
        for s in status.seats
        if s.robot
    ]
    return screen(
        text(_("### Robots"), _("They know what a player in their seat would know, and nothing more.")),
        *menus,
        row(keys.tap(_("Back"), "options")),
        colour=QUIET,
    )


def robot_names(taken: Collection[str] = ()) -> list[str]:
    """Return the names for robots that no robot at the table has."""
    named = [_("Robot {name}", name=name) for name in ROBOTS]
    return [name for name in named if name not in taken]


def _handicap(status: Status, seat: int, n: int) -> str:
    who = speech.called(status, seat)
    return _("{who}: +{n} TR", who=who, n=n) if n else _("{who}: no handicap", who=who)


def handicaps(status: Status) -> Screen:
    """Show the host's second page: a handicap for each player."""
    keys = Keys(status.id, 0)
    menus = [
        row(
            keys.menu(
                speech.called(status, s.seat),
                f"handicap/{s.whom}",
                [Option(_handicap(status, s.seat, n), str(n), "", n == s.handicap) for n in range(HANDICAP + 1)],
            )
        )
        for s in status.seats
    ]
    return screen(
        text(_("### Handicaps"), _("Extra steps of terraform rating that a player starts with.")),
        *menus,
        row(keys.tap(_("Back"), "options")),
        colour=QUIET,
    )


def cancelling(status: Status, user: int) -> Screen:
    """Ask for confirmation before the lobby is closed, since nobody gets their seat back."""
    keys, n = Keys(status.id, 0), len(status.people)
    back = [keys.tap(_("Back"), "options", BLUE)] if user == status.host else []
    return screen(
        text(
            _("### Close the lobby of {game}?", game=speech.game_name(status)),
            speech.plural("{n} player loses their seat.", "{n} players lose their seats.", n),
        ),
        row(keys.tap(_("Close the lobby"), "cancel/sure", RED), *back),
    )


def opened(status: Status) -> Screen:
    """Show the founder a private screen with the way to the lobby and its options."""
    return screen(
        text(_("The lobby is open, and you have a seat.")), row(Keys(status.id, 0).tap(_("Options"), "options"))
    )


def seat(status: Status, at: int, *, direct: bool) -> Screen:
    """Show a player their private options: seat, corporation, and how cards will be sent."""
    keys, rules = Keys(status.id, 0), status.rules
    me = status.at(at)
    chosen = rules.seating == "chosen" and not rules.solo
    said = _("You have a seat: {mark}.", mark=speech.mark(at)) if chosen else _("You have a seat.")
    how = _("Your cards will come by direct message.") if direct else _("Press Play to see your cards.")
    menus: list[Any] = []
    if not rules.beginners:
        kinds = [
            Option(_("Normal corporation"), "no", _("one of those dealt to you"), not me.beginner),
            Option(_("Beginner corporation"), "yes", _("you keep all ten first cards"), me.beginner),
        ]
        menus.append(row(keys.menu(_("Corporation"), "seat/beginner", kinds)))
    if chosen:
        taken = {s.seat for s in status.seats} - {at}
        free = [
            Option(_("Seat {n}: {mark}", n=n + 1, mark=speech.mark(n)), str(n), "", n == at)
            for n in range(rules.seats)
            if n not in taken
        ]
        if len(free) > 1:
            menus.append(row(keys.menu(_("Seat"), "seat/at", free)))
    back = row(keys.tap(_("Options"), "options")) if status.seat_of(status.host) == at else None
    return screen(text(speech.sentences((said, how))), *menus, back)
