"""A screen states each fact only once, and all screens state it in the same words."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from bot import speech
from bot.routes.visit import confirm
from bot.screens import choose, decide, panel, public, reading, waiting
from bot.screens.context import ScreenContext
from bot.screens.refusals import refusal
from bot.tables import Seated
from bot.tables.live import Composed, readable
from engine.core import Decision
from tests.bot import looks
from tests.engine.table import Table
from tests.expansions.test_colonies import put, table


def choosing(*owing: int, people: int = 3, players: int = 3) -> ScreenContext:
    """The context of a screen of seat 0 while these seats still have to choose; the first `people` seats are no robots."""
    seen = looks.look(looks.opened(players - 2), 0)
    seats = tuple(Seated(s, 100 + s if s < people else None, looks.NAMES[s]) for s in range(players))
    status = replace(seen.status, seats=seats, owing=dict.fromkeys(owing, looks.AT))
    return looks.context(replace(seen, status=status))


def test_who_still_chooses_is_said_without_who_has_chosen() -> None:
    assert choose.waiting_line(choosing(0, 2)) == "Still to choose: you · ▲."
    assert choose.waiting_line(choosing(1)) == "Still to choose: ■."


def test_nobody_is_told_that_they_wait_for_themselves() -> None:
    assert choose.waiting_line(choosing(0)) == "All others have chosen."
    assert choose.waiting_line(choosing(0, people=1)) == ""


@pytest.mark.parametrize("owing", [(0,), (1, 2), (0, 1, 2)])
def test_the_message_for_all_says_in_one_sentence_who_is_to_choose(owing: tuple[int, ...]) -> None:
    marks = " · ".join(speech.mark(seat) for seat in owing)
    assert sentence(owing).endswith(f": corporations and first cards. Still to choose: {marks}")


def test_who_is_called_is_not_named_again_where_nobody_else_is_to_choose() -> None:
    assert sentence((1,), mention=(1,)).endswith(": corporations and first cards")
    assert sentence((1,), mention=(1,)).startswith("■ <@101>, ")
    assert sentence((1, 2), mention=(1,)).endswith("Others still to choose: ▲"), "each once"


def sentence(owing: tuple[int, ...], mention: tuple[int, ...] = ()) -> str:
    """The first line of the public message."""
    context = choosing(*owing)
    assert context.look.view is not None
    shown = msgspec.structs.replace(context.look.view, owing=dict.fromkeys(owing, "choose"), draft=())
    return public.Turn(context.status, shown, 0, mention=mention).sentence().replace("\u00a0", " ")


def test_the_first_public_message_says_whose_each_mark_is() -> None:
    context = choosing(0, 2)
    assert context.look.view is not None
    first, later = (msgspec.structs.replace(context.look.view, phase=phase) for phase in ("setup", "action"))
    said, then = (
        public.Turn(context.status, shown, 0).screen().words().replace("\u00a0", " ") for shown in (first, later)
    )
    assert "**Players** ● Łukasz · ■ Aïcha B. · ▲ tomcat\\_77" in said
    assert "Players" not in then


@pytest.mark.parametrize(("generation", "coached", "told"), [(1, True, True), (1, False, False), (2, True, False)])
def test_what_wins_is_said_in_the_first_generation_of_a_coached_game_alone(
    generation: int, coached: bool, told: bool
) -> None:
    context = choosing(0)
    assert context.look.view is not None
    status = replace(context.status, rules=context.status.rules.model_copy(update={"coached": coached}))
    shown = msgspec.structs.replace(context.look.view, generation=generation)
    assert ("the most victory points" in public.Turn(status, shown, 0).screen().words()) is told


def test_what_an_answer_reveals_is_foretold_without_ones_own_name() -> None:
    table = Table(2).stock(0, mc=18)
    composed = Composed.begin(table.game, 0)
    composed.pick(("project:aquifer",))
    composed.pick(("space:B6",))
    seen = replace(looks.look(table.game, 0), confirm=(("space:B6",),), confirming=readable(composed.certain, 0))
    said = confirm(looks.context(seen)).words().replace("\u00a0", " ")
    assert "\n- Ocean at B6 (+2 cards" in said
    assert looks.NAMES[0] not in said


def test_what_reveals_something_and_does_nothing_else_is_named() -> None:
    seen = looks.asked(looks.look(looks.opened(0), 0), Decision(0, "greenery", ("convert:plants", "done")))
    said = confirm(looks.context(replace(seen, confirm=(("done",),)))).words()
    assert f"\n- {speech.option(seen, 'done').label}\n" in said


async def test_of_a_game_that_is_over_nothing_is_said_as_if_it_went_on() -> None:
    game = looks.opened(0)
    game.agenda.clear()
    seen = looks.look(game, 0)
    assert "At the end: " in (await reading.table(looks.context(seen), 0)).words()
    assert refusal("not-asked", {}, seen.status) == "The game is over."


async def test_tags_are_counted_alike_in_words_and_beside_pictures() -> None:
    context = choosing(0)
    assert context.look.view is not None
    tags = dict.fromkeys(context.view.seats[0].tags, 0) | {"building": 2, "space": 1}
    first = msgspec.structs.replace(context.view.seats[0], tags=tags)
    shown = msgspec.structs.replace(context.view, seats=(first, *context.view.seats[1:]))
    context = looks.context(replace(context.look, view=shown))
    table = (await reading.table(context, 0)).words()
    assert "Tags: 2\u00a0building, 1\u00a0space." in table
    assert "Tags: 2\u00a0building, 1\u00a0space." in speech.board_text(shown, context.status)


@pytest.mark.parametrize(
    ("players", "said"),
    [(3, "Mars is terraformed: generation 14 is the last."), (1, "Generation 14 is the last.")],
)
async def test_that_no_generation_follows_is_said_as_soon_as_it_is_certain(players: int, said: str) -> None:
    table = Table(players).turn(0)

    async def screens() -> list[str]:
        shown = looks.context(looks.look(table.game, 0), looks.NoPictures())
        turn = public.Turn(shown.status, shown.view, 0).screen()
        return [one.words().replace("\u00a0", " ") for one in (turn, await panel.turn(shown), panel.passing(shown))]

    assert not any("is the last" in one for one in await screens())
    table.game.table.generation = 14
    table.parameters(temperature=8, oxygen=14, oceans=9)
    found = await screens()
    assert all(said in one for one in found)
    assert "until generation" not in found[-1]


async def test_while_others_place_their_last_greeneries_nothing_is_offered_that_cannot_be_done_any_more() -> None:
    table = Table(2).stock(0, plants=8).give(1, "Mine").parameters(temperature=8, oxygen=14, oceans=9)
    table.turn(0).choose("pass").choose("pass")
    seen = looks.look(table.game, 1)
    assert seen.view is not None
    assert seen.view.phase == "final"
    shown = await waiting.waiting(looks.context(seen, looks.NoPictures()))
    said = shown.words().replace("\u00a0", " ")
    assert f"{looks.NAMES[0]} chooses (last greeneries), asked" in said
    assert "Mine" not in said
    assert not {"While you wait", "Look ahead"} & {label.split("\u00a0")[0] for label in looks.labels(shown)}


async def test_a_bonus_that_asks_in_the_turn_of_another_is_told_from_that_turn() -> None:
    at = put(table("titan", players=3), "titan", 3, 1).lay(1, "Titan Shuttles", "Jovian Lanterns").act(0, "trade:titan")
    trader, owner, third = (looks.look(at.game, seat) for seat in range(3))
    assert trader.view is not None
    said = public.Turn(trader.status, trader.view, 0, mention=(1,)).sentence().replace("\u00a0", " ")
    assert said.startswith(f"● Łukasz, your turn in generation {trader.view.generation}")
    assert said.endswith(". Still to choose: ■ <@101>")
    assert "plays, asked" in waiting.asked_line(looks.context(third))
    shown = (await decide.ask(looks.context(owner))).words().replace("\u00a0", " ")
    assert shown.startswith("### Titan\nChoose the card that gets 1 floater."), "whose bonus it is"
    alone = replace(trader.status, owing={1: looks.AT})
    said = public.Turn(alone, trader.view, 0).sentence().replace("\u00a0", " ")
    assert said.startswith("■ Aïcha B., a choice for you in generation")
