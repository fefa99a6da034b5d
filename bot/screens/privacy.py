"""Screens about a user's data: what is kept, the file with it, and forgetting the user."""

from __future__ import annotations

from typing import Final

from bot.components import BLUE, RED, Keys, row, text
from bot.screen import CALM, QUIET, Attachment, Screen, screen
from bot.speech import _, listed, plural
from bot.store.personal_data import SeatCounts

KEYS: Final = Keys("", 0)
"""These screens belong to no game."""


def page(held: SeatCounts) -> Screen:
    """Show what is kept about a user, why and how long, and what they can do about it."""
    what = _(
        "**What**: your Discord id and the name you have where you play; your seats, answers, votes, orders and notes; "
        "your results and the analyses of your decisions, what you would like to play and with whom not, which games you follow; "
        "your language, reminders, quiet hours and vacations; what you sent with `/report`."
    )
    why = _(
        "**Why**: to play, to remind you, and to show how a game went. It reads no messages, only what you click, choose and "
        "type for it, and passes nothing on; your tables see your name and what you play."
    )
    end = _(
        "**After a game**: your last hand is shown with the others unless you keep it closed (Hands, below the "
        "result). Anybody who can see the result can watch the game again, as a file, or by a link that nobody can guess if the bot's host "
        "offers that, with its players' names, dates and everything that "
        "everybody saw; your hand at every step is in it only if all players agree to that. "
        "Once every hand is shown, a server manager who did not play can export the game with everything that "
        "was drawn and chosen."
    )
    long = _(
        "**How long**: a game stays as long as the bot's host keeps games, and your settings stay until you ask to be "
        "forgotten. What the bot has written in Discord stays there, and so do files that others have downloaded."
    )
    now = _("Now: {list}.", list=listed(_counts(held))) if _counts(held) else _("Now: no game.")
    return screen(
        text(_("### What this bot keeps about you"), "\n\n".join((what, why, end, long, f"-# {now}"))),
        row(KEYS.tap(_("My data as a file"), "my-data", BLUE), KEYS.tap(_("Forget me …"), "forget")),
        colour=CALM,
    )


def _counts(held: SeatCounts) -> list[str]:
    return [
        said
        for said, n in (
            (plural("a seat in {n} lobby", "seats in {n} lobbies", held.lobbies), held.lobbies),
            (plural("a reserved seat in {n} lobby", "reserved seats in {n} lobbies", held.reserved), held.reserved),
            (plural("{n} running game", "{n} running games", held.running), held.running),
            (plural("{n} finished game", "{n} finished games", held.finished), held.finished),
        )
        if n
    ]


def exported(name: str, data: bytes) -> Screen:
    """Show the file with the data for download."""
    return screen(
        text(
            _("**Your data**"),
            _(
                "Everything that this bot keeps about you, as a file for programs (JSON). It tells what you are doing in "
                "running games: keep it to yourself."
            ),
        ),
        Attachment(name, data),
        row(KEYS.tap(_("Back"), "privacy", BLUE)),
        colour=CALM,
    )


def asks(held: SeatCounts) -> Screen:
    """Ask for confirmation before a user is forgotten, with what happens to their games."""
    lines = [_("### Forget you?")]
    if held.running - held.alone:
        lines.append(
            plural(
                "- A robot takes your seat in {n} running game, for good: you cannot come back to it.",
                "- Robots take your seats in {n} running games, for good: you cannot come back to them.",
                held.running - held.alone,
            )
        )
    if held.alone:
        lines.append(
            plural(
                "- {n} game that you are playing alone ends.", "- {n} games that you are playing alone end.", held.alone
            )
        )
    if held.lobbies:
        lines.append(plural("- You leave {n} lobby.", "- You leave {n} lobbies.", held.lobbies))
    if held.reserved:
        lines.append(
            plural(
                "- You give up a reserved seat in {n} lobby.",
                "- You give up reserved seats in {n} lobbies.",
                held.reserved,
            )
        )
    lines.append(_("- Everywhere else, a neutral name replaces yours, and your id is removed."))
    lines.append(_("- Your settings, notes, orders and reports are deleted."))
    lines.append("")
    lines.append(
        "-# "
        + _(
            "What the bot has posted in Discord stays there; only a replay is replaced by one without your name, and files that "
            "others have downloaded cannot be recalled. The backups and log of the bot's host hold your name until they "
            "are deleted. If a game goes on without you, your id is kept until it is over, so that you cannot take another "
            "seat in it."
        )
    )
    return screen(
        text("\n".join(lines)),
        row(KEYS.tap(_("Forget me"), "forget/sure", RED), KEYS.tap(_("Cancel"), "privacy", BLUE)),
        colour=QUIET,
    )


def forgotten() -> Screen:
    """Confirm that the user was forgotten."""
    return screen(
        text(_("**You have been forgotten.** If you use the bot again, it starts keeping what it needs for that.")),
        colour=CALM,
    )
