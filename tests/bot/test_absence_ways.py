"""From every screen of somebody who waits the table can be asked about who does not come; a refusal shows what must be done first."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from random import Random
from types import SimpleNamespace
from typing import Final

import pytest

from bot.routes.visit import Visit, main
from bot.routes.visit import refused as shown_refused
from bot.tables import Look, Refused
from bot.tables.live import reopenable
from engine import Game
from engine.robots.greedy import greedy_answer
from tests.bot import looks
from tests.bot.backend import ANN, BEN, CAT, GUILD, HOUR, MINUTE, Backend, refused
from tests.bot.test_deciding import taps
from tests.engine.games import walk

pytestmark = pytest.mark.once

BEFORE, FROM_A_ON = "poke/", "away"


Kind = tuple[str, tuple[str, ...], bool]


def kinds(game: Game, seat: int) -> Kind:
    """What the screen of a seat that waits depends on: the phase, what others are asked, what it has answered itself."""
    asked = sorted({game.decision(other).key.partition(":")[0] for other in game.pending})  # type: ignore[union-attr]
    return game.table.phase, tuple(asked), reopenable(game, seat)


def ways(look: Look, *, away: bool) -> Look:
    """The look of somebody who waits for others, before or after they are away."""
    others = tuple(sorted(look.status.owing))
    absent = frozenset(others)
    return replace(look, away=absent, votable=absent) if away else replace(look, pokeable=others)


async def test_both_ways_stand_on_every_screen_of_who_waits_in_every_phase() -> None:
    seen = set[Kind]()
    for n in range(4):
        game = looks.with_everything(n)
        for _seat, _asked, _picks in walk(game, Random(n)):
            for seat in {*range(len(game.players))} - {*game.pending}:
                if game.pending and (kind := kinds(game, seat)) not in seen:
                    seen.add(kind)
                    await both_ways(game, seat, kind)
    assert {phase for phase, *_ in seen} >= {"setup", "preludes", "research", "action", "world-government", "final"}
    asked = {key for _, keys, _ in seen for key in keys}
    assert asked >= {
        "corporation",
        "preludes",
        "buy-first",
        "prelude",
        "draft",
        "buy",
        "turn",
        "place",
        "last-greenery",
    }
    at_once = [keys for phase, keys, _ in seen if phase == "action" and len(keys) > 1]
    assert at_once, "reactions of two players in the middle of a card"


async def both_ways(game: Game, seat: int, kind: object) -> None:
    look = replace(looks.look(game, seat), reopenable=reopenable(game, seat))
    told = looks.AT + timedelta(minutes=1)
    for shown in (look, replace(look, complete=True, undoable=1, told_at=told)):
        before = taps(await main(looks.context(ways(shown, away=False))))
        assert any(route.startswith(BEFORE) for route in before.values()), (kind, before)
        after = taps(await main(looks.context(ways(shown, away=True))))
        assert FROM_A_ON in after.values(), (kind, after)


async def screen_of(backend: Backend, game: str, user: int) -> dict[str, str]:
    """The buttons of a player's panel."""
    return taps(await main(looks.context(await backend.services.play.look(game, user), looks.NoPictures())))


async def answers(backend: Backend, game: str, user: int) -> None:
    """Answer whatever is asked of a player, until nothing is."""
    while (look := await backend.services.play.look(game, user)).decision is not None:
        assert look.view is not None
        picks = greedy_answer(look.view)
        await backend.services.play.compose(game, user, look.token, [picks], backend.click(), True)


async def begins(backend: Backend, game: str) -> None:
    pass


async def researches(backend: Backend, game: str) -> None:
    await backend.research(game)


PHASE: Final = {
    "corporation and first cards": ({"beginners": False}, begins),
    "draft of the first cards": ({"beginners": False, "draft_first": True}, begins),
    "research": ({}, researches),
    "draft": ({"draft": True}, researches),
    "turn": ({}, begins),
}


@pytest.mark.parametrize("phase", PHASE)
async def test_row_03_still_playing_is_asked_before_a_and_the_table_decides_from_a_on(
    backend, ann_begins, phase
) -> None:
    rules, course = PHASE[phase]
    game = (await backend.game(**rules)).id
    await course(backend, game)
    if phase != "turn":
        await answers(backend, game, CAT)
    backend.clock.advance(2 * MINUTE)
    await backend.outbox.tick()
    backend.clock.advance(2 * HOUR)
    before = await screen_of(backend, game, CAT)
    assert any(route.startswith(BEFORE) for route in before.values())
    assert FROM_A_ON not in before.values()
    backend.clock.advance(34 * HOUR)
    after = await screen_of(backend, game, CAT)
    assert FROM_A_ON in after.values()
    assert not any(route.startswith(BEFORE) for route in after.values())
    request = await backend.services.votes.ask_about_absence(game, CAT)
    assert request.facts["seats"], "the vote is open"


# --- refusals show what must be done first ---------------------------------------------------------------------------


async def offered(backend: Backend, game: str, user: int, refusal: Refused) -> dict[str, str]:
    """The buttons of the screen of a refusal."""
    services = backend.services
    who = SimpleNamespace(
        user=SimpleNamespace(id=user, display_name="x"), guild_id=GUILD, client=SimpleNamespace(weigh=None)
    )
    return taps(await shown_refused(Visit(services, looks.NoPictures(), who, game), refusal))  # type: ignore[arg-type]


async def test_row_09_who_may_not_end_the_game_yet_is_led_to_the_vote_on_the_absent(backend, game) -> None:
    await backend.research(game)
    backend.clock.advance(2 * MINUTE)
    await backend.outbox.tick()
    backend.clock.advance(36 * HOUR)
    await answers(backend, game, CAT)
    refusal = await refused(backend.services.votes.ask_to_end(game, CAT))
    assert refusal.reason == "somebody-away"
    assert FROM_A_ON in (await offered(backend, game, CAT, refusal)).values()


async def test_row_03_who_would_correct_what_somebody_absent_would_lose_is_led_to_the_vote(backend, game) -> None:
    backend.clock.advance(2 * MINUTE)
    await backend.outbox.tick()
    backend.clock.advance(36 * HOUR)
    await backend.services.votes.ask_about_absence(game, BEN)
    found = await offered(backend, game, CAT, Refused("vote-on-loser", seat=0))
    assert next(iter(found.items())) == ("● away: decide", FROM_A_ON)


async def test_who_must_wait_for_another_request_is_led_to_it(backend, game) -> None:
    request = await backend.services.votes.ask_to_end(game, ANN)
    refusal = await refused(backend.services.votes.ask_to_end(game, BEN))
    assert refusal.reason == "already-asked"
    assert f"request/{request.id}@home" in (await offered(backend, game, BEN, refusal)).values()


@pytest.mark.parametrize(
    ("refusal", "route"),
    [
        (Refused("no-zone"), "zone"),
        (Refused("ordered-already"), "orders"),
        (Refused("quota", where="member_games", most=3, asks=True), "games"),
        (Refused("quota", where="member_lobbies", most=3, asks=True), "games"),
    ],
)
async def test_a_refusal_that_says_what_comes_first_has_the_button_for_it(backend, game, refusal, route) -> None:
    assert route in (await offered(backend, game, BEN, refusal)).values()
    if refusal.reason != "ordered-already":
        assert route in (await offered(backend, "", BEN, refusal)).values(), "also apart from any game"


async def test_a_refusal_after_which_nothing_is_to_be_done_shows_the_panel(backend, game) -> None:
    assert "more" in (await offered(backend, game, BEN, Refused("nothing-to-undo"))).values()
