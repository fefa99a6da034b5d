"""The milestones, by key: those that maps print, and those of the pack (Milestones & Awards).

A tile of the pack that asks for another number than the map has the number in its key. Expansions declare the milestones that look
at state of their own.
"""

from __future__ import annotations

from typing import Final

from engine import tableau
from engine.box import Milestone
from engine.goals import scores
from engine.goals.scores import card_resources_of, cards_in_play, own_tags, productions, tiles_beside, tiles_in_south

VOLCANOES: Final = "volcanoes"
"""What a map with volcanic areas brings, in `Milestone.drawn_with`."""
_REQUIRED: Final = cards_in_play(lambda card: bool(card.requires))
_IN_PLAY: Final = cards_in_play(lambda card: True)

# fmt: off
DECLARED: Final = (
    # Tharsis
    Milestone("terraformer", 35, lambda game, me: me.tr, counts=("rating",)),
    Milestone("mayor", 3, lambda game, me: tableau.cities(game, me.seat), counts=("tile:city",), pack=True),
    Milestone("gardener", 3, lambda game, me: tableau.greeneries(game, me.seat), counts=("tile:greenery",), pack=True),
    Milestone("builder", 8, own_tags("building", purpose="milestone"), counts=("tag:building",)),
    Milestone("planner", 16, lambda game, me: len(me.hand), counts=("hand",), pack=True),
    # Elysium
    Milestone("generalist", 6, scores.raised_productions, counts=("new-production",), pack=True),
    Milestone("specialist", 10, lambda game, me: max(me.production.values()), counts=("highest-production",)),
    Milestone("ecologist", 4, own_tags("plant", "microbe", "animal", purpose="milestone"),
        counts=("tag:plant", "tag:microbe", "tag:animal"), pack=True),
    Milestone("tycoon", 15, _IN_PLAY, counts=("card:automated", "card:active")),
    Milestone("legend", 5, lambda game, me: len(me.events), counts=("card:event",)),
    # Hellas
    Milestone("diversifier", 8, scores.different_tags, counts=("new-tag",), pack=True),
    Milestone("tactician", 5, _REQUIRED, counts=("card:required",)),
    Milestone("polar-explorer", 3, tiles_in_south(2), by_space=True),
    Milestone("energizer", 6, productions("energy"), counts=("production:energy",), pack=True),
    Milestone("rim-settler", 3, own_tags("jovian", purpose="milestone"), counts=("tag:jovian",), pack=True),
    # Amazonis Planitia
    Milestone("terran", 5, own_tags("earth", purpose="milestone"), counts=("tag:earth",), pack=True),
    Milestone("landshaper", 3, scores.kinds_of_tiles, by_space=True, pack=True),
    Milestone("merchant", 3, scores.of_each_resource, leaves=3, counts=("least-stock",)),
    Milestone("sponsor", 3, cards_in_play(lambda card: card.cost >= 20), counts=("card:dear",), pack=True),
    # Utopia Planitia
    Milestone("manager", 3, scores.special_tiles, counts=("tile:special",)),
    Milestone("pioneer", 3, scores.settlements, needs=("colonies",), counts=("settlement",)),
    Milestone("trader", 3, scores.kinds_on_cards, counts=("new-kind",), pack=True),
    Milestone("metallurgist", 6, productions("steel", "titanium"), counts=("production:steel", "production:titanium"), pack=True),
    Milestone("researcher", 4, own_tags("science", purpose="milestone"), counts=("tag:science",), pack=True),
    # Vastitas Borealis
    Milestone("agronomist", 4, own_tags("plant", purpose="milestone"), counts=("tag:plant",)),
    Milestone("engineer", 10, productions("energy", "heat"), counts=("production:energy", "production:heat"), pack=True),
    Milestone("spacefarer", 4, own_tags("space", purpose="milestone"), counts=("tag:space",), pack=True),
    Milestone("geologist", 3, scores.by_volcanoes, by_space=True, pack=True, drawn_with=(VOLCANOES,)),
    Milestone("farmer", 5, card_resources_of("animal", "microbe"), counts=("lying:animal", "lying:microbe"), pack=True),
    # Terra Cimmeria
    Milestone("planetologist", 6, scores.planets, needs=("venus",), counts=("tag:earth", "tag:venus", "tag:jovian"), pack=True),
    Milestone("architect", 3, own_tags("city", purpose="milestone"), counts=("tag:city",)),
    Milestone("coastguard", 3, tiles_beside(tableau.is_ocean), by_space=True, pack=True),
    Milestone("forester", 3, productions("plants"), counts=("production:plants",), pack=True),
    Milestone("fundraiser", 12, productions("mc"), counts=("production:mc",), pack=True),
    # The pack alone
    Milestone("briber", 12, scores.spare(12), also_pay=12, counts=("stock:mc",), pack=True),
    Milestone("builder-7", 7, own_tags("building", purpose="milestone"), counts=("tag:building",), pack=True),
    Milestone("hydrologist", 4, scores.raised("oceans"), counts=("raised:oceans",), pack=True),
    Milestone("legend-4", 4, lambda game, me: len(me.events), counts=("card:event",), pack=True),
    Milestone("merchant-2", 2, scores.of_each_resource, leaves=2, counts=("least-stock",), pack=True),
    Milestone("philantropist", 5, scores.with_points, counts=("card:points",), pack=True),
    Milestone("pioneer-4", 4, scores.settlements, needs=("colonies",), counts=("settlement",), pack=True),
    Milestone("producer", 16, productions("mc", "steel", "titanium", "plants", "energy", "heat"), counts=("production",), pack=True),
    Milestone("tactician-4", 4, _REQUIRED, counts=("card:required",), pack=True),
    Milestone("terraformer-29", 29, lambda game, me: me.tr, counts=("rating",), pack=True),
    Milestone("thawer", 5, scores.raised("temperature"), counts=("raised:temperature",), pack=True),
    Milestone("tycoon-10", 10, _IN_PLAY, counts=("card:automated", "card:active"), pack=True),
)
# fmt: on
MILESTONES: Final = {milestone.key: milestone for milestone in DECLARED}
