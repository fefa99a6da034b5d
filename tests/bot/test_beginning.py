"""The beginning of a game with preludes: one screen for corporation, preludes and first cards, which adds up what they bring."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, permutations
from typing import Any

import pytest

from bot.screen import Gallery
from bot.screens import beginning, decide
from bot.screens.beginning import Picked
from bot.tables.hints import Wondered
from engine import Game, Options, load, new_game, setup_preview, view
from engine.card import BEGINNER, CARDS, Card
from engine.card import picked as picked_card
from engine.named import PROJECT_DECK
from engine.robots.search import Weighed
from engine.view import View
from tests.bot import looks
from tests.bot.server import Server, Shown
from tests.engine.table import number
from tests.expansions.test_prelude import begun, choose
from words.beginning import beginning_lines

PRELUDES = ("Business Empire", "Great Aquifer", "Donation", "Galilean Mining")


def game(**options: Any) -> Game:
    return begun(2, PRELUDES, **{"corporations": ("Ecoline",), **options})


def picked(game: Game, corporation: str, preludes: tuple[str, ...], cards: int = 0) -> Picked:
    seen = looks.context(looks.look(game, 0)).view
    chosen = [number(corporation)] if corporation else []
    return Picked(chosen, [number(name) for name in preludes], beginning.dealt(seen, "buy")[:cards])


async def said(game: Game, selected: Picked | None = None) -> str:
    context = looks.context(looks.look(game, 0))
    shown = await beginning.screen(context, selected)
    shown.view()
    return shown.words().replace("\u00a0", " ")


async def test_at_first_the_screen_says_what_is_to_be_chosen() -> None:
    for seat in (0, 1):
        shown = await decide.ask(looks.context(looks.look(game(), seat)))
        shown.view()
        words = shown.words().replace("\u00a0", " ")
        assert "### Choose your corporation\n" in words
        assert "Choose your corporation and 2 preludes." in words
        assert "You would begin with" not in words
        assert "two preludes" in decide.sentence(looks.context(looks.look(game(), seat)))


@pytest.mark.parametrize("hints", [False, True])
async def test_beside_a_hint_preludes_are_called_by_their_numbers_in_the_picture(hints: bool) -> None:
    look = looks.look(game(), 0)
    look = replace(look, status=replace(look.status, rules=look.status.rules.model_copy(update={"hints": hints})))
    shown = await beginning.screen(looks.context(look), picked(game(), "Ecoline", PRELUDES[:1]), "preludes")
    labels = [label for label in looks.labels(shown) if label[-1].isdigit()]
    assert sorted(label.removeprefix("✓ ") for label in labels) == (["1", "2", "3", "4"] if hints else [])
    assert sum(label.startswith("✓ ") for label in labels) == hints
    assert "Choose 1 more prelude." in shown.words().replace("\u00a0", " ")


async def test_it_adds_up_what_one_would_begin_with() -> None:
    words = await said(game(), picked(game(), "Ecoline", ("Business Empire", "Great Aquifer"), 3))
    assert "You would begin with **21 M€**: Ecoline 36, 3 cards −9, Business Empire −6." in words
    assert "Production: M€ +6, plants +2." in words
    assert "Also: 3 plants, 3 cards and 22 TR." in words
    assert "Tags: 1 plant, 1 Earth." in words
    assert "Then still to decide: 2 × ocean (Great Aquifer)." in words
    assert "You buy none" not in words


async def test_who_would_begin_without_cards_is_told_so_above_the_button() -> None:
    words = await said(game(), picked(game(), "Ecoline", ("Business Empire", "Great Aquifer")))
    assert "You buy none of the 10 cards." in words
    assert "You buy none" not in await said(game(), picked(game(), "Ecoline", PRELUDES[:1])), "not before it can begin"


async def test_it_warns_of_what_could_not_be_played() -> None:
    words = await said(game(), picked(game(), "Ecoline", ("Business Empire", "Galilean Mining"), 10))
    assert "Cannot be played, and is discarded for M€: **Galilean Mining**." in words
    assert "10 cards −30" in words


async def test_what_is_asked_for_a_card_without_words_for_the_question_is_said_by_its_name() -> None:
    opened = begun(2, ("Corporate Archives", *PRELUDES[1:]), corporations=("Ecoline",), more=("prelude", "promos"))
    words = await said(opened, picked(opened, "Ecoline", ("Corporate Archives", "Great Aquifer")))
    assert "Then still to decide: Corporate Archives, 2 × ocean (Great Aquifer)." in words


async def test_with_the_beginner_corporation_preludes_alone_are_chosen() -> None:
    words = await said(
        game(beginners=(0,), corporations=()),
        picked(game(beginners=(0,), corporations=()), "", ("Donation", "Great Aquifer")),
    )
    assert "Keep 2 of 4 preludes" in words
    assert "You would begin with **63 M€**: Beginner Corporation 42, Donation +21." in words
    assert "10 cards" in words


@pytest.mark.parametrize("corporations", [2, 5])
async def test_the_screen_fits_with_everything_selected(corporations: int) -> None:
    opened = new_game(
        Options(players=2, corporate_era=True, more=("prelude",), first=0, corporations=corporations), "x"
    )
    context = looks.context(looks.look(opened, 0))
    dealt = {choice: beginning.dealt(context.view, choice) for choice in beginning.CHOICES}
    assert len(dealt["corporation"]) == corporations
    for corporation in dealt["corporation"]:
        shown = await beginning.screen(context, Picked([corporation], dealt["preludes"][:2], dealt["buy"]))
        shown.view()


async def test_the_order_of_preludes_is_asked_with_their_pictures_and_what_cannot_be_played() -> None:
    opened = begun(2, PRELUDES, corporations=("Ecoline",))
    for seat in (1, 0):
        names = ("Business Empire", "Galilean Mining") if seat == 0 else ()
        choose(opened, seat, *names, corporation="Ecoline" if seat == 0 else "", buys=10 if seat == 0 else 0)
    opened.players[0].stock["mc"] = 5
    opened.derive_pending()
    shown = await decide.ask(looks.context(looks.look(opened, 0), looks.SomePictures()))
    view = shown.view()
    assert "Choose the prelude to play first" in shown.words()
    said = str(view.to_components()).replace("\u00a0", " ").replace("\\xa0", " ")
    assert "cannot be played now, too dear now: 15 M€ instead" in said
    assert any(isinstance(item, Gallery) for item in shown.items)


# Through Discord.


async def lobby(server: Server, **agreed: bool) -> Shown:
    """Start a game with preludes; returns the direct message that asks Ann."""
    await server.slash("Ann", "game new", name="Olympus Rising")
    await server.say()
    await server.slash("Ben", "game join")
    found = await server.bot.services.games.of_user(server.members["Ann"].id)
    changes = {"corporate_era": True, "more": ("prelude",), **agreed}
    await server.bot.services.lobby.configure(found[0].id, server.members["Ann"].id, changes)
    await server.slash("Ann", "game start")
    await server.say()
    return server.direct("Ann")[-1]


async def chosen(server: Server, who: str, shown: Shown) -> Shown:
    """Select a corporation, two preludes and two cards, and begin."""
    _corporation, _preludes, _cards, corporation, *_others = shown.buttons.values()
    shown = await server.click(who, shown, corporation, direct=True)
    assert "Keep 2 of 4 preludes" in shown.words, "the next choice follows"
    for n in "13":
        shown = await server.click(who, shown, f"{n} ·", direct=True)
    assert "Buy any of the 10 cards" in shown.words
    menu = next(iter(shown.menus))
    shown = await server.select(who, shown, shown.menus[menu][:2], menu=menu, direct=True)
    assert "2 cards −6" in shown.words
    return await server.click(who, shown, "Begin with these", direct=True)


async def test_all_is_chosen_with_a_few_clicks_and_can_be_changed(server: Server) -> None:
    done = await chosen(server, "Ann", await lobby(server))
    assert "Corporation: **" in done.words
    assert "Preludes: **" in done.words
    view = await server.view("Ann")
    assert [len(view.chosen[choice]) for choice in ("corporation", "preludes", "buy")] == [1, 2, 2]
    again = await server.click("Ann", done, "Change", direct=True)
    assert "2 cards −6" in again.words, "what was chosen stays selected"
    again = await server.click("Ann", again, "Preludes", direct=True)
    again = await server.click("Ann", again, "✓ 1 ·", direct=True)
    assert "Choose 1 more prelude." in again.words
    again = await server.click("Ann", again, "2 ·", direct=True)
    await server.click("Ann", again, "Begin with these", direct=True)
    await chosen(server, "Ben", server.direct("Ben")[-1])
    view = await server.view("Ann")
    assert all(seat.corporation for seat in view.seats)
    assert view.phase in ("preludes", "action")


async def test_another_corporation_leaves_the_preludes_and_cards_selected(server: Server) -> None:
    shown = await lobby(server)
    _corporation, _preludes, _cards, first, other, *_others = shown.buttons.values()
    shown = await server.click("Ann", shown, first, direct=True)
    for n in "13":
        shown = await server.click("Ann", shown, f"{n} ·", direct=True)
    shown = await server.select("Ann", shown, shown.menus[next(iter(shown.menus))][:2], direct=True)
    shown = await server.click("Ann", shown, "Corporation", direct=True)
    shown = await server.click("Ann", shown, other, direct=True)
    assert f"✓ {other}" in shown.buttons.values(), "who changes it stays there"
    assert f"{other} " in shown.words
    assert "2 cards −6" in shown.words
    shown = await server.click("Ann", shown, "Preludes", direct=True)
    assert sum(label.startswith("✓") for label in shown.buttons.values()) == 2


async def test_what_a_command_has_chosen_is_selected_on_the_screen(server: Server) -> None:
    await lobby(server)
    view = await server.view("Ann")
    corporation = next(CARDS[card] for card in view.looking if CARDS[card].kind == "corporation")
    shown = await server.slash("Ann", "answer", choice=corporation.as_card)
    assert "Keep 2 of 4 preludes" in shown.words, "what is missing follows"
    shown = await server.click("Ann", shown, "Corporation")
    assert f"✓ {corporation.name}" in shown.buttons.values()


async def test_a_hint_is_about_the_choice_shown_after_what_is_selected_before_it(server: Server) -> None:
    questions: list[Wondered] = []

    async def weigh(wondered: Wondered) -> tuple[Weighed, ...]:
        questions.append(wondered)
        asked = load(wondered.copy).pending[wondered.seat]
        return (Weighed(asked.options[: asked.least], 0.5, 0.0, {}, 0.0, 1),)

    server.bot.weigh = weigh
    shown = await lobby(server, hints=True)

    async def hint(shown: Shown) -> tuple[Shown, Shown]:
        """The hint, and the screen to which it leads back."""
        found = await server.click("Ann", shown, "What should I do?", direct=True)
        return found, await server.click("Ann", found, "Back", direct=True)

    async def select(shown: Shown, *labels: str) -> Shown:
        for label in labels:
            shown = await server.click("Ann", shown, label, direct=True)
        return shown

    first = [*shown.buttons.values()][3]
    _said, shown = await hint(shown)
    said, shown = await hint(await select(shown, first))
    await hint(await select(shown, "1 ·", "3 ·"))
    chosen = [[tuple(CARDS[picked_card(pick)].kind for pick in picks) for picks in one.picks] for one in questions]
    assert chosen == [[], [("corporation",)], [("corporation",), ("prelude", "prelude")]]
    assert questions[1].picks[0] == questions[2].picks[0]
    assert "What you could do" in said.words
    assert "reludes" in said.words


# Every card with every other.


def everything() -> tuple[Game, list[Card], list[Card]]:
    """A game with all shipped expansions that waits for the first choices, its corporations and its preludes."""
    opened = new_game(Options(players=2, corporate_era=True, first=0, more=looks.EVERYTHING), "every card")
    cards = sorted(looks.CARDS.values(), key=lambda card: card.id)
    corporations = [card for card in cards if card.kind == "corporation" and card.id != BEGINNER]
    return opened, corporations, [card for card in cards if card.kind == "prelude"]


def dealt(opened: Game, *chosen: Card) -> tuple[View, Picked]:
    """What seat 0 sees where these cards were dealt to it, all of which are selected with two project cards."""
    me = opened.players[0]
    cards = [card for card in me.looking if opened.box.deck_of[CARDS[card].kind] == PROJECT_DECK]
    me.looking[:] = [*(card.id for card in chosen), *cards]
    opened.derive_pending()
    kept = {kind: [card.id for card in chosen if card.kind == kind] for kind in ("corporation", "prelude")}
    return view(opened, 0), Picked(kept["corporation"], kept["prelude"], cards[:2])


def lines(opened: Game, *chosen: Card) -> str:
    """What the screen adds up where these cards are selected."""
    seen, selected = dealt(opened, *chosen)
    found = setup_preview.preview_setup(seen, selected.corporation[0], selected.preludes, selected.buy)
    return "\n".join(beginning_lines(found, len(selected.buy))).replace("\u00a0", " ")


def test_what_every_corporation_begins_with_can_be_said_for_every_prelude() -> None:
    opened, corporations, preludes = everything()
    for corporation in corporations:
        for one, other in zip(preludes[::2], preludes[1::2], strict=True):
            said = lines(opened, corporation, one, other)
            assert said.startswith("You would begin with"), (corporation.name, one.name, other.name)
            assert corporation.name in said


@pytest.mark.once
@pytest.mark.parametrize("every", [4, pytest.param(1, marks=pytest.mark.soak)])
def test_what_one_begins_with_can_be_said_for_every_pair_of_preludes(every: int) -> None:
    """Also for those that speak of the same thing, such as cards in hand, colonies or floaters."""
    opened, corporations, preludes = everything()
    for n, (one, other) in list(enumerate(combinations(preludes, 2)))[::every]:
        said = lines(opened, corporations[n % len(corporations)], one, other)
        assert said.startswith("You would begin with"), (one.name, other.name)


async def shown(opened: Game, *chosen: Card) -> str:
    _seen, selected = dealt(opened, *chosen)
    screen = await beginning.screen(looks.context(looks.look(opened, 0), looks.NoPictures()), selected)
    return screen.words().replace("\u00a0", " ")


async def test_every_corporation_and_every_prelude_has_a_screen_to_begin_with() -> None:
    opened, corporations, preludes = everything()
    for n, prelude in enumerate(preludes):
        corporation = corporations[n % len(corporations)]
        words = await shown(opened, corporation, prelude, preludes[n - 1])
        assert "You would begin with" in words, (corporation.name, prelude.name)


@pytest.mark.soak
async def test_every_corporation_has_a_screen_to_begin_with_every_prelude() -> None:
    opened, corporations, preludes = everything()
    for corporation in corporations:
        for n, prelude in enumerate(preludes):
            words = await shown(opened, corporation, prelude, preludes[n - 1])
            assert "You would begin with" in words, (corporation.name, prelude.name)


def named(opened: Game, *names: str) -> list[Card]:
    cards = {card.name: card for card in opened.box.cards.values()}
    return [cards[name] for name in names]


def test_actions_that_a_prelude_gives_at_once_are_still_to_decide() -> None:
    opened, *_ = everything()
    said = lines(opened, *named(opened, "Ecoline", "Head Start", "Donation"))
    assert "Head Start +4" in said
    assert "Then still to decide: 2 actions (Head Start)." in said


def test_what_ones_own_card_brings_for_a_tile_is_counted_wherever_the_tile_will_lie() -> None:
    opened, *_ = everything()
    said = lines(opened, *named(opened, "Tharsis Republic", "Early Settlement", "Power Generation"))
    assert "Tharsis Republic 43" in said, "40 M€, and 3 for the city"
    assert "Production: M€ +1, plants +1, energy +3." in said
    assert "Then still to decide: city (Early Settlement)." in said


def test_rating_for_an_ocean_is_counted_wherever_it_will_lie() -> None:
    opened, *_ = everything()
    said = lines(opened, *named(opened, "Lakefront Resorts", "Great Aquifer", "Power Generation"))
    assert "Production: M€ +2, energy +3." in said
    assert "22 TR" in said
    assert "Then still to decide: 2 × ocean (Great Aquifer)." in said


@pytest.mark.parametrize("names", [*permutations(("Early Colonization", "Colony Trade Hub"))])
def test_what_a_prelude_brings_for_the_other_is_counted_in_the_better_order_which_is_said(
    names: tuple[str, str],
) -> None:
    opened, *_ = everything()
    said = lines(opened, *named(opened, "Ecoline", *names))
    assert "Colony Trade Hub +2" in said
    assert "Counted with **Colony Trade Hub** played first." in said


def test_what_depends_on_an_answer_is_not_counted() -> None:
    """What two standard projects raise depends on which they are."""
    opened, *_ = everything()
    said = lines(opened, *named(opened, "Manutech", "Established Methods", "Metals Company"))
    assert "Manutech 36, 2 cards −6, Established Methods +30." in said, "35 M€, and 1 for the production of M€"
    assert "(Established Methods)" in said
    assert "Counted with" not in said
