"""The words for raising a parameter for the World Government: the step, its consequences, and the cards that react."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine.card import CARDS
from engine.core import Step
from engine.journal import ParameterRaised
from engine.parameter_preview import preview_raise
from engine.view import View
from words.brief import brief
from words.catalogue import _, arrow, listed, number, plural, semicolons
from words.names import called, parameter_change, parameter_text


def raised_for_all(view: View, key: str, names: Sequence[str]) -> str:
    """A parameter one step higher, with all its consequences, to stand behind the parameter's name: `6 → 8 %; nobody gets: draw 1 card;
    Aphrodite (Ben): +2 M€`."""
    found = preview_raise(view, key)
    first, *risen = [entry for entry in found.entries if isinstance(entry, ParameterRaised)]
    said = [parameter_text(key, arrow(number(first.was), number(first.now)))]
    said += [
        _("an ocean is placed") if entry.what == "oceans" != key else parameter_change(entry.what, entry.was, entry.now)
        for entry in risen
    ]
    if found.lost:
        said.append(_("nobody gets: {bonus}", bonus=listed([brief(bonus) for bonus in found.lost])))
    said += [_reaction(list(alike), view, names) for _step, alike in groupby(found.reactions)]
    return semicolons(said)


def _reaction(alike: Sequence[Step], view: View, names: Sequence[str]) -> str:
    """The effect of a card's trigger, with its owner: `Aphrodite (Ben): +2 M€`; equal triggers are counted."""
    step = alike[0]
    card = CARDS.get(step.cause.card)
    what = brief(step.effect, card)
    what = what if len(alike) == 1 else plural("{what}, {n} time", "{what}, {n} times", len(alike), what=what)
    who = _("yours") if step.seat == view.you else called(step.seat, names)
    return _("{card} ({who}): {what}", card=card.name if card else _("rule"), who=who, what=what)
