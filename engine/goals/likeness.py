"""How alike two goals are, from 0 to 9; 9 is the same thing asked for twice.

Pairs of the pack are as in the web implementation, and judged here where it has no number. What is printed on maps alone is
compared by what it counts.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from engine.box import Award, Milestone, title_of

_JUDGED: Final = {
    9: """
        fundraiser+banker terraformer+benefactor ecologist+biologist forester+botanist builder+contractor sponsor+celebrity
        coastguard+estate-dealer gardener+cultivator farmer+zoologist tactician+forecaster terran+investor legend+promoter
        mayor+metropolist researcher+scientist spacefarer+space-baron
    """,
    8: """
        constructor+metropolist cultivator+estate-dealer cultivator+landlord trader+excentric excentric+zoologist
        lobbyist+politician metallurgist+miner producer+mogul planner+visionary
    """,
    7: """
        trader+collector pioneer+constructor estate-dealer+landlord farmer+excentric industrialist+miner investor+traveller
        landlord+landscaper rim-settler+traveller terran+traveller trader+zoologist
    """,
    6: """
        farmer+biologist trader+biologist biologist+zoologist mayor+constructor mayor+cultivator ecologist+trader
        energizer+engineer energizer+industrialist gardener+landlord highlander+landlord mayor+landlord manufacturer+mogul
    """,
    5: """
        biologist+botanist botanist+cultivator gardener+botanist builder+magnate merchant+collector forester+cultivator
        energizer+electrician engineer+mogul gardener+estate-dealer forecaster+scientist forester+gardener tycoon+incorporator
        metallurgist+industrialist landlord+metropolist tycoon+magnate manufacturer+thermalist planetologist+traveller
    """,
    4: """
        producer+banker thawer+benefactor biologist+excentric botanist+mogul builder+tycoon coastguard+cultivator
        coastguard+landlord metallurgist+contractor cultivator+suburbian ecologist+excentric ecologist+farmer
        engineer+manufacturer engineer+thermalist mayor+estate-dealer farmer+trader forester+mogul founder+landlord
        fundraiser+producer gardener+suburbian geologist+landlord highlander+landscaper landlord+suburbian metallurgist+mogul
        pioneer+space-baron pioneer+spacefarer planetologist+rim-settler planetologist+terran scientist+visionary
        terraformer+thawer thawer+thermalist
    """,
    3: """
        benefactor+botanist benefactor+cultivator forester+benefactor hydrologist+benefactor forester+biologist ecologist+botanist
        celebrity+space-baron coastguard+gardener coastguard+mayor diversifier+trader ecologist+forester energizer+mogul
        energizer+pioneer energizer+thermalist tycoon+excentric landshaper+founder gardener+landshaper gardener+mayor
        hydrologist+terraformer planetologist+investor landshaper+mayor metallurgist+rim-settler rim-settler+space-baron
        rim-settler+spacefarer sponsor+space-baron
    """,
    2: """
        administrator+incorporator gardener+benefactor terraformer+botanist botanist+zoologist rim-settler+celebrity
        tycoon+contractor terraformer+cultivator diversifier+ecologist ecologist+forecaster ecologist+tycoon ecologist+zoologist
        estate-dealer+suburbian philantropist+excentric trader+forecaster forester+terraformer gardener+terraformer
        generalist+metallurgist incorporator+magnate magnate+scientist magnate+space-baron spacefarer+magnate mayor+suburbian
        tycoon+scientist spacefarer+tycoon trader+tycoon tycoon+zoologist
    """,
    1: """
        banker+benefactor banker+incorporator pioneer+banker benefactor+estate-dealer biologist+cultivator gardener+biologist
        biologist+magnate tycoon+biologist generalist+botanist botanist+landlord botanist+magnate tycoon+botanist
        builder+industrialist builder+metallurgist builder+miner celebrity+magnate coastguard+forester coastguard+suburbian
        coastguard+terraformer ecologist+cultivator diversifier+magnate diversifier+tycoon diversifier+zoologist
        ecologist+gardener ecologist+magnate forester+estate-dealer terraformer+estate-dealer forester+forecaster
        forecaster+magnate tycoon+forecaster forester+generalist forester+landlord generalist+miner spacefarer+industrialist
        terraformer+landlord rim-settler+magnate tactician+magnate terran+magnate metallurgist+spacefarer spacefarer+miner
        planner+scientist terraformer+promoter rim-settler+tycoon tactician+scientist trader+space-baron tycoon+space-baron
        terraformer+suburbian tactician+tycoon terraformer+thermalist terran+tycoon
    """,
}
LIKENESS: Final = {frozenset(pair.split("+")): n for n, pairs in _JUDGED.items() for pair in pairs.split()}
"""The likeness of two goals of the pack by their titles; a pair that is missing has 0."""


def likeness(one: Milestone | Award, other: Milestone | Award) -> int:
    """How alike two goals are: as judged, or the share of what they count in common where one of them is not of the pack."""
    judged = LIKENESS.get(frozenset((title_of(one.key), title_of(other.key))))
    if judged is not None or (one.pack and other.pack):
        return judged or 0
    counted = {*one.counts, *other.counts}
    return round(9 * len({*one.counts} & {*other.counts}) / len(counted)) if counted else 0


def pairs_alike(goals: Iterable[Milestone | Award]) -> dict[tuple[str, str], int]:
    """The pairs of goals that have something in common, by their keys, with how alike they are; the most alike come first."""
    found = {(one.key, other.key): likeness(one, other) for one, other in combinations(goals, 2)}
    return {pair: n for pair, n in sorted(found.items(), key=lambda item: -item[1]) if n}
