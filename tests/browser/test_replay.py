"""A replay is opened from a file in Chromium, as its readers do: on a phone, on a desk, without scripts, and on paper."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from renderer.replay.page import page as written
from tests.renderer.replays import great_course
from words import speaking

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]
WIDTHS = (390, 1280)
SHOWN = """() => ({
    numbers: Object.fromEntries([...document.querySelectorAll("[data-k]")].filter(n => !n.dataset.k.endsWith(":passed"))
        .map(n => [n.dataset.k, n.textContent])),
    passed: [...document.querySelectorAll("[data-k$=':passed']")].filter(n => !n.hidden).map(n => n.dataset.k),
    tiles: [...document.querySelectorAll("#tiles > g")].filter(n => n.querySelector("[href^='#s-tile-']")).length,
    played: [...document.querySelectorAll("[data-played]")].map(n =>
        [...n.querySelectorAll("[data-card]")].map(c => +c.dataset.card)),
    generation: document.querySelector("[data-read=generation]").textContent,
    lit: [...document.querySelectorAll("[data-track]")].map(n => n.querySelectorAll(".step.lit").length),
})"""


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("replay") / "olympus-rising.html"
    found.write_text(written(great_course()), encoding="utf-8")
    return found


@pytest.fixture
def opened(browser: Browser, file: Path) -> Iterator[Any]:
    """Opens the page; a complaint or a request fails the test."""
    pages: list[Page] = []
    complaints: list[str] = []

    def open_page(width: int, **options: Any) -> Page:
        shown = browser.new_page(viewport={"width": width, "height": 844}, **options)
        pages.append(shown)
        shown.on("console", lambda message: complaints.append(message.text))
        shown.on("pageerror", lambda error: complaints.append(str(error)))
        shown.on(
            "request",
            lambda request: None if request.url.startswith(("file:", "data:")) else complaints.append(request.url),
        )
        shown.goto(file.as_uri())
        return shown

    yield open_page
    for shown in pages:
        shown.context.close()
    assert complaints == [], complaints


def signed(n: int) -> str:
    return f"−{-n}" if n < 0 else f"+{n}"


@pytest.mark.parametrize("width", WIDTHS)
def test_every_jump_shows_what_the_game_was_there(opened: Any, file: Path, width: int) -> None:
    shown = opened(width)
    found = re.search(r'id="data">(.*?)</script>', file.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    data = json.loads(found[1])
    now: dict[str, Any] = {}
    positions = [now := {k: v for k, v in (now | step).items() if v is not None} for step in data["steps"]]
    last, random = len(positions) - 1, Random(width)
    for to in (last, 0, 1, last - 1, *(random.randint(0, last) for _ in range(25))):
        shown.evaluate(
            "to => { const s = document.querySelector('#slide'); s.value = to; s.dispatchEvent(new Event('input')); }",
            to,
        )
        at, there = positions[to], shown.evaluate(SHOWN)
        for key, text in there["numbers"].items():
            n = at.get(key, 0)
            assert text == (signed(n) if key.endswith("+") else str(n).replace("-", "−")), (to, key)
        assert there["passed"] == [key for key in sorted(at) if key.endswith(":passed")]
        assert there["tiles"] == sum(key.startswith("t:") for key in at)
        for seat, cards in enumerate(there["played"]):
            assert {*cards} == {int(key[2:]) for key, value in at.items() if key.startswith("c:") and value == seat}
        assert there["generation"] == str(at["g"])
    assert shown.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("size", [(390, 844), (1280, 720), (1440, 900)])
def test_the_board_its_caption_and_what_steers_it_are_seen_at_once(opened: Any, size: tuple[int, int]) -> None:
    width, height = size
    shown = opened(width)
    shown.set_viewport_size({"width": width, "height": height})
    board, caption, transport = (shown.locator(what).bounding_box() for what in ("#board", "#caption", "#transport"))
    assert board["y"] + board["height"] <= caption["y"] < transport["y"]
    assert caption["y"] + caption["height"] <= transport["y"] + 1
    assert transport["y"] + transport["height"] <= height


def test_a_step_of_which_nothing_is_told_says_who_has_chosen_and_the_end_says_the_places(opened: Any) -> None:
    shown, course = opened(390), great_course()
    said = shown.locator("#caption")
    end = said.inner_text().replace("\u00a0", " ")
    assert re.match(r"The end: 1\. \S \S.* \d+ · 2\. \S \S.* \d+ · ", end)
    points = [int(n) for n in re.findall(r" (\d+)(?= · |$)", end)]
    assert len(points) == 5
    assert points == sorted(points, reverse=True)
    shown.keyboard.press("Home")
    for _ in range(30):
        shown.keyboard.press("ArrowRight")
        assert said.inner_text().strip()
    assert sum(not moment.lines for moment in course.moments[1:31]) > 3


def test_the_places_of_five_with_long_names_are_read_at_once_on_a_phone(opened: Any, tmp_path: Path) -> None:
    course, shown = great_course(), opened(390)
    (tmp_path / "long.html").write_text(
        written(course._replace(names=("Wolfgang Amadeus of Elysium Mons",) * 5)), "utf-8"
    )
    shown.goto((tmp_path / "long.html").as_uri())
    caption, transport = shown.locator("#caption"), shown.locator("#transport").bounding_box()
    assert caption.evaluate("node => node.scrollHeight <= node.clientHeight")
    assert caption.bounding_box()["y"] + caption.bounding_box()["height"] <= transport["y"] + 1


def test_the_letters_of_the_board_and_of_charts_can_be_read_on_a_phone(opened: Any) -> None:
    shown = opened(390)
    shown.click("#tab-charts")
    size = "node => parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().a"
    for every in (
        "[...document.querySelectorAll('.chart text')]",
        "[...document.querySelectorAll('#board text:not(.toll)')]",
    ):
        assert min(shown.evaluate(f"{every}.map({size})")) >= 9
    cut = "[...document.querySelectorAll('.chart text')].filter(node => node.getBBox().x < 0).length"
    assert shown.evaluate(cut) == 0


def test_at_the_end_no_line_breaks_between_a_mark_and_its_name(opened: Any) -> None:
    shown = opened(390)
    tops = """[...document.querySelectorAll('#caption .m')].map(mark => {
        const name = document.createRange();
        name.setStart(mark.nextSibling, 1);
        name.setEnd(mark.nextSibling, 2);
        return [mark.getBoundingClientRect().bottom, name.getBoundingClientRect().top];
    })"""
    for width in range(320, 420, 20):
        shown.set_viewport_size({"width": width, "height": 844})
        found = shown.evaluate(tops)
        assert len(found) == 5
        assert all(bottom > top for bottom, top in found), width


def test_in_german_the_speed_has_a_comma_and_no_tab_overlaps_another(opened: Any, tmp_path: Path) -> None:
    shown = opened(390)
    with speaking("de"):
        (tmp_path / "german.html").write_text(written(great_course()), "utf-8")
    shown.goto((tmp_path / "german.html").as_uri())
    cut = "[...document.querySelectorAll('.tabs, .tabs button')].filter(node => node.scrollWidth > node.clientWidth).length"
    assert shown.evaluate(cut) == 0
    for said in ("2×", "4×", "0,5×", "1×"):
        shown.click("#speed")
        assert shown.locator("#speed").inner_text() == said


def test_it_is_steered_by_keys_by_the_log_and_by_player(opened: Any) -> None:
    shown = opened(1280)
    where = shown.locator("#where")
    shown.keyboard.press("Home")
    for _ in range(3):
        shown.keyboard.press("ArrowRight")
    assert ", step 3 of" in where.inner_text()
    shown.keyboard.press("PageDown")
    assert where.inner_text().startswith("Generation 2,")
    assert not re.search(r"\w [0-9]", "".join(shown.locator("[data-tags]").all_text_contents()))
    shown.keyboard.press("PageUp")
    shown.keyboard.press("2")
    shown.keyboard.press("ArrowRight")
    assert shown.locator(".player.on .name").inner_text() == "Ben"
    assert shown.locator("#log li.k.s2:not(.a1):visible").count() == 0
    shown.keyboard.press("0")
    shown.click("#tab-log")
    line = shown.locator("#log li.k").nth(40)
    line.click()
    assert f"step {line.get_attribute('data-i')} of" in where.inner_text()
    shown.click("#turning")
    assert shown.locator("#log li.turning.here").count() == 1
    shown.locator("h1").click()
    shown.keyboard.press(" ")
    assert shown.locator("#play").get_attribute("aria-label") == "Pause"
    shown.keyboard.press("End")
    assert shown.locator("#play").get_attribute("aria-label") == "Play"


def test_an_address_leads_to_a_step(opened: Any, file: Path) -> None:
    shown = opened(390)
    shown.goto(f"{file.as_uri()}#step=30")
    shown.reload()
    assert "step 30 of" in shown.locator("#where").inner_text()
    assert shown.locator("#tab-log").get_attribute("aria-selected") == "true"


def test_light_and_dark_follow_the_reader(opened: Any) -> None:
    ground = "getComputedStyle(document.body).backgroundColor"
    dark, light = (opened(390, color_scheme=scheme) for scheme in ("dark", "light"))
    assert dark.evaluate(ground) != light.evaluate(ground)
    before = light.evaluate(ground)
    light.click("#theme")
    assert light.evaluate(ground) == dark.evaluate(ground) != before


def test_nothing_moves_for_who_wants_no_motion(opened: Any) -> None:
    shown = opened(390, reduced_motion="reduce")
    shown.keyboard.press("Home")
    shown.keyboard.press("ArrowRight")
    assert shown.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize("width", WIDTHS)
def test_without_scripts_all_of_it_is_read_from_top_to_bottom(opened: Any, width: int) -> None:
    shown = opened(width, java_script_enabled=False)
    for what in ("#board", "#players", "#log", ".result", ".charts", ".goals", "[data-played]"):
        assert shown.locator(what).first.is_visible()
    for what in ("#transport", ".tabs", "#theme"):
        assert not shown.locator(what).is_visible()
    assert shown.locator("#log li").last.is_visible()
    tops = [shown.locator(what).first.bounding_box()["y"] for what in (".result", ".charts", ".goals", "#log")]
    assert tops == sorted(tops), "the log is long, and last"


def test_paper_has_the_end_and_all_tabs_without_controls(opened: Any) -> None:
    shown = opened(1280)
    shown.keyboard.press("Home")
    shown.evaluate("dispatchEvent(new Event('beforeprint'))")
    shown.emulate_media(media="print")
    assert shown.locator(".tab:visible").count() == 5
    assert not shown.locator("#transport").is_visible()
    assert shown.locator("[data-read=generation]").text_content() == str(great_course().last.generation)
    assert shown.pdf(format="A4").startswith(b"%PDF")


def test_a_screen_reader_hears_where_the_game_is(opened: Any) -> None:
    shown = opened(390)
    shown.keyboard.press("Home")
    shown.keyboard.press("ArrowRight")
    slider = shown.get_by_role("slider", name="Position in the game")
    assert re.match(r"Generation 1, step 1 of \d+: ", slider.get_attribute("aria-valuetext") or "")
    assert "Temperature −30\u00a0°C" in (shown.locator("#board-words").text_content() or "")
    assert shown.get_by_role("img", name="Mars in generation 1").count() == 1
    unnamed = "[...document.querySelectorAll('button')].filter(b => !b.textContent.trim() && !b.getAttribute('aria-label')).length"
    assert shown.evaluate(unnamed) == 0
