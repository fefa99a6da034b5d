"""Small private screens: errors, notices, one's own games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot import limits, speech
from bot.components import BLUE, GREY, Click, Keys, Option, fitting, row, rule, text
from bot.screen import CALM, Screen, screen
from bot.screens.context import linked
from bot.screens.refusals import refusal
from bot.speech import N_plural, _, plural
from bot.tables import Status
from bot.tables.quota import Used


def notice(*lines: str, game: str = "", way_on: str = "") -> Screen:
    """Show one or two sentences; with a `game` also a button to the user's panel there."""
    button = row(Keys(game, 0).tap(way_on or _("Show my turn"), "open", BLUE)) if game else None
    return screen(text(*lines), button)


def too_fast(most: int) -> Screen:
    """Show that a user clicks more often than the host allows."""
    return notice(refusal("too-fast", {"most": most}, None))


def with_typed(shown: Screen, typed: str) -> Screen:
    """Add to a screen what somebody typed into a form, to be copied: Discord has closed the form."""
    block = typed.replace("```", "'''")
    return shown.below(text(_("You had typed:"), f"```\n{block}\n```"))


def form_too_late(click: Click) -> Screen:
    """Offer again a form that could not be opened in time."""
    said = _("The bot took too long to open the form. Nothing was changed.")
    return screen(text(said), row(Keys(click.game, click.token).tap(_("Try again"), click.what, BLUE)))


def defect(reference: str, game: str = "") -> Screen:
    """Show that something failed, with a reference that the host can search for."""
    said = _(
        "Something went wrong on our side. The game is as it was before your answer. Reference {ref}, also reported to the bot's host.",
        ref=reference,
    )
    return notice(said, game=game, way_on=_("Try again"))


def failing(reference: str, game: str = "") -> Screen:
    """Show that the store failed; it may recover by itself, or when the host has freed space."""
    said = _("**The bot cannot reach its database right now.** Nothing was changed. Please try again in a few minutes.")
    return notice(said, _told(reference), game=game, way_on=_("Try again"))


def uncertain(reference: str, game: str = "") -> Screen:
    """Show that the store was lost during a commit, so that nobody knows whether the answer is stored."""
    said = _(
        "**It is not certain whether your answer was saved.** The bot lost contact with its database at that moment."
    )
    return notice(said, _("**Show my turn** says how the game stands.") if game else "", _told(reference), game=game)


def _told(reference: str) -> str:
    return "-# " + _("Reference {ref}, also reported to the bot's host.", ref=reference)


def kept(reference: str, game: str) -> Screen:
    """Show that the answer is committed although the screen after it failed."""
    said = _(
        "Your answer was saved, but its screen failed. You need not repeat it. Reference {ref}, also reported to the bot's host.",
        ref=reference,
    )
    return notice(said, game=game)


def unsure(reference: str, game: str = "") -> Screen:
    """Show that something failed, where it is not known whether the answer was committed."""
    said = _("Something went wrong on our side. Reference {ref}, also reported to the bot's host.", ref=reference)
    return notice(said, _("**Show my turn** says how the game stands.") if game else "", game=game)


def my_games(
    statuses: Sequence[Status],
    user: int,
    guild_name: Any,
    back: Any = None,
    *,
    aside: int = 0,
    used: Used | None = None,
) -> Screen:
    """Show a user's games in all servers, first those that wait for them, with links and a menu to play here.

    `aside`: how many more the host has set aside; `used`: how many they have of those that the host allows.
    """
    waiting = [s for s in statuses if s.waits_for(user) is not None and not s.unreadable]
    others = [s for s in statuses if s not in waiting]
    shown = [s for s in (*waiting, *others) if not s.unreadable or s.damage][: limits.OPTIONS]
    held = speech.plural(
        "The bot's host has set {n} of your games aside to fix it. It waits until then.",
        "The bot's host has set {n} of your games aside to fix them. They wait until then.",
        aside,
    )
    if not statuses:
        return notice(held if aside else _("You're not in any game. `/game new` creates one."))
    title = speech.plural("### {n} game is waiting for you", "### {n} games are waiting for you", len(waiting))
    parts: list[Any] = [text(title if waiting else _("### No game is waiting for you"))]
    room = limits.LOG_PAGE
    for group in (waiting, others):
        if group is others and waiting and others:
            count = speech.plural("### {n} other game", "### {n} other games", len(others))
            parts += [rule(), text(count)]
        if group:
            entries = [f"{line(status, user)}\n-# {_place(status, guild_name)}" for status in group]
            listed = text(*fitting(entries, room))
            room -= limits.units(listed.content)
            parts.append(listed)
    options = [Option(speech.game_name(s), s.id, _state(s, user, plain=True)) for s in shown]
    menu = row(Keys("", 0).menu(_("Play here"), "enter", options)) if options else None
    return screen(
        *parts, text(held) if aside else None, _room(used or {}), menu, row(back) if back else None, colour=CALM
    )


def _room(used: Used) -> Any:
    """Return how many games a user may have; empty where the host sets no limit."""
    names = {
        "member_games": N_plural(
            "You sit in {n} of at most {most} open game.", "You sit in {n} of at most {most} open games."
        ),
        "member_lobbies": N_plural("You host {n} of at most {most} lobby.", "You host {n} of at most {most} lobbies."),
    }
    said = [
        plural(*name, used[what][1], n=used[what][0], most=used[what][1])
        for what, name in names.items()
        if what in used
    ]
    return text("-# " + speech.sentences(said)) if said else None


def line(status: Status, user: int) -> str:
    """Return a game with its link and its state."""
    lost = "" if status.place else _("its channel was deleted")
    return f"**{linked(status, speech.game_name(status))}** {speech.dots((_state(status, user), lost))}"


def gathering(status: Status) -> str:
    """Return how many seats of a lobby are taken."""
    return plural(
        "lobby, {n} of {of} seat taken",
        "lobby, {n} of {of} seats taken",
        status.rules.seats,
        n=len(status.seats),
        of=status.rules.seats,
    )


def _lobby(status: Status, user: int, *, plain: bool) -> str:
    said, kept = gathering(status), status.reserved_for(user)
    if status.full:
        host = status.seat_of(status.host)
        if user == status.host:
            return speech.commas((said, _("waits for you to start it")))
        if host is not None:
            return speech.commas((said, _("waits for {who} to start it", who=speech.who(status, host))))
    if kept is None:
        return said
    reserved = (
        _("a seat is reserved for you")
        if plain
        else _("a seat is reserved for you until {when}", when=speech.date(kept.until))
    )
    return speech.commas((said, reserved))


def _state(status: Status, user: int, *, plain: bool = False) -> str:
    seat = status.seat_of(user)
    if status.damage is not None:
        return _("cannot be read right now; its panel says what can be done")
    if status.unreadable:
        return _("cannot be opened right now; the bot's log says why")
    if status.state == "lobby":
        return _lobby(status, user, plain=plain)
    if status.state != "running":
        return _("finished")
    if seat in status.owing:
        return _("your turn") if plain else _("your turn, asked {when}", when=speech.ago(status.owing[seat]))
    if len(status.owing) == 1:
        other, since = next(iter(status.owing.items()))
        who = speech.who(status, other)
        return _("{who} plays", who=who) if plain else _("{who} plays, asked {when}", who=who, when=speech.ago(since))
    if not status.owing:
        return speech.plural("the robot plays", "the robots play", status.robots)
    return _("others choose")


def _place(status: Status, guild_name: Any) -> str:
    said = [guild_name(status.guild)]
    if status.generation:
        said.append(_("generation {n}", n=status.generation))
    said.append(speech.plural("{n} player", "{n} players", len(status.seats)))
    return speech.dots(part for part in said if part)


def status_screen(status: Status, more: Sequence[str] = ()) -> Screen:
    """Show the status of a game, for /game status, and further lines about those who are away."""
    lines = [f"### {speech.game_name(status)}"]
    if status.state == "running":
        lines.append(_("Generation {n}", n=status.generation))
    for s in status.seats:
        since = status.owing.get(s.seat)
        asked = _("asked {when}", when=speech.ago(since)) if since else ""
        lines.append(speech.commas((speech.who(status, s.seat), asked)))
    lines += [*speech.away(status), *more]
    button = row(Keys(status.id, 0).tap(_("Show my panel"), "open", GREY))
    return screen(text(*lines), button)


def without_files(shown: Screen) -> Screen:
    """Return a screen without its pictures, for a place where the bot may attach no files."""
    return shown.in_words(text("-# " + _lacking(["attach_files"])))


def _lacking(missing: Sequence[str]) -> str:
    return _(
        "**The bot lacks {permissions} here.**",
        permissions=speech.listed([speech.permission(name) for name in missing]),
    )


def permissions(missing: Sequence[str]) -> Screen:
    """Show which permissions are missing, for /setup and when the bot joins a server."""
    if not missing:
        return notice(_("**Everything is set up.** `/game new` creates a game."))
    return notice(
        _lacking(missing),
        _("Grant them to its role, then run `/setup` again. A game without its own thread is played in the channel."),
    )
