"""All private screens in random games stay within the limits of Discord, and reveal nothing hidden to their reader."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import ui
from discord.app_commands import Choice

from bot import limits, speech
from bot.click_limits import ClickLimits
from bot.commands.choosing import _completed, _offered
from bot.commands.typed import Listed, matching, options
from bot.routes.dispatch import ROUTES
from bot.routes.visit import VisitWith, answered
from bot.screen import Screen
from bot.screens import decide, verbs
from bot.tables import Look
from engine.card import CARDS
from engine.core import Game
from engine.hidden import redealt
from tests.bot.backend import ANN, BEN, CAT, GUILD, STRANGER, Backend, open_backend
from tests.bot.looks import EVERYTHING, NoPictures, context, look, opened
from tests.bot.server import SETTINGS
from tests.engine.games import walk
from tests.engine.table import Table

pytestmark = pytest.mark.once

EVERYWHERE = ("open", "more", "since", "log", "log/me", "everybody", "games", "hand", "board", "full", "words", "undo")
IN_TURN = ("list/project", "list/milestone", "list/award", "passing")


def texts(shown: Screen) -> list[str]:
    """All texts of a screen, alt texts and options of menus included."""
    found: list[str] = []
    for child in shown.view().walk_children():
        item: Any = child.item if isinstance(child, ui.DynamicItem) else child
        match item:
            case ui.TextDisplay():
                found.append(item.content)
            case ui.Button():
                found.append(item.label or "")
            case ui.Select():
                found.append(item.placeholder or "")
                found += [f"{o.label} {o.description or ''} {o.value}" for o in item.options]
            case _:
                pass
    return [text.replace("\u00a0", " ") for text in found]


def ids(shown: Screen) -> list[str]:
    items = [c.item if isinstance(c, ui.DynamicItem) else c for c in shown.view().walk_children()]
    return [str(i.custom_id) for i in items if isinstance(i, ui.Button | ui.Select) and i.custom_id]


@cache
def telling() -> dict[int, str]:
    """The names of cards that occur only as that name: not as a space or a project, nor in another name or the text of another card."""
    cards = speech.all_cards()
    said = {c.id: f"{c.name}. {speech.card_text(c)}".casefold() for c in cards}
    common = {"research", "power plant", "asteroid", "mine", "capital", "comet", "plantation", "noctis city"}
    return {
        c.id: c.name
        for c in cards
        if c.name.casefold() not in common and not any(c.name.casefold() in s for i, s in said.items() if i != c.id)
    }


def held(game: Game, seat: int) -> set[int]:
    """The hidden cards that this seat holds or looks at."""
    p = game.players[seat]
    return {*p.hand, *p.looking, *p.drafted, *(card for pack in p.packs for card in pack)}


def secrets(game: Game, seat: int | None) -> set[int]:
    """The cards that this seat may not know: those of other players and of the decks, without those that it can see."""
    others = set().union(*(held(game, p.seat) for p in game.players if p.seat != seat))
    own = held(game, seat) if seat is not None else set()
    return (others | set(game.table.deck)) - own


def revealed(game: Game) -> set[int]:
    """The cards that the last answer has shown to all; the log names them, wherever they are later."""
    told = (entry for entry in game.news if entry.shows)
    return {card for entry in told for card in (getattr(entry, "card", 0), *getattr(entry, "cards", ()))}


async def visits(backend: Backend, game: str, user: int) -> list[tuple[str, Screen]]:
    """All screens that this user can open now."""
    interaction = clicking(user)
    seen = await backend.services.play.look(game, user)
    visit = VisitWith(backend.services, NoPictures(), interaction, game, seen.token)
    seated = seen.seat is not None and seen.status.state == "running"
    routes = list(EVERYWHERE if seated else ("open", "log", "everybody", "board", "words"))
    routes += [f"table/{s.seat}" for s in seen.status.seats]
    if seen.decision is not None and seen.decision.kind == "turn" and "pass" in seen.decision.options:
        routes += IN_TURN
    if seen.decision is not None and seen.decision.key in ("corporation", "buy-first"):
        routes += ["read", "corporations"]
    found = []
    for asked in routes:
        verb, _slash, rest = asked.partition("/")
        found.append((asked, await ROUTES[verb](visit, rest)))
    if seen.decision is not None and seen.decision.kind == "turn":
        for key in (*seen.decision.options, *(f"not:{key}" for key in seen.hindered)):
            if key.startswith(("play:", "milestone:", "award:", "not:")):
                chosen = VisitWith(backend.services, NoPictures(), interaction, game, seen.token, (key,))
                found.append((f"do {key}", await ROUTES["do"](chosen, "")))
    return found


def told(asked: str, shown: Screen, hidden: dict[int, str]) -> list[str]:
    """The names of hidden cards on a screen; fails if the screen breaks a limit."""
    assert limits.breaches(shown.view()) == [], asked
    assert len(ids(shown)) == len(set(ids(shown))), asked
    said = "\n".join(texts(shown)).casefold()
    there = [name for name in hidden.values() if name.casefold() in said]
    return [f"{asked}: {name}" for name in there if re.search(rf"(?<!\w){re.escape(name.casefold())}(?!\w)", said)]


FIVE = (BEN, CAT, CAT + 1, CAT + 2)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("others", "rules"),
    [
        pytest.param((BEN,), {}, marks=pytest.mark.soak),
        (FIVE, {"draft": True}),
        pytest.param((BEN,), {"map": "elysium", "more": EVERYTHING}, marks=pytest.mark.soak),
        ((BEN, CAT), {"map": "hellas", "more": EVERYTHING, "draft": True}),
        pytest.param(
            FIVE, {"more": EVERYTHING, "draft_first": True, "first_raises": "rewarded"}, marks=pytest.mark.soak
        ),
    ],
)
async def test_no_screen_breaks_a_limit_or_tells_what_is_hidden(
    tmp_path: Path, others: tuple[int, ...], rules: dict[str, Any]
) -> None:
    random, names, seen = Random(len(others)), telling(), 0
    found: list[str] = []
    shown_to_all: set[int] = set()
    async with open_backend(tmp_path / "mars.db") as backend:
        game = (await backend.game(*others, beginners=False, corporate_era=True, **rules)).id
        for n in range(400 if rules.get("more") else 200):
            if await backend.play_on(game, random) is None:
                break
            status = await backend.services.games.status(game)
            live = backend.services.runner.queue.peek(game, status.version)
            assert live is not None
            shown_to_all |= revealed(live.game)
            if n % 24:
                continue
            person = random.choice([*(s.user for s in status.seats if s.user), STRANGER])
            seat = status.seat_of(person)
            hidden = {card: names[card] for card in secrets(live.game, seat) - shown_to_all if card in names}
            assert hidden or live.game.over
            for asked, shown in await visits(backend, game, person):
                found += told(asked, shown, hidden)
                seen += 1
    assert found == []
    assert seen > 100


def completed(seen: Look) -> list[tuple[str, str]]:
    """All completions that autocomplete offers for the present decision."""
    found: list[Choice[str]] = []
    for prefixes in ((), ("play:",), ("project:", "sell"), ("milestone:",), ("award:",), ("action:", "first:")):
        found += matching(options(seen, *prefixes), "")
    found += _completed(Listed(seen, _offered(seen)), "")
    return [(choice.name, choice.value) for choice in found]


def unmarked(shown: Any) -> list[str]:
    """Custom ids without the mark that makes Discord forget the earlier choice in a menu."""
    return [custom_id.partition("~")[0] for custom_id in ids(shown)]


@pytest.mark.parametrize("n", range(4))
async def test_nothing_offered_depends_on_what_one_cannot_see(n: int) -> None:
    game, random, compared = opened(n), Random(n), 0
    for at, (seat, _decision, _picks) in enumerate(walk(game, Random(n))):
        if at % 9:
            continue
        for viewer in {seat, random.randrange(len(game.players))}:
            mine = look(game, viewer)
            other = look(redealt(game, viewer, random), viewer)
            assert completed(other) == completed(mine)
            if mine.decision is not None:
                first = await decide.ask(context(mine, NoPictures()))
                again = await decide.ask(context(other, NoPictures()))
                assert (texts(first), unmarked(first)) == (texts(again), unmarked(again))
                compared += 1
    assert compared > 20


def test_enough_names_are_looked_for() -> None:
    assert len(telling()) > len(CARDS) // 2


LOOKING = ("more", "hand", "since", "log", "everybody", "board", "words", "table/0", "points", "hands")


async def test_before_the_game_and_after_its_end_every_way_to_look_ends_in_a_sentence(tmp_path: Path) -> None:
    async with open_backend(tmp_path / "mars.db") as backend:
        game = (await backend.lobby(BEN)).id
        for user in (BEN, STRANGER):
            for route in LOOKING:
                shown = await looked(backend, game, user, route)
                assert "has not begun yet" in shown.words()
        await backend.services.lobby.start(game, ANN)
        assert "You can see what is public" in (await looked(backend, game, STRANGER, "since")).words()
        request = await backend.services.votes.ask_to_end(game, ANN)
        await backend.services.votes.vote(game, BEN, request.id, "yes")
        for user in (BEN, STRANGER):
            shown = await looked(backend, game, user, "open")
            assert "was ended before it was over" in shown.words()
            assert any(":log" in i for i in ids(shown))
            for route in LOOKING:
                assert "went wrong" not in (await looked(backend, game, user, route)).words(), route


async def looked(backend: Backend, game: str, user: int, route: str) -> Screen:
    """The screen that a click on this route shows, also if it is a refusal."""
    verb, _slash, rest = route.partition("/")
    visit = VisitWith(backend.services, NoPictures(), clicking(user), game, 0, (), route)
    return await answered(visit, lambda: ROUTES[verb](visit, rest), verb)


async def _always(game: str, user: int, guild: int | None) -> bool:
    return True


def clicking(user: int) -> Any:
    return SimpleNamespace(
        user=SimpleNamespace(id=user, display_name="somebody"),
        id=0,
        guild_id=GUILD,
        permissions=discord.Permissions.none(),
        client=SimpleNamespace(
            get_guild=lambda guild: None,
            direct=True,
            shelf=None,
            weigh=None,
            members=SimpleNamespace(may_act=_always),
            settings=SETTINGS,
            click_limits=ClickLimits(1000, 1000),
        ),
    )


def test_the_line_of_what_is_not_possible_names_a_complete_parameter_once() -> None:
    table = Table().parameters(temperature=8).turn(0)
    assert "G\u00a0temperature, complete" in verbs.not_now(context(look(table.game, 0)))
    assert "G\u00a0temperature, 8\u00a0heat short" in verbs.not_now(context(look(Table().turn(0).game, 0)))


def test_the_line_of_what_is_not_possible_names_the_nearest_milestone_and_how_far_it_is() -> None:
    table = Table().stock(0, mc=30).tiles("city", 0, "D3", "F4").rating(0, 20)
    assert "C\u00a0milestone, Mayor 2 of 3" in verbs.not_now(context(look(table.game, 0)))
