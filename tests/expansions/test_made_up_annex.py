"""The picture that the made-up expansion brings: from the panel, under the full board, where something is to be chosen, and in words."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image

import renderer
from bot.commands.reading import _annex
from bot.components import Click
from bot.routes.dispatch import UNKNOWN, route_of
from bot.screen import Screen
from bot.screens import annexes, decide, panel, reading, verbs
from bot.tables import Look, Refused
from engine import changes, view
from engine.view import View
from renderer.annexes.annexes import ANNEXES, Shown
from renderer.annexes.blocks import WIDE, height, paged
from renderer.drawing.theme import TABLE
from renderer.overview.table import full_board
from renderer.tools.samples import NAMES
from tests.bot.looks import NoPictures, context, look
from tests.engine.table import Table
from tests.expansions import made_up
from tests.expansions.made_up.state import DECK, OMENS, BetOrSwap, BetWon, OmenShown

KEY = made_up.MADE_UP.name


class Asked(NoPictures):
    """Draws nothing, and remembers which annexes were asked for, with the options to choose from."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, tuple[str, ...]]] = []

    async def annex(
        self, view: View, names: Any, key: str, before: View | None = None, choosing: Any = ()
    ) -> list[Any]:
        self.asked.append((key, tuple(choosing)))
        return []


@pytest.fixture
def table() -> Table:
    """A game in which an omen is in force."""
    table = Table(2, more=[KEY])
    drawn = changes.take_from(table.game, DECK, 1)
    changes.update_state(table.game, OMENS.of(table.game.table), OmenShown(-1, drawn[0]), current=drawn)
    return table


def buttons(screen: Screen) -> dict[str, str]:
    """The routes of a screen's buttons by their labels."""
    found: list[Any] = [getattr(child, "item", None) for child in screen.view().walk_children()]
    return {item.label: item.custom_id.split(":", 3)[3] for item in found if getattr(item, "label", None)}


def asked(table: Table) -> Look:
    table.run(BetOrSwap())
    return look(table.game, 0)


def test_the_picture_stands_under_the_full_board_and_alone(table: Table) -> None:
    now = view(table.game, 0)
    (block,) = ANNEXES[KEY].blocks(Shown(now, NAMES))
    assert full_board(now, NAMES).height > TABLE[1] + block.high * 2 // 3
    with Image.open(io.BytesIO(renderer.annex(now, NAMES, KEY).data)) as image:
        assert image.size == (WIDE + 16, height([block]))
    assert [(one.key, one.title) for one in renderer.annexes(now)] == [(KEY, "Omens")]
    assert renderer.annexes(view(Table(2).game, 0)) == []


def test_it_says_what_it_shows(table: Table) -> None:
    now = view(table.game, 0)
    name = made_up.annex._omen(now)
    for said in (
        renderer.annex(now, NAMES, KEY).alt,
        renderer.words_of_board(now, NAMES),
        renderer.table(now, NAMES).alt,
    ):
        assert name in said
        assert "Bets won" in said
    assert "**Omens**" in renderer.words_of_board(now, NAMES)


def test_it_shows_what_has_changed(table: Table) -> None:
    before = view(table.game, 0)
    own = OMENS.of(table.game.players[1])
    changes.update_state(table.game, own, BetWon(1), won=2)
    now = view(table.game, 0)
    assert renderer.annex(now, NAMES, KEY, before).data != renderer.annex(now, NAMES, KEY).data


def test_many_blocks_take_several_pictures(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    once = ANNEXES[KEY]
    monkeypatch.setitem(ANNEXES, KEY, once._replace(blocks=lambda shown: once.blocks(shown) * 16))
    now = view(table.game, 0)
    pages = renderer.annex_pages(now, NAMES, KEY)
    assert pages == len(paged(ANNEXES[KEY].blocks(Shown(now, NAMES)))) > 1
    for page in range(pages):
        assert len(renderer.annex(now, NAMES, KEY, page=page).alt) <= 1024


async def test_the_panel_and_the_board_lead_to_it_and_back(table: Table) -> None:
    seen = look(table.turn(0).game, 0)
    shown = context(seen, NoPictures())
    assert buttons(await panel.turn(shown))["Omens"] == f"annex/{KEY}@home"
    assert buttons(panel.more(shown))["Omens"] == f"annex/{KEY}@more"
    assert "Omens" in buttons(await reading.board(shown))
    screen = await annexes.annex(shown, KEY)
    assert made_up.annex._omen(view(table.game, 0)) in screen.words()
    assert buttons(screen)["Back"] == "home"
    route, _verb, rest, _origin = route_of(Click("abcde", 1, f"annex/{KEY}"))
    assert route is not UNKNOWN
    assert rest == KEY


async def test_a_game_without_it_has_no_button_to_it() -> None:
    shown = context(look(Table(2).turn(0).game, 0), NoPictures())
    assert "Omens" not in buttons(await panel.turn(shown))
    with pytest.raises(Refused, match="stale"):
        await annexes.annex(shown, KEY)


async def test_a_verb_and_a_question_show_it_with_their_options(table: Table) -> None:
    artist = Asked()
    table.stock(0, heat=9, mc=20).turn(0)
    await verbs.listed(context(look(table.game, 0), artist), "barter")
    await verbs.listed(context(look(table.game, 0), artist), "project")
    seen = asked(Table(2, more=[KEY]))
    await decide.ask(context(seen, artist))
    assert seen.decision is not None
    assert artist.asked == [
        (KEY, ("barter", "barter:plants", "barter:steel")),
        (KEY, ("bet-or-swap", *seen.decision.options)),
    ]


def test_a_command_names_it_by_its_title_or_key(table: Table) -> None:
    seen = look(table.game, 0)
    assert _annex(seen, " omens ") == _annex(seen, KEY) == KEY
    with pytest.raises(Refused, match="no-such-name"):
        _annex(seen, "senate")
