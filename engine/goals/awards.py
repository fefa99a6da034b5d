"""The awards, by key: those that maps print, and those of the pack (Milestones & Awards).

Expansions declare the awards that look at state of their own.
"""

from __future__ import annotations

from typing import Final

from engine import tableau
from engine.box import Award
from engine.goals import scores
from engine.goals.scores import (
    card_resources_of,
    cards_in_play,
    own_tags,
    productions,
    settlements,
    stocks,
    tiles_beside,
    tiles_in_south,
)

# fmt: off
DECLARED: Final = (
    # Tharsis
    Award("landlord", lambda game, me: tableau.own_tiles(game, me.seat), counts=("tile",), pack=True),
    Award("banker", productions("mc"), counts=("production:mc",), pack=True),
    Award("scientist", own_tags("science", purpose="award"), counts=("tag:science",), pack=True),
    Award("thermalist", stocks("heat"), counts=("stock:heat",), pack=True),
    Award("miner", stocks("steel", "titanium"), counts=("stock:steel", "stock:titanium"), pack=True),
    # Elysium
    Award("celebrity", cards_in_play(lambda card: card.cost >= 20), counts=("card:dear",), pack=True),
    Award("industrialist", stocks("steel", "energy"), counts=("stock:steel", "stock:energy"), pack=True),
    Award("desert-settler", tiles_in_south(4), by_space=True),
    Award("estate-dealer", tiles_beside(tableau.is_ocean), by_space=True, pack=True),
    Award("benefactor", lambda game, me: me.tr, counts=("rating",), pack=True),
    # Hellas
    Award("cultivator", lambda game, me: tableau.greeneries(game, me.seat), counts=("tile:greenery",), pack=True),
    Award("magnate", cards_in_play(lambda card: card.kind == "automated"), counts=("card:automated",), pack=True),
    Award("space-baron", own_tags("space", purpose="award"), counts=("tag:space",), pack=True),
    Award("excentric", scores.on_cards, counts=("lying",), pack=True),
    Award("contractor", own_tags("building", purpose="award"), counts=("tag:building",), pack=True),
    # Amazonis Planitia
    Award("collector", lambda game, me: len(tableau.kinds_owned(game, me)), counts=("new-kind",), pack=True),
    Award("innovator", lambda game, me: cards_in_play(lambda card: True)(game, me) + len(me.events),
        counts=("card:automated", "card:active", "card:event")),
    Award("constructor", lambda game, me: tableau.cities(game, me.seat) + settlements(game, me),
        counts=("tile:city", "settlement"), pack=True, drawn_with=("colonies",)),
    Award("manufacturer", productions("steel", "heat"), counts=("production:steel", "production:heat"), pack=True),
    Award("physicist", own_tags("science", "space", purpose="award"), counts=("tag:science", "tag:space")),
    # Utopia Planitia
    Award("suburbian", scores.at_the_edge, by_space=True, pack=True),
    Award("investor", own_tags("earth", purpose="award"), counts=("tag:earth",), pack=True),
    Award("botanist", productions("plants"), counts=("production:plants",), pack=True),
    Award("incorporator", cards_in_play(lambda card: card.cost <= 10), counts=("card:cheap",), pack=True),
    Award("metropolist", lambda game, me: tableau.cities(game, me.seat), counts=("tile:city",), pack=True),
    # Vastitas Borealis
    Award("traveller", own_tags("jovian", "earth", purpose="award"), counts=("tag:jovian", "tag:earth"), pack=True),
    Award("landscaper", scores.largest_group, by_space=True, pack=True),
    Award("highlander", scores.inland, by_space=True, pack=True),
    Award("promoter", lambda game, me: len(me.events), counts=("card:event",), pack=True),
    Award("blacksmith", productions("steel", "titanium"), counts=("production:steel", "production:titanium")),
    # Terra Cimmeria
    Award("electrician", own_tags("power", purpose="award"), counts=("tag:power",), pack=True),
    Award("founder", tiles_beside(tableau.is_special), by_space=True, pack=True),
    Award("mogul", productions("steel", "titanium", "plants", "energy", "heat"), pack=True,
        counts=("production:steel", "production:titanium", "production:plants", "production:energy", "production:heat")),
    Award("zoologist", card_resources_of("animal", "microbe"), counts=("lying:animal", "lying:microbe"), pack=True),
    Award("forecaster", cards_in_play(lambda card: bool(card.requires)), counts=("card:required",), pack=True),
    # The pack alone
    Award("administrator", scores.without_tags, counts=("card:untagged",), pack=True),
    Award("biologist", own_tags("plant", "microbe", "animal", purpose="award"),
        counts=("tag:plant", "tag:microbe", "tag:animal"), pack=True),
    Award("visionary", lambda game, me: len(me.hand), counts=("hand",), pack=True),
)
# fmt: on
AWARDS: Final = {award.key: award for award in DECLARED}
