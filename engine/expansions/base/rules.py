"""The base game: its global parameters, standard projects and phases (rulebook, Setup and Generations)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.actions.card_actions import ACTION
from engine.actions.converting import CONVERT_HEAT, CONVERT_PLANTS
from engine.actions.goals import AWARD, MILESTONE
from engine.actions.playing import PLAY
from engine.actions.projects import PROJECT
from engine.actions.selling import SELL
from engine.actions.turn import ActionPhase
from engine.box import Parameter, Project
from engine.effects import city, greenery, ocean, production, temperature
from engine.expansions.base.cards import CORPORATIONS, PROJECTS
from engine.expansions.expansion import CardDeck, Expansion, add_expansion
from engine.named import CORPORATION_DECK, PROJECT_DECK
from engine.phases.generation import Ending, PlayerOrder, ProductionPhase
from engine.phases.neutral import NeutralTiles
from engine.phases.research import Research
from engine.phases.start import ChooseCorporation, ChooseFirstCards, ChooseTogether, DealFirstCards, PlayCorporations
from engine.placement import RULES, rule
from engine.tableau import CITY_TILES

if TYPE_CHECKING:
    from engine.core import Game

CITY_TILES.add("capital")


@rule("noctis")
def _noctis(game: Game, seat: int) -> Iterator[str]:
    """The area reserved for Noctis City; on a map without one, wherever a city may lie."""
    reserved = game.box.map.of_kind["reserved"]
    return (s for s in reserved if s not in game.table.tiles) if reserved else RULES["city"](game, seat)


BASE = add_expansion(
    Expansion(
        "base",
        cards=(*PROJECTS, *CORPORATIONS),
        decks=(
            CardDeck(PROJECT_DECK, ("event", "automated", "active")),
            CardDeck(CORPORATION_DECK, ("corporation",), renewed=False),
        ),
        tags=("building", "space", "power", "science", "jovian", "earth", "plant", "microbe", "animal", "city"),
        parameters=(
            Parameter(
                "temperature",
                -30,
                8,
                2,
                bonuses=((-24, production(heat=1)), (-20, production(heat=1)), (0, ocean())),
            ),
            Parameter("oxygen", 0, 14, bonuses=((8, temperature(1)),)),
            Parameter("oceans", 0, 9),
        ),
        projects=(
            Project("power-plant", 11, (production(energy=1),)),
            Project("asteroid", 14, (temperature(1),)),
            Project("aquifer", 18, (ocean(),)),
            Project("greenery", 23, (greenery(),)),
            Project("city", 25, (city(), production(mc=1))),
        ),
        verbs=(PLAY, PROJECT, SELL, MILESTONE, AWARD, ACTION, CONVERT_PLANTS, CONVERT_HEAT),
        setup=(
            ("map", NeutralTiles()),
            ("dealt", DealFirstCards()),
            ("chosen", ChooseTogether()),
            ("corporations", PlayCorporations()),
        ),
        choices=(
            ("corporation", ChooseCorporation()),
            ("cards", ChooseFirstCards()),
        ),
        phases=(
            ("order", PlayerOrder()),
            ("research", Research()),
            ("action", ActionPhase()),
            ("production", ProductionPhase()),
            ("ending", Ending()),
        ),
    )
)
