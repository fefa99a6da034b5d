"""The translations of the commands that Discord shows while somebody types: descriptions, and names of choices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import discord
from discord import app_commands

from bot import limits, speech
from bot.speech import N_, _

IN_WORDS: Final = frozenset(
    {
        app_commands.TranslationContextLocation.command_description,
        app_commands.TranslationContextLocation.group_description,
        app_commands.TranslationContextLocation.parameter_description,
        app_commands.TranslationContextLocation.choice_name,
    }
)
"""What is translated. Names of commands and options are the same in all languages, so that people can tell each other what to type."""
CHOICES: Final = (
    N_("relaxed"),
    N_("daily"),
    N_("fast"),
    N_("live"),
    N_("first game"),
    N_("standard"),
    N_("long evening"),
    N_("everything official"),
    N_("plants"),
    N_("heat"),
    N_("end"),
    N_("pass"),
    N_("my data"),
    N_("forget me"),
)
"""The names of choices that options have; their values never change."""


class Translator(app_commands.Translator):
    """Translates by the catalogue; Discord shows the English text where it has no message, or one that is too long."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        if context.location not in IN_WORDS:
            return None
        with speech.speaking(locale.value):
            said = _(string.message)
        return None if said == string.message or limits.units(said) > limits.CHOICE else str(said)


async def payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Return the description of the commands sent to Discord, with all translations."""
    translator = tree.translator
    if translator is None:
        return [command.to_dict(tree) for command in tree.get_commands()]
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


def outline(commands: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """Return names, descriptions and options of commands as they are sent, or as Discord tells them."""
    return {one["name"]: (one["description"], outline(one.get("options") or ())) for one in commands}
