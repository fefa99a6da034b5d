"""Every reason of the engine is a clause of its own, with numbers where they are known."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import engine
from engine.placement import RULES
from engine.requirements import AtLeast, AtMost, Cities, HasOnCards, HasTag, Makes
from words import reason, reason_sentence, reason_short, requirement_lack, requirement_short
from words.reasons import REASONS, SHORT

RETURNED = re.compile(r'(?:return|else) f?"([a-z]+(?:-[a-z]+)*(?::[^"]*)?)"|(?:Illegal|Reason)\("([a-z-]+)"')
NO_REASONS = {"beginner", "card", "city", "option", "pass", "lost", "board.py", "card.py", "project:{self.key}"}


def reasons() -> list[str]:
    """The reasons that functions of the engine return; what those of robots return is no reason."""
    found: set[str] = set()
    for path in Path(engine.__file__).parent.rglob("*.py"):
        if path.parent.name == "robots" or path.name in ("card.py", "view.py", "board.py"):
            continue
        for match in RETURNED.finditer(path.read_text(encoding="utf-8")):
            found.add(match[1] or match[2])
    return sorted(found - NO_REASONS)


FILLED = {
    "needs": "plants",
    "needs-production": "energy",
    "nobody-produces": "heat",
    "no-holder": "animal",
    "no-prey": "microbe",
    "none-own": "animal",
    "nobody-has": "steel",
    "complete": "oxygen",
}


@pytest.mark.parametrize("message", reasons())
def test_every_reason_has_words(message: str) -> None:
    key, colon, what = message.partition(":")
    message = f"{key}:{FILLED.get(key, 'land')}" if "{" in what else f"{key}{colon}{what}"
    assert reason(message) != "not possible now"
    assert "{" not in reason(message)


@pytest.mark.parametrize("rule", RULES)
def test_every_placement_rule_has_a_reason(rule: str) -> None:
    assert reason(f"no-space:{rule}").startswith(("no ", "the "))


def test_numbers_make_a_reason_exact() -> None:
    assert reason("needs:plants", short=7) == "7\u00a0plants short"
    assert reason("too-dear", short=4) == "4\u00a0M€ short"
    assert reason("too-dear") == "too dear now"


def test_what_a_requirement_lacks() -> None:
    assert requirement_lack(AtLeast("oceans", 4), 2) == "needs 2 more oceans"
    assert requirement_lack(AtLeast("temperature", 4), 6, -8) == "needs 4\u00a0°C or warmer, now −8\u00a0°C"
    assert requirement_lack(AtMost("oxygen", 5), 1, 6) == "needs at most 5\u00a0% oxygen, now 6\u00a0%"
    assert requirement_lack(HasTag("science", 3), 1) == "needs 1 more science tag"
    assert requirement_lack(Makes("steel"), 1) == "needs steel production of your own"
    assert requirement_lack(Cities(2), 1) == "needs 1 more city tile in play"
    assert requirement_lack(HasOnCards("floater", 3), 1) == "needs 1 more floater on your cards"
    assert requirement_lack(HasOnCards("floater", 3), 2) == "needs 2 more floaters on your cards"
    assert requirement_short(AtMost("oceans", 3), 2, 5) == "needs at most 3\u00a0oceans, now 5\u00a0oceans"
    assert reason("needs-production:energy", short=1) == "1 energy production short"


def test_an_expansion_adds_its_reasons() -> None:
    REASONS.add({"becalmed": "there is no wind"})
    try:
        assert reason_sentence("becalmed") == "There is no wind."
        with pytest.raises(ValueError, match="the reason becalmed has two words"):
            REASONS.add({"becalmed": "no wind at all"})
    finally:
        del REASONS["becalmed"]


@pytest.mark.parametrize("key", sorted({*SHORT, *REASONS, "no-space:metal-near-own"} - {"dues", "out-of-bounds"}))
def test_a_short_reason_is_no_longer_than_the_whole_one(key: str) -> None:
    """It stands on a strip beside icons; the numbers of the whole reason stay in it."""
    named = key if ":" in key or key not in FILLED else f"{key}:{FILLED[key]}"
    assert len(reason_short(named)) <= len(reason(named))
    assert key not in SHORT or len(reason_short(named)) <= 30
    assert reason_short("needs-production:energy", short=2) == reason("needs-production:energy", short=2)
