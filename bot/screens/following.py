"""Screens and messages for users who follow a game without a seat."""

from __future__ import annotations

from bot import speech
from bot.components import Keys, row, text
from bot.screen import QUIET, Drawn, Screen, picture, screen
from bot.screens import result
from bot.screens.context import linked, way_to
from bot.screens.public import ratings
from bot.speech import _
from bot.tables import Status
from engine.view import View


def follows(status: Status, *, now: bool) -> Screen:
    """Confirm whether the user now follows a game, with the button that changes it."""
    keys, game = Keys(status.id, 0), linked(status, speech.game_name(status))
    if now:
        said = _("You are following {game}: a direct message once a generation, with what anybody can see.", game=game)
        return screen(text(said), row(keys.tap(_("Stop following"), "follow/stop")), colour=QUIET)
    return screen(
        text(_("You are no longer following {game}.", game=game)), row(keys.tap(_("Follow"), "follow")), colour=QUIET
    )


def sentence(status: Status, view: View) -> str:
    """Say in one line what is new."""
    name = speech.game_name(status)
    if view.over:
        return _("**{game}** is over", game=name)
    return _("**{game}**: generation {n} begins", game=name, n=view.generation)


def in_channel(status: Status, channel: int | None) -> Screen:
    """Confirm in which channel a game is reported from now on; None for none."""
    game = linked(status, speech.game_name(status))
    if channel is None:
        return screen(text(_("{game} is no longer told of in a channel.", game=game)), colour=QUIET)
    said = _(
        "{channel} shows how {game} stands, once a generation and at its end. The same command again stops that.",
        channel=f"<#{channel}>",
        game=game,
    )
    return screen(text(said), colour=QUIET)


def digest(status: Status, view: View, drawn: Drawn | None, *, stops: bool = True) -> Screen:
    """Show how a followed game stands. `stops`: whether there is a button to stop following."""
    if view.options.hidden_points and not view.over:
        lines = [ratings(view)]
    else:
        lines = [result.place(status, view, *at) for at in result.standings(status, view)]
    stop = [] if view.over or not stops else [Keys(status.id, 0).tap(_("Stop following"), "follow/stop")]
    return screen(picture(drawn), text(*lines), row(*way_to(status), *stop), colour=QUIET)
