"""Every screen of the form to correct the table keeps Discord's limits, and each of its buttons and menus leads somewhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from bot import limits, speech
from bot.components import Click, Menu, custom_ids
from bot.routes.dispatch import UNKNOWN, route_of
from bot.screen import Gallery, Screen
from bot.screens import back, correcting, result, votes
from bot.screens.context import ScreenContext
from bot.screens.refusals import refusal
from bot.screens.story import told
from bot.tables import Barrier, Done, Request
from bot.tables.correcting import CorrectionDraft
from engine import Game, entry_codec, view
from engine.corrections import Correction, correctable_kinds, corrected, targets
from engine.robots.random import random_answer
from tests.bot.looks import AT, NoPictures, SomePictures, context, look, opened, with_everything


def late(game: Game, most: int) -> Game:
    """The game after so many random answers, between two actions."""
    random = Random(1)
    for n in range(3 * most):
        if n >= most and game.table.phase == "action" and all(d.opens for d in game.pending.values()):
            return game
        seat = random.choice(sorted(game.pending))
        game.answer(seat, random_answer(game.pending[seat], random))
    raise AssertionError("it was over before")


def draft_of(game: Game, seat: int | None, *changes: Correction) -> CorrectionDraft:
    asker = -1 if seat is None else seat
    after = corrected(game, changes, asker) if changes else game
    found = {
        (kind, s): targets(after, kind, s, asker)
        for kind in correctable_kinds(game)
        for s in range(-1, len(game.players))
    }
    return CorrectionDraft(
        status=look(game, 0).status,
        seat=seat,
        box=game.box,
        changes=changes,
        news=tuple(after.news) if changes else (),
        targets={at: some for at, some in found.items() if some},
        token=10**9,
        voters=tuple(100 + s for s in range(len(game.players)) if s != seat),
        alone=False,
    )


async def pages(on: ScreenContext, draft: CorrectionDraft):
    """All screens of the form."""
    yield correcting.form(on, draft)
    for kind, seat in draft.targets:
        yield correcting.owners(on, draft, kind)
        yield correcting.things(on, draft, kind, seat)
        some = draft.targets[kind, seat]
        if kind == "tile":
            for tile in {s.what.partition("@")[0] for s in some if not s.now}:
                yield await correcting.spaces(on, draft, seat, tile)
        elif kind != "card":
            for spot in some:
                yield correcting.amounts(on, draft, spot)


@pytest.mark.parametrize(
    ("begin", "n", "most"), [(opened, 1, 250), (with_everything, 3, 400), (with_everything, 6, 400)]
)
async def test_every_screen_of_the_form_keeps_the_limits_and_leads_on(
    begin: Callable[[int], Game], n: int, most: int
) -> None:
    game = late(begin(n), most)
    on, seen = context(look(game, 0), SomePictures()), 0
    async for page in pages(on, draft_of(game, 0)):
        shown = page.view()
        assert limits.breaches(shown) == []
        for menu in (child for child in shown.walk_children() if isinstance(child, Menu)):
            for option in menu.item.options:
                click = Click.read(menu.custom_id, (option.value,))
                assert click is not None
                assert route_of(click)[0] is not UNKNOWN, (click, option.value)
                seen += 1
        for custom_id in custom_ids(shown.children):
            assert limits.units(custom_id) <= limits.CUSTOM_ID
    assert seen > 100


def menus(screen: Screen) -> dict[str, list[str]]:
    """The labels of each menu by its placeholder."""
    found = [child for child in screen.view().walk_children() if isinstance(child, Menu)]
    return {str(menu.item.placeholder): [option.label for option in menu.item.options] for menu in found}


def test_the_nearest_numbers_come_first_upwards_and_downwards() -> None:
    game = late(opened(1), 100)
    draft = draft_of(game, 0)
    spot = next(s for s in draft.targets["stock", 1] if s.now > 2)
    shown = menus(correcting.amounts(context(look(game, 0), NoPictures()), draft, spot))
    nearest = [speech.level(draft.box, spot, spot.now + n) for n in (1, 2, -1, -2)]
    assert (shown["Raise it to"][:2], shown["Lower it to"][:2]) == (nearest[:2], nearest[2:])


async def test_the_space_of_a_tile_is_found_on_a_board_and_in_a_menu_by_its_row() -> None:
    game = opened(1)
    draft = draft_of(game, 0)
    screen = await correcting.spaces(context(look(game, 0), SomePictures()), draft, 0, "greenery")
    assert [child for child in screen.view().walk_children() if isinstance(child, Gallery)]
    shown = menus(screen)
    assert [*shown] == ["Rows A to C", "Rows D to F", "Rows G to I"]
    assert shown["Rows D to F"][0] == "D1"


def test_as_many_changes_as_there_can_be_fit_on_the_form_and_on_the_vote() -> None:
    game = late(with_everything(3), 400)
    changes = [Correction("production", seat, what, 2) for seat in range(4) for what in ("mc", "heat")]
    draft = draft_of(game, 1, *changes)
    correcting.form(context(look(game, 1), NoPictures()), draft).view()
    status = draft.status
    facts = {"news": entry_codec.encode(draft.news).decode(), "changes": [c.words for c in changes]}
    request = Request(3, "correct", 101, AT, "open", frozenset({100, 101, 102}), {101: "yes"}, AT, facts)
    public = votes.message(status, request)
    public.view()
    assert public.words().count("production") == 8
    assert speech.who(status, 3).split("\u00a0")[0] in public.words()


def asks(form: Screen) -> bool:
    """Whether the form has the button that asks for what was put together, or does it."""
    return any("correct/ask" in custom_id for custom_id in custom_ids(form.items))


def test_who_decides_is_said_before_it_is_asked() -> None:
    game = late(opened(1), 100)
    on = context(look(game, 0), NoPictures())
    draft = draft_of(game, 0, Correction("stock", 1, "mc", 3))
    words = correcting.form(on, draft).words()
    assert "must agree." in words
    alone = correcting.form(on, replace(draft, voters=(), alone=True))
    assert "the result says so" in alone.words()
    assert asks(alone)
    nobody_there = correcting.form(on, replace(draft, voters=()))
    assert "The others must agree, but all of them are away right now." in nobody_there.words()
    assert not asks(nobody_there)
    managed = draft_of(game, None, Correction("stock", 1, "mc", 3))
    assert "the log says that you did it" in correcting.form(on, managed).words()


def test_a_result_says_that_it_was_corrected_without_anybody_elses_consent() -> None:
    game = late(opened(2), 100)
    once = corrected(game, [Correction("stock", 0, "mc", 3)], 0)
    twice = corrected(once, [Correction("stock", 0, "mc", 3)], 0)
    agreed = corrected(twice, [Correction("stock", 0, "mc", 3)], 0, [0, 1])
    assert result.by_hand(view(game, None)) == []
    assert result.by_hand(view(once, None)) == ["Corrected by hand 1 time, with nobody else to agree."]
    assert result.by_hand(view(agreed, None)) == ["Corrected by hand 2 times, with nobody else to agree."]


def test_the_log_strikes_a_correction_through_that_was_taken_back_with_the_rest() -> None:
    game = late(opened(1), 100)
    seen = look(game, 0)
    news = tuple(corrected(game, [Correction("stock", 0, "mc", 3)], 0, [0, 1]).news)
    entry = Done(4, -1, "correct", news, AT, 4, undone=True)
    gone = Done(5, 0, "agreed", (), AT, 5, taken_back=(4,))
    lines = "\n".join(told([entry, gone], seen.status))
    assert "~~**Correction**, asked by " in lines
    assert "1 correction" in lines


def test_what_stops_an_undo_there_is_said() -> None:
    on = context(look(late(opened(1), 100), 0), NoPictures())
    assert back.why(on, Barrier("corrected")) == "the table was corrected by hand"


@pytest.mark.parametrize(
    "why", ["nothing-to-correct", "nobody-to-agree", "vote-on-loser", "in-the-middle", "out-of-bounds", "not-now"]
)
def test_every_refusal_is_a_sentence(why: str) -> None:
    said = refusal(why, {"seat": 0}, look(opened(1), 0).status)
    assert said[0].isupper() or said[0] in "●■"
    assert said.endswith(".")
