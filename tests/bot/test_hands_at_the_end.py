"""The hands at the end of a game: closed until all have said whether they show theirs or a day has passed, then shown together."""

from __future__ import annotations

import json
import re
from datetime import timedelta
from random import Random
from typing import Any

import pytest

from bot.delivery.presence import Presence
from bot.routes.dispatch import ROUTES
from bot.routes.visit import VisitWith
from bot.screens import public, result
from bot.screens.pictures import Artist
from bot.store import games as stored
from bot.store import history
from bot.store.signs import PRESENT
from bot.tables import Refused
from bot.tables.hands import Hands
from engine import load
from engine.core import Game
from engine.hidden import redealt
from renderer import replay_page
from renderer.replay.course import Course
from tests.bot.backend import ANN, BEN, CAT, HOUR, MINUTE, STRANGER, Backend, altered, open_backend, refused
from tests.bot.looks import AT, CARDS, NAMES, NoPictures, SomePictures, context, look, opened
from tests.bot.server import Server, begun
from tests.bot.test_screens import clicking
from tests.thinned import thinned

HOST = 99
SEATS = {ANN: 0, BEN: 1, CAT: 2}
OPEN = ("hands", "hands/0", "hands/1", "hands/2")
SHOWN = (
    *OPEN,
    "open",
    "points",
    "everybody",
    "log",
    "log/all/1",
    "since",
    "charts",
    "lapse",
    "watch",
    "board",
    "table/1",
)
"""The routes behind the buttons of the messages of a game that is over."""


class Drawing(Artist):
    """Draws nothing, and records what it was to draw."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    async def replay(self, course: Course) -> None:
        self.asked.append(replay_page(course))

    async def _draw(self, what: str, *args: Any, **options: Any) -> None:
        self.asked.append(f"{what} {args} {options}")

    async def _pages(self, what: str, *args: Any, **options: Any) -> list[Any]:
        await self._draw(what, *args, **options)
        return []


async def sees(backend: Backend, game: str, user: int, *routes: str) -> str:
    """All that a person is shown at these routes, in words and as it would be drawn."""
    said: list[str] = []
    for route in routes:
        verb, _slash, rest = route.partition("/")
        artist = Drawing()
        visit = VisitWith(backend.services, artist, clicking(user), game, 0, route=route)
        try:
            shown = json.dumps((await ROUTES[verb].handler(visit, rest)).view().to_components(), ensure_ascii=False)
        except Refused as refused:
            shown = refused.reason
        said.append(f"{route}: {re.sub(r'~[0-9]+', '', shown)} {artist.asked}")
    return "\n".join(said)


async def ended(backend: Backend, *, over: bool = False, **rules: Any) -> str:
    """A game of Ann, Ben and Cat, ended in its second generation, or (`over`) played to its end, which is near."""
    game, random = (await backend.game(**rules)).id, Random(3)
    if over:
        await backend.nearly_over(game)
    while (status := await backend.services.games.status(game)).owing and (
        over or status.generation < 2 or status.version < 20
    ):
        await backend.play_on(game, random)
    if not over:
        await backend.services.votes.end(game, HOST)
    return game


def empty(seat: int) -> Any:
    def puts(game: Game) -> None:
        game.table.decks["projects"].discard.extend(game.players[seat].hand)
        game.players[seat].hand.clear()

    return puts


def filled(game: Game) -> None:
    """Everybody has cards in hand."""
    for player in game.players:
        while len(player.hand) < 2:
            player.hand.append(game.table.decks["projects"].cards.pop())


async def exported(backend: Backend, game: str, user: int = HOST) -> dict[str, Any]:
    return json.loads(await backend.services.moderation.export(game, user, "Host", backend.click()))


async def held(backend: Backend, game: str) -> dict[int, tuple[int, ...]]:
    """The hands themselves."""
    async with backend.store.reading() as connection:
        version = (await backend.services.games.status(game)).version
        return {p.seat: tuple(p.hand) for p in load(await history.snapshot(connection, game, version)).players}


async def forgets(backend: Backend, user: int) -> None:
    await backend.services.privacy.forget(user, "Former player")


# --- until when ------------------------------------------------------------------------------------------------------


@pytest.mark.databases
async def test_hands_are_closed_to_everybody_for_a_day_and_then_shown_together(backend: Backend) -> None:
    game = await ended(backend)
    await altered(backend.services, game, filled)
    hands, until = await held(backend, game), backend.clock() + timedelta(days=1)
    for user in (ANN, BEN, STRANGER, None):
        found = await backend.services.history.hands(game, user)
        assert (found.until, found.held) == (until, {0: (), 1: (), 2: ()})
        assert found.own == (hands[SEATS[user]] if user in SEATS else ())
    backend.clock.advance(timedelta(days=1) - MINUTE)
    assert (await backend.services.history.hands(game, ANN)).until == until
    backend.clock.advance(MINUTE)
    for user in (ANN, STRANGER, None):
        found = await backend.services.history.hands(game, user)
        assert (found.until, found.held, found.asked) == (None, hands, False)


@pytest.mark.databases
async def test_they_are_shown_as_soon_as_all_have_said_and_not_those_that_are_kept(backend: Backend) -> None:
    game = await ended(backend)
    await altered(backend.services, game, filled)
    hands = await held(backend, game)
    assert (await backend.services.history.show_hand(game, ANN, True)).said is True
    assert (await backend.services.history.show_hand(game, BEN, False)).said is False
    assert (await backend.services.history.hands(game, STRANGER)).until is not None
    assert (await backend.services.history.hands(game, ANN)).held == {0: (), 1: (), 2: ()}
    found = await backend.services.history.show_hand(game, CAT, True)
    assert (found.until, found.held) == (None, {**hands, 1: ()})
    assert (await backend.services.history.hands(game, STRANGER)).held == {**hands, 1: ()}
    assert (await backend.services.history.hands(game, BEN)).own == hands[1]


async def test_who_has_said_something_may_change_it_until_then_and_not_afterwards(backend: Backend) -> None:
    game = await ended(backend)
    await altered(backend.services, game, filled)
    for shows in (False, True, False):
        assert (await backend.services.history.show_hand(game, BEN, shows)).said is shows
    backend.clock.advance(timedelta(days=1))
    late = await backend.services.history.show_hand(game, BEN, True)
    assert (late.until, late.held[1], late.said) == (None, (), False)
    await backend.services.history.show_hand(game, ANN, False)
    assert (await backend.services.history.hands(game)).held[0], "silence has shown it"


async def test_only_who_played_says_something_and_only_when_it_is_over(backend: Backend) -> None:
    running = (await backend.game()).id
    for user in (ANN, STRANGER):
        assert (await refused(backend.services.history.show_hand(running, user, True))).reason == "not-over"
    assert (await refused(backend.services.history.hands(running))).reason == "not-over"
    game = await ended(backend)
    assert (await refused(backend.services.history.show_hand(game, STRANGER, True))).reason == "no-seat"
    assert '"label": "Hands"' in await sees(backend, game, ANN, "open"), "the panel leads to the question too"


async def test_robots_have_nothing_to_say_and_show_theirs_with_the_others(backend: Backend) -> None:
    game = (await backend.with_robots(robots=2)).id
    await backend.services.votes.end(game, HOST)
    await altered(backend.services, game, filled)
    hands = await held(backend, game)
    assert (await backend.services.history.hands(game, STRANGER)).held == {0: (), 1: (), 2: ()}
    assert (await backend.services.history.show_hand(game, ANN, False)).held == {**hands, 0: ()}


async def test_of_a_game_alone_the_hand_is_shown_at_once_and_nobody_is_asked(backend: Backend) -> None:
    lobby = await backend.lobby(seats=1)
    game = (await backend.services.lobby.start(lobby.id, ANN)).id
    await backend.services.votes.end(game, HOST)
    await altered(backend.services, game, filled)
    hands = await held(backend, game)
    for user in (ANN, STRANGER):
        found = await backend.services.history.hands(game, user)
        assert (found.held, found.asked) == (hands, False)
    assert "Show my hand" not in await sees(backend, game, ANN, "hands")
    seen = await backend.services.play.look(game, ANN)
    assert seen.view is not None
    for one in (result.result(seen.status, seen.view, None, AT), public.ended(seen.status, HOST, seen.view)):
        assert "Hands are shown" not in str(one.view().to_components())


async def test_a_game_that_was_conceded_is_closed_too(backend: Backend) -> None:
    game = (await backend.game(BEN)).id
    await backend.services.seats.resign(game, BEN)
    backend.clock.advance(11 * MINUTE)
    assert await backend.services.seats.concede(game)
    found = await backend.services.history.hands(game, BEN)
    assert (found.held, found.asked) == ({0: (), 1: ()}, True)


# --- what an interruption changes ------------------------------------------------------------------------------------


async def test_hours_in_which_nobody_could_say_anything_do_not_count(backend: Backend) -> None:
    game = await ended(backend)
    presence = Presence(backend.store, now=backend.clock, connected=lambda: True)
    await presence.tick()
    closed = (await backend.services.history.hands(game)).until
    assert closed is not None
    backend.clock.advance(30 * HOUR)
    at_once = (await backend.services.history.hands(game)).until
    assert at_once is not None
    assert at_once == closed + 30 * HOUR, "the bot has just come back, and nobody has recorded the outage yet"
    assert (await backend.services.history.show_hand(game, ANN, False)).said is False
    await presence.tick()
    assert (await backend.services.history.hands(game)).until == at_once
    for shown, at in ((False, at_once - MINUTE), (True, at_once)):
        backend.clock.at = at
        await backend.store.put_sign(PRESENT, at)  # it has run all the time
        assert ((await backend.services.history.hands(game)).until is None) is shown


async def test_another_process_knows_what_was_said(backend: Backend) -> None:
    game = await ended(backend)
    await altered(backend.services, game, filled)
    await backend.services.history.show_hand(game, BEN, False)
    async with open_backend(backend.where, backend.clock) as other:
        assert (await other.services.history.hands(game, BEN)).said is False
        for user in (ANN, CAT):
            await other.services.history.show_hand(game, user, True)
    assert (await backend.services.history.hands(game)).held[1] == ()


async def test_where_the_end_or_what_was_said_cannot_be_read_hands_stay_closed(backend: Backend) -> None:
    game = await ended(backend)
    await altered(backend.services, game, filled)
    await backend.run("UPDATE games SET ended = 'rot'")
    assert (await backend.services.history.hands(game)).until is not None
    await backend.run("UPDATE seats SET shows = 'rot' WHERE seat = 1")
    for user in (ANN, CAT):
        await backend.services.history.show_hand(game, user, True)
    found = await backend.services.history.hands(game)
    assert (found.until, {seat: bool(cards) for seat, cards in found.held.items()}) == (
        None,
        {0: True, 1: False, 2: True},
    )


async def test_of_games_that_ended_before_anybody_was_asked_the_hands_are_shown_but_those_of_the_forgotten(
    backend: Backend,
) -> None:
    game = await ended(backend)
    await altered(backend.services, game, filled)
    backend.clock.advance(timedelta(days=400))
    await forgets(backend, BEN)
    found = (await backend.services.history.hands(game, STRANGER)).held
    assert {seat: bool(cards) for seat, cards in found.items()} == {0: True, 1: False, 2: True}


async def test_hands_stay_as_they_are_when_the_history_is_shortened(backend: Backend) -> None:
    game = await ended(backend)
    await altered(backend.services, game, filled)
    await backend.services.history.show_hand(game, BEN, False)
    backend.clock.advance(timedelta(days=31))
    before = await backend.services.history.hands(game)
    assert await backend.services.history.shorten(game)
    assert await backend.services.history.hands(game) == before
    assert "save" not in await exported(backend, game)


# --- what nobody learns ----------------------------------------------------------------------------------------------


@pytest.mark.once
@pytest.mark.parametrize(("over", "robots"), thinned([(False, True), (False, False), (True, False)], 2))
async def test_while_hands_are_closed_nothing_tells_what_is_in_them(backend: Backend, over: bool, robots: bool) -> None:
    """Cards that a person cannot see are exchanged: no screen, no picture and no export changes."""
    if robots:
        game = (await backend.with_robots(BEN, CAT, robots=1)).id
        await backend.services.votes.end(game, HOST)
    else:
        game = await ended(backend, over=over)
    await altered(backend.services, game, filled)
    await backend.services.history.show_hand(game, ANN, True)
    for user, seat in ((STRANGER, -1), (ANN, 0), (BEN, 1)):
        file, was = {**await exported(backend, game), "entries": ()}, await held(backend, game)
        before = await sees(backend, game, user, *SHOWN)
        await altered(backend.services, game, lambda g, seat=seat: redealt(g, seat, Random(7)))
        now = await held(backend, game)
        assert all((now[at] == was[at]) is (at == seat) for at in was)
        assert await sees(backend, game, user, *SHOWN) == before
        assert {**await exported(backend, game), "entries": ()} == file
        assert "hands" not in file


async def test_the_public_messages_at_the_end_do_not_depend_on_hands(backend: Backend) -> None:
    game = await ended(backend)
    await altered(backend.services, game, filled)

    async def posted() -> list[Any]:
        look = await backend.services.play.look(game)
        assert look.view is not None
        screens = (result.result(look.status, look.view, None, AT), public.ended(look.status, HOST, look.view))
        return [re.sub(r"~[0-9]+", "", json.dumps(one.view().to_components())) for one in screens]

    before = await posted()
    assert all("Hands are shown 24" in said for said in before)
    await altered(backend.services, game, lambda g: redealt(g, -1, Random(7)))
    assert await posted() == before


WHY = ("kept", "empty", "forgotten")


async def for_a_reason(backend: Backend, why: str, *, silent: bool) -> str:
    """A game in which nothing is shown of Ben's hand, for one of the three reasons."""
    game = await ended(backend)
    await altered(backend.services, game, filled)
    if why == "empty":
        await altered(backend.services, game, empty(1))
    for user in () if silent else (ANN, CAT):
        await backend.services.history.show_hand(game, user, True)
    if why == "forgotten":
        await forgets(backend, BEN)
    elif why == "kept" or not silent:
        await backend.services.history.show_hand(game, BEN, why == "empty")
    if silent:
        backend.clock.advance(timedelta(days=1))
    return game


def neutral(said: str, game: str) -> str:
    """What was shown without the id of the game and without what anybody has always known: names, and the number of cards."""
    said = re.sub(r"member 12|Former player 2", "Ben", said.replace(game, "game"))
    return re.sub(r"hand=[0-9]+|no.cards|[0-9]+.cards?, not shown|decks=\{.*?\}|'planner': \(.*?\)", "", said)


@pytest.mark.usefixtures("ann_begins")
@pytest.mark.parametrize("silent", [False, True])
async def test_a_hand_that_is_kept_an_empty_one_and_one_of_somebody_forgotten_look_alike(
    backend: Backend, silent: bool
) -> None:
    looks: set[str] = set()
    files: set[str] = set()
    for why in WHY:
        game = await for_a_reason(backend, why, silent=silent)
        assert (await backend.services.history.hands(game)).held[1] == ()
        looks.add("".join([neutral(await sees(backend, game, user, *OPEN), game) for user in (ANN, STRANGER)]))
        file = await exported(backend, game)
        files.add(json.dumps({"hands": {seat: bool(cards) for seat, cards in file["hands"].items()}, "keys": [*file]}))
    assert len(looks) == 1
    assert files == {json.dumps({"hands": {"0": True, "1": False, "2": True}, "keys": [*file]})}
    assert "save" not in file


async def test_what_is_shown_of_others_tells_nothing_of_a_hand_that_is_kept(backend: Backend) -> None:
    game = await for_a_reason(backend, "kept", silent=False)

    def otherwise(found: Game) -> None:
        cards, hand = found.table.decks["projects"].cards, found.players[1].hand
        cards[: len(hand)], hand[:] = hand[:], cards[: len(hand)]

    file, was = {**await exported(backend, game), "entries": ()}, await held(backend, game)
    before = [await sees(backend, game, user, *SHOWN) for user in (ANN, STRANGER)]
    await altered(backend.services, game, otherwise)
    assert (await held(backend, game))[1] != was[1]
    assert [await sees(backend, game, user, *SHOWN) for user in (ANN, STRANGER)] == before
    assert {**await exported(backend, game), "entries": ()} == file


async def test_the_hand_of_somebody_who_was_forgotten_while_it_was_played_is_closed_although_a_robot_played_on(
    backend: Backend,
) -> None:
    game = (await backend.game()).id
    await forgets(backend, BEN)
    await backend.services.votes.end(game, HOST)
    await altered(backend.services, game, filled)
    backend.clock.advance(timedelta(days=1))
    for _ in range(2):
        found = (await backend.services.history.hands(game)).held
        assert {seat: bool(cards) for seat, cards in found.items()} == {0: True, 1: False, 2: True}
        await backend.services.privacy.forget_expired()


async def test_who_is_forgotten_after_it_was_shown_is_shown_no_more(backend: Backend) -> None:
    game = await ended(backend)
    await altered(backend.services, game, filled)
    for user in (ANN, BEN, CAT):
        await backend.services.history.show_hand(game, user, True)
    assert "save" in await exported(backend, game)
    await forgets(backend, BEN)
    assert (await backend.services.history.hands(game)).held[1] == ()
    assert "save" not in await exported(backend, game)
    assert await backend.rows("SELECT shows FROM seats ORDER BY seat") == [(1,), (None,), (1,)]


async def test_who_leaves_does_not_keep_the_others_waiting_once_they_are_forgotten(backend: Backend) -> None:
    game = await ended(backend)
    for user in (ANN, CAT):
        await backend.services.history.show_hand(game, user, True)
    assert (await backend.services.history.hands(game)).until is not None
    await forgets(backend, BEN)
    assert (await backend.services.history.hands(game)).until is None


# --- exports ---------------------------------------------------------------------------------------------------------


async def test_before_hands_are_shown_an_export_holds_what_one_of_a_running_game_does(backend: Backend) -> None:
    game = await ended(backend)
    await altered(backend.services, game, filled)
    found = await exported(backend, game)
    assert not {"save", "hands"} & {*found}
    assert not [entry for entry in found["entries"] if "picks" in entry or "answered" in entry]
    assert not [said for entry in found["entries"] for said in entry["news"] if said.get("to", -1) != -1]


async def test_once_all_hands_are_shown_it_holds_everything_for_whoever_did_not_play(backend: Backend) -> None:
    game = await ended(backend)
    await altered(backend.services, game, filled)
    hands = await held(backend, game)
    backend.clock.advance(timedelta(days=1))
    whole, redacted = await exported(backend, game), await exported(backend, game, ANN)
    assert whole["save"]["seed"]
    assert [entry for entry in whole["entries"] if entry["picks"]]
    assert whole["hands"] == redacted["hands"] == {str(seat): [*cards] for seat, cards in hands.items()}
    assert "save" not in redacted
    assert not [entry for entry in redacted["entries"] if "picks" in entry]


async def test_who_has_left_a_seat_of_the_game_exports_no_more_than_a_player(backend: Backend) -> None:
    game = await ended(backend)
    await altered(backend.services, game, filled)
    async with backend.store.writing() as connection:
        await stored.record_tenure(connection, game, HOST, backend.clock(), seat=2, name="Host")
    backend.clock.advance(timedelta(days=1))
    assert "save" not in await exported(backend, game)
    assert "save" in await exported(backend, game, HOST + 1)


async def test_no_export_names_who_had_a_seat(backend: Backend) -> None:
    game = (await backend.game()).id
    await backend.services.seats.resign(game, CAT)
    backend.clock.advance(11 * MINUTE)
    await backend.services.moderation.give_seat(game, HOST, "Hostess", 2, STRANGER, "Zed", backend.click())
    facts = [entry["facts"] for entry in (await exported(backend, game))["entries"]]
    assert {"what": "seat", "seat": 2} in facts
    assert {"what": "successor", "seat": 2} in facts
    said = json.dumps(facts)
    assert not [name for name in ("Hostess", "Zed", "member", "Ann") if name in said]


# --- the screens -----------------------------------------------------------------------------------------------------


async def test_the_button_below_the_result_asks_a_player_and_later_shows_what_is_shown(server: Server) -> None:
    server.add_manager("Zed")
    game = await begun(server)
    await server.bot.services.votes.end(game, HOST)
    await server.say()
    assert "Hands are shown 24 hours after the end, or once all players have chosen." in server.last().words
    looked = await server.click("Zed", server.last(), "Hands")
    assert "All hands stay closed until every player has chosen" in looked.words
    assert not [label for label in looked.buttons.values() if "hand" in label.lower()]
    asked = await server.click("Ben", server.last(), "Hands")
    assert "If you do not choose, it is shown." in asked.words
    assert "Your hand: " in asked.words
    kept = await server.click("Ben", asked, "Keep my hand closed")
    assert "Your hand stays closed. Nobody is told." in kept.words
    assert {"Show my hand", "✓ Keep my hand closed"} <= {*kept.buttons.values()}
    shown = await server.click("Ann", await server.click("Ann", server.last(), "Hands"), "Show my hand")
    view = (await server.bot.services.play.look(game, server.members["Ben"].id)).view
    assert view is not None
    not_shown = f"Ben: {view.seats[1].hand} cards, not shown"
    assert not_shown in shown.words.replace("**", "")
    assert shown.words.count("not shown") == 1
    late = await server.click("Ben", kept, "Show my hand")
    assert "The hands have already been shown; nothing was changed." in late.words
    assert not_shown in late.words.replace("**", "")


async def test_an_empty_hand_is_said_to_have_no_cards() -> None:
    game = opened(0)
    empty(1)(game)
    seen = context(look(game, 0), NoPictures())
    held = {0: tuple(game.players[0].hand), 1: ()}
    said = (await result.hands(seen, Hands(None, held))).words().replace("**", "")
    assert f"{NAMES[1]}: no cards" in said.replace("\u00a0", " ")


async def test_the_hand_is_not_named_where_it_is_drawn() -> None:
    seen = look(opened(0), 0)
    own = tuple(card.id for card in list(CARDS.values())[:10])
    found = Hands(until=AT, held={0: (), 1: ()}, own=own, asked=True)
    drawn = (await result.hands(context(seen, SomePictures()), found)).words()
    named = (await result.hands(context(seen, NoPictures()), found)).words()
    assert "Your hand: " not in drawn
    assert "Your hand: " in named


async def test_who_manages_is_told_what_the_file_holds(server: Server) -> None:
    server.add_manager("Zed")
    game = await begun(server)
    await server.bot.services.votes.end(game, HOST)
    await server.say()
    asked = await server.slash("Zed", "admin export", game=game)
    assert "with what is public and the hands that are shown" in asked.words
    assert (await server.click("Zed", asked, "Export")).message.attachments
