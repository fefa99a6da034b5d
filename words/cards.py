"""The rules text of a card, made from its declaration alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from engine.card import Card
from engine.effect import Count
from engine.effects.gains import Gain
from engine.modifiers import Term
from words.amounts import per
from words.catalogue import _, listed, sentence, sentences
from words.effects import clause, several
from words.names import TAG_RULES, counted, money, one_resource, points_text
from words.ongoing import metals_clause, printed_modifier, trigger_clause
from words.requirements import needs


def card_text(card: Card) -> str:
    """The full rules text of a card as one paragraph."""
    return sentences(card_lines(card))


def card_lines(card: Card) -> list[str]:
    """The rules text of a card, one sentence per entry: requirement, effects, ongoing effects, action, points."""
    return [sentence(said) for said in _clauses(card) if said]


def _clauses(card: Card) -> Iterator[str]:
    if card.requires:
        yield needs(card.requires)
    if card.kind == "corporation":
        yield _start(card)
    for effect, same in groupby(e for e in card.play if not (card.kind == "corporation" and isinstance(e, Gain))):
        yield several(effect, len(list(same)), card)
    for first in card.first:
        yield _("as your first action: {do}", do=clause(first, card))
    metals = [m for m in card.modifiers if isinstance(m, Term) and m.name.startswith("value:")]
    for modifier in card.modifiers:
        if modifier not in metals:
            yield printed_modifier(modifier, card)
    if metals:
        yield metals_clause(metals)
    for trigger in card.triggers:
        yield trigger_clause(trigger, card)
    if card.action is not None:
        yield _("action: {do}", do=clause(card.action, card))
    for tag in dict.fromkeys(card.tags):
        if tag in TAG_RULES:
            yield _(TAG_RULES[tag])
    if card.points:
        yield worth(card)


def _start(card: Card) -> str:
    gains = [counted(n, what) for e in card.play if isinstance(e, Gain) for what, n in e.what]
    return _("you start with {what}", what=listed([money(card.cost), *gains]))


def worth(card: Card) -> str:
    """The points of a card: `1 VP for every 2 animals on this card`."""
    points = card.points
    if isinstance(points, int):
        return points_text(points)
    if points.cap:
        return _worth_once(points, card)
    return _("{amount} {each}", amount=points_text(points.times), each=per(points, card))


def _worth_once(points: Count, card: Card) -> str:
    if points.cap > 1:
        return _(
            "{points} {each}, at most {cap} times",
            points=points_text(points.times),
            each=per(points, card),
            cap=points.cap,
        )
    resource = one_resource(card.holds)
    return _("{points} if there is any {resource} on this card", points=points_text(points.times), resource=resource)
