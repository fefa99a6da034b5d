"""Buttons for what must be done first where something is refused until then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.components import Keys, Tap, leading, row, rows, text
from bot.screen import Screen, screen
from bot.screens import absence
from bot.screens.context import ScreenContext
from bot.screens.navigation import HOME
from bot.speech import _

ROOM = ("member_lobbies", "member_games")
"""The limits for which a member can make room among their own games."""


def remedies(why: str, data: Mapping[str, Any], context: ScreenContext | None) -> list[Tap]:
    """Return the buttons for what must be done first after a refusal for the reason `why`; none where nothing helps."""
    keys = context.keys if context is not None else Keys("", 0)
    match why:
        case "no-zone":
            return [keys.tap(_("Time zone"), "zone")]
        case "no-hours" | "no-day":
            return [keys.tap(_("Reminders"), "remind")]
        case "unclaimed":
            return [Keys(data["game"], 0).tap(_("Take my seat"), "sit-again")]
        case "quota" if data["where"] in ROOM and data["asks"]:
            return [keys.tap(_("My games"), "games")]
        case _ if context is None or context.look.seat is None:
            return []
        case _ if context.status.state == "lobby":
            return _of_host(why, context) if context.status.at(context.look.seat).user == context.status.host else []
        case _ if context.status.state != "running":
            return []
        case "somebody-away":
            return absence.deciding(context)
        case "vote-on-loser":
            return absence.deciding(context) or context.requests(HOME, "absence")
        case "already-asked":
            return context.requests(HOME, data["kind"])
        case "robots-wait":
            return context.requests(HOME, "undo")
        case "ordered-already":
            return [keys.tap(_("While you wait"), "orders")]
        case _:
            return []


def _of_host(why: str, context: ScreenContext) -> list[Tap]:
    """Return the button to the options that keep a lobby from starting."""
    match why:
        case "not-rated" | "too-few-players":
            return [context.tap(_("Options"), "options")]
        case "few-goals":
            return [context.tap(_("Milestones and awards"), "goals")]
        case "too-few-cards":
            return [context.tap(_("Map and expansions"), "boxes")]
        case _:
            return []


def shown(said: str, taps: list[Tap], context: ScreenContext | None) -> Screen:
    """Show a refusal with these buttons."""
    if context is None:
        return screen(text(said), row(*leading(taps)))
    return context.screen(text(said), *rows([*leading(taps), context.back()]))
