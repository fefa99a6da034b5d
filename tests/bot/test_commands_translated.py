"""What Discord shows of our commands is in the language of whoever types, as far as there is a catalogue; names never change."""

from __future__ import annotations

from collections.abc import Iterator
from gettext import NullTranslations
from typing import Any

import pytest
from babel.messages.pofile import read_po

from bot.commands.translator import payload
from tests.bot.server import Server
from tests.loud import Loud
from words import catalogue

TOO_LONG = "Which game; by default the one of this thread"


class German(Loud):
    """Capitals, and one message that becomes longer than Discord takes."""

    def gettext(self, message: str) -> str:
        return message * 3 if message == TOO_LONG else super().gettext(message)


def parts(told: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """All commands, groups, options and choices of what Discord is told."""
    for part in told:
        yield part
        yield from parts(part.get("options", []))
        yield from parts(part.get("choices", []))


async def told(server: Server, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    monkeypatch.setattr(catalogue, "_catalogue", lambda locale: German() if locale == "de" else NullTranslations())
    return list(parts(await payload(server.bot.tree)))


async def test_every_description_and_choice_is_told_in_the_languages_that_there_are(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = await told(server, monkeypatch)
    assert len(found) > 120
    for part in found:
        if part.get("description") == TOO_LONG:
            continue
        which = "description" if "description" in part else "name"
        assert part[f"{which}_localizations"] == {"de": part[which].upper()}


async def test_names_of_commands_and_options_are_the_same_in_all_languages(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    described = [part for part in await told(server, monkeypatch) if "description" in part]
    assert [part for part in described if part.get("name_localizations")] == []


async def test_a_translation_longer_than_discord_takes_is_left_out(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [part for part in await told(server, monkeypatch) if part.get("description") == TOO_LONG]
    assert found
    assert not any(part.get("description_localizations") for part in found)


async def test_without_a_catalogue_nothing_is_added(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "_catalogue", lambda _locale: NullTranslations())
    found = parts(await payload(server.bot.tree))
    assert not any(said for part in found for key, said in part.items() if key.endswith("_localizations"))


@pytest.mark.once
async def test_translators_find_all_of_it_in_the_template(server: Server) -> None:
    with (catalogue.LOCALES / "messages.pot").open("rb") as file:
        template = {str(message.id) for message in read_po(file)}
    shown = [part.get("description", part["name"]) for part in parts(await payload(server.bot.tree))]
    assert [text for text in shown if text not in template] == []
