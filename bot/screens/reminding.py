"""Screens for a user's own settings (reminders, quiet hours, time zone, vacation), and the reminder itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, time, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

from bot import limits, speech
from bot.components import BLUE, Keys, Option, fitting, row, rule, text
from bot.screen import CALM, QUIET, Screen, screen
from bot.screens import plain, zones
from bot.screens.context import linked, way_to
from bot.speech import _, plural
from bot.tables import Look, Request, Status
from bot.tables.absence import may_say_here
from bot.tables.person import INTERVALS, Person
from engine.named import PRELUDE_DECK

KEYS: Final = Keys("", 0)
"""These screens belong to no game."""
OFF: Final = "off"
GAME: Final = "game"
"""The option of an interval that means: that of each game."""
NIGHTS: Final = (
    "22:00-07:00",
    "22:00-08:00",
    "23:00-07:00",
    "23:00-08:00",
    "00:00-08:00",
    "00:00-09:00",
    "21:00-07:00",
)
"""Quiet hours to choose from; others can be typed."""
DAYS: Final = (1, 2, 3, 4, 5, 7, 10, 14)
MOST_WAITING: Final = 1800
"""Characters of the list of games that wait in /me, which leaves room for orders and notes (`orders.LONGEST`) and for settings."""


# --- one's own settings -----------------------------------------------------------------------------------------------


def overview(
    person: Person,
    statuses: Sequence[Status],
    user: int,
    guild_name: Callable[[int], str],
    prepared: Sequence[str] = (),
) -> Screen:
    """Show which games wait for a person, what they have prepared (lines) and what they have set, for /me."""
    waiting = [s for s in statuses if s.waits_for(user) is not None and not s.unreadable]
    title = plural("### {n} game is waiting for you", "### {n} games are waiting for you", len(waiting))
    lines = fitting([plain.line(status, user) for status in waiting], MOST_WAITING)
    others = sum(s not in waiting and s.state != "lobby" for s in statuses)
    kept = sum(s.seat_of(user) is None for s in statuses)
    lobbies = sum(s not in waiting and s.state == "lobby" for s in statuses) - kept
    besides = speech.sentences(
        (
            plural("{n} other game is under way.", "{n} other games are under way.", others) if others else "",
            plural("You sit in {n} lobby.", "You sit in {n} lobbies.", lobbies) if lobbies else "",
            plural("A seat is reserved for you in {n} lobby.", "A seat is reserved for you in {n} lobbies.", kept)
            if kept
            else "",
        )
    )
    options = [Option(speech.game_name(s), s.id, guild_name(s.guild)) for s in waiting[: limits.OPTIONS]]
    return screen(
        text(title if waiting else _("### No game is waiting for you"), *lines, f"-# {besides}" if besides else ""),
        row(KEYS.menu(_("Play here"), "enter", options)) if options else None,
        text(*prepared) if prepared else None,
        rule(),
        text(*_set(person)),
        row(
            KEYS.tap(_("Reminders"), "remind", BLUE),
            KEYS.tap(_("I am away …"), "vacation"),
            KEYS.tap(_("My games"), "games"),
            KEYS.tap(_("My data"), "privacy"),
        ),
        colour=CALM,
    )


def _set(person: Person) -> list[str]:
    """Return a user's settings in words."""
    ways = {
        "direct": _("Reminders come by direct message."),
        "thread": _("Reminders come as a mention in the game, at most one a day."),
        "both": _("Reminders come by direct message and as a mention in the game."),
    }
    said = [ways[person.remind_by]]
    if person.interval is not None:
        said.append(_("The first comes after {hours}.", hours=_hours(person.interval)))
    else:
        said.append(_("The first comes when each game's own hours have passed."))
    if person.quiet is not None:
        hours, where = night(person.quiet.begin, person.quiet.end), zones.city(person.quiet.zone)
        said.append(_("None in your quiet hours, {hours} ({zone}).", hours=hours, zone=where))
    if person.closed:
        said.append(_("Direct messages do not reach you right now: the game's thread mentions you instead."))
    lines = [speech.sentences(said)]
    if person.away_until is not None:
        lines.append(_("**You are away until {when}.** Your tables see that.", when=speech.date(person.away_until)))
    return [*lines, *_meanwhile(person)]


def _meanwhile(person: Person) -> list[str]:
    """Return a line where a robot plays for somebody who is on vacation."""
    if person.away_until is None or not person.away_robot:
        return []
    return [_("**A robot plays for you** in the games that have begun. Play gives you the seat back for a while.")]


def _hours(n: float) -> str:
    return plural("{n} hour", "{n} hours", round(n))


def night(begin: time, end: time) -> str:
    """Return a span of hours such as `22:00 – 08:00`."""
    return f"{begin:%H:%M} – {end:%H:%M}"


def settings(person: Person, now: datetime) -> Screen:
    """Show the menus of one's own reminders, for /remind."""
    own = [Option(_("First after {hours}", hours=_hours(n)), f"{n:g}", "", person.interval == n) for n in INTERVALS]
    intervals = [Option(_("First as set in each game"), GAME, "", person.interval is None), *own]
    ways = [
        Option(_("By direct message"), "direct", _("once in the game as well, if you do not answer")),
        Option(_("In the game's thread"), "thread", _("at most one mention a day")),
        Option(_("By direct message and in the thread"), "both"),
    ]
    ways = [way._replace(chosen=way.value == person.remind_by) for way in ways]
    where = zones.city(person.zone) if person.zone is not None else ""
    here = f"{now.astimezone(ZoneInfo(person.zone)):%H:%M}" if person.zone is not None else ""
    zone = _("Your time: {time} ({zone}).", time=here, zone=where) if where else ""
    return screen(
        text(_("### Your reminders, in all games"), *_set(person), f"-# {zone}" if zone else ""),
        row(KEYS.menu(_("First reminder"), "interval", intervals)),
        row(KEYS.menu(_("Quiet hours"), "quiet", _nights(person))),
        # A menu would go on showing the form that was closed again, and could not open it a second time.
        row(KEYS.tap(_("Type the quiet hours …"), "quiet/type")),
        row(KEYS.menu(_("Where"), "by", ways)),
        row(
            KEYS.tap(_("Time zone"), "zone"),
            KEYS.tap(_("I am away …"), "vacation"),
            KEYS.tap(_("Overview"), "me", BLUE),
        ),
        colour=CALM,
    )


def _nights(person: Person) -> list[Option]:
    own = f"{person.quiet.begin:%H:%M}-{person.quiet.end:%H:%M}" if person.quiet is not None else ""
    known = (*NIGHTS, *([own] if own and own not in NIGHTS else []))
    nights = [Option(_("None from {hours}", hours=n.replace("-", " – ")), n, "", n == own) for n in known]
    return [Option(_("No quiet hours"), OFF, "", not own), *nights]


def times(now: datetime, waits: str = "") -> Screen:
    """Ask for the user's present time. `waits`: what is set as soon as the time zone is known."""
    kept = f"/{waits}" if waits else ""
    options = [Option(shown, str(offset + 24 * 60), _ahead(offset)) for shown, offset in zones.times(now)]
    half = len(options) // 2
    return screen(
        text(
            _("### What time is it for you?"),
            _("Choose the time your clock shows now. The next step asks for a city, because of daylight saving time."),
            _("After that, what you have just set takes effect.") if waits else "",
        ),
        *(
            row(KEYS.menu(_("{first} to {last}", first=page[0].label, last=page[-1].label), f"zone{kept}", page))
            for page in (options[:half], options[half:])
        ),
        row(KEYS.tap(_("Back"), "remind")),
        colour=CALM,
    )


def _ahead(offset: int) -> str:
    hours, minutes = divmod(abs(offset), 60)
    return f"UTC{'−' if offset < 0 else '+'}{hours}" + (f":{minutes:02}" if minutes else "")


def same_time(now: datetime, offset: int, waits: str = "") -> Screen:
    """Ask for the time zone, among those with this present time. `waits`: as for `times`."""
    kept = f"/{waits}" if waits else ""
    found = zones.at(now, offset)
    options = [Option(zones.city(zone), zone, speech.commas(others)) for zone, others in found]
    return screen(
        text(_("### Which of these is it?"), _("Each has its own daylight saving time, or none.")),
        *KEYS.menus(_("A city with your time"), f"zones{kept}", options),
        row(KEYS.tap(_("Back"), f"zone{kept}")),
        colour=CALM,
    )


def vacation(person: Person, now: datetime, note: str = "") -> Screen:
    """Show whether the user is on vacation, with the menus to begin or end it."""
    lines = [
        _(
            "Your tables see until when you are away. The clocks stop for what you are asked from now on, and no reminders come."
        ),
        _("At most 14 days at a time; each game waits for 21 such days in all. You can still play whenever you like."),
    ]
    away = person.away_until
    title = (
        _("### You are away until {when}", when=speech.date(away)) if away is not None else _("### Will you be away?")
    )
    lines = [*_meanwhile(person), *lines]
    last = [KEYS.tap(_("I am back"), "back-home", BLUE)] if away is not None else []
    options = [Option(plural("for {n} day", "for {n} days", n), str(n), _day(person, now, n)) for n in DAYS]
    return screen(
        text(note) if note else None,
        text(title, *lines),
        row(KEYS.menu(_("Away, and my games wait"), "vacation", options)),
        row(KEYS.menu(_("Away, and a robot plays"), "vacation/robot", options)),
        row(*last, KEYS.tap(_("Overview"), "me")),
        colour=CALM,
    )


def _day(person: Person, now: datetime, days: int) -> str:
    """Return the day on which a vacation would end, in the user's time zone if it is known."""
    until = now + timedelta(days=days)
    return speech.date_text(until.astimezone(ZoneInfo(person.zone or "UTC")))


# --- the reminder -----------------------------------------------------------------------------------------------------


def voted_on(status: Status, seat: int | None) -> Request | None:
    """Return the open vote of a table on the absence of a player."""
    return next((r for r in status.requests if r.kind == "absence" and seat in r.facts["seats"]), None)


def sentence(statuses: Sequence[Status], user: int, poker: str = "") -> str:
    """Return the first line of a reminder, which is the notification."""
    if len(statuses) > 1:
        return plural("{n} game is waiting for you", "{n} games are waiting for you", len(statuses))
    name = speech.game_name(statuses[0])
    seat = statuses[0].seat_of(user)
    if voted_on(statuses[0], seat) is not None:
        if seat not in statuses[0].owing:
            return _("**{game}**: the table is voting on how to go on without you", game=name)
        return _("**{game}** is waiting for you, and the table is voting on how to go on", game=name)
    if poker:
        return _("**{game}**: still playing? {who} asks.", game=name, who=poker)
    return _("**{game}**: still your turn", game=name)


def reminder(statuses: Sequence[Status], user: int, look: Look | None, above: str) -> Screen:
    """Show which games wait for a player. With one game also what is asked there; `look` is the player's own."""
    if len(statuses) == 1:
        (status,) = statuses
        vote, keys = voted_on(status, status.seat_of(user)), Keys(status.id, 0)
        ways = [keys.tap(_("Play here"), "open", BLUE), *way_to(status)]
        if vote is not None and status.seat_of(user) in may_say_here(vote):
            ways.insert(1, keys.tap(_("I am here"), "here"))
        said = [_asked(status, user, look), _without(vote, status.seat_of(user))]
        return screen(text(*said), row(*ways), row(later(keys)), colour=QUIET, above=above)
    options = [Option(speech.game_name(s), s.id) for s in statuses[: limits.OPTIONS]]
    return screen(
        text(*fitting([_entry(status, user) for status in statuses])),
        row(KEYS.menu(_("Play here"), "enter", options)),
        row(later(KEYS)),
        colour=QUIET,
        above=above,
    )


def _entry(status: Status, user: int) -> str:
    seat = status.seat_of(user)
    without = _without(voted_on(status, seat), seat)
    return plain.line(status, user) + (f"\n-# {without}" if without else "")


def _asked(status: Status, user: int, look: Look | None) -> str:
    since = status.owing.get(status.seat_of(user) or 0)
    asked = what(look) if look is not None else ""
    if since is None:
        return _("Generation {n}.", n=status.generation)
    if not asked:
        return _("Asked {when}. Generation {n}.", when=speech.ago(since), n=status.generation)
    return _("Asked {when}. Generation {n}: {what}.", when=speech.ago(since), n=status.generation, what=asked)


def _without(vote: Request | None, seat: int | None) -> str:
    """Return that the table votes on how to go on without the player, and what they can do."""
    if vote is None or vote.closes is None:
        return ""
    said = _("The others are voting until {when} on how to go on without you.", when=speech.date(vote.closes))
    ends = _("That ends as soon as you answer.")
    more = _("**I am here** gives you more time, once.") if seat in may_say_here(vote) else ""
    return speech.sentences((said, ends, more))


def pauses() -> list[Option]:
    """Return for how long the next reminder can be put off."""
    return [
        Option(_("not again this turn"), "never"),
        Option(_("in 1 hour"), "1"),
        Option(_("in 3 hours"), "3"),
        Option(_("in 12 hours"), "12"),
        Option(_("tomorrow at 08:00"), "morning", _("by your own clock")),
    ]


def later(keys: Keys) -> Any:
    """Return the menu that puts the next reminder off."""
    return keys.menu(_("Next reminder"), "later", [*pauses(), Option(_("I am away …"), "away")])


def put_off(statuses: Sequence[Status], until: datetime | None) -> Screen:
    """Confirm when the next reminder comes, with buttons to play."""
    said = _("You get no more reminders of this turn.")
    if until is not None:
        said = _("The next reminder comes no earlier than {when}.", when=speech.date(until))
    if len(statuses) == 1:
        keys = Keys(statuses[0].id, 0)
        return screen(text(said), row(keys.tap(_("Play here"), "open", BLUE), *way_to(statuses[0])))
    options = [Option(speech.game_name(s), s.id) for s in statuses[: limits.OPTIONS]]
    return screen(text(said), row(KEYS.menu(_("Play here"), "enter", options)) if options else None)


def what(look: Look) -> str:
    """Return in a few words, without the name of a card, what a player is asked."""
    view = look.before
    if view is None or look.seat is None or look.seat not in view.owing:
        return ""
    decision, first = view.decision, view.phase == "setup"
    if look.seat in view.draft:
        return _("a card to keep in the draft")
    if view.owing[look.seat] == "choose":
        if first and PRELUDE_DECK in view.decks:
            return _("corporation, preludes and first cards")
        return _("corporation and first cards") if first else _("research, the cards to buy")
    if view.phase == "final":
        return _("your last greeneries")
    if view.phase == "preludes":
        return _("your preludes")
    if phase := speech.phase(view):
        return _("a choice: {phase}", phase=phase)
    if decision is not None and decision.kind == "turn":
        if view.plays_on:
            return _("another action, or only Pass")
        return _("second action, or only End turn") if "end" in decision.options else _("first of 2 actions")
    return _("an answer to a card or a tile")


def settled(status: Status, lines: Sequence[str], *, stood_in: bool, asked: bool = False) -> Screen:
    """Show in one line a question of a direct message that is not open any more.

    `lines`: what its player has answered, if they have. `stood_in`: whether a stand-in has answered it; `asked`: whether nobody has, and
    the player is asked in the game now.
    """
    name = linked(status, speech.game_name(status))
    if stood_in:
        otherwise = _("answered for you")
    elif status.state in ("over", "ended"):
        otherwise = _("the game is over")
    elif asked:
        otherwise = _("still to be answered in the game")
    else:
        otherwise = _("answered")
    said = speech.dots(lines) or otherwise
    return screen(text(speech.dots((f"**{name}**", speech.cut(said, limits.OPTION * 3)))))
