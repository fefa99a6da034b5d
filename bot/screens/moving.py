"""Screens of games that move from one host to another."""

from __future__ import annotations

from bot import speech
from bot.components import RED, Keys, row, text
from bot.screen import CALM, QUIET, Attachment, Screen, screen
from bot.speech import _
from bot.tables import Status


def key(own: str) -> Screen:
    """Show the public key of this bot, and the next step."""
    return screen(
        text(
            _("### A game from another bot"),
            _("The key of this bot: {key}", key=f"`{own}`"),
            _("1. The hosts of both bots write each other's key into `MARS_TRUSTED_HOSTS`, and restart them."),
            _("2. The other bot makes the file: `/admin move` with the key above."),
            _("3. This bot takes it in: `/admin import` with the file, in the channel where the game is to go on."),
        ),
        colour=QUIET,
    )


def asks(status: Status, to: str) -> Screen:
    """Ask for confirmation that a game moves to the bot with the key `to`."""
    keys = Keys(status.id, status.version)
    return screen(
        text(
            _("### Move {game} to another bot?", game=speech.game_name(status)),
            _("To the bot with the key {key}. That bot's host can see every hand.", key=f"`{to}`"),
            _(
                "The game is closed here. Points, hands and log go along, and everybody sits down there in their own seat. "
                "Open votes, orders ahead and choices that were not sent are lost."
            ),
            "-# " + _("The game's log says that you did it."),
        ),
        row(keys.tap(_("Move the game"), f"admin/move/{to}", RED), keys.tap(_("Cancel"), "admin/leave")),
        colour=QUIET,
    )


def file(game: str, data: bytes) -> Screen:
    """Show the file of a moved game for download, and the next step."""
    return screen(
        text(
            _("**The game is closed here.** Only the other bot can read this file."),
            _("1. In this server, give the file to the other bot: `/admin import`."),
            _("2. Give the receipt that it then shows to this bot: `/admin receipt`."),
            _(
                "Until then you get the file again with `/admin move game:{game}`, and this bot's host can reopen the game.",
                game=game,
            ),
        ),
        Attachment(f"mars-{game}.moved", data),
        colour=CALM,
    )


def arrived(status: Status, receipt: str) -> Screen:
    """Say that a game has arrived, with the receipt for the bot from which it came."""
    return screen(
        text(
            _("**{game} goes on here.** Its players are asked to sit down.", game=speech.game_name(status)),
            _(
                "Give this receipt to the old bot, with `/admin receipt`. Then it deletes the game and cannot reopen it."
            ),
            f"```\n{receipt}\n```",
        ),
        colour=CALM,
    )


def acknowledged(game: str) -> Screen:
    """Say that the old bot has the receipt."""
    return screen(
        text(_("The move of {game} is complete: the other bot has it, and it was deleted here.", game=f"`{game}`")),
        colour=CALM,
    )


def closed(game: str) -> Screen:
    """Tell the table that its game has moved."""
    return screen(
        text(
            _("**This game has moved to another bot.** It is closed here, and goes on with that bot in this server."),
            "-# " + _("Game {game}", game=game),
        ),
        colour=QUIET,
    )
