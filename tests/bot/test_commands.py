"""Slash commands do what the buttons do, answer in private, and autocomplete shows only what the user may know."""

from __future__ import annotations

import asyncio
import re
import urllib.parse
from typing import Any
from unittest.mock import Mock

import discord
import pytest
import sqlalchemy as sa
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from sqlalchemy.exc import OperationalError

from bot.commands.choosing import _picks
from bot.commands.registering import Registering
from bot.store.schema import games
from engine.card import CARDS, KEYS
from engine.core import Game
from tests.bot.server import Server, Shown, asked_player, started
from tests.bot.strict import Strict

LOOKING = {
    "hand": {},
    "board": {"text": True},
    "tableau": {"player": "■"},
    "log": {},
    "games": {},
    "card": {"name": "comet"},
    "game status": {},
    "play": {},
    "setup": {},
}


async def test_every_answer_is_private(server: Server) -> None:
    await started(server)
    for command, options in LOOKING.items():
        shown = await server.slash("Ben", command, server.place, **options)
        assert shown.message.ephemeral, command
        assert "went wrong" not in shown.words, command


async def test_the_commands_are_told_to_discord_only_when_they_have_changed(server: Server) -> None:
    def told() -> int:
        return sum(r.method == "PUT" and r.path.endswith("/commands") for r in server.env.http_requests)

    assert told() == 1
    await server.restart()
    assert told() == 1
    for change in (dict.popitem, lambda there: next(iter(there.values())).update(description="older")):
        change(server.env.backend.commands[None])  # by another program with the same token
        before = told()
        await server.restart()
        assert told() == before + 1


def refusing(status: int) -> discord.HTTPException:
    kind = discord.DiscordServerError if status >= 500 else discord.HTTPException
    return kind(Mock(status=status, reason="Bad"), "no")


async def test_commands_that_discord_does_not_take_at_the_start_are_sent_again_with_growing_waits(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits, failing, sent = list[float](), [refusing(503), refusing(429), OSError("no route")], asyncio.Event()

    async def sync() -> None:
        if failing:
            raise failing.pop(0)
        sent.set()

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(server.bot.tree, "sync", sync)
    registering = Registering(server.bot, server.store, now=server.env.now, always=True, sleep=sleep)
    await registering.start()
    assert waits == [], "the bot does not wait for it"
    async with asyncio.timeout(10):
        await sent.wait()
    await registering.close()
    assert waits == [60, 120, 240]


@pytest.mark.parametrize("ends", ["refused", "closed"])
async def test_commands_are_not_sent_for_ever(server: Server, monkeypatch: pytest.MonkeyPatch, ends: str) -> None:
    """What Discord calls wrong is so the next time as well; and a bot that stops does not go on."""
    tried = 0

    async def sync() -> None:
        nonlocal tried
        tried += 1
        raise refusing(400 if ends == "refused" else 503)

    monkeypatch.setattr(server.bot.tree, "sync", sync)
    registering = Registering(server.bot, server.store, now=server.env.now, always=True)
    await registering.start()
    await registering.close()
    assert tried == 1


async def test_a_card_is_read_before_any_game_begins(server: Server) -> None:
    shown = await server.slash("Ann", "card", name="Comet")
    assert "Comet, 21 M€" in shown.words
    assert "comet" in await server.complete("Ann", "card", "name", "com")


async def test_a_card_in_play_says_before_whom_it_lies_and_what_is_on_it(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    game = (await server.bot.services.games.of_user(server.users[name].id))[0].id
    birds = KEYS["birds"]

    def put_down(state: Game) -> None:
        for zone in (state.table.deck, state.table.discard, *(p.hand for p in state.players)):
            if birds in zone:
                zone.remove(birds)
        me = state.players[1]
        me.played.append(birds)
        me.resources[birds] = 3
        me.used.append(birds)

    before = await server.slash(name, "card", server.place, name="Birds")
    assert "In play" not in before.words
    await server.alter(game, put_down)
    shown = await server.slash(name, "card", server.place, name="Birds")
    assert "In play in front of ■" in shown.words
    assert "On it: 3 animals." in shown.words
    assert "Its action was used this generation." in shown.words


async def test_a_turn_by_commands_only(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    offered = await server.complete(name, "project", "project", channel=server.place)
    assert offered[0] == "project:power-plant"
    spaces = await server.complete(name, "project", "space", channel=server.place, project="project:aquifer")
    assert set(spaces) == {"A2", "A4", "A5", "B6", "D8", "E4", "E5", "E6", "F6", "F7", "F8", "I5"}
    shown = await server.slash(name, "project", server.place, project="aquifer", space="e5")
    assert "Second action" in shown.words
    assert (await server.view(name)).tiles["E5"].kind == "ocean"
    assert "Turn complete" in (await server.slash(name, "end", server.place)).words


async def test_who_is_asked_something_else_cannot_leave_the_turn(server: Server) -> None:
    await started(server)
    for name in [await asked_player(server), *server.members]:
        if (await server.look(name)).decision is not None:
            await server.slash(name, "pass", server.place, anyway=True)
    for command in ("pass", "end"):
        shown = await server.slash("Ann", command, server.place)
        assert "You have to answer something else first. Nothing was changed." in shown.words
        assert "Research for generation 2" in shown.words


async def test_an_impossible_action_says_what_is_missing(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    shown = await server.slash(name, "convert", server.place, what="plants")
    assert "plants short" in shown.words or "plant short" in shown.words
    shown = await server.slash(name, "milestone", server.place, name="mayor")
    assert "3 short" in shown.words


async def test_who_is_not_asked_reads_whose_turn_it_is(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    other = next(n for n in server.members if n != name)
    shown = await server.slash(other, "project", server.place, project="asteroid")
    assert f"{name} plays, asked" in shown.words
    assert "Nothing was changed" in shown.words


async def test_passing_too_late_and_ending_too_early_say_what_can_be_done(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    assert "You can end your turn only after an action" in (await server.slash(name, "end", server.place)).words
    await server.slash(name, "project", server.place, project="power-plant")
    for anyway in (False, True):
        shown = await server.slash(name, "pass", server.place, anyway=anyway)
        assert "You can pass only at the start of your turn" in shown.words
        assert "Second action, or end your turn" in shown.words
    assert "Turn complete" in (await server.slash(name, "end", server.place)).words


async def test_a_store_that_fails_says_that_it_may_work_later(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    await started(server)
    name = await asked_player(server)

    def full() -> None:
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    with monkeypatch.context() as broken:
        broken.setattr(server.store, "writing", full)
        shown = await server.slash(name, "pass", server.place, anyway=True)
    assert "The bot cannot reach its database right now" in shown.words
    assert "Nothing was changed." in shown.words
    assert "Your turn, first of 2 actions" in (await server.click(name, shown, "Try again")).words


async def test_unknown_words_are_refused_in_words(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    shown = await server.slash(name, "project", server.place, project="moon base")
    assert "Nothing called moon base can be chosen now" in shown.words
    assert "Your turn, first of 2 actions" in shown.words


async def test_no_card_of_that_name(server: Server) -> None:
    shown = await server.slash("Ann", "card", name="Moon *Base*")
    assert shown.words == "Nothing is called Moon \\*Base\\*."


async def test_autocomplete_tells_nobody_about_another_hand(server: Server) -> None:
    await server.slash("Ann", "game new")
    await server.say()
    await server.slash("Ben", "game join")
    await server.slash("Ann", "game start")
    await server.say()
    for name in server.members:
        await server.slash(
            name,
            "answer",
            server.place,
            choice=(await server.complete(name, "answer", "choice", channel=server.place))[0],
        )
        cards = await server.complete(name, "buy", "cards", channel=server.place)
        await server.slash(name, "buy", server.place, cards=",".join(cards[:3]))
    await server.say()
    hands = {name: {CARDS[c].as_play for c in (await server.view(name)).hand} for name in server.members}
    for name in server.members:
        offered = set(await server.complete(name, "play", "card", channel=server.place))
        assert offered <= hands[name]
        assert not offered & hands[next(n for n in server.members if n != name)]
    eve = server.guild.add_member(server.env.create_user("Eve"))
    server.members["Eve"] = eve
    assert await server.complete("Eve", "play", "card", channel=server.place) == []
    assert await server.complete("Eve", "answer", "choice", channel=server.place) == []


async def test_a_list_is_completed_entry_by_entry(server: Server) -> None:
    await server.slash("Ann", "game new")
    await server.say()
    await server.slash("Ben", "game join")
    await server.slash("Ann", "game start")
    await server.say()
    offered = await server.complete("Ann", "answer", "choice", channel=server.place)
    await server.slash("Ann", "answer", server.place, choice=offered[0])
    cards = await server.complete("Ann", "buy", "cards", channel=server.place)
    longer = await server.complete("Ann", "buy", "cards", f"{cards[0]},", channel=server.place)
    assert longer
    assert all(entry.startswith(f"{cards[0]},") for entry in longer)
    assert all(len(entry) <= 100 for entry in longer)


async def buying(server: Server) -> list[str]:
    """Bring Ann to the choice of her first cards; returns the cards offered to her."""
    await server.slash("Ann", "game new")
    await server.say()
    await server.slash("Ben", "game join")
    await server.slash("Ann", "game start")
    await server.say()
    offered = await server.complete("Ann", "answer", "choice", channel=server.place)
    await server.slash("Ann", "answer", server.place, choice=offered[0])
    return [c for c in await server.complete("Ann", "buy", "cards", channel=server.place) if c != "none"]


@pytest.mark.parametrize("by", ["name", "value"])
async def test_a_list_is_completed_to_its_last_card(server: Server, by: str) -> None:
    """When a user types on after choosing a completion, Discord sends its name; a user who types keys sends its value."""
    keys, said, longer = await buying(server), "", []
    assert len(keys) == 10
    for n in range(10):
        member = server.members["Ann"]
        longer = [c for c in await member.autocomplete(server.place, "buy", "cards", said) if c["value"] != "none"]
        assert len(longer) == 10 - n
        assert all(len(c["value"]) <= 100 and len(c["name"]) <= 100 for c in longer)
        said = f"{longer[0][by]}, "
    look = await server.look("Ann")
    assert look.decision is not None
    assert _picks(look, longer[0]["value"]) == list(look.decision.options)
    assert await server.complete("Ann", "buy", "cards", said, channel=server.place) == []
    assert await server.complete("Ann", "buy", "cards", "no such card, ", channel=server.place) == []


async def test_who_is_asked_something_else_than_a_command_answers_is_told_so(server: Server) -> None:
    await buying(server)
    refused = await server.slash("Ann", "draft", server.place, card="Ants")
    assert "**You are asked something else now.** Nothing was changed." in refused.words


async def test_names_and_keys_of_a_list_are_typed_in_any_case(server: Server) -> None:
    keys = await buying(server)
    names = [CARDS[KEYS[key.partition(":")[2]]].name for key in keys]
    longer = await server.complete(
        "Ann", "buy", "cards", f"{names[3].upper()}, {keys[5].upper()}, ", channel=server.place
    )
    assert len(longer) == 8
    typed = f"{names[3].upper()}, {keys[5].upper()},{keys[7].partition(':')[2]}, {names[3]}"
    await server.slash("Ann", "buy", server.place, cards=typed)
    await server.slash(
        "Ben",
        "answer",
        server.place,
        choice=(await server.complete("Ben", "answer", "choice", channel=server.place))[0],
    )
    look = await server.look("Ann")
    assert look.view is not None
    bought = {CARDS[KEYS[keys[n].partition(":")[2]]].name for n in (3, 5, 7)}
    assert {CARDS[KEYS[k.partition(":")[2]]].name for k in look.view.chosen["buy"]} == bought


async def test_a_player_is_named_by_number_name_or_mark_and_nobody_else_is_meant(server: Server) -> None:
    await started(server)
    for said in ("1", "ben", "■", "■ Ben"):
        assert "### ■ Ben" in (await server.slash("Ann", "tableau", server.place, player=said)).words
        assert "### Log" in (await server.slash("Ann", "log", server.place, player=said)).words
    for command in ("tableau", "log"):
        assert "Nothing is called Zoe." in (await server.slash("Ann", command, server.place, player="Zoe")).words


async def test_undo_by_command(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    await server.slash(name, "pass", server.place, anyway=True)
    shown = await server.slash(name, "undo", server.place)
    assert "After the undo" in shown.words
    assert not shown.menus, "nothing to choose of one action"
    shown = await server.slash(name, "undo", server.place, steps=1)
    assert "Your turn, first of 2 actions" in shown.words


async def test_a_game_ends_only_if_more_than_half_agree(server: Server) -> None:
    await started(server)
    shown = await server.slash("Ann", "game end", server.place)
    assert "End Olympus Rising?" in shown.words
    assert "■ Ben must be asked first" in shown.words
    await server.say()
    (status,) = await server.bot.services.games.of_user(server.members["Ann"].id)
    assert not status.requests, "nobody is asked before that is confirmed"
    asked = await server.click("Ann", shown, "Ask the table")
    for shown in (asked, await server.slash("Ann", "game end", server.place)):
        assert "You have asked to end the game." in shown.words
        assert "Withdraw" in shown.buttons.values()
    shown = await server.slash("Ben", "game end", server.place)
    assert "Ann asks to end" in shown.words
    assert "The game has ended" in (await server.click("Ben", shown, "Agree to end it")).words
    await server.say()
    assert any("as the table decided" in Shown(m).words for m in server.place.history())


async def test_manage_server_ends_a_game_at_once_when_that_is_confirmed(server: Server) -> None:
    await started(server)
    role = server.guild.create_role("host", permissions=discord.Permissions(manage_guild=True))
    boss = server.guild.add_member(server.env.create_user("Boss"), roles=[role])
    server.members["Boss"] = boss
    shown = await server.slash("Boss", "game end", server.place)
    assert "The game ends at once" in shown.words
    (status,) = await server.bot.services.games.of_user(server.members["Ann"].id)
    assert status.state == "running"
    assert "The game has ended" in (await server.click("Boss", shown, "End the game")).words


async def test_a_game_that_is_over_is_not_ended_by_an_old_button(server: Server) -> None:
    await started(server)
    shown = await server.slash("Ann", "game end", server.place)
    await server.bot.services.votes.end((await server.look("Ann")).status.id, server.members["Ann"].id)
    assert (await server.click("Ann", shown, "Ask the table")).words == "The game is over."


@pytest.mark.parametrize("command", ["game new", "setup"])
async def test_where_only_the_commands_were_added_it_is_said_how_the_bot_comes_too(
    server: Server, command: str
) -> None:
    """Discord can add the commands of an application to a server without its bot."""
    guild = server.bot.get_guild(server.guild.id)
    assert guild is not None
    server.bot._connection._remove_guild(guild)
    shown = await server.slash("Ann", command)
    assert "Only the commands of the bot were added to this server" in shown.words
    (address,) = re.findall(r"\[add it\]\((\S+)\)", shown.words)
    asked = dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(address).query))
    assert asked["scope"].split() == ["bot", "applications.commands"]
    assert asked["guild_id"] == str(server.guild.id)
    assert int(asked["permissions"]) == 309237746688
    assert await server.bot.services.games.of_user(server.members["Ann"].id) == ()


async def test_setup_names_the_missing_permissions(server: Server) -> None:
    assert "Everything is set up" in (await server.slash("Ann", "setup")).words
    closed = discord.PermissionOverwrite(attach_files=False, create_public_threads=False)
    channel = server.guild.create_text_channel("tight", overwrites={server.guild.default_role: closed})
    said = (await server.slash("Ann", "setup", channel)).words
    assert "Attach Files" in said
    assert "Create Public Threads" in said


async def test_in_a_voice_channel_the_bot_must_be_able_to_connect(server: Server, strict: Strict) -> None:
    voice = server.guild.create_voice_channel("parlour")
    _allow, deny = discord.PermissionOverwrite(connect=False).pair()
    everyone = Overwrite(server.guild.id, OverwriteType.ROLE, 0, deny.value)
    server.env.backend.set_overwrite(voice.id, everyone)
    await server.env.settle()
    there: Any = server.bot.get_channel(voice.id)
    with pytest.raises(discord.Forbidden), strict.noticing():
        await there.send("Mars")
    for command in ("setup", "game new"):
        assert "lacks Connect here" in (await server.slash("Ann", command, voice)).words
    assert await server.bot.services.games.of_user(server.members["Ann"].id) == ()


async def test_two_games_in_one_place_are_told_apart(server: Server) -> None:
    for name in ("Red", "Blue"):
        await server.slash("Ann", "game new", name=name)
        await server.say()
    shown = await server.slash("Ben", "game join")
    assert "You could mean several games" in shown.words
    found = await server.complete("Ben", "game join", "game", "red")
    assert len(found) == 1
    assert "You have a seat" in (await server.slash("Ben", "game join", game=found[0])).words


async def test_my_games_waits_first_and_opens_in_place(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    shown = await server.slash(name, "games")
    assert "1 game is waiting for you" in shown.words
    opened = await server.select(name, shown, [next(iter(shown.menus.values()))[0]])
    assert "Your turn, first of 2 actions" in opened.words


async def test_my_games_says_which_cannot_be_opened_and_lists_the_others(server: Server) -> None:
    await started(server)
    torn = (await server.look("Ann")).status
    await server.slash("Ann", "game new", name="Second")
    async with server.store.writing() as connection:
        await connection.execute(
            sa.update(games).where(games.c.id == torn.id).values(rules={"map": "of a later version"})
        )
    shown = await server.slash("Ann", "games")
    assert "cannot be read right now; its panel says what can be done" in shown.words
    assert "Second" in shown.words
    (menu,) = shown.menus.values()
    assert torn.id in menu


async def test_where_there_is_no_game_a_command_says_how_to_name_one(server: Server) -> None:
    name = "Name one with the option `game`, or "
    assert (await server.slash("Ann", "play")).words == (
        f"No game is played here, and you are in none. {name}create one with `/game new`."
    )
    assert (await server.slash("Ann", "game join")).words == (
        f"No lobby is open here. {name}open one with `/game new`."
    )


async def test_where_there_is_no_game_a_manager_is_told_where_all_are_listed(server: Server) -> None:
    for command, none in (("start", "No lobby is open here."), ("end", "No game is played here.")):
        shown = await server.slash("Ann", f"admin {command}")
        assert shown.words == f"{none} Name one with the option `game`; `/admin games` lists them all."


async def test_in_the_thread_of_a_game_that_the_table_ended_commands_are_about_that_game(server: Server) -> None:
    await started(server)
    there = server.place
    (status,) = await server.bot.services.games.of_user(server.members["Ann"].id)
    for name in server.members:
        if (await server.bot.services.games.status(status.id)).state == "running":
            await server.bot.services.votes.end(status.id, server.members[name].id)
    assert (await server.bot.services.games.status(status.id)).state == "ended"
    assert "### Log" in (await server.slash("Ann", "log", there)).words
    assert "The game is over." in (await server.slash("Ann", "pass", there)).words
    assert "No lobby is open here." in (await server.slash("Ann", "game join", there)).words


async def test_a_command_that_only_looks_does_not_say_that_nothing_was_changed(server: Server) -> None:
    await started(server)
    for command, options, said in (
        ("replay", {}, "This game is not over yet."),
        ("hint", {}, "This table plays without hints."),
        ("season table", {}, "There is no season on this server."),
        ("stats map", {"name": "Nix"}, "Nothing is called Nix."),
        ("stats corporation", {"name": "Nix"}, "Nothing is called Nix."),
    ):
        shown = await server.slash("Ann", command, server.place, **options)
        assert said in shown.words
        assert "Nothing was changed" not in shown.words, command


async def test_what_a_table_plays_without_is_called_so(server: Server) -> None:
    await started(server)
    said = await server.slash(await asked_player(server), "policy", server.place)
    assert "This table plays without that kind of action. Nothing was changed." in said.words


async def test_a_seat_is_handed_over_to_members_only(server: Server) -> None:
    await started(server)
    stranger = server.env.create_user("Dora")
    said = await server.slash("Ann", "game handover", server.place, player=stranger)
    assert "Only members of this game's server can take a seat in it." in said.words


async def test_nobody_blocks_themselves(server: Server) -> None:
    said = await server.slash("Ann", "lobby block", member=server.users["Ann"])
    assert said.words == "That is yourself. Nothing was changed."
