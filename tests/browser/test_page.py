"""The page of local mode shows and keeps what Discord's clients do, whatever it is told; no bot stands behind it here."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.page import watched
from tests.browser.told import KEY, Json, Server, box, button, guide, menu, message, notice, row, words, world

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]
SIZES = {390: 844, 800: 900, 1280: 800}
READINGS = ("mild", "strict")


@pytest.fixture
def told(browser: Browser) -> Iterator[Any]:
    """Opens a page that is told a world; whatever it complains of fails the test."""
    opened: list[tuple[Server, Page, list[str]]] = []

    def open_page(told: Json, width: int = 1280) -> tuple[Server, Page]:
        server = Server(told)
        page = browser.new_page(viewport={"width": width, "height": SIZES[width]}, device_scale_factor=1)
        opened.append((server, page, watched(page)))
        page.goto(server.address)
        page.wait_for_selector(".column")
        return server, page

    yield open_page
    for server, page, complaints in opened:
        page.close()
        server.close()
        assert complaints == [], complaints


def of(page: Page, user: str = "3") -> Locator:
    return page.locator(f"section[data-user='{user}']")


def settle(page: Page) -> None:
    """Wait until the page has drawn what it was told."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def asked(server: Server, page: Page, kind: str, count: int = 1) -> list[Json]:
    """Wait until so many requests of this kind have come, and return them."""
    deadline = time.monotonic() + 10
    while len(found := [one for one in server.asked if one["t"] == kind]) < count:
        assert time.monotonic() < deadline, server.asked
        page.wait_for_timeout(20)
    return found


def choose(page: Page, inside: Locator, *labels: str) -> None:
    inside.get_by_role("combobox").first.click()
    for label in labels:
        page.get_by_role("option", name=label).click()


def menu_of(page: Page, user: str = "3") -> Locator:
    return of(page, user).locator("[data-menu]").first


CARDS = ("Virus", "Comet", "Asteroid")


@pytest.mark.parametrize("reading", READINGS)
def test_a_single_choice_is_sent_at_once_and_cannot_be_sent_again(told: Any, reading: str) -> None:
    server, page = told(world(messages=[message(1, row(menu("s:1", *CARDS)))], selects=reading))
    choose(page, of(page), "Virus")
    assert asked(server, page, "select")[0]["values"] == ["virus"]
    expect(menu_of(page)).to_have_text("Virus")
    choose(page, of(page), "Virus")
    choose(page, of(page), "Comet")
    assert [one["values"] for one in asked(server, page, "select", 2)] == [["virus"], ["comet"]]


@pytest.mark.parametrize(("reading", "then"), [("mild", "Choose"), ("strict", "Virus")])
def test_the_same_menu_brought_again_shows_its_defaults_or_what_was_chosen(told: Any, reading: str, then: str) -> None:
    first = message(1, row(menu("s:1", *CARDS)))
    server, page = told(world(messages=[first], selects=reading))
    choose(page, of(page), "Virus")
    asked(server, page, "select")
    server.edit(first)
    expect(of(page).locator("[data-menu]")).to_have_text(then)


@pytest.mark.parametrize("reading", READINGS)
def test_another_menu_in_its_place_shows_the_defaults_that_were_sent(told: Any, reading: str) -> None:
    server, page = told(world(messages=[message(1, row(menu("s:1", *CARDS)))], selects=reading))
    choose(page, of(page), "Virus")
    asked(server, page, "select")
    server.edit(message(1, row(menu("s:2", *CARDS))))
    expect(of(page).locator("[data-menu]")).to_have_text("Choose")
    choose(page, of(page), "Virus")
    assert len(asked(server, page, "select", 2)) == 2


def test_several_choices_are_sent_once_when_the_menu_closes(told: Any) -> None:
    server, page = told(world(messages=[message(1, row(menu("s:1", *CARDS, most=3, chosen=("comet",))))]))
    choose(page, of(page), "Virus", "Asteroid")
    assert [one for one in server.asked if one["t"] == "select"] == []
    page.keyboard.press("Escape")
    assert asked(server, page, "select")[0]["values"] == ["comet", "virus", "asteroid"]
    expect(of(page).get_by_role("combobox").first).to_be_focused()


def test_a_menu_that_closes_as_it_was_sends_nothing(told: Any) -> None:
    server, page = told(world(messages=[message(1, row(menu("s:1", *CARDS, most=3, chosen=("comet",))))]))
    choose(page, of(page), "Virus", "Virus")
    page.keyboard.press("Escape")
    expect(page.get_by_role("listbox")).to_have_count(0)
    settle(page)
    assert [one for one in server.asked if one["t"] == "select"] == []


def test_what_one_member_chooses_no_other_member_sees(told: Any) -> None:
    server, page = told(world(messages=[message(1, row(menu("s:1", *CARDS)))]))
    choose(page, of(page, "3"), "Virus")
    asked(server, page, "select")
    expect(menu_of(page, "3")).to_have_text("Virus")
    expect(menu_of(page, "4")).to_have_text("Choose")


def test_a_private_answer_is_shown_to_one_member_alone(told: Any) -> None:
    _, page = told(world(messages=[message(1, words("Your hand"), flags=64 | 32768, **{"for": "4"})]))
    expect(of(page, "4").get_by_text("Only you can see this")).to_be_visible()
    expect(of(page, "3").get_by_text("Your hand")).to_have_count(0)


def test_what_discord_says_around_a_message_is_in_the_language_of_who_reads_it(told: Any) -> None:
    private = [message(n, words("Your hand"), flags=64 | 32768, **{"for": user}) for n, user in ((1, "3"), (2, "4"))]
    there = world(messages=[*private, message(3, content="Now", edited_timestamp=private[0]["timestamp"])])
    there["members"][0]["language"] = "de"
    _, page = told(there)
    expect(of(page, "3").get_by_text("Nur du kannst dies sehen")).to_be_visible()
    expect(of(page, "3").get_by_role("button", name="Nachricht verwerfen")).to_be_visible()
    expect(of(page, "3").get_by_text("(bearbeitet)")).to_be_visible()
    expect(of(page, "4").get_by_text("Only you can see this")).to_be_visible()
    expect(of(page, "4").get_by_text("(edited)")).to_be_visible()


def test_the_page_speaks_the_language_of_the_member_who_is_shown_first(told: Any) -> None:
    there = world(messages=[message(1, words("||An open secret||"))])
    there["members"][0]["language"] = "de"
    _, page = told(there)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator(".bar")).to_contain_text("lokaler Modus")
    expect(of(page, "3").get_by_role("button", name="Spoiler: zeigen")).to_be_visible()
    expect(of(page, "4").get_by_role("button", name="Spoiler: show it")).to_be_visible()
    page.locator("[title='Einstellungen']").click()
    settings = page.locator(".settings-dialog")
    expect(settings.get_by_label("Dateien anhängen")).to_be_visible()
    expect(settings.get_by_role("button", name="Schließen")).to_be_visible()


def test_an_answer_is_read_aloud_once_it_says_something(told: Any) -> None:
    server, page = told(world())
    server.edit(message(50, flags=128))
    server.edit(message(50, words("Your panel")))
    server.edit(message(50, words("Your panel, changed")))
    expect(page.locator("#voice p")).to_have_text(["Mars by post: Your panel"])


def test_a_failed_interaction_is_said_below_its_message_until_the_next_click(told: Any) -> None:
    server, page = told(world(messages=[message(1, row(button("Play", "m:1")))]))
    server.answers["click"] = lambda said: {"ok": False, "error": "This interaction failed", "failed": True}
    play = of(page).get_by_role("button", name="Play")
    play.click()
    expect(of(page).locator(".message").get_by_text("This interaction failed")).to_be_visible()
    server.answers["click"] = lambda said: {"ok": True}
    play.click()
    expect(of(page).get_by_text("This interaction failed")).to_have_count(0)


def test_a_button_is_busy_until_it_is_answered_and_takes_one_click(told: Any) -> None:
    server, page = told(world(messages=[message(1, row(button("Play", "m:1")))]))
    server.answers["click"] = lambda said: None
    play = of(page).get_by_role("button", name="Play")
    play.click()
    expect(play).to_have_attribute("aria-busy", "true")
    play.click()
    server.tell({"t": "done", "n": asked(server, page, "click")[0]["n"], "ok": True})
    expect(play).not_to_have_attribute("aria-busy", "true")
    assert len(asked(server, page, "click")) == 1


def test_focus_and_scroll_stay_while_messages_arrive_and_change(told: Any) -> None:
    many = [message(n, box(words(f"Message {n}"), row(button(f"Play {n}", f"m:{n}")))) for n in range(1, 60)]
    server, page = told(world(messages=many))
    held = of(page).get_by_role("button", name="Play 20", exact=True)
    held.focus()
    held.scroll_into_view_if_needed()
    before = of(page).locator(".timeline").evaluate("(one) => one.scrollTop")
    server.tell(*({"t": "message", "message": message(n, box(words(f"Later {n}")))} for n in range(60, 70)))
    server.edit(message(20, box(words("Message 20, changed"), row(button("Play 20", "m:new")))))
    expect(of(page).get_by_text("Message 20, changed")).to_have_count(1)
    expect(held).to_be_focused()
    assert of(page).locator(".timeline").evaluate("(one) => one.scrollTop") == before
    expect(of(page).get_by_role("button", name="New messages")).to_be_visible()


def test_what_ones_own_click_brings_comes_into_sight_wherever_one_has_scrolled(told: Any) -> None:
    many = [message(n, box(words(f"Message {n}"), row(button(f"Play {n}", f"m:{n}")))) for n in range(1, 40)]
    server, page = told(world(messages=many))
    for user in ("3", "4"):
        of(page, user).get_by_role("button", name="Play 20", exact=True).scroll_into_view_if_needed()
    clicked: Json = {"interaction_metadata": {"id": "7", "type": 3, "user": {"id": "3"}}}
    server.tell({"t": "message", "message": message(50, words("Your panel"), **clicked)})
    expect(of(page, "3").get_by_text("Your panel")).to_be_in_viewport()
    expect(of(page, "4").get_by_role("button", name="New messages")).to_be_visible()
    expect(of(page, "4").get_by_text("Your panel")).not_to_be_in_viewport()


def test_on_a_phone_the_tab_of_who_is_shown_is_in_sight(told: Any) -> None:
    people = [{"id": str(100 + n), "name": f"Member {n}", "here": True, "direct": True} for n in range(8)]
    server, page = told(world(members=people), 390)
    server.tell({"t": "notice", "user": "107", "notice": notice(2, "It is your turn", "10")})
    page.get_by_role("button", name="It is your turn").click()
    expect(page.get_by_role("tab", name="Member 7")).to_be_in_viewport(ratio=0.99)


def test_a_press_that_began_on_another_button_is_not_a_click_on_the_one_that_took_its_place(told: Any) -> None:
    server, page = told(world(messages=[message(1, row(button("Pass", "m:1")))]))
    place = of(page).get_by_role("button", name="Pass").bounding_box()
    assert place is not None
    page.mouse.move(place["x"] + 5, place["y"] + 5)
    page.mouse.down()
    server.edit(message(1, row(button("Undo", "m:2"))))
    expect(of(page).get_by_role("button", name="Undo")).to_be_visible()
    page.mouse.up()
    settle(page)
    assert [one for one in server.asked if one["t"] == "click"] == []


def test_an_open_menu_stays_open_while_another_message_arrives(told: Any) -> None:
    server, page = told(world(messages=[message(1, row(menu("s:1", *CARDS)))]))
    of(page).get_by_role("combobox").first.click()
    server.tell({"t": "message", "message": message(2, words("Something else"))})
    expect(of(page).get_by_text("Something else")).to_be_visible()
    page.get_by_role("option", name="Comet").click()
    assert asked(server, page, "select")[0]["values"] == ["comet"]


def test_a_menu_can_be_used_with_the_keyboard_alone(told: Any) -> None:
    server, page = told(world(messages=[message(1, row(menu("s:1", *CARDS)))]))
    of(page).get_by_role("combobox").first.focus()
    for key in ("ArrowDown", "ArrowDown", "Enter"):
        page.keyboard.press(key)
        settle(page)
    assert asked(server, page, "select")[0]["values"] == ["comet"]


def test_the_tab_key_reaches_everything_in_the_order_of_the_page(told: Any) -> None:
    server, page = told(world(guide=guide(closed=False), messages=[message(1, row(button("Play", "m:1")))]))
    name = "() => document.activeElement.ariaLabel || document.activeElement.innerText"
    reached: list[str] = []
    while len(reached) < 40 and "Message #mars" not in reached:
        page.keyboard.press("Tab")
        reached.append(page.evaluate(name))
    wanted = ("Ann", "Settings", "Close the guide", "One day on", "mars", "Messages in #mars", "Play", "Message #mars")
    assert [one for one in reached if one in wanted] == list(wanted)
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    assert asked(server, page, "click")[0]["custom_id"] == "m:1"
    expect(of(page).get_by_role("button", name="Play")).to_be_focused()


COMMANDS = [
    {"id": "1", "name": "game", "description": "Games", "type": 1, "contexts": [0], "options": [
        {"type": 1, "name": "new", "description": "Open a game", "options": [{"type": 4, "name": "players", "description": "How many"}]},
    ]},
    {"id": "2", "name": "card", "description": "Look at a card", "type": 1, "contexts": [0, 1], "options": [
        {"type": 3, "name": "name", "description": "Which card", "required": True, "autocomplete": True},
    ]},
]  # fmt: skip


def test_a_slash_offers_commands_and_completes_their_options(told: Any) -> None:
    server, page = told(world(commands=COMMANDS))
    server.answers["autocomplete"] = lambda said: {"ok": True, "choices": [{"name": "Ants", "value": "ants"}]}
    of(page).get_by_role("combobox", name="Message #mars").click()
    page.keyboard.type("/ca")
    expect(of(page).get_by_role("option", name="/card")).to_be_visible()
    page.keyboard.press("Enter")
    expect(of(page).get_by_role("combobox", name="name: Which card")).to_be_focused()
    page.keyboard.type("an")
    expect(of(page).get_by_role("option", name="Ants")).to_be_visible()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    said = asked(server, page, "slash")[0]
    assert (said["command"], said["options"], said["as"]) == ("card", {"name": "ants"}, "3")


def test_a_command_typed_faster_than_the_page_draws_is_the_one_that_is_sent(told: Any) -> None:
    server, page = told(world(commands=COMMANDS))
    box = of(page).get_by_role("combobox", name="Message #mars")
    box.fill("/")
    expect(of(page).get_by_role("option", name="/card")).to_be_visible()
    box.evaluate(
        """(box) => {
          box.value = "/game new";
          box.dispatchEvent(new InputEvent("input", {bubbles: true}));
          box.dispatchEvent(new KeyboardEvent("keydown", {key: "Enter", bubbles: true, cancelable: true}));
        }"""
    )
    assert asked(server, page, "slash")[0]["command"] == "game new"


def test_a_choice_that_was_typed_in_full_need_not_be_chosen_too(told: Any) -> None:
    choices = [{"name": name, "value": name} for name in ("long evening", "standard")]
    given = [{"type": 3, "name": "rules", "description": "Which", "required": True, "choices": choices}]
    server, page = told(world(commands=[{"name": "new", "description": "New", "type": 1, "options": given}]))
    of(page).get_by_role("combobox", name="Message #mars").fill("/new")
    page.keyboard.press("Enter")
    of(page).get_by_role("combobox", name="rules: Which").fill("Long evening")
    of(page).get_by_role("button", name="Run the command").click()
    assert asked(server, page, "slash")[0]["options"] == {"rules": "long evening"}


def test_what_was_found_for_one_option_is_not_offered_for_another(told: Any) -> None:
    given = [{"type": 3, "name": n, "description": "Any", "required": True, "autocomplete": True} for n in "ab"]
    server, page = told(world(commands=[{"name": "pair", "description": "Two", "type": 1, "options": given}]))
    server.answers["autocomplete"] = lambda said: {"ok": True, "choices": [{"name": said["option"] * 3, "value": ""}]}
    of(page).get_by_role("combobox", name="Message #mars").fill("/pair")
    page.keyboard.press("Enter")
    expect(of(page).get_by_role("option", name="aaa")).to_be_visible()
    server.answers["autocomplete"] = lambda said: None
    of(page).get_by_role("combobox", name="b: Any").click()
    expect(of(page).locator(".offers-about")).to_contain_text("b Any")
    expect(of(page).get_by_role("option")).to_have_count(0)


def test_a_number_that_is_none_is_called_so(told: Any) -> None:
    _, page = told(world(commands=COMMANDS))
    of(page).get_by_role("combobox", name="Message #mars").fill("/game")
    page.keyboard.press("Tab")
    of(page).get_by_role("button", name="+ players").click()
    expect(of(page).get_by_label("players:")).to_be_focused()
    page.keyboard.type("two")
    page.keyboard.press("Enter")
    expect(of(page).get_by_role("alert")).to_have_text("players takes a number.")


IMPORT = [
    {"id": "3", "name": "import", "description": "Take in a game", "type": 1, "contexts": [0], "options": [
        {"type": 11, "name": "file", "description": "The file of the game"},
    ]},
]  # fmt: skip


def test_a_file_is_sent_with_the_command_that_takes_one(told: Any) -> None:
    server, page = told(world(commands=IMPORT))
    of(page).get_by_role("combobox", name="Message #mars").click()
    page.keyboard.type("/import")
    page.keyboard.press("Tab")
    of(page).get_by_role("button", name="+ file").click()
    field, run = (
        of(page).get_by_label("file: The file of the game"),
        of(page).get_by_role("button", name="Run the command"),
    )
    field.set_input_files({"name": "long game.mars", "mimeType": "", "buffer": b"x" * 1001})
    expect(of(page).get_by_role("alert")).to_contain_text("long game.mars is too large: Discord takes files of up to")
    run.click()
    field.set_input_files({"name": "nothing", "mimeType": "", "buffer": b""})
    expect(of(page).get_by_role("alert")).to_have_text("nothing is empty.")
    run.click()
    field.set_input_files({"name": "a game? #1.mars", "mimeType": "", "buffer": b"x" * 1000})
    expect(of(page).get_by_role("alert")).to_have_count(0)
    run.click()
    said = asked(server, page, "slash")
    assert [(one["command"], one["options"]) for one in said] == [("import", {"file": "77"})]
    assert server.uploads == [("a game? #1.mars", b"x" * 1000)]


def test_direct_messages_offer_only_the_commands_that_work_there(told: Any) -> None:
    _, page = told(world(commands=COMMANDS))
    of(page, "4").locator("[data-channel='12']").click()
    of(page, "4").get_by_role("combobox", name="Message @Mars by post").click()
    page.keyboard.type("/")
    expect(of(page, "4").get_by_role("option")).to_have_count(1)


def test_a_notification_shows_its_plain_text_on_the_members_phone_and_leads_there(told: Any) -> None:
    server, page = told(world())
    server.tell({"t": "unread", "user": "4", "channel": "12", "count": 1, "mentions": 1})
    server.tell(
        {"t": "message", "message": message(2, words("**Research**"), channel="12")},
        {"t": "notice", "user": "4", "notice": notice(2, "Ben, research waits", "12")},
    )
    expect(page.get_by_role("tab", name="Ben, 1 unread")).to_be_visible()
    page.get_by_role("button", name="Ben, research waits").click()
    expect(of(page, "4").get_by_text("Research", exact=True)).to_be_visible()
    assert asked(server, page, "read")[0]["channel"] == "12"
    of(page, "4").get_by_role("button", name="Ben's phone").click()
    expect(of(page, "4").get_by_role("region", name="Ben's phone")).to_contain_text("Ben, research waits")


def test_a_form_sends_what_was_written_and_says_why_it_was_refused(told: Any) -> None:
    field = {
        "type": 18,
        "label": "Your note",
        "component": {"type": 4, "style": 2, "custom_id": "note", "value": "Old"},
    }
    server, page = told(world(messages=[message(1, row(button("Note", "m:1")))]))
    server.answers["click"] = lambda said: {
        "ok": True,
        "modal": {"id": "9", "title": "Notes", "custom_id": "m:2", "components": [field]},
    }
    server.answers["modal"] = lambda said: {"ok": False, "error": "This interaction failed"}
    of(page).get_by_role("button", name="Note").click()
    page.get_by_label("Your note").fill("New")
    page.get_by_role("button", name="Submit").click()
    expect(page.get_by_text("This interaction failed")).to_be_visible()
    assert asked(server, page, "modal")[0]["values"] == {"note": "New"}
    page.keyboard.press("Escape")
    expect(of(page).get_by_role("button", name="Note")).to_be_focused()


def test_a_picture_opens_in_full_size_with_its_alt_text(told: Any) -> None:
    gallery = {
        "type": 12,
        "items": [
            {"media": {"url": "/files/1/board.svg?key=a", "width": 1200, "height": 900}, "description": "Three oceans"}
        ],
    }
    _, page = told(world(messages=[message(1, box(gallery))]))
    of(page).get_by_role("button", name="Open the picture: Three oceans").click()
    expect(page.get_by_role("dialog").get_by_text("Three oceans")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_markdown_is_drawn_as_discord_draws_it(told: Any) -> None:
    text = (
        "## Turn\n-# small\n**bold** *slanted* ~~gone~~ `code` ||hidden|| "
        "snake_case_word \\*plain\\*\n- one\n- two\n<@4> in <#10> <t:1764072000:R>"
    )
    _, page = told(world(messages=[message(1, words(text))]))
    said = of(page).locator(".words")
    expect(said.get_by_role("heading", name="Turn")).to_be_visible()
    expect(said.locator("small")).to_have_text("small")
    assert said.locator("strong, em, s, code, li").all_inner_texts() == [
        "bold",
        "slanted",
        "gone",
        "code",
        "one",
        "two",
    ]
    expect(said).to_contain_text("snake_case_word *plain*")
    assert said.locator(".mention").all_inner_texts() == ["@Ben", "#mars"]
    expect(said.get_by_text("hidden")).not_to_be_visible()
    said.get_by_role("button", name="Spoiler").click()
    expect(said.get_by_text("hidden")).to_be_visible()


def test_a_time_that_no_calendar_has_is_shown_as_it_was_written(told: Any) -> None:
    _, page = told(world(messages=[message(1, content="At <t:9999999999999:R>")]))
    expect(of(page).locator(".words")).to_have_text("At <t:9999999999999>")


def test_times_in_messages_are_in_the_language_of_who_reads_them(told: Any) -> None:
    there = world(messages=[message(1, content="<t:1795521600:d>, <t:1795529400:R>")], languages=["en-US", "de"])
    there["members"][0]["language"] = "de"
    _, page = told(there, 390)
    said = of(page).locator(".words")
    expect(said).to_have_text("24.11.26, in 2 Stunden")
    page.evaluate("import('/page/markdown.js').then((markdown) => markdown.tick(1795525200))")
    expect(said).to_have_text("24.11.26, in 1 Stunde")


def test_a_command_can_be_left_before_its_completions_were_asked_for(told: Any) -> None:
    """Whatever the page complains of fails the test."""
    option = {"name": "card", "description": "A card", "type": 3, "required": True, "autocomplete": True}
    server, page = told(world(commands=[{"name": "card", "description": "Look", "options": [option]}]))
    field = of(page).locator(".composer input")
    field.fill("/card")
    field.press("Enter")
    # In one step: on a slow machine those of "x" would be asked for between two keys, as those of "" may be before.
    of(page).locator("[data-option='card']").evaluate(
        """(field) => {
            field.value = "x";
            field.dispatchEvent(new Event("input", { bubbles: true }));
            field.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
        }"""
    )
    expect(of(page).locator("[data-option='card']")).to_have_count(0)
    page.wait_for_timeout(400)
    assert [one for one in server.asked if one["t"] == "autocomplete" and one["value"]] == []


def test_text_of_members_is_never_read_as_markup_of_the_page(told: Any) -> None:
    _, page = told(world(messages=[message(1, words("<img src=x onerror=alert(1)> [a](javascript:alert(1))"))]))
    expect(of(page).locator(".words")).to_have_text("<img src=x onerror=alert(1)> [a](javascript:alert(1))")
    assert of(page).locator(".words img, .words a").count() == 0


def test_the_back_button_returns_to_the_channel_before_and_a_reload_stays_there(told: Any) -> None:
    _, page = told(world())
    of(page, "3").locator("[data-channel='11']").click()
    expect(of(page, "3").get_by_role("heading", level=2)).to_contain_text("Olympus Rising")
    page.reload()
    expect(of(page, "3").get_by_role("heading", level=2)).to_contain_text("Olympus Rising")
    page.go_back()
    expect(of(page, "3").get_by_role("heading", level=2)).to_contain_text("mars")


@pytest.mark.parametrize("open", ["Settings", "Members"])
def test_the_back_button_closes_what_is_open_and_then_returns_to_the_channel_before(told: Any, open: str) -> None:
    _, page = told(world())
    of(page, "3").locator("[data-channel='11']").click()
    page.locator(f"[title='{open}']").click()
    expect(page.locator("dialog")).to_have_count(1)
    page.go_back()
    expect(page.locator("dialog")).to_have_count(0)
    expect(of(page, "3").get_by_role("heading", level=2)).to_contain_text("Olympus Rising")
    page.go_back()
    expect(of(page, "3").get_by_role("heading", level=2)).to_contain_text("mars")


def test_what_was_closed_by_its_own_button_is_no_step_of_the_back_button(told: Any) -> None:
    _, page = told(world())
    of(page, "3").locator("[data-channel='11']").click()
    for _ in range(2):
        page.locator("[title='Settings']").click()
        page.get_by_label("Dark").click()
        page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.wait_for_function("!history.state.over")
    page.go_back()
    expect(of(page, "3").get_by_role("heading", level=2)).to_contain_text("mars")


def test_the_back_button_closes_a_menu_and_sends_nothing(told: Any) -> None:
    server, page = told(world(messages=[message(1, row(menu("a", *CARDS, most=2)))]))
    choose(page, of(page), "Virus")
    page.go_back()
    expect(page.get_by_role("listbox")).to_have_count(0)
    assert [one for one in server.asked if one["t"] == "select"] == []


def test_colours_that_were_chosen_stay_when_the_back_button_closes_the_settings(told: Any) -> None:
    _, page = told(world())
    page.locator("[title='Settings']").click()
    page.get_by_label("Dark").click()
    page.go_back()
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_a_box_in_the_settings_can_be_ticked(told: Any) -> None:
    server, page = told(world())
    page.locator("[title='Settings']").click()
    page.get_by_label("Attach Files").click()
    assert asked(server, page, "permission") == [
        {"t": "permission", "as": "3", "name": "attach_files", "allowed": False, "n": 1}
    ]


def test_the_page_goes_on_when_the_connection_comes_back(told: Any) -> None:
    server, page = told(world(messages=[message(1, words("Before"))]))
    server.told = world(messages=[message(1, words("Before")), message(2, words("Meanwhile"))])
    server.drop()
    expect(of(page).get_by_text("Meanwhile")).to_be_visible(timeout=10_000)


def test_an_open_menu_whose_message_was_lost_with_the_connection_closes_and_sends_nothing(told: Any) -> None:
    server, page = told(world(messages=[message(1, row(menu("a", *CARDS, most=2)))]))
    choose(page, of(page), "Virus")
    server.told = world(messages=[message(2, words("After a restart"))])
    server.drop()
    expect(of(page).get_by_text("After a restart")).to_be_visible(timeout=10_000)
    expect(page.get_by_role("listbox")).to_have_count(0)
    assert [one for one in server.asked if one["t"] == "select"] == []


def test_the_address_of_another_start_can_be_opened_in_the_same_tab(told: Any) -> None:
    server, page = told(world(messages=[message(1, words("There"))]))
    server.told = world(messages=[message(2, words("Anew"))])
    page.evaluate("() => (location.hash = 'another')")
    expect(page.get_by_text("Open the address that make run printed")).to_be_visible()
    page.evaluate(f"() => (location.hash = '{KEY}')")
    expect(of(page).get_by_text("Anew")).to_be_visible()
    expect(page.get_by_text("Open the address that make run printed")).to_be_hidden()


def test_the_keyboard_of_a_phone_closes_no_menu_that_is_searched(told: Any) -> None:
    options = [f"Card {n}" for n in range(25)]
    server, page = told(world(messages=[message(1, row(menu("a", *options, most=2)))]), 390)
    choose(page, of(page), "Card 7")
    page.set_viewport_size({"width": 390, "height": 420})
    settle(page)
    page.get_by_role("option", name="Card 8").click()
    expect(page.get_by_text("2 of up to 2")).to_be_visible()
    page.get_by_role("button", name="Done").click()
    assert asked(server, page, "select")[0]["values"] == ["card 7", "card 8"]


def test_a_message_that_cannot_be_drawn_hides_no_other(told: Any) -> None:
    broken = {"type": 3, "custom_id": "a"}
    server, page = told(world(messages=[message(1, row(broken)), message(2, words("Next"))]))
    expect(of(page).get_by_text("This message cannot be drawn")).to_be_visible()
    server.edit(message(1, words("Mended")))
    expect(of(page).get_by_text("Mended")).to_be_visible()
    expect(of(page).get_by_text("Next")).to_be_visible()


def test_time_is_moved_and_what_happened_is_said(told: Any) -> None:
    server, page = told(world())
    server.answers["time"] = lambda said: {
        "ok": True,
        "happened": {"en-US": ["Reminder to Ben"], "de": ["Erinnerung: Ben"]},
        "moved": 43200,
        "now": "2026-11-25T00:00:00+00:00",
    }
    page.get_by_role("button", name="Twelve hours on").click()
    expect(page.get_by_role("status").get_by_text("12 h later: Reminder to Ben")).to_be_visible()
    assert asked(server, page, "time")[0]["to"] == "half"


def test_time_and_the_field_speak_the_language_of_their_member(told: Any) -> None:
    there = world()
    there["members"][0]["language"] = "de"
    server, page = told(there, 390)
    server.answers["time"] = lambda said: {
        "ok": True,
        "happened": {"en-US": [], "de": []},
        "moved": 5400,
        "now": "2026-11-24T13:30:00+00:00",
    }
    expect(page.locator("#clock")).to_contain_text("24. Nov.")
    page.get_by_role("button", name="Eine Stunde weiter").click()
    expect(page.get_by_role("status").get_by_text("1,5 h später: nichts ist geschehen")).to_be_visible()
    field = of(page).get_by_role("combobox", name="Nachricht an #mars")
    expect(field).to_have_attribute("placeholder", "Nachricht an #mars, / für Befehle")
    field.fill("/nonsense")
    field.press("Enter")
    expect(of(page).get_by_text("Diesen Befehl gibt es hier nicht.")).to_be_visible()
    page.get_by_role("tab", name="Ben").click()
    expect(page.get_by_role("status").get_by_text("1.5 h later: nothing happened")).to_be_visible()
    expect(of(page, "4").get_by_role("combobox", name="Message #mars")).to_be_visible()


def test_the_guide_can_be_closed(told: Any) -> None:
    server, page = told(world(guide=guide("start", closed=False)))
    expect(page.get_by_label("First steps")).to_contain_text("2 of 5")
    page.get_by_role("button", name="Close the guide").click()
    asked(server, page, "guide")
    server.tell({"t": "guide", "guide": guide("start")})
    expect(page.get_by_label("First steps")).to_have_count(0)


def test_the_guide_speaks_the_language_of_the_member_who_is_shown_first(told: Any) -> None:
    there = world(guide=guide(closed=False))
    there["members"][0]["language"] = "de"
    _, page = told(there, 390)
    steps = page.get_by_label("Erste Schritte")
    expect(steps).to_contain_text("1 von 5")
    expect(steps).to_contain_text("Du bist Ann")
    steps.get_by_role("button", name="Schritt 5 von 5").click()
    expect(steps.get_by_role("link", name="Entwicklerportal")).to_be_visible()
    steps.get_by_role("textbox", name="Anwendungs-ID").fill("12")
    expect(steps).to_contain_text("Das ist keine Anwendungs-ID.")
    page.get_by_role("tab", name="Ben").click()
    expect(page.get_by_label("First steps")).to_contain_text("5 of 5")


def test_languages_are_called_by_their_own_names(told: Any) -> None:
    _, page = told(world(languages=["en-US", "de"]))
    page.get_by_role("button", name="Members: add, rename, leave").click()
    expect(page.get_by_label("Language of Ann").locator("option")).to_have_text(["English", "Deutsch"])


def test_the_guide_says_that_all_choose_before_the_first_turn(told: Any) -> None:
    server, page = told(world(guide=guide("start", closed=False, waits=("3", "5"))))
    body = page.locator(".guide-body")
    expect(body).to_contain_text("Before the first turn all choose at once; now Ann is asked.")
    server.tell({"t": "guide", "guide": guide("start", closed=False, waits=("5",))})
    expect(body).to_contain_text("it is Cleo's turn")


def test_the_guide_leads_to_whom_the_game_waits_for(told: Any) -> None:
    server, page = told(world(guide=guide("start", closed=False, waits=("5",))))
    steps = page.get_by_label("First steps")
    steps.get_by_role("button", name="Be Cleo").click()
    expect(of(page, "5").get_by_role("heading", level=2)).to_contain_text("Olympus Rising")
    expect(steps.locator(".button")).to_have_count(0)
    done = ("start", "turn", "direct")
    server.tell({"t": "guide", "guide": guide(*done, closed=False, waits=("4", "5"))})
    steps.get_by_role("button", name="Show it").click()
    server.tell({"t": "guide", "guide": guide(*done, closed=False, waits=("5",))})
    steps.get_by_role("button", name="Let a day pass").click()
    assert asked(server, page, "time")[0]["to"] == "day"
    server.tell({"t": "guide", "guide": guide(*done, closed=False, waits=("5",), voting=True)})
    steps.get_by_role("button", name="Be Ann").click()
    steps.get_by_role("button", name="Let a day pass").click()
    asked(server, page, "time", 2)


def test_the_guide_tells_of_direct_messages_of_the_newest_game_alone(told: Any) -> None:
    """Ben has a message of an earlier game."""
    now = {"closed": False, "waits": ("3",)}
    earlier = message(1, words("**Research**"), channel="12")
    server, page = told(world(guide=guide("start", "turn", **now), messages=[earlier]))
    steps = page.get_by_label("First steps")
    expect(steps).to_contain_text("now it is Ann's turn")
    server.tell({"t": "guide", "guide": guide("start", "turn", written=("4",), **now)})
    expect(steps).to_contain_text("Now all choose cards at once")


def test_the_guide_of_a_game_against_robots_names_no_other_member_and_nobody_who_vanishes(told: Any) -> None:
    server, page = told(world(guide=guide("start", "turn", closed=False, people=("3",), waits=("3",))))
    steps = page.get_by_label("First steps")
    expect(steps).to_contain_text("See Ann's direct message")
    expect(steps).to_contain_text("the next cards to choose also come to Ann by direct message")
    steps.get_by_role("button", name="Let somebody vanish").click()
    expect(steps).to_contain_text("Robots never vanish")
    for name in ("Ben", "Cleo"):
        expect(steps).not_to_contain_text(name)
    server.tell({"t": "guide", "guide": guide("start", "turn", closed=False, people=("3", "5"), waits=("3",))})
    steps.get_by_role("button", name="See Cleo's direct message").click()
    expect(steps).to_contain_text("now it is Ann's turn")


def test_the_guide_leads_to_the_next_game_where_none_runs(told: Any) -> None:
    server, page = told(world(guide=guide("start", "turn", closed=False, people=("3",), waits=("3",))))
    steps = page.get_by_label("First steps")
    expect(steps).to_contain_text("Take what you like")
    server.tell({"t": "guide", "guide": guide("start", "turn", closed=False, people=())})
    expect(steps).to_contain_text("No game is running now. In #mars, press the Start button")
    expect(steps).not_to_contain_text("it is Ann's turn")


@pytest.mark.parametrize("size", [(640, 400), (320, 400)])
def test_in_a_low_window_a_conversation_has_all_of_it(told: Any, size: tuple[int, int]) -> None:
    """As at 200 % zoom: what stands above it scrolls away."""
    _, page = told(world(guide=guide("start", closed=False), messages=[message(1, words("Hello"))]))
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settle(page)
    box = of(page).bounding_box()
    assert box is not None
    assert box["height"] >= size[1] - 16
    of(page).get_by_text("Hello").scroll_into_view_if_needed()
    expect(of(page).get_by_text("Hello")).to_be_in_viewport()


@pytest.mark.parametrize("width", SIZES)
def test_nothing_is_wider_than_the_window(told: Any, width: int) -> None:
    long = box(
        words("A" * 120 + " **word** " * 40),
        row(*(button(f"A button with words {n}", f"m:{n}") for n in range(5))),
        row(menu("s:1", "W" * 90)),
    )
    _, page = told(world(messages=[message(1, long)], guide=guide(closed=False)), width)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for timeline in page.locator(".timeline").all():
        assert timeline.evaluate("(one) => one.scrollWidth <= one.clientWidth")


def test_an_edit_among_two_hundred_messages_touches_nothing_else(told: Any) -> None:
    people = [
        {"id": str(100 + n), "name": f"Member {n}", "here": True, "direct": True, "language": "en-US"}
        for n in range(20)
    ]
    many = [
        message(n, box(words(f"**Message** {n}"), row(button("Play", f"m:{n}"), menu(f"s:{n}", *CARDS))))
        for n in range(1, 201)
    ]
    server, page = told(world(members=people, messages=many))
    page.get_by_role("button", name="Members side by side: 3").click()
    expect(page.locator(".column")).to_have_count(3)
    settle(page)
    page.evaluate(
        """() => { window.touched = new Set(); new MutationObserver((all) => all.forEach(({target}) =>
        touched.add((target.closest ? target : target.parentElement).closest('[data-message]')?.dataset.message ?? target.className)))
        .observe(document.querySelector('main'), {subtree: true, childList: true, attributes: true, characterData: true}); }"""
    )
    server.edit(message(200, box(words("Changed"))))
    expect(page.locator(".messages > li:last-child").first).to_contain_text("Changed")
    expect(page.locator(".messages > li:last-child").last).to_contain_text("Changed")
    assert page.evaluate("[...touched]") == ["200"]
