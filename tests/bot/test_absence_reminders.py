"""Reminders that people control, lived through in a simulated Discord (docs/absence.md, rows 1 and 15)."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.screens import zones
from bot.tables import lobby
from bot.tables.person import hours_of, tomorrow
from tests.bot.backend import ANN, BEN, HOUR, refused
from tests.bot.damage import damage
from tests.bot.server import acts, all_pass, asked_player, begun, started

pytestmark = [pytest.mark.once, pytest.mark.databases]

DAY = 24 * HOUR


@pytest.fixture
def no_votes(server):
    """Let the bot open no vote on who is away: it tells the absent too."""

    async def nothing():
        return 0

    server.bot.votes.tick = nothing


async def hear(server, name, hours):
    """Let so many hours pass; return at which hours this member got a reminder by direct message."""
    heard = []
    for hour in range(1, hours + 1):
        before = len(server.direct(name))
        newest = [shown.message.id for shown in server.direct(name)]
        await server.wait(3600)
        now = [shown.message.id for shown in server.direct(name)]
        heard += [hour] * bool(set(now) - set(newest))
        assert len(now) <= max(1, before), "each reminder takes the place of the one before"
    return heard


async def test_row_01_reminders_come_at_p_3p_7p_and_then_weekly_and_the_thread_mentions_once(server, no_votes):
    await begun(server)
    name = await asked_player(server)
    posts = len(server.sent("POST"))
    assert await hear(server, name, 84 + 24 * 7 + 1) == [12, 36, 84, 252]
    public = [r for r in server.sent("POST")[posts:] if str(server.place.id) in r.path and r.path.endswith("/messages")]
    mentions = [r for r in public if f"<@{server.users[name].id}>" in str(r.json)]
    assert len(mentions) == 1, "from the second reminder on the thread mentions as well, once"
    (shown,) = server.direct(name)
    assert "first of 2 actions" in shown.words
    assert "Generation 1" in shown.words


async def test_row_01_a_reminder_goes_when_the_turn_is_played_elsewhere(server):
    game = await begun(server)
    name = await asked_player(server)
    await server.wait(12 * 3600)
    assert len(server.direct(name)) == 1
    await acts(server, game, "click")
    await server.wait(30)
    assert server.direct(name) == []


async def test_row_01_not_again_this_turn_in_some_hours_and_tomorrow(server):
    await begun(server)
    name = await asked_player(server)
    await server.wait(12 * 3600)
    (shown,) = server.direct(name)
    settled = await server.select(name, shown, ["3"], direct=True)
    assert "The next reminder comes no earlier than" in settled.words
    assert await hear(server, name, 4) == [3]
    (shown,) = server.direct(name)
    zone = await server.select(name, shown, ["morning"], direct=True)
    assert "What time is it for you?" in zone.words, "tomorrow needs to know when it is morning"
    await server.bot.services.reminders.set_zone(server.users[name].id, "Europe/Prague")
    await server.bot.services.reminders.put_off(server.users[name].id, "", "never")
    assert await hear(server, name, 30) == []


async def test_row_01_no_reminder_comes_in_quiet_hours_but_at_their_end(server):
    await begun(server)
    name, services = await asked_player(server), server.bot.services
    user = server.users[name].id
    assert (await refused(services.reminders.set_quiet_hours(user, hours_of("22-8")))).reason == "no-zone"
    await services.reminders.set_zone(user, "UTC")
    due = server.env.now() + 12 * HOUR
    begin, end = (due - HOUR).time(), (due + 3 * HOUR).time()
    await services.reminders.set_quiet_hours(user, (begin.replace(microsecond=0), end.replace(microsecond=0)))
    assert await hear(server, name, 16) in ([15], [16])


async def two_games(server, monkeypatch):
    """Begin two games in which Ann is asked first; return their ids."""

    async def ann(*_):
        return [server.members["Ann"].id]

    monkeypatch.setattr(lobby.games, "last_winner", ann)
    first = await begun(server)
    other = server.guild.create_text_channel("elysium")
    await server.slash("Ann", "game new", other, name="Second")
    await server.say()
    (status, *_) = [s for s in await server.bot.services.games.of_user(server.members["Ann"].id) if s.state == "lobby"]
    await server.bot.services.lobby.join(status.id, server.members["Ben"].id, "Ben")
    await server.bot.services.lobby.configure(status.id, server.members["Ann"].id, {"beginners": True})
    await server.bot.services.lobby.start(status.id, server.members["Ann"].id)
    await server.say()
    return first, status.id


async def test_row_25_a_damaged_game_stops_no_reminder_of_another(server, monkeypatch):
    first, second = await two_games(server, monkeypatch)
    damaged = min(first, second)  # it stands first in their common message
    await damage(server.store, server.bot.services, damaged)
    await server.wait(12 * 3600 + 240)
    (shown,) = server.direct("Ann")
    assert ("Second" if damaged == first else first) in shown.words


async def test_row_01_two_games_that_wait_make_one_message(server, monkeypatch):
    _first, second = await two_games(server, monkeypatch)
    await server.wait(12 * 3600 + 240)
    (shown,) = server.direct("Ann")
    assert "2 games are waiting for you" in shown.words
    assert "Second" in shown.words
    await acts(server, second, "click")
    await server.wait(30)
    (shown,) = server.direct("Ann")
    assert "Second" not in shown.words, "only what still waits is named"


async def test_row_01_where_direct_messages_are_closed_every_reminder_is_a_mention(server, no_votes):
    await begun(server)
    name = await asked_player(server)
    user = server.users[name].id
    await server.bot.services.reminders.remind_by(user, "thread")
    mentioned = []
    for hour in range(1, 90):
        posts = len(server.sent("POST"))
        await server.wait(3600)
        new = [r for r in server.sent("POST")[posts:] if f"<@{user}>" in str(r.json) and r.path.endswith("/messages")]
        mentioned += [hour] * len(new)
    assert mentioned == [12, 36, 84]
    assert server.direct(name) == []


async def test_row_01_at_a_fast_pace_the_thread_mentions_once_a_day_at_most(backend, ann_begins):
    game = (await backend.game(BEN, reminder_hours=2)).id
    await backend.outbox.tick()
    await backend.services.reminders.remind_by(ANN, "thread")
    backend.sender.clear()
    hours = []
    for hour in range(1, 60):
        backend.clock.advance(HOUR)
        await backend.reminders.tick()
        await backend.outbox.tick()
        hours += [hour] * len(backend.sender.of_kinds("turn"))
        backend.sender.clear()
    assert hours == [2, 26, 50], game


async def test_row_01_asked_in_the_thread_whether_they_still_play_somebody_is_reminded_no_more_often_than_else(
    backend, ann_begins
):
    game = (await backend.game(BEN)).id
    await backend.outbox.tick()
    await backend.services.reminders.remind_by(ANN, "thread")
    backend.clock.advance(3 * HOUR)
    await backend.services.reminders.poke(game, BEN, 0)
    backend.sender.clear()
    days = []
    for day in range(21):
        await backend.reminders.tick()
        await backend.outbox.tick()
        days += [day] * len(backend.sender.of_kinds("turn"))
        backend.sender.clear()
        backend.clock.advance(DAY + HOUR)
    assert days == [0, 1, 2, 4, 11, 18]


async def test_anybody_may_ask_once_a_day_whether_somebody_still_plays(server):
    game = await begun(server)
    name = await asked_player(server)
    other = next(n for n in server.members if n != name)
    panel = await server.click(other, server.last(), "open")
    assert not any("Still playing" in label for label in panel.buttons.values()), "asked just now"
    await server.wait(2 * 3600)
    panel = await server.click(other, server.last(), "open")
    await server.click(other, panel, "Still playing?")
    await server.wait(1)
    (shown,) = server.direct(name)
    assert "still playing?" in shown.words
    assert other in shown.words
    panel = await server.click(other, server.last(), "open")
    assert not any("Still playing" in label for label in panel.buttons.values())
    seat = (await server.bot.services.games.status(game)).seat_of(server.users[name].id)
    assert (await refused(server.bot.services.reminders.poke(game, server.users[other].id, seat))).reason == "poked"


async def test_row_15_a_vacation_is_shown_to_the_table_and_stops_reminders(server):
    game = await begun(server)
    name = await asked_player(server)
    other = next(n for n in server.members if n != name)
    await server.slash(other, "remind", away_until=(server.env.now() + 3 * DAY).date().isoformat())
    status = await server.bot.services.games.status(game)
    assert [s.user for s in status.seats if s.away_until is not None] == [server.users[other].id]
    await acts(server, game, "click")
    await server.wait(120)
    assert "is away until" in (await server.slash(name, "game status")).words
    assert await hear(server, other, 60) == []
    assert await hear(server, other, 24) != [], "reminders come after it"


async def test_row_15_the_overview_says_who_plays_during_a_vacation(server):
    await begun(server)
    for name, robot in (("Ann", True), ("Ben", False)):
        await server.bot.services.vacations.begin(server.users[name].id, 3, robot=robot)
        assert ("A robot plays for you" in (await server.slash(name, "me")).words) == robot


async def test_row_15_fourteen_days_at_once_and_no_chain_of_vacations(backend, game):
    until = backend.clock() + 14 * DAY
    assert (await backend.services.vacations.begin(ANN, 14, robot=False)).away_until == until
    assert (await refused(backend.services.vacations.begin(ANN, 15, robot=False))).reason == "too-long"
    backend.clock.advance(14 * DAY + HOUR)
    await backend.reminders.tick()
    assert (await backend.services.reminders.person(ANN)).away_until is None
    assert (await refused(backend.services.vacations.begin(ANN, 1, robot=False))).reason == "too-long"
    backend.clock.advance(2 * DAY)
    assert (await backend.services.vacations.begin(ANN, 1, robot=False)).away_until is not None
    assert (await backend.services.vacations.end(ANN)).away_until is None


async def test_a_last_day_is_typed_with_or_without_dashes_and_one_far_away_is_refused(server):
    for far in ("9999999", "99991231", "9999-12-31"):
        assert "A vacation lasts 14 days at most" in (await server.slash("Ann", "remind", away_until=far)).words
    assert "isn't a future date" in (await server.slash("Ann", "remind", away_until="9" * 5000)).words
    await server.slash("Ann", "remind", away_until=f"{server.env.now() + 3 * DAY:%Y%m%d}")
    person = await server.bot.services.reminders.person(server.users["Ann"].id)
    assert person.away_until.date() == (server.env.now() + 3 * DAY).date()


async def test_the_last_day_of_a_vacation_is_one_of_the_persons_own_calendar(server):
    user, zone = server.users["Ann"].id, ZoneInfo("America/Los_Angeles")
    await server.bot.services.reminders.set_zone(user, zone.key)
    here = server.env.now().astimezone(zone).date()
    assert here < server.env.now().date()
    await server.slash("Ann", "remind", away_until=f"{here + 2 * DAY}")
    person = await server.bot.services.reminders.person(user)
    assert person.away_until.astimezone(zone).date() == here + 2 * DAY


async def test_what_one_has_set_is_shown_by_me_and_set_by_remind(server):
    await begun(server)
    name = await asked_player(server)
    shown = await server.slash(name, "me")
    assert "1 game is waiting for you" in shown.words
    settings = await server.click(name, shown, "remind")
    settings = await server.select(name, settings, ["24"], menu=settings.menu_for("interval"))
    assert "The first comes after 24 hours." in settings.words
    zone = await server.select(name, settings, ["23:00-07:00"], menu=settings.menu_for("quiet"))
    assert "What time is it for you?" in zone.words
    assert "After that, what you have just set takes effect." in zone.words
    now = server.env.now()
    offset = next(offset for shown, offset in zones.times(now) if offset == 60)
    city = await server.select(name, zone, [str(offset + 24 * 60)])
    settings = await server.select(name, city, ["Europe/Paris"])
    assert "None in your quiet hours, 23:00 – 07:00 (Paris)." in settings.words
    assert "after 24 hours" in (await server.slash(name, "remind")).words
    said = await server.slash(name, "remind", next="3")
    assert "The next reminder comes" in said.words
    wrong = await server.slash(name, "remind", quiet_hours="late")
    assert "a span of hours" in wrong.words
    assert "after 24 hours" in (await server.click(name, wrong, "Reminders")).words
    assert "22:30 – 06:00" in (await server.slash(name, "remind", quiet_hours="22:30-6")).words


async def _in_paris(server, name, zone):
    """Answer the two questions for a time zone; returns the screen after them."""
    assert "What time is it for you?" in zone.words
    return await server.select(name, await server.select(name, zone, [str(60 + 24 * 60)]), ["Europe/Paris"])


async def test_quiet_hours_that_are_typed_without_a_known_zone_ask_for_it_and_are_set_then(server):
    await begun(server)
    name = await asked_player(server)
    settings = await _in_paris(server, name, await server.slash(name, "remind", quiet_hours="22:30-07:00"))
    assert "None in your quiet hours, 22:30 – 07:00 (Paris)." in settings.words


async def test_quiet_hours_are_typed_into_a_form_which_opens_again_after_it_was_closed(server):
    await begun(server)
    name = await asked_player(server)
    await _in_paris(server, name, await server.slash(name, "remind", quiet_hours="22:00-07:00"))
    settings = await server.slash(name, "remind")
    member, button = server.members[name], settings.button("Type the quiet hours")
    assert all("type" not in value for options in settings.menus.values() for value in options)
    for _ in range(2):
        form = await member.click(settings.message, custom_id=button)
        assert form.modal is not None
    await member.submit_modal(form, {"hours": "22:30-6"})
    assert "22:30 – 06:00" in (await server.slash(name, "remind")).words


async def test_what_is_set_together_with_quiet_hours_is_set_too_without_a_known_zone(server):
    await begun(server)
    name = await asked_player(server)
    zone = await server.slash(name, "remind", quiet_hours="22:30-07:00", next="morning", away_until="3")
    shown = await _in_paris(server, name, zone)
    assert "The next reminder comes no earlier than" in shown.words
    said = (await server.slash(name, "remind")).words
    assert "None in your quiet hours, 22:30 – 07:00 (Paris)." in said
    assert "You are away until" in said


async def test_a_reminder_that_is_put_off_until_the_morning_waits_for_the_zone(server):
    await begun(server)
    name = await asked_player(server)
    shown = await _in_paris(server, name, await server.slash(name, "remind", next="morning"))
    assert "The next reminder comes no earlier than" in shown.words


async def test_a_question_answered_elsewhere_becomes_one_line_and_one_answered_there_stays(server):
    game = await begun(server)
    await all_pass(server, game)
    await server.wait(60)
    (ann,), (ben,) = server.direct("Ann"), server.direct("Ben")
    assert "research" in ann.words.casefold() or ann.buttons
    await server.bot.services.play.compose(game, server.users["Ann"].id, None, [[]], "elsewhere", True)
    await server.click("Ben", ben, "Buy none", direct=True)
    await server.wait(60)
    (ann,) = server.direct("Ann")
    assert ann.buttons == {}
    assert "Olympus" in ann.words or "Mars" in ann.words
    assert len(ann.words.splitlines()) == 1
    assert server.direct("Ben")[0].words.count("\n") > 0


async def test_an_answer_that_waits_for_others_becomes_one_line_when_it_can_no_longer_be_changed(server):
    game = await begun(server)
    await all_pass(server, game)
    await server.wait(60)
    (ben,) = server.direct("Ben")
    await server.click("Ben", ben, "Buy none", direct=True)
    await server.restart()
    await server.wait(60)
    (ben,) = server.direct("Ben")
    assert "Still to choose: " in ben.words
    assert "Change" in ben.buttons.values()
    ann = server.users["Ann"].id
    await server.bot.services.play.compose(game, ann, None, [[]], "research", True)
    await acts(server, game, "first turn")
    await server.wait(60)
    for name in ("Ann", "Ben"):
        (shown,) = server.direct(name)
        assert shown.buttons == {}
        assert shown.words.endswith("bought no cards"), "not what came after the question"


async def test_a_panel_opened_by_a_reminder_takes_the_place_of_the_question(server):
    game = await begun(server)
    await all_pass(server, game)
    await server.wait(13 * 3600)
    _question, reminder = server.direct("Ann")
    await server.wait(60)
    assert len(server.direct("Ann")) == 2, "the cards of the question can be seen until the panel is opened"
    panel = await server.click("Ann", reminder, "Play here", direct=True)
    assert panel.message.id == reminder.message.id
    await server.wait(60)
    (left,) = server.direct("Ann")
    assert left.message.id == reminder.message.id
    await server.click("Ann", left, "Buy none", direct=True)
    await server.bot.services.play.compose(game, server.users["Ben"].id, None, [[]], "research", True)
    await server.wait(60)
    (left,) = server.direct("Ann")
    assert (left.buttons, left.words.endswith("bought no cards")) == ({}, True)


async def test_of_several_games_only_the_one_that_is_opened_in_the_reminder_gives_way(server):
    await started(server)
    await started(server, channel=server.guild.create_text_channel("tharsis"), name="Tharsis Rising")
    for status in await server.bot.services.games.of_user(server.users["Ann"].id):
        await all_pass(server, status.id)
    await server.wait(13 * 3600)
    *questions, reminder = server.direct("Ann")
    assert len(questions) == 2
    (menu,) = [values for custom_id, values in reminder.menus.items() if "enter" in custom_id]
    panel = await server.select("Ann", reminder, menu[:1], direct=True)
    await server.wait(60)
    left = server.direct("Ann")
    assert [shown.message.id for shown in left][-1] == panel.message.id
    (other,) = left[:-1]
    assert f":{menu[1]}:" in next(iter(other.buttons))


async def test_a_panel_of_a_direct_message_is_one_line_when_the_next_question_has_come(server):
    game = await begun(server)
    await all_pass(server, game)
    await server.wait(60)
    for name in ("Ann", "Ben"):
        await server.click(name, server.direct(name)[0], "Buy none", direct=True)
    await server.wait(60)
    (panel,) = server.direct("Ben")
    assert "More" in panel.buttons.values(), "the last to answer goes on there"
    await all_pass(server, game)
    await server.wait(60)
    done, asked = server.direct("Ben")
    assert (done.buttons, done.words.endswith("bought no cards")) == ({}, True)
    assert "Research for generation 3" in asked.words


async def test_a_panel_of_a_direct_message_is_one_line_when_the_game_is_over(server):
    game = await begun(server)
    await all_pass(server, game)
    await server.wait(60)
    for name in ("Ann", "Ben"):
        await server.click(name, server.direct(name)[0], "Buy none", direct=True)
    await server.bot.services.votes.end(game, server.users["Ann"].id)
    await server.wait(60)
    (done,) = server.direct("Ben")
    assert (done.buttons, done.words.endswith("bought no cards")) == ({}, True)


def test_hours_are_read_as_people_type_them():
    assert [hours_of(t) is not None for t in ("22-8", "22:30–07:00", "9 to 17", "22-22", "25-30", "x")] == [
        True
    ] * 3 + [False] * 3
    assert tomorrow(datetime(2026, 11, 21, 23, 30, tzinfo=UTC), "Europe/Prague") == datetime(
        2026, 11, 23, 7, tzinfo=UTC
    )


def test_every_time_of_the_world_can_be_chosen_and_each_zone_has_its_summer_time():
    now = datetime(2026, 11, 22, 12, tzinfo=UTC)
    assert len(zones.times(now)) <= 50
    for _shown, offset in zones.times(now):
        assert 0 < len(zones.at(now, offset)) <= 25
    paris, *others = zones.at(now, 60)
    assert paris[0] == "Europe/Paris"
    assert all(len(cities) <= zones.CITIES for _zone, cities in (paris, *others))


async def test_reminders_never_depend_on_hands(backend, game):
    """Whatever is dealt: the worker that decides when and whom to remind reads no game at all."""
    await backend.outbox.tick()
    await backend.run("UPDATE commits SET snapshot = :none", none=b"\0")
    backend.clock.advance(12 * HOUR)
    assert await backend.reminders.tick() == 1


async def test_row_15_during_a_vacation_a_robot_may_play_and_the_seat_comes_back_with_its_end(backend, game):
    await backend.outbox.tick()
    await backend.services.vacations.begin(BEN, 3, robot=True)
    assert (await backend.services.games.status(game)).at(1).stand_in == "robot"
    await backend.act(game, ANN, "pass")
    assert 1 not in (await backend.services.games.status(game)).owing
    backend.clock.advance(3 * DAY)
    await backend.reminders.tick()
    await backend.services.vacations.end_due()
    assert (await backend.services.games.status(game)).at(1).stand_in is None
    await backend.services.vacations.begin(ANN, 1, robot=True)
    await backend.services.vacations.end(ANN)
    assert (await backend.services.games.status(game)).at(0).stand_in is None
