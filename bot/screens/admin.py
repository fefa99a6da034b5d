"""Screens of `/admin`: the games of a server, the confirmation of each use, and what was done."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from bot import speech
from bot.components import RED, Keys, Tap, fitting, row, text
from bot.screen import CALM, QUIET, Attachment, Screen, screen
from bot.screens import plain
from bot.screens.context import linked
from bot.screens.story import OF_TABLE, counted, of_table
from bot.speech import N_, _
from bot.tables import Done, Status, succession

LABELS: Final = {
    "back": N_("Go back"),
    "start": N_("Start the game"),
    "close": N_("Close the lobby"),
    "end": N_("End the game"),
    "strike": N_("Do not count it"),
    "seat": N_("Give the seat"),
    "again": N_("Send again"),
    "export": N_("Export"),
}


SERVER: Final = Keys("", 0)
"""The list of games belongs to no game."""
AT_ONCE: Final = 8
"""How many games are on one screen: as many as fit into a message with the longest names."""


def page(ids: Sequence[str], number: int) -> tuple[Sequence[str], list[Tap]]:
    """Return the games of a page of the list, and the button to the next page."""
    return SERVER.paged(ids, number, AT_ONCE, "managed")


def listed(statuses: Sequence[Status], refused: Collection[str] = (), more: Sequence[Tap] = ()) -> Screen:
    """Show a page of the lobbies and running games of a server; of those in `refused` Discord refuses messages."""
    if not statuses:
        return screen(text(_("### Games on this server"), _("There are no lobbies or running games.")), colour=QUIET)
    lines: list[str] = []
    for status in statuses:
        name = linked(status, speech.game_name(status))
        said = f"**{name}** {_state(status)}\n-# " + speech.dots((f"`{status.id}`", _entries(status)))
        if status.id in refused:
            said += "\n" + _("Discord refuses its messages. Check whether the bot may still write there.")
        lines.append(said)
    return screen(
        text(_("### Games on this server")), text(*fitting(lines)), row(*more) if more else None, colour=QUIET
    )


def _entries(status: Status) -> str:
    return "" if status.started is None else _("entry {n}", n=status.version)


def _state(status: Status) -> str:
    if status.damage is not None:
        return _("its newest position cannot be read, reference {ref}", ref=status.damage.reference)
    if status.unreadable:
        return _("cannot be opened right now; the bot's log says why")
    if status.state == "lobby":
        return plain.gathering(status)
    said = _("generation {n}", n=status.generation)
    for request in status.requests:
        if request.kind == succession.KIND and not succession.others(request) and request.closes is not None:
            name, when = speech.verbatim(request.facts["name"]), speech.date(request.closes)
            said = speech.commas(
                (said, _("{name} takes a seat {when}, since nobody there can agree", name=name, when=when))
            )
    if status.owing:
        said = speech.commas((said, _("asked {when}", when=speech.ago(min(status.owing.values())))))
    return said


def asks(
    status: Status,
    what: str,
    *,
    entry: Done | None = None,
    later: Sequence[Done] = (),
    seat: int = 0,
    to: tuple[int, str] = (0, ""),
) -> Screen:
    """Ask for confirmation of an act of `/admin`.

    `entry`: the entry to go back to; `later`: the answers that would be undone; `seat` and `to`: whose seat would be given to whom, by id
    and name.
    """
    name = speech.game_name(status)
    lines: list[str] = []
    match what:
        case "back":
            assert entry is not None
            lines = [
                _("### Take {game} back?", game=name),
                _("To the point after entry {n}: {what}", n=entry.number, what=told(entry, status)),
            ]
            lines.append(_("Undone: {list}.", list=counted(status, later)) if later else _("Nothing is undone."))
            lines.append(_("Cards drawn since then are shuffled back in. Whoever has to answer then is asked again."))
        case "start":
            lines = [_("### Start {game}?", game=name), _("It starts with those who have a seat.")]
        case "close":
            lines = [_("### Close the lobby of {game}?", game=name), _("Nobody can join it after that.")]
        case "end":
            lines = [_("### End {game}?", game=name)]
            lines.append(_("It ends unfinished and cannot be continued: the standings are shown, and nobody wins."))
        case "strike":
            lines = [_("### Leave {game} out of levels and seasons?", game=name)]
            lines.append(_("It counts for nobody any more, and cannot be made to count again."))
        case "seat":
            who, name_of = speech.who(status, seat), speech.verbatim(to[1])
            lines = [_("### Give the seat of {who} to {name}?", who=who, name=name_of)]
            lines.append(_("{name} sees its hand and plays on. {who} cannot come back to it.", who=who, name=name_of))
        case "again":
            lines = [_("### Post the messages of {game} again?", game=name)]
            lines.append(_("The newest message is posted again, without a mention. Use this if it was lost."))
        case _:
            lines = [_("### Export {game}?", game=name), _exported(status)]
    lines.append(
        "-# "
        + (_("The lobby's message says who did it.") if what == "close" else _("The game's log says that you did it."))
    )
    where = f"admin/{what}/{entry.number}" if entry is not None else f"admin/{what}"
    if what == "seat":
        where += f"/{seat}/{to[0]}"
    keys = Keys(status.id, status.version)
    return screen(
        text(*lines), row(keys.tap(_(LABELS[what]), where, RED), keys.tap(_("Cancel"), "admin/leave")), colour=QUIET
    )


def _exported(status: Status) -> str:
    if status.state in ("over", "ended"):
        return _(
            "You get a file for a bug report, with what is public and the hands that are shown. Once all hands are shown, "
            "it also holds all cards and answers, for somebody who did not play."
        )
    return _(
        "You get a file for a bug report. While the game is running, it holds what is public, but no hands, decks or seed."
    )


def told(entry: Done, status: Status) -> str:
    """Return in one line what an entry of the history did."""
    status = status.under(entry.names)
    lines = speech.lines(entry.news, status)
    if lines:
        return lines[0]
    if entry.kind in OF_TABLE:
        return of_table(entry, (), status)
    who = speech.who(status, entry.seat) if entry.seat >= 0 else ""
    match entry.kind:
        case "answer":
            return _("{who}: a choice that is not public", who=who)
        case "start":
            return _("the start")
        case "undo" | "reopen" if who:
            return _("{who} went back", who=who)
        case _:
            return _("the game went back")


def done(status: Status, what: str) -> Screen:
    """Confirm that an act was carried out."""
    said = {
        "back": _("The game has gone back. Whoever has to answer now is told."),
        "start": _("The game has started."),
        "close": _("The lobby is closed."),
        "end": _("The game has ended."),
        "strike": _("The game no longer counts for levels and seasons."),
        "seat": _("The seat has changed hands, and its new player has been told."),
        "again": _("The messages have been posted again."),
    }[what]
    return screen(text(f"**{speech.game_name(status)}**", said), colour=CALM)


def exported(status: Status, data: bytes) -> Screen:
    """Show the exported file for download."""
    return screen(
        text(f"**{speech.game_name(status)}**", _exported(status)),
        Attachment(f"mars-{status.id}-{status.version}.json", data),
        colour=CALM,
    )
