"""The senate and the global events as pictures and in words, with what each event would do to each player as things stand."""

from __future__ import annotations

import msgspec
import pytest

import engine.expansions.colonies
import engine.expansions.turmoil
import renderer
import renderer.expansions.colonies
import renderer.expansions.turmoil as pictures
from bot.screens import annexes, verbs
from engine import Options, changes, new_game, view
from engine.card import CARDS
from engine.core import Cause
from engine.expansions.turmoil import delegates
from engine.expansions.turmoil.entries import EventsMoved, SenateConvened
from engine.expansions.turmoil.events import EVENTS
from engine.expansions.turmoil.state import NEUTRAL, NEUTRAL_DELEGATES, OWN_DELEGATES, PARTIES, SENATE
from engine.view import View
from renderer.annexes.annexes import ANNEXES, Shown
from renderer.annexes.blocks import paged
from renderer.cards.parts import Box
from renderer.drawing.theme import ALT_LENGTH
from renderer.expansions.turmoil.emblems import EMBLEMS, delegate, emblem, leader
from renderer.expansions.turmoil.senate import PlayersShown, players_block
from renderer.tools.samples import NAMES
from tests.bot.looks import context, look
from tests.engine.table import Table
from tests.renderer.letters import noting
from tests.renderer.test_layout import overflowing
from words import speaking
from words.catalogue import capital, languages

KEY = engine.expansions.turmoil.TURMOIL.name
NUMBERS = {card.name: card.id for card in EVENTS}


def sent(players: int = 3, **parties: str) -> Table:
    """A game in which seats have sent delegates, such as `reds="001"`."""
    table = Table(players, more=[KEY])
    at, seats = SENATE.of(table.game.table), list(range(players))
    reserve = {**dict.fromkeys(seats, OWN_DELEGATES - 1), NEUTRAL: NEUTRAL_DELEGATES - 1}
    nobody = dict.fromkeys(PARTIES, ())
    changes.update_state(table.game, at, SenateConvened(-1), delegates=nobody, reserve=reserve, lobby=seats)
    for party, seats in parties.items():
        for seat in seats:
            delegates.send(table.game, table.players[int(seat)], party, 1, Cause())
    return table


def happening(table: Table, *names: str) -> View:
    """A view in which these events are the current, the coming and the distant one."""
    cards = [NUMBERS[name] for name in names]
    at = SENATE.of(table.game.table)
    zones = dict(zip(("current", "coming", "distant"), ([card] for card in cards), strict=False))
    changes.update_state(table.game, at, EventsMoved(-1, *(*cards, 0, 0)[:3], cause=Cause()), **zones)
    return view(table.game, 0)


def lines(now: View, *choosing: str) -> dict[str, str]:
    """The lines of all alt texts, by what stands before their first colon."""
    pages = renderer.annex_pages(now, NAMES, KEY, choosing=choosing)
    texts = [renderer.annex(now, NAMES, KEY, choosing=choosing, page=page).alt for page in range(pages)]
    told = "\n".join(texts).replace("\u00a0", " ").splitlines()
    return {line.partition(":")[0]: line for line in told}


def party(now: View, key: str, *choosing: str) -> str:
    name = pictures.annex.name_of(key)
    return lines(now, *choosing)[name]


def test_each_party_has_an_emblem_of_its_own() -> None:
    assert EMBLEMS.keys() == {*PARTIES}
    assert len({emblem(key, 40).tobytes() for key in PARTIES}) == len(PARTIES)
    assert emblem("nobody", 40).getbbox()
    marks = {leader(who, 60).tobytes() for who in (NEUTRAL, 0, 1)} | {
        delegate(who, 60).tobytes() for who in (NEUTRAL, 0)
    }
    assert len(marks) == 5


def test_a_party_says_its_delegates_its_leader_and_whether_it_is_dominant() -> None:
    now = view(sent(reds="0112").game, 0)
    assert "■ 2 ● 1 ▲ 1" in (said := party(now, "reds"))
    assert "leader ■" in said
    assert "dominant" in said
    assert "rules" in party(now, "greens")


def test_the_alt_text_says_bonus_and_policy_of_every_party_at_a_table_of_five() -> None:
    now = happening(sent(5, reds="01234", greens="0012", unity="23", kelvinists="4"), "Riots", "Election", "Diversity")
    for key in PARTIES:
        assert "Bonus: " in party(now, key)
        assert "Policy: " in party(now, key)
    assert party(now, "scientists").endswith("Policy: once a generation: 10 M€ → draw 3 cards.")


def test_delegates_of_all_players_in_one_party_stay_on_its_block() -> None:
    now = view(sent(5, greens="01234" * 3).game, None)
    for block in ANNEXES[KEY].blocks(Shown(now, NAMES)):
        sent_there = [part for part in block.parts if part.what == "delegate"]
        assert not overflowing(sent_there, Box(0, 0, *block.ground.size))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", PARTIES)
def test_the_policy_of_the_ruling_party_is_whole_in_every_language(key: str, language: str) -> None:
    table = sent()
    changes.update_state(table.game, SENATE.of(table.game.table), SenateConvened(-1), ruling=key)
    with speaking(language), noting() as written:
        for block in ANNEXES[KEY].blocks(Shown(view(table.game, 0), NAMES)):
            block.drawn()
        assert capital(pictures.annex._policy(key)) in " ".join(one.text for one in written)


def test_where_to_send_a_delegate_says_what_it_would_change() -> None:
    now = view(sent(reds="11", unity="11", kelvinists="00").game, 0)
    options = [f"delegate:{key}" for key in PARTIES]
    assert "you would lead" not in party(now, "reds", "delegate", *options)
    assert "you would lead" in party(now, "mars-first", "delegate", *options)
    assert "it would be dominant" in party(now, "kelvinists", "delegate", *options)
    assert len(lines(now, "delegate", *options)) == len(PARTIES) + 2  # with the chairman, and whose marks these are


def test_an_event_says_what_it_would_do_to_each_as_things_stand() -> None:
    table = sent(3).stock(0, plants=9).stock(1, plants=4)
    said = lines(happening(table, "Eco Sabotage"))["This generation, Eco Sabotage"]
    assert said.replace("\u00a0", " ").endswith("● −6 plants; ■ −1 plant; ▲ nothing.")


def test_what_an_event_does_to_mars_stands_behind_its_name() -> None:
    (block, *_others) = ANNEXES[KEY].blocks(Shown(happening(sent(2), "Volcanic Eruptions"), NAMES))[-1:]
    mars = [part.box for part in block.parts if part.what == "mars"]
    outcomes = [part.box for part in block.parts if part.what == "outcome"]
    assert [box.right - box.left > 40 for box in mars] == [True]
    assert mars[0].right < outcomes[0].left < mars[0].right + 20


def test_influence_softens_an_event() -> None:
    table = sent(3, reds="000").stock(0, plants=9)
    said = lines(happening(table, "Eco Sabotage"))["This generation, Eco Sabotage"]
    assert "● −4 plants" in said


def test_what_is_to_be_chosen_is_said_as_it_counts_now() -> None:
    table = sent(2, reds="00").oceans(2)
    assert "● " in lines(happening(table, "Dry Deserts"))["This generation, Dry Deserts"]


@pytest.mark.parametrize("at", range(0, len(EVENTS), 3))
def test_every_event_fits(at: int) -> None:
    names = [card.name for card in EVENTS[at : at + 3]]
    now = happening(sent(5, reds="01234", greens="00", unity="2"), *names)
    blocks = ANNEXES[KEY].blocks(Shown(now, NAMES))
    assert len(blocks) == 2 + len(PARTIES) + len(names)
    pages = paged(blocks)
    assert len(pages) == 2
    assert [block.begins for page in pages for block in page[:1]] == [False, True]
    for page in pages:
        assert sum(len(block.said[-1][-1]) + 1 for block in page) <= ALT_LENGTH


def test_the_board_in_words_has_the_senate() -> None:
    now = happening(sent(2), "Riots", "Election", "Diversity")
    said = renderer.words_of_board(now, NAMES)
    assert "**Senate**" in said
    for name in ("Riots", "Election", "Diversity"):
        assert CARDS[NUMBERS[name]].name in said


def test_the_rating_that_all_lose_stands_once_above_the_events() -> None:
    now = happening(sent(2), "Riots", "Election", "Diversity")
    pages = [renderer.annex(now, NAMES, KEY, page=page).alt for page in range(renderer.annex_pages(now, NAMES, KEY))]
    assert [page.count("All lose 1 TR") for page in pages] == [0, 1]
    assert pages[1].startswith("All lose 1 TR")
    assert "All lose 1 TR" in renderer.words_of_board(now, NAMES)


def test_nothing_is_foretold_once_no_event_happens_any_more() -> None:
    """Turmoil, Solar phase: there is none after the last generation."""
    table = sent(2)
    happening(table, "Riots", "Election", "Diversity")
    last = view(table.complete().game, 0)
    over = msgspec.structs.replace(last, phase="over", over=True)
    for seen, said in ((last, "The last generation: no event happens any more."), (over, "")):
        words = "\n".join(lines(seen).values())
        assert "Riots" not in words
        assert "All lose 1 TR" not in words
        assert said in words
    assert "last generation" not in "\n".join(lines(over).values())


async def test_the_parties_to_send_delegates_to_stand_below_the_senate() -> None:
    table = sent(2).stock(0, mc=20).turn(0)
    here = context(look(table.game, 0))
    screen = await annexes.annex(here, KEY, below=verbs.of_annex(here, KEY))
    assert [item for item in screen.items if type(item).__name__ == "Gallery"]
    assert ":do/i" in str(screen.view().to_components()), "the menu of delegates"


def test_colonies_and_the_senate_are_in_play_together() -> None:
    now = view(new_game(Options(players=2, more=("colonies", KEY)), "both"), 0)
    assert [one.title for one in renderer.annexes(now)] == ["Colonies", "Senate"]
    assert renderer.table(now, NAMES).data


def test_the_chairman_stands_in_a_row_of_its_own() -> None:
    """Beside the marks of the players, the caption would be read as theirs."""
    block = players_block(PlayersShown(1, tuple((seat, 2, 1, 6) for seat in range(5)), ("",)))
    boxes = {what: [part.box for part in block.parts if part.what == what] for what in ("chairman", "mark")}
    assert (len(boxes["chairman"]), len(boxes["mark"])) == (2, 5)
    assert max(box.bottom for box in boxes["chairman"]) <= min(box.top for box in boxes["mark"])
