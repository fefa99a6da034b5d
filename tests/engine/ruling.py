"""Games of Turmoil in which the policy of one party holds from the beginning to the end, whoever rules."""

from __future__ import annotations

from engine.core import Game
from engine.expansions.turmoil import phase
from engine.expansions.turmoil.policies import set_ruling_party
from engine.expansions.turmoil.state import PARTIES


def rules_for_ever(party: str) -> None:
    """Let the policy of a party hold in all games that this process begins from now on; an empty name lets them take their course."""
    if party and party not in PARTIES:
        raise ValueError(f"there is no party {party!r}; there is {', '.join(PARTIES)}")

    def ruled(game: Game, formed: str) -> None:
        set_ruling_party(game, party or formed)

    phase.set_ruling_party = ruled
