"""Going back: what an undo takes back, and what will be so afterwards."""

from __future__ import annotations

from bot import limits, speech
from bot.components import BLUE, RED, Option, Screen, row, text
from bot.screens.desk import Desk
from bot.speech import _
from bot.tables import Barrier, Done, Plan
from engine.card import CARDS
from engine.view import View


def undo(desk: Desk, plan: Plan, steps: int = 1) -> Screen:
    """How far, and what will be so afterwards."""
    if not plan.steps:
        return desk.screen(text(_("### Undo"), _nothing(desk, plan.barrier)), row(desk.tap(_("Back"), "home", BLUE)))
    steps = min(steps, len(plan.steps))
    shown = plan.steps[: limits.OPTIONS]
    options = [
        Option(_step(desk, done), str(n), _("the action before as well") if n > 1 else "", n == steps)
        for n, done in enumerate(shown, 1)
    ]
    after = _difference(desk, plan.now, plan.after[steps - 1])
    label = speech.plural("Undo {n} action", "Undo {n} actions", steps)
    return desk.screen(
        text(_("### Undo"), _("Choose how far. Nobody has played since, and nothing hidden was shown.")),
        row(desk.keys.menu(_("How far?"), "undo", options)),
        text(_("**After the undo**"), *[f"- {line}" for line in after]),
        row(desk.tap(label, f"undone/{steps}", RED), desk.tap(_("Keep"), "home")),
        text("-# " + _nothing(desk, plan.barrier), "-# " + _("What is undone stays in the log, struck through.")),
    )


def _step(desk: Desk, done: Done) -> str:
    lines = speech.lines(done.news, desk.status, desk.seat)
    return lines[0].replace("**", "").replace("\\", "") if lines else _("Your choice")


def _nothing(desk: Desk, barrier: Barrier) -> str:
    match barrier.reason:
        case "answered" if barrier.seat is not None:
            return _(
                "Further back {who} has played; that would need the table.", who=speech.who(desk.status, barrier.seat)
            )
        case "reopened" if barrier.seat is not None:
            return _("Further back {who} has changed their choice.", who=speech.who(desk.status, barrier.seat))
        case "revealed":
            return _("Further back something hidden was shown, such as a card drawn.")
        case _:
            return _("There is nothing further back.")


def _difference(desk: Desk, now: View, then: View) -> list[str]:
    """What changes for this player, and on Mars."""
    was, will = now.seats[desk.seat], then.seats[desk.seat]
    out: list[str] = []
    back = [CARDS[c].name for c in then.hand if c not in now.hand]
    if back:
        out.append(_("{cards} back in hand", cards=speech.listed([f"**{name}**" for name in back])))
    gone = [s for s in now.tiles if s not in then.tiles]
    if gone:
        out.append(_("tiles taken off: {spaces}", spaces=", ".join(gone)))
    stock = [
        f"{speech.signed(will.stock[k] - n)} {speech.resource(k)} ({speech.number(n)} → {speech.number(will.stock[k])})"
        for k, n in was.stock.items()
        if will.stock[k] != n
    ]
    made = [
        f"{speech.production(k)} {speech.signed(will.production[k] - n)} ({speech.number(n)} → {speech.number(will.production[k])})"
        for k, n in was.production.items()
        if will.production[k] != n
    ]
    out += [", ".join(part) for part in (stock, made) if part]
    if was.tr != will.tr:
        out.append(f"TR {speech.number(was.tr)} → {speech.number(will.tr)}")
    return out or [_("you choose again")]
