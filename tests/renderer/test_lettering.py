"""Text on pictures: each number is also in the alt text, every letter is in its font, and none is too small."""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from random import Random

import msgspec
import pytest
from PIL import Image

import renderer
from engine.board import ROWS
from engine.expansions import open_box
from engine.maps import MAPS
from engine.named import PROJECT_DECK
from engine.state import Tile
from engine.view import Seat, View
from renderer.alt.cards import requirement_line
from renderer.alt.lines import shown_name
from renderer.cards import offers
from renderer.drawing import type as typesetting
from renderer.drawing.cache import clear_caches
from renderer.drawing.canvas import Canvas
from renderer.drawing.fonts import drawable, has
from renderer.drawing.picture import Picture, picture
from renderer.drawing.theme import FALLBACK, FONTS, LABEL, LEAST, TAGS, TEXT, TITLE, Colour
from renderer.drawing.type import runs
from renderer.overview.table import full_board
from renderer.planet.choosing import COORDINATE, choice_of
from renderer.planet.square import square_board
from renderer.results.charts import worth
from renderer.tools import samples
from renderer.tools.samples import LONG_NAMES, NAMES, without_points
from tests.renderer.letters import DRAWN, LEAST_READ, PROJECTS, READ_AT, Written, noting, smallest
from tests.renderer.views import HELD, SHIPPED, fixed
from tests.thinned import thinned
from words import card_text, goal_name, speaking
from words.catalogue import languages, number, signed
from words.names import corporation_names


@pytest.fixture
def written(unencoded: None) -> Iterator[list[Written]]:
    """Records every text that is drawn from now on, with empty caches."""
    clear_caches()
    with noting() as found:
        yield found


def numbers(*texts: str) -> set[int]:
    return {int(n) for text in texts for n in re.findall(r"\d+", text)}


def unsaid(drawn: Picture, written: list[Written], *besides: str) -> set[int]:
    """Numbers on a picture that are neither in its alt text nor in other texts; an icon alone counts as one."""
    return numbers(*(one.text for one in written)) - numbers(drawn.alt, *besides) - {1}


NONE = {0}
"""What a card may say as "no" or "not"."""
LADEN = samples.laden().seats[0]


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards without their scenes, which have no numbers."""
    for module in ("faces", "strips"):
        monkeypatch.setattr(f"renderer.cards.{module}.illustration", lambda _card, *size: Image.new("RGB", size[:2]))


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("third", thinned(range(3), 3))
def test_every_number_on_a_card_is_said(written: list[Written], third: int) -> None:
    for card in SHIPPED[third::3]:
        written.clear()
        drawn = renderer.card(card.id, 7 if card.holds else 0, used=card.action is not None)
        assert not unsaid(drawn, written, card.number) - NONE, card.name


@pytest.mark.usefixtures("plain", "at_length")
@pytest.mark.parametrize("n", [5, 10])
@pytest.mark.parametrize("third", thinned(range(3), 3))
def test_every_number_on_cards_to_choose_is_said(written: list[Written], n: int, third: int) -> None:
    chosen = [card.id for card in SHIPPED[third::3]]
    for at in range(0, len(chosen), n):
        written.clear()
        shown = chosen[at : at + n]
        assert not unsaid(renderer.offer(shown, numbered=True), written) - NONE, at


@pytest.mark.usefixtures("plain")
def test_no_requirement_of_a_card_to_choose_is_cut(written: list[Written]) -> None:
    for card in SHIPPED:
        for part in offers.plan(card, "", offers.needs_of(card))[1]:
            if part.what == "requirement":
                part.draw(Image.new("RGB", offers.OFFER))
    assert written
    assert not [one for one in written if "…" in one.text]


@pytest.mark.usefixtures("plain", "at_length")
def test_every_number_of_a_hand_is_said(written: list[Written]) -> None:
    for at in range(0, len(PROJECTS), 8):
        written.clear()
        assert not unsaid(renderer.hand(fixed(), [card.id for card in PROJECTS[at : at + 8]]), written) - NONE, at


def test_why_a_card_cannot_be_played_is_said(written: list[Written]) -> None:
    shown = PROJECTS[3::17][:10]
    cards, notes, alts = [card.id for card in shown], {shown[2].id: "12 M€ short"}, list[str]()
    for page in range(renderer.hand_pages(fixed(), cards, notes)):
        written.clear()
        drawn = renderer.hand(fixed(), cards, notes, page)
        assert not unsaid(drawn, written)
        alts.append(drawn.alt)
    assert numbers(*alts) >= {card.cost for card in shown} | {12}


def test_every_number_of_a_tableau_is_said(written: list[Written]) -> None:
    for page in range(renderer.tableau_pages(samples.laden(), NAMES, 0)):
        written.clear()
        assert not unsaid(renderer.tableau(samples.laden(), NAMES, 0, page), written)
    lying = list(LADEN.resources)
    for page in range(renderer.in_play_pages(samples.laden(), lying)):
        written.clear()
        assert not unsaid(renderer.in_play(samples.laden(), lying, page), written)


@pytest.mark.parametrize("players", [1, 3, 5])
def test_every_number_of_the_end_is_said(written: list[Written], players: int) -> None:
    course = samples.course(players)
    assert not unsaid(renderer.points(course[-1], NAMES), written)
    said = numbers(renderer.history(course, NAMES).alt)
    for seat in course[-1].seats:
        assert {seat.tr, sum(seat.points.values()), worth(seat)} <= said


def test_every_rating_of_a_time_lapse_is_said() -> None:
    course = samples.course(4)
    _who, *lines, last = renderer.lapse(course, NAMES).alt.splitlines()
    before = 0
    for view, line in zip(course, lines, strict=True):
        shown = {view.generation, len(view.tiles) - before, *(seat.tr for seat in view.seats)}
        assert shown <= numbers(line)
        before = len(view.tiles)
    assert {sum(seat.points.values()) for seat in course[-1].seats} <= numbers(last)


def test_where_points_are_hidden_none_are_written_beside_mars(written: list[Written]) -> None:
    full_board(fixed(), NAMES)
    assert "VP" in {one.text for one in written}
    written.clear()
    full_board(without_points(fixed()), NAMES)
    assert "VP" not in {one.text for one in written}


def random_state(chance: Random, players: int) -> View:
    """A board on which all figures of players are different and large, so that none is in the words by accident."""
    now = samples.middle(players)
    figures = iter(chance.sample(range(20, 400), 200))

    def shuffled(seat: Seat) -> Seat:
        return msgspec.structs.replace(
            seat,
            tr=next(figures),
            hand=next(figures),
            stock={what: next(figures) for what in seat.stock},
            production={what: next(figures) for what in seat.production},
            tags={what: next(figures) for what in chance.sample(list(TAGS), 5)},
            points={source: next(figures) for source in seat.points},
            played=tuple(card.id for card in chance.sample(HELD, chance.randint(20, 60))),
            events=tuple(card.id for card in chance.sample(HELD, chance.randint(20, 40))),
        )

    parameters = open_box(now.options).parameters
    return msgspec.structs.replace(
        now,
        generation=next(figures),
        decks={PROJECT_DECK: (next(figures), next(figures))},
        seats=tuple(shuffled(seat) for seat in now.seats),
        parameters={key: chance.randrange(p.start, p.end + 1, p.step) for key, p in parameters.items()},
        milestone_scores={key: tuple(next(figures) for _ in now.seats) for key in now.milestone_scores},
        award_scores={key: tuple(next(figures) for _ in now.seats) for key in now.award_scores},
    )


@pytest.fixture
def at_length(monkeypatch: pytest.MonkeyPatch) -> None:
    """Alt texts without Discord's limit of length."""
    for module in ("renderer.alt.cards", "renderer.alt.lines", "renderer.drawing.picture"):
        monkeypatch.setattr(f"{module}.ALT_LENGTH", 100_000)


def scale() -> set[int]:
    """Numbers that are always on the board: values of the tracks, and numbers of areas."""
    parameters = open_box(samples.start().options).parameters.values()
    return {abs(n) for p in parameters for n in range(p.start, p.end + 1, p.step)} | set(range(1, 10))


@pytest.mark.parametrize("players", [1, 2, 5])
@pytest.mark.usefixtures("at_length")
def test_every_number_on_a_board_is_said(written: list[Written], players: int) -> None:
    """For both boards in the alt text with changes, and in `/board text` except the changes."""
    chance = Random(players)
    before, now = random_state(chance, players), random_state(chance, players)
    printed = scale() - {abs(n) for n in now.parameters.values()}
    for draw in (renderer.board, renderer.table):
        clear_caches()
        written.clear()
        assert not unsaid(draw(now, NAMES, before=before), written) - printed
    clear_caches()
    written.clear()
    drawn = renderer.table(now, NAMES)
    assert len(numbers(*(one.text for one in written))) > 20 * players
    assert not unsaid(drawn._replace(alt=renderer.words_of_board(now, NAMES)), written) - printed


@pytest.mark.parametrize("players", [1, 3, 5])
def test_every_number_on_the_sheet_of_everybody_is_said(written: list[Written], players: int) -> None:
    """With all changes; its pictures are compared together."""
    chance = Random(players)
    before, now = (msgspec.structs.replace(random_state(chance, players), you=0) for _ in range(2))
    pages = range(renderer.everybody_pages(now, NAMES, before))
    drawn = [renderer.everybody(now, NAMES, before, page) for page in pages]
    second = "2"
    assert not unsaid(drawn[0], written, second, *(one.alt for one in drawn))
    assert len(numbers(*(one.text for one in written))) > 20 * players


def test_a_number_that_is_not_said_is_noticed(written: list[Written]) -> None:
    """This checks the measure itself, which must notice what is missing."""
    drawn = renderer.points(samples.course(3)[-1], NAMES)
    assert unsaid(drawn._replace(alt="Nothing."), written) == numbers(*(one.text for one in written)) - {1}


EVERYTHING: dict[str, Callable[[], Picture]] = {
    "board": partial(renderer.board, samples.crowded(), LONG_NAMES),
    "table": partial(renderer.table, samples.crowded(), LONG_NAMES),
    "everybody": partial(renderer.everybody, samples.crowded(), LONG_NAMES),
    "points": partial(renderer.points, samples.course(5)[-1], LONG_NAMES),
    "history": partial(renderer.history, samples.course(5), LONG_NAMES),
    "chances": partial(renderer.chances, *samples.chances(5), LONG_NAMES, [0]),
    "tableau": partial(renderer.tableau, samples.laden(), LONG_NAMES, 0),
    "reasons": partial(renderer.hand, fixed(), [PROJECTS[0].id], {PROJECTS[0].id: "−8 → +2 °C, 26 M€ ≥ 7 % · “á” 𝓐🚀"}),
}


def missing(written: list[Written]) -> list[str]:
    """Texts with letters that no font has, or that are drawn in a font without them."""
    lost = [one.text for one in written if drawable(one.text) != one.text.replace("\u00a0", " ")]
    pieces = [run for one in written for run in runs(one.text, one.face)]
    return lost + [run.text for run in pieces if not all(char.isspace() or has(run.face, char) for char in run.text)]


@pytest.mark.parametrize("kind", list(EVERYTHING))
def test_every_letter_that_is_drawn_has_a_shape(written: list[Written], kind: str) -> None:
    EVERYTHING[kind]()
    assert written
    assert not missing(written)


def test_no_letter_is_missing_on_any_card() -> None:
    for card in SHIPPED:
        texts = (card.name, card_text(card), requirement_line(card))
        assert not missing([Written(text, face) for text in texts for face in (TITLE, TEXT)]), card.name


@pytest.mark.parametrize("name", ["Łukasz Żółć", "Иван Щукин", "Đặng Ngọc", "Ωμέγα", "Ñandú Çelik ğış"])
def test_names_of_members_keep_their_letters(name: str) -> None:
    assert drawable(name) == name


def test_fancy_letters_become_plain_and_pictograms_go() -> None:
    assert drawable("𝓐𝓼𝓽𝓻𝓪 🚀") == "Astra"


def by_category() -> dict[str, list[str]]:
    """The first letters of each category of Unicode, and some that our fonts have."""
    found: dict[str, list[str]] = {}
    for letter in map(chr, range(sys.maxunicode + 1)):
        alike = found.setdefault(unicodedata.category(letter), [])
        if len(alike) < 30 or (len(alike) < 150 and has(FALLBACK, letter)):
            alike.append(letter)
    return found


def test_a_player_is_never_nameless() -> None:
    """Whatever characters a name has, something visible is drawn that is not only white space."""
    found = by_category()
    assert len(found) == 30, "the categories of Unicode"
    for letter in chain.from_iterable(found.values()):
        shown = shown_name(f"\u200b{letter} \u034f", 2)
        assert shown == shown.strip()
        assert typesetting.lettering(shown, TITLE, 29).letters.getbbox(), (ascii(letter), ascii(shown))


@pytest.mark.parametrize(
    "name", ["", "   ", "\x00", "\u200b\u200b", "\u0301", " \u0301", "\u034f", "\ufeff", "\u3164", "🚀"]
)
def test_a_name_that_nobody_sees_is_that_of_the_seat(name: str) -> None:
    assert shown_name(name, 2) == "Player 3"


def test_what_is_not_seen_leaves_the_rest_of_a_name_as_it_is() -> None:
    assert drawable("A\u200bnn\u034f\ufeff B.\tC.\u00a0D.\u0301") == "Ann B. C. D.\u0301"


def test_what_players_read_most_is_drawn_letter_by_letter() -> None:
    names = ("Łőrincz Ənsel Đặng Ngũgĩ", "Циолковский", "Ωμέγα", "ÅØÆ ßñçž")
    for text in ("26 M€", "−8 °C → +2 °C", "7 %", "≥ 20", *names):
        assert not missing([Written(text, face) for face in FONTS])


def test_a_missing_letter_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert missing([Written("a 🚀 b", FALLBACK)])
    monkeypatch.setattr(typesetting, "COMMON", frozenset("→"))
    runs.cache_clear()
    assert missing([Written("→", TEXT)]) == ["→"]
    runs.cache_clear()


# Sizes.


@pytest.fixture
def all_written(written: list[Written], drawn_anew: None, monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """Records every text that is drawn from now on, including letters of signs, none of which comes from the atlas."""
    draw = Canvas.letters

    def noted(canvas: Canvas, x: float, y: float, text: str, face: str, size: float, colour: Colour) -> None:
        written.append(Written(text, face, size * canvas.scale / canvas.oversampling))
        draw(canvas, x, y, text, face, size, colour)

    monkeypatch.setattr(Canvas, "letters", noted)
    return written


def smaller(written: list[Written], least: int, *besides: str) -> list[Written]:
    return [one for one in written if one.size < least and one.text not in besides]


@pytest.mark.parametrize("players", [1, 3, 5])
def test_no_letters_on_the_full_board_are_smaller_than_can_be_read(all_written: list[Written], players: int) -> None:
    full_board(samples.middle(players), LONG_NAMES, samples.played(players, 3, 60 * players))
    assert len(all_written) > 150
    assert not smaller(all_written, LEAST)


def test_no_letters_on_a_crowded_full_board_are_smaller_than_can_be_read(all_written: list[Written]) -> None:
    full_board(samples.crowded(), LONG_NAMES, samples.start(5))
    assert all_written
    assert not smaller(all_written, LEAST)


@pytest.mark.parametrize("players", [1, 3, 5])
def test_all_letters_on_the_sheet_of_everybody_can_be_read_in_place(all_written: list[Written], players: int) -> None:
    """Including names that are cut to fit; letters of signs are part of a picture."""
    now, before = samples.middle(players), samples.played(players, 3, 60 * players)
    states = [(now, before)] if players < 5 else [(now, before), (samples.crowded(), samples.start(5))]
    for view, was in states:
        for page in range(renderer.everybody_pages(view, LONG_NAMES, was)):
            renderer.everybody(view, LONG_NAMES, was, page)
    assert len(all_written) > 30 * players
    assert not smaller(all_written, LABEL, "M€", "TR", "1", "2", "O")


def test_all_letters_on_the_board_of_messages_can_be_read_in_place(all_written: list[Written]) -> None:
    """The letters of rows and areas, and the readings with units and changes; the coin of a tile is a sign."""
    now, then = samples.middle(), samples.start(5)
    for view in (now, samples.crowded()):
        square_board(view, (), then)
    assert not smaller(all_written, LABEL, "M€")
    parameters = {key: number(n) for key, n in now.parameters.items()}
    changes = {signed(now.parameters[key] - then.parameters[key]) for key in parameters}
    generations = {str(now.generation), signed(now.generation - then.generation)}
    units = {"°C", "%", "/ 9"}
    told = {*parameters.values(), *units, *generations, *(changes - {"+0"}), *ROWS[:9], *"123456789"}
    assert {one.text.strip() for one in all_written} >= told


@pytest.mark.parametrize(
    ("legal", "size"),
    [(["F4"], LABEL), (["A1", "B2", "C3"], LABEL), (list(MAPS["tharsis"].spaces), COORDINATE)],
    ids=["one", "few", "all"],
)
def test_the_names_of_spaces_to_choose_from_are_large(all_written: list[Written], legal: list[str], size: int) -> None:
    """Among many spaces names are a little smaller than gains, but still readable on a phone."""
    choice_of(samples.start(5), legal, "city")
    assert {one.text for one in all_written if one.size >= size} >= set(legal)


def test_what_a_space_among_many_brings_is_written_larger_than_its_name(all_written: list[Written]) -> None:
    """A gain has its plus, as it does where spaces are close together."""
    view = msgspec.structs.replace(samples.start(5), tiles={"E5": Tile("ocean"), "E6": Tile("ocean")})
    land = [space.key for space in MAPS["tharsis"].spaces.values() if space.kind == "land"]
    choice_of(samples.choosing(view, "city"), land, "city")
    assert {one.text for one in all_written if one.text.startswith("+")} == {"+2", "+4"}
    assert not smaller([one for one in all_written if one.text.startswith("+")], LABEL)


@pytest.mark.parametrize("players", [2, 5])
def test_the_full_board_names_every_corporation(written: list[Written], players: int) -> None:
    view = samples.middle(players)
    full_board(view, NAMES)
    assert {corporation_names(seat.corporations) for seat in view.seats} <= {one.text for one in written}


@pytest.mark.parametrize("language", languages())
def test_the_full_board_names_every_milestone_and_award(written: list[Written], language: str) -> None:
    bare = samples.everything(2)
    keys = [*bare.award_scores]
    funded = msgspec.structs.replace(bare, milestones={}, awards={key: i for i, key in enumerate(keys[-3:])})
    with speaking(language):
        full_board(funded, NAMES)
        assert {goal_name(key) for key in (*bare.milestone_scores, *keys)} <= {one.text for one in written}


@pytest.mark.parametrize("language", languages()[1:])
@pytest.mark.usefixtures("drawn_anew")
def test_titles_of_points_are_as_large_in_every_language(language: str) -> None:
    with speaking(language):
        assert smallest(DRAWN["points"]) >= LEAST_READ


@pytest.mark.usefixtures("drawn_anew")
@pytest.mark.parametrize("kind", thinned(DRAWN, 2))
def test_no_letters_in_a_message_are_below_8_pixels_on_a_phone(kind: str) -> None:
    """Names, numbers, words between icons, and reasons; letters inside a sign are part of a picture."""
    assert smallest(DRAWN[kind]) >= LEAST_READ


def test_letters_that_are_too_small_would_be_noticed() -> None:
    small = round(LEAST_READ * 800 / READ_AT) - 1
    assert 0 < smallest(lambda: _with_letters(small)) < LEAST_READ <= smallest(lambda: _with_letters(small + 2))


def _with_letters(size: int) -> Picture:
    image = Image.new("RGB", (800, 100))
    typesetting.write(image, 10, 50, "a name", TEXT, size, (255, 255, 255))
    return picture(image, "small", "a name")
