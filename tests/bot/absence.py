"""What tests of absence let happen: the time in which nobody answers, the vote that follows, and a deal that is otherwise the same."""

from __future__ import annotations

from datetime import timedelta
from random import Random

from engine.core import Game
from engine.hidden import redealt
from tests.bot.backend import ANN, BEN, CAT, HOUR, MINUTE, Backend, altered

AWAY = 36 * HOUR
DAN = 10**18 + 14


async def silence(backend: Backend, how_long: timedelta = AWAY) -> None:
    backend.clock.advance(2 * MINUTE)
    await backend.outbox.tick()
    backend.clock.advance(how_long)


async def decides(backend: Backend, game: str, **choices: str):
    """Ben opens the vote, he and Cat choose, and its time passes."""
    request = await backend.services.votes.ask_about_absence(game, BEN)
    for name, choice in choices.items():
        await backend.services.votes.vote(
            game, {"ann": ANN, "ben": BEN, "cat": CAT, "dan": DAN}[name], request.id, choice
        )
    backend.clock.advance(12 * HOUR)
    await backend.votes.tick()
    return await backend.services.votes.request(game, request.id)


async def stood_in(backend: Backend, game: str, seat: int = 0) -> str | None:
    return (await backend.services.games.status(game)).at(seat).stand_in


async def permute(backend: Backend, game: str, seed: int) -> bool:
    """Deal anew what Ann cannot know of the newest position; return whether the others hold other cards now."""
    hands = []

    def dealt(found: Game) -> Game:
        other = redealt(found, 0, Random(seed))
        other.seed = found.seed
        hands.extend([p.hand for p in one.players[1:]] for one in (found, other))
        return other

    await altered(backend.services, game, dealt)
    return hands[0] != hands[1]
