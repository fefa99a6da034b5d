"""The private panel: everything that one may do now (first and second action), and what is shown while others play."""

from __future__ import annotations

from typing import Any

from bot import limits, speech
from bot.components import BLUE, GREEN, QUIET, RED, Option, Screen, picture, row, rows, rule, text
from bot.screens import help
from bot.screens.context import Desk
from bot.screens.navigation import MORE
from bot.screens.story import own
from bot.speech import _
from engine.card import CARDS, KEYS

NOT = "not:"
"""Before the value of a menu's line that cannot be chosen now: choosing it explains why."""


async def turn(desk: Desk) -> Screen:
    """The question of a turn: all actions by their letters."""
    options = desk.decision.options
    if options[0].startswith("first:"):
        return _forced(desk)
    second = "end" in options
    title = _("### Second action, or end your turn") if second else _("### Your turn, first of 2 actions")
    not_now = speech.not_now(desk.look)
    last: list[Any] = []
    if second and (done := done_line(desk)):
        last.append(text(_("Done: {what}", what=done)))
    buttons = [desk.tap(_("End turn"), "pick/end", BLUE)] if second else [desk.tap(_("Pass"), "passing")]
    if desk.look.undoable:
        buttons.append(desk.tap(_("Undo"), "undo"))
    if not second:
        buttons.append(desk.tap(_("Since my turn"), "since"))
    buttons += [desk.tap(_("More"), "more"), *help.first_steps(desk)]
    return desk.screen(
        text(title, desk.resources()),
        *await hand(desk),
        *_cards(desk),
        *_actions(desk),
        *_letters(desk),
        text("-# " + _("Not now: {list}", list=" · ".join(not_now))) if not_now else None,
        rule(),
        *last,
        row(*buttons),
    )


def _forced(desk: Desk) -> Screen:
    key = desk.decision.options[0]
    choice = speech.option(desk.look, key)
    return desk.screen(
        text(_("### Your turn, first of 2 actions"), desk.resources()),
        text(_("Your corporation begins with this: {what}.", what=choice.hint)),
        row(
            desk.tap(_("Take the first action"), f"pick/{key}", BLUE),
            desk.tap(_("More"), "more"),
            *help.first_steps(desk),
        ),
    )


async def hand(desk: Desk) -> list[Any]:
    """The hand as a picture, where there is one."""
    cards = hand_order(desk)
    return picture(*await desk.artist.hand(desk.view, cards, speech.unplayable(desk.look)))


def hand_order(desk: Desk) -> list[int]:
    """The hand with what lies under cards: playable first, in the order held."""
    cards = [*desk.view.hand, *desk.me.hosted]
    hindered = speech.unplayable(desk.look)
    return [c for c in cards if c not in hindered] + [c for c in cards if c in hindered]


def _cards(desk: Desk) -> list[Any]:
    cards = hand_order(desk)
    if not cards:
        return [text("-# " + _("No cards in hand"))]
    hindered = speech.unplayable(desk.look)
    options: list[Option] = []
    for card in (CARDS[c] for c in cards):
        if card.id in hindered:
            options.append(Option(_("Not now · {name}", name=card.name), NOT + card.as_play, hindered[card.id]))
        else:
            label, hint = speech.option(desk.look, card.as_play)
            options.append(Option(label, card.as_play, hint))
    playable = len(cards) - len(hindered)
    return desk.keys.menus(
        _("A · Play a card · {n} of {all}", n=playable, all=len(cards)),
        "do/a",
        options,
        _("A · Cards {first} to {last}"),
    )


def _actions(desk: Desk) -> list[Any]:
    own = [CARDS[c] for c in desk.me.played if CARDS[c].action is not None]
    if not own:
        return []
    ready = [c for c in own if c.as_action in desk.decision.options]
    options = [Option(*_labelled(desk, c.as_action)) for c in ready]
    for card in own:
        if card not in ready:
            why = desk.look.hindered.get(card.as_action)
            said = speech.why_not(why, desk.view) if why else ""
            options.append(Option(_("Not now · {name}", name=card.name), NOT + card.as_action, said))
    title = _("E · Use a card action · {n} of {all}", n=len(ready), all=len(own))
    return desk.keys.menus(title, "do/e", options, _("E · Actions {first} to {last}"))


def _labelled(desk: Desk, key: str) -> tuple[str, str, str]:
    choice = speech.option(desk.look, key)
    return choice.label, key, choice.hint


def _letters(desk: Desk) -> list[Any]:
    options = desk.decision.options
    taps = [desk.tap(_("B · Project"), "list/project")]
    milestones = [k for k in options if k.startswith("milestone:")]
    if len(milestones) == 1:
        taps.append(desk.tap(f"C · {speech.option(desk.look, milestones[0]).label}", f"claim/{milestones[0]}", GREEN))
    elif milestones:
        taps.append(desk.tap(_("C · Milestone"), "list/milestone", GREEN))
    awards = [k for k in options if k.startswith("award:")]
    if awards:
        price = speech.option(desk.look, awards[0]).label.rpartition(", ")[2]
        taps.append(desk.tap(_("D · Award, {price}", price=price), "list/award"))
    if "convert:plants" in options:
        taps.append(desk.tap(_("F · Greenery"), "pick/convert:plants", GREEN))
    if "convert:heat" in options:
        taps.append(desk.tap(_("G · Temperature"), "pick/convert:heat", GREEN))
    return [row(*taps)]


def done_line(desk: Desk) -> str:
    """What was done in this turn, shortly."""
    return "; ".join(own_lines(desk))


def own_lines(desk: Desk) -> list[str]:
    """The same, an action a line."""
    return own(desk.look.done, desk.status, desk.seat)[-4:]


def listed(desk: Desk, verb: str) -> Screen:
    """B, C or D: a menu with price and effect."""
    titles = {
        "project": (_("### B · Standard project"), _("Choose a standard project")),
        "milestone": (_("### C · Claim a milestone"), _("Choose a milestone")),
        "award": (_("### D · Fund an award"), _("Choose an award")),
    }
    title, ask = titles[verb]
    options = [
        Option(*_labelled(desk, key))
        for key in desk.decision.options
        if key.startswith(f"{verb}:") or (verb == "project" and key == "sell")
    ]
    closed = [
        Option(_("Not now · {name}", name=label), NOT + key, speech.why_not(why, desk.view))
        for key, why in desk.look.hindered.items()
        if key.startswith(f"{verb}:") and why.reason != "claimed" and (label := speech.option(desk.look, key).label)
    ]
    lines = [title, desk.resources()]
    if verb != "project":
        lines.append(_taken(desk, verb))
    route = "do/b" if verb == "project" else f"do/{verb}"
    menus = desk.keys.menus(ask, route, [*options, *closed]) if options or closed else []
    return desk.screen(text(*lines), *menus, row(desk.back()))


def _taken(desk: Desk, verb: str) -> str:
    """How many milestones are claimed, or awards funded, of those that can be."""
    if verb == "milestone":
        return _("Claimed so far: {n} of 3.", n=len(desk.view.milestones))
    return _("Funded so far: {n} of 3.", n=len(desk.view.awards))


def vain(desk: Desk, key: str) -> bool:
    """Whether this is a standard project that would change nothing."""
    verb, _colon, what = key.partition(":")
    return verb == "project" and bool(speech.in_vain(desk.view, what))


def in_vain(desk: Desk, key: str) -> Screen:
    """The rules allow a standard project that changes nothing, so it is asked once whether it is meant."""
    what = key.partition(":")[2]
    price = speech.money(speech.project_price(desk.view, what))
    why = speech.capital(speech.in_vain(desk.view, what))
    return desk.screen(
        text(
            f"### B · {speech.option(desk.look, key).label}?",
            _("{why}: {price} would change nothing on Mars.", why=why, price=price),
        ),
        row(desk.tap(_("Pay {price} all the same", price=price), f"sure/{key}", RED), desk.back(BLUE)),
    )


def claim(desk: Desk, key: str) -> Screen:
    """One question before a milestone or an award is paid for."""
    choice = speech.option(desk.look, key)
    verb = key.partition(":")[0]
    title = _("### C · Claim {what}?") if verb == "milestone" else _("### D · Fund {what}?")
    button = _("Claim for {price}") if verb == "milestone" else _("Fund for {price}")
    name, _comma, price = choice.label.rpartition(", ")
    return desk.screen(
        text(
            title.format(what=choice.label),
            speech.capital(choice.hint) + ".",
            _taken(desk, verb),
            _("You have {money}.", money=speech.means(desk.view)),
        ),
        row(desk.tap(button.format(name=name, price=price), f"sure/{key}", GREEN), desk.back()),
    )


def passing(desk: Desk) -> Screen:
    """Passing gives up the rest of the generation, so it is asked once."""
    n = desk.view.generation
    could: list[str] = []
    options = desk.decision.options
    if cards := sum(k.startswith("play:") for k in options):
        could.append(speech.plural("{n} card to play", "{n} cards to play", cards))
    if actions := sum(k.startswith("action:") for k in options):
        could.append(speech.plural("{n} card action", "{n} card actions", actions))
    could += [f"**{speech.option(desk.look, k).label}**" for k in options if k.startswith(("milestone:", "convert:"))]
    return desk.screen(
        text(
            _("### Pass for generation {n}?", n=n),
            _("You take no more actions until generation {n}.", n=n + 1),
            _("Still possible now: {list}.", list=", ".join(could)) if could else "",
        ),
        row(desk.tap(_("Pass for generation {n}", n=n), "sure/pass", RED), desk.back()),
    )


def more(desk: Desk) -> Screen:
    """Everything else."""
    seats = [desk.tap(_("My table"), f"table/{desk.seat}@{MORE}"), desk.tap(_("Everybody"), "everybody")]
    last = [desk.tap(_("My games"), "games")]
    if desk.status.state == "running" and not desk.look.reopenable:
        last.insert(0, desk.tap(_("Undo"), f"undo@{MORE}"))
    if desk.look.reopenable:
        last.insert(0, desk.tap(_("Change my choice"), "change"))
    return desk.screen(
        text(_("### More")),
        row(desk.tap(_("Hand, full cards"), "hand"), *seats),
        row(desk.tap(_("Log"), "log"), desk.tap(_("Board"), "board"), desk.tap(_("Board in words"), "words")),
        row(*last, help.button(desk.keys, MORE)),
        *rows(desk.requests(MORE, "undo", "end")),
        row(desk.back()),
        colour=QUIET,
    )


def stranger(desk: Desk) -> Screen:
    """For who has no seat: what is public."""
    return desk.screen(text(_("You have no seat here. What is public is open to you.")), _public(desk), colour=QUIET)


def stopped(desk: Desk) -> Screen:
    """The game was ended before it was over; it can still be looked at."""
    name = speech.game_name(desk.status)
    said = _("**{game}** was ended before it was over. The points are not counted.", game=name)
    return desk.screen(text(said), _public(desk), colour=QUIET)


def _public(desk: Desk) -> Any:
    looks = (desk.tap(_("Board"), "board"), desk.tap(_("Everybody"), "everybody"), desk.tap(_("Log"), "log"))
    return row(*looks, help.button(desk.keys))


async def why_not(desk: Desk, key: str) -> Screen:
    """Why something cannot be done now, in full."""
    why = desk.look.hindered.get(key)
    card = CARDS.get(KEYS.get(key.partition(":")[2], 0)) if key.startswith(("play:", "action:")) else None
    name = card.name if card else speech.option(desk.look, key).label
    if why is None:
        return desk.screen(text(_("**{name}** can be done after all.", name=name)), row(desk.back()))
    said = speech.why_not_in_full(why, desk.view)
    lines = [_("**{name}: {why}.**", name=name, why=said)]
    if card and key.startswith("play:") and why.reason == "too-dear":
        lines.append(speech.price_and_means(desk.look, card))
    drawn: list[Any] = []
    if card:
        lies = card.as_action == key
        drawn = await (desk.artist.in_play(desk.view, [card.id]) if lies else desk.artist.offer([card.id]))
    taps = [desk.back(BLUE)]
    if why.reason == "too-dear" and "sell" in desk.decision.options and card:
        taps.append(desk.tap(_("Sell cards"), "pick/sell"))
    return desk.screen(
        text(*lines),
        picture(*drawn),
        # The picture and its alt text say what the card does.
        text("-# " + speech.card_text(card)[: limits.LOG_PAGE]) if card and not drawn else None,
        row(*taps),
        colour=QUIET,
    )
