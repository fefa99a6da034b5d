"""Names in other scripts are drawn in their own letters, which run and join as a reader expects; lines end where their script allows it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageDraw, features

import renderer
from renderer.alt.lines import shown_name
from renderer.drawing import fonts
from renderer.drawing import type as typesetting
from renderer.drawing.cache import clear_caches
from renderer.drawing.canvas import resized
from renderer.drawing.fonts import LETTERS, drawable, font, has
from renderer.drawing.scripts import joined, levels, parts
from renderer.drawing.theme import (
    ARABIC,
    CHAIN,
    CHINESE,
    HEBREW,
    JAPANESE,
    KOREAN,
    SHAPED,
    TEXT,
    THAI,
    TITLE,
)
from renderer.drawing.type import balanced, fit, lettering, line_width, runs, width, wrap, write_line
from tests.renderer import golden
from tests.renderer.views import ended, fixed, grown

shaping = pytest.mark.skipif(
    not features.check("raqm"), reason="Pillow finds no FriBidi (Debian: apt install libfribidi0)"
)
EAST = ("Łukasz", "Иван Петров", "王小明", "田中さくら", "김민준")
SHAPED_NAMES = ("דוד בן־גוריון", "สมชาย ใจดี", "محمد علي 77", "Cohen עמית", "علیرضا قهرمانی‌زاده")
SETS = (EAST, pytest.param(SHAPED_NAMES, marks=shaping))
SCRIPTS = {
    "王小明": CHINESE,
    "喆": CHINESE,
    "さくら": JAPANESE,
    "タナカー": JAPANESE,
    "김민준": KOREAN,
    "뷁ㅋㅋ": KOREAN,
    "דוד": HEBREW,
    "สมชาย": THAI,
    "محمد": ARABIC,
    "قهرمانی‌زاده": ARABIC,
}
ALONE = [pytest.param(name, face, marks=[shaping] * (face in SHAPED)) for name, face in SCRIPTS.items()]


@pytest.fixture
def forgotten() -> Iterator[None]:
    """Nothing is remembered of what fonts can draw, before the test and after it."""

    def forget() -> None:
        clear_caches()
        for known in (fonts.chain, fonts.drawable, fonts.seen, typesetting.runs, typesetting.width):
            known.cache_clear()

    forget()
    yield
    forget()


# Which font draws a name.


@pytest.mark.parametrize(("name", "face"), ALONE)
def test_a_name_is_drawn_in_the_font_of_its_script(name: str, face: str) -> None:
    assert shown_name(name, 2) == name
    (run,) = runs(name, TITLE)
    assert (run.text, run.face) == (name, face)
    assert all(has(face, letter) for letter in name)


def test_latin_letters_in_another_script_keep_their_font() -> None:
    assert [(run.text, run.face) for run in runs("王小明 Wang Иван", TITLE)] == [
        ("王小明", CHINESE),
        (" Wang Иван", TITLE),
    ]


def test_ideographs_beside_kana_have_the_shapes_of_japan() -> None:
    assert [run.face for run in runs("直子", TITLE)] == [CHINESE]
    assert [run.face for run in runs("直さん", TITLE)] == [JAPANESE]
    chinese, japanese = (font(face, 40).getmask("直").getbbox() for face in (CHINESE, JAPANESE))
    assert chinese != japanese


def test_letters_of_half_and_full_width_become_plain_ones() -> None:
    assert drawable("ｶﾀｶﾅ　Ｋｅｎ") == "カタカナ Ken"


def test_syllables_in_parts_become_whole() -> None:
    assert drawable("\u1100\u1161\u11a8") == "각"


@shaping
def test_marks_stay_on_letters_of_their_own_script() -> None:
    assert drawable("Za\u06e3\u06d7l \u05b8\u0e48go") == "Zal go"
    assert drawable("王\u0e48") == "王"
    assert drawable("שָׂרָה") == "שָׂרָה"


@pytest.mark.parametrize("name", ["🚀", "\u3164", "\u115f", "𓀀", "\u200c", "\u05b8", "\u0e48"])
def test_a_name_of_what_no_font_has_is_that_of_the_seat(name: str) -> None:
    assert shown_name(name, 2) == "Player 3"


def test_without_libraqm_names_that_need_shaping_are_those_of_seats(
    forgotten: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their letters would stand in the wrong order, and apart; Chinese, Japanese and Korean need no libraqm."""
    monkeypatch.setattr(features, "check", lambda _feature: False)
    shown = [shown_name(name, 2) for name in SCRIPTS]
    assert shown == ["Player 3" if face in SHAPED else name for name, face in SCRIPTS.items()]
    assert lettering("王小明", TITLE, 29).letters.getbbox()


def test_without_the_folder_of_fonts_other_scripts_are_not_drawn(
    forgotten: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fonts, "find_spec", lambda _name: None)
    assert {shown_name(name, 2) for name in SCRIPTS} == {"Player 3"}
    assert shown_name("Łukasz Иван", 2) == "Łukasz Иван"


@pytest.mark.parametrize("text", ["Łukasz", "26 M€ → +2 °C", "Иван Щукин", "Ωμέγα"])
def test_for_latin_cyrillic_and_greek_no_other_font_is_asked(
    forgotten: None, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    asked: set[str] = set()
    monkeypatch.setattr(fonts, "has", lambda face, letter: asked.add(face) or has(face, letter))
    assert lettering(text, TITLE, 29).letters.getbbox()
    assert asked
    assert not asked & set(CHAIN)


# Directions.


def as_seen(text: str) -> str:
    """The letters of a text from left to right, as the pieces of `runs` are drawn: those of shaped fonts are turned by libraqm."""
    return "".join(run.text[::-1] if run.direction == "rtl" else run.text for run in runs(text, TEXT))


@shaping
@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("Ann", "Ann"),
        ("אבג", "גבא"),
        ("Ann אבג Ben", "Ann גבא Ben"),
        ("אבג Ann דהו", "והד Ann גבא"),
        ("Ann (אבג)", "Ann (גבא)"),
        ("(אבג) Ann", "Ann (גבא)"),
        ("אבג 12", "12 גבא"),
        ("אבג 12:30", "12:30 גבא"),
        ("אבג -5%", "5%- גבא"),
        ("Ann אבג 12", "Ann 12 גבא"),
        ("אבג Ann 12", "Ann 12 גבא"),
        ("אבג…", "…גבא"),
        ("אבג 王小 Ben", "王小 Ben גבא"),
        ("אבג عم", "مع גבא"),
    ],
)
def test_hebrew_and_arabic_run_to_the_left_and_all_else_to_the_right(text: str, seen: str) -> None:
    assert as_seen(text) == seen


def test_numbers_behind_arabic_letters_are_as_arabic_numbers() -> None:
    """The slash of a fraction divides numbers of one kind alone (UAX 9, W2 and W4)."""
    assert levels("א1-2") == [1, 2, 2, 2]
    assert levels("ع1-2") == [1, 2, 1, 2]
    assert levels("ع1,2") == [1, 2, 2, 2]


def test_marks_go_with_the_letter_before_them() -> None:
    assert levels("a\u0301 ב\u05b8") == [0, 0, 0, 1, 1]


def column(mask: Image.Image, left: float, right: float) -> tuple[int, int, int, int]:
    """The box of the ink in a part of the width of a mask."""
    return golden.part(mask, left * mask.width, 0, right * mask.width, mask.height).getbbox() or (0, 0, 0, 0)


@shaping
def test_the_first_letter_of_hebrew_is_on_the_right() -> None:
    """Lamed alone rises above the others."""
    mask = lettering("למ", TITLE, 60).letters
    assert column(mask, 0.6, 1)[1] < column(mask, 0, 0.4)[1] - 5


def gaps(text: str) -> int:
    """The columns without ink between the letters of a text."""
    mask = lettering(text, TITLE, 60).letters
    return sum(not mask.crop((x, 0, x + 1, mask.height)).getbbox() for x in range(mask.width))


@shaping
def test_letters_of_arabic_join_and_the_non_joiner_of_persian_keeps_them_apart() -> None:
    assert gaps("حمم") == 0
    assert gaps("حم\u200cم") > 0
    assert drawable("می\u200cخواهم") == "می\u200cخواهم"
    assert drawable("A\u200cB") == "AB"


@shaping
def test_marks_of_thai_stand_one_above_the_other() -> None:
    """A tone over a vowel is higher than over a consonant, and neither takes room beside it."""
    assert width("กี่", TITLE, 60) == width("กี", TITLE, 60) == width("ก", TITLE, 60)
    tops = [lettering(text, TITLE, 60).top for text in ("ก", "ก่", "กี", "กี่")]
    assert tops[3] < min(tops[1], tops[2]) - 5
    assert max(tops[1], tops[2]) < tops[0] - 5


@shaping
@pytest.mark.parametrize("text", ["ۋژيغ", "لآلئ", "ปู่ญี่", "שָׁלוֹם"])
def test_letters_that_reach_out_of_their_line_are_drawn_whole(text: str) -> None:
    (run,) = runs(text, TITLE)
    ground = Image.new("L", (400, 400))
    ImageDraw.Draw(ground).text(
        (200, 200), run.text, font=font(run.face, 36), fill=255, anchor="ls", direction=run.direction
    )
    drawn = lettering(text, TITLE, 36)
    left, top, right, bottom = ground.getbbox() or (0, 0, 0, 0)
    assert drawn.letters.tobytes() == ground.crop((left, top, right, bottom)).tobytes()
    assert (drawn.left, drawn.top) == (left - 200, top - 200)


@shaping
def test_a_long_name_that_runs_to_the_left_ends_there() -> None:
    text, _size = fit("علیرضا قهرمانی", TITLE, 36, 150, 28)
    assert text.endswith("…")
    assert as_seen(text).startswith("…")
    assert width(text, TITLE, 28) <= 150


# Pictures.


@pytest.mark.parametrize("names", SETS)
def test_names_of_all_scripts_can_be_read_on_a_phone(names: tuple[str, ...], request: pytest.FixtureRequest) -> None:
    """The players of the board, their sheet, the points and the course of a game, 400 pixels wide each."""
    board = golden.opened(renderer.table(fixed(), names).data).crop((1060, 0, 1600, 800))
    drawn = [
        renderer.everybody(fixed(), names, None, 0),
        renderer.points(ended(), names),
        renderer.history([grown(n) for n in range(1, 7)], names),
    ]
    sheet = Image.new("RGB", (1600, 600))
    for i, image in enumerate([board, *(golden.opened(one.data) for one in drawn)]):
        sheet.paste(resized(image, (400, round(image.height * 400 / image.width))), (400 * i, 0))
    golden.check("names-east" if names == EAST else "names-shaped", sheet)
    for one in drawn[1:]:
        assert all(drawable(name) in one.alt for name in names)


@pytest.mark.parametrize("names", SETS)
def test_every_picture_with_names_shows_each_in_its_own_letters(
    names: tuple[str, ...], unencoded: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: set[str] = set()
    real = typesetting.lettering

    def noted(text: str, face: str, size: int, outline: int = 0) -> typesetting.Lettering:
        written.add(text)
        return real(text, face, size, outline)

    monkeypatch.setattr(typesetting, "lettering", noted)
    for draw in (
        lambda: [renderer.table(fixed(), names)],
        lambda: [renderer.everybody(fixed(), names, None, n) for n in range(renderer.everybody_pages(fixed(), names))],
        lambda: [renderer.points(ended(), names)],
        lambda: [renderer.history([grown(1), ended()], names)],
        lambda: [renderer.tableau(fixed(), names, seat) for seat in range(5)],
        lambda: [renderer.lapse([grown(7), ended()], names)],
    ):
        written.clear()
        assert draw()
        for name in names:
            assert {name, *(f"{name[:n].rstrip()}…" for n in range(4, len(name)))} & written, name
        assert not [text for text in written if text.startswith("Player ")]


# Where lines end.


JAPANESE_TEXT = (
    "このカードに動物トークンを12個置き、酸素濃度を1段階上げる。「海洋」タイルに隣接するマスにちょっと配置する。"
)
GERMAN_TEXT = "Ziehe zwei Karten, wenn das Verwaltungs\u00adgebäude an Ozean\u00adplättchen grenzt."


@pytest.mark.parametrize(
    ("text", "ends"),
    [
        ("one two", ["one ", "two"]),
        ("", [""]),
        ("one  two ", ["one ", " ", "two ", ""]),
        ("26\u00a0M€ more", ["26\u00a0M€ ", "more"]),
        ("Karten\u00adstapel", ["Karten\u00ad", "stapel"]),
        ("ที่\u200bนี่", ["ที่\u200b", "นี่"]),
        ("카드를 뽑는다", ["카드를 ", "뽑는다"]),
        ("カードを「引」く。", ["カー\u200b", "ド\u200b", "を\u200b", "「引」\u200b", "く。"]),
        ("3枚を 引く", ["3枚\u200b", "を ", "引\u200b", "く"]),
        ("M€を", ["M€\u200b", "を"]),
    ],
)
def test_a_line_may_end_behind_each_part(text: str, ends: list[str]) -> None:
    assert parts(text) == ends
    assert parts("".join(ends)) == ends


@pytest.mark.parametrize("text", [JAPANESE_TEXT, GERMAN_TEXT], ids=["japanese", "german"])
@pytest.mark.parametrize("room", range(180, 500, 20))
def test_lines_fit_their_room_and_lose_nothing(text: str, room: int) -> None:
    lines = wrap(text, TEXT, 24, room)
    for found in (lines, balanced(lines, TEXT, 24, room)):
        assert len(found) == len(lines) > 1
        assert joined(found).replace("\u200b", "") == text
        assert max(line_width(line, TEXT, 24) for line in found) <= room
        assert not [line for line in found if line[0] in "、。」ーょっ" or line.rstrip("\u200b")[-1] in "「12"]


def test_lines_without_spaces_are_as_full_as_can_be() -> None:
    *full, _last = wrap(JAPANESE_TEXT, TEXT, 24, 300)
    assert min(line_width(line, TEXT, 24) for line in full) > 300 - 3 * 24


def ink(line: str) -> bytes:
    image = Image.new("RGB", (400, 60))
    write_line(image, 10, 40, line, TEXT, 24, (255, 255, 255))
    return image.tobytes()


def test_a_soft_hyphen_is_seen_at_the_end_of_a_line_alone() -> None:
    word = "Verwaltungs\u00adgebäude"
    assert wrap(word, TEXT, 24, 400) == [word]
    assert wrap(word, TEXT, 24, 150) == ["Verwaltungs\u00ad", "gebäude"]
    assert ink(word) == ink("Verwaltungsgebäude")
    assert ink("Verwaltungs\u00ad") == ink("Verwaltungs-") != ink("Verwaltungs")
    assert line_width("Verwaltungs\u00ad", TEXT, 24) == width("Verwaltungs-", TEXT, 24)


# The files.

HOUSE = Path(__file__).parents[2]


def test_the_fonts_of_the_folder_are_those_of_the_chain_and_at_most_8_mb() -> None:
    folder = HOUSE / "fonts"
    assert {path.name for path in folder.iterdir() if path.suffix in (".ttf", ".otf")} == set(CHAIN)
    assert sum(path.stat().st_size for path in folder.iterdir() if path.is_file()) <= 8_000_000
    assert "SIL OPEN FONT LICENSE" in (folder / "OFL-Noto.txt").read_text(encoding="utf-8")


def test_no_letter_is_in_two_fonts_of_the_chain_but_those_of_chinese_and_japanese() -> None:
    for letter in map(chr, range(0x10000)):
        found = [face for face in CHAIN if has(face, letter)]
        assert len(found) <= 1 or found == [CHINESE, JAPANESE] or letter in " \u00a0\u200c\u200d", ascii(letter)


def test_what_is_installed_with_the_folder_is_all_that_is_in_it() -> None:
    project = tomllib.loads((HOUSE / "fonts" / "pyproject.toml").read_text())
    shipped = {
        path.name
        for rule in project["tool"]["setuptools"]["package-data"]["fonts"]
        for path in (HOUSE / "fonts").glob(rule)
    }
    assert shipped == {*CHAIN, LETTERS, "OFL-Noto.txt"}
