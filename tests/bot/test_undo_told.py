"""What an undo, a request to undo, and a direct message that is answered say of what was chosen."""

from __future__ import annotations

import pytest

from bot.screens import back, consent
from bot.screens.story import chosen, of_lane, told
from engine.view import view
from tests.bot.backend import ANN, BEN, CAT
from tests.bot.looks import NoPictures, context, look
from tests.bot.server import Server, all_pass, begun
from tests.engine.table import Table
from tests.expansions.test_turmoil import table_of


async def buys(backend, game, user, n):
    found = await backend.services.play.look(game, user)
    await backend.services.play.compose(game, user, None, [found.decision.options[:n]], backend.click(), True)


def words(screen):
    return str([c.to_component_dict() for c in screen.view().children]).replace("\\xa0", " ")


async def test_an_undo_of_a_purchase_names_what_is_undone(backend, game):
    await backend.research(game)
    await buys(backend, game, ANN, 2)
    await buys(backend, game, BEN, 0)
    await buys(backend, game, CAT, 1)
    plan = await backend.services.votes.undo_plan(game, ANN)
    found = await backend.services.play.look(game, ANN)
    assert back.step(context(found, NoPictures()), plan.steps[0]) == "Bought 2 cards"
    assert "Bought 2 cards" in words(consent.together(context(found, NoPictures()), plan))
    request = await backend.services.votes.ask_to_undo(game, ANN, plan.steps[0].number)
    for user in (BEN, CAT):
        await backend.services.votes.vote(game, user, request.id, "yes")
    status = await backend.services.games.status(game)
    said = "\n".join(told(reversed(await backend.services.history.story(game, BEN)), status)).replace("\u00a0", " ")
    assert "● Ann went back, as agreed, to before: a choice of cards" in said


async def test_others_are_not_told_how_many_cards_were_chosen_before_all_have(backend, game):
    await backend.research(game)
    await buys(backend, game, ANN, 2)
    (entry, *_) = await backend.services.history.story(game, BEN)
    assert of_lane(entry) == "a choice of cards"
    (entry, *_) = await backend.services.history.story(game, ANN)
    assert of_lane(entry) == "bought 2 cards"


@pytest.mark.parametrize(("n", "said"), [(0, "bought no cards"), (1, "bought 1 card"), (3, "bought 3 cards")])
async def test_whoever_answers_last_reads_what_they_bought_too(backend, game, n, said):
    await backend.research(game)
    for user in (ANN, BEN):
        await buys(backend, game, user, 0)
    await buys(backend, game, CAT, n)
    status = await backend.services.games.status(game)
    mine = [d for d in await backend.services.history.story(game, CAT) if d.seat == 2][:1]
    assert chosen(mine, status, 2) == [said]
    found = await backend.services.play.look(game, CAT)
    assert back.step(context(found, NoPictures()), mine[0]).casefold() == said


async def test_an_answered_direct_message_says_what_was_bought(server: Server) -> None:
    game = await begun(server)
    await all_pass(server, game)
    await server.wait(60)
    look = await server.look("Ann")
    assert look.decision is not None
    picks = look.decision.options[:2]
    await server.bot.services.play.compose(game, server.users["Ann"].id, None, [picks], "elsewhere", True)
    await server.wait(60)
    (ann,) = server.direct("Ann")
    assert ann.words.replace("\u00a0", " ").endswith("· bought 2 cards")


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (["project:build-colony", "colony:luna"], "Luna: nothing there"),
        (["trade:luna"], "Fleets at home: ● 1 of 1"),
        (["trade:luna"], "Luna 0 → 1"),
        (["delegate:reds"], "Reds: nothing there"),
    ],
)
def test_after_an_undo_colonies_fleets_and_delegates_are_told(action: list[str], said: str) -> None:
    table = table_of(more=["colonies", "turmoil"]).stock(0, mc=60)
    before = view(table.game, 0)
    shown = context(look(table.game, 0), NoPictures())
    assert not any(said in line for line in back.difference(shown, before, before))
    first, *picks = action
    table.act(0, first).pick(*picks)
    lines = back.difference(shown, view(table.game, 0), before)
    assert any(said in line.replace("\u00a0", " ") for line in lines), lines
    assert max(map(len, lines)) < 60, "what has changed, and not what a party or a colony does"


def undone(table: Table, key: str, *picks: str) -> list[str]:
    """What the screen names that goes back with a card that seat 0 plays, or with the action of one."""
    before = view(table.game, 0)
    table.act(0, key).pick(*picks)
    return [
        line.replace("\u00a0", " ")
        for line in back.difference(context(look(table.game, 0)), view(table.game, 0), before)
    ]


def test_before_an_undo_one_reads_what_others_get_back() -> None:
    table = Table(2).give(0, "Asteroid").stock(0, mc=14).stock(1, plants=4).turn(0)
    assert "■ Aïcha B.: +3 plants (1 → 4)" in undone(table, "play:asteroid", "seat:1")


def test_before_an_undo_one_reads_what_goes_back_to_cards() -> None:
    table = Table(2).lay(0, "Predators").lay(1, "Birds", resources=2).turn(0)
    assert undone(table, "action:predators") == ["−1 animal on Predators", "■ Aïcha B.: +1 animal on Birds"]


def test_before_an_undo_one_reads_that_others_take_cards_back_into_their_hands() -> None:
    table = Table(2).give(1, "Birds", "Comet").turn(0)
    before = view(table.game, 0)
    table.players[1].hand.pop()
    lines = back.difference(context(look(table.game, 0)), view(table.game, 0), before)
    assert [line.replace("\u00a0", " ") for line in lines] == ["■ Aïcha B.: cards in hand 1 → 2"]
