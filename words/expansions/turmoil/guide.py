"""The topics of Turmoil in the guide: its rules, and the state of the senate."""

from __future__ import annotations

from engine.card import CARDS
from engine.expansions.turmoil.senate import senate
from engine.expansions.turmoil.state import NEUTRAL, PARTIES
from engine.options import Options
from words.catalogue import N_, _, listed, number
from words.expansions.turmoil.parties import party_name, policy_text, ruling_bonus
from words.guide.topic import Lines, Reader, Topic, add_topics, bullets


def _turmoil() -> Lines:
    return (
        _("**Turmoil** brings a senate of six parties. One of them rules: its policy holds for all players."),
        bullets(
            _("You may send the delegate of the lobby to a party for nothing, and others from your reserve for 5\u00a0M€ each."),
            _("Who has most delegates in a party leads it; with a tie the leader stays. The party with most delegates is dominant."),
            _("Influence: 1 as chairman, 1 as leader of the dominant party, 1 with a further delegate there, and more by cards."),
            _("A card that asks for a party needs its rule, or two delegates of yours there."),
            _("The milestone Terraformer takes a TR of 26. At the end the chairman and the leader of each party get 1 VP."),
        ),
        _("After production, world government and colonies, but not after the last generation:"),
        bullets(
            _("Everybody loses 1 TR."),
            _("The current global event happens to all, in player order; influence makes it better."),
            _("The dominant party rules: all get its bonus, then its leader becomes chairman and gains 1 TR."),
            _("Its other delegates return, the next dominant party is marked, and the lobbies are filled again."),
            _("The events move on, and neutral delegates join the parties that they name."),
        ),
    )  # fmt: skip


def _parties() -> Lines:
    return (
        _("When a party comes to rule, all get its **bonus**. Its **policy** holds for all until another party rules."),
        bullets(
            *(
                _("**{party}**: {bonus} Policy: {policy}", party=party_name(party), bonus=ruling_bonus(party), policy=policy_text(party))
                for party in PARTIES
            )
        ),
        _("What you could not pay while the Reds rule is not offered."),
    )  # fmt: skip


def _turmoil_now(reader: Reader) -> Lines:
    at = senate(reader.view)
    events = [CARDS[card].name for card in at.events.values() if card]
    chairman = _("neutral") if at.chairman == NEUTRAL else reader.who(at.chairman)
    party, dominant = party_name(at.ruling), party_name(at.dominant)
    return (
        _("In power: {party}. Dominant: {dominant}. Chairman: {chairman}.", party=party, dominant=dominant, chairman=chairman),
        _("Global events, the next first: {events}.", events=listed(events)) if events else "",
        bullets(*(reader.line(seat, _("influence {n}", n=number(n))) for seat, n in enumerate(at.influence))),
    )  # fmt: skip


def _with_turmoil(options: Options) -> bool:
    return "turmoil" in options.expansions


add_topics(
    Topic("turmoil", N_("Turmoil"), N_("delegates, influence, global events"), _turmoil, _turmoil_now, _with_turmoil),
    Topic("parties", N_("Parties"), N_("bonus and policy of each of the six"), _parties, of=_with_turmoil),
)
