"""Who is asked in the turn of another, such as for the bonus of a colony, answers within that turn; what came to a hand is named there."""

from __future__ import annotations

from bot.routes.visit import main
from bot.screens.context import ScreenContext
from engine import Game
from engine.card import CARDS, KEYS
from engine.state import Standing
from tests.bot.backend import ANN, BEN, CAT, Backend, altered
from tests.bot.looks import NoPictures


async def colony(backend: Backend, key: str, *cards: str) -> str:
    """A game in which Ben, who has these cards in play, has a colony on the only tile; it is Ann's turn."""
    game = (await backend.game(BEN, CAT, more=("colonies",))).id

    def onto(found: Game) -> None:
        found.table.outposts = {key: Standing(3, (1,))}
        for card in (KEYS[card] for card in cards):
            for zone in (found.table.decks["projects"].cards, *(p.hand for p in found.players)):
                if card in zone:
                    zone.remove(card)
            found.players[1].played.append(card)
        found.players[1].clear_caches()

    await altered(backend.services, game, onto)
    return game


async def panel(backend: Backend, game: str, user: int) -> str:
    look = await backend.services.play.look(game, user)
    return (await main(ScreenContext(look, NoPictures()))).words().replace("\u00a0", " ")


async def test_a_trader_goes_on_reading_what_they_did_when_another_has_chosen_the_bonus(backend: Backend) -> None:
    game = await colony(backend, "titan", "titan-shuttles", "jovian-lanterns")
    await backend.act(game, ANN, "trade:titan")
    assert "Done: Trade with **Titan**" in await panel(backend, game, ANN)
    await backend.act(game, BEN, "card:titan-shuttles")
    assert "Done: Trade with **Titan**" in await panel(backend, game, ANN)
    assert "Titan Shuttles" in (await panel(backend, game, BEN)).partition("Done: ")[2]
    backend.services.runner.queue._games.clear()  # as after a restart
    assert "Done: Trade with **Titan**" in await panel(backend, game, ANN)
    look = await backend.act(game, ANN, "project:power-plant")
    assert len(look.done) == 2
    story = await backend.services.history.story(game, CAT)
    assert {done.turn for done in story if done.kind == "answer"} == {1}


async def test_a_card_that_came_in_the_turn_of_another_is_named_on_the_next_panel_to_its_owner_alone(
    backend: Backend,
) -> None:
    game = await colony(backend, "pluto")
    await backend.act(game, ANN, "trade:pluto")
    look = await backend.services.play.look(game, BEN)
    assert look.view is not None
    hand = look.view.hand
    came = CARDS[hand[-1]].name
    await backend.act(game, BEN, CARDS[hand[0]].as_card)
    await backend.act(game, ANN, "end")
    assert f"New in your hand: {came}." in await panel(backend, game, BEN)
    for user in (ANN, CAT):
        assert came not in await panel(backend, game, user)
    await backend.act(game, BEN, "project:power-plant")
    assert came not in (await panel(backend, game, BEN)).partition("New in your hand: ")[2]


async def test_what_the_line_about_the_own_action_names_is_not_named_twice(backend: Backend) -> None:
    game = await colony(backend, "pluto")
    look = await backend.act(game, ANN, "trade:pluto")
    shown = await panel(backend, game, ANN)
    assert look.drawn
    assert all(CARDS[card].name in shown.partition("Done: ")[2] for card in look.drawn)
    assert "New in your hand" not in shown
