"""The screen of any decision, chosen by the decision's kind and never by its card: spaces, players, cards, amounts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot import limits, speech
from bot.components import BLUE, GREEN, MENUS, Option, row, rows, text
from bot.screen import Screen, picture
from bot.screens import annexes, beginning, card, choose, coach, draft, first, help, panel, spaces
from bot.screens.around import looks
from bot.screens.context import ScreenContext
from bot.speech import _
from engine.card import CARDS
from engine.tableau import protected

FEW: Final = 10
"""The most spaces that are shown as buttons; more are menus."""
SHORT: Final = 25
"""Characters of a button's label with which two may stand in one line on a phone."""
ALONE: Final = 3
"""The most options that are buttons with a line of their own, where their labels are longer than that; and the most cards."""
TAKEN: Final = "remove-card:"
"""Prefix of the key of a question for the card that loses its resources."""
LOSSES: Final = {"remove": "", "steal": "", "reduce": "production:"}
"""The questions about whom to take something from, each with what the key of a production has before its name."""
FEWER: Final = "fewer:"
"""Prefix of an option that takes less than possible; the seat follows."""


async def ask(context: ScreenContext) -> Screen:
    """Return the screen of the present question, whatever it is."""
    decision = context.decision
    if decision.budget:
        return await card.payment(context, decision.budget)
    if decision.kind == "turn":
        return await panel.turn(context)
    if beginning.applies(context):
        return await beginning.screen(context)
    if decision.key == "corporation":
        return await first.corporation(context)
    if decision.least != 1 or decision.most != 1 or decision.key == "draft" or choose.offered(context):
        return await several(context)
    match decision.kind:
        case "space":
            return await _space(context)
        case "player":
            return _player(context)
        case "card":
            return await _card(context)
        case _:
            return await _option(context)


async def again(context: ScreenContext, chosen: Mapping[str, Sequence[str]]) -> Screen:
    """Return the screen of a question that was answered before; what was `chosen` is selected where several cards are."""
    if beginning.applies(context):
        return await beginning.screen(context, beginning.answered(chosen))
    if context.decision.key == "corporation":
        return await first.corporation(context, chosen.get("buy", ()))
    if context.decision.most > 1 and (picks := chosen.get(context.decision.key)):
        return await several(context, list(picks))
    return await ask(context)


async def several(context: ScreenContext, chosen: list[str] | None = None) -> Screen:
    """Show cards to select before any is taken. `chosen`: those selected so far; only the last button sends the answer."""
    if context.decision.key == "draft":
        return await draft.packet(context, chosen or [])
    return await choose.several(context, chosen)


def sentence(context: ScreenContext) -> str:
    """Return the question as the first line of a direct message: it is the notification on a phone."""
    if context.decision.key == "draft":
        return context.named(draft.sentence(context))
    if beginning.applies(context) and context.decision.key == "corporation":
        return context.named(_("Choose your corporation, two preludes and first cards."))
    return context.named(speech.question(context.view, context.status))


def _source(context: ScreenContext) -> str:
    """Return the card, or what else asks; empty where the question stands for itself."""
    cause = context.decision.cause
    return CARDS[cause.card].name if cause.card in CARDS else speech.capital(speech.bonus_text(cause.source))


def _heading(context: ScreenContext) -> str:
    source, asked = _source(context), speech.question(context.view, context.status)
    return f"### {source}\n{asked}" if source else f"### {asked.removesuffix('.')}"


def _composed(context: ScreenContext) -> list[Any]:
    """Return the picks composed so far in words, so that nobody needs to remember them."""
    news = speech.ahead(context.look.preview, context.status, context.seat)
    # A heading with a source says what is being done, so a line without a price or an effect would add nothing.
    said = [line.text for line in news if line.text != line.head or not _source(context)]
    due = context.look.dues.get("", 0)
    lines = [_("So far: {what}", what=speech.semicolons(said))] if said else []
    lines += [speech.ended(speech.capital(speech.rating_due(0, due)))] if due else []
    return [text(*(f"-# {line}" for line in lines))] if lines else []


def _options(context: ScreenContext) -> list[Option]:
    return [Option(c.label, key, c.hint) for key in _harmless_first(context) if (c := speech.option(context.look, key))]


def _hints(context: ScreenContext, options: Sequence[Option]) -> list[str]:
    """Return a line for each option whose button does not say what it brings."""
    return ["- " + _remark(o.label, said) for o in options if (said := _whole_hint(context, o))]


def _remark(label: str, said: str) -> str:
    """Return a label in bold with what is said of it, after a colon, or after a dot where the label has a colon itself."""
    bold = f"**{label}**"
    return speech.dots((bold, said)) if ":" in label else speech.colon(bold, said)


def _whole_hint(context: ScreenContext, option: Option) -> str:
    return speech.option(context.look, option.value).full or option.hint


def _harmless_first(context: ScreenContext) -> list[str]:
    """Return the options in the engine's order, but with the player's own losses last."""
    return sorted(context.decision.options, key=lambda key: _own_loss(context, key))


def _own_loss(context: ScreenContext, key: str) -> bool:
    if context.decision.kind == "player":
        return key.rpartition(":")[2] == str(context.seat)
    card = speech.card_of(key)
    return context.decision.key.startswith(TAKEN) and card is not None and card.id in context.me.played


def _last(context: ScreenContext) -> list[Any]:
    taps = [*coach.ways(context), *looks(context), *coach.leave(context)]
    return [row(card.take_back(context), *help.first_steps(context)), *rows(taps)]


async def _space(context: ScreenContext) -> Screen:
    keys, options = context.decision.options, _options(context)
    legal = [key.partition(":")[2] for key in keys]
    drawn = await context.artist.board(context.view, context.names, legal=legal, tile=context.decision.tile)
    if len(keys) <= FEW:
        listed = text(*_alike(options))
        taps = rows([context.tap(o.label, f"pick/{o.value}", BLUE) for o in options])
        return context.screen(
            text(_heading(context)),
            picture(drawn),
            listed,
            *taps,
            *_too_dear(context),
            *_composed(context),
            *_last(context),
        )
    count = speech.plural("{n} space", "{n} spaces", len(keys))
    return context.screen(
        text(_heading(context), _("{spaces} are possible.", spaces=count)),
        picture(drawn),
        *_bands(context, options),
        *_too_dear(context),
        *_composed(context),
        *_last(context),
    )


def _alike(options: list[Option]) -> list[str]:
    """Return the gains of the spaces, with one line for all spaces of the same gain."""
    found: dict[str, list[str]] = {}
    for option in options:
        found.setdefault(option.hint, []).append(option.label)
    return [f"**{speech.commas(labels)}** {hint}" for hint, labels in found.items()]


def _too_dear(context: ScreenContext) -> list[Any]:
    """Return a line about the free spaces that are not offered, with what is missing."""
    found: dict[str, list[str]] = {}
    for key, why in context.look.too_dear.items():
        said = speech.why_not_in_full(why, context.view)
        if why.key == "too-dear" and key.partition(":")[2] not in context.view.box.tolls:
            said = _("then you could not pay for what follows")
        found.setdefault(said, []).append(speech.option(context.look, key).label)
    listed = [
        speech.bracketed(speech.commas(s) if len(s) <= FEW else speech.plural("{n} space", "{n} spaces", len(s)), why)
        for why, s in found.items()
    ]
    return [text("-# " + _("Not now: {list}", list=speech.semicolons(listed)))] if listed else []


def _bands(context: ScreenContext, options: list[Option]) -> list[Any]:
    """Return the menus of the spaces: one if there is room in it, else one for each few rows of the map."""
    if len(options) <= limits.OPTIONS:
        return [row(context.keys.menu(_("Choose one of {n}", n=len(options)), "pick", [_one_line(o) for o in options]))]
    found = [(o.value.partition(":")[2], _one_line(o)) for o in options]
    return spaces.menus(context.keys, context.view.box.map, "pick", found)


def _one_line(option: Option) -> Option:
    """Move the gain of a space into its label, because an open menu covers the picture."""
    return Option(f"{option.label}   {option.hint}", option.value)


def _player(context: ScreenContext) -> Screen:
    keys = _harmless_first(context)
    less = [key for key in keys if key.startswith(FEWER)]
    taps = [context.tap(_marked(context, key), f"pick/{key}") for key in keys if key not in less]
    if less:
        taps.append(context.tap(_("Fewer …"), f"pick/{less[0]}" if len(less) == 1 else "fewer"))
    return context.screen(
        text(_heading(context)), *rows(taps, 2), *_protected(context), *_composed(context), *_last(context)
    )


def _protected(context: ScreenContext) -> list[Any]:
    """Return a line about who or what is not offered because it is protected from the loss that the question is about."""
    kind, what, *_n = [*context.decision.key.split(":"), ""]
    view, me = context.view, context.me
    if said := speech.no_attacks(view, CARDS.get(context.decision.cause.card)):
        return [text(said)]
    offered = {key.rpartition(":")[2] for key in context.decision.options}
    names: list[str] = []
    for seat in view.seats:
        if kind in LOSSES and str(seat.seat) not in offered:
            has = seat.production if LOSSES[kind] else seat.stock
            if has[what] > 0 and protected(view, seat, LOSSES[kind] + what, me):
                names.append(speech.who(context.status, seat.seat))
        elif f"{kind}:" == TAKEN:
            held = [card for card, n in seat.resources.items() if n and CARDS[card].holds == what]
            names += [CARDS[card].name for card in held if protected(view, seat, what, me, card)]
    return [text("-# " + _("Protected: {names}.", names=speech.listed(names)))] if names else []


def _marked(context: ScreenContext, key: str) -> str:
    label, (_verb, _colon, seat) = speech.option(context.look, key).label, key.partition(":")
    return f"{speech.mark(int(seat))} {label}" if seat else label


def fewer(context: ScreenContext) -> Screen:
    """Ask from which player to take less than possible; the next question asks for the amount."""
    taps = [
        context.tap(_marked(context, key), f"pick/{key}") for key in _harmless_first(context) if key.startswith(FEWER)
    ]
    return context.screen(text(_heading(context)), *rows(taps, 2), row(context.tap(_("Back"), "open")))


async def _card(context: ScreenContext) -> Screen:
    options = _options(context)
    cards = list(dict.fromkeys(c.id for key in context.decision.options if (c := speech.card_of(key))))
    lying = [c for c in cards if any(c in (*seat.played, *seat.hosted) for seat in context.view.seats)]
    known = [c for c in cards if c not in lying]
    if known and len(known) <= FEW:
        drawn = await context.artist.offer(known)
    elif known:
        drawn = await context.artist.hand(context.view, known, {})
    else:
        drawn = await context.artist.in_play(context.view, lying)
    if len(options) <= ALONE:
        hints = _hints(context, options)
        choices = [
            *([text(*hints)] if hints else []),
            *rows([context.tap(o.label, f"pick/{o.value}", BLUE) for o in options], 2),
        ]
    else:
        choices = context.keys.menus(_("Choose a card"), "pick", options)
    return context.screen(
        text(_heading(context)),
        picture(*drawn),
        *choices,
        *_protected(context),
        *_composed(context),
        *_last(context),
    )


async def _option(context: ScreenContext) -> Screen:
    options, drawn = _options(context), await annexes.of_question(context)
    hints: list[str] = []
    if len(options) <= ALONE and any(len(o.label) > limits.LINE for o in options):
        # A menu would hide what they are until it is opened.
        said = [(speech.numbered(n, o.label), _whole_hint(context, o)) for n, o in enumerate(options, 1)]
        hints = [f"**{label}**" if label.endswith(hint) else _remark(label, hint) for label, hint in said]
        options = [o._replace(label=speech.number(n)) for n, o in enumerate(options, 1)]
    few = len(options) <= limits.BUTTONS and all(len(o.label) <= SHORT for o in options)
    # A menu of so few would take no less room, and a tap more.
    each_alone = len(options) <= ALONE and all(len(o.label) <= limits.LINE for o in options)
    if few or each_alone:
        hints = hints or _hints(context, options)
        finishes = "done" in context.decision.options
        taps = [
            context.tap(o.label, f"pick/{o.value}", GREEN if finishes and not at else BLUE)
            for at, o in enumerate(options)
        ]
        return context.screen(
            text(_heading(context)),
            drawn,
            text(*hints) if hints else None,
            *([row(*taps)] if few else rows(taps, 1)),
            *_composed(context),
            *_last(context),
        )
    found = context.keys.menus(_("Choose one of {n}", n=len(options)), "pick", options)
    beyond = text("-# " + _("Find the rest with /answer.")) if len(options) > MENUS * limits.OPTIONS else None
    return context.screen(text(_heading(context)), drawn, *found, beyond, *_composed(context), *_last(context))
