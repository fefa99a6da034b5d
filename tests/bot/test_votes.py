"""Votes as players see them: asking, agreeing and refusing with real buttons, and what becomes of the messages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.screens import back, consent
from bot.screens.context import ScreenContext
from tests.bot.backend import OCEAN_WITH_CARD
from tests.bot.server import Server, Shown, first, route, server, started

NAMES = ("Ann", "Ben", "Cat")


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Server]:
    async with server(tmp_path / "mars.db", NAMES, pictures=False) as made:
        await started(made)
        yield made


async def commits(at: Server, name: str, *steps: str) -> None:
    """One whole action, of which nothing is said yet: as if in another process."""
    (status,) = await at.bot.tables.games_of(at.members[name].id)
    click = f"{name} {status.version}"
    await at.bot.tables.compose(status.id, at.members[name].id, None, [[s] for s in steps], click, True)


async def acts(at: Server, name: str, *steps: str) -> None:
    """One whole action, as if by the panel."""
    await commits(at, name, *steps)
    await at.say()


def mark(at: Server, name: str) -> str:
    """Of the seat that they took, in the order in which they joined."""
    return "●■▲"[NAMES.index(name)]


def plain(shown: Shown) -> str:
    return shown.words.replace("**", "")


async def drawn(at: Server) -> tuple[str, str, str]:
    """The first player has drawn cards; who that is, and the two others in the order of turns."""
    asks = await first(at)
    await acts(at, asks, "project:aquifer", OCEAN_WITH_CARD)
    seat = NAMES.index(asks)
    return asks, NAMES[seat - 2], NAMES[seat - 1]


async def asked(at: Server) -> tuple[str, str, str]:
    """And has asked the table to go back to before it."""
    asks, one, two = await drawn(at)
    shown = await at.slash(asks, "undo", at.place)
    assert "Something hidden was shown" in shown.words
    assert not shown.menus, "nothing to choose of one action"
    shown = await at.click(asks, shown, "Ask the table")
    assert "You have asked to go back" in shown.words
    await at.say()
    return asks, one, two


def vote(at: Server) -> Shown:
    """The newest message about a request."""
    return next(s for m in reversed(at.place.history()) if "asks to" in (s := Shown(m)).words)


async def test_a_player_who_drew_cards_asks_and_the_others_agree(at: Server) -> None:
    before = (await at.view(await first(at))).hand
    asks, one, two = await asked(at)
    shown = vote(at)
    assert f"{asks} asks to go back to before this action" in shown.words
    assert "Everybody must agree" in shown.words
    mine = await at.click(one, shown, "Agree to go back")
    assert "1 more consent is needed" in mine.words
    await at.say()
    agreed = " ".join(sorted((mark(at, asks), mark(at, one)), key="●■▲".index))
    assert f"Agreed: {agreed}" in vote(at).words.splitlines()
    said = await at.click(two, vote(at), "Agree to go back")
    assert "All have agreed" in said.words
    await at.say()
    assert "Everybody agreed: ● ■ ▲" in vote(at).words
    assert not vote(at).buttons
    assert (await at.view(asks)).hand == before
    assert "undone" in "\n".join(Shown(m).words for m in at.place.history())
    assert "Your turn, first of 2 actions" in (await at.slash(asks, "play", at.place)).words
    turn = await at.turn()
    assert f"<@{at.members[asks].id}>, your turn" in turn.words


async def test_what_is_taken_back_is_struck_through_in_the_message_of_the_earlier_turn_too(at: Server) -> None:
    name = await first(at)
    older = (await at.turn()).message.id
    await acts(at, name, "project:power-plant")
    await acts(at, name, "end")
    await at.wait(61)
    shown = {m.id: Shown(m).words for m in at.place.history()}
    assert "- Standard project **Power plant**" in shown[older]
    (status,) = await at.bot.tables.games_of(at.members[name].id)
    await at.bot.tables.undo(status.id, at.members[name].id, 2, "undo")
    await at.say()
    shown = {m.id: Shown(m).words for m in at.place.history()}
    assert "- ~~Standard project **Power plant**" in shown[older]
    assert "<@" not in (await at.turn()).words


async def test_the_next_player_is_told_once_and_the_panel_says_so(at: Server) -> None:
    name = await first(at)
    other = NAMES[(NAMES.index(name) + 1) % 3]
    await acts(at, name, "project:power-plant")
    await acts(at, name, "end")
    grace = await at.slash(name, "play", at.place)
    assert f"{other} is told at" in grace.words
    told = await at.click(name, grace, f"Tell {other} now")
    assert f"Your turn is over, and {mark(at, other)} {other} is told." in told.words
    assert "told at" not in told.words
    assert not [label for label in told.buttons.values() if label.startswith("Tell")]
    await at.say()
    assert f"<@{at.members[other].id}>, your turn" in (await at.turn()).words


async def test_each_of_the_others_is_mentioned_once(at: Server) -> None:
    _asks, one, two = await asked(at)
    for name in (one, two):
        await at.click(name, vote(at), "Agree to go back")
        await at.say()
    posts = [r for r in at.sent("POST") if "your consent" in str(r.json)]
    (mentions,) = [r.json["allowed_mentions"]["users"] for r in posts]
    assert set(mentions) == {at.members[one].id, at.members[two].id}


async def test_one_refuses_and_the_game_goes_on(at: Server) -> None:
    asks, one, two = await asked(at)
    assert "You do not agree" in (await at.click(one, vote(at), "Keep")).words
    await at.say()
    assert "Against: " in vote(at).words
    await at.click(two, vote(at), "Agree to go back")
    assert len((await at.view(asks)).hand) == 12
    await acts(at, asks, "end")
    shown = vote(at)
    assert f"{asks} has acted since" in shown.words
    assert not shown.buttons


async def test_who_asked_withdraws_from_the_undo_screen(at: Server) -> None:
    asks, one, _two = await asked(at)
    shown, old = await at.slash(asks, "undo", at.place), vote(at)
    assert "The request is withdrawn" in (await at.click(asks, shown, "Withdraw")).words
    assert "The request was withdrawn. Nothing was changed." in plain(await at.click(one, old, "vote/yes"))
    await at.say()
    assert "Withdrawn" in vote(at).words
    assert not vote(at).buttons


async def test_a_press_after_it_has_lapsed_is_answered_with_a_sentence(at: Server) -> None:
    asks, one, _two = await asked(at)
    await commits(at, asks, "end")
    assert "The request has lapsed. Nothing was changed." in plain(await at.click(one, vote(at), "vote/yes"))


async def test_the_others_answer_where_they_are_too(at: Server) -> None:
    asks, one, two = await asked(at)
    shown = await at.slash(one, "undo", at.place)
    assert f"{asks} asks to go back to before this action" in shown.words
    shown = await at.click(one, shown, "Agree to go back")
    assert f"{asks} plays" in (await at.click(one, shown, "My panel")).words
    more = await at.click(two, await at.click(two, await at.turn(), "Play"), "More")
    shown = await at.click(two, more, f"Request of {mark(at, asks)} {asks}")
    more = await at.click(two, shown, "Back")
    assert "### More" in more.words
    shown = await at.click(two, more, "Request of")
    assert "All have agreed" in (await at.click(two, shown, "Agree to go back")).words
    assert len((await at.view(asks)).hand) == 10


async def test_who_has_something_to_undo_sees_the_way_to_what_the_table_is_asked(at: Server) -> None:
    asks, _one, _two = await drawn(at)
    await acts(at, asks, "end")
    one = await first(at)
    await acts(at, one, "project:power-plant")
    (status,) = await at.bot.tables.games_of(at.members[asks].id)
    await at.bot.tables.ask_to_undo(status.id, at.members[asks].id, 1)
    shown = await at.slash(one, "undo", at.place)
    assert shown.button("Undo 1 action")
    other = await at.slash(one, "undo", at.place)
    theirs = await at.click(one, shown, "Request of")
    assert f"{asks} asks to go back" in theirs.words
    await at.click(one, await at.slash(one, "undo", at.place), "undone/1")
    assert "The request has lapsed." in (await at.click(one, other, "Request of")).words


async def test_a_request_goes_on_after_a_restart(at: Server) -> None:
    asks, one, two = await asked(at)
    await at.click(one, vote(at), "Agree to go back")
    await at.restart()
    await at.click(two, vote(at), "Agree to go back")
    await at.say()
    assert "Everybody agreed" in vote(at).words
    assert len((await at.view(asks)).hand) == 10


async def test_the_undo_menu_ends_with_what_needs_the_table(at: Server) -> None:
    asks, _one, _two = await drawn(at)
    await acts(at, asks, "project:power-plant")
    shown = await at.slash(asks, "undo", at.place)
    assert next(iter(shown.labels.values()))[-1] == "Further: needs the table"
    further = await at.select(asks, shown, [back.FURTHER])
    assert [route(b) for b in further.buttons] == ["ask/1@home", "home"]
    assert f"Taken back with it: {mark(at, asks)} {asks} 1 action" in further.words
    shown = await at.click(asks, further, "Ask the table")
    assert "You have asked" in shown.words


async def test_how_far_the_table_goes_back_is_chosen(at: Server) -> None:
    asks, _one, _two = await drawn(at)
    await acts(at, asks, "project:aquifer", "space:A2")
    one = await first(at)
    await acts(at, one, "pass")
    shown = await at.slash(asks, "undo", at.place)
    assert f"{one} has played" in shown.words
    (values,) = shown.menus.values()
    assert values == ["2", "1"]
    shown = await at.select(asks, shown, ["1"])
    assert "ask/1@home" in [route(b) for b in shown.buttons]
    assert "out of your hand" in shown.words


async def test_nothing_can_be_asked_with_an_old_screen(at: Server) -> None:
    asks, _one, _two = await drawn(at)
    shown = await at.slash(asks, "undo", at.place)
    await acts(at, asks, "project:power-plant")
    assert "That button is old" in (await at.click(asks, shown, "Ask the table")).words


async def test_more_leads_to_the_undo_although_nothing_can_be_taken_back_alone(at: Server) -> None:
    asks, _one, _two = await drawn(at)
    shown = await at.click(asks, await at.turn(), "Play")
    shown = await at.click(asks, shown, "More")
    assert "Undo with the table" in (await at.click(asks, shown, "undo")).words


async def test_a_request_to_end_the_game_is_answered_with_its_buttons(at: Server) -> None:
    await at.click("Ann", await at.slash("Ann", "game end", at.place), "Ask the table")
    await at.say()
    await at.click("Ben", vote(at), "Play on")
    await at.say()
    assert "Against: ■" in vote(at).words
    await at.click("Ben", vote(at), "Agree to end it")
    assert "All have agreed. The game is ended." in (await at.click("Cat", vote(at), "Agree to end it")).words
    await at.say()
    assert "Everybody agreed" in vote(at).words


async def test_who_asked_to_end_the_game_takes_it_back_with_play_on(at: Server) -> None:
    await at.click("Ann", await at.slash("Ann", "game end", at.place), "Ask the table")
    await at.say()
    assert "withdrawn" in (await at.click("Ann", vote(at), "Play on")).words
    await at.say()
    assert not vote(at).buttons


async def test_an_ended_game_has_no_buttons_left(at: Server) -> None:
    await acts(at, await first(at), "pass")
    await at.click("Ann", await at.slash("Ann", "game end", at.place), "Ask the table")
    await at.say()
    turn, request, lobby = await at.turn(), vote(at), Shown(at.channel.history()[0])
    assert "Open the game" in str(lobby.message.components)
    (status,) = await at.bot.tables.games_of(at.members["Ann"].id)
    await at.bot.tables.end(status.id, at.members["Ben"].id)
    assert "was ended before it was over" in (await at.click("Ben", turn, "Play")).words
    assert "The request has lapsed. Nothing was changed." in plain(await at.click("Ben", request, "vote/yes"))
    await at.say()
    messages = [Shown(m) for place in (at.channel, at.place) for m in place.history()]
    assert not any(m.buttons or "Open the game" in str(m.message.components) for m in messages)
    assert "was ended" in at.last().words


async def test_an_open_panel_of_an_ended_game_says_so(at: Server) -> None:
    name = await first(at)
    shown = await at.slash(name, "play", at.place)
    (status,) = await at.bot.tables.games_of(at.members["Ann"].id)
    await at.bot.tables.end(status.id, at.members["Ben"].id)
    passing = await at.click(name, shown, "passing")
    assert "The game is over." in plain(passing)


async def test_the_message_is_posted_anew_where_it_was_deleted_and_mentions_nobody_again(at: Server) -> None:
    asks, one, two = await asked(at)
    (status,) = await at.bot.tables.games_of(at.members[asks].id)
    place = await at.bot.announcer.place(status)
    await place.get_partial_message(vote(at).message.id).delete()
    await at.bot.tables.vote(status.id, at.members[one].id, status.requests[0].id, True)
    await at.say()
    posts = [r for r in at.sent("POST") if "your consent" in str(r.json)]
    assert [bool(r.json["allowed_mentions"].get("users")) for r in posts] == [True, False]
    await at.click(two, vote(at), "Agree to go back")
    await at.say()
    assert "Everybody agreed" in vote(at).words


async def test_the_longest_history_keeps_to_the_limits(at: Server) -> None:
    asks, _one, _two = await drawn(at)
    look = await at.look(asks)
    plan = await at.bot.tables.undo_plan_together(look.status.id, at.members[asks].id)
    (step,), (after,) = plan.steps, plan.after
    steps = tuple(replace(step, number=n) for n in range(60, 0, -1))
    news = step.news * 200
    context = ScreenContext(look, at.bot.artist)
    consent.together(context, replace(plan, steps=steps, after=(after,) * 60, later=steps * 5)).view()
    back.undo(context, replace(plan, steps=steps, after=(after,) * 60)).view()
    request = await at.bot.tables.ask_to_undo(look.status.id, at.members[asks].id, 1)
    consent.message(look.status, replace(request, taken=(replace(step, news=news), *steps))).view()
