"""The screens of one's turn: all that the player may do now. (`bot/routes/panel.py`: the routes; `bot/tables/panel.py`: the look.)"""

from __future__ import annotations

from typing import Any, Final

from bot import speech
from bot.components import BLUE, RED, Tap, row, rows, rule, text
from bot.screen import QUIET, Screen
from bot.screens import absence, annexes, coach, correcting, hand, help, orders, result, succession, verbs
from bot.screens.around import looks
from bot.screens.context import ScreenContext
from bot.screens.navigation import MORE
from bot.screens.story import own
from bot.speech import _
from bot.tables.live import begins_turn
from engine.bounds.rating_tax import tax_of_a_step
from engine.card import CARDS, KEYS

NAMED: Final = 4
"""How many of the cards that have come are named, beside the number of the others."""
DONE: Final = 120
"""The most characters of what was done in a turn, above its second action: three rows. The log has the rest."""


async def turn(context: ScreenContext) -> Screen:
    """Show the question of a turn: all actions by their letters."""
    if _begins(context):
        return _forced(context)
    second = "end" in context.decision.options
    if context.look.mode:
        return await _planned(context, second)
    not_now = verbs.not_now(context)
    done = speech.cut(done_line(context), DONE) if second else ""
    buttons = [_leave(context, BLUE)]
    if context.look.undoable:
        buttons.append(context.tap(_("Undo"), "undo"))
    if not second:
        buttons.append(context.tap(_("Since my turn"), "since"))
    buttons += [context.tap(_("More"), "more"), *help.first_steps(context)]
    menus, final = verbs.menus(context), speech.last_generation(context.view)
    return context.screen(
        text(
            _title(context), context.resources(), f"-# {final}" if final else "", _tax(context), _drawn(context, done)
        ),
        *orders.standing(context),
        *await hand.on_panel(context, menus),
        *menus,
        *verbs.buttons(context),
        text("-# " + _("Not now: {list}", list=speech.dots(not_now))) if not_now else None,
        rule(),
        text(_("Done: {what}", what=done)) if done else None,
        row(*buttons),
        *rows([*coach.ways(context), *looks(context)]),
    )


def _tax(context: ScreenContext) -> str:
    """Return what a step of rating costs where something that can be done raises it."""
    step = tax_of_a_step(context.view, context.me) if context.look.dues else None
    return "-# " + _("Each step of your TR costs {price} more now.", price=speech.money(step)) if step else ""


def _drawn(context: ScreenContext, done: str) -> str:
    """Return which cards have come by draws, unless the line about what was done names them all."""
    names = [CARDS[card].name for card in context.look.drawn if card in context.view.hand]
    if all(name in done for name in names):
        return ""
    if len(names) > NAMED + 1:
        names = [*names[:NAMED], speech.plural("{n} other", "{n} others", len(names) - NAMED)]
    return "-# " + _("New in your hand: {cards}.", cards=speech.listed(names))


def _title(context: ScreenContext) -> str:
    if "end" not in context.decision.options:
        return _("### Your turn, first of 2 actions")
    return _("### Another action, or pass") if context.view.plays_on else _("### Second action, or end your turn")


def _leave(context: ScreenContext, ending: Any = None) -> Tap:
    """Return the button that leaves the turn: its end, with this style, or a pass where the turn begins or nobody else follows."""
    if "end" in context.decision.options and not context.view.plays_on:
        return context.tap(_("End turn"), "pick/end", ending)
    return context.tap(_("Pass"), "passing")


async def _planned(context: ScreenContext, second: bool) -> Screen:
    """Show the question of a turn that is composed before it is sent or ordered."""
    if context.look.mode == "order":
        title = _("### Order ahead: second action") if second else _("### Order ahead: first action")
        said = _("Choose as if it were your turn now. Nothing is done until your turn comes.")
    else:
        title = _("### Whole turn: second action") if second else _("### Whole turn: first action")
        said = _("Nothing is sent until you press Send.")
    leave = context.tap(_("Back"), "home" if second else "plan/none")
    menus = verbs.menus(context)
    return context.screen(
        text(title, context.resources(), "-# " + said, _tax(context)),
        *await hand.on_panel(context, menus),
        *menus,
        *verbs.buttons(context),
        row(leave),
        *rows([*coach.ways(context), *looks(context)]),
    )


def _begins(context: ScreenContext) -> bool:
    """Whether a corporation demands a first action."""
    return context.decision.options[0].startswith("first:")


def _forced(context: ScreenContext) -> Screen:
    """Show the first action that a corporation demands; those of two corporations are one action."""
    *keys, leave = context.decision.options
    second = leave == "end"
    choices = [(key, speech.option(context.look, key)) for key in keys]
    demanded = [(key, CARDS[KEYS[key.partition(":")[2]]].name, one.full or one.hint) for key, one in choices]
    if len(keys) == 1:
        said = [_("Your corporation's first action: {what}.", what=demanded[0][2])]
        taps = [context.tap(_("Take the first action"), f"pick/{keys[0]}", BLUE)]
    else:
        said = [_("Your corporations' first actions, all in one action. Choose which comes first.")]
        said += ["- " + speech.colon(f"**{name}**", what) for _key, name, what in demanded]
        taps = [context.tap(name, f"pick/{key}", BLUE) for key, name, _what in demanded]
    if context.look.mode == "order":
        title = _("### Order ahead: second action") if second else _("### Order ahead: first action")
        others = [context.tap(_("Back"), "plan/none")]
    else:
        title, others = _title(context), [_leave(context)]
        others.append(context.tap(_("More"), "more"))
    return context.screen(
        text(title, context.resources()),
        text(*said),
        row(*taps),
        row(*others, *help.first_steps(context)),
        *rows(looks(context)),
    )


def done_line(context: ScreenContext) -> str:
    """Return what the player did in this turn in one line."""
    return speech.semicolons(own_lines(context))


def own_lines(context: ScreenContext) -> list[str]:
    """Return what the player did in this turn, one line per action."""
    # The screens say themselves that the player has passed.
    return own(context.look.done, context.status, context.seat, but="pass")[-4:]


def passing(context: ScreenContext) -> Screen:
    """Ask for confirmation before passing, which ends the player's generation."""
    n = context.view.generation
    could = verbs.possible(context)
    then = _("You take no more actions until generation {n}.", n=n + 1)
    if last := speech.last_generation(context.view):
        then = speech.sentences((last, _("You take no more actions; at the end, your plants still become greeneries.")))
    return context.screen(
        text(
            _("### Pass for generation {n}?", n=n),
            then,
            _("Still possible now: {list}.", list=speech.commas(could)) if could else "",
            _("Your corporation's first action waits until then.") if _begins(context) else "",
        ),
        row(context.tap(_("Pass for generation {n}", n=n), "sure/pass", RED), context.back()),
    )


def more(context: ScreenContext) -> Screen:
    """Show the buttons to all other screens."""
    seats = [context.tap(_("My table"), f"table/{context.seat}@{MORE}"), context.tap(_("Everybody"), "everybody")]
    last = [context.tap(_("My games"), "games"), context.tap(_("Reminders"), "remind")]
    if context.status.state == "running" and not context.look.reopenable:
        last.insert(0, context.tap(_("Undo"), f"undo@{MORE}"))
    if context.look.reopenable:
        last.insert(0, context.tap(_("Change my choice"), "change"))
    corrections = correcting.ways(context) if context.status.state == "running" else []
    return context.screen(
        text(_("### More")),
        row(context.tap(_("Hand"), f"cards@{MORE}"), *seats),
        row(*_prepared(context)) if context.status.state == "running" else None,
        row(context.tap(_("Log"), "log"), context.tap(_("Board"), "board"), context.tap(_("Board in words"), "words")),
        *rows(annexes.ways(context, MORE)),
        row(*last, help.button(context.keys, MORE)),
        *rows([*coach.switch(context), *absence.ways(context), *context.requests(MORE, "undo", "end"), *corrections]),
        row(context.back()),
        colour=QUIET,
    )


def _prepared(context: ScreenContext) -> list[Any]:
    taps = [context.tap(_("While you wait"), "orders"), context.tap(_("Note"), "note")]
    if not context.look.mode and begins_turn(context.look.decision):
        taps.insert(0, context.tap(_("Whole turn at once"), "plan/turn"))
    return taps


def stranger(context: ScreenContext) -> Screen:
    """Show a person without a seat what is public."""
    return context.screen(
        text(_("You have no seat here. You can see what is public.")),
        *rows(succession.ways(context), 3),
        *_public(context),
        row(context.tap(_("Follow"), "follow")),
        colour=QUIET,
    )


def stopped(context: ScreenContext) -> Screen:
    """Show a game that was ended before its end and can still be looked at."""
    name = speech.game_name(context.status)
    said = speech.sentences(
        (_("**{game}** was ended before it was over.", game=name), result.unfinished(context.status))
    )
    lines = [result.place(context.status, context.view, *at) for at in result.standings(context.status, context.view)]
    looks = row(
        context.tap(_("Points"), "points"), context.tap(_("Hands"), "hands"), context.tap(_("Watch again"), "watch")
    )
    again = row(context.tap(_("Play again"), "again", BLUE))
    return context.screen(
        text(said, *lines, result.when_shown(context.status)), looks, *_public(context), again, colour=QUIET
    )


def _public(context: ScreenContext) -> list[Any]:
    looks = (context.tap(_("Board"), "board"), context.tap(_("Everybody"), "everybody"), context.tap(_("Log"), "log"))
    return [row(*looks, help.button(context.keys)), *rows(annexes.ways(context))]
