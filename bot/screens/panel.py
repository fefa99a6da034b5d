"""The screens of one's turn: all that the player may do now. (`bot/routes/panel.py`: the routes; `bot/tables/panel.py`: the look.)"""

from __future__ import annotations

from typing import Any

from bot import limits, speech
from bot.components import BLUE, GREEN, QUIET, RED, Option, Screen, picture, row, rows, rule, text
from bot.screens import help
from bot.screens.context import ScreenContext
from bot.screens.navigation import MORE
from bot.screens.story import own
from bot.speech import _
from engine.card import CARDS, KEYS

NOT = "not:"
"""Prefix of a menu option that is impossible now: choosing it shows why."""


async def turn(context: ScreenContext) -> Screen:
    """Show the question of a turn: all actions by their letters."""
    options = context.decision.options
    if options[0].startswith("first:"):
        return _forced(context)
    second = "end" in options
    title = _("### Second action, or end your turn") if second else _("### Your turn, first of 2 actions")
    not_now = speech.not_now(context.look)
    last: list[Any] = []
    if second and (done := done_line(context)):
        last.append(text(_("Done: {what}", what=done)))
    buttons = [context.tap(_("End turn"), "pick/end", BLUE)] if second else [context.tap(_("Pass"), "passing")]
    if context.look.undoable:
        buttons.append(context.tap(_("Undo"), "undo"))
    if not second:
        buttons.append(context.tap(_("Since my turn"), "since"))
    buttons += [context.tap(_("More"), "more"), *help.first_steps(context)]
    return context.screen(
        text(title, context.resources()),
        *await hand(context),
        *_cards(context),
        *_actions(context),
        *_letters(context),
        text("-# " + _("Not now: {list}", list=" · ".join(not_now))) if not_now else None,
        rule(),
        *last,
        row(*buttons),
    )


def _forced(context: ScreenContext) -> Screen:
    key = context.decision.options[0]
    choice = speech.option(context.look, key)
    return context.screen(
        text(_("### Your turn, first of 2 actions"), context.resources()),
        text(_("Your corporation begins with this: {what}.", what=choice.hint)),
        row(
            context.tap(_("Take the first action"), f"pick/{key}", BLUE),
            context.tap(_("More"), "more"),
            *help.first_steps(context),
        ),
    )


async def hand(context: ScreenContext) -> list[Any]:
    """Draw the hand, if it has cards."""
    cards = hand_order(context)
    return picture(*await context.artist.hand(context.view, cards, speech.unplayable(context.look)))


def hand_order(context: ScreenContext) -> list[int]:
    """Return the cards in hand and those hosted by cards in play, the playable ones first."""
    cards = [*context.view.hand, *context.me.hosted]
    hindered = speech.unplayable(context.look)
    return [c for c in cards if c not in hindered] + [c for c in cards if c in hindered]


def _cards(context: ScreenContext) -> list[Any]:
    cards = hand_order(context)
    if not cards:
        return [text("-# " + _("No cards in hand"))]
    hindered = speech.unplayable(context.look)
    options: list[Option] = []
    for card in (CARDS[c] for c in cards):
        if card.id in hindered:
            options.append(Option(_("Not now · {name}", name=card.name), NOT + card.as_play, hindered[card.id]))
        else:
            options.append(Option(*_labelled(context, card.as_play)))
    playable = len(cards) - len(hindered)
    return context.keys.menus(
        _("A · Play a card · {n} of {all}", n=playable, all=len(cards)),
        "do/a",
        options,
        _("A · Cards {first} to {last}"),
    )


def _actions(context: ScreenContext) -> list[Any]:
    own = [CARDS[c] for c in context.me.played if CARDS[c].action is not None]
    if not own:
        return []
    ready = [c for c in own if c.as_action in context.decision.options]
    options = [Option(*_labelled(context, c.as_action)) for c in ready]
    for card in own:
        if card not in ready:
            why = context.look.hindered.get(card.as_action)
            said = speech.why_not(why, context.view) if why else ""
            options.append(Option(_("Not now · {name}", name=card.name), NOT + card.as_action, said))
    title = _("E · Use a card action · {n} of {all}", n=len(ready), all=len(own))
    return context.keys.menus(title, "do/e", options, _("E · Actions {first} to {last}"))


def _labelled(context: ScreenContext, key: str) -> tuple[str, str, str]:
    choice = speech.option(context.look, key)
    return choice.label, key, choice.hint


def _letters(context: ScreenContext) -> list[Any]:
    options = context.decision.options
    taps = [context.tap(_("B · Project"), "list/project")]
    milestones = [k for k in options if k.startswith("milestone:")]
    if len(milestones) == 1:
        taps.append(
            context.tap(f"C · {speech.option(context.look, milestones[0]).label}", f"claim/{milestones[0]}", GREEN)
        )
    elif milestones:
        taps.append(context.tap(_("C · Milestone"), "list/milestone", GREEN))
    awards = [k for k in options if k.startswith("award:")]
    if awards:
        price = speech.option(context.look, awards[0]).price
        taps.append(context.tap(_("D · Award, {price}", price=price), "list/award"))
    if "convert:plants" in options:
        taps.append(context.tap(_("F · Greenery"), "pick/convert:plants", GREEN))
    if "convert:heat" in options:
        taps.append(context.tap(_("G · Temperature"), "pick/convert:heat", GREEN))
    return [row(*taps)]


def done_line(context: ScreenContext) -> str:
    """Return what the player did in this turn in one line."""
    return "; ".join(own_lines(context))


def own_lines(context: ScreenContext) -> list[str]:
    """Return what the player did in this turn, one line per action."""
    return own(context.look.done, context.status, context.seat)[-4:]


def listed(context: ScreenContext, verb: str) -> Screen:
    """Show the menu of B, C or D, each option with price and effect."""
    titles = {
        "project": (_("### B · Standard project"), _("Choose a standard project")),
        "milestone": (_("### C · Claim a milestone"), _("Choose a milestone")),
        "award": (_("### D · Fund an award"), _("Choose an award")),
    }
    title, ask = titles[verb]
    options = [
        Option(*_labelled(context, key))
        for key in context.decision.options
        if key.startswith(f"{verb}:") or (verb == "project" and key == "sell")
    ]
    closed = [
        Option(_("Not now · {name}", name=label), NOT + key, speech.why_not(why, context.view))
        for key, why in context.look.hindered.items()
        if key.startswith(f"{verb}:") and why.reason != "claimed" and (label := speech.option(context.look, key).label)
    ]
    lines = [title, context.resources()]
    if verb != "project":
        lines.append(_taken(context, verb))
    route = "do/b" if verb == "project" else f"do/{verb}"
    menus = context.keys.menus(ask, route, [*options, *closed]) if options or closed else []
    return context.screen(text(*lines), *menus, row(context.back()))


def _taken(context: ScreenContext, verb: str) -> str:
    """Say how many milestones are claimed, or awards funded, of those that can be."""
    if verb == "milestone":
        return _("Claimed so far: {n} of 3.", n=len(context.view.milestones))
    return _("Funded so far: {n} of 3.", n=len(context.view.awards))


def vain(context: ScreenContext, key: str) -> bool:
    """Return whether this is a standard project that would change nothing."""
    verb, _colon, what = key.partition(":")
    return verb == "project" and bool(speech.in_vain(context.view, what))


def in_vain(context: ScreenContext, key: str) -> Screen:
    """Ask for confirmation of a standard project that would change nothing, which the rules allow."""
    what = key.partition(":")[2]
    price = speech.money(speech.project_price(context.view, what))
    why = speech.capital(speech.in_vain(context.view, what))
    return context.screen(
        text(
            f"### B · {speech.option(context.look, key).label}?",
            _("{why}: {price} would change nothing on Mars.", why=why, price=price),
        ),
        row(context.tap(_("Pay {price} all the same", price=price), f"sure/{key}", RED), context.back(BLUE)),
    )


def claim(context: ScreenContext, key: str) -> Screen:
    """Ask for confirmation before a milestone or an award is paid for."""
    choice = speech.option(context.look, key)
    verb = key.partition(":")[0]
    title = _("### C · Claim {what}?") if verb == "milestone" else _("### D · Fund {what}?")
    button = _("Claim for {price}") if verb == "milestone" else _("Fund for {price}")
    return context.screen(
        text(
            title.format(what=choice.label),
            speech.capital(choice.hint) + ".",
            _taken(context, verb),
            _("You have {money}.", money=speech.means(context.view)),
        ),
        row(context.tap(button.format(price=choice.price), f"sure/{key}", GREEN), context.back()),
    )


def passing(context: ScreenContext) -> Screen:
    """Ask for confirmation before passing, which ends the player's generation."""
    n = context.view.generation
    could: list[str] = []
    options = context.decision.options
    if cards := sum(k.startswith("play:") for k in options):
        could.append(speech.plural("{n} card to play", "{n} cards to play", cards))
    if actions := sum(k.startswith("action:") for k in options):
        could.append(speech.plural("{n} card action", "{n} card actions", actions))
    could += [
        f"**{speech.option(context.look, k).label}**" for k in options if k.startswith(("milestone:", "convert:"))
    ]
    return context.screen(
        text(
            _("### Pass for generation {n}?", n=n),
            _("You take no more actions until generation {n}.", n=n + 1),
            _("Still possible now: {list}.", list=", ".join(could)) if could else "",
        ),
        row(context.tap(_("Pass for generation {n}", n=n), "sure/pass", RED), context.back()),
    )


def more(context: ScreenContext) -> Screen:
    """Show the buttons to all other screens."""
    seats = [context.tap(_("My table"), f"table/{context.seat}@{MORE}"), context.tap(_("Everybody"), "everybody")]
    last = [context.tap(_("My games"), "games")]
    if context.status.state == "running" and not context.look.reopenable:
        last.insert(0, context.tap(_("Undo"), f"undo@{MORE}"))
    if context.look.reopenable:
        last.insert(0, context.tap(_("Change my choice"), "change"))
    return context.screen(
        text(_("### More")),
        row(context.tap(_("Hand, full cards"), "hand"), *seats),
        row(context.tap(_("Log"), "log"), context.tap(_("Board"), "board"), context.tap(_("Board in words"), "words")),
        row(*last, help.button(context.keys, MORE)),
        *rows(context.requests(MORE, "undo", "end")),
        row(context.back()),
        colour=QUIET,
    )


def stranger(context: ScreenContext) -> Screen:
    """Show a person without a seat what is public."""
    return context.screen(
        text(_("You have no seat here. What is public is open to you.")), _public(context), colour=QUIET
    )


def stopped(context: ScreenContext) -> Screen:
    """Show a game that was ended before it was over; it can still be looked at."""
    name = speech.game_name(context.status)
    said = _("**{game}** was ended before it was over. The points are not counted.", game=name)
    return context.screen(text(said), _public(context), colour=QUIET)


def _public(context: ScreenContext) -> Any:
    looks = (context.tap(_("Board"), "board"), context.tap(_("Everybody"), "everybody"), context.tap(_("Log"), "log"))
    return row(*looks, help.button(context.keys))


async def why_not(context: ScreenContext, key: str) -> Screen:
    """Show in full why something cannot be done now."""
    why = context.look.hindered.get(key)
    card = CARDS.get(KEYS.get(key.partition(":")[2], 0)) if key.startswith(("play:", "action:")) else None
    name = card.name if card else speech.option(context.look, key).label
    if why is None:
        return context.screen(text(_("**{name}** can be done after all.", name=name)), row(context.back()))
    said = speech.why_not_in_full(why, context.view)
    lines = [_("**{name}: {why}.**", name=name, why=said)]
    if card and key.startswith("play:") and why.reason == "too-dear":
        lines.append(speech.price_and_means(context.look, card))
    drawn: list[Any] = []
    if card:
        lies = card.as_action == key
        drawn = await (context.artist.in_play(context.view, [card.id]) if lies else context.artist.offer([card.id]))
    taps = [context.back(BLUE)]
    if why.reason == "too-dear" and "sell" in context.decision.options and card:
        taps.append(context.tap(_("Sell cards"), "pick/sell"))
    return context.screen(
        text(*lines),
        picture(*drawn),
        # The picture and its alt text already hold the card's text.
        text("-# " + speech.card_text(card)[: limits.LOG_PAGE]) if card and not drawn else None,
        row(*taps),
        colour=QUIET,
    )
