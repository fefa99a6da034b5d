"""Reading a stored game: `python examples/stored_game.py FILE`.

FILE holds either what `engine.save` returns, or what `/admin` exports from the bot: the history of a game, as anybody may read it, and
once the game is over and all hands are shown, its save as well.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from engine import load, result, view
from engine.card import CARDS
from engine.entry_codec import decode
from engine.journal import CardPlayed, GenerationBegan


def main(path: str) -> None:
    data = Path(path).read_bytes()
    found = msgspec.json.decode(data)
    if "entries" not in found:
        print_position(data)
        return
    print_history(found["entries"])
    if "save" in found:
        print_position(msgspec.json.encode(found["save"]))


def print_history(entries: list[dict[str, Any]]) -> None:
    """Print which cards were played in which generation; what was undone is in the file too, and is left out."""
    for entry in entries:
        if entry["undone"]:
            continue
        for news in decode(msgspec.json.encode(entry["news"] or [])):
            if isinstance(news, GenerationBegan):
                print(f"generation {news.n}")
            elif isinstance(news, CardPlayed):
                print(f"  seat {news.seat} plays {CARDS[news.cause.card].name}")


def print_position(data: bytes) -> None:
    """Print the position, who is asked what, and the points; raises `engine.Unreadable` for a damaged save."""
    game = load(data)
    print(game)
    for seat, decision in game.pending.items():
        hand = view(game, seat).hand
        print(f"seat {seat} is asked {decision.key}: {len(decision.options)} options, {len(hand)} cards in hand")
    for place in result(game):
        print(f"{place.rank}. seat {place.seat}: {place.total} points")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
