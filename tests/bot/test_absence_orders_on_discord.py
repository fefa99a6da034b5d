"""Orders ahead, whole turns and notes as players meet them: by buttons, menus, forms and commands."""

from __future__ import annotations

import pytest

from engine.card import CARDS, KEYS
from tests.bot.server import Server, Shown, asked_player, route, started

pytestmark = pytest.mark.once


async def begun(server: Server) -> tuple[str, str]:
    """Start a game; returns who is asked, and who waits."""
    await started(server)
    asked = await asked_player(server)
    return asked, next(name for name in server.members if name != asked)


async def opened(server: Server, name: str) -> Shown:
    return await server.click(name, server.last(), "open")


async def test_row_16_pass_is_ordered_in_four_taps_and_done_by_order(server: Server) -> None:
    asked, waits = await begun(server)
    page = await server.click(waits, await opened(server, waits), "While you wait")
    assert "You have no orders." in page.words
    page = await server.select(waits, page, ["pass"])
    assert "1 pass for generation 1 when your turn comes" in page.words.replace("**", "")
    assert "pass for generation 1" in (await opened(server, waits)).words
    await server.slash(asked, "pass", server.place, anyway=True)
    await server.wait(61)
    assert f"{waits} passed, by order" in server.last().words


async def test_row_16_actions_are_ordered_through_the_ordinary_screens(server: Server) -> None:
    asked, waits = await begun(server)
    page = await server.click(waits, await opened(server, waits), "orders")
    shown = await server.select(waits, page, ["turn"])
    assert "Order ahead: first action" in shown.words
    # The panel comes back at the same question.
    shown = await opened(server, waits)
    assert "Order ahead: first action" in shown.words
    shown = await server.select(waits, await server.click(waits, shown, "list/project"), ["project:power-plant"])
    assert "not ordered yet" in shown.words
    assert "it costs 11 M€" in shown.words
    shown = await server.click(waits, shown, "And then")
    assert "Order ahead: second action" in shown.words
    shown = await server.select(waits, await server.click(waits, shown, "list/project"), ["project:asteroid"])
    assert "temperature −30 °C" in shown.words
    page = await server.click(waits, shown, "Order it, then pass")
    said = page.words.replace("**", "")
    assert "1 Standard project Power plant" in said
    assert "2 pass for generation 1" in said
    minded = next(m for m in page.menus if route(m).startswith("mind/"))
    assert any("temperature" in label for label in page.labels[minded])
    assert {hint.replace("\u00a0", " ") for hint in page.hints[minded]} == {"action 1", "action 2"}
    await server.slash(asked, "project", server.place, project="project:asteroid", anyway=True)
    await server.slash(asked, "end", server.place)
    await server.wait(61)
    await server.wait(600)
    shown = await opened(server, waits)
    assert (
        f"stopped: {_mark(server, asked)} {asked}: temperature −28 °C now, after its first action"
        in shown.words.replace("\u00a0", " ")
    )
    page = await server.select(waits, await server.slash(waits, "orders", server.place), ["stopped"])
    assert "stopped" not in page.words


def _mark(server: Server, name: str) -> str:
    return "●■▲"[list(server.members).index(name)]


async def test_row_16_withdrawn_by_menu_and_by_command(server: Server) -> None:
    _asked, waits = await begun(server)
    await server.slash(waits, "orders", server.place, add="pass")
    page = await server.slash(waits, "orders", server.place, add="none")
    (menu,) = [m for m in page.menus if route(m) == "withdraw"]
    page = await server.select(waits, page, [page.menus[menu][0]], menu=menu)
    assert "pass for" not in page.words
    (offered,) = await server.complete(waits, "orders", "remove", channel=server.place)
    assert "You have no orders" in (await server.slash(waits, "orders", server.place, remove=offered)).words
    await server.slash(waits, "orders", server.place, add="pass")
    assert "You have no orders" in (await server.slash(waits, "orders", server.place, clear=True)).words


async def test_row_16_one_command_orders_an_action_and_a_pass(server: Server) -> None:
    asked, waits = await begun(server)
    offered = await server.complete(waits, "orders", "add", channel=server.place)
    assert offered[:2] == ["pass", "none"]
    assert "project:power-plant" in offered
    page = await server.slash(waits, "orders", server.place, add="project:power-plant", then="pass")
    assert "Power plant" in page.words
    assert "2 pass" in page.words.replace("**", "")
    refused = await server.slash(asked, "orders", server.place, add="pass")
    assert "It is your turn" in refused.words


async def test_row_16_an_order_with_an_open_question_shows_its_screen(server: Server) -> None:
    _asked, waits = await begun(server)
    shown = await server.slash(waits, "orders", server.place, add="project:aquifer")
    menu = next(m for m in shown.menus if route(m) == "pick")
    shown = await server.select(waits, shown, [shown.menus[menu][0]], menu=menu)
    assert "Order it, end turn" in shown.buttons.values()


async def test_row_16_the_open_question_of_an_order_is_answered_by_a_command_too(server: Server) -> None:
    _asked, waits = await begun(server)
    await server.slash(waits, "orders", server.place, add="project:aquifer")
    spaces = await server.complete(waits, "answer", "choice", channel=server.place)
    shown = await server.slash(waits, "answer", server.place, choice=spaces[0])
    assert "Order it, end turn" in shown.buttons.values()


async def test_a_question_within_a_whole_turn_is_answered_by_a_command_too(server: Server) -> None:
    asked, _waits = await begun(server)
    more = await server.click(asked, await opened(server, asked), "More")
    shown = await server.click(asked, more, "Whole turn")
    await server.select(asked, await server.click(asked, shown, "list/project"), ["project:aquifer"])
    before = server.last().words
    spaces = await server.complete(asked, "answer", "choice", channel=server.place)
    shown = await server.slash(asked, "answer", server.place, choice=spaces[0], anyway=True)
    await server.say()
    assert "Your turn, not sent yet" in shown.words
    assert server.last().words == before


async def test_a_card_in_a_whole_turn_shows_what_is_paid_and_what_follows(server: Server) -> None:
    asked, _waits = await begun(server)
    plant = CARDS[KEYS["power-plant"]]
    await server.deal(asked, plant.id, mc=20)
    more = await server.click(asked, await opened(server, asked), "More")
    shown = await server.click(asked, more, "Whole turn")
    card = await server.select(asked, shown, [plant.as_play], menu=shown.menu_with(plant.as_play))
    paid = "Pay 4 M€. 16 M€ left."
    assert paid in card.words.replace("**", "")
    assert "Energy production +1" in card.words
    composed = await server.click(asked, card, "Choose it")
    assert paid in (await server.click(asked, composed, "Take back")).words.replace("**", "")


async def test_a_whole_turn_is_composed_with_and_then_and_sent_at_once(server: Server) -> None:
    asked, _waits = await begun(server)
    more = await server.click(asked, await opened(server, asked), "More")
    shown = await server.click(asked, more, "Whole turn")
    shown = await server.select(asked, await server.click(asked, shown, "list/project"), ["project:power-plant"])
    assert "not sent yet" in shown.words
    before = server.last().words
    shown = await server.click(asked, shown, "And then")
    shown = await server.select(asked, await server.click(asked, shown, "list/project"), ["project:asteroid"])
    await server.say()
    assert server.last().words == before
    shown = await server.click(asked, shown, "Send")
    assert "Turn complete" in shown.words
    await server.wait(61)
    assert "took 2 actions" in server.last().words
    assert (
        len(
            (
                await server.bot.services.play.undo_plan((await server.look(asked)).status.id, server.members[asked].id)
            ).steps
        )
        == 2
    )


async def test_a_card_leads_to_and_then(server: Server) -> None:
    asked, _waits = await begun(server)
    offered = await server.complete(asked, "play", "card", channel=server.place)
    view = await server.view(asked)
    cards = [k for k in offered if view.decision is not None and k in view.decision.options]
    for key in cards:
        shown = await server.select(asked, await opened(server, asked), [key])
        if any(label.startswith("And then") for label in shown.buttons.values()):
            shown = await server.click(asked, shown, "And then")
            assert (await server.look(asked)).mode == "turn"
            return
    raise AssertionError(cards)


async def test_a_note_is_written_in_a_form_and_read_by_its_writer_alone(server: Server) -> None:
    asked, waits = await begun(server)
    shown = await server.slash(asked, "note", server.place, text="build at E5")
    assert "build at E5" in shown.words
    assert "Your note: build at E5" in (await opened(server, asked)).words
    assert "build at E5" not in (await opened(server, waits)).words
    assert "There is no note yet" in (await server.slash(asked, "note", server.place, text="-")).words


async def test_a_nudge_is_for_its_player_alone(server: Server) -> None:
    asked, _waits = await begun(server)
    await server.slash(asked, "project", server.place, project="project:power-plant", anyway=True)
    await server.say()
    public = server.last().words
    await server.wait(601)
    assert "you still have to end your turn" in server.direct(asked)[-1].words
    assert server.last().words == public


async def test_row_16_me_lists_own_orders_and_notes(server: Server) -> None:
    asked, waits = await begun(server)
    await server.slash(waits, "orders", server.place, add="pass")
    await server.slash(waits, "note", server.place, text="build at E5")
    said = (await server.slash(waits, "me", server.place)).words
    assert "pass for generation 1" in said
    assert "Your note: build at E5" in said
    said = (await server.slash(asked, "me", server.place)).words
    assert "pass for generation 1" not in said
    assert "build at E5" not in said


async def test_the_form_of_a_note_begins_with_what_is_there_and_an_empty_one_deletes_it(server: Server) -> None:
    asked, waits = await begun(server)
    shown = await server.slash(asked, "note", server.place)
    member = server.members[asked]
    form = await member.click(shown.message, custom_id=shown.button("note/write"))
    assert form.modal is not None
    await member.submit_modal(form, {"note": "city at E5\n@everyone **now**"})
    shown = await server.slash(asked, "note", server.place)
    assert "city at E5" in shown.words
    assert "**now**" not in shown.words, "it is text"
    form = await member.click(shown.message, custom_id=shown.button("note/write"))
    assert "city at E5" in str(form.modal)
    assert "city at E5" not in (await server.slash(waits, "note", server.place)).words
    await member.submit_modal(form, {"note": ""})
    assert "city at E5" not in (await server.slash(asked, "note", server.place)).words
    assert (await server.look(asked)).note == ""
