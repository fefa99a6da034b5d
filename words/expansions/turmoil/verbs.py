"""The words of Turmoil's verbs and questions: to send a delegate, to use a policy."""

from __future__ import annotations

from engine.core import Decision
from engine.expansions.turmoil.effects import PRICE
from engine.expansions.turmoil.policies import PARTY_RULES, PolicyAction
from engine.expansions.turmoil.senate import senate
from engine.expansions.turmoil.state import NEUTRAL, SENATE
from engine.prices import term
from engine.view import View
from words.catalogue import N_, _, arrow, capital, commas, number, pair, pgettext, plural
from words.decisions import QUESTIONS
from words.effects import clause
from words.expansions.turmoil.parties import party_name
from words.names import mark, money, production_name, resource_name
from words.options import OPTIONS, Choice
from words.verbs import Command, Said, VerbWords, add_verb


def _joined(view: View, party: str) -> str:
    """The state of a party in few words: `3 delegates there, 2 of them yours, you lead, dominant`."""
    at = next(p for p in senate(view).parties if p.key == party)
    mine = at.delegates.get(view.you, 0)
    if mine and mine == at.size:
        said = [plural("{n} delegate there, yours", "{n} delegates there, all yours", mine)]
    else:
        said = [plural("{n} delegate there", "{n} delegates there", at.size) if at.size else _("nobody there")]
        said += [_("{n} of them yours", n=mine)] if mine else []
    if at.leader is not None and at.leader == view.you:
        said.append(_("you lead"))
    if at.dominant:
        said.append(_("dominant"))
    if at.ruling:
        said.append(_("rules now"))
    return commas(said)


def _send_price(view: View) -> str:
    if view.you in SENATE.of(view).lobby:
        return pgettext("price", "free")
    return money(term(view, view.me, PRICE))


def _send(view: View, key: str) -> Said:
    party = key.partition(":")[2]
    return _("{name}, {price}", name=party_name(party), price=_send_price(view)), _joined(view, party)


def _delegates(view: View) -> str:
    """The numbers of the reader's delegates in the lobby and in the reserve, and the reader's influence."""
    at = senate(view)
    lobby, reserve = at.lobby.count(view.you), at.reserve.get(view.you, 0)
    return _(
        "You: lobby {lobby}, reserve {reserve}, influence {influence}",
        lobby=number(lobby),
        reserve=number(reserve),
        influence=number(at.influence[view.you]),
    )


add_verb(
    "delegate",
    VerbWords(
        option=_send,
        name=N_("delegate"),
        apart=lambda view, key: (party_name(key.partition(":")[2]), _send_price(view)),
        button=N_("Delegate"),
        title=N_("Send a delegate, {price}"),
        ask=N_("Choose a party"),
        so_far=_delegates,
        possible=lambda view, keys: [_("send a delegate")],
        command=Command("delegate", N_("I: send a delegate to a party"), "party", N_("Which party")),
    ),
)


def _policy(view: View, key: str) -> Said:
    allowed = next((p for p in PARTY_RULES[SENATE.of(view).ruling].policy if isinstance(p, PolicyAction)), None)
    said = clause(allowed.do, None) if allowed else ""
    return _("Policy of {party}", party=party_name(SENATE.of(view).ruling)), capital(said)


add_verb(
    "policy",
    VerbWords(
        option=_policy,
        name=N_("policy"),
        button=N_("Policy, {price}"),
        title=N_("Use the policy of the ruling party"),
        ask=N_("Use the policy"),
        confirm=(N_("{name}?"), N_("Use it for {price}")),
        possible=lambda view, keys: [_("use the policy of the ruling party")],
        command=Command("policy", N_("J: use the policy of the ruling party"), option=""),
    ),
)


def _party_option(view: View, decision: Decision, which: str) -> Choice:
    party, *owner = which.split(":")
    if not owner:
        return Choice(party_name(party), _joined(view, party))
    seat = int(owner[0])
    whose = _("neutral") if seat == NEUTRAL else mark(seat)
    return Choice(_("{party}, {owner}", party=party_name(party), owner=whose), _joined(view, party))


def _production_option(view: View, decision: Decision, what: str) -> Choice:
    made = view.me.production[what]
    return Choice(resource_name(what), pair(production_name(what), arrow(number(made), number(made - 1))))


OPTIONS.update(
    {
        "send": _party_option,
        "recruit": _party_option,
        "unseat": _party_option,
        "sell-production": _production_option,
    }
)


def _ask_party(n: str) -> str:
    return plural("Choose a party for your delegate.", "Choose a party for your {n} delegates.", int(n))


def _ask_production(n: str) -> str:
    return _("Choose the production to lower for {n} of its resource.", n=n)


QUESTIONS.update(
    {
        "send": _ask_party,
        "recruit": lambda: _("Choose where to replace a neutral delegate."),
        "unseat": lambda: _("Choose the delegate to send back."),
        "sell-production": _ask_production,
        "remove-ocean": lambda: _("Choose the ocean tile to remove from Mars."),
    }
)
