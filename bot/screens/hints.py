"""Hints: three possible moves, each with the chance to win and the reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot import speech
from bot.components import BLUE, Tap, row, text
from bot.screen import QUIET, Screen
from bot.screens.context import ScreenContext
from bot.speech import _
from bot.tables import Look
from engine.robots.reasons import about_equal, reasons
from engine.robots.search import Weighed

SHOWN: Final = 3
"""How many moves are named."""
FAR: Final = 0.1
"""A chance that is lower by so much is not called about equal."""
ROUTE: Final = "hint"


def ways(context: ScreenContext, origin: str = "") -> list[Tap]:
    """Return the button to the hint about the present question, if there is one; its Back leads to `origin`."""
    look = context.look
    asked = look.decision is not None and not look.decision.budget and look.mode != "order"
    if not (asked and context.status.rules.hinted):
        return []
    return [context.tap(_("What should I do?"), f"{ROUTE}@{origin}" if origin else ROUTE)]


def hint(context: ScreenContext, moves: Sequence[Weighed], *, reasoned: bool = False) -> Screen:
    """Show the best of the rated moves; with `reasoned` also how each differs most from the others."""
    shown = [*moves[:1], *sorted(moves[1:SHOWN], key=lambda move: -move.chance)]
    lines = [_line(context, shown, at) for at in range(len(shown))]
    alone = len(context.view.seats) == 1
    differing = reasoned and any(reasons(shown, at, alone=alone) for at in range(len(shown)))
    if differing:
        lines = [line for at, said in enumerate(lines) for line in (said, "-# " + why(shown, at, alone=alone))]
    said = speech.sentences(
        (_source(shown, alone=alone), *_compared(len(shown), reasoned=reasoned, differing=differing, alone=alone))
    )
    taps = [] if reasoned or len(shown) < 2 else [context.tap(_("Why?"), context.stays(f"{ROUTE}/why"))]
    asked = "" if context.decision.kind == "turn" else speech.question(context.view, context.status)
    return context.screen(
        text(_("### What you could do"), *([asked] if asked else [])),
        text(*lines),
        text("-# " + said),
        row(*taps, context.back(BLUE)),
        colour=QUIET,
    )


def _source(moves: Sequence[Weighed], *, alone: bool) -> str:
    """Say of what the percentages are the chance, and from how many simulations they come."""
    n = max(move.simulations for move in moves)
    if alone:
        return speech.plural(
            "How likely you are to reach the goal, judged by {n} game that the bot has played on from here with what you know.",
            "How likely you are to reach the goal, judged by {n} games that the bot has played on from here with what you know.",
            n,
        )
    return speech.plural(
        "How likely you are to win, judged by {n} game that the bot has played on from here with what you know.",
        "How likely you are to win, judged by {n} games that the bot has played on from here with what you know.",
        n,
    )


def _compared(n: int, *, reasoned: bool, differing: bool, alone: bool) -> list[str]:
    if n < 2:
        return [_("Nothing else is worth weighing.")]
    if not reasoned:
        return []
    if not differing:
        return [_("What they bring is much the same.")]
    if alone:
        return [
            _(
                "Below a move: what it should bring in the rest of the game, with all that is played after it, compared with the others. "
                "All of it is counted in the M€ that it is worth."
            )
        ]
    return [
        _(
            "Below a move: what it should bring in the rest of the game, with all that is played after it, compared with the others."
        )
    ]


def _line(context: ScreenContext, moves: Sequence[Weighed], at: int) -> str:
    """Return one move in a line: `1. **Power plant**, 46 %`."""
    move, best = moves[at], moves[0]
    percent = round(100 * move.chance)
    chance = _("{n}\u00a0%", n=percent)
    said = speech.commas(
        (f"**{_briefly(context, best.picks, move.picks) if at else named(context, move.picks)}**", chance)
    )
    # No move is called worse than one with a lower chance: moves with few simulations have more doubt.
    alike, far = percent == round(100 * best.chance), _far(best, move)
    no_better = (other for other in moves if round(100 * other.chance) <= percent and not _far(best, other))
    if at and far and about_equal(best, move):
        said = speech.commas(
            (said, speech.plural("judged by {n} game only", "judged by {n} games only", move.simulations))
        )
    elif at and (alike or any(about_equal(best, other) for other in no_better)):
        said = speech.commas((said, _("about equal to the first")))
    # The full stop is escaped, or Discord would number the moves itself.
    return f"{at + 1}\\. {said}"


def _far(best: Weighed, move: Weighed) -> bool:
    """Return whether a move's chance stands far below the first, though few simulations may be mistaken in it."""
    return best.chance - move.chance >= FAR


def named(context: ScreenContext, picks: Sequence[str]) -> str:
    """Return an answer in the words of its options, with what they cost."""
    look = context.look
    said = [speech.with_kind(look, pick, _priced(look, pick)) for pick in picks]
    return speech.listed(said) or _("None of them")


def _priced(look: Look, pick: str) -> str:
    option = speech.option(look, pick)
    price = speech.due_of(look, pick) or option.price
    return speech.commas((option.name, price)) if price else option.label


def _briefly(context: ScreenContext, first: Sequence[str], picks: Sequence[str]) -> str:
    """Return an answer in the words of its options, or by how it differs from a first one where that is shorter."""
    less = [pick for pick in first if pick not in picks]
    more = [pick for pick in picks if pick not in first]
    if len(less) + len(more) >= len(picks):
        return named(context, picks)
    if less and more:
        return _("The first with {more}, without {less}", more=named(context, more), less=named(context, less))
    return (
        _("The first without {cards}", cards=named(context, less))
        if less
        else _("The first, and also {cards}", cards=named(context, more))
    )


def why(moves: Sequence[Weighed], at: int, *, alone: bool) -> str:
    """Return a sentence about how one move differs most from the others, with what it gains first.

    One that differs as an earlier one does is compared with that. `alone` (solo games): in M€ instead of points.
    """
    found = reasons(moves, at, alone=alone)
    for before in range(at) if found else ():
        if _directions(reasons(moves, before, alone=alone)) == _directions(found):
            differs = _told(reasons([moves[before], moves[at]], 1, alone=alone), alone=alone)
            if not differs:
                return _("Much like move {n}.", n=before + 1)
            return speech.ended(_("Like move {n}, with {differences}", n=before + 1, differences=differs))
    return speech.ended(_told(found, alone=alone)) if found else _("Much like the others.")


def _directions(found: Sequence[tuple[str, float]]) -> set[tuple[str, bool]]:
    """Return in what a move differs, and whether it gains there."""
    return {(group, n > 0) for group, n in found}


def _told(found: Sequence[tuple[str, float]], *, alone: bool) -> str:
    """Return differences in words, gains first; empty for none."""
    gained, lost = ([(group, n) for group, n in found if (n > 0) is gains] for gains in (True, False))
    said = [
        speech.commas(
            _("{amount} from {source}", amount=_amount(n, alone=alone), source=speech.feature_name(group))
            for group, n in some
        )
        for some in (gained, lost)
    ]
    if all(said):
        return _("{gained}, but {lost}", gained=said[0], lost=said[1])
    return speech.commas(said)


def _amount(n: float, *, alone: bool) -> str:
    """Return a difference of points, or with `alone` of M€: `+1.5 VP`."""
    return _("{n}\u00a0M€", n=_signed(n)) if alone else _("{n}\u00a0VP", n=_signed(n))


def _signed(n: float) -> str:
    return speech.signed(round(n)) if abs(n) >= 10 else speech.signed(n, 1)
