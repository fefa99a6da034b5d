"""The verbs (kinds of action) of a turn on a panel: menus, buttons and lists, and the questions before some are done."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from bot import limits, speech
from bot.components import BLUE, GREEN, GREY, RED, Option, Tap, row, rows, text
from bot.screen import QUIET, Screen, depending, picture
from bot.screens import annexes
from bot.screens.context import ScreenContext
from bot.speech import N_, _
from bot.tables import Refused
from engine.box import Verb
from engine.core import Reason
from engine.expansions import open_box
from engine.view import View

NOT: Final = "not:"
"""Before the value of a menu's line that cannot be chosen now: choosing it explains why."""
PLAYABLE: Final = (N_("Playable, {n}"), N_("Playable, {first} to {last}"))
POSSIBLE: Final = (N_("Possible, {n}"), N_("Possible, {first} to {last}"))
NOT_NOW: Final = (N_("Not now, {n}"), N_("Not now, {first} to {last}"))
"""The titles of a menu of all such options, and of one of several menus of them."""


def letters(view: View) -> list[list[Verb]]:
    """Return the verbs in play, those that share a letter together."""
    found = open_box(view.options).verbs.values()
    return [list(verbs) for _letter, verbs in groupby(found, key=lambda verb: verb.letter)]


def ready(context: ScreenContext, verbs: Sequence[Verb]) -> list[str]:
    """Return the options of these verbs that can be chosen now."""
    verb_of = open_box(context.view.options).verb
    return [key for key in context.decision.options if verb_of(key) in verbs]


def closed(context: ScreenContext, verbs: Sequence[Verb]) -> dict[str, Reason]:
    """Return the options of these verbs that cannot be chosen now, where that is worth a line."""
    verb_of = open_box(context.view.options).verb
    return {key: why for key, why in context.look.hindered.items() if not why.moot and verb_of(key) in verbs}


def lettered(verb: Verb, said: str) -> str:
    """Return words under the letter of a verb: `B · Project`."""
    return speech.dots((verb.letter, said))


def menus(context: ScreenContext) -> list[Any]:
    """Return the menus of the verbs that stand as menus on the panel."""
    return [menu for verbs in letters(context.view) if verbs[0].form == "menu" for menu in _menu(context, verbs)]


def _menu(context: ScreenContext, verbs: Sequence[Verb]) -> list[Any]:
    said, route = speech.VERBS[verbs[0].key], f"do/{verbs[0].letter.lower()}"
    options, others = _lines(context, verbs)
    n, of = len(options), len(options) + len(others)
    if not of:
        return [text("-# " + _(said.nothing))] if said.nothing else []
    if not n and not verbs[0].standing:
        return []

    title = lettered(verbs[0], _(said.title, price=_price(context, options)))
    if of <= limits.OPTIONS:
        menu = [*options, *map(_marked, others)]
        counted = speech.dots((title, _("{n} of {all}", n=n, all=of)))
        # How many there are is seen in the menu, too.
        return context.keys.menus(counted if len(counted) <= speech.MENU_ROW else title, route, menu)
    # Where one menu cannot hold all, what can be chosen stands apart from what cannot.
    can = PLAYABLE if said.cards else POSSIBLE
    letter = verbs[0].letter
    return [*titled(context, letter, can, route, options), *titled(context, letter, NOT_NOW, route, others)]


def titled(
    context: ScreenContext, begin: str, titles: tuple[str, str], route: str, options: Sequence[Option]
) -> list[Any]:
    """Return menus whose titles say behind `begin` how many options there are, or which of them each of several menus has."""
    whole, some = titles
    return context.keys.menus(
        speech.dots((begin, _(whole, n=len(options)))),
        route,
        options,
        lambda first, last: speech.dots((begin, _(some, first=first, last=last))),
    )


def _price(context: ScreenContext, options: Sequence[Option]) -> str:
    """Return the price of the first of some options, in words."""
    return speech.option(context.look, options[0].value).price if options else ""


def _lines(context: ScreenContext, verbs: Sequence[Verb]) -> tuple[list[Option], list[Option]]:
    """Return the lines of a menu: what can be chosen now, and what cannot, with the reason."""
    options: list[Option] = []
    for key in ready(context, verbs):
        choice = speech.option(context.look, key)
        options.append(Option(choice.label, key, choice.hint))
    others: list[Option] = []
    for key, why in closed(context, verbs).items():
        others.append(Option(speech.choice_name(context.look, key), NOT + key, speech.why_not(why, context.view)))
    return options, others


def _marked(option: Option) -> Option:
    """Return a line for an option that cannot be chosen now, among others that can."""
    return option._replace(label=_("Not now · {name}", name=option.label))


def buttons(context: ScreenContext) -> list[Any]:
    """Return a button for each other verb that can do something now, and for those that are always shown."""
    taps: list[Tap] = []
    last: list[Tap] = []
    for verbs in letters(context.view):
        if verbs[0].form != "menu":
            can = ready(context, verbs)
            if can or any(verb.standing for verb in verbs):
                vain = verbs[0].form == "button" and can and all(key in context.decision.vain for key in can)
                (last if vain else taps).append(_button(context, verbs[0], can))
    return rows(taps + last)


def _button(context: ScreenContext, verb: Verb, can: Sequence[str]) -> Tap:
    said = speech.VERBS[verb.key]
    price = speech.money(context.look.price(can[0])) if can else ""
    label, route = _(said.button, price=price), f"list/{verb.key}"
    if verb.form == "button" and len(can) == 1:
        (key,) = can
        vain = key in context.decision.vain
        label = label if key == verb.key and not vain else speech.option(context.look, key).label
        if due := context.look.dues.get(key):
            label = _("{what}, up to {price}", what=label, price=speech.money(due))
        route = f"claim/{key}" if said.confirm or vain else f"pick/{key}"
        return context.tap(lettered(verb, label), route, GREY if vain else GREEN)
    return context.tap(lettered(verb, label), route, GREEN if verb.form == "button" else GREY)


def not_now(context: ScreenContext) -> list[str]:
    """Return the small line of a panel about which letters cannot be used, with what is missing."""
    found: list[str] = []
    for verbs in letters(context.view):
        others = closed(context, verbs)
        if any(verb.standing for verb in verbs) or not others or ready(context, verbs):
            continue
        said = speech.VERBS[verbs[0].key]
        nearest = min(others.values(), key=lambda why: (why.key != "too-dear", why.short))
        gap = said.gap(context.view, others) if said.gap else ""
        name, gap = _(said.name), gap or speech.why_not(nearest, context.view)
        found.append(f"{verbs[0].letter}\u00a0{speech.commas((name, gap))}")
    return found


async def listed(context: ScreenContext, key: str) -> Screen:
    """Show the options under one letter, as a menu with price and effect, and in a picture where there is one."""
    verbs = next((verbs for verbs in letters(context.view) if verbs[0].key == key and verbs[0].form != "menu"), None)
    if verbs is None:
        raise Refused("stale", context.look)
    said = speech.VERBS[key]
    options, others = _lines(context, verbs)
    lines = ["### " + lettered(verbs[0], _(said.title)), context.resources()]
    if said.so_far:
        lines.append(said.so_far(context.view))
    shown = context.keys.menus(_(said.ask), f"do/{key}", [*options, *map(_marked, others)]) if options or others else []
    drawn = await annexes.of_verb(context, key, ready(context, verbs))
    return context.screen(text(*lines), *drawn, *shown, row(context.back()))


def of_annex(context: ScreenContext, key: str) -> list[Any]:
    """Return the actions on an annex in a turn: how much has been done, and the menus of its verbs."""
    shown = next((one for one in annexes.annexes(context) if one.key == key), None)
    asked = context.look.decision
    if shown is None or asked is None or asked.kind != "turn":
        return []
    found = [verbs for verbs in letters(context.view) if verbs[0].key in shown.verbs and verbs[0].form == "menu"]
    found = [verbs for verbs in found if ready(context, verbs)]
    so_far = [said(context.view) for verbs in found if (said := speech.VERBS[verbs[0].key].so_far)]
    return [*([text(*so_far)] if so_far else []), *(menu for verbs in found for menu in _menu(context, verbs))]


def stands_in_list(context: ScreenContext, key: str) -> str:
    """Return the verb from whose list an option was chosen, to which undoing the pick leads; empty for another screen."""
    verb = _verb(context, key)
    in_list = verb is not None and verb.form == "list" and verb.key != key and not speech.VERBS[verb.key].confirm
    return verb.key if verb is not None and in_list else ""


def asks(context: ScreenContext, key: str) -> Screen | None:
    """Return the question before an option is done: whether it is meant, possibly although it has no effect; None for no question."""
    verb = _verb(context, key)
    if verb is not None and speech.VERBS[verb.key].confirm:
        return claim(context, key)
    return in_vain(context, key)


def _verb(context: ScreenContext, key: str) -> Verb | None:
    return open_box(context.view.options).verb(key)


def in_vain(context: ScreenContext, key: str) -> Screen | None:
    """Return the question before an option without any effect, which the rules allow; None where it has one."""
    verb, why = _verb(context, key), speech.in_vain(context.view, key)
    if verb is None or not why:
        return None
    spent = speech.VERBS[verb.key].spent
    cost, why = spent(context.view, key) if spent else "", speech.capital(why)
    said, anyway = _("{why}: this would bring nothing.", why=why), _("Do it anyway")
    if cost:
        said = _("{why}: {price} would change nothing on Mars.", why=why, price=cost)
        anyway = _("Pay {price} anyway", price=cost)
    return context.screen(
        text("### " + lettered(verb, _("{what}?", what=speech.option(context.look, key).label)), said),
        row(context.tap(anyway, f"sure/{key}", RED), context.back(BLUE)),
    )


def claim(context: ScreenContext, key: str) -> Screen:
    """Ask for confirmation before a milestone, an award or the like is paid for."""
    verb = _verb(context, key)
    said = speech.VERBS[verb.key] if verb is not None else None
    if verb is None or said is None or not said.confirm:
        raise Refused("stale", context.look)
    question, button = said.confirm
    choice, price = speech.option(context.look, key), speech.money(context.look.price(key))
    return context.screen(
        text(
            "### " + lettered(verb, _(question, name=speech.capital(choice.name), price=price)),
            speech.ended(speech.capital(choice.hint)),
            said.so_far(context.view) if said.so_far else "",
            _("You have {money}.", money=speech.means(context.view, key)),
        ),
        row(context.tap(_(button, price=price), f"sure/{key}", GREEN), context.back()),
    )


def possible(context: ScreenContext) -> list[str]:
    """Return what the player gives up by passing, menus first: each verb with its useful options."""
    found: list[str] = []
    useful = context.decision.useful
    for verb in sorted(open_box(context.view.options).verbs.values(), key=lambda verb: verb.form != "menu"):
        said, can = speech.VERBS[verb.key], [key for key in ready(context, [verb]) if key in useful]
        if said.possible and can:
            found += said.possible(context.view, can)
    return found


async def why_not(context: ScreenContext, key: str) -> Screen:
    """Return in full why an option cannot be chosen now."""
    why = context.look.hindered.get(key)
    card = speech.card_to_choose(context.look, key)
    name = speech.choice_name(context.look, key)
    if why is None:
        return context.screen(text(_("**{name}** can be done after all.", name=name)), row(context.back()))
    said = speech.why_not_in_full(why, context.view)
    lines = [_("**{name}: {why}.**", name=name, why=said)]
    if card and card.as_play == key and why.key == "too-dear":
        lines.append(speech.price_and_means(context.look, card))
    drawn: list[Any] = []
    if card:
        lies = card.as_action == key
        drawn = await (context.artist.in_play(context.view, [card.id]) if lies else context.artist.offer([card.id]))
    taps = [context.back(BLUE)]
    if why.key == "too-dear" and "sell" in context.decision.options and card:
        taps.append(context.tap(_("Sell cards"), "pick/sell"))
    return context.screen(
        text(*lines),
        picture(*drawn),
        # The picture and its alt text say what the card does.
        depending(
            drawn, lambda seen: [text("-# " + speech.card_text(card)[: limits.LOG_PAGE])] if card and not seen else []
        ),
        text(said) if (said := speech.no_attacks(context.view, card)) else None,
        row(*taps),
        colour=QUIET,
    )
