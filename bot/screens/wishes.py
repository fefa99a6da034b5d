"""Open games of a server: its lobbies, and who would like to play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot import speech
from bot.components import BLUE, GREEN, Keys, Option, row, text
from bot.screen import CALM, Screen, screen
from bot.screens import plain
from bot.screens.context import way_to
from bot.screens.lobby_options import pace_name
from bot.screens.setup_page import preset_names
from bot.speech import _, plural
from bot.tables import Status
from bot.tables.services.wishes import WishMatches
from bot.tables.wishes import Wish

WISHES = Keys("", 0)
"""These screens belong to no game."""
AT_ONCE: Final = 8
"""How many lobbies are on one screen: as many as fit into a message with the longest names."""
COUNTED: Final = 20
"""The most wishes of which it is said how many: Discord is asked whether each of these people is still a member."""


def open_games(lobbies: Sequence[Status], kept: WishMatches, user: int, page: int = 0) -> Screen:
    """List a page of the lobbies of a server with a free seat for this user, and the number of wishes to play."""
    free = [s for s in lobbies if not s.unreadable and has_room(s, user)]
    shown, more = WISHES.paged(free, page, AT_ONCE, "lobbies")
    menu = [Option(speech.game_name(status), status.id) for status in shown]
    return screen(
        text(_("### Open games on this server"), *(plain.line(status, user) for status in shown))
        if shown
        else text(_("### Open games on this server"), _("No lobby has a free seat.")),
        row(WISHES.menu(_("Look at one"), "enter", menu)) if menu else None,
        row(*more) if more else None,
        text(*_wished(kept)),
        row(WISHES.tap(_("Open a table for us"), "wished", GREEN)) if kept.fitting else None,
        colour=CALM,
    )


def has_room(status: Status, user: int = 0) -> bool:
    """Return whether a lobby has a seat for a user who has none there yet (0: for anybody)."""
    others = [reserved for reserved in status.reserved if reserved.user != user]
    return status.seat_of(user) is None and len(status.seats) + len(others) < status.rules.seats


def _wished(kept: WishMatches) -> list[str]:
    wish = kept.mine
    if wish is None:
        said = plural("{n} member would like to play.", "{n} members would like to play.", len(kept.users))
        if len(kept.users) > COUNTED:
            said = plural(
                "At least {n} member would like to play.", "At least {n} members would like to play.", COUNTED
            )
        asks = _("`/lobby wish` says that you would like to play, and with how many.")
        return [said, asks] if kept.users else [asks]
    said = _("You would like to play until {when}: {what}.", when=speech.date(wish.until), what=described(wish))
    if not kept.fitting:
        return [said, _("Nobody who fits has said so yet. `/lobby withdraw` takes it back.")]
    names = speech.listed([speech.verbatim(other.name) for other in kept.fitting])
    return [
        said,
        plural("{names} fits with that.", "{names} fit with that.", len(kept.fitting), names=names),
        "-# " + _("They are asked, and have a seat reserved for 12 hours."),
    ]


def described(wish: Wish) -> str:
    """Return a wish in words: `3 to 4 players · daily · Standard`."""
    players = (
        plural("{n} player", "{n} players", wish.most)
        if wish.least == wish.most
        else plural(
            "{least} to {most} player", "{least} to {most} players", wish.most, least=wish.least, most=wish.most
        )
    )
    pace = pace_name(wish.pace) if wish.pace is not None else ""
    return speech.dots(filter(None, (players, pace, preset_names().get(wish.preset or "", ""))))


def call(status: Status, role: int) -> str:
    """Return the message that mentions a role because a lobby is open."""
    return _("{role} A game is open: {game}", role=f"<@&{role}>", game=f"**{speech.game_name(status)}**")


def calls(role: int | None, *, may: bool) -> Screen:
    """Confirm which role is mentioned from now on. `may`: whether Discord lets the bot mention it."""
    if role is None:
        return plain.notice(_("No role is mentioned when a lobby opens."))
    said = _(
        "From now on, {role} is mentioned once whenever a lobby opens here and has a free seat.", role=f"<@&{role}>"
    )
    if may:
        return plain.notice(said)
    return plain.notice(
        "\n".join(
            (
                said,
                _(
                    "Discord does not let me do that yet: allow everybody to mention this role in its settings, or give my own role the "
                    "permission Mention Everyone."
                ),
            )
        )
    )


def sentence(status: Status) -> str:
    """Return in one line that the user is invited to a table."""
    return _("**{game}**: a table that fits your wish is open", game=speech.game_name(status))


def invitation(status: Status, until: str) -> Screen:
    """Return the invitation to a table that fits with the user's wish."""
    keys = Keys(status.id, 0)
    return screen(
        text(_("A seat is reserved for you until {when}. Nobody sits down for you.", when=until)),
        row(keys.tap(_("Join"), "join", BLUE), keys.tap(_("No, thanks"), "leave"), *way_to(status)),
        colour=CALM,
    )
