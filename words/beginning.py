"""A player's starting position, added up from the choices so far: M€, production, resources, tags, and the decisions still to make."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

from engine.card import CARDS
from engine.named import RESOURCES
from engine.setup_preview import SetupPreview
from words.brief import brief, worded
from words.catalogue import _, bracketed, commas, listed, number, pgettext, signed, tied
from words.names import cards_text, counted, money, rating_text, resource_name, tags_counted


def beginning_lines(found: SetupPreview, bought: int) -> list[str]:
    """The starting position that results from the choices so far, one line for each kind of thing; `bought` is the number of
    cards bought."""
    me = found.me
    stock = [counted(n, what) for what in RESOURCES[1:] if (n := me.stock[what])]
    held = [cards_text(n)] if (n := bought + found.drawn) else []
    said = [
        _money(found, bought),
        _("Production: {what}.", what=_production(me.production)),
        _("Also: {what}.", what=listed([*stock, *held, rating_text(number(me.tr))])),
    ]
    if found.tags:
        said.append(_("Tags: {what}.", what=tags_counted(found.tags)))
    if found.asked:
        said.append(_("Then still to decide: {what}.", what=_asked(found)))
    if found.lost:
        names = listed([f"**{CARDS[card].name}**" for card in found.lost])
        said.append(_("Cannot be played, and is discarded for M€: {cards}.", cards=names))
    if found.first:
        said.append("-# " + _("Counted with {card} played first.", card=f"**{CARDS[found.first].name}**"))
    return said


def _money(found: SetupPreview, bought: int) -> str:
    """The line of the M€, with their sources if there is more than one."""
    total = f"**{money(found.me.stock['mc'])}**"
    parts = [_reason(card, n, bought) for card, n in found.money if n]
    if len(parts) < 2:
        return _("You would begin with {price}.", price=total)
    return _("You would begin with {price}: {parts}.", price=total, parts=commas(parts))


def _reason(card: int, n: int, bought: int) -> str:
    what = CARDS[card].name if card else cards_text(bought)
    return tied(what, number(n) if card and CARDS[card].kind == "corporation" else signed(n))


def _production(made: Mapping[str, int]) -> str:
    said = [tied(resource_name(what), signed(n)) for what, n in made.items() if n]
    return commas(said) or pgettext("production", "none")


def _asked(found: SetupPreview) -> str:
    said: list[str] = []
    for card, group in groupby(found.asked, key=lambda asked: asked.card):
        what = [brief(asked.effect, CARDS.get(card)) for asked in group if worded(asked.effect)]
        each = [one if (n := what.count(one)) == 1 else f"{number(n)}\u00a0× {one}" for one in dict.fromkeys(what)]
        name = CARDS[card].name if card else ""
        said.append(bracketed(listed(each), name) if each and name else listed(each) or name)
    return commas(filter(None, said))
