"""Draws all cards in advance: `python -m renderer.tools.printing` writes the file of `renderer.drawing.printed`."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence

from engine.card import Card
from engine.expansions import shipped_cards
from renderer.alt.cards import requirement_wordings
from renderer.annexes.annexes import ANNEXES, Annex
from renderer.cards import offers, strips, tableau
from renderer.drawing import printed
from words.catalogue import languages, speaking


def parts(cards: Iterable[Card], annexes: Iterable[Annex] = ()) -> dict[str, bytes]:
    """All images to draw in advance, by key: each card as a strip, as a strip without what changes of one that cannot be played,
    in each height that it may have, and as an offer, its scenes in play, and what annexes show in all games, in every language."""
    with printed.recording() as drawn:
        for locale in languages():
            with speaking(locale):
                for card in cards:
                    strips.worded(card.id, requirement_wordings(card))
                    for high in strips.HEIGHTS:
                        strips.dimmed(card.id, high)
                    tableau.scenes(card.id)
                    offers.drawn(card.id, offers.WAYS[0])
                    offers.drawn(card.id, offers.WAYS[-1])
                for annex in annexes:
                    if annex.in_advance is not None:
                        annex.in_advance()
    return drawn


def main(arguments: Sequence[str] | None = None) -> None:
    """Parse the command line, which has nothing but `--help`, and write the file."""
    argparse.ArgumentParser(prog="python -m renderer.tools.printing", description=__doc__).parse_args(arguments)
    printed.write(found := parts(shipped_cards(), ANNEXES.values()))
    print(f"{len(found)} parts of cards and annexes, {printed.FILE.stat().st_size >> 20} MiB")


if __name__ == "__main__":
    main()
