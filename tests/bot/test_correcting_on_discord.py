"""Correcting the table on Discord: the form by buttons and commands, the vote, the log, `/admin correct`, old and forged buttons."""

from __future__ import annotations

import pytest

from engine import Game
from engine.core import Step
from engine.effects import ocean
from tests.bot.server import Server, Shown, asked_player, begun, open_server, started
from tests.bot.test_mangled import Sent


@pytest.fixture
async def server(tmp_path):
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben", "Cat"), pictures=False) as server:
        server.add_manager("Zed")
        yield server


async def three(server: Server) -> str:
    """Start a game of Ann, Ben and Cat in this order; returns its id."""
    names = dict(server.members)
    server.members = {name: names[name] for name in ("Ann", "Ben", "Cat")}
    await started(server)
    server.members = names
    (status,) = await server.bot.services.games.of_user(server.members["Ann"].id)
    return status.id


async def through(server: Server, who: str, shown: Shown, *values: str) -> Shown:
    """Choose one value after the other in the menus of the form."""
    for value in values:
        shown = await server.select(who, shown, [value])
    return shown


async def money(server: Server, game: str, seat: int) -> int:
    look = await server.bot.services.play.look(game, None)
    assert look.view is not None
    return look.view.seats[seat].stock["mc"]


async def votes(server: Server) -> Shown:
    await server.say()
    return next(Shown(m) for m in reversed(server.place.history()) if "asks to correct" in Shown(m).words)


async def test_ann_corrects_two_things_by_buttons_with_the_consent_of_ben_and_cat(server):
    game = await three(server)
    before = await money(server, game, 1)
    panel = await server.click("Ann", server.last(), "open")
    form = await server.click("Ann", await server.click("Ann", panel, "More"), "Correct the table")
    assert "■ Ben and ▲ Cat must agree." in form.words
    shown = await through(server, "Ann", form, "stock")
    assert "### Stocks" in shown.words
    shown = await through(server, "Ann", shown, "1")
    assert "### Stocks of ■ Ben" in shown.words
    shown = await through(server, "Ann", shown, "mc")
    assert f"Now: {before} M€" in shown.words
    form = await through(server, "Ann", shown, "3")
    assert f"- ■ Ben: +3 M€ ({before} → {before + 3})" in form.words
    form = await through(server, "Ann", form, "track", "temperature", "2")
    assert "- Temperature −30 → −26 °C" in form.words
    asked = await server.click("Ann", form, "Ask the table")
    assert "You have asked to correct the table:" in asked.words
    public = await votes(server)
    assert (
        f"● Ann asks to correct the table**\n- ■ Ben: +3 M€ ({before} → {before + 3})\n- Temperature −30 → −26 °C"
        in public.words
    )
    await server.restart()
    assert "You agree." in (await server.click("Ben", public, "Agree to correct it")).words
    await server.click("Cat", public, "Agree to correct it")
    public = await votes(server)
    assert "Corrected. Agreed: ● ■ ▲" in public.words
    assert not public.buttons
    assert await money(server, game, 1) == before + 3
    line = f"Correction, asked by ● Ann, agreed by ■ Ben and ▲ Cat: ■ +3 M€ ({before} → {before + 3}), temperature −30 → −26 °C"
    assert line in (await server.slash("Cat", "log")).words.replace("**", "")
    assert line in (await server.turn()).words.replace("**", "")


async def test_a_tile_is_put_there_and_taken_off_by_the_command(server):
    game = await three(server)
    form = await server.slash("Ben", "correct")
    shown = await through(server, "Ben", form, "tile", "0", "lay=greenery")
    form = await through(server, "Ben", shown, "greenery@E5")
    assert "- ● Ann: greenery at E5" in form.words
    await server.click("Ben", form, "Ask the table")
    public = await votes(server)
    await server.click("Ann", public, "Agree")
    await server.click("Cat", public, "Agree")
    assert (await server.bot.services.play.look(game, None)).view.tiles["E5"].owner == 0
    form = await through(server, "Cat", await server.slash("Cat", "correct"), "tile", "0", "greenery@E5")
    assert "- ● Ann: greenery removed from E5" in form.words
    form = await server.click("Cat", form, "Remove the last one")
    assert "To be changed" not in form.words


async def test_one_who_keeps_it_as_it_is_ends_it(server):
    game = await three(server)
    before = await money(server, game, 0)
    form = await through(server, "Ben", await server.slash("Ben", "correct"), "stock", "0", "mc", "-2")
    await server.click("Ben", form, "Ask the table")
    shown = await server.click("Cat", await votes(server), "Keep as it is")
    assert "That decides it; the game goes on." in shown.words
    assert "Refused by ▲" in (await votes(server)).words
    assert await money(server, game, 0) == before


async def test_the_form_of_who_has_asked_shows_the_request_and_that_of_others_leads_to_it(server):
    await three(server)
    form = await through(server, "Ben", await server.slash("Ben", "correct"), "stock", "0", "mc", "1")
    await server.click("Ben", form, "Ask the table")
    again = await server.slash("Ben", "correct")
    assert "You have asked to correct the table:" in again.words
    form = await through(server, "Cat", await server.slash("Cat", "correct"), "stock", "0", "mc", "1")
    shown = await server.click("Cat", form, "Ask the table")
    assert "■ Ben has already asked for another correction; that comes first." in shown.words
    shown = await server.click("Cat", shown, "■ Ben's request")
    assert "■ Ben asks to correct the table" in shown.words
    assert "The request is withdrawn" in (await server.click("Ben", again, "Withdraw")).words


async def test_who_mistyped_changes_the_open_request_and_everybody_chooses_anew(server):
    game = await three(server)
    before = await money(server, game, 0)
    form = await through(server, "Ben", await server.slash("Ben", "correct"), "stock", "0", "mc", "-2")
    await server.click("Ben", form, "Ask the table")
    await server.click("Ann", await votes(server), "Agree")
    posted = len(server.place.history())
    mine = await server.slash("Ben", "correct")
    form = await server.click("Ben", mine, "Change it")
    assert "- ● Ann: −2 M€" in form.words
    page = await through(server, "Ben", form, "stock", "0", "mc")
    form = await server.click("Ben", page, "Back")
    assert "- ● Ann: −2 M€" in form.words
    form = await through(server, "Ben", form, "stock", "0", "mc", "4")
    assert "- ● Ann: +2 M€" in form.words
    assert "You have asked" in (await server.click("Ben", form, "Ask the table")).words
    public = await votes(server)
    assert "- ● Ann: +2 M€" in public.words
    assert len(server.place.history()) == posted, "the same message, so no second mention"
    await server.click("Cat", public, "Agree")
    assert await money(server, game, 0) == before
    await server.click("Ann", public, "Agree")
    assert await money(server, game, 0) == before + 2


async def test_who_manages_the_server_corrects_at_once_under_their_name(server):
    game = await three(server)
    before = await money(server, game, 2)
    form = await server.slash("Zed", "admin correct", game=game)
    assert "It is done at once, and the log says that you did it." in form.words
    form = await through(server, "Zed", form, "stock", "2", "mc", "-1")
    done = await server.click("Zed", form, "Correct it")
    assert "The table has been corrected, and the log says so." in done.words
    assert await money(server, game, 2) == before - 1
    words = (await server.slash("Ann", "log")).words.replace("**", "")
    assert "Zed, a server manager, corrected the table" in words
    assert f"Correction: ▲ −1 M€ ({before} → {before - 1})" in words
    forged = await Sent(server, "Zed", f"m:{game}:1:correct/ask").arrive()
    assert "You have no seat here." in forged.words, "without the permission"
    assert await money(server, game, 2) == before - 1


async def test_neither_strangers_nor_a_manager_who_plays_use_the_way_of_managers(server):
    game = await three(server)
    shown = await server.slash("Ann", "admin correct", game=game)
    assert "You are playing in this game" in shown.words
    server.users["Ida"] = server.env.create_user("Ida")
    server.members["Ida"] = server.guild.add_member(server.users["Ida"])
    assert "You have no seat here." in (await server.slash("Ida", "correct", game=game)).words
    for what in ("correct", "correct/ask", "correct/drop"):
        assert "You have no seat here." in (await Sent(server, "Ida", f"m:{game}:0:{what}").arrive()).words
    assert (await server.bot.services.games.status(game)).version == 0


async def test_forged_choices_change_nothing(server):
    game = await three(server)
    form = await server.slash("Ann", "correct")
    for menu, value in (
        ("fix", "luck"),
        ("fix/stock", "4"),
        ("fix/stock/1", "gold"),
        ("fix/stock/1/mc", "-999999999"),
        ("fix/stock/n/mc", "1"),
        ("fix/card/1", "comet"),
        ("fix/tile/0", "lay=ocean"),
        ("fix/tile/0", "city@Z9"),
    ):
        shown = await Sent(server, "Ann", f"s:{game}:0:{menu}", [value]).arrive()
        assert "our side" not in shown.words, (menu, value)
    assert (await server.bot.services.corrections.draft(game, server.members["Ann"].id)).changes == ()
    assert form.menus


async def test_alone_with_a_robot_it_is_done_at_once_and_the_result_says_so(server):
    await server.slash("Ann", "game new", robots=1)
    await server.say()
    (status,) = await server.bot.services.games.of_user(server.members["Ann"].id)
    user = server.members["Ann"].id
    await server.bot.services.lobby.configure(status.id, user, {"beginners": True})
    await server.bot.services.lobby.start(status.id, user)
    await server.say()
    form = await server.slash("Ann", "correct")
    assert "it is done at once, and the result says so." in form.words
    form = await through(server, "Ann", form, "rating", "0", "5")
    shown = await server.click("Ann", form, "Correct it")
    assert "The table has been corrected, and the log says so." in shown.words
    look = await server.bot.services.play.look(status.id, user)
    assert (look.view.seats[0].tr, look.view.unagreed) == (25, 1)


async def test_it_is_refused_while_it_would_disturb_an_action_with_the_name_of_who_acts(server):
    game = await begun(server)

    def in_the_middle(game: Game) -> None:
        (seat,) = game.pending
        game.agenda.append(Step(seat, ocean()))

    await server.alter(game, in_the_middle)
    (seat,) = (await server.bot.services.play.look(game, None)).view.owing
    shown = await through(server, "Ann", await server.slash("Ann", "correct"), "track", "temperature", "1")
    assert f"{'●■'[seat]} " in shown.words
    assert "is in the middle of an action that this would disturb. It must be finished first." in shown.words
    form = await through(server, "Ann", await server.slash("Ann", "correct"), "stock", str(1 - seat), "mc", "1")
    assert "To be changed" in form.words


async def test_an_order_that_a_correction_hinders_is_stopped_and_says_so(server):
    game = await three(server)
    services, names = server.bot.services, ("Ann", "Ben", "Cat")
    at = names.index(await asked_player(server))
    first, second, third = (names[(at + n) % 3] for n in range(3))
    one, two = (server.members[name].id for name in (first, second))
    look = await services.orders.begin(game, two, None, "order")
    look = await services.play.compose(game, two, look.token, [["project:asteroid"]], "order", True)
    await services.orders.give(game, two, look.token, "give")
    seat = str(names.index(second))
    form = await through(server, first, await server.slash(first, "correct"), "stock", seat, "mc", "-30")
    await server.click(first, form, "Ask the table")
    public = await votes(server)
    await server.click(second, public, "Agree")
    await server.click(third, public, "Agree")
    await services.play.compose(game, one, None, [["project:power-plant"]], "one", True)
    await services.play.compose(game, one, None, [["end"]], "two", True)
    for _ in range(3):
        await server.wait(60)
    shown = await server.click(second, server.last(), "open")
    assert "the table was corrected: " in shown.words
