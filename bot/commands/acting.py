"""The actions of a turn (verbs A to G, then those of expansions), ending the turn and passing, as commands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from discord import app_commands

from bot import speech
from bot.commands.base import Choices, Cog, Interaction, Offer, matching, resolved
from bot.commands.verbs import DESCRIBED, verb_commands
from bot.components import Screen
from bot.routes import panel as panel_routes
from bot.routes.visit import Visit, card_screen
from bot.screens import card, panel, verbs
from bot.tables import Look, Refused
from engine.actions.verb import Verb
from engine.expansions import open_box


class Acting(Cog):
    """Commands for one's turn. With all options given they act; otherwise they open the screen of the first missing answer."""

    async def cog_load(self) -> None:
        for command in verb_commands(self):
            self.bot.tree.add_command(command)

    @app_commands.command(description="Your panel, or play a card at once")
    @app_commands.describe(card="A card of your hand", pay="How to pay, such as steel=2, mc=5", **DESCRIBED)
    async def play(
        self,
        interaction: Interaction,
        card: str | None = None,
        pay: str | None = None,
        space: str | None = None,
        anyway: bool = False,
        game: str | None = None,
    ) -> None:
        async def work(visit: Visit) -> Screen:
            if card is None:
                return await panel_routes.open_panel(visit, "")
            return await self._play(visit, card, pay, space, anyway)

        await self.reply(interaction, game, work)

    async def _play(self, visit: Visit, named: str, pay: str | None, space: str | None, anyway: bool) -> Screen:
        look = await self._turn(visit)
        key = resolved(look, named, "play:")
        if key in look.hindered:
            return await verbs.why_not(visit.context(look), key)
        steps = [[key]]
        after = await self._foreseen(visit, steps)
        if after.decision is not None and after.decision.budget and not after.confirm:
            if pay is None:
                return await card_screen(visit, visit.context(await self._afresh(visit)), key.partition(":")[2])
            steps.append([f"{what}={n}" for what, n in _payment(pay).items() if n])
        return await self._compose(visit, steps, space, anyway)

    async def _turn(self, visit: Visit) -> Look:
        """Look as if no action were being composed. The present one is dropped only once the command was understood."""
        look = await visit.tables.look(visit.game, visit.user, anew=True)
        if look.decision is None:
            raise Refused("not-asked")
        return look

    async def _foreseen(self, visit: Visit, steps: list[list[str]]) -> Look:
        """Preview these steps from the beginning of an action. The action that is being composed stays while they are impossible."""
        try:
            return await visit.tables.preview(visit.game, visit.user, None, steps, anew=True)
        except Refused as refusal:
            raise Refused(refusal.reason, **refusal.data) from None

    async def _afresh(self, visit: Visit) -> Look:
        """Drop the action that is being composed."""
        look = await visit.look()
        return await visit.tables.drop(visit.game, visit.user) if look.picks else look

    async def _leaving(self, visit: Visit, how: str) -> Look:
        """Return the turn to leave: a player passes instead of a first action and ends the turn after it. Raises `Refused`."""
        look = await self._turn(visit)
        if look.decision is not None and how not in look.decision.options:
            raise Refused(f"no-{how}" if look.decision.kind == "turn" else "asked-else")
        return await self._afresh(visit)

    async def _compose(self, visit: Visit, steps: list[list[str]], space: str | None, anyway: bool) -> Screen:
        if space:
            steps = [*steps, [f"space:{space.strip().upper()}"]]
        if (await visit.look()).picks:
            await self._foreseen(visit, steps)
            await self._afresh(visit)
        return await visit.then(await visit.tables.compose(visit.game, visit.user, None, steps, visit.id, anyway))

    async def act(self, visit: Visit, named: str, verb: Verb, space: str | None, anyway: bool) -> Screen:
        """Choose an option of a verb, or of one that shares its letter."""
        return await self._act(visit, named, _under(verb, await self._turn(visit)), space, anyway)

    async def _act(self, visit: Visit, named: str, prefixes: Sequence[str], space: str | None, anyway: bool) -> Screen:
        look = await self._turn(visit)
        key = resolved(look, named, *prefixes)
        if key in look.hindered:
            return await verbs.why_not(visit.context(look), key)
        if not anyway and (asked := verbs.in_vain(visit.context(look), key)):
            return asked
        return await self._compose(visit, [[key]], space, anyway)

    @app_commands.command(description="E: use the action of a card")
    @app_commands.describe(card="One of your cards in play", **DESCRIBED)
    async def action(
        self,
        interaction: Interaction,
        card: str,
        space: str | None = None,
        anyway: bool = False,
        game: str | None = None,
    ) -> None:
        async def work(visit: Visit) -> Screen:
            look = await self._turn(visit)
            first = (
                look.decision is not None
                and look.decision.options[:1]
                and look.decision.options[0].startswith("first:")
            )
            return await self._act(visit, card, ("first:" if first else "action:",), space, anyway)

        await self.reply(interaction, game, work)

    @app_commands.command(description="F and G: plants to a greenery, heat to temperature")
    @app_commands.describe(what="What to convert", **DESCRIBED)
    async def convert(
        self,
        interaction: Interaction,
        what: Literal["plants", "heat"],
        space: str | None = None,
        anyway: bool = False,
        game: str | None = None,
    ) -> None:
        await self.reply(interaction, game, lambda v: self._act(v, f"convert:{what}", ("convert:",), space, anyway))

    @app_commands.command(description="End your turn after one action")
    @app_commands.describe(game=DESCRIBED["game"])
    async def end(self, interaction: Interaction, game: str | None = None) -> None:
        async def work(visit: Visit) -> Screen:
            await self._leaving(visit, "end")
            return await self._compose(visit, [["end"]], None, True)

        await self.reply(interaction, game, work)

    @app_commands.command(name="pass", description="Take no more actions in this generation")
    @app_commands.describe(anyway="Pass without being asked again", game=DESCRIBED["game"])
    async def pass_(self, interaction: Interaction, anyway: bool = False, game: str | None = None) -> None:
        async def work(visit: Visit) -> Screen:
            look = await self._leaving(visit, "pass")
            return await self._compose(visit, [["pass"]], None, True) if anyway else panel.passing(visit.context(look))

        await self.reply(interaction, game, work)

    @play.autocomplete("card")
    async def _hand(self, interaction: Interaction, current: str) -> Choices:
        return await self.complete(interaction, current, "play:")

    @play.autocomplete("pay")
    async def _pay(self, interaction: Interaction, current: str) -> Choices:
        look, named = await self.seen(interaction), getattr(interaction.namespace, "card", None)
        if look is None or not named:
            return []
        try:
            key = resolved(look, named, "play:")
            after = await self.bot.tables.preview(look.status.id, interaction.user.id, None, [[key]])
        except Refused:
            return []
        if after.decision is None or not after.decision.budget:
            return []
        found, _more = card.offered(after.decision.budget)
        return matching((Offer(speech.mix_text(mix), card.encoded(mix).replace(".", ", ")) for mix in found), current)

    @action.autocomplete("card")
    async def _action(self, interaction: Interaction, current: str) -> Choices:
        return await self.complete(interaction, current, "action:", "first:")

    @play.autocomplete("space")
    @action.autocomplete("space")
    @convert.autocomplete("space")
    async def _space(self, interaction: Interaction, current: str) -> Choices:
        name = interaction.command.name if interaction.command else ""
        named = getattr(interaction.namespace, "card", None) or getattr(interaction.namespace, "what", None) or ""
        look = await self.seen(interaction)
        typed = f"convert:{named}" if name == "convert" else named
        return await self._spaces(interaction, current, look, typed, (f"{name}:",))

    async def complete_verb(self, interaction: Interaction, current: str, verb: Verb) -> Choices:
        """The options of a verb, and of those that share its letter."""
        look = await self.seen(interaction)
        return await self.complete(interaction, current, *_under(verb, look)) if look else []

    async def complete_space(self, interaction: Interaction, current: str, named: str, verb: Verb) -> Choices:
        """The spaces for the tile that an option of a verb places."""
        look = await self.seen(interaction)
        return await self._spaces(interaction, current, look, named, _under(verb, look))

    async def _spaces(
        self, interaction: Interaction, current: str, look: Look | None, named: str, prefixes: Sequence[str]
    ) -> Choices:
        if look is None:
            return []
        try:
            steps = [[resolved(look, named, *prefixes)]]
            after = await self.bot.tables.preview(look.status.id, interaction.user.id, None, steps)
            if after.decision is not None and after.decision.budget and not after.confirm:
                mix = card.proposed(after.decision.budget)
                steps.append([f"{what}={n}" for what, n in mix.items() if n])
                after = await self.bot.tables.preview(look.status.id, interaction.user.id, None, steps)
        except Refused:
            return []
        if after.decision is None or after.decision.kind != "space":
            return []
        with speech.speaking(str(interaction.locale)):
            choices = [(speech.option(after, key), key.partition(":")[2]) for key in after.decision.options]
        return matching((Offer(f"{c.label} · {c.hint}", value, c.name) for c, value in choices), current)

    @play.autocomplete("game")
    @action.autocomplete("game")
    @convert.autocomplete("game")
    @end.autocomplete("game")
    @pass_.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> Choices:
        return await self.complete_game(interaction, current)


def _under(verb: Verb, look: Look | None) -> tuple[str, ...]:
    """What the options begin with, or are, that stand under the letter of a verb."""
    if look is None or look.view is None:
        return (f"{verb.key}:", verb.key)
    found = [other.key for other in open_box(look.view.options).verbs.values() if other.letter == verb.letter]
    return tuple(prefix for key in found or [verb.key] for prefix in (f"{key}:", key))


def _payment(said: str) -> dict[str, int]:
    """Parse a typed payment such as `steel=2, mc=5`. Raises `Refused`."""
    return card.read([part.strip().replace(" ", "") for part in said.replace("+", ",").split(",") if part.strip()])
