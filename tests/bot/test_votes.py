"""Votes on Discord: players ask, agree and refuse by buttons, and the messages change accordingly."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.screens import back, consent, votes
from bot.screens.context import ScreenContext
from tests.bot.backend import OCEAN_WITH_CARD
from tests.bot.server import Server, Shown, asked_player, open_server, route, said, started

NAMES = ("Ann", "Ben", "Cat")


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with open_server(tmp_path / "mars.db", NAMES, pictures=False) as made:
        await started(made)
        yield made


async def commits(server: Server, name: str, *steps: str) -> None:
    """Commit a whole action; the outbox sends nothing yet, as if another process had done it."""
    (status,) = await server.bot.services.games.of_user(server.members[name].id)
    click = f"{name} {status.version}"
    await server.bot.services.play.compose(status.id, server.members[name].id, None, [[s] for s in steps], click, True)


async def acts(server: Server, name: str, *steps: str) -> None:
    """Commit a whole action, and send what is due, as if it was done with the panel."""
    await commits(server, name, *steps)
    await server.say()


def mark(server: Server, name: str) -> str:
    """The mark of a member's seat; seats are taken in the order in which the members joined."""
    return "●■▲"[NAMES.index(name)]


def plain(shown: Shown) -> str:
    return shown.words.replace("**", "")


async def drawn(server: Server) -> tuple[str, str, str]:
    """Let the first player draw cards; returns their name, and those of the two others in the order of turns."""
    asks = await asked_player(server)
    await acts(server, asks, "project:aquifer", OCEAN_WITH_CARD)
    seat = NAMES.index(asks)
    return asks, NAMES[seat - 2], NAMES[seat - 1]


async def asked(server: Server) -> tuple[str, str, str]:
    """Let the first player draw cards and ask the table to go back; returns the same names as `drawn`."""
    asks, one, two = await drawn(server)
    shown = await server.slash(asks, "undo", server.place)
    assert "Something hidden was shown" in shown.words
    assert not shown.menus, "nothing to choose of one action"
    shown = await server.click(asks, shown, "Ask the table")
    assert "You have asked to go back" in shown.words
    await server.say()
    return asks, one, two


def vote(server: Server) -> Shown:
    """The newest message about a request to the table."""
    return next(s for m in reversed(server.place.history()) if "asks to" in (s := Shown(m)).words)


async def test_a_player_who_drew_cards_asks_and_the_others_agree(server: Server) -> None:
    before = (await server.view(await asked_player(server))).hand
    asks, one, two = await asked(server)
    shown = vote(server)
    assert f"{asks} asks to go back to before this action" in shown.words
    assert "All must agree" in shown.words
    mine = await server.click(one, shown, "Agree to go back")
    assert "1 more player must agree" in mine.words
    await server.say()
    agreed = " ".join(sorted((mark(server, asks), mark(server, one)), key="●■▲".index))
    assert f"Agreed: {agreed}" in vote(server).words.splitlines()
    said = await server.click(two, vote(server), "Agree to go back")
    assert "All have agreed" in said.words
    await server.say()
    assert "Agreed: ● ■ ▲" in vote(server).words
    assert not vote(server).buttons
    assert (await server.view(asks)).hand == before
    assert "undone" in "\n".join(Shown(m).words for m in server.place.history())
    assert "Your turn, first of 2 actions" in (await server.slash(asks, "play", server.place)).words
    turn = await server.turn()
    assert f"<@{server.members[asks].id}>, your turn" in turn.words


async def test_what_is_taken_back_is_struck_through_in_the_message_of_the_earlier_turn_too(server: Server) -> None:
    name = await asked_player(server)
    older = (await server.turn()).message.id
    await acts(server, name, "project:power-plant")
    await acts(server, name, "end")
    await server.wait(61)
    shown = {m.id: Shown(m).words for m in server.place.history()}
    assert "- Standard project **Power plant**" in shown[older]
    (status,) = await server.bot.services.games.of_user(server.members[name].id)
    await server.bot.services.play.undo(status.id, server.members[name].id, 2, "undo")
    await server.say()
    shown = {m.id: Shown(m).words for m in server.place.history()}
    assert "- ~~Standard project **Power plant**" in shown[older]
    assert "<@" not in (await server.turn()).words


async def test_what_is_taken_back_after_a_reminder_in_the_thread_is_struck_through_and_holds_up_nothing(
    server: Server,
) -> None:
    name = await asked_player(server)
    other = NAMES[(NAMES.index(name) + 1) % 3]
    await server.bot.services.reminders.remind_by(server.members[other].id, "thread")
    await acts(server, name, "project:power-plant")
    await acts(server, name, "end")
    await server.wait(61)
    await server.wait(12 * 3600 + 60)
    reminder = (await server.turn()).message.id
    (status,) = await server.bot.services.games.of_user(server.members[name].id)
    await server.bot.services.play.undo(status.id, server.members[name].id, 2, "undo")
    await server.say()
    shown = {m.id: Shown(m).words for m in server.place.history()}
    assert any("- ~~Standard project **Power plant**" in words for words in shown.values())
    await acts(server, name, "pass")
    await server.wait(61)
    turn = await server.turn()
    assert turn.message.id > reminder
    assert f"<@{server.members[other].id}>, your turn" in turn.words


async def test_the_next_player_is_told_once_and_the_panel_says_so(server: Server) -> None:
    name = await asked_player(server)
    other = NAMES[(NAMES.index(name) + 1) % 3]
    await acts(server, name, "project:power-plant")
    await acts(server, name, "end")
    grace = await server.click(name, server.last(), "Play")
    assert f"{other} is told at" in grace.words
    told = await server.click(name, grace, f"Tell {other} now")
    assert f"Your turn is over, and {mark(server, other)} {other} is told." in told.words
    assert "told at" not in told.words
    assert not [label for label in told.buttons.values() if label.startswith("Tell")]
    await server.say()
    assert f"<@{server.members[other].id}>, your turn" in (await server.turn()).words
    await asyncio.gather(*server.bot.telling)
    waits = server.again(name, grace)
    assert f"{other} plays" in waits.words
    assert "While you wait" in waits.buttons.values(), "nobody has played, so that the whole panel stays"


async def test_each_of_the_others_is_mentioned_once(server: Server) -> None:
    _asks, one, two = await asked(server)
    for name in (one, two):
        await server.click(name, vote(server), "Agree to go back")
        await server.say()
    posts = [r for r in server.sent("POST") if "do you agree to" in str(r.json)]
    (mentions,) = [r.json["allowed_mentions"]["users"] for r in posts]
    assert set(mentions) == {server.members[one].id, server.members[two].id}


async def test_one_refuses_and_the_game_goes_on(server: Server) -> None:
    asks, one, two = await asked(server)
    open_vote = vote(server)
    assert "That decides it; the game goes on." in (await server.click(one, open_vote, "Keep")).words
    assert "It was refused. Nothing was changed." in plain(await server.click(two, open_vote, "Agree to go back"))
    await server.say()
    shown = vote(server)
    assert f"Refused by {mark(server, one)}; the game goes on." in shown.words
    assert not shown.buttons
    assert len((await server.view(asks)).hand) == 12


async def test_an_action_makes_a_request_to_go_back_lapse(server: Server) -> None:
    asks, _one, _two = await asked(server)
    await acts(server, asks, "end")
    shown = vote(server)
    assert f"{asks} has acted since" in shown.words
    assert not shown.buttons


async def test_who_asked_withdraws_from_the_undo_screen(server: Server) -> None:
    asks, one, _two = await asked(server)
    shown, old = await server.slash(asks, "undo", server.place), vote(server)
    assert "The request is withdrawn" in (await server.click(asks, shown, "Withdraw")).words
    assert "The request was withdrawn. Nothing was changed." in plain(await server.click(one, old, "vote/yes"))
    await server.say()
    assert "Withdrawn" in vote(server).words
    assert not vote(server).buttons


async def test_a_press_after_it_has_lapsed_is_answered_with_a_sentence(server: Server) -> None:
    asks, one, _two = await asked(server)
    await commits(server, asks, "end")
    assert "The request has lapsed. Nothing was changed." in plain(await server.click(one, vote(server), "vote/yes"))


async def test_the_others_answer_where_they_are_too(server: Server) -> None:
    asks, one, two = await asked(server)
    shown = await server.slash(one, "undo", server.place)
    assert f"{asks} asks to go back to before this action" in shown.words
    shown = await server.click(one, shown, "Agree to go back")
    assert f"{asks} plays" in (await server.click(one, shown, "My panel")).words
    more = await server.click(two, await server.click(two, await server.turn(), "Play"), "More")
    shown = await server.click(two, more, f"{mark(server, asks)} {asks}'s request")
    more = await server.click(two, shown, "Back")
    assert "### More" in more.words
    shown = await server.click(two, more, "request")
    assert "All have agreed" in (await server.click(two, shown, "Agree to go back")).words
    assert len((await server.view(asks)).hand) == 10


async def test_who_has_something_to_undo_sees_the_way_to_what_the_table_is_asked(server: Server) -> None:
    asks, _one, _two = await drawn(server)
    await acts(server, asks, "end")
    one = await asked_player(server)
    await acts(server, one, "project:power-plant")
    (status,) = await server.bot.services.games.of_user(server.members[asks].id)
    await server.bot.services.votes.ask_to_undo(status.id, server.members[asks].id, 1)
    shown = await server.slash(one, "undo", server.place)
    assert shown.button("Undo 1 action")
    other = await server.slash(one, "undo", server.place)
    theirs = await server.click(one, shown, "request")
    assert f"{asks} asks to go back" in theirs.words
    await server.click(one, await server.slash(one, "undo", server.place), "undone/1")
    assert "The request has lapsed." in (await server.click(one, other, "request")).words


async def test_a_request_goes_on_after_a_restart(server: Server) -> None:
    asks, one, two = await asked(server)
    await server.click(one, vote(server), "Agree to go back")
    await server.restart()
    await server.click(two, vote(server), "Agree to go back")
    await server.say()
    assert "Agreed: ● ■ ▲" in vote(server).words
    assert len((await server.view(asks)).hand) == 10


@pytest.mark.once
async def test_the_undo_menu_ends_with_what_needs_the_table(server: Server) -> None:
    asks, _one, _two = await drawn(server)
    await acts(server, asks, "project:power-plant")
    shown = await server.slash(asks, "undo", server.place)
    assert next(iter(shown.labels.values()))[-1] == "Further back: needs the table"
    further = await server.select(asks, shown, [back.FURTHER])
    assert [route(b) for b in further.buttons] == ["ask/1@home", "home"]
    assert f"Taken back with it: {mark(server, asks)} {asks} 1 action" in further.words
    shown = await server.click(asks, further, "Ask the table")
    assert "You have asked" in shown.words


async def test_how_far_the_table_goes_back_is_chosen(server: Server) -> None:
    asks, _one, _two = await drawn(server)
    await acts(server, asks, "project:aquifer", "space:A2")
    one = await asked_player(server)
    await acts(server, one, "pass")
    shown = await server.slash(asks, "undo", server.place)
    assert f"{one} has played" in shown.words
    (values,) = shown.menus.values()
    assert values == ["2", "1"]
    shown = await server.select(asks, shown, ["1"])
    assert "ask/1@home" in [route(b) for b in shown.buttons]
    assert "out of your hand" in shown.words


async def test_nothing_can_be_asked_with_an_old_screen(server: Server) -> None:
    asks, _one, _two = await drawn(server)
    shown = await server.slash(asks, "undo", server.place)
    await acts(server, asks, "project:power-plant")
    assert "That button is old" in (await server.click(asks, shown, "Ask the table")).words


async def test_more_leads_to_the_undo_although_nothing_can_be_taken_back_alone(server: Server) -> None:
    asks, _one, _two = await drawn(server)
    shown = await server.click(asks, await server.turn(), "Play")
    shown = await server.click(asks, shown, "More")
    assert "Undo with the table" in (await server.click(asks, shown, "undo")).words


@pytest.mark.once
async def test_a_request_to_end_the_game_is_answered_with_its_buttons(server: Server) -> None:
    await server.click("Ann", await server.slash("Ann", "game end", server.place), "Ask the table")
    await server.say()
    await server.click("Ben", vote(server), "Play on")
    await server.say()
    assert "Against: ■" in vote(server).words
    assert "That decides it. The game has ended." in (await server.click("Cat", vote(server), "Agree to end it")).words
    await server.say()
    assert "Agreed: ● ▲" in vote(server).words


async def test_who_asked_to_end_the_game_takes_it_back_with_play_on(server: Server) -> None:
    await server.click("Ann", await server.slash("Ann", "game end", server.place), "Ask the table")
    await server.say()
    assert "withdrawn" in (await server.click("Ann", vote(server), "Play on")).words
    await server.say()
    assert not vote(server).buttons


async def test_the_end_by_agreement_mentions_everybody_once(server: Server) -> None:
    game = (await server.look("Ann")).status.id
    await server.click("Ann", await server.slash("Ann", "game end", server.place), "Ask the table")
    await server.say()
    await server.click("Cat", vote(server), "Agree to end it")
    await server.say()
    (told,) = [body for body in said(server) if "was ended before it was over" in (body.get("content") or "")]
    assert set(told["allowed_mentions"]["users"]) == {member.id for member in server.members.values()}
    shown = server.last()
    assert shown.words.count("was ended before it was over") == 1
    assert "Nobody wins." in shown.words
    assert shown.message.flags.components_v2
    await server.bot.services.repair.post_again(game)
    await server.say()
    assert len([body for body in said(server) if "was ended before it was over" in str(body.get("content"))]) == 1
    assert "was ended before it was over" in server.last().words


async def test_an_ended_game_has_no_buttons_left_but_to_look_at_it_and_to_play_again(server: Server) -> None:
    await acts(server, await asked_player(server), "pass")
    await server.click("Ann", await server.slash("Ann", "game end", server.place), "Ask the table")
    await server.say()
    turn, request, lobby = await server.turn(), vote(server), Shown(server.channel.history()[0])
    assert "Open the game" in str(lobby.message.components)
    (status,) = await server.bot.services.games.of_user(server.members["Ann"].id)
    await server.bot.services.votes.end(status.id, server.members["Ben"].id)
    panel = await server.click("Ben", turn, "Play")
    assert "was ended before it was over" in panel.words
    assert "The request has lapsed. Nothing was changed." in plain(await server.click("Ben", request, "vote/yes"))
    await server.say()
    messages = [Shown(m) for place in (server.channel, server.place) for m in place.history()]
    assert {label for m in messages for label in m.buttons.values()} == {
        "Points",
        "Hands",
        "Watch again",
        "Everybody",
        "Log",
        "Play again",
    }
    assert not any("Open the game" in str(m.message.components) for m in messages)
    assert "was ended" in server.last().words
    for name, shown in (("Ann", server.last()), ("Ben", panel)):
        assert "you have a seat in it" in (await server.click(name, shown, "Play again")).words
    (next_game,) = await server.bot.services.games.in_server(server.guild.id)
    assert ([s.name for s in next_game.seats], [r.name for r in next_game.reserved]) == (["Ann", "Ben"], ["Cat"])


@pytest.mark.once
async def test_an_open_panel_of_an_ended_game_says_so(server: Server) -> None:
    name = await asked_player(server)
    shown = await server.slash(name, "play", server.place)
    (status,) = await server.bot.services.games.of_user(server.members["Ann"].id)
    await server.bot.services.votes.end(status.id, server.members["Ben"].id)
    passing = await server.click(name, shown, "passing")
    assert "The game is over." in plain(passing)


async def test_the_message_is_posted_anew_where_it_was_deleted_and_mentions_nobody_again(server: Server) -> None:
    asks, one, two = await asked(server)
    (status,) = await server.bot.services.games.of_user(server.members[asks].id)
    place = await server.bot.announcer.place(status)
    await place.get_partial_message(vote(server).message.id).delete()
    await server.bot.services.votes.vote(status.id, server.members[one].id, status.requests[0].id, "yes")
    await server.say()
    posts = [r for r in server.sent("POST") if "do you agree to" in str(r.json)]
    assert [bool(r.json["allowed_mentions"].get("users")) for r in posts] == [True, False]
    await server.click(two, vote(server), "Agree to go back")
    await server.say()
    assert "Agreed: ● ■ ▲" in vote(server).words


async def test_the_longest_history_keeps_to_the_limits(server: Server) -> None:
    asks, _one, _two = await drawn(server)
    look = await server.look(asks)
    plan = await server.bot.services.votes.undo_plan(look.status.id, server.members[asks].id)
    (step,), (after,) = plan.steps, plan.after
    steps = tuple(replace(step, number=n) for n in range(60, 0, -1))
    news = step.news * 200
    context = ScreenContext(look, server.bot.artist)
    consent.together(context, replace(plan, steps=steps, after=(after,) * 60, later=steps * 5)).view()
    back.undo(context, replace(plan, steps=steps, after=(after,) * 60)).view()
    request = await server.bot.services.votes.ask_to_undo(look.status.id, server.members[asks].id, 1)
    votes.message(look.status, replace(request, taken=(replace(step, news=news), *steps))).view()
