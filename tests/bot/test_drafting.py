"""In a draft, each player has one direct message with their first packet; further packets wait, and nobody else sees the cards."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from bot import speech
from bot.commands.typed import one_of_list, resolved
from bot.screens import decide, draft, public
from bot.tables import Look, Refused
from engine import Options, new_game
from engine.card import CARDS
from engine.core import Decision
from engine.options import playing
from tests.bot import looks
from tests.bot.server import Server, Shown, all_pass, open_server, route
from tests.bot.test_screens import telling
from tests.words.translated import german
from words.catalogue import LOCALES

pytestmark = pytest.mark.once

NAMES = ("Ann", "Ben", "Cat", "Dora", "Eve")
FILES = ("messages.po", "forms.po")


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with open_server(tmp_path / "mars.db", NAMES, pictures=False) as made:
        yield made


async def drafting(server: Server, *names: str) -> str:
    """Start a game of these members and pass until the draft of generation 2; returns the id of the game."""
    host, *others = names
    await server.slash(host, "game new", name="Olympus Rising")
    await server.say()
    for name in others:
        await server.click(name, server.last(), "join")
    (status,) = await server.bot.services.games.of_user(server.members[host].id)
    await server.bot.services.lobby.configure(
        status.id, server.members[host].id, {"beginners": True, "draft": True, "seating": "chosen"}
    )
    status = await server.bot.services.lobby.start(status.id, server.members[host].id)
    await all_pass(server, status.id)
    return status.id


async def keep(server: Server, name: str, shown: Shown) -> tuple[str, Shown]:
    """Select the first card of the packet and keep it, by two buttons; returns the name of the card and the next screen."""
    first, *_others = await pack(server, name)
    turned = await server.click(name, shown, "set/", direct=True)
    assert any(label.startswith("✓ 1") for label in turned.buttons.values())
    return first, await server.click(name, turned, "take/", direct=True)


def named(shown: Shown) -> set[str]:
    """The names of the cards on the buttons, without their numbers."""
    return {label.partition("· ")[2] for label in shown.buttons.values()}


def in_the_thread(look: Look) -> str:
    assert look.view is not None
    return public.Turn(look.status, look.view, 0).sentence()


async def pack(server: Server, name: str) -> list[str]:
    return [CARDS[card].name for card in (await server.view(name)).pack]


async def test_a_packet_is_shown_with_where_it_comes_from_and_goes(server: Server) -> None:
    await drafting(server, "Ann", "Ben", "Cat", "Dora")
    (shown,) = server.direct("Ann")
    assert "Olympus Rising" in shown.texts[0]
    assert "keep 1\u00a0of\u00a04" in shown.texts[0]
    assert "The other 3 go to ■ Ben." in shown.words  # clockwise in an even generation
    assert "Packet 1 of 4" in shown.words
    numbered = [f"{n}\u00a0· {name}" for n, name in enumerate(await pack(server, "Ann"), 1)]
    assert [label for label in shown.buttons.values() if label in numbered] == numbered
    assert "take/" not in "".join(route(r) for r in shown.buttons)
    turned = await server.click("Ann", shown, "set/", direct=True)
    assert any(label.startswith("Keep ") for label in turned.buttons.values())
    assert len((await server.view("Ann")).pack) == 4, "turning a card over decides nothing"


def test_the_button_that_keeps_a_card_fits_into_a_line_on_a_phone() -> None:
    for card in speech.all_cards():
        label = draft.keeping(f"card:{card.as_card}", 3)
        assert len(label) <= 30
        assert label in (f"Keep {card.name}, pass 3 on", f"Keep {card.name}", "Keep it, pass 3 on")
        assert card.name in label or len(f"Keep {card.name}") > 30, "it is named where there is room"


async def test_a_line_that_begins_with_the_packets_of_others_begins_with_a_capital(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = new_game(Options(players=3, corporate_era=True, draft_first=True), "packets")
    while asked := game.decision(0):
        game.answer(0, asked.options[: asked.least])
    shown = looks.context(looks.look(game, 0))
    assert draft.waits(shown)
    with german(monkeypatch, *((LOCALES / "de/LC_MESSAGES" / name).read_text("utf-8") for name in FILES)):
        said = str(draft.between(shown).view().to_components())
    assert "-# Wartende Päckchen: " in said


async def test_the_fast_go_on_while_packets_queue_before_the_slow(server: Server) -> None:
    await drafting(server, "Ann", "Ben", "Cat", "Dora")
    kept: dict[str, list[str]] = {"Ann": [], "Dora": [], "Cat": []}
    shown = {name: server.direct(name)[-1] for name in server.members if name != "Eve"}
    for name in ("Cat", "Dora", "Ann"):
        card, shown[name] = await keep(server, name, shown[name])
        kept[name].append(card)
    # Ben sleeps: what Ann passed on waits before him, behind his own; Cat gets nothing until he wakes.
    assert "The next packet is on its way from ■ Ben." in shown["Cat"].words
    assert "From ◆ Dora" not in shown["Dora"].words
    assert "■ has 2 packets waiting" in shown["Ann"].words
    # Dora kept before Ann did, and Cat's packet came to her at once: the same message goes on.
    assert f"Kept so far: {kept['Dora'][0]}" in shown["Dora"].words.replace("**", "")
    assert "Packet 2 of 4" in shown["Dora"].words
    assert "From ▲ Cat. The other 2 go to ● Ann." in shown["Dora"].words
    await server.say()
    assert [len(server.direct(name)) for name in ("Ann", "Ben", "Cat", "Dora")] == [1, 1, 1, 1]
    assert (await server.view("Ben")).seats[1].packs == 2


async def test_only_an_empty_queue_that_fills_again_notifies(server: Server) -> None:
    await drafting(server, "Ann", "Ben", "Cat")
    first = server.direct("Ben")[-1]
    _card, waits = await keep(server, "Ben", first)
    assert "on its way from ● Ann" in waits.words
    await server.say()
    assert len(server.direct("Ben")) == 1
    await keep(server, "Ann", server.direct("Ann")[-1])
    await server.say()
    (fresh,) = server.direct("Ben")
    assert fresh.message.id != first.message.id, "a new message notifies, and stands for the old one"
    assert "keep 1\u00a0of\u00a03" in fresh.texts[0]
    assert "From ● Ann" in fresh.words
    # A second packet that arrives behind it is silent.
    await keep(server, "Cat", server.direct("Cat")[-1])
    await server.say()
    _card, _shown = await keep(server, "Ann", server.direct("Ann")[-1])
    await server.say()
    assert [m.message.id for m in server.direct("Ben")] == [fresh.message.id]
    _card, later = await keep(server, "Ben", fresh)
    assert "Packet 3 of 4" in later.words


async def test_preludes_and_the_two_rounds_of_first_cards_are_told_apart() -> None:
    options = playing("prelude", "corporate_era", players=2, draft_first=True, draft_preludes=True)
    game, said = new_game(options, "told apart"), list[str]()
    while (decision := game.pending.get(0)) and decision.key == "draft":
        said.append((await draft.packet(looks.context(looks.look(game, 0)), [])).words().replace("\u00a0", " "))
        for seat in (0, 1):
            game.answer(seat, game.pending[seat].options[:1])
    rounds = ["Packet 1 of 5 · round 1 of 2", "Packet 1 of 5 · round 2 of 2", "Packet 1 of 4"]
    assert [words.rpartition("-# ")[2].partition(" · ■")[0] for words in said[::4]][:3] == rounds
    kept = [CARDS[card].name for card in game.players[0].looking if CARDS[card].kind == "prelude"]
    assert "Nothing kept so far." in said[8]
    assert f"Kept so far: **{kept[0]}**." in said[9]
    assert "Your first cards: **" in said[9]


async def test_nobody_else_learns_what_a_packet_holds(server: Server) -> None:
    await drafting(server, "Ann", "Ben", "Cat")
    first = await pack(server, "Ann")
    own = set(first) & set(telling().values())
    card, _shown = await keep(server, "Ann", server.direct("Ann")[-1])
    await server.say()
    public = server.last().words
    assert "Still to choose: ■ 2 packets · ▲" in public
    assert not [c for c in own if c in public]
    for name in ("Ben", "Cat"):
        for shown in (server.direct(name)[-1], await server.click(name, server.last(), "open")):
            assert not [c for c in own if c in shown.words]
            assert named(shown).isdisjoint(first)
    assert set(await pack(server, "Ben")).isdisjoint(first)
    _card, shown = await keep(server, "Ben", server.direct("Ben")[-1])
    assert named(shown) & set(first) == set(first) - {card}
    await keep(server, "Ben", server.direct("Ben")[-1])
    await server.say()
    assert server.last().words.startswith(f"▲ <@{server.members['Cat'].id}> (3 packets), Olympus Rising: draft")


async def test_the_last_packet_becomes_the_purchase_in_the_same_message(server: Server) -> None:
    await drafting(server, "Ann", "Ben")
    shown = {name: server.direct(name)[-1] for name in ("Ann", "Ben")}
    kept: list[str] = []
    for _ in range(3):
        for name in ("Ann", "Ben"):
            card, after = await keep(server, name, server.direct(name)[-1])
            kept += [card] if name == "Ann" else []
            await server.say()
    shown["Ann"] = server.direct("Ann")[-1]
    assert len(server.direct("Ann")) == 1
    assert "Research for generation 2" in after.words, "what Ben kept last brought the purchase with it"
    assert "3 M€ a card, you have" in shown["Ann"].words
    assert "0 of 4" not in shown["Ann"].words, "which the title says"
    assert set(kept) <= named(shown["Ann"])
    for name in ("Ann", "Ben"):
        bought = await server.click(name, server.direct(name)[-1], "Buy none", direct=True)
    assert (await server.view("Ann")).phase == "action"
    assert "Olympus Rising" in bought.words


async def test_who_takes_no_direct_messages_drafts_in_the_panel(server: Server) -> None:
    closed = f"/channels/{server.users['Eve'].dm_channel.id}/messages"
    server.env.inject_error(
        "POST", closed, status=403, code=50007, message="Cannot send messages to this user", times=None
    )
    await drafting(server, *NAMES)
    assert "Direct messages do not reach ★ Eve: Play shows the cards here." in server.last().words
    assert f"<@{server.members['Eve'].id}>" in server.last().words
    shown = await server.click("Eve", server.last(), "open")
    assert "Draft for generation 2: keep 1 of 4" in shown.words
    turned = await server.click("Eve", shown, "set/")
    after = await server.click("Eve", turned, "take/")
    assert "The next packet is on its way from ◆ Dora." in after.words
    assert len((await server.view("Eve")).drafted) == 1
    for name in NAMES[:4]:
        assert len(server.direct(name)) == 1


async def test_whom_no_direct_message_reaches_is_called_once_to_each_packet_and_one_message_stands_for_the_draft(
    server: Server,
) -> None:
    closed = f"/channels/{server.users['Cat'].dm_channel.id}/messages"
    server.env.inject_error(
        "POST", closed, status=403, code=50007, message="Cannot send messages to this user", times=None
    )
    await drafting(server, "Ann", "Ben", "Cat")
    calls = f"<@{server.members['Cat'].id}>"
    standing, before = server.last().message.id, len(server.place.history())
    tried = len([r for r in server.sent("POST") if r.path == closed])
    for _ in range(3):
        # Cat is the fastest: her queue is empty until the two others have kept a card, and fills again.
        turned = await server.click("Cat", await server.click("Cat", server.last(), "open"), "set/")
        assert "The next packet is on its way" in (await server.click("Cat", turned, "take/")).words
        await server.wait(60)
        for name in ("Ann", "Ben"):
            await keep(server, name, server.direct(name)[-1])
            await server.wait(60)
        if (await server.view("Ann")).draft:
            assert len(server.place.history()) == before, "the message moves down and calls her"
            assert server.last().message.id != standing
            assert calls in server.last().texts[0]
    # The last cards went round with the third: what is bought of them is another question.
    assert not (await server.view("Ann")).draft
    posts = [r.json["content"] for r in server.sent("POST") if calls in ((r.json or {}).get("content") or "")]
    assert ["draft" in said for said in posts if "generation 2" in said] == [True, True, True, False]
    assert "research for generation 2" in posts[-1]
    assert len([r for r in server.sent("POST") if r.path == closed]) == tried, "nothing else is sent in vain"
    assert not [m for m in server.place.history() if "continues below" in Shown(m).words]


async def test_a_draft_goes_on_where_it_was_after_a_restart(server: Server) -> None:
    await drafting(server, "Ann", "Ben", "Cat", "Dora")
    turned = await server.click("Ann", server.direct("Ann")[-1], "set/", direct=True)
    card, _shown = await keep(server, "Dora", server.direct("Dora")[-1])
    await server.restart()
    kept = next(label for label in turned.buttons.values() if label.startswith("✓ ")).partition("· ")[2]
    after = await server.click("Ann", turned, "take/", direct=True)
    assert f"Kept so far: **{kept}**" in after.words
    assert "From ◆ Dora. The other 2 go to ■ Ben." in after.words
    assert card not in after.words
    await server.say()
    assert len(server.direct("Ann")) == 1


async def test_a_packet_that_has_gone_on_cannot_be_kept_from(server: Server) -> None:
    await drafting(server, "Ann", "Ben")
    turned = await server.click("Ann", server.direct("Ann")[-1], "set/", direct=True)
    await server.slash("Ann", "draft", server.place, card=(await pack(server, "Ann"))[1])
    again = await server.click("Ann", turned, "take/", direct=True)
    assert "**That button is old.** Its question has been answered. Nothing was changed." in again.words
    assert "on its way from ■ Ben" in again.words
    assert len((await server.view("Ann")).drafted) == 1


async def test_draft_by_command(server: Server) -> None:
    await drafting(server, "Ann", "Ben", "Cat")
    names = await pack(server, "Ann")
    offered = await server.complete("Ann", "draft", "card", channel=server.place)
    assert offered == [CARDS[c].as_card for c in (await server.view("Ann")).pack]
    typed = await server.members["Ann"].autocomplete(server.place, "draft", "card", names[2][:4])
    assert names[2] in "".join(choice["name"] for choice in typed)
    shown = await server.slash("Ann", "draft", server.place, card=names[2])
    assert f"Kept so far: **{names[2]}**" in shown.words
    assert "on its way from ▲ Cat" in shown.words
    assert await server.complete("Ann", "draft", "card", channel=server.place) == []
    refused = await server.slash("Ann", "draft", server.place, card=names[1])
    assert "You have nothing to answer right now. Nothing was changed." in refused.words.replace("**", "")
    server.members["Zoe"] = server.guild.add_member(server.env.create_user("Zoe"))
    assert await server.complete("Zoe", "draft", "card", channel=server.place) == []
    _card, shown = await keep(server, "Cat", server.direct("Cat")[-1])
    await server.say()
    others = await server.slash("Ann", "draft", server.place, card=names[0])
    assert "Nothing was changed" in others.words, "that card has gone on"
    assert len((await server.view("Ann")).drafted) == 1


@pytest.mark.parametrize(
    ("name", "part"), [("Big Asteroid", "big aster"), ("Asteroid Mining Consortium", "mining con")]
)
def test_the_name_of_a_card_that_has_gone_on_never_means_another_that_contains_it(name: str, part: str) -> None:
    longer = next(card for card in speech.all_cards() if card.name == name)
    seen = looks.look(looks.opened(0), 0)
    asked = looks.asked(seen, Decision(0, "draft", (longer.as_card,)))
    for understood in (resolved, one_of_list):
        assert understood(asked, part) == longer.as_card
        with pytest.raises(Refused):
            understood(asked, "Asteroid")


async def test_the_first_ten_cards_are_drafted_in_two_packs_and_then_the_corporation_is_chosen(server: Server) -> None:
    names = ("Ann", "Ben", "Cat")
    await server.slash("Ann", "game new", name="Olympus Rising")
    await server.say()
    for name in names[1:]:
        await server.click(name, server.last(), "join")
    (status,) = await server.bot.services.games.of_user(server.members["Ann"].id)
    await server.bot.services.lobby.configure(
        status.id, server.members["Ann"].id, {"draft_first": True, "seating": "chosen"}
    )
    await server.bot.services.lobby.start(status.id, server.members["Ann"].id)
    await server.say()
    assert "draft of the first cards. Still to choose: ● · ■ · ▲" in server.last().words
    (shown,) = server.direct("Ann")
    assert "Draft of the first cards: keep 1 of 5" in shown.words
    assert "The other 4 go to ▲ Cat." in shown.words, "the first pack goes counter-clockwise"
    corporations = [CARDS[c].name for c in (await server.view("Ann")).looking if CARDS[c].kind == "corporation"]
    assert all(name in shown.words for name in corporations)
    kept: list[str] = []
    directions = set[str]()
    while (await server.view("Ann")).draft:
        for name in names:
            while (await server.view(name)).pack:
                shown = server.direct(name)[-1]
                if name == "Ann":
                    directions.add(shown.words.partition(" go to ")[2][:5])
                    assert all(card in shown.words for card in kept)
                card, after = await keep(server, name, shown)
                kept += [card] if name == "Ann" else []
                if "The next packets are dealt" in after.words:
                    assert "You will be told when yours arrives." in after.words
                await server.say()
    assert directions >= {"▲ Cat", "■ Ben"}, "the second pack goes the other way"
    assert [len(server.direct(name)) for name in names] == [1, 1, 1]
    shown = server.direct("Ann")[-1]
    assert "Choose your corporation" in shown.words
    reading = await server.click("Ann", shown, "Read the 10 cards", direct=True)
    assert all(card in reading.words for card in kept)


@pytest.mark.parametrize("artist", [looks.SomePictures, looks.NoPictures])
@pytest.mark.parametrize("cards", [4, 5])
async def test_more_than_four_cards_are_called_by_their_numbers_in_the_picture(
    cards: int, artist: type[looks.SomePictures | looks.NoPictures]
) -> None:
    game = new_game(Options(players=2, draft_first=True), "numbers")
    look = looks.look(game, 0)
    assert look.decision is not None
    assert look.view is not None
    look = replace(
        look,
        decision=msgspec.structs.replace(look.decision, options=look.decision.options[:cards]),
        view=msgspec.structs.replace(look.view, pack=look.view.pack[:cards]),
    )
    shown = await decide.ask(looks.context(look, artist()))
    said = looks.labels(shown)[:cards]
    brief = artist is looks.SomePictures and cards > 4
    assert (said == [str(n + 1) for n in range(cards)]) is brief
    assert brief or all(" · " in label for label in said)


@pytest.mark.parametrize("n", [4, 8])
async def test_a_draft_of_preludes_says_so(n: int) -> None:
    game = new_game(Options(players=2, draft_preludes=True, preludes=n, more=("prelude",)), "preludes")
    seen = looks.look(game, 0)
    shown = await decide.ask(looks.context(seen, looks.NoPictures()))
    assert f"Draft of the preludes: keep 1 of {n}" in shown.words().replace("\u00a0", " ")
    assert "Nothing kept so far." in shown.words()
    assert "draft of preludes. Still to choose" in in_the_thread(seen)


def test_the_thread_tells_the_draft_of_the_first_cards_from_that_of_preludes() -> None:
    options = playing("prelude", "corporate_era", players=2, draft_first=True, draft_preludes=True)
    game = new_game(options, "told apart")
    assert "draft of the first cards" in in_the_thread(looks.look(game, 0))


def test_one_letter_or_a_number_never_stands_for_a_name_that_contains_it() -> None:
    """A command that is sent too early would answer by it."""
    cards = looks.asked(looks.look(looks.opened(0), 0), Decision(0, "draft", ("card:mine", "card:comet")))
    spaces = looks.asked(
        looks.look(looks.opened(0), 0), Decision(0, "place:city", ("space:E5", "space:F7"), kind="space")
    )
    for understood in (resolved, one_of_list):
        assert understood(cards, "mi") == "card:mine"
        for asked, typed in ((cards, "n"), (spaces, "7"), (spaces, "f")):
            with pytest.raises(Refused):
                understood(asked, typed)
    assert one_of_list(spaces, "2") == "space:F7", "the number of the option"
