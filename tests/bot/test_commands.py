"""Slash commands: they do what the buttons do, privately, and complete only what the asker may know."""

from __future__ import annotations

import discord
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from bot.commands.choosing import _picks
from bot.store.schema import games
from engine.card import CARDS, KEYS
from engine.core import Game
from tests.bot.server import Server, Shown, first, started

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


async def test_every_answer_is_private(at: Server) -> None:
    await started(at)
    for command, options in LOOKING.items():
        shown = await at.slash("Ben", command, at.place, **options)
        assert shown.message.ephemeral, command
        assert "went wrong" not in shown.words, command


async def test_the_commands_are_told_to_discord_only_when_they_have_changed(at: Server) -> None:
    def told() -> int:
        return sum(r.method == "PUT" and r.path.endswith("/commands") for r in at.env.http_requests)

    assert told() == 1
    await at.restart()
    assert told() == 1


async def test_a_card_is_read_before_any_game_begins(at: Server) -> None:
    shown = await at.slash("Ann", "card", name="Comet")
    assert "Comet, 21 M€" in shown.words
    assert "comet" in await at.complete("Ann", "card", "name", "com")


async def test_a_card_in_play_says_before_whom_it_lies_and_what_is_on_it(at: Server) -> None:
    await started(at)
    name = await first(at)
    game = (await at.bot.tables.games_of(at.users[name].id))[0].id
    birds = KEYS["birds"]

    def put_down(state: Game) -> None:
        for zone in (state.table.deck, state.table.discard, *(p.hand for p in state.players)):
            if birds in zone:
                zone.remove(birds)
        me = state.players[1]
        me.played.append(birds)
        me.resources[birds] = 3
        me.used.append(birds)

    before = await at.slash(name, "card", at.place, name="Birds")
    assert "In play" not in before.words
    await at.alter(game, put_down)
    shown = await at.slash(name, "card", at.place, name="Birds")
    assert "In play before ■" in shown.words
    assert "On it: 3 animals." in shown.words
    assert "Its action was used this generation." in shown.words


async def test_a_turn_by_commands_only(at: Server) -> None:
    await started(at)
    name = await first(at)
    offered = await at.complete(name, "project", "project", channel=at.place)
    assert offered[0] == "project:power-plant"
    spaces = await at.complete(name, "project", "space", channel=at.place, project="project:aquifer")
    assert set(spaces) == {"A2", "A4", "A5", "B6", "D8", "E4", "E5", "E6", "F6", "F7", "F8", "I5"}
    shown = await at.slash(name, "project", at.place, project="aquifer", space="e5")
    assert "Second action" in shown.words
    assert (await at.view(name)).tiles["E5"].kind == "ocean"
    assert "Turn complete" in (await at.slash(name, "end", at.place)).words


async def test_who_is_asked_something_else_cannot_leave_the_turn(at: Server) -> None:
    await started(at)
    for name in [await first(at), *at.members]:
        if (await at.look(name)).decision is not None:
            await at.slash(name, "pass", at.place, anyway=True)
    for command in ("pass", "end"):
        shown = await at.slash("Ann", command, at.place)
        assert "Something else is asked of you first. Nothing was changed." in shown.words
        assert "Research for generation 2" in shown.words


async def test_an_impossible_action_says_what_is_missing(at: Server) -> None:
    await started(at)
    name = await first(at)
    shown = await at.slash(name, "convert", at.place, what="plants")
    assert "plants short" in shown.words or "plant short" in shown.words
    shown = await at.slash(name, "milestone", at.place, name="mayor")
    assert "3 short" in shown.words


async def test_who_is_not_asked_reads_whose_turn_it_is(at: Server) -> None:
    await started(at)
    name = await first(at)
    other = next(n for n in at.members if n != name)
    shown = await at.slash(other, "project", at.place, project="asteroid")
    assert f"{name} plays, asked" in shown.words
    assert "Nothing was changed" in shown.words


async def test_passing_too_late_and_ending_too_early_say_what_can_be_done(at: Server) -> None:
    await started(at)
    name = await first(at)
    assert "A turn is ended after its first action" in (await at.slash(name, "end", at.place)).words
    await at.slash(name, "project", at.place, project="power-plant")
    for anyway in (False, True):
        shown = await at.slash(name, "pass", at.place, anyway=anyway)
        assert "One passes instead of a first action" in shown.words
        assert "Second action, or end your turn" in shown.words
    assert "Turn complete" in (await at.slash(name, "end", at.place)).words


async def test_a_store_that_fails_says_that_it_may_work_later(at: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    await started(at)
    name = await first(at)

    def full() -> None:
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    with monkeypatch.context() as broken:
        broken.setattr(at.store, "writing", full)
        shown = await at.slash(name, "pass", at.place, anyway=True)
    assert "The bot cannot reach its memory at present" in shown.words
    assert "The game is as it was" in shown.words
    assert "Your turn, first of 2 actions" in (await at.click(name, shown, "Try again")).words


async def test_unknown_words_are_refused_in_words(at: Server) -> None:
    await started(at)
    name = await first(at)
    shown = await at.slash(name, "project", at.place, project="moon base")
    assert "Nothing called moon base can be chosen now" in shown.words
    assert "Your turn, first of 2 actions" in shown.words


async def test_no_card_of_that_name(at: Server) -> None:
    shown = await at.slash("Ann", "card", name="Moon *Base*")
    assert shown.words == "Nothing is called Moon \\*Base\\*."


async def test_autocomplete_tells_nobody_about_another_hand(at: Server) -> None:
    await at.slash("Ann", "game new")
    await at.say()
    await at.slash("Ben", "game join")
    await at.slash("Ann", "game start")
    await at.say()
    for name in at.members:
        await at.slash(
            name, "answer", at.place, choice=(await at.complete(name, "answer", "choice", channel=at.place))[0]
        )
        cards = await at.complete(name, "buy", "cards", channel=at.place)
        await at.slash(name, "buy", at.place, cards=",".join(cards[:3]))
    await at.say()
    hands = {name: {CARDS[c].as_play for c in (await at.view(name)).hand} for name in at.members}
    for name in at.members:
        offered = set(await at.complete(name, "play", "card", channel=at.place))
        assert offered <= hands[name]
        assert not offered & hands[next(n for n in at.members if n != name)]
    eve = at.guild.add_member(at.env.create_user("Eve"))
    at.members["Eve"] = eve
    assert await at.complete("Eve", "play", "card", channel=at.place) == []
    assert await at.complete("Eve", "answer", "choice", channel=at.place) == []


async def test_a_list_is_completed_entry_by_entry(at: Server) -> None:
    await at.slash("Ann", "game new")
    await at.say()
    await at.slash("Ben", "game join")
    await at.slash("Ann", "game start")
    await at.say()
    offered = await at.complete("Ann", "answer", "choice", channel=at.place)
    await at.slash("Ann", "answer", at.place, choice=offered[0])
    cards = await at.complete("Ann", "buy", "cards", channel=at.place)
    longer = await at.complete("Ann", "buy", "cards", f"{cards[0]},", channel=at.place)
    assert longer
    assert all(entry.startswith(f"{cards[0]},") for entry in longer)
    assert all(len(entry) <= 100 for entry in longer)


async def buying(at: Server) -> list[str]:
    """Ann is asked for her first cards; what is offered to her."""
    await at.slash("Ann", "game new")
    await at.say()
    await at.slash("Ben", "game join")
    await at.slash("Ann", "game start")
    await at.say()
    offered = await at.complete("Ann", "answer", "choice", channel=at.place)
    await at.slash("Ann", "answer", at.place, choice=offered[0])
    return [c for c in await at.complete("Ann", "buy", "cards", channel=at.place) if c != "none"]


@pytest.mark.parametrize("by", ["name", "value"])
async def test_a_list_is_completed_to_its_last_card(at: Server, by: str) -> None:
    """Discord sends back the name of what was chosen when more is typed; the value, where somebody types keys."""
    keys, said, longer = await buying(at), "", []
    assert len(keys) == 10
    for n in range(10):
        member = at.members["Ann"]
        longer = [c for c in await member.autocomplete(at.place, "buy", "cards", said) if c["value"] != "none"]
        assert len(longer) == 10 - n
        assert all(len(c["value"]) <= 100 and len(c["name"]) <= 100 for c in longer)
        said = f"{longer[0][by]}, "
    look = await at.look("Ann")
    assert look.decision is not None
    assert _picks(look, longer[0]["value"]) == list(look.decision.options)
    assert await at.complete("Ann", "buy", "cards", said, channel=at.place) == []
    assert await at.complete("Ann", "buy", "cards", "no such card, ", channel=at.place) == []


async def test_names_and_keys_of_a_list_are_typed_in_any_case(at: Server) -> None:
    keys = await buying(at)
    names = [CARDS[KEYS[key.partition(":")[2]]].name for key in keys]
    longer = await at.complete("Ann", "buy", "cards", f"{names[3].upper()}, {keys[5].upper()}, ", channel=at.place)
    assert len(longer) == 8
    typed = f"{names[3].upper()}, {keys[5].upper()},{keys[7].partition(':')[2]}, {names[3]}"
    await at.slash("Ann", "buy", at.place, cards=typed)
    await at.slash(
        "Ben", "answer", at.place, choice=(await at.complete("Ben", "answer", "choice", channel=at.place))[0]
    )
    look = await at.look("Ann")
    assert look.view is not None
    bought = {CARDS[KEYS[keys[n].partition(":")[2]]].name for n in (3, 5, 7)}
    assert {CARDS[KEYS[k.partition(":")[2]]].name for k in look.view.chosen["buy"]} == bought


async def test_a_player_is_named_by_number_name_or_mark_and_nobody_else_is_meant(at: Server) -> None:
    await started(at)
    for said in ("1", "ben", "■", "■ Ben"):
        assert "### ■ Ben" in (await at.slash("Ann", "tableau", at.place, player=said)).words
        assert "### Log" in (await at.slash("Ann", "log", at.place, player=said)).words
    for command in ("tableau", "log"):
        assert "Nothing was changed" in (await at.slash("Ann", command, at.place, player="Zoe")).words


async def test_undo_by_command(at: Server) -> None:
    await started(at)
    name = await first(at)
    await at.slash(name, "pass", at.place, anyway=True)
    shown = await at.slash(name, "undo", at.place)
    assert "After the undo" in shown.words
    assert not shown.menus, "nothing to choose of one action"
    shown = await at.slash(name, "undo", at.place, steps=1)
    assert "Your turn, first of 2 actions" in shown.words


async def test_a_game_ends_only_with_everybodys_consent(at: Server) -> None:
    await started(at)
    shown = await at.slash("Ben", "game end", at.place)
    assert "Only ● Ann, who founded the game" in shown.words
    shown = await at.slash("Ann", "game end", at.place)
    assert "End Olympus Rising?" in shown.words
    assert "Consent is asked of ■ Ben" in shown.words
    await at.say()
    (status,) = await at.bot.tables.games_of(at.members["Ann"].id)
    assert not status.requests, "nobody is asked before that is confirmed"
    asked = await at.click("Ann", shown, "Ask the table")
    for shown in (asked, await at.slash("Ann", "game end", at.place)):
        assert "You have asked to end the game." in shown.words
        assert "Withdraw" in shown.buttons.values()
    shown = await at.slash("Ben", "game end", at.place)
    assert "Ann asks to end" in shown.words
    assert "The game is ended" in (await at.click("Ben", shown, "Agree to end it")).words
    await at.say()
    assert any("was ended by agreement" in Shown(m).words for m in at.place.history())


async def test_manage_server_ends_a_game_at_once_when_that_is_confirmed(at: Server) -> None:
    await started(at)
    role = at.guild.create_role("host", permissions=discord.Permissions(manage_guild=True))
    boss = at.guild.add_member(at.env.create_user("Boss"), roles=[role])
    at.members["Boss"] = boss
    shown = await at.slash("Boss", "game end", at.place)
    assert "The game ends at once" in shown.words
    (status,) = await at.bot.tables.games_of(at.members["Ann"].id)
    assert status.state == "running"
    assert "The game is ended" in (await at.click("Boss", shown, "End the game")).words


async def test_a_game_that_is_over_is_not_ended_by_an_old_button(at: Server) -> None:
    await started(at)
    shown = await at.slash("Ann", "game end", at.place)
    await at.bot.tables.end((await at.look("Ann")).status.id, at.members["Ann"].id)
    assert (await at.click("Ann", shown, "Ask the table")).words == "The game is over."


async def test_setup_names_the_missing_permissions(at: Server) -> None:
    assert "Everything is set up" in (await at.slash("Ann", "setup")).words
    closed = discord.PermissionOverwrite(attach_files=False, create_public_threads=False)
    channel = at.guild.create_text_channel("tight", overwrites={at.guild.default_role: closed})
    said = (await at.slash("Ann", "setup", channel)).words
    assert "Attach Files" in said
    assert "Create Public Threads" in said


async def test_two_games_in_one_place_are_told_apart(at: Server) -> None:
    for name in ("Red", "Blue"):
        await at.slash("Ann", "game new", name=name)
        await at.say()
    shown = await at.slash("Ben", "game join")
    assert "Several games could be meant" in shown.words
    found = await at.complete("Ben", "game join", "game", "red")
    assert len(found) == 1
    assert "You have a seat" in (await at.slash("Ben", "game join", game=found[0])).words


async def test_my_games_waits_first_and_opens_in_place(at: Server) -> None:
    await started(at)
    name = await first(at)
    shown = await at.slash(name, "games")
    assert "1 game waits for you" in shown.words
    opened = await at.select(name, shown, [next(iter(shown.menus.values()))[0]])
    assert "Your turn, first of 2 actions" in opened.words


async def test_my_games_says_which_cannot_be_opened_and_lists_the_others(at: Server) -> None:
    await started(at)
    torn = (await at.look("Ann")).status
    await at.slash("Ann", "game new", name="Second")
    async with at.store.writing() as connection:
        await connection.execute(sa.update(games).where(games.c.id == torn.id).values(rules={"map": "elysium"}))
    shown = await at.slash("Ann", "games")
    assert "cannot be opened at present; the host's log says why" in shown.words
    assert "Second" in shown.words
    (menu,) = shown.menus.values()
    assert torn.id not in menu
