"""Lines of the log follow the style guide: the thing, its price, its outcome and the cause."""

from __future__ import annotations

import pytest

from engine import Options, new_game, view
from engine.journal import Entry, Passed, Scored
from tests.engine.table import Table
from tests.expansions.test_prelude import OTHER, PLAIN, begun, choose
from words import log_lines, log_said, markdown, plain, question

NAMES = ["Aïcha B.", "Łukasz", "tomcat_77"]


def said(*entries: Entry, seat: int | None = None) -> list[str]:
    return [line.replace("\u00a0", " ") for line in log_lines(entries, NAMES, seat)]


def acted(table: Table, *answers: tuple[str, ...], seat: int | None = None) -> list[str]:
    """The lines of the action that these answers make."""
    entries: list[Entry] = []
    for picks in answers:
        table.choose(*picks)
        entries += table.game.news
    return said(*entries, seat=seat)


def test_a_card_with_its_price_its_effects_and_who_lost_what() -> None:
    table = Table(3).give(0, "Comet").stock(0, mc=6, titanium=5).stock(2, plants=4).parameters(temperature=-10)
    assert acted(table, ("play:comet",), ("space:F6",), ("seat:2",)) == [
        "**Comet** for 5 titanium + 6 M€: temperature −10 → −8 °C (+1 TR), ocean at F6 (+1 plant, +1 TR), ▲ −3 plants (4 → 1)"
    ]


def test_who_begins_with_the_beginner_corporation_buys_no_cards() -> None:
    game = new_game(Options(players=2, beginners=(0, 1)), "seed")
    chosen = [line for line in said(*game.news) if "Beginner" in line]
    assert len(chosen) == 2
    assert all("bought no cards, drew 10 cards" in line for line in chosen)


def test_what_another_card_brings_names_that_card() -> None:
    table = Table(2).lay(0, "Media Group", "Optimal Aerobraking").give(0, "Ice Asteroid").stock(0, mc=23)
    lines = acted(table, ("play:ice-asteroid",), ("space:A2",), ("space:A4",))
    assert lines[0].startswith("**Ice Asteroid** for 23 M€: ")
    assert "ocean at A2 (+2 steel, +1 TR), ocean at A4 (+1 card, +1 TR)" in lines[0]
    assert "+3 M€ (Media Group)" in lines[0]
    assert "+3 M€ and +3 heat (Optimal Aerobraking)" in lines[0]


def test_an_action_says_what_it_cost() -> None:
    table = Table(2).lay(0, "Steelworks").stock(0, energy=4)
    assert acted(table, ("action:steelworks",)) == [
        "Action of **Steelworks** for 4 energy: +2 steel, oxygen 0 → 1 % (+1 TR)"
    ]


def test_what_goes_on_after_a_card_was_looked_at_names_the_card_that_looked() -> None:
    table = Table(2).lay(0, "Inventors' Guild").stock(0, mc=10)
    looked = acted(table, ("action:inventors-guild",))
    assert looked[0].startswith("Action of **Inventors' Guild**: looked at 1 card")
    decision = table.game.decision(0)
    assert decision is not None
    (went_on,) = acted(table, decision.options, seat=0)
    assert went_on.startswith("● Aïcha B., **Inventors' Guild** for 3 M€: took the card")


def test_conversions_projects_and_milestones() -> None:
    table = Table(2).stock(0, plants=8, heat=8, mc=40).rating(0, 35)
    assert acted(table, ("convert:plants",), ("space:B1",)) == [
        "8 plants spent: greenery at B1 (oxygen 0 → 1 %, +1 TR)"
    ]
    assert acted(table, ("convert:heat",)) == ["8 heat spent: temperature −30 → −28 °C (+1 TR)"]
    table.turn(0)
    assert acted(table, ("project:power-plant",)) == [
        "Standard project **Power plant** for 11 M€: energy production +1 (0 → 1)"
    ]
    assert acted(table, ("milestone:terraformer",)) == ["Milestone **Terraformer** claimed for 8 M€"]


def test_cards_are_named_to_their_owner_only() -> None:
    table = Table(2).lay(0, "AI Central").deck("Comet", "Ants")
    table.choose("action:ai-central")
    news = list(table.game.news)
    assert said(*news) == said(*news, seat=1) == ["Action of **AI Central**: drew 2 cards"]
    assert said(*news, seat=0) == ["Action of **AI Central**: drew 2 cards: Comet and Ants"]


def test_names_stay_names_in_markdown_and_where_nothing_is_markdown() -> None:
    (line,) = said(Passed(2))
    assert markdown(line) == "▲ tomcat\\_77 passed"
    assert plain(line) == "▲ tomcat_77 passed"


def test_production_is_summed_up_by_player() -> None:
    table = Table(2).stock(0, energy=2).production(0, mc=3, energy=1)
    table.choose("pass")
    table.choose("pass")
    lines = said(*table.game.news)
    assert lines[:2] == ["■ Łukasz passed", "● Aïcha B. produced 23 M€, 1 energy, 2 heat (2 energy became heat)"]


def test_what_is_yet_to_happen_is_not_told_as_if_it_had() -> None:
    table = Table(2).stock(0, energy=2).production(0, mc=3, energy=1)
    table.choose("pass")
    table.choose("pass")
    lines = [line.text.replace("\u00a0", " ") for line in log_said(table.game.news, NAMES, ahead=True)]
    assert lines[:2] == ["■ Łukasz passes", "● Aïcha B. produces 23 M€, 1 energy, 2 heat (2 energy becomes heat)"]


def test_what_is_yet_to_happen_is_told_with_all_numbers_before_and_after() -> None:
    table = Table(2).give(0, "Imported GHG", "Release of Inert Gases").stock(0, mc=21, heat=2).rating(0, 25)
    for card, effects in (
        ("imported-ghg", ["heat production +1 (0 → 1)", "+3 heat (2 → 5)"]),
        ("release-of-inert-gases", ["+2 TR (25 → 27)"]),
    ):
        table.choose(f"play:{card}")
        (line,) = log_said(table.game.news, NAMES, 0, ahead=True)
        assert [effect.replace("\u00a0", " ") for effect in line.effects] == effects


def test_cards_yet_to_be_drawn_are_counted_in_the_present() -> None:
    table = Table(2).lay(0, "AI Central").deck("Comet", "Ants")
    table.choose("action:ai-central")
    public = [entry for entry in table.game.news if entry.to == -1]
    assert [line.text.replace("\u00a0", " ") for line in log_said(public, NAMES, 0, ahead=True)] == [
        "Action of **AI Central**: +2 cards"
    ]


def test_a_final_score_is_counted_in_points_as_the_result_counts_it() -> None:
    assert said(Scored(0, points={"tr": 20, "cards": 1}, total=21, rank=1)) == [
        "Rank 1: ● Aïcha B., **21 points** (TR 20 · cards 1)"
    ]


def test_whoever_plays_alone_has_no_rank() -> None:
    scored = Scored(0, points={"tr": 20, "cards": 1}, total=21, rank=1)
    assert [line.replace("\u00a0", " ") for line in log_lines([scored], ("Ann",))] == [
        "● Ann, **21 points** (TR 20 · cards 1)"
    ]


def test_a_second_corporation_that_was_put_off_has_a_line_of_its_own() -> None:
    game = begun(2, PLAIN, OTHER, two_corporations=True)
    choose(game, 0, *PLAIN[:2])
    choose(game, 1, *OTHER[:2])
    for seat, pick in ((0, "card:donation"), (0, "after"), (1, "no")):
        game.answer(seat, (pick,))
    *_preludes, last = said(*game.news)
    assert last == "● Aïcha B.: looked at 4 cards (second corporation)"


@pytest.mark.parametrize(("how", "brought"), [("rewarded", " (+1 TR)"), ("unrewarded", "")])
def test_the_raise_of_the_house_rule_is_asked_and_told_as_that(how: str, brought: str) -> None:
    table = Table(2, first_raises=how, world_government=True)
    table.game.table.phase = "government"
    table.run(table.game.box.phases["government"])
    assert question(view(table.game, 0), NAMES).startswith("House-rule raise: choose")
    table.pick("raise:oxygen")
    assert said(*table.game.news)[0] == f"**House-rule raise** by ● Aïcha B.: oxygen 0 → 1 %{brought}"


def test_what_another_player_has_still_to_choose_is_not_said_to_come_to_nothing() -> None:
    table = Table(2, more=["promos"]).lay(1, "Icy Impactors", resources=1).turn(1)
    assert acted(table, ("action:icy-impactors",), seat=1) == ["Action of **Icy Impactors** for 1 asteroid"]
    assert table.key == "place-for:ocean"


def test_what_brings_nothing_says_so() -> None:
    table = Table(2).give(0, "Sabotage").lay(0, "Symbiotic Fungus").parameters(temperature=8).stock(0, mc=20, heat=8)
    assert acted(table, ("play:sabotage",)) == ["**Sabotage** for 1 M€: nothing came of it"]
    table.turn(0)
    assert acted(table, ("convert:heat",)) == ["8 heat spent: nothing came of it"]
    table.turn(0)
    assert acted(table, ("action:symbiotic-fungus",)) == ["Action of **Symbiotic Fungus**: nothing came of it"]


def test_what_was_paid_with_resources_on_a_card_and_brought_nothing_says_so() -> None:
    table = Table(2, more=["colonies"]).parameters(temperature=8).lay(0, "Stormcraft Incorporated", resources=5)
    table.stock(0, heat=3).turn(0)
    assert acted(table, ("convert:heat",), ("4",)) == [
        "Stormcraft Incorporated −4 floaters (5 → 1), nothing came of it"
    ]
    raised = Table(2, more=["colonies"]).parameters(temperature=0).lay(0, "Stormcraft Incorporated", resources=5)
    raised.stock(0, heat=3).turn(0)
    (line,) = acted(raised, ("convert:heat",), ("4",))
    assert "nothing came of it" not in line


def test_an_event_that_something_else_goes_on_with_says_nothing_of_that() -> None:
    table = Table(2, more=["promos"]).give(0, "Project Inspection").lay(0, "Steelworks").stock(0, mc=20, energy=8)
    table.choose("action:steelworks").turn(0)
    lines = acted(table, ("play:project-inspection",))
    assert "Steelworks" in lines[-1]
    assert "nothing" not in " ".join(lines)


def test_colony_tiles_are_laid_with_what_they_are_for() -> None:
    (line,) = [line for line in said(*new_game(Options(players=2, more=("colonies",)), "seed").news) if "map" in line]
    assert line.startswith("Colony tiles beside the map, to trade with and to settle: ")
