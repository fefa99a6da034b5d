"""Screens for correcting the table by hand: what is wrong, for which player and by how much; and the words of the vote."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from bot import speech
from bot.components import BLUE, RED, Keys, Option, Tap, row, rows, text
from bot.screen import QUIET, Screen, picture
from bot.screens import spaces as menus_of_spaces
from bot.screens.context import ScreenContext
from bot.screens.navigation import MORE
from bot.screens.votes import (
    WORDS,
    Words,
    agree_or_not,
    asked,
    by_asker,
    marks,
    private,
    still_needed,
    tally,
    to_all,
    who,
)
from bot.speech import N_, _
from bot.tables import Request, Status
from bot.tables.correcting import CorrectionDraft
from engine import entry_codec
from engine.box import CorrectionTarget
from engine.journal import Corrected, Entry

FORM: Final = "correct"
"""The route of the form."""
ADD: Final = "fix"
"""The route of its menus: `fix`, `fix/stock`, `fix/stock/0`, `fix/stock/0/mc`, each with what is chosen next."""
NOBODY: Final = "n"
"""Stands for nobody in place of a seat."""
LAY: Final = "lay="
"""What the value of a menu's option begins with that leads to the spaces for a kind of tile."""
STEPS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 10, 15, 20, 30)
"""The amounts that are offered, up and down; others are put together of these."""
Group = tuple[str, str, Sequence[Option]]
"""The placeholder of a menu, its route, and its options."""


def seat_said(seat: int) -> str:
    """Return how a route writes a seat, or nobody."""
    return str(seat) if seat >= 0 else NOBODY


def form(context: ScreenContext, draft: CorrectionDraft) -> Screen:
    """Show the draft of a correction, with the menu of what can be corrected."""
    keys = _keys(context, draft)
    kinds = dict.fromkeys(kind for kind, _seat in draft.targets)
    options = [Option(speech.correctable(kind), kind, _hint(kind)) for kind in kinds]
    title = _("What is wrong?") if not draft.changes else _("What else is wrong?")
    last = [context.back() if context.parent else keys.tap(_("Cancel"), "admin/leave")]
    if draft.changes:
        last = [keys.tap(_("Remove the last one"), f"{FORM}/drop"), *last]
    if draft.changes and (draft.voters or draft.alone):
        last = [_done(draft, keys), *last]
    return context.screen(
        text(_("### Correct the table"), _rule(draft)),
        text(_("**To be changed**"), *changes(draft.status, draft.news)) if draft.changes else None,
        text("-# " + _only()),
        row(keys.menu(title, ADD, options)),
        row(*last),
        colour=QUIET,
    )


def _keys(context: ScreenContext, draft: CorrectionDraft) -> Keys:
    return Keys(context.status.id, draft.token)


def _rule(draft: CorrectionDraft) -> str:
    """Return a text about what a correction is for, and who decides."""
    said = _("This is for mistakes of the bot.")
    if draft.seat is None:
        return speech.sentences((said, _("It is done at once, and the log says that you did it.")))
    if not draft.voters and not draft.alone:
        return speech.sentences((said, _("The others must agree, but all of them are away right now.")))
    if not draft.voters:
        return speech.sentences((said, _("Nobody else is here to agree: it is done at once, and the result says so.")))
    names = speech.listed([speech.who(draft.status, s.seat) for s in draft.status.seats if s.user in draft.voters])
    return speech.sentences((said, _("{names} must agree.", names=names)))


def _only() -> str:
    """Return a text about what a correction does not change."""
    return _("Nothing else changes: no card reacts, and nobody gets a bonus or rating.")


def _done(draft: CorrectionDraft, keys: Keys) -> Tap:
    """Return the button that carries the draft out, or that asks the others first."""
    if draft.seat is not None and draft.voters:
        return keys.tap(_("Ask the table"), f"{FORM}/ask", BLUE)
    return keys.tap(_("Correct it"), f"{FORM}/ask", RED)


def _hint(kind: str) -> str:
    return {
        "tile": _("place one, or remove one"),
        "card": _("back to hand, or from your hand into play"),
    }.get(kind, "")


def changes(status: Status, news: Iterable[Entry]) -> list[str]:
    """Return a line for each change, with its player and the numbers before and after."""
    each = [speech.ahead([entry], status, None) for entry in news if not isinstance(entry, Corrected)]
    return [f"- {line.text}" for lines in each for line in lines]


def owners(context: ScreenContext, draft: CorrectionDraft, kind: str) -> Screen:
    """Ask for the player whose things are to be corrected."""
    seats = [seat for known, seat in draft.targets if known == kind]
    options = [
        Option(speech.who(context.status, seat) if seat >= 0 else _("Nobody's"), seat_said(seat)) for seat in seats
    ]
    return _asking(context, draft, kind, [(_("Whose?"), f"{ADD}/{kind}", options)])


def things(context: ScreenContext, draft: CorrectionDraft, kind: str, seat: int) -> Screen:
    """Ask for the thing to correct. Where it is only there or not, that is the whole change."""
    spots, route = draft.targets[kind, seat], f"{ADD}/{kind}/{seat_said(seat)}"

    def options(some: Iterable[CorrectionTarget]) -> list[Option]:
        return [Option(speech.level(draft.box, spot, spot.now), spot.what) for spot in some]

    there, not_there = [s for s in spots if s.now], [s for s in spots if not s.now]
    groups: list[Group] = [(_("Which?"), route, options(spots))]
    said = ""
    if kind == "tile":
        lay = {spot.what.partition("@")[0]: spot for spot in not_there}
        tiles = [Option(speech.tile_name(tile), LAY + tile) for tile in lay]
        groups = [(_("Remove a tile"), route, options(there)), (_("Place a tile"), route, tiles)]
    elif kind == "card":
        groups = [
            (_("Back to hand"), route, options(there)),
            (_("From your hand into play"), route, options(not_there)),
        ]
        said = _("Everybody who is asked then sees which card in your hand it is.") if not_there else ""
    return _asking(context, draft, kind, groups, seat, said)


async def spaces(context: ScreenContext, draft: CorrectionDraft, seat: int, tile: str) -> Screen:
    """Ask for the space of a tile, with a board to find it on."""
    found = [spot for spot in draft.targets["tile", seat] if not spot.now and spot.what.partition("@")[0] == tile]
    options = {at: Option(speech.space(at), spot.what) for spot in found for at in [spot.what.partition("@")[2]]}
    said = _("Place: {tile}", tile=speech.tile_name(tile)) if options else _("There is no room for that tile.")
    drawn = await context.artist.board(context.view, context.names, legal=[*options], tile=tile) if options else None
    keys, route = _keys(context, draft), f"{ADD}/tile/{seat_said(seat)}"
    menus = menus_of_spaces.menus(keys, draft.box.map, route, [*options.items()])
    return _page(context, draft, "tile", [*picture(drawn), *menus], seat, said)


def amounts(context: ScreenContext, draft: CorrectionDraft, spot: CorrectionTarget) -> Screen:
    """Ask for the right amount."""

    def options(wanted: Iterable[int]) -> list[Option]:
        return [
            Option(speech.level(draft.box, spot, spot.now + n), str(n), speech.signed(n))
            for n in wanted
            if spot.least <= spot.now + n <= spot.most
        ]

    route = f"{ADD}/{spot.kind}/{seat_said(spot.seat)}/{spot.what}"
    groups = [(_("Raise it to"), route, options(STEPS)), (_("Lower it to"), route, options([-n for n in STEPS]))]
    now = _("Now: {what}", what=speech.level(draft.box, spot, spot.now))
    more = "-# " + _("For a number in between, choose twice: the two are added up.")
    return _asking(context, draft, spot.kind, groups, spot.seat, now, more)


def _asking(
    context: ScreenContext, draft: CorrectionDraft, kind: str, groups: Sequence[Group], seat: int = -1, *said: str
) -> Screen:
    """Show one question of the form with its menus."""
    keys = _keys(context, draft)
    menus = [menu for name, route, options in groups if options for menu in keys.menus(name, route, options)]
    return _page(context, draft, kind, menus, seat, *said)


def _page(
    context: ScreenContext, draft: CorrectionDraft, kind: str, items: Sequence[Any], seat: int = -1, *said: str
) -> Screen:
    """Show one question of the form."""
    what = speech.correctable(kind)
    whose = speech.who(context.status, seat) if seat >= 0 else ""
    title = _("### {what} of {who}", what=what, who=whose) if whose else f"### {what}"
    back = _keys(context, draft).tap(_("Back"), f"{FORM}/on")
    return context.screen(text(title, *said), *items, row(back), colour=QUIET)


def own(context: ScreenContext, request: Request) -> Screen:
    """Show the user's own open request, with the button to change it."""
    shown = private(context, request)
    return shown.below(row(context.tap(_("Change it"), f"{FORM}/again")))


def ways(context: ScreenContext) -> list[Any]:
    """Return the buttons to the form and to the open request of the table."""
    return [context.tap(_("Correct the table"), f"{FORM}@{MORE}"), *context.requests(MORE, "correct")]


def done(context: ScreenContext) -> Screen:
    """Tell a manager of the server that the correction was made."""
    return context.screen(
        text(f"**{speech.game_name(context.status)}**", _("The table has been corrected, and the log says so.")),
        *rows([context.tap(_("Board"), "board"), context.tap(_("Log"), "log")]),
        colour=QUIET,
    )


# --- the vote --------------------------------------------------------------------------------------------------------


def _wanted(status: Status, request: Request) -> list[str]:
    return changes(status, entry_codec.decode(request.facts["news"].encode()))


def _voted(request: Request, user: int) -> str:
    if request.state == "agreed":
        return _("All have agreed: the table is corrected.")
    if request.state == "lapsed":
        return _("All have agreed, but it no longer fits the table. Nothing was changed.")
    return still_needed(request, user, len(request.missing))


WORDS["correct"] = Words(
    name=N_("### Correct the table"),
    called=to_all(N_("{names}, do you agree to correct the table in {game}?")),
    title=lambda status, request: [
        _("**{who} asks to correct the table**", who=who(status, request.user)),
        *_wanted(status, request),
    ],
    mine=lambda status, request: [_("You have asked to correct the table:"), *_wanted(status, request)],
    facts=lambda status, request: [
        asked(request, _("All must agree.")),
        _only(),
        *tally(status, request),
    ],
    small=by_asker(
        N_(
            "If a number changes meanwhile, the same amount is added or taken off. {who} can withdraw this with **Keep as it is**."
        )
    ),
    taps=lambda status, request, keys: agree_or_not(_("Agree to correct it"), _("Keep as it is"), keys),
    agreed=lambda status, request: [_("Corrected. Agreed: {marks}", marks=marks(status, request.agreed))],
    voted=_voted,
)
