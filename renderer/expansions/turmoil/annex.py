"""The senate and the global events as pictures and in words, with what each event would do to each player if it happened now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from engine.amounts import number as counted_now
from engine.card import CARDS
from engine.core import Cause, Effect
from engine.effect import Count, Trigger
from engine.expansions.turmoil.amounts import EVENT
from engine.expansions.turmoil.delegates import dominating, leading
from engine.expansions.turmoil.event_effects import ForAll
from engine.expansions.turmoil.event_preview import (
    DRAWN,
    PRODUCTION,
    RATING,
    SeatPreview,
    event_follows,
    preview_event,
)
from engine.expansions.turmoil.events import KIND
from engine.expansions.turmoil.phase import neutral_parties
from engine.expansions.turmoil.policies import PARTY_RULES, PolicyAction, policy_of
from engine.expansions.turmoil.senate import Party, Senate, senate
from engine.expansions.turmoil.state import PARTIES, SENATE
from engine.tableau import ON_CARD
from engine.view import View
from renderer.alt.annexes import Detail
from renderer.alt.cards import Wordings
from renderer.alt.lines import NBSP
from renderer.annexes.annexes import Shown, add_annex
from renderer.annexes.blocks import Block
from renderer.drawing.cache import laid_cache, of_newest
from renderer.expansions.turmoil.emblems import NEUTRAL
from renderer.expansions.turmoil.events import EventShown, event_block, phase_block, scene
from renderer.expansions.turmoil.senate import PartyShown, PlayersShown, party_block, players_block
from renderer.icons.icons import icons
from renderer.icons.pictograms import Boxed, Icon, Icons, Sign
from words import _, card_text, mark, parameter_change, production_name
from words.brief import brief, plus
from words.catalogue import (
    N_,
    capital,
    colon,
    commas,
    ended,
    listed,
    number,
    pair,
    pgettext,
    semicolons,
    sentence,
    sentences,
    signed,
)
from words.effects import clause
from words.names import cards_text, policy_name, rating_text
from words.ongoing import modifier_clause, trigger_clause

NEUTRAL_MARK: Final = "○"
"""A neutral delegate in texts."""
VERB: Final = "delegate"
"""The verb that sends a delegate."""
QUESTIONS: Final = ("send", "unseat", "recruit")
"""The questions about delegates of parties."""
CHOOSING: Final = (VERB, *QUESTIONS)
SENDING: Final = (VERB, "send", "recruit")
"""The choices by which a delegate comes to a party."""
WHEN: Final = {
    "current": N_("this generation"),
    "coming": N_("next generation"),
    "distant": N_("in two generations"),
}


def name_of(party: str) -> str:
    """The name of a party."""
    return capital(policy_name(policy_of(party)))


def _mark(who: int) -> str:
    return NEUTRAL_MARK if who == NEUTRAL else mark(who)


# The senate.


_senate = of_newest(senate)


@of_newest
def _players(view: View) -> PlayersShown:
    seen = _senate(view)
    found = [(seat, seen.influence[seat], int(seat in seen.lobby), seen.reserve.get(seat, 0)) for seat in view.order]
    told = [
        _("{mark} {n}, {lobby}+{reserve}", mark=mark(seat), n=influence, lobby=lobby, reserve=reserve)
        for seat, influence, lobby, reserve in found
    ]
    said = _(
        "Chairman {mark}. Influence, then delegates in lobby + reserve: {players}.",
        mark=_mark(seen.chairman),
        players=semicolons(told),
    )
    return PlayersShown(seen.chairman, tuple(found), (said,))


def _party(view: View, party: Party, *, sending: bool) -> PartyShown:
    others = dict(party.delegates)
    if party.leader is not None:
        others[party.leader] -= 1
    bonus, policy = _speech(party.key)
    would = _would(view, party) if sending and view.you >= 0 else ""
    return PartyShown(
        party.key,
        name_of(party.key),
        party.leader,
        tuple(who for who, n in others.items() for _each in range(n)),
        party.ruling,
        party.dominant,
        bonus,
        policy,
        _party_lines(view, party.key, would),
        capital(ended(_policy(party.key))) if party.ruling else "",
        would,
    )


@laid_cache
def _speech(party: str) -> tuple[Icons, Icons]:
    """The icons of a party's bonus and of its policy."""
    speech = PARTY_RULES[party]
    return icons(speech.bonus), tuple(icon for part in speech.policy for icon in icons(part))


def _would(view: View, party: Party) -> str:
    """What would change in a party if the reader sent one more delegate there: whether the reader would lead, and whether it would be
    dominant."""
    at = SENATE.of(view.table)
    more = (*at.delegates.get(party.key, ()), view.you)
    leads = leading(more, party.leader, view.order) == view.you != party.leader
    rises = dominating({**at.delegates, party.key: more}, at.dominant) == party.key != at.dominant
    said = [_("you would lead") if leads else "", _("it would be dominant") if rises else ""]
    return commas(part for part in said if part)


@of_newest
def _party_lines(view: View, key: str, would: str = "") -> Wordings:
    """A party in five wordings, from the longest to the shortest; the last three give the policy of the ruling party only."""
    party = next(party for party in _senate(view).parties if party.key == key)
    leader = _("leader {mark}", mark=_mark(party.leader)) if party.leader is not None else _("no delegates")
    has = " ".join(f"{_mark(who)}{NBSP}{number(n)}" for who, n in party.delegates.items())
    marks = [_("rules") if party.ruling else "", _("dominant") if party.dominant else ""]
    state = commas(part for part in (*marks, has, leader, would) if part)
    name, speech = name_of(party.key), PARTY_RULES[party.key]
    policy = _policy(party.key)
    said = N_("{party}: {state}. Bonus: {bonus}. Policy: {policy}.")
    full = _(said, party=name, state=state, bonus=clause(speech.bonus, None), policy=policy)
    bonus = brief(speech.bonus)
    in_short = _(said, party=name, state=state, bonus=bonus, policy=_policy_in_short(party.key))
    rule = sentence(policy) if party.ruling else ""
    short = ended(colon(name, state))
    paid = _("{party}: {state}. Bonus: {bonus}.", party=name, state=state, bonus=bonus)
    return full, in_short, sentences((paid, rule)), sentences((short, rule)), short


def _policy_in_short(party: str) -> str:
    """The policy of a party; of an action, only its cost and its effect."""
    return listed(
        [_action(part) if isinstance(part, PolicyAction) else _rule(part) for part in PARTY_RULES[party].policy]
    )


def _action(policy: PolicyAction) -> str:
    do = brief(policy.do)
    return _("once a generation: {do}", do=do) if policy.once else do


def _policy(party: str) -> str:
    """The policy of a party: the rules that hold while it rules."""
    return listed([_rule(part) for part in PARTY_RULES[party].policy])


def _rule(part: object) -> str:
    return trigger_clause(part, None) if isinstance(part, Trigger) else modifier_clause(part)  # type: ignore[arg-type]


# Events.


_preview = of_newest(preview_event)


def _event(view: View, when: str, card: int) -> EventShown:
    fore, called = _preview(view, card), neutral_parties(card)
    still = {"current": (), "coming": (called.current,), "distant": (called.current,)}
    effects = [effect.do if isinstance(effect, ForAll) else effect for effect in CARDS[card].play]
    by_seat = {fate.seat: fate for fate in fore.fates}
    outcomes = [(seat, _drawn(view, by_seat[seat], card)) for seat in view.order]
    return EventShown(
        card,
        _(WHEN[when]),
        CARDS[card].name,
        tuple(part for effect in effects if (part := icons(effect, CARDS[card]))),
        still[when],
        tuple(Sign(entry.what, signed(_steps(view, entry.what, entry.now - entry.was))) for entry in fore.parameters)
        + tuple(icon for effect in fore.choices for icon in icons(effect)),
        tuple(outcomes),
        _event_lines(view, when, card),
    )


def _steps(view: View, parameter: str, change: int) -> int:
    return change // view.box.parameters[parameter].step


def _drawn(view: View, fate: SeatPreview, card: int) -> Icons:
    """The icons of an event's outcome for a player: first the changes, then the choices that the player would have."""
    changed = tuple(_sign(what, n) for what, n in _ordered(fate))
    return changed + tuple(icon for effect in _counted(view, fate, card) for icon in icons(effect))


def _ordered(fate: SeatPreview) -> list[tuple[str, int]]:
    """The changes of a player, with the changes of resources on all cards added up."""
    lying = sum(n for what, n in fate.changes.items() if what.startswith(ON_CARD))
    found = [(what, n) for what, n in fate.changes.items() if not what.startswith(ON_CARD)]
    return [*found, *([(ON_CARD, lying)] if lying else [])]


def _sign(what: str, n: int) -> Icon:
    if what == ON_CARD:
        return Sign("lies:anything", signed(n))
    if (made := what.removeprefix(PRODUCTION)) != what:
        return Boxed((Sign(made, signed(n)),))
    return Sign({RATING: "tr", DRAWN: "card"}.get(what, what), signed(n))


def _counted(view: View, fate: SeatPreview, card: int) -> list[Effect]:
    """The choices that an event would give a player, with counted amounts replaced by their present numbers."""
    found: list[Effect] = []
    for effect in fate.choices:
        because = Cause(card, amount=fate.influence, source=EVENT)
        fields = {name: getattr(effect, name) for name in effect.__struct_fields__}
        seat = view.seats[fate.seat]
        known = {k: counted_now(n, view, seat, because) for k, n in fields.items() if isinstance(n, Count)}
        found.append(msgspec.structs.replace(effect, **known))
    return found


@of_newest
def _event_lines(view: View, when: str, number: int) -> Wordings:
    """An event in words: its effects, and what it would do to each player if it happened now."""
    card, fore = CARDS[number], _preview(view, number)
    by_seat = {fate.seat: fate for fate in fore.fates}
    world = [parameter_change(entry.what, entry.was, entry.now) for entry in fore.parameters]
    world += [brief(effect) for effect in fore.choices]
    told = [*world, *(f"{mark(seat)}{NBSP}{_told(view, by_seat[seat], card.id)}" for seat in view.order)]
    then = semicolons(told)
    moment = capital(_(WHEN[when]))
    full = _(
        "{when}, {event}: {text} Now it would do: {outcomes}.",
        when=moment,
        event=card.name,
        text=card_text(card),
        outcomes=then,
    )
    return full, ended(colon(commas((moment, card.name)), then))


def _told(view: View, fate: SeatPreview, card: int) -> str:
    said = [_change(what, n) for what, n in _ordered(fate)]
    said += [brief(effect) for effect in _counted(view, fate, card)]
    return commas(said) or pgettext("what is gained", "nothing")


def _change(what: str, n: int) -> str:
    if what == ON_CARD:
        return _("{n} on cards", n=signed(n))
    if (made := what.removeprefix(PRODUCTION)) != what:
        return pair(production_name(made), signed(n))
    if what == RATING:
        return rating_text(signed(n))
    return signed(n) + NBSP + cards_text(abs(n)).split(NBSP, 1)[-1] if what == DRAWN else plus(n, what)


# The annex.


def _blocks(shown: Shown) -> list[Block]:
    """The blocks of the annex: players, parties, events; for the choice of a party only the parties to choose from, without events."""
    view = shown.view
    seen = _senate(view)
    about = shown.choosing[0].partition(":")[0] if shown.choosing else ""
    named = {key.rpartition(":")[2] for key in shown.choosing[1:]} & {*PARTIES}
    parties = [party for party in seen.parties if about not in CHOOSING or party.key in named]
    found = [players_block(_players(view))]
    found += [party_block(_party(view, party, sending=about in SENDING)) for party in parties]
    if about in CHOOSING:
        return found
    found += [phase_block(*told) for told in _phase(view)]
    return found + [event_block(_event(view, when, card)) for when, card in _events(view, seen)]


def _events(view: View, seen: Senate) -> list[tuple[str, int]]:
    """The coming events, each with the time when it happens; none if no event will happen any more."""
    return [(when, card) for when, card in seen.events.items() if card] if event_follows(view) else []


def _phase(view: View) -> list[tuple[Icons, str, Wordings]]:
    """What happens after each generation besides the events: icons, words, and words for the alt text; empty once the game is over."""
    if view.over:
        return []
    if not event_follows(view):
        text = _("the last generation: no event happens any more")
        return [((), text, (capital(ended(text)),))]
    text = _("all lose 1 TR after each generation, before the event")
    counted = _("What events would do counts with that.")
    return [((Sign("tr", "−1"),), text, (sentences((ended(capital(text)), counted)), capital(ended(text))))]


def _lines(view: View, called: Sequence[str]) -> list[str]:
    seen = _senate(view)
    return [
        *_players(view).said,
        *(_party_lines(view, party.key)[0] for party in seen.parties),
        *(said[0] for _icons, _text, said in _phase(view)),
        *(_event_lines(view, when, card)[0] for when, card in _events(view, seen)),
    ]


def _brief(view: View, called: Sequence[str]) -> list[str]:
    """The chairman, the ruling party, the dominant party, and the coming events."""
    seen = _senate(view)
    events = [CARDS[card].name for _when, card in _events(view, seen)]
    return [
        _(
            "Senate: chairman {mark}, {ruling} ruling, {dominant} dominant.",
            mark=_mark(seen.chairman),
            ruling=name_of(seen.ruling),
            dominant=name_of(seen.dominant),
        ),
        *([ended(colon(_("Events"), commas(events)))] if events else []),
    ]


def _details(view: View) -> list[Detail]:
    """For the replay: the chairman and each player's influence, each party with its delegates, and the events."""
    seen = _senate(view)
    influence = commas(f"{mark(seat)}{NBSP}{number(n)}" for seat, n in enumerate(seen.influence))
    return [
        Detail("chairman", _("Chairman"), _("neutral") if seen.chairman == NEUTRAL else mark(seen.chairman)),
        Detail("influence", _("Influence"), influence),
        *(_party_detail(party) for party in seen.parties),
        *(Detail(when, capital(_(WHEN[when])), card=card) for when, card in seen.events.items()),
    ]


def _party_detail(party: Party) -> Detail:
    has = " ".join(f"{_mark(who)}{NBSP}{number(n)}" for who, n in party.delegates.items())
    leader = _("leader {mark}", mark=_mark(party.leader)) if party.leader is not None else ""
    said = [has, leader, _("rules") if party.ruling else "", _("dominant") if party.dominant else ""]
    return Detail(party.key, name_of(party.key), commas(said), lit=party.ruling)


def _scenes() -> None:
    for card in CARDS.values():
        if card.kind == KIND:
            scene(card.id)


add_annex(
    "turmoil",
    N_("Senate"),
    _blocks,
    _lines,
    brief=_brief,
    details=_details,
    verbs=(VERB,),
    questions=QUESTIONS,
    in_advance=_scenes,
)
