"""Screens of a game whose newest snapshot cannot be read: what that means, and how to go back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot import speech
from bot.components import RED, leading, row, text
from bot.screen import QUIET, Screen
from bot.screens.context import ScreenContext
from bot.screens.navigation import HOME
from bot.screens.votes import WORDS, Words, agree_or_not, asked, by_asker, by_half, tally, to_all, who
from bot.speech import N_, _, plural
from bot.tables import Damage, Status


def panel(context: ScreenContext) -> Screen:
    """Show what everybody sees in place of their panel."""
    damage = context.look.status.damage
    assert damage is not None
    taps = [context.tap(_("Log"), "log"), context.tap(_("Report"), "report")]
    if context.status.state == "running" and (context.manages or context.look.seat is not None):
        if damage.entry is None:
            taps.append(context.tap(_("End the game …"), "end"))
        elif context.manages:
            taps = leading([context.tap(_("Go back …"), "mend"), *taps])
        else:
            ask = context.requests(HOME, "damaged") or [context.tap(_("Ask the table"), "mend/ask")]
            taps = leading([*ask, *taps])
    return context.screen(
        text(_("### This game cannot be read"), _said(damage)),
        text(*_back(context, damage)),
        row(*taps),
        colour=QUIET,
    )


def _said(damage: Damage) -> str:
    if damage.beside:
        return _("Something stored with it is damaged, so it waits. Its positions are intact.")
    return _("Its newest position is damaged, so it waits. The log is intact.")


def _back(context: ScreenContext, damage: Damage) -> list[str]:
    """Return a text about how far the game can go back, and who decides it."""
    said = _("Reference {ref}, also reported to the bot's host.", ref=damage.reference)
    small = f"-# {said}"
    if context.status.state != "running":
        return [small]
    if damage.beside:
        return [_("The bot's host can fix it, or the table can end it."), small]
    if damage.entry is None or damage.at is None:
        return [
            _("No earlier position can be read either. The bot's host may have a backup, or the table can end it."),
            small,
        ]
    who = _("More than half of those who are not away decide that, or a server manager who isn't playing.")
    return [
        _("It can go back to the newest position that can be read, stored {when}.", when=speech.ago(damage.at)),
        *lost(context.status, damage.lost),
        "-# " + speech.sentences((who, said)),
    ]


def lost(status: Status, seats: Iterable[int]) -> list[str]:
    """Return a text about the answers that would be undone, from the seats that gave them."""
    counts = sorted(Counter(seats).items())
    if not counts:
        return [_("Nothing that was played is lost.")]
    each = [plural("{who} {n} action", "{who} {n} actions", n, who=speech.who(status, seat)) for seat, n in counts]
    return [_("Undone: {list}.", list=speech.dots(each)), _("Cards drawn since then are shuffled back in.")]


def going_back(context: ScreenContext, damage: Damage) -> Screen:
    """Ask a manager for confirmation of going back."""
    when = speech.ago(damage.at) if damage.at is not None else ""
    return context.screen(
        text(
            _("### Go back to the newest position that can be read?"),
            _("It was stored {when}.", when=when),
            *lost(context.status, damage.lost),
            _("The log says that you did it."),
        ),
        row(context.tap(_("Take the game back"), "mend/sure", RED), context.back()),
        colour=QUIET,
    )


WORDS["damaged"] = Words(
    name=N_("### Go back to what can be read"),
    called=to_all(N_("{names}, {game} cannot be read: should it go back?")),
    title=lambda status, request: [
        _("**{who} asks to go back to the newest position that can be read**", who=who(status, request.user)),
        _("The newest position is damaged, so the game waits."),
    ],
    mine=lambda status, request: [_("You have asked to go back to the newest position that can be read.")],
    facts=lambda status, request: [
        asked(request, _("More than half of you must agree.")),
        *lost(status, request.facts["lost"]),
        *tally(status, request),
    ],
    small=by_asker(N_("{who} can withdraw the request with **Wait**.")),
    taps=lambda status, request, keys: agree_or_not(_("Go back"), _("Wait"), keys),
    voted=by_half(N_("The game has gone back. Whoever has to answer now is told.")),
)
