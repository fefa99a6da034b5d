"""A game whose newest snapshot cannot be read: what is so, and the way back."""

from __future__ import annotations

from collections import Counter

from bot import speech
from bot.components import QUIET, RED, Screen, row, text
from bot.screens.context import ScreenContext
from bot.speech import _, plural
from bot.tables import Damage


def panel(context: ScreenContext) -> Screen:
    """Show what everybody sees in place of their panel."""
    damage = context.look.status.damage
    assert damage is not None
    taps = [context.tap(_("Log"), "log"), context.tap(_("Report"), "report")]
    if context.status.state == "running" and damage.entry is not None and context.manages:
        taps.insert(0, context.tap(_("Go back …"), "mend"))
    return context.screen(
        text(_("### This game cannot be read"), _said(damage)),
        text(*_back(context, damage)),
        row(*taps),
        colour=QUIET,
    )


def _said(damage: Damage) -> str:
    said = _("Its newest position is damaged and is not played on. The log is whole.")
    return said + " " + _("Reference {ref}, also told to the host.", ref=damage.reference)


def _back(context: ScreenContext, damage: Damage) -> list[str]:
    """Say how far the game can go back, and who decides it."""
    if context.status.state != "running":
        return []
    if damage.entry is None or damage.at is None:
        return [_("No earlier position can be read either. The host may have a backup; `/game end` ends the game.")]
    return [
        _("It can go back to the newest position that can be read, stored {when}.", when=speech.ago(damage.at)),
        *lost(context, damage),
        "-# " + _("Somebody decides it who manages this server and does not play."),
    ]


def lost(context: ScreenContext, damage: Damage) -> list[str]:
    """Say what would be taken back."""
    if not damage.lost:
        return [_("Nothing that was played is lost by it.")]
    counts = sorted(Counter(damage.lost).items())
    each = [
        plural("{who} {n} action", "{who} {n} actions", n, who=speech.who(context.status, seat)) for seat, n in counts
    ]
    return [_("Undone: {list}.", list=" · ".join(each)), _("Cards drawn since are shuffled back.")]


def going_back(context: ScreenContext, damage: Damage) -> Screen:
    """Ask a manager for confirmation."""
    when = speech.ago(damage.at) if damage.at is not None else ""
    return context.screen(
        text(
            _("### Go back to the newest position that can be read?"),
            _("It was stored {when}.", when=when),
            *lost(context, damage),
            _("The log says that you did it."),
        ),
        row(context.tap(_("Go back"), "mend/sure", RED), context.back()),
        colour=QUIET,
    )
