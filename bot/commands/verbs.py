"""The commands of verbs (kinds of action), made from their words, with their options as autocomplete; also for expansions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from discord import app_commands

from bot import speech
from bot.commands.base import Interaction
from bot.commands.turn import DESCRIBED, TurnCog
from bot.commands.typed import Choices
from engine.box import Verb
from engine.expansions import shipped

Command = app_commands.Command[Any, ..., Any]


def verb_commands(cog: TurnCog) -> Iterator[Command]:
    """Return the commands of all shipped verbs but those that `commands.acting` defines itself."""
    for expansion in shipped():
        for verb in expansion.verbs:
            if speech.VERBS[verb.key].command is not None:
                yield verb_command(cog, verb)


def verb_command(cog: TurnCog, verb: Verb) -> Command:
    """Return the command of a verb: `/milestone name:Mayor`.

    One after which a tile may be placed takes a space too. That of a verb with only one option takes no name.
    """
    said = speech.VERBS[verb.key].command
    assert said is not None, f"{verb.key} has no words for a command"

    async def placing(
        interaction: Interaction, choice: str, space: str | None = None, anyway: bool = False, game: str | None = None
    ) -> None:
        await cog.reply(interaction, game, lambda v: cog.act(v, choice, verb, space, anyway))

    async def plain(interaction: Interaction, choice: str, game: str | None = None) -> None:
        await cog.reply(interaction, game, lambda v: cog.act(v, choice, verb, None, False))

    async def placing_alone(
        interaction: Interaction, space: str | None = None, anyway: bool = False, game: str | None = None
    ) -> None:
        await placing(interaction, verb.key, space, anyway, game)

    async def alone(interaction: Interaction, game: str | None = None) -> None:
        await plain(interaction, verb.key, game)

    async def choices(interaction: Interaction, current: str) -> Choices:
        return await cog.complete_verb(interaction, current, verb)

    async def spaces(interaction: Interaction, current: str) -> Choices:
        named = getattr(interaction.namespace, said.option, "") if said.option else verb.key
        return await cog.complete_space(interaction, current, named, verb)

    async def games(interaction: Interaction, current: str) -> Choices:
        return await cog.complete_game(interaction, current)

    described = DESCRIBED if said.space else {"game": DESCRIBED["game"]}
    done: Any
    if said.option:
        done = app_commands.rename(choice=said.option)(placing if said.space else plain)
        described = {"choice": said.what, **described}
    else:
        done = placing_alone if said.space else alone
    done = app_commands.describe(**described)(done)
    command: Command = app_commands.Command(name=said.name, description=said.description, callback=done)
    if said.option:
        command.autocomplete("choice")(choices)
    command.autocomplete("game")(games)
    if said.space:
        command.autocomplete("space")(spaces)
    return command
