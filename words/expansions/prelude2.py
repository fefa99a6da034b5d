"""The words of Prelude 2."""

from __future__ import annotations

from engine.card import Card
from engine.decision import Decision
from engine.effect import Count
from engine.effects.government import RaiseOne
from engine.expansions.prelude2.effects import (
    AddToSeveral,
    DiscardFor,
    FillProductions,
    FirstStepLost,
    LoseChosen,
    OnOwnRaise,
    PassNow,
    Recession,
    SpendLess,
    StepLost,
)
from engine.expansions.prelude2.looking import BuyRest, OfferPrelude, PlayOffered, Survey, TopShown
from engine.expansions.prelude2.parties import OnLeading, RevealParty
from engine.prices import USUAL
from engine.view import View
from words.amounts import PER
from words.brief import brief
from words.catalogue import N_, NC_, N_plural, _, arrow, fixed_texts, listed, pair, plural
from words.decisions import QUESTIONS
from words.effects import clause
from words.entries import bold, say
from words.ledger import Log
from words.names import ABOUT, BETWEEN_ICONS, COUNTED, ONE, RESOURCES, TITLES, counted, money, resource_name, tag_name
from words.ongoing import modifier_clause, when
from words.options import OPTIONS, Choice
from words.reasons import REASONS

TITLES.add({"prelude2": N_("Prelude 2")})
ABOUT.add({"prelude2": N_("5 corporations, 25 preludes, cards for other expansions")})
RESOURCES.add({"director": N_("directors")})
COUNTED.add({"director": N_plural("{n}\u00a0director", "{n}\u00a0directors")})
ONE.add({"director": NC_("one resource", "director")})
REASONS.add({"needs-any": N_("you have no resources")})
BETWEEN_ICONS.add({"pass": N_("PASS"), "on-3": N_("ON 3 CARDS"), "for-all": N_("FOR ALL"), "each": N_("EACH")})
BETWEEN_ICONS.add({"party-rule": N_("NEEDS A PARTY"), "leads": N_("LEADS")})


def _offered(price: str) -> str:
    return _("Play the prelude for {price} and a director, or discard it.", price=money(int(price)))


def _several(n: str) -> str:
    return plural(
        "Choose {n} card that gets 1 more resource.", "Choose {n} cards that get 1 more resource each.", int(n)
    )


def _rest(which: str) -> str:
    return _("Choose which of the other cards to buy, or none.")


QUESTIONS.update(
    {
        "lose-chosen": lambda: _("Choose which resource to pay 1 of."),
        "discard-any": lambda: _("Choose the cards to discard, at least one."),
        "add-several": _several,
        "play-offered": _offered,
        "buy-looked": _rest,
    }
)


def _lost(view: View, decision: Decision, what: str) -> Choice:
    has = view.me.stock[what]
    return Choice(counted(1, what), pair(resource_name(what), arrow(has, has - 1)))


OPTIONS["lose-chosen"] = _lost


def _pairs(count: Count, card: Card | None) -> str:
    one, other = (tag_name(tag) for tag in (count.which, *count.also))
    return _("for each pair of {one} and {other} tags you have, this card included", one=one, other=other)


def _tags_and_colonies(count: Count, card: Card | None) -> str:
    tags = listed([tag_name(tag) for tag in (count.which, *count.also)])
    said = _("for each {tags} tag and each colony you have", tags=tags)
    ours = card is not None and {*card.tags} & {count.which, *count.also}
    return _("{text}, this card included", text=said) if ours else said


PER.update({"pair-of-tags": _pairs, "tag-and-colony": _tags_and_colonies})


fixed_texts(
    clause,
    {
        RaiseOne: N_("raise a global parameter 1 step for the world: nobody gains TR or a bonus by it"),
        LoseChosen: N_("pay 1 resource of your choice"),
        FillProductions: N_("raise each of your productions that is below 1 to 1"),
        PassNow: N_("pass for this generation"),
    },
)


@clause.register
def _recession(effect: Recession, card: Card | None) -> str:
    return _("each opponent loses up to {price}, and 1 step of M\u20ac production if they can", price=money(effect.mc))


@clause.register
def _discard_for(effect: DiscardFor, card: Card | None) -> str:
    return _("discard any number of cards from your hand, at least 1\u00a0→ {then}", then=clause(effect.then, card))


@clause.register
def _add_to_several(effect: AddToSeveral, card: Card | None) -> str:
    return plural(
        "add 1 resource to {n} of your cards that have resources on them",
        "add 1 resource to each of {n} of your cards that have resources on them, or to all if there are fewer",
        effect.n,
    )


@clause.register
def _spend_less(effect: SpendLess, card: Card | None) -> str:
    return _(
        "spend {price}, {less} less for each {tag} tag you have → {then}",
        price=money(effect.mc),
        less=money(effect.less.times),
        tag=tag_name(effect.less.which),
        then=clause(effect.then, card),
    )


@clause.register
def _offer_prelude(effect: OfferPrelude, card: Card | None) -> str:
    return _(
        "look at the top prelude of the deck, then spend {price} and {one} from this card to play it, or discard it",
        price=money(effect.mc),
        one=counted(1, card.holds if card else ""),
    )


@clause.register
def _play_offered(effect: PlayOffered, card: Card | None) -> str:
    return _("spend {price} to play the prelude, or discard it", price=money(effect.mc))


@clause.register
def _survey(effect: Survey, card: Card | None) -> str:
    return plural(
        "show the top {n} card of the deck to everybody; keep those with a {tag} tag, and buy others for {price} each or discard them",
        "show the top {n} cards of the deck to everybody; keep those with a {tag} tag, and buy others for {price} each or discard them",
        effect.n,
        tag=tag_name(effect.tag),
        price=money(USUAL["bought-card"]),
    )


@clause.register
def _buy_rest(effect: BuyRest, card: Card | None) -> str:
    return _("keep the cards with a {tag} tag, and buy others or discard them", tag=tag_name(effect.tag))


@clause.register
def _reveal_party(effect: RevealParty, card: Card | None) -> str:
    return plural(
        "reveal cards until {n} needs the rule of a party, keep it and discard the rest",
        "reveal cards until {n} need the rule of a party, keep these and discard the rest",
        effect.n,
    )


@brief.register
def _reveal_party_in_short(effect: RevealParty, card: Card | None = None) -> str:
    return plural("reveal cards until {n} needs a party's rule", "reveal cards until {n} need a party's rule", effect.n)


fixed_texts(
    when,
    {
        OnLeading: N_("when you become the leader of a party"),
        OnOwnRaise: N_("when you raise any of your productions in an action of yours"),
    },
)


@modifier_clause.register
def _first_step_lost(modifier: FirstStepLost, *, next_card: bool = False) -> str:
    return _("the first step that your TR would rise in the action phase of each generation is lost")


@say.register
def _step_lost(entry: StepLost, log: Log) -> None:
    log.add(entry, _("1 step of TR lost"))


@say.register
def _top_shown(entry: TopShown, log: Log) -> None:
    log.add(entry, _("{cards} shown", cards=listed([bold(card) for card in entry.cards])))
