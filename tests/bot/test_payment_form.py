"""The form for typing the amounts of a payment, if there are more payments than a menu can hold."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot import limits, speech
from bot.screens import card
from bot.tables import Refused
from engine.card import KEYS
from engine.core import Decision, Game
from engine.decision import Budget, as_picks
from tests.bot import looks
from tests.bot.server import Server, Shown, asked_player, route, started

PUMPING, HELION = looks.CARDS[KEYS["aquifer-pumping"]], looks.CARDS[KEYS["helion"]]
"""The keys of a building for 18 M€, and of the corporation that may also pay with heat."""


async def rich(server: Server) -> str:
    """Give the player on turn the card, the corporation and all stocks; returns their name."""
    await started(server)
    name = await asked_player(server)
    await server.deal(name, PUMPING.id, mc=30, steel=9, heat=15)
    look = await server.look(name)

    def led(game: Game) -> None:
        assert look.seat is not None
        me = game.players[look.seat]
        decks = game.table.decks.values()
        for pile in (
            *(deck.cards for deck in decks),
            *(deck.discard for deck in decks),
            *(p.played for p in game.players),
        ):
            pile[:] = [me.corporation if card == HELION.id else card for card in pile]
        for p in game.players:
            p.corporation = me.corporation if p.corporation == HELION.id else p.corporation
        me.corporation, me.played = HELION.id, [HELION.id]
        me.clear_caches()

    await server.alter(look.status.id, led)
    return name


async def paying(server: Server) -> tuple[str, Shown, Any]:
    """Open the form of the card; returns the name of the player, the screen of the card, and the form."""
    name = await rich(server)
    shown = await server.click(name, await server.turn(), "open")
    shown = await server.select(name, shown, [PUMPING.as_play])
    form = await opened(server, name, shown)
    return name, shown, form


async def opened(server: Server, name: str, shown: Shown) -> Any:
    """Press the button that opens the form."""
    button = next(custom_id for custom_id in shown.buttons if route(custom_id).startswith(card.AMOUNTS))
    return await server.members[name].click(shown.message.message, custom_id=button)


async def test_the_form_opens_again_after_it_was_closed(server: Server) -> None:
    name, shown, form = await paying(server)
    again = await opened(server, name, shown)
    assert again.modal["components"] == form.modal["components"]


async def test_the_form_has_a_field_for_each_resource_with_the_proposal(server: Server) -> None:
    _name, shown, form = await paying(server)
    (menu,) = shown.menus.values()
    assert len(menu) == limits.OPTIONS
    fields = [part["component"] for part in form.modal["components"]]
    labels = [part["label"] for part in form.modal["components"]]
    assert [field["custom_id"] for field in fields] == ["steel", "heat", "mc"]
    assert [label.replace("\u00a0", " ") for label in labels] == [
        "steel, at most 9",
        "heat, at most 15",
        "M€, at most 30",
    ]
    assert form.modal["title"].replace("\u00a0", " ") == f"Pay {PUMPING.cost} M€"
    values = [int(field["value"]) for field in fields]
    assert 2 * values[0] + values[1] + values[2] >= PUMPING.cost, "it could be sent as it is"


async def test_typed_amounts_are_shown_before_they_are_paid(server: Server) -> None:
    name, _shown, form = await paying(server)
    sent = await server.members[name].submit_modal(form, {"steel": "4", "heat": "1", "mc": "9"})
    shown = Shown(sent.response)
    assert "Pay 4 steel + 1 heat + 9 M€" in shown.words.replace("**", "")
    assert PUMPING.id in (await server.view(name)).hand, "nothing is paid yet"
    await server.click(name, shown, "Play")
    view = await server.view(name)
    assert PUMPING.id not in view.hand
    assert {k: view.seats[view.you].stock[k] for k in ("steel", "heat", "mc")} == {
        "steel": 5,
        "heat": 14,
        "mc": 21,
    }


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ({"steel": "1", "heat": "0", "mc": "5"}, "1 steel + 5 M€: 11 M€ short of 18 M€."),
        ({"steel": "9", "heat": "3", "mc": "1"}, "9 steel + 3 heat + 1 M€: 4 M€ more than 18 M€, so pay less."),
        ({"steel": "10", "heat": "0", "mc": "20"}, "You can pay at most 9 steel."),
        ({"steel": "-4", "heat": "8", "mc": "20"}, "An amount is a whole number that is not below 0."),
        ({"steel": "four", "heat": "", "mc": "18"}, "An amount is a whole number that is not below 0."),
    ],
    ids=["too little", "too much", "more than one has", "less than nothing", "no number"],
)
async def test_amounts_that_do_not_pay_are_refused_on_the_screen_of_the_card(
    server: Server, typed: dict[str, str], said: str
) -> None:
    name, before, form = await paying(server)
    sent = await server.members[name].submit_modal(form, typed)
    shown = Shown(sent.response)
    assert shown.words.replace("\u00a0", " ").startswith(f"**{said}** Nothing was changed.")
    assert shown.buttons == before.buttons
    assert PUMPING.id in (await server.view(name)).hand


@pytest.mark.parametrize(
    ("pay", "said"),
    [("steel=1, mc=5", "1 steel + 5 M€: 11 M€ short of 18 M€."), ("mc=99", "You can pay at most")],
)
async def test_amounts_typed_in_a_command_that_do_not_pay_are_refused_on_the_screen_of_the_card(
    server: Server, pay: str, said: str
) -> None:
    name = await rich(server)
    shown = await server.slash(name, "play", server.place, card=PUMPING.name, pay=pay)
    assert shown.words.replace("\u00a0", " ").startswith(f"**{said}")
    assert any(label.startswith("Play for") for label in shown.buttons.values())


async def test_amounts_that_do_not_pay_for_anything_but_a_card_are_refused_where_they_were_typed(
    server: Server,
) -> None:
    name = await rich(server)
    await server.deal(name, PUMPING.id, heat=40)
    listed = await server.click(name, await server.click(name, await server.turn(), "open"), "list/project")
    before = await server.select(name, listed, ["project:city"])
    sent = await server.members[name].submit_modal(await opened(server, name, before), {"heat": "0", "mc": "2"})
    shown = Shown(sent.response)
    assert shown.words.replace("\u00a0", " ").startswith("**2 M€: 23 M€ short of 25 M€.** Nothing was changed.")
    assert shown.buttons == before.buttons


async def test_an_empty_field_is_nothing(server: Server) -> None:
    name, _shown, form = await paying(server)
    sent = await server.members[name].submit_modal(form, {"steel": "", "heat": "", "mc": str(PUMPING.cost)})
    assert f"Pay {PUMPING.cost} M€" in Shown(sent.response).words.replace("**", "")


async def test_a_form_that_was_opened_for_an_earlier_question_pays_nothing(server: Server) -> None:
    name, _shown, form = await paying(server)
    await server.slash(name, "pass", anyway=True)
    sent = await server.members[name].submit_modal(form, {"steel": "0", "heat": "0", "mc": str(PUMPING.cost)})
    assert "Nothing was changed" in Shown(sent.response).words


async def test_a_payment_says_what_it_is_for_and_its_button_stands_in_one_line(server: Server) -> None:
    name = await rich(server)
    listed = await server.click(name, await server.click(name, await server.turn(), "open"), "list/project")
    shown = await server.select(name, listed, ["project:asteroid"])
    assert shown.texts[0].startswith("### B\u00a0· Asteroid, 14\u00a0M€\nChoose how to pay 14\u00a0M€")
    await server.click(name, shown, "Take back")
    shown = await server.select(name, await server.click(name, await server.turn(), "open"), [PUMPING.as_play])
    mixed = next(v for v in shown.menus[shown.menu_for("mix")] if v.count("=") == 3)
    shown = await server.select(name, shown, [mixed])
    assert f"Pay **{speech.mix_text(card.read(card.decoded(mixed)))}**" in "\n".join(shown.texts)
    assert all(len(label) <= limits.LINE for label in shown.buttons.values())


async def test_a_payment_for_cards_says_how_many(server: Server) -> None:
    game = looks.opened(0)
    budget = Budget(6, (("mc", 1, 9), ("heat", 1, 9)))
    decision = Decision(0, "pay", kind="payment", budget=budget)
    bought = (PUMPING.as_card, HELION.as_card)
    seen = replace(looks.asked(looks.look(game, 0), decision), picks=(bought,))
    assert (await card.payment(looks.context(seen), budget)).words().startswith("### 2\u00a0cards\n")


async def test_a_card_and_its_payment_are_foreseen_in_one_look_as_one_after_the_other(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = await rich(server)
    game, user = (await server.look(name)).status.id, server.members[name].id
    foresee = server.bot.services.play.preview
    first = await foresee(game, user, None, [[PUMPING.as_play]])
    assert first.view is not None
    assert first.decision is not None
    assert first.decision.budget
    paid = as_picks(card.proposed(first.view, first.decision.budget))
    after = await foresee(game, user, None, [[PUMPING.as_play], paid])
    asked: list[Decision] = []
    assert await foresee(game, user, None, [[PUMPING.as_play]], following=lambda of: asked.append(of) or paid) == after
    assert asked == [first.decision]
    assert await foresee(game, user, None, [[PUMPING.as_play]], following=lambda of: None) == first
    with pytest.raises(Refused):
        await foresee(game, user, None, [[PUMPING.as_play]], following=lambda of: ("mc=1",))
    looks: list[str] = []
    queue = server.bot.services.runner.queue
    run = queue.run

    async def noted(what: str, of: str, work: Any) -> Any:
        looks.append(what)
        return await run(what, of, work)

    shown = await server.click(name, await server.turn(), "open")
    monkeypatch.setattr(queue, "run", noted)
    await server.select(name, shown, [PUMPING.as_play])
    assert [what for what in looks if what.startswith(("play", "panel"))] == ["panel.look", "play.Play.preview"]
