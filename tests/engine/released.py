"""The cards with which each shipped expansion was released: games that began then must stay readable.

`python -m tests.engine.released`, a part of `make renew`, adds the expansions that are not written down yet, and changes no other.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from engine.expansions import Expansion, shipped

FILE: Final = Path(__file__).parents[1] / "golden" / "released.json"


def written() -> dict[str, list[str]]:
    """By expansion, the numbers of its cards when it was released."""
    return json.loads(FILE.read_text())


def problems(expansions: Sequence[Expansion], released: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """A sentence for each card because of which games that have begun could not be read."""
    for expansion in expansions:
        now = {card.number: card.name for card in expansion.cards}
        if expansion.name not in released:
            yield f"the cards of {expansion.name} are not in {FILE.name}: write them down with `make renew`"
            continue
        before = {*released[expansion.name], *expansion.later}
        for number in now.keys() - before:
            yield (
                f"{number} {now[number]} is new in {expansion.name}: name it in its `Expansion.later`, so that games that have "
                f"begun get it when they are loaded. If no such game can have begun, remove {expansion.name} from {FILE.name} "
                "and run `make renew`"
            )
        for number in before - now.keys():
            yield f"{number} was released with {expansion.name} and is gone: games that have begun have it"


def main() -> None:
    """Write down the expansions that are new."""
    found = written()
    for expansion in shipped():
        found.setdefault(expansion.name, [c.number for c in expansion.cards if c.number not in expansion.later])
    lines = (f"{json.dumps(name)}: {json.dumps(numbers)}" for name, numbers in found.items())
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()
