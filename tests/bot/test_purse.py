"""The amounts that screens show as available, left or missing are those that the engine accepts, for every corporation."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import msgspec
import pytest

from bot.screen import Screen
from bot.screens import choose, draft, lookahead, verbs
from bot.screens.context import ScreenContext
from engine.card import BEGINNER, CARDS, KEYS
from engine.core import Cause, Decision
from engine.effects.cards import BuyLooked
from engine.expansions import shipped_cards
from engine.named import CORPORATION_DECK
from engine.payment import spendable, with_corporation
from engine.phases.research import BuyCards
from engine.phases.start import ChooseFirstCards
from engine.prices import term
from tests.bot.looks import NoPictures, asked, context, look
from tests.bot.test_screens import ids, texts
from tests.engine.table import Table
from tests.thinned import thinned

pytestmark = pytest.mark.once

STATES = 120
GROUP = 6
"""The number of states with the same cards in play; the states after them have one more card in play."""
NO_PICTURES = NoPictures()
"""One artist for all tests, since each artist has threads of its own."""
PURPOSES = ("", "card:mine", "card:comet", "card:space-elevator", "project:city", "bought-card")
CORPORATIONS = [card.key for card in sorted(shipped_cards(), key=lambda card: card.id) if card.kind == "corporation"]


def states(corporation: str) -> Iterator[Table]:
    """Tables at which seat 0 has this corporation, and random stocks, cards and parameters."""
    random = Random(corporation)
    for n in range(STATES):
        if n % GROUP == 0:
            table = Table.of_every_card()
            table.game.table.decks[CORPORATION_DECK].cards.append(KEYS[BEGINNER])
            table.lay(0, corporation)
            deck = [CARDS[card] for card in table.game.table.deck]
            table.lay(0, *(card.key for card in random.sample(deck, n // GROUP) if card.kind != "event"))
        me = table[0]
        table.game.table.deck += me.hand
        me.hand = [table.game.table.deck.pop(random.randrange(100)) for _ in range(6)]
        me.stock.update({what: random.choice((0, 0, *range(13))) for what in me.stock})
        me.stock["mc"] = random.choice((*range(13), *range(40)))
        table.game.derive_pending()
        yield table


def seen(table: Table) -> ScreenContext:
    return context(look(table.game, 0), NO_PICTURES)


def said(shown: Screen) -> str:
    return "\n".join(texts(shown))


def amount(pattern: str, text: str) -> int:
    """The amount of M€ in a sentence."""
    found = re.search(pattern.format(n=r"(\d+) M€"), text)
    assert found, (pattern, text)
    return int(found[1])


def has(text: str) -> int:
    """The amount that its reader can pay according to a screen; the sum, if more than M€ can be used."""
    return amount(r"[Yy]ou have (?:[^.\n]*worth )?{n}", text)


@pytest.mark.parametrize("corporation", thinned(CORPORATIONS, 6))
async def test_what_one_has_is_what_the_engine_counts(corporation: str) -> None:
    for table in states(corporation):
        here, me = seen(table), table[0]
        for towards in PURPOSES:
            assert spendable(here.view, here.view.buyer, towards) == spendable(table.game, me, towards)
        goal = next(iter(table.game.box.milestones))
        assert has(said(verbs.claim(here, f"milestone:{goal}"))) == spendable(table.game, me)
        drafting = replace(here.look, view=msgspec.structs.replace(here.view, draft=(0, 1)))
        assert has(said(draft.between(context(drafting, NO_PICTURES)))) == spendable(table.game, me)


@pytest.mark.parametrize("corporation", thinned(CORPORATIONS, 6))
async def test_who_had_what_is_missing_could_pay(corporation: str) -> None:
    """With the missing M€ that the panel names, the engine no longer refuses as too expensive; with one M€ less it still does."""
    random, missing = Random(corporation), 0
    for table in states(corporation):
        dear = [(key, why) for key, why in seen(table).look.hindered.items() if why.key == "too-dear" and why.short]
        for key, why in random.sample(dear, min(1, len(dear))):
            text = said(await verbs.why_not(seen(table), key))
            assert f"{why.short} M€ short" in text
            if key.startswith("play:"):
                assert amount("It costs {n}", text) - has(text) == why.short
            for more, still in ((why.short - 1, True), (1, False)):
                table[0].stock["mc"] += more
                table.game.derive_pending()
                now = look(table.game, 0).hindered.get(key)
                assert (now is not None and now.key == "too-dear") == still, (key, why)
            table[0].stock["mc"] -= why.short
            table.game.derive_pending()
            missing += 1
    assert missing > STATES / 2


@pytest.mark.parametrize("corporation", thinned(CORPORATIONS, 6))
async def test_what_can_be_bought_is_what_the_engine_lets_buy(corporation: str) -> None:
    random = Random(corporation)
    for table in states(corporation):
        me = table[0]
        me.looking, me.hand = me.hand[:4], me.hand[4:]
        table.game.agenda = []
        decision = random.choice((BuyCards(), BuyLooked())).ask(table.game, me, Cause())
        assert isinstance(decision, Decision)
        here = context(asked(look(table.game, 0), decision), NO_PICTURES)
        picks = random.sample(decision.options, random.randrange(5))
        shown = await choose.several(here, picks)
        text, cost, has_now = said(shown), term(table.game, me, "bought-card") * len(picks), spendable(table.game, me)
        if decision.key == "buy":
            assert has(text) == has_now
        if decision.refuses(picks):
            assert amount(": {n} short", text) == cost - has_now
        elif picks or decision.key != "buy":  # the title says the same of none
            assert amount("M€, {n} left", text) == has_now - cost
        assert any("take/" in key for key in ids(shown)) == (decision.refuses(picks) is None)
        me.hand, me.looking = me.hand + me.looking, []


@pytest.mark.parametrize("corporation", thinned(CORPORATIONS, 6))
async def test_the_first_cards_are_counted_against_what_the_chosen_corporation_brings(corporation: str) -> None:
    table = Table(players=2)
    me = table[0]
    me.looking, me.secret = table.game.table.deck[:10], {"corporation": [f"card:{corporation}"]}
    table.game.agenda = []
    decision = ChooseFirstCards().ask(table.game, me, Cause())
    assert isinstance(decision, Decision)
    here = context(asked(look(table.game, 0), decision), NO_PICTURES)
    each = term(table.game, with_corporation(me, KEYS[corporation]), "bought-card")
    for n in range(11):
        text = said(await choose.several(here, list(decision.options[:n])))
        left = CARDS[KEYS[corporation]].cost - each * n
        assert has(text) == CARDS[KEYS[corporation]].cost
        if not n:
            assert has(text) == left
        elif left < 0:
            assert amount(": {n} short", text) == -left
        else:
            assert amount("M€, {n} left", text) == left


async def test_what_a_card_takes_itself_is_not_said_to_pay_for_it() -> None:
    words = "It costs 1 M€ and takes 5 heat; beside that you have 0 M€."
    for heat in (3, 5):
        table = Table(2).lay(0, "Helion").give(0, "Local Heat Trapping").stock(0, mc=0, heat=heat).turn(0)
        now = said(await verbs.why_not(seen(table), "play:local-heat-trapping"))
        ahead = said(await lookahead.of_card(seen(table.turn(1)), CARDS[KEYS["local-heat-trapping"]]))
        for text in (now, ahead):
            assert words in text.replace("\u00a0", " ")
            assert "1 M€ short" in text.replace("\u00a0", " ")


async def test_an_action_says_how_much_is_missing() -> None:
    table = Table(2).lay(0, "Helion", "Water Import From Europa", "Restricted Area").stock(0, mc=1, titanium=2)
    table.stock(0, heat=0).turn(0)
    assert "Restricted Area: 1 M€ short." in said(await verbs.why_not(seen(table), "action:restricted-area"))
    assert "5 M€ short." in said(await verbs.why_not(seen(table), "action:water-import-from-europa"))
    rated = Table(2).lay(0, "United Nations Mars Initiative").stock(0, mc=2)
    rated[0].raised_tr = True
    key = "action:united-nations-mars-initiative"
    assert "1 M€ short." in said(await verbs.why_not(seen(rated.turn(0)), key))
