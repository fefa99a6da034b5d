"""Short forms mislead nobody: what they say is true, and what they leave out can be read elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from engine.card import CARDS, Card
from engine.core import Effect
from engine.effects.card_resources import RemoveCardResource
from engine.effects.choices import Both, Either
from engine.effects.removal import Remove, Steal
from engine.effects.spending import Spend
from engine.effects.tiles import Place
from engine.expansions import Expansion, shipped, shipped_cards
from engine.requirements import AtLeast, AtMost
from words import card_brief, card_text, requirement_lack, requirement_short
from words.brief import brief

PARAMETERS = {parameter.key: parameter for expansion in shipped() for parameter in expansion.parameters}
SHIPPED = shipped_cards()


def short(key: str) -> str:
    return card_brief(CARDS[next(card.id for card in SHIPPED if card.key == key)], 1000).replace("\u00a0", " ")


def effects(card: Card) -> Iterator[Effect]:
    """All effects of a card, with the choices and costs inside them."""
    waiting: list[Effect] = [*card.play, *card.first, *(trigger.do for trigger in card.triggers)]
    waiting += [card.action] if card.action is not None else []
    while waiting:
        effect = waiting.pop()
        yield effect
        match effect:
            case Either():
                waiting += effect.choices
            case Both():
                waiting += effect.parts
            case Spend():
                waiting += effect.then
            case _:
                pass


@pytest.mark.parametrize("expansion", shipped(), ids=lambda expansion: expansion.name)
def test_cards_in_short(expansion: Expansion) -> None:
    for card in expansion.cards:
        said = card_brief(card, 1000)
        for effect in effects(card):
            match effect:
                case Place() if not effect.usual:
                    place = re.search(r"(tile|city|greenery|ocean) (on|next to|where) ", said)
                    assert place, f"{card.name}: an unusual place is said"
                case Remove() | Steal():
                    victim = re.search(r"(remove|take) up to .* (of|from) one ", said)
                    assert victim, f"{card.name}: nobody is forced to, and it is one victim"
                case RemoveCardResource():
                    assert ("up to" in said) == effect.up_to, card.name
                    assert "from any one card" in said, card.name
                case Either():
                    after = brief(effect, card).partition(" → ")[2].replace("; or ", "; ")
                    assert " or " not in after, f"{card.name}: an arrow leads to what it pays for alone"
                case _:
                    pass


@pytest.mark.parametrize("expansion", shipped(), ids=lambda expansion: expansion.name)
def test_what_does_not_fit_is_left_out_in_whole_parts(expansion: Expansion) -> None:
    for card in expansion.cards:
        whole = card_brief(card, 1000).split(" · ")
        for most in range(40, 101, 10):
            said = card_brief(card, most, before=("26 M€",))
            assert len(said) <= most, card.name
            if said.endswith(" · …"):
                assert said.split(" · ")[1:-1] == whole[: said.count(" · ") - 1], card.name


def test_what_has_misled_reads_as_it_is() -> None:
    assert short("capital").startswith("special city tile · ")
    assert "12 M€ (titanium may pay) → ocean" in short("water-import-from-europa")
    assert "8 M€ (steel may pay) → ocean" in short("aquifer-pumping")
    assert "remove up to 4 M€ of one opponent next to the tile" in short("flooding")
    assert "+1 microbe here or 2 microbes → oxygen +1 step" in short("regolith-eaters")
    assert short("sabotage") == "remove up to 3 titanium, 4 steel or 7 M€ of one player"
    assert "ocean on land" in short("artificial-lake")
    assert "city on the area of Noctis City" in short("noctis-city")
    assert "greenery on an ocean area" in short("mangrove")
    assert "global requirements ±2 steps" in short("adaptation-technology")


def test_a_text_says_that_a_space_must_be_free_and_not_reserved() -> None:
    for key in ("mining-rights", "mining-area", "artificial-lake", "industrial-center", "urbanized-area"):
        card = next(card for card in SHIPPED if card.key == key)
        assert re.search("on a free space .*that is not reserved", card_text(card)), key


@pytest.mark.parametrize("card", [card for card in SHIPPED if card.requires], ids=lambda card: card.name)
def test_a_requirement_that_is_missed_fits_a_line_of_a_phone(card: Card) -> None:
    for requirement in card.requires:
        parameter = PARAMETERS.get(getattr(requirement, "parameter", ""))
        values = range(parameter.start, parameter.end + 1, parameter.step) if parameter else (None,)
        for now in values:
            said, full = (say(requirement, 2, now) for say in (requirement_short, requirement_lack))
            assert said.startswith("needs ")
            assert len(said) <= min(40, len(full))
            if isinstance(requirement, AtLeast | AtMost):
                assert isinstance(requirement, AtMost) == ("or less" in said or "at most" in said)
