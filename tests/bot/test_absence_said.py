"""What a table is told of an absence, and where: the words of votes, buttons, turn messages and lists of games."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from bot import speech
from bot.routes.panel import open_panel
from bot.screens import absence, admin, waiting
from bot.screens.votes import closed as words
from bot.screens.votes import message, private, voted
from bot.tables import seating
from tests.bot.absence import decides, silence
from tests.bot.backend import ANN, BEN, CAT, GUILD, HOUR, MINUTE, STRANGER
from tests.bot.looks import NoPictures, context, look
from tests.bot.server import Server, acts, asked_player, begun
from tests.bot.test_deciding import taps
from tests.engine.table import Table

pytestmark = pytest.mark.once


async def test_row_03_here_moves_the_end_of_a_vote_out_of_quiet_hours_of_those_who_vote(backend, silent):
    await backend.services.reminders.set_zone(CAT, "UTC")
    request = await backend.services.votes.ask_about_absence(silent, BEN)
    at = request.closes + 12 * HOUR
    hours = tuple((at + shift).timetz().replace(tzinfo=None) for shift in (-HOUR, HOUR))
    await backend.services.reminders.set_quiet_hours(CAT, hours)
    assert (await backend.services.votes.here(silent, ANN)).closes == at + HOUR


async def test_row_03_whoever_is_away_is_voted_on_and_not_asked_whether_they_still_play(backend, silent):
    look = await backend.services.play.look(silent, BEN)
    assert (look.away, look.pokeable) == ({0}, ())


async def test_row_17_a_vote_says_that_the_seat_has_changed_hands(backend, silent):
    request = await backend.services.votes.ask_about_absence(silent, BEN)
    offer = await backend.services.seats.hand_over(silent, ANN, STRANGER, "Dan")
    for user in (BEN, CAT, STRANGER):
        if (await backend.services.votes.request(silent, offer.id)).state == "open":
            await backend.services.votes.vote(silent, user, offer.id, "yes")
    status, ended = (
        await backend.services.games.status(silent),
        await backend.services.votes.request(silent, request.id),
    )
    assert words(status, ended) == ["Lapsed: ●\u00a0Dan has taken the seat."]


async def test_row_08_a_vote_on_a_successor_says_that_the_player_is_back(backend, silent):
    backend.clock.advance(7 * 24 * HOUR)
    await decides(backend, silent, ben="free", cat="free")
    asked = await backend.services.seats.apply(silent, STRANGER, "Dan", 0)
    await backend.act(silent, ANN, "pass")
    status, ended = await backend.services.games.status(silent), await backend.services.votes.request(silent, asked.id)
    assert words(status, ended) == ["Lapsed: ●\u00a0Ann is back."]


async def test_row_03_the_button_still_playing_becomes_the_vote(server: Server) -> None:
    game = await begun(server)
    name = await asked_player(server)
    other = next(n for n in server.members if n != name)
    await server.wait(2 * 3600)
    panel = await server.click(other, server.last(), "open")
    assert "Still playing?" in panel.buttons.values()
    for _ in range(36):
        await server.wait(3600)
    assert "away: decide" in " ".join((await server.click(other, await server.turn(), "open")).buttons.values())
    fresh = await server.click(other, await server.turn(), "open")
    assert "Still playing?" not in fresh.buttons.values()
    asked = await server.click(other, panel, "Still playing?")
    assert "Somebody is away" in asked.words, "the old button leads to the vote too"
    assert [r.kind for r in (await server.bot.services.games.status(game)).requests] == ["absence"]


async def test_row_15_a_vacation_is_shown_at_once_where_the_turn_is_asked(server: Server) -> None:
    await begun(server)
    name = await asked_player(server)
    await server.wait(120)
    await server.slash(name, "remind", away_until=(server.env.now() + timedelta(days=3)).date().isoformat())
    await server.say()
    assert "is away until" in server.last().words
    await server.click(name, await server.slash(name, "me"), "vacation")
    await server.bot.services.vacations.end(server.users[name].id)
    await server.say()
    assert "is away until" not in server.last().words


async def test_row_15_that_a_vacation_is_over_is_shown_at_once(server: Server) -> None:
    await begun(server)
    name = await asked_player(server)
    await server.wait(120)
    await server.slash(name, "remind", away_until=(server.env.now() + timedelta(days=1)).date().isoformat())
    await server.say()
    assert "is away until" in server.last().words
    for _ in range(49):
        await server.wait(3600)
    assert "is away until" not in (await server.turn()).words


async def test_healing_a_channel_that_was_deleted_is_linked_nowhere_and_reminders_go_on(server: Server) -> None:
    game = await begun(server)
    server.add_manager("Zed")
    name = await asked_player(server)
    elsewhere = server.guild.create_text_channel("elsewhere")
    thread = server.place.id
    server.env.backend.delete_channel(server.channel.id)
    await server.env.settle()
    await server.wait(60)
    shown = await server.slash(name, "games", elsewhere)
    assert "its channel was deleted" in shown.words
    assert f"/{thread}" not in shown.words
    assert f"/{server.channel.id}" not in shown.words
    await acts(server, game, "one")
    for _ in range(13):
        await server.wait(3600)
    other = await asked_player(server)
    assert any("still your turn" in letter.words for letter in server.direct(other))
    confirm = await server.slash("Zed", "admin send_again", elsewhere, game=game)
    await server.click("Zed", confirm, "Send again")
    await server.say()
    status = await server.bot.services.games.status(game)
    assert status.channel == elsewhere.id
    assert status.thread is not None
    assert "Play" in (await server.turn()).buttons.values()
    assert f"/{status.thread}" in (await server.slash(name, "games", elsewhere)).words


async def test_healing_a_channel_that_was_deleted_while_the_bot_was_off_is_linked_nowhere(server: Server) -> None:
    game = await begun(server)
    server.env.backend.delete_channel(server.channel.id)
    await server.restart()
    await server.wait(60)
    assert (await server.bot.services.games.status(game)).place == 0


async def test_row_03_a_vote_in_which_all_have_chosen_names_the_game_first(backend, silent):
    request = await backend.services.votes.ask_about_absence(silent, BEN)
    for user in (BEN, CAT):
        await backend.services.votes.vote(silent, user, request.id, "wait")
    status = await backend.services.games.status(silent)
    shown = message(status, await backend.services.votes.request(silent, request.id))
    assert shown.above == "All have chosen in Olympus Rising."
    assert not shown.mentions


@pytest.mark.parametrize(
    ("ben", "cat", "said"),
    [
        ("wait", None, ["Decided for ● Ann: wait.", "Chosen: wait ■"]),
        (None, None, ["Decided for ● Ann: wait."]),
        ("wait", "robot", ["Decided for ● Ann: wait.", "Chosen: wait ■ · a robot plays until they are back ▲"]),
    ],
)
async def test_row_04_a_vote_that_ends_with_waiting_says_that_and_who_chose_what(backend, silent, ben, cat, said):
    request = await backend.services.votes.ask_about_absence(silent, BEN)
    for user, choice in ((BEN, ben), (CAT, cat)):
        if choice is not None:
            await backend.services.votes.vote(silent, user, request.id, choice)
    backend.clock.at = request.closes
    await backend.votes.tick()
    status, ended = (
        await backend.services.games.status(silent),
        await backend.services.votes.request(silent, request.id),
    )
    assert [line.replace("\u00a0", " ") for line in words(status, ended)] == said


async def test_row_03_only_the_message_of_the_vote_has_buttons_for_who_is_away(backend, silent):
    request = await backend.services.votes.ask_about_absence(silent, BEN)
    choices = ["vote/wait", "vote/once", "vote/pass", "vote/robot"]
    assert [*taps(message(await backend.services.games.status(silent), request)).values()] == [*choices, "here", "open"]
    seen = await backend.services.play.look(silent, BEN)
    assert [*taps(private(context(seen), request)).values()] == [*choices, "home"]


async def test_row_21_who_has_left_the_server_is_not_told_to_end_the_vote_by_playing(backend, silent):
    for _ in range(2):
        await backend.services.members.missed(GUILD, ANN)
    request = await backend.services.votes.ask_about_absence(silent, BEN)
    shown = message(await backend.services.games.status(silent), request)
    assert "Ann can only end this once they can play here again." in shown.words().replace("\u00a0", " ")
    assert "by playing" not in shown.words()
    assert "here" not in taps(shown).values(), "who is not in the server cannot say so"


async def test_row_13_nobody_who_has_resigned_is_said_to_end_a_vote_on_their_seat_by_playing(backend, game):
    await backend.services.seats.resign(game, BEN)
    backend.clock.advance(10 * MINUTE)
    request = await backend.services.seats.apply(game, STRANGER, "Dan", 1)
    assert "by playing a whole turn" not in message(await backend.services.games.status(game), request).words()
    own = await backend.services.votes.vote(game, STRANGER, request.id, "no")
    assert own.state == "withdrawn"
    again = await backend.services.seats.apply(game, BEN, "Ben", 1)
    said = message(await backend.services.games.status(game), again).words().replace("\u00a0", " ")
    assert "has resigned and would like to play on" in said


async def test_row_08_where_nobody_can_agree_the_table_and_managers_are_told_who_takes_the_seat_when(backend, silent):
    backend.clock.advance(7 * 24 * HOUR)
    await decides(backend, silent, ben="free", cat="free")

    async def away(open_game):
        for seat in (1, 2):
            await seating.set_seat(open_game, seat, stand_in="robot", stand_why="vacation")

    await backend.services.runner.write(silent, away)
    request = await backend.services.seats.apply(silent, STRANGER, "Dan", 0)
    status = await backend.services.games.status(silent)
    shown = message(status, request)
    assert shown.above == "Somebody is asking for a seat in Olympus Rising."
    assert "Nobody in this game can agree right now. Dan takes the seat" in shown.words()
    assert "`/admin`" in shown.words()
    assert "Dan takes a seat" in admin.listed([status]).words()


async def test_rows_08_17_a_vote_on_a_successor_does_not_say_afterwards_that_they_asked_for_their_own_seat(
    backend, silent
):
    backend.clock.advance(7 * 24 * HOUR)
    await decides(backend, silent, ben="free", cat="free")
    request = await backend.services.seats.apply(silent, STRANGER, "Dan", 0)
    for user in (BEN, CAT):
        request = await backend.services.votes.vote(silent, user, request.id, "yes")
    status = await backend.services.games.status(silent)
    said = message(status, request).words().replace("\u00a0", " ")
    assert "Dan would like to take the seat of ●" in said
    assert "● Dan" not in said
    assert "Agreed: ■ ▲" in said, "the successor was not asked"
    assert voted(request, CAT) == "That decides it."


async def test_rows_14_17_an_offered_seat_is_not_said_afterwards_to_be_offered_by_who_has_it_now(backend, game):
    request = await backend.services.seats.hand_over(game, ANN, STRANGER, "Dan")
    for user in (BEN, CAT, STRANGER):
        request = await backend.services.votes.vote(game, user, request.id, "yes")
    said = message(await backend.services.games.status(game), request).words().replace("\u00a0", " ")
    assert "● would like to hand over their seat to Dan" in said
    assert "Agreed: ■ ▲" in said


async def test_row_13_who_has_resigned_is_first_offered_to_ask_for_the_seat_and_no_turn_of_their_own(backend, game):
    await backend.services.seats.resign(game, CAT)
    backend.clock.advance(11 * MINUTE)
    shown = await waiting.waiting(context(await backend.services.play.look(game, CAT), NoPictures()))
    assert next(iter(taps(shown))) == "Ask for my seat back"
    assert "orders" not in taps(shown).values()
    assert "Your next turn" not in shown.words()
    others = await waiting.waiting(context(await backend.services.play.look(game, BEN), NoPictures()))
    assert "Your next turn" in others.words()


@pytest.mark.parametrize(
    ("choice", "said"),
    [
        ("robot", "a robot had your seat. You are playing again now. If you do not answer by {when}, it plays on."),
        (
            "pass",
            "the table was passing for you. You are playing again now. If you do not answer by {when}, it passes for you again.",
        ),
    ],
)
async def test_row_07_who_comes_back_reads_what_answered_for_them_and_what_happens_if_they_do_not(
    backend, silent, choice, said
):
    await decides(backend, silent, ben=choice, cat=choice)
    before = await backend.services.games.status(silent)
    look = await backend.services.play.come_back(silent, ANN)
    assert absence.welcome(before, look) == f"You were away, and {said}".format(when=speech.date(look.wakes_at))


async def test_rows_03_10_the_vote_of_one_says_that_they_decide_alone(backend, ann_begins):
    game = (await backend.game(BEN)).id
    await silence(backend)
    request = await backend.services.votes.ask_about_absence(game, BEN)
    status = await backend.services.games.status(game)
    said = message(status, request).words().replace("\u00a0", " ")
    assert f"Decided {speech.date(request.closes)} by {speech.who(status, 1)} alone.".replace("\u00a0", " ") in said
    assert "more than half" not in said


async def test_rows_07_08_who_comes_back_to_a_seat_that_is_still_free_reads_what_would_keep_it(backend, silent):
    backend.clock.advance(7 * 24 * HOUR)
    await decides(backend, silent, ben="free", cat="free")
    before = await backend.services.games.status(silent)
    await backend.services.play.come_back(silent, ANN)
    said = absence.welcome(before, await backend.services.play.look(silent, ANN))
    assert said.endswith("Somebody else can still ask for your seat until you have played a whole turn.")
    request = await backend.services.seats.apply(silent, STRANGER, "Dan", 0)
    said = absence.welcome(before, await backend.services.play.look(silent, ANN))
    assert said.endswith(
        f"The table is voting until {speech.date(request.closes)} on whether Dan takes your seat, unless you have played "
        "a whole turn before."
    )


async def test_row_07_what_who_comes_back_reads_stays_when_others_play():
    """Their own return is news in the game, which renews panels that wait for others."""
    now = look(Table(2).turn(0).game, 1)
    seats = tuple(replace(one, stand_in="robot" if one.seat == 1 else None) for one in now.status.seats)

    async def looked() -> Any:
        return replace(now, status=replace(now.status, seats=seats))

    async def come_back(game: str, user: int) -> Any:
        return now

    visit: Any = SimpleNamespace(
        look=looked,
        game="",
        user=1,
        services=SimpleNamespace(play=SimpleNamespace(come_back=come_back)),
        context=lambda found, note="": replace(context(found, NoPictures()), note=note),
    )
    shown = await open_panel(visit, "")
    assert "You were away, and a robot had your seat." in shown.words()
    assert not shown.momentary
