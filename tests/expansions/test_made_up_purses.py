"""What may pay besides M€: resources on a card, plants, a currency of an expansion, each for some purposes only."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engine import Illegal, changes, load, new_game, prices, save, view
from engine.actions.turn import choices
from engine.core import Cause, Game, Reason
from engine.expansions import EXPANSIONS, Expansion, add_expansion, open_box
from engine.internal_entries import CardResourcesPaid, CurrencyPaid, StockPaid
from engine.journal import Entry, Paid
from engine.modifiers import PayWith
from engine.options import Options
from engine.payment import Pay, missing, mixes, proposal, purses, reach, spendable, ways
from engine.robots.greedy import greedy_answer
from engine.state import Currency
from engine.tableau import pieces_held
from renderer.icons.icons import card_icons
from tests.bot.server import asked_player, lobby, open_server
from tests.engine.games import walk
from tests.engine.properties import nothing_is_negative
from tests.engine.table import Table, number
from tests.expansions.made_up import MADE_UP
from tests.expansions.made_up.purses import FAVOURS
from tests.expansions.made_up.state import OMENS
from words.ongoing import modifier_clause
from words.turns import means, purses_hint, resources_line

SPORES, SKY = f"on-{number('Spore Bank')}", f"on-{number('Sky Brokers')}"
MOSS = "card:moss-works"


def made_up() -> Table:
    return Table(2, more=[MADE_UP.name])


def favoured(table: Table, n: int, seat: int = 0) -> Table:
    OMENS.of(table[seat]).favours = n
    table.game.derive_pending()
    return table


def test_resources_on_a_card_pay_for_cards_with_a_tag() -> None:
    table = made_up().lay(0, "Spore Bank", resources=4).give(0, "Moss Works", "Comet").stock(0, mc=1)
    assert purses(table.game, table[0], MOSS)[SPORES] == 2
    assert SPORES not in purses(table.game, table[0], "card:comet")
    table.play(0, "Moss Works")
    assert table.has(0) == {}
    assert table.on(0, "Spore Bank") == 0
    assert table[0].resources == {}


def test_they_pay_for_nothing_else() -> None:
    table = made_up().lay(0, "Spore Bank", resources=9).stock(0, mc=7).production(0, energy=3)
    assert table.refused(0, "project:power-plant") == Reason("too-dear", 4)
    assert table.refused(0, "milestone:magnet") == Reason("too-dear", 1)


def test_all_that_may_pay_is_offered_together_and_no_piece_is_wasted() -> None:
    table = made_up().lay(0, "Spore Bank", resources=3).lay(0, "Living Walls", "Helion").give(0, "Moss Works")
    table.stock(0, mc=4, plants=2, steel=1, heat=2).play(0, "Moss Works")
    assert table.asked.budget
    total, open_ways = table.asked.budget
    assert open_ways == (("steel", 2, 1), (SPORES, 2, 3), ("plants", 3, 2), ("heat", 1, 2), ("mc", 1, 4))
    found = list(mixes(total, open_ways))
    value = {what: each for what, each, _ in open_ways}
    for mix in found:
        paid = sum(value[what] * n for what, n in mix.items())
        assert total <= paid < total + min(value[what] for what, n in mix.items() if n)
    assert proposal(total, open_ways) == {"steel": 1, SPORES: 3, "plants": 0, "mc": 1, "heat": 0}
    for wasteful in ([f"{SPORES}=3", "plants=2"], [f"{SPORES}=3", "plants=1", "mc=1"]):
        with pytest.raises(Illegal, match="too-many"):
            table.choose(*wasteful)
    table.game = load(save(table.game))
    table.choose(f"{SPORES}=2", "plants=1", "heat=2")
    assert table.has(0) == {"mc": 4, "plants": 1, "steel": 1}
    assert table.on(0, "Spore Bank") == 1


def test_two_cards_with_resources_are_two_purses() -> None:
    table = made_up().lay(0, "Sky Brokers", "Spore Bank", resources=2)
    assert ways(table.game, table[0], "card:comet") == ((SKY, 3, 2),)
    assert spendable(table.game, table[0], "card:comet") == 6
    assert spendable(table.game, table[0], MOSS) == 4


def test_a_purse_that_two_rules_allow_counts_once_at_its_better_value() -> None:
    table = favoured(made_up().lay(0, "Lobby Office", "Helion"), 2)
    table[0].played.append(table[0].played[-1])
    table[0].clear_caches()
    assert purses(table.game, table[0]) == {"heat": 1}
    assert spendable(table.game, table[0], "milestone:magnet") == 6
    assert spendable(table.game, table[0], "project:city") == 4


def test_a_currency_pays_for_its_purposes_and_is_what_all_may_see() -> None:
    table = favoured(made_up().stock(0, mc=5), 3)
    assert "project:power-plant" in table.offers(0)
    assert "project:power-plant" not in table.offers(1)
    table.act(0, "project:power-plant")
    assert table.has(0) == {}
    assert OMENS.of(table[0]).favours == 0
    table.stock(0, mc=7).production(0, energy=3)
    assert favoured(table, 1).refused(0, "milestone:magnet") == Reason("too-dear", 1), (
        "only whoever has the Lobby Office"
    )
    table.lay(0, "Lobby Office").stock(0, mc=5).act(0, "milestone:magnet")
    assert OMENS.of(table[0]).favours == 0
    seen = view(favoured(table, 2).game, 1)
    assert ways(seen, seen.seats[0], "project:city") == (("favours", 2, 2),)


def test_each_purse_tells_what_was_taken_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = favoured(made_up().lay(0, "Spore Bank", resources=4).stock(0, mc=5, heat=1), 3)
    told: list[Entry] = []
    monkeypatch.setattr("engine.changes.stocks.tell", lambda game, entry: told.append(entry))
    changes.pay(table.game, table[0], 9, {"mc": 2, "heat": 0, SPORES: 1, "favours": 2}, Cause())
    assert told == [
        Paid(0, 9, {"mc": 2, SPORES: 1, "favours": 2}),
        StockPaid(0, "mc", -2, 5),
        CardResourcesPaid(0, number("Spore Bank"), -1, 4),
        CurrencyPaid(0, "favours", -2, 3),
    ]


def test_a_price_of_an_expansion_is_a_term_that_cards_change() -> None:
    table = favoured(made_up().lay(0, "Market Hall").stock(0, heat=2, mc=1), 0)
    assert prices.term(table.game, table[0], "barter") == 1
    assert [choice.price for choice in choices(table.game, table[0]) if choice.key == "barter:steel"] == [1]
    table.act(0, "barter:steel")
    assert table.has(0) == {"steel": 1}
    other = favoured(made_up().stock(0, heat=2, mc=1), 1)
    assert prices.term(other.game, other[0], "barter") == 3
    other.act(0, "barter:steel")
    assert OMENS.of(other[0]).favours == 0


def test_what_the_card_itself_takes_does_not_pay_for_it() -> None:
    table = made_up().lay(0, "Living Walls").stock(0, mc=3, plants=2)
    kept = {"plants": 1}
    assert ways(table.game, table[0], MOSS, kept) == (("plants", 3, 1), ("mc", 1, 3))
    assert missing(table.game, table[0], 9, MOSS, kept) == 3


def test_money_to_be_kept_is_kept_in_what_pays_for_everything() -> None:
    table = made_up().lay(0, "Helion").stock(0, mc=2, heat=9, steel=5)
    assert ways(table.game, table[0], MOSS, {"mc": 6}) == (("steel", 2, 5), ("heat", 1, 5))
    assert missing(table.game, table[0], 16, MOSS, {"mc": 6}) == 1
    assert missing(table.game, table[0], 10, MOSS, {"mc": 12}) == 1, "steel cannot be kept instead of M€"


def test_no_price_is_beyond_the_reach_that_is_looked_at_first() -> None:
    table = favoured(made_up().lay(0, "Helion", "Lobby Office", "Spore Bank", resources=5).stock(0, mc=3, heat=2), 4)
    assert reach(table.game, table[0]) == 3 + 2 + 4 * 3


def test_a_payment_saved_before_purses_had_purposes_goes_on() -> None:
    table = made_up().stock(0, mc=9, steel=4).run(Pay(9, ("steel",)))
    table.game = load(save(table.game))
    assert table.asked.budget == (9, (("steel", 2, 4), ("mc", 1, 9)))
    table.choose("steel=4", "mc=1")
    assert table.has(0) == {"mc": 8}


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        (PayWith("gold", 2), "there is no purse 'gold'"),
        (PayWith("steel", 2, tags=("steam",)), "there is no tag 'steam'"),
        (PayWith("steel", 2, towards=("mileston",)), "there is no term 'mileston'"),
        (PayWith("plants", 0), "plants needs a value"),
    ],
)
def test_a_slip_in_a_purse_is_refused(rule: PayWith, said: str) -> None:
    add_expansion(Expansion("odd", purses=(rule,)))
    try:
        with pytest.raises(ValueError, match=said):
            open_box(Options(players=2, more=("odd",)))
    finally:
        del EXPANSIONS["odd"]


@pytest.mark.parametrize("field", ["charm", "bet", "were", "gold"])
def test_a_currency_is_a_public_number(field: str) -> None:
    with pytest.raises(TypeError, match="a public number"):
        Currency("gold", OMENS, field)


def test_words_and_icons_follow_the_declaration() -> None:
    table = favoured(made_up(), 2)
    cards = {
        name: table.game.box.cards[number(name)]
        for name in ("Spore Bank", "Sky Brokers", "Living Walls", "Lobby Office")
    }
    said = {name: modifier_clause(card.modifiers[0]).replace("\u00a0", " ") for name, card in cards.items()}
    assert said == {
        "Spore Bank": "resources on this card may pay for a card with a plant tag, each worth 2 M€",
        "Sky Brokers": "resources on this card may pay for a card with a space or Jovian tag, each worth 3 M€",
        "Living Walls": "plants may pay for a card with a building tag, each worth 3 M€",
        "Lobby Office": "favours may pay for a milestone or an award, each worth 3 M€",
    }
    drawn = {name: repr(card_icons(card)) for name, card in cards.items()}
    assert "tag:plant" in drawn["Spore Bank"]
    assert "lies:microbe" in drawn["Spore Bank"]
    assert "favours" in drawn["Lobby Office"]
    assert "2\u00a0favours" in resources_line(view(table.game, 0))


def test_what_one_has_names_the_card() -> None:
    table = made_up().lay(0, "Spore Bank", resources=3).stock(0, mc=2).give(0, "Moss Works")
    seen = view(table.game, 0)
    assert means(seen, MOSS).replace("\u00a0", " ") == "2 M€ and 3 microbes on Spore Bank, worth 8 M€"
    assert means(seen).replace("\u00a0", " ") == "2 M€"
    hint = purses_hint(seen, table.game.box.cards[number("Moss Works")], 9)
    assert hint == "microbes on Spore Bank pay 6"


def test_robots_pay_with_it() -> None:
    table = made_up().lay(0, "Spore Bank", resources=5).give(0, "Moss Works").stock(0, mc=9)
    assert greedy_answer(view(table.turn(0).game, 0)) == ("play:moss-works",)
    table.act(0, "play:moss-works")
    assert greedy_answer(view(table.game, 0)) == (f"{SPORES}=4", "mc=1")


async def test_a_player_pays_by_a_card_through_the_chooser(tmp_path: Path) -> None:
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben"), pictures=False) as server:
        game = await lobby(server)
        ann = server.members["Ann"].id
        await server.bot.services.lobby.configure(game, ann, {"more": (MADE_UP.name,), "seating": "chosen"})
        await server.bot.services.lobby.start(game, ann)
        await server.say()
        name = await asked_player(server)
        seat = (await server.look(name)).seat
        assert seat is not None

        def spores(game: Game) -> None:
            me, card = game.players[seat], number("Spore Bank")
            for pile in (*(deck.cards for deck in game.table.decks.values()), *(p.hand for p in game.players)):
                if card in pile:
                    pile.remove(card)
            me.played.append(card)
            me.resources[card] = 3
            me.clear_caches()

        await server.alter(game, spores)
        await server.deal(name, number("Moss Works"), mc=9, steel=1)
        shown = await server.select(name, await server.click(name, server.last(), "open"), ["play:moss-works"])
        assert "Pay 1 steel + 3 microbes on Spore Bank + 1 M€" in shown.words.replace("**", "")
        shown = await server.select(name, shown, [f"{SPORES}=2.mc=5"])
        assert "Pay 2 microbes on Spore Bank + 5 M€" in shown.words.replace("**", "")
        assert "1 microbe on Spore Bank" in shown.words, "what is left is said"
        await server.click(name, shown, "Play")
        seen = await server.view(name)
        assert seen.me.resources[number("Spore Bank")] == 1
        assert (seen.me.stock["mc"], seen.me.stock["steel"]) == (4, 1)
        await server.deal(name, number("Living Walls"), mc=9)
        await server.slash(name, "play", server.place, card="Living Walls", pay="spore bank=1, mc=4")
        seen = await server.view(name)
        assert number("Spore Bank") not in seen.me.resources
        assert seen.me.stock["mc"] == 5


def test_random_games_pay_by_all_of_them_and_never_more_than_there_is() -> None:
    used: set[str] = set()
    for n in range(25):
        game = new_game(Options(players=2 + n % 3, corporate_era=n % 2 == 0, more=(MADE_UP.name,)), f"purses {n}")
        for seat, decision, picks in walk(game, Random(n)):
            if decision.budget:
                me = game.players[seat]
                assert all(0 < most <= pieces_held(game, me, what) for what, _value, most in decision.budget.ways)
                used |= {pick.partition("=")[0] for pick in picks}
            nothing_is_negative(game)
    assert {FAVOURS.key, "plants", SPORES, SKY} <= used
