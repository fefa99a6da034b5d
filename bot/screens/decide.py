"""Any decision as components, by its kind, never by its card: spaces, players, cards, amounts, whatever else."""

from __future__ import annotations

from typing import Any, Final

from bot import limits, speech
from bot.components import BLUE, GREEN, Option, Screen, picture, row, rows, text
from bot.screens import card, choose, draft, first, help, panel
from bot.screens.context import Desk
from bot.speech import _

FEW: Final = 10
"""Up to so many spaces are buttons; more are menus."""
SHORT: Final = 25
"""Characters that a button shows on a phone."""
TAKEN: Final = "remove-card:"
"""Begins the key of a question for the card that loses what lies on it."""
FEWER: Final = "fewer:"
"""Before the seat in an option that takes less than it could."""
BANDS: Final = ("ABC", "DEF", "GHI")


async def ask(desk: Desk) -> Screen:
    """The screen for what is asked now, whatever it is."""
    decision = desk.decision
    if decision.budget:
        return await card.payment(desk)
    if decision.kind == "turn":
        return await panel.turn(desk)
    if decision.key == "corporation":
        return await first.corporation(desk)
    if decision.least != 1 or decision.most != 1 or choose.offered(desk):
        return await several(desk)
    match decision.kind:
        case "space":
            return await _space(desk)
        case "player":
            return _player(desk)
        case "card":
            return await _card(desk)
        case _:
            return _option(desk)


async def several(desk: Desk, chosen: list[str] | None = None) -> Screen:
    """Cards that are turned over before any is taken; `chosen` are turned over so far, and nothing is decided by it."""
    if desk.decision.key == "draft":
        return await draft.packet(desk, chosen or [])
    return await choose.several(desk, chosen)


def sentence(desk: Desk) -> str:
    """What is asked, as the first line of a direct message: it is the notification on a phone."""
    return desk.named(draft.sentence(desk) if desk.decision.key == "draft" else speech.question(desk.view, desk.status))


def _heading(desk: Desk) -> str:
    from engine.card import CARDS

    source = CARDS.get(desk.decision.cause.card)
    asked = speech.question(desk.view, desk.status)
    return f"### {source.name}\n{asked}" if source else f"### {asked.rstrip('.')}"


def _composed(desk: Desk) -> list[Any]:
    """What was put together so far, so that nobody needs to remember it."""
    lines = speech.ahead(desk.look.preview, desk.status, desk.seat)
    # What is being done stands above; a line without a price or an effect says no more.
    said = [line.text for line in lines if line.text != line.head]
    return [text("-# " + _("So far: {what}", what="; ".join(said)))] if said else []


def _options(desk: Desk) -> list[Option]:
    return [Option(c.label, key, c.hint) for key in _harmless_first(desk) if (c := speech.option(desk.look, key))]


def _harmless_first(desk: Desk) -> list[str]:
    """The options as the engine lists them, but for one's own losses, which come after all that spares oneself."""
    return sorted(desk.decision.options, key=lambda key: _own_loss(desk, key))


def _own_loss(desk: Desk, key: str) -> bool:
    if desk.decision.kind == "player":
        return key.rpartition(":")[2] == str(desk.seat)
    card = speech.card_of(key)
    return desk.decision.key.startswith(TAKEN) and card is not None and card.id in desk.me.played


def _last(desk: Desk) -> Any:
    return row(card.take_back(desk), *help.first_steps(desk))


async def _space(desk: Desk) -> Screen:
    keys, options = desk.decision.options, _options(desk)
    spaces = [key.partition(":")[2] for key in keys]
    what, _colon, tile = desk.decision.key.partition(":")
    drawn = await desk.artist.board(desk.view, desk.names, legal=spaces, tile=tile if what == "place" else "")
    if len(keys) <= FEW:
        listed = text(*_alike(options))
        taps = rows([desk.tap(o.label, f"pick/{o.value}", BLUE) for o in options])
        return desk.screen(text(_heading(desk)), picture(drawn), listed, *taps, *_composed(desk), _last(desk))
    count = speech.plural("{n} space", "{n} spaces", len(keys))
    return desk.screen(
        text(_heading(desk), _("{spaces} are possible.", spaces=count)),
        picture(drawn),
        *_bands(desk, options),
        *_composed(desk),
        _last(desk),
    )


def _alike(options: list[Option]) -> list[str]:
    """What each space brings, in one line for all that bring the same."""
    found: dict[str, list[str]] = {}
    for option in options:
        found.setdefault(option.hint, []).append(option.label)
    return [f"**{', '.join(labels)}** {hint}" for hint, labels in found.items()]


def _bands(desk: Desk, options: list[Option]) -> list[Any]:
    """A whole map in three menus, split by its rows."""
    if len(options) <= limits.OPTIONS:
        return [row(desk.keys.menu(_("Choose one of {n}", n=len(options)), "pick", [_one_line(o) for o in options]))]
    out: list[Any] = []
    rest = list(options)
    for band in BANDS:
        here = [o for o in rest if o.value.partition(":")[2][:1] in band]
        rest = [o for o in rest if o not in here]
        if here:
            out += desk.keys.menus(
                _("Rows {first} to {last}", first=band[0], last=band[-1]), "pick", [_one_line(o) for o in here]
            )
    return out + (desk.keys.menus(_("Elsewhere"), "pick", [_one_line(o) for o in rest]) if rest else [])


def _one_line(option: Option) -> Option:
    """Space and gain in the label: an open menu hides the picture."""
    return Option(f"{option.label}   {option.hint}", option.value)


def _player(desk: Desk) -> Screen:
    keys = _harmless_first(desk)
    less = [key for key in keys if key.startswith(FEWER)]
    taps = [desk.tap(_marked(desk, key), f"pick/{key}") for key in keys if key not in less]
    if less:
        taps.append(desk.tap(_("Fewer …"), f"pick/{less[0]}" if len(less) == 1 else "fewer"))
    return desk.screen(text(_heading(desk)), *rows(taps, 2), *_composed(desk), _last(desk))


def _marked(desk: Desk, key: str) -> str:
    label, (_verb, _colon, seat) = speech.option(desk.look, key).label, key.partition(":")
    return f"{speech.mark(int(seat))} {label}" if seat else label


def fewer(desk: Desk) -> Screen:
    """From whom to take less than one could; how much is asked next."""
    taps = [desk.tap(_marked(desk, key), f"pick/{key}") for key in _harmless_first(desk) if key.startswith(FEWER)]
    return desk.screen(text(_heading(desk)), *rows(taps, 2), row(desk.tap(_("Back"), "open")))


async def _card(desk: Desk) -> Screen:
    options = _options(desk)
    shown = list(dict.fromkeys(c.id for key in desk.decision.options if (c := speech.card_of(key))))
    known = [c for c in shown if c in (*desk.view.hand, *desk.view.looking, *desk.view.pack)]
    lying = [c for c in shown if any(c in (*seat.played, *seat.hosted) for seat in desk.view.seats)]
    if known and len(known) <= FEW:
        drawn = await desk.artist.offer(known)
    else:
        drawn = await desk.artist.in_play(desk.view, lying)
    return desk.screen(
        text(_heading(desk)),
        picture(*drawn),
        *desk.keys.menus(_("Choose a card"), "pick", options),
        *_composed(desk),
        _last(desk),
    )


def _option(desk: Desk) -> Screen:
    options = _options(desk)
    few = len(options) <= limits.BUTTONS and all(len(o.label) <= SHORT for o in options)
    if few:
        hints = [f"- **{o.label}:** {o.hint}" for o in options if o.hint]
        taps = [
            desk.tap(o.label, f"pick/{o.value}", GREEN if desk.decision.opens and not at else BLUE)
            for at, o in enumerate(options)
        ]
        return desk.screen(
            text(_heading(desk)), text(*hints) if hints else None, row(*taps), *_composed(desk), _last(desk)
        )
    found = desk.keys.menus(_("Choose one of {n}", n=len(options)), "pick", options)
    beyond = text("-# " + _("The rest is found by /answer.")) if len(options) > 4 * limits.OPTIONS else None
    return desk.screen(text(_heading(desk)), *found, beyond, *_composed(desk), _last(desk))
