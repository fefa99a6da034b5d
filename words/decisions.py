"""The questions to players, each as one imperative sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine import prices
from engine.card import CARDS, KEYS, Card, picked
from engine.core import Decision
from engine.effects.government import phase_of_raise
from engine.view import View
from words.catalogue import N_, _, capital, listed, plural
from words.names import counted, government_name, money, player, production_name, resource_name, tag_name, tile_name
from words.spaces import rewarded
from words.unnamed import unnamed

ACTION: Final = "action"
"""The phase in which players take turns."""
QUESTIONS: Final[dict[str, Callable[..., str]]] = {}
"""Questions that expansions add, by the first part of their key; the function gets the other parts."""
COSTS: Final[dict[str, Callable[[View, Card | None], str]]] = {}
"""By the first part of a question's key: what its answers cost and the viewer has, of the card that is selected or of none yet."""
_SENTENCES: Final = {
    "corporation": N_("Choose your corporation."),
    "swap": N_("Choose a card to discard for a new one with {card}, or none."),
    "claim": N_("Choose a space to reserve for your own tile."),
    "metal": N_("Choose which production rises."),
    "raise-production": N_("Choose which production rises."),
    "play-from-hand": N_("Choose a card from your hand to play with {card}."),
    "play-drawn": N_("Choose a prelude to play; the others are discarded."),
    "either": N_("Choose what {card} does."),
    "host": N_("Choose a card to lay under {card}, or one there to double its resources."),
    "copy-box": N_("Choose the card whose change of production is done again."),
    "reuse": N_("Choose the card whose action you use once more."),
    "order": N_("Choose what happens next; the rest follows."),
    "effects": N_("Choose what happens next; the rest follows."),
    "energy-to-heat": N_("Production: choose how much of your energy becomes heat."),
}
"""Questions by key whose only variable is the name of the card that asks."""


def question(view: View, names: Sequence[str]) -> str:
    """The question that the viewer has to answer now; empty if there is none."""
    return ask(view.decision, view, names) if view.decision else ""


def ask(decision: Decision, view: View, names: Sequence[str]) -> str:
    """A decision as a question to the viewer, with the tag that triggered the decision, if any."""
    asked = _asked(decision, view, names)
    tag = _set_off_by(decision)
    return _("{tag}: {question}", tag=tag, question=asked[:1].lower() + asked[1:]) if tag else asked


def _set_off_by(decision: Decision) -> str:
    """The tag that triggered a decision, `Plant tag of **Moss**`, with its number if the card has several such tags."""
    what, _colon, rest = decision.cause.source.partition(":")
    played = CARDS.get(decision.cause.trigger)
    if what != "tag" or played is None:
        return ""
    tag, number, of = rest.split(":")
    said = capital(_("{tag} tag", tag=tag_name(tag)))
    if of != "1":
        said = _("{tag} {n} of {all}", tag=said, n=number, all=of)
    return _("{tag} of {card}", tag=said, card=f"**{played.name}**")


def _asked(decision: Decision, view: View, names: Sequence[str]) -> str:
    key, *rest = decision.key.split(":")
    match key, rest:
        case "turn", _:
            return _turn(decision, view)
        case "place", [tile]:
            return _place(decision, view, tile_name(tile))
        case "fewer", [what, seat]:
            return _("Choose how much {what} {who} loses.", what=resource_name(what), who=player(int(seat), names))
        case "spend-chosen", [what, each]:
            return _spend_chosen(decision, what, each)
        case "remove-card", [kind, n]:
            amount = counted(int(n), kind)
            if "none" in decision.options:
                return _("Choose the card that loses up to {amount}.", amount=amount)
            return _("Choose the card that loses {amount}.", amount=amount)
        case "buy-first" | "buy", []:
            return _(
                "Choose the cards to buy for {price} each.", price=money(prices.term(view, view.me, "bought-card"))
            )
        case "buy-looked", []:
            return _("Buy the card for {price}, or discard it.", price=money(prices.term(view, view.me, "bought-card")))
        case "draft", []:
            return _draft(view, names)
        case "pay", [] if decision.budget:
            return _("Choose how to pay {price}.", price=money(decision.budget.total))
        case "sell", []:
            return _("Choose the cards to sell for {price} each.", price=money(1))
        case "last-greenery", []:
            cost, plants = prices.term(view, view.me, "greenery"), counted(view.me.stock["plants"], "plants")
            return _("Convert {n} of your {plants} into a greenery tile, or finish.", n=cost, plants=plants)
        case "raise-one", []:
            by = government_name(phase_of_raise(view))
            if rewarded(view):
                return _("{what}: choose a global parameter to raise 1 step.", what=by)
            return _("{what}: choose what rises 1 step; nobody gains by it.", what=by)
        case _, [] if key in _SENTENCES:
            return _(_SENTENCES[key], card=_card(decision))
        case _ if key in QUESTIONS:
            return QUESTIONS[key](*rest)
        case _:
            return _by_key(key, rest) or _("Choose: {what}.", what=unnamed("question", decision.key))


def _by_key(key: str, parts: Sequence[str]) -> str | None:
    """A question whose text depends only on the parts of its key."""
    match key, parts:
        case "remove", [what, n]:
            return _("Choose who loses up to {amount}.", amount=counted(int(n), what))
        case "steal", [what, n]:
            return _("Choose from whom to take up to {amount}.", amount=counted(int(n), what))
        case "reduce", [what, n]:
            name = production_name(what)
            return plural(
                "Choose whose {name} falls by {n} step.", "Choose whose {name} falls by {n} steps.", int(n), name=name
            )
        case "stand-in", [what, n, of]:
            card = CARDS[KEYS[of]]
            return _(
                "Choose how many {resources} on {card} to spend towards {amount}.",
                resources=resource_name(card.holds),
                card=card.name,
                amount=counted(int(n), what),
            )
        case "add", ["any", n]:
            return plural(
                "Choose the card that gets {n} more resource.", "Choose the card that gets {n} more resources.", int(n)
            )
        case "add", [kind, n]:
            return _("Choose the card that gets {amount}.", amount=counted(int(n), kind))
        case "take-own", [kind, n]:
            return _("Choose your card that gives up {amount}.", amount=counted(int(n), kind))
        case "gain-chosen", [n]:
            return plural("Choose which resource you gain {n} of.", "Choose which resource you gain {n} of.", int(n))
        case "discard", [n]:
            return plural("Choose {n} card to discard.", "Choose {n} cards to discard.", int(n))
        case "fewer-card", [kind, card]:
            return _("Choose how many {what} {card} loses.", what=resource_name(kind), card=CARDS[KEYS[card]].name)
        case "keep", [n]:
            return plural("Choose {n} card to keep.", "Choose {n} cards to keep.", int(n))
        case "convert-production", [source, target]:
            source, target = production_name(source), production_name(target)
            return _("Choose how many steps of {source} become {target}.", source=source, target=target)
        case "spend-any", [source, target]:
            source, target = resource_name(source), resource_name(target)
            return _("Choose how much {source} to turn into {target}.", source=source, target=target)
        case _:
            return None


def _place(decision: Decision, view: View, tile: str) -> str:
    if rewarded(view):
        return _("Choose a space for the {tile} tile.", tile=tile)
    if decision.cause.card:
        return _("Choose a space for the {tile} tile; nobody gains by it.", tile=tile)
    by = government_name(phase_of_raise(view))
    return _("{what}: choose a space for the {tile} tile; nobody gains by it.", what=by, tile=tile)


def _spend_chosen(decision: Decision, what: str, each: str) -> str:
    card = CARDS.get(decision.cause.card)
    kind = card.holds if what == "here" and card else what
    if each == "1":
        return _("Choose how much to spend: {resources}.", resources=resource_name(kind))
    return _("Choose how many times to spend {cost}.", cost=counted(int(each), kind))


def _turn(decision: Decision, view: View) -> str:
    if due := [CARDS[picked(option)].name for option in decision.options if option.startswith("first:")]:
        if "end" in decision.options and not view.plays_on:
            return _("Take the first action of {cards}, or end your turn.", cards=listed(due))
        return _("Take the first action of {cards}, or pass.", cards=listed(due))
    if "end" in decision.options and view.phase != ACTION:
        return _("Choose an action that you may take now, or end your turn.")
    if view.plays_on:
        return _("Choose another action, or pass.")
    if "end" in decision.options:
        return _("Choose your second action, or end your turn.")
    return _("Choose your first action, or pass.")


def _card(decision: Decision) -> str:
    card = CARDS.get(decision.cause.card)
    return f"**{card.name}**" if card else _("the card")


def _draft(view: View, names: Sequence[str]) -> str:
    left = len(view.pack) - 1
    if left < 1:
        return _("Keep the last card of the pack.")
    return plural(
        "Choose a card to keep; the other goes to {who}.",
        "Choose a card to keep; the other {n} go to {who}.",
        left,
        who=player(draft_neighbours(view)[1], names),
    )


def draft_neighbours(view: View) -> tuple[int, int]:
    """The neighbour from whom the viewer receives cards in the draft, and the neighbour to whom the viewer passes them."""
    at = view.draft.index(view.you)
    return view.draft[at - 1], view.draft[(at + 1) % len(view.draft)]
