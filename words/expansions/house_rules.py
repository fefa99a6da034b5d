"""The words of the house rules."""

from __future__ import annotations

from engine.actions.corporations import SECOND_FROM
from engine.card import CARDS, KEYS
from engine.core import Decision
from engine.expansions.house_rules.second import NAME, OFFER, PHASE, QUESTION, WHEN, SecondChosen, SecondPutOff
from engine.view import View
from words.brief import card_brief
from words.catalogue import N_, _
from words.decisions import QUESTIONS
from words.entries import say
from words.ledger import BEGINNING, Log
from words.names import ABOUT, CAUSES, PHASES, POLICIES, TITLES, money
from words.options import OPTIONS, Choice

TITLES.add(
    {
        "first_raises_rewarded": N_("House rule: the first player raises a parameter, and gains by it"),
        "first_raises_unrewarded": N_("House rule: the first player raises a parameter"),
        "friendly": N_("House rule: nobody takes anything from others"),
        NAME: N_("House rule: two corporations"),
    }
)
PHASES.add({"government": N_("house-rule raise"), PHASE: N_("second corporations")})
POLICIES.add({"friendly": N_("nobody takes anything from others")})
ABOUT.add({NAME: N_("each player may take a second corporation, in games with preludes in place of one")})
BEGINNING.add(QUESTION)
CAUSES[QUESTION] = lambda: _("second corporation")


def _asked(instead: str = "") -> str:
    offer = _(
        "Take a second corporation? You see {n}, play one of them and pay {price}; its own M€ can help to pay.",
        n=SECOND_FROM,
        price=money(OFFER.mc),
    )
    if not instead:
        return offer
    return _("{offer} Choose the prelude that you give up for it, or No.", offer=offer)


QUESTIONS.update({QUESTION: _asked, WHEN: lambda: _("When do you take the second corporation?")})


def _when(view: View, decision: Decision, key: str) -> Choice:
    return Choice(_("Now")) if key == "now" else Choice(_("After my prelude"))


OPTIONS[WHEN] = _when


def _given_up(view: View, decision: Decision, key: str) -> Choice:
    """A prelude that is given up, or the answer without one."""
    if key in ("yes", "no"):
        return Choice(_("Yes") if key == "yes" else _("No"))
    card = CARDS[KEYS[key]]
    return Choice(_("Give up {card}", card=card.name), card_brief(card))


OPTIONS[QUESTION] = _given_up


@say.register
def _chosen(entry: SecondChosen, log: Log) -> None:
    who = log.who(entry.seat)
    if entry.instead:
        log.start("corporation", entry, _("{who} takes a second corporation in place of a prelude", who=who))
    else:
        log.start("corporation", entry, _("{who} takes a second corporation", who=who))


@say.register
def _put_off(entry: SecondPutOff, log: Log) -> None:
    log.add(entry, _("it comes after the other prelude"))
