"""The words of a turn: the name of each verb, the words of its options, screens and command.

An expansion adds the words of its verbs with `add_verb`; a verb without words is called by its key.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine import prices
from engine.card import CARDS, KEYS, Card
from engine.core import Effect, Reason
from engine.expansions import open_box
from engine.scoring import FIRST, MILESTONE_POINTS
from engine.view import View
from words.brief import brief, card_brief
from words.catalogue import N_, _, capital, dots, pair, plural, semicolons
from words.effects import clause
from words.names import counted, goal_name, goal_text, money, points_text, project_name
from words.turns import award_standing, greenery_gains, in_vain, project_text, purses_hint, raised
from words.unnamed import WordsByKey, unnamed

Said = tuple[str, str]
"""The label and the hint of an option."""
Hindered = Mapping[str, Reason]
"""The options that cannot be chosen now, each with the reason."""


@dataclass(frozen=True, slots=True)
class Command:
    """The slash command of a verb: its name and description, its option and the option's description; `space` if a tile may follow.

    A verb with one choice, whose key equals the verb's, has `option=""`: its command takes no name.
    """

    name: str
    description: str
    option: str = "name"
    what: str = N_("Which one")
    space: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class VerbWords:
    """The words of a verb; messages are marked with `N_`, and the verb's letter is put before them."""

    option: Callable[[View, str], Said]
    """Makes the label, with the price if there is one, and the hint of an option."""
    name: str
    """The name of the verb's object: `milestone`."""
    apart: Callable[[View, str], tuple[str, str]] | None = None
    """Makes the name of an option without its price, and the price in words."""
    button: str
    """The label of the verb's button: `Project`; `{price}` is filled in."""
    title: str
    """The title of the verb's list or menu: `Play a card`; `{price}` is filled in with the price of the first option."""
    ask: str = ""
    """The prompt on the menu of the verb's list: `Choose a milestone`."""
    nothing: str = ""
    """The text in place of a menu without options."""
    cards: bool = False
    """Whether the options are cards, which are called by their names alone in texts without a price."""
    confirm: tuple[str, str] | None = None
    """For a verb that needs a confirmation: the question, `Claim {name}, {price}?`, and the label of the button, `Claim for {price}`."""
    so_far: Callable[[View], str] | None = None
    """A line about the present state of what the verb is about: `Claimed so far: 2 of 3.`"""
    spent: Callable[[View, str], str] | None = None
    """Says what an option costs, in words, for the confirmation of an option that brings nothing; None if nothing is said of the cost."""
    gap: Callable[[View, Hindered], str] | None = None
    """Says which of several options that cannot be chosen is the nearest, if that says more than the reason."""
    possible: Callable[[View, Sequence[str]], list[str]] | None = None
    """Says what passing gives up, from the options that could be chosen."""
    command: Command | None = None
    """The slash command of the verb; None for a verb whose command is written separately in bot/commands."""


def option(view: View, key: str) -> Said:
    """The label and the hint of one option of a turn."""
    match key.partition(":"):
        case "first", _, what:
            card = CARDS[KEYS[what]]
            return _("First action: {card}", card=card.name), dots(clause(e, card) for e in card.first)
        case "end", _, _ if not view.plays_on:
            return _("End turn"), ""
        case "end" | "pass", _, _:
            return _("Pass"), _("no more actions in generation {n}", n=view.generation)
        case _:
            verb = open_box(view.options).verb(key)
            return VERBS[verb.key].option(view, key) if verb else (unnamed("action", key), "")


def name_and_price(view: View, key: str) -> tuple[str, str]:
    """The name of an option of a turn without its price, and the price in words; each is empty if there is none."""
    verb = open_box(view.options).verb(key)
    apart = VERBS[verb.key].apart if verb else None
    return apart(view, key) if apart else ("", "")


def card_of(view: View, key: str) -> Card | None:
    """The card that an option of a turn plays or uses; None for an option without a card."""
    verb = open_box(view.options).verb(key)
    return _card(key) if verb and VERBS[verb.key].cards else None


def choice_name(view: View, key: str) -> str:
    """The name of an option of a turn without a price: a card's name, or the label of any other option."""
    card = card_of(view, key)
    return card.name if card else capital(option(view, key)[0])


def add_verb(key: str, said: VerbWords) -> None:
    """Add the words of a verb that an expansion brings."""
    VERBS[key] = said


def _unsaid(said: str) -> VerbWords:
    return VerbWords(
        option=lambda view, key: (unnamed("action", key), ""),
        name=said,
        button=capital(said),
        title=capital(said),
        ask=said,
    )


def _what(key: str) -> str:
    return key.partition(":")[2]


def _card(key: str) -> Card:
    return CARDS[KEYS[_what(key)]]


def _play(view: View, key: str) -> Said:
    card = _card(key)
    price = prices.card_price(view, view.me, card)
    paying = purses_hint(view, card, price)
    return pair(money(price), card.name), card_brief(card, before=(paying,))


def _plays(view: View, keys: Sequence[str]) -> list[str]:
    return [plural("{n} card to play", "{n} cards to play", len(keys))]


def _project(view: View, key: str) -> Said:
    what = _what(key)
    label = _("{name}, {price}", name=project_name(what), price=money(prices.project_prices(view, view.me)[what]))
    return label, project_text(what, view)


def _sell(view: View, key: str) -> Said:
    return _("Sell patents"), _("{price} a card, {n} in hand", price=money(1), n=len(view.hand))


def _milestone(view: View, key: str) -> Said:
    what = _what(key)
    label = _("{name}, {price}", name=goal_name(what), price=money(prices.milestone_price(view, view.me, what)))
    score = view.milestone_scores[what][view.you]
    hint = _("needs {what}, you have {n}", what=goal_text(what, view.box.milestones[what].need), n=score)
    return label, semicolons((hint, points_text(MILESTONE_POINTS)))


def _nearest_milestone(view: View, hindered: Hindered) -> str:
    """The milestone that the viewer is nearest to, `Mayor 2 of 3`; empty if a milestone is reached but too expensive."""
    short = {key: why.short for key, why in hindered.items() if why.key == "not-reached"}
    if len(short) < len(hindered):
        return ""
    key = min(short, key=lambda key: (short[key], key))
    what = _what(key)
    has = view.milestone_scores[what][view.you]
    return _("{name} {n} of {most}", name=goal_name(what), n=has, most=has + short[key])


def _award(view: View, key: str) -> Said:
    what = _what(key)
    label = _("{name}, {price}", name=goal_name(what), price=money(prices.award_price(view, view.me)))
    first = _("{points} for the first", points=points_text(FIRST))
    return label, semicolons((award_standing(view, what), first))


def _action(view: View, key: str) -> Said:
    card = _card(key)
    return card.name, _brief(card.action, card)


def _brief(effect: Effect | None, card: Card) -> str:
    return brief(effect, card) if effect is not None else ""


def _actions(view: View, keys: Sequence[str]) -> list[str]:
    return [plural("{n} card action", "{n} card actions", len(keys))]


def _greenery(view: View, key: str) -> Said:
    cost = counted(prices.term(view, view.me, "greenery"), "plants")
    # After the last generation oxygen is complete, or rises no more: the solo game.
    brings = greenery_gains(view)
    return _("Greenery for {cost}", cost=cost), brings


def _temperature(view: View, key: str) -> Said:
    cost = _heat(view, key)
    if in_vain(view, key):
        return _("{cost} for nothing", cost=cost), ""
    return _("Temperature for {cost}", cost=cost), raised(view, "temperature")


def _no_more_heat(view: View, hindered: Hindered) -> str:
    """That the temperature is complete; empty if heat is missing."""
    return _("complete") if any(why.key.startswith("complete:") for why in hindered.values()) else ""


def _heat(view: View, key: str) -> str:
    return counted(prices.term(view, view.me, "temperature"), "heat")


def _each(view: View, keys: Sequence[str]) -> list[str]:
    return [f"**{choice_name(view, key)}**" for key in keys]


VERBS: Final[WordsByKey[VerbWords]] = WordsByKey(
    "verb",
    {
        "play": VerbWords(
            option=_play,
            apart=lambda view, key: (_card(key).name, money(prices.card_price(view, view.me, _card(key)))),
            name=N_("card"),
            button=N_("Card"),
            title=N_("Play a card"),
            nothing=N_("No cards in hand"),
            cards=True,
            possible=_plays,
        ),
        "project": VerbWords(
            option=_project,
            apart=lambda view, key: (project_name(_what(key)), money(prices.project_prices(view, view.me)[_what(key)])),
            name=N_("standard project"),
            button=N_("Project"),
            title=N_("Standard project"),
            ask=N_("Choose a standard project"),
            spent=lambda view, key: money(prices.project_prices(view, view.me)[_what(key)]),
            command=Command("project", N_("B: use a standard project"), "project", space=True),
        ),
        "sell": VerbWords(option=_sell, name=N_("patents"), button=N_("Sell patents"), title=N_("Sell patents")),
        "milestone": VerbWords(
            option=_milestone,
            apart=lambda view, key: (goal_name(_what(key)), money(prices.milestone_price(view, view.me, _what(key)))),
            name=N_("milestone"),
            button=N_("Milestone"),
            title=N_("Claim a milestone"),
            ask=N_("Choose a milestone"),
            confirm=(N_("Claim {name}, {price}?"), N_("Claim for {price}")),
            so_far=lambda view: _("Claimed so far: {n} of 3.", n=len(view.milestones)),
            gap=_nearest_milestone,
            possible=_each,
            command=Command("milestone", N_("C: claim a milestone")),
        ),
        "award": VerbWords(
            option=_award,
            apart=lambda view, key: (goal_name(_what(key)), money(prices.award_price(view, view.me))),
            name=N_("award"),
            button=N_("Award, {price}"),
            title=N_("Fund an award"),
            ask=N_("Choose an award"),
            confirm=(N_("Fund {name}, {price}?"), N_("Fund for {price}")),
            so_far=lambda view: _("Funded so far: {n} of 3.", n=len(view.awards)),
            command=Command("award", N_("D: fund an award")),
        ),
        "action": VerbWords(
            option=_action,
            apart=lambda view, key: (_card(key).name, ""),
            name=N_("card action"),
            button=N_("Card action"),
            title=N_("Use a card action"),
            cards=True,
            possible=_actions,
        ),
        "convert:plants": VerbWords(
            option=_greenery, name=N_("greenery"), button=N_("Greenery"), title=N_("Greenery"), possible=_each
        ),
        "convert:heat": VerbWords(
            option=_temperature,
            name=N_("temperature"),
            button=N_("Temperature"),
            title=N_("Temperature"),
            gap=_no_more_heat,
            possible=_each,
            spent=_heat,
        ),
    },
    _unsaid,
)
