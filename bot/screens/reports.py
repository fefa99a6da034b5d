"""What a player writes to the host: the private confirmation, and the message in the host's channel."""

from __future__ import annotations

from bot import speech
from bot.components import text
from bot.screen import CALM, QUIET, Screen, screen
from bot.screens import plain
from bot.screens.context import linked
from bot.speech import _
from bot.tables import Status


def thanks(reference: str, game: str) -> Screen:
    """Confirm a report."""
    said = _("Your report has gone to the bot's host. Reference {ref}: quote it if you ask about it.", ref=reference)
    if not game:
        return plain.notice(said, _("It holds your sentence and names no game."))
    return plain.notice(
        said, _("It holds your sentence and the entry in the game's log, but nothing from any hand."), game=game
    )


def to_host(status: Status | None, entry: int | None, reference: str, who: str, user: int, said: str) -> Screen:
    """Build the message for the host. Nothing in it mentions anybody or is read as markup."""
    where = f"{linked(status, speech.game_name(status))} `{status.id}`" if status is not None else _("no game")
    if entry is not None:
        where = speech.dots((where, _("entry {n}", n=entry)))
    name = f"**{speech.verbatim(who)}** `{user}`"
    return screen(
        text(_("### Report {ref}", ref=reference), speech.dots((name, where))),
        text(speech.literal(said)),
        colour=QUIET if status is not None and status.damage is not None else CALM,
    )
