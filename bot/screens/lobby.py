"""Before the game: the lobby that everybody sees, and the host's options."""

from __future__ import annotations

from typing import Any, Final

from bot import speech
from bot.components import BLUE, CALM, GREEN, QUIET, RED, Keys, Option, Screen, row, rule, screen, text
from bot.speech import _
from bot.tables import Status

PACES: Final = {"relaxed": 24.0, "daily": 12.0, "fast": 2.0, "live": 0.25}
"""Hours until the first reminder."""
FEWEST, MOST = 2, 5
SWITCHES: Final = ("corporate_era", "draft", "beginners")


def lobby(status: Status) -> Screen:
    """See what is offered and take a seat in one tap."""
    keys, rules, n = Keys(status.id, 0), status.rules, len(status.seats)
    host = status.seat_of(status.host)
    free = rules.seats - n
    seats = [f"{speech.mark(s.seat)} {speech.escaped(s.name)}" for s in status.seats]
    taps = []
    if free:
        taps.append(keys.tap(_("Join"), "join", GREEN))
    taps += [keys.tap(_("Leave"), "leave"), keys.tap(_("Options"), "options")]
    if n >= FEWEST:
        taps.append(keys.tap(_("Start with {n}", n=n), "start", BLUE))
    return screen(
        text(
            f"### {speech.escaped(speech.game_name(status))}",
            _("A new game. Host: {who}", who=speech.who(status, host)) if host is not None else _("A new game."),
        ),
        text(_("**Seats: {taken} taken, {open} open**", taken=n, open=free), *seats),
        rule(),
        text(
            _("**Rules** {rules}", rules=rules_line(status)),
            _("**Pace** {pace}", pace=pace_line(status)),
            "-# " + _("Nobody needs to be online at the same time."),
        ),
        row(*taps),
        colour=CALM,
    )


def rules_line(status: Status) -> str:
    rules = status.rules
    said = [_("Tharsis")]
    said.append(_("corporate era") if rules.corporate_era else _("without corporate era"))
    if rules.draft:
        said.append(_("draft"))
    said.append(_("beginner corporations") if rules.beginners else _("normal corporations"))
    return " · ".join(said)


def pace_line(status: Status) -> str:
    hours = status.rules.reminder_hours
    if hours is None:
        return _("as this bot is set")
    name = next((pace for pace, h in PACES.items() if h == hours), "")
    said = _("first reminder after {time}", time=_duration(hours))
    return f"{_pace_name(name)}: {said}" if name else said


def _duration(hours: float) -> str:
    if hours < 1:
        return _("{n} min", n=round(hours * 60))
    return _("{n} h", n=round(hours))


def _pace_name(pace: str) -> str:
    return {"relaxed": _("relaxed"), "daily": _("daily"), "fast": _("fast"), "live": _("live")}[pace]


def options(status: Status) -> Screen:
    """Each menu applies at once, and the lobby follows: there is no Save to forget."""
    keys, rules = Keys(status.id, 0), status.rules
    switches = [
        Option(_("Corporate era"), "corporate_era", _("more cards, no starting production"), rules.corporate_era),
        Option(_("Draft"), "draft", _("pick one of 4, pass the rest"), rules.draft),
        Option(_("Beginner corporations"), "beginners", _("everybody keeps all ten first cards"), rules.beginners),
    ]
    paces = [
        Option(
            speech.capital(_pace_name(p)),
            p,
            _("first reminder after {time}", time=_duration(h)),
            rules.reminder_hours == h,
        )
        for p, h in PACES.items()
    ]
    seats = [
        Option(speech.plural("Up to {n} player", "Up to {n} players", n), str(n), "", n == rules.seats)
        for n in range(MOST, FEWEST - 1, -1)
        if n >= len(status.seats)
    ]
    menus: list[Any] = [
        text(_("**Map**")),
        row(keys.menu(_("Map"), "rule/map", [Option(_("Tharsis"), "tharsis", _("the map of the base game"), True)])),
        text(_("**Rules**")),
        row(keys.menu(_("Rules"), "rule/switches", switches, 0, len(switches))),
        text(_("**Pace**")),
        row(keys.menu(_("Pace"), "rule/pace", paces)),
        text(_("**Seats**")),
        row(keys.menu(_("Seats"), "rule/seats", seats)),
    ]
    return screen(
        text(
            _("### Options of {game}", game=speech.escaped(speech.game_name(status))),
            _("Every change shows in the lobby at once. Only you, the host, see this panel."),
        ),
        *menus,
        row(keys.tap(_("Name"), "name"), keys.tap(_("Cancel game"), "cancel", RED)),
        colour=QUIET,
    )


def joined(seat: int, *, direct: bool) -> Screen:
    """Private: the seat, and how cards will come."""
    said = _("You have a seat: {mark}.", mark=speech.mark(seat))
    how = _("Cards will come to you by direct message.") if direct else _("Cards are shown behind the Play button.")
    return screen(text(f"{said} {how}"))
