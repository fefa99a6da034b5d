"""The actions of a turn (verbs A to G, then those of expansions), ending the turn and passing, as commands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from discord import app_commands

from bot import speech
from bot.commands.base import Interaction
from bot.commands.turn import DESCRIBED, TurnCog
from bot.commands.typed import Choices, Offer, options, resolved
from bot.commands.verbs import verb_commands
from bot.routes import hints as hint_routes
from bot.routes import panel as panel_routes
from bot.routes.visit import Visit, card_screen
from bot.screen import Screen
from bot.screens import card, panel, verbs
from bot.speech import N_
from bot.tables import Look, Refused
from engine.card import KEYS
from engine.decision import as_picks
from engine.tableau import ON_CARD


class Acting(TurnCog[hint_routes.HintServices]):
    """Commands for the player's turn: complete ones act; others open the screen of the first missing answer."""

    async def cog_load(self) -> None:
        for command in verb_commands(self):
            self.bot.tree.add_command(command)

    @app_commands.command(description=N_("Your panel, or play a card at once"))
    @app_commands.describe(card=N_("A card in your hand"), pay=N_("How to pay, such as steel=2, mc=5"), **DESCRIBED)
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

    @app_commands.command(description=N_("What you could do now, where the table plays with hints"))
    @app_commands.describe(why=N_("With the reasons"), game=DESCRIBED["game"])
    async def hint(self, interaction: Interaction, why: bool = False, game: str | None = None) -> None:
        await self.reply(interaction, game, lambda v: hint_routes.hint(v, "why" if why else ""))

    async def _play(self, visit: Visit, named: str, pay: str | None, space: str | None, anyway: bool) -> Screen:
        look = await self.turn(visit)
        key = resolved(look, named, "play:")
        if key in look.hindered:
            return await verbs.why_not(visit.context(look), key)
        steps = [[key]]
        after = await self.foreseen(visit, steps)
        if after.decision is not None and after.decision.budget and not after.confirm:
            if pay is None:
                return await card_screen(visit, visit.context(await self.afresh(visit)), key.partition(":")[2])
            mix = list(as_picks(_payment(pay)))
            if card.unpaid(after.decision.budget, mix):
                return await card_screen(visit, visit.context(await self.afresh(visit)), key.partition(":")[2], mix)
            steps.append(mix)
        return await self.compose(visit, steps, space, anyway)

    @app_commands.command(description=N_("E: use the action of a card"))
    @app_commands.describe(card=N_("One of your cards in play"), **DESCRIBED)
    async def action(
        self,
        interaction: Interaction,
        card: str,
        space: str | None = None,
        anyway: bool = False,
        game: str | None = None,
    ) -> None:
        async def work(visit: Visit) -> Screen:
            look = await self.turn(visit)
            first = (
                look.decision is not None
                and look.decision.options[:1]
                and look.decision.options[0].startswith("first:")
            )
            return await self.act_under(visit, card, ("first:" if first else "action:",), space, anyway)

        await self.reply(interaction, game, work)

    @app_commands.command(description=N_("F and G: plants to a greenery, heat to temperature"))
    @app_commands.describe(what=N_("What to convert"), **DESCRIBED)
    async def convert(
        self,
        interaction: Interaction,
        what: Literal["plants", "heat"],
        space: str | None = None,
        anyway: bool = False,
        game: str | None = None,
    ) -> None:
        await self.reply(
            interaction, game, lambda v: self.act_under(v, f"convert:{what}", ("convert:",), space, anyway)
        )

    async def _leaving(self, visit: Visit, how: str) -> Look:
        """Return the look at a turn that can be left so: by a pass where it begins or nobody follows, or by its end. Raises `Refused`."""
        look = await self.turn(visit)
        allowed = how == "pass" and look.view is not None and look.view.plays_on
        if look.decision is not None and how not in look.decision.options and not allowed:
            raise Refused(f"no-{how}" if look.decision.kind == "turn" else "asked-else")
        return await self.afresh(visit)

    @app_commands.command(description=N_("End your turn after one action"))
    @app_commands.describe(game=DESCRIBED["game"])
    async def end(self, interaction: Interaction, game: str | None = None) -> None:
        async def work(visit: Visit) -> Screen:
            await self._leaving(visit, "end")
            return await self.compose(visit, [["end"]], None, True)

        await self.reply(interaction, game, work)

    @app_commands.command(name="pass", description=N_("Take no more actions in this generation"))
    @app_commands.describe(anyway=N_("Pass without being asked again"), game=DESCRIBED["game"])
    async def pass_(self, interaction: Interaction, anyway: bool = False, game: str | None = None) -> None:
        async def work(visit: Visit) -> Screen:
            look = await self._leaving(visit, "pass")
            return await self.compose(visit, [["pass"]], None, True) if anyway else panel.passing(visit.context(look))

        await self.reply(interaction, game, work)

    @play.autocomplete("card")
    async def _hand(self, interaction: Interaction, current: str) -> Choices:
        return await self.complete(interaction, current, lambda look: options(look, "play:"))

    @play.autocomplete("pay")
    async def _pay(self, interaction: Interaction, current: str) -> Choices:
        named = getattr(interaction.namespace, "card", None)

        async def payments(look: Look) -> Sequence[Offer]:
            if not named:
                return ()
            key = resolved(look, named, "play:")
            after = await self.services.play.preview(look.status.id, interaction.user.id, None, [[key]])
            if after.view is None or after.decision is None or not after.decision.budget:
                return ()
            found, _more = card.offered(after.view, after.decision.budget)
            return [Offer(speech.mix_text(mix), card.encoded(mix).replace(".", ", ")) for mix in found]

        return await self.complete(interaction, current, payments)

    @action.autocomplete("card")
    async def _action(self, interaction: Interaction, current: str) -> Choices:
        return await self.complete(interaction, current, lambda look: options(look, "action:", "first:"))

    @play.autocomplete("space")
    @action.autocomplete("space")
    @convert.autocomplete("space")
    async def _space(self, interaction: Interaction, current: str) -> Choices:
        name = interaction.command.name if interaction.command else ""
        named = getattr(interaction.namespace, "card", None) or getattr(interaction.namespace, "what", None) or ""
        typed = f"convert:{named}" if name == "convert" else named
        return await self.complete(
            interaction, current, lambda look: self.spaces(interaction.user.id, look, typed, (f"{name}:",))
        )


def _payment(said: str) -> dict[str, int]:
    """Parse a typed payment such as `steel=2, mc=5`; the name of a card stands for the resources on it. Raises `Refused`."""
    parts = [part.partition("=") for part in said.replace("+", ",").split(",") if part.strip()]
    return card.read([f"{_purse(what)}{sign}{n.strip()}" for what, sign, n in parts])


def _purse(said: str) -> str:
    named = said.strip().lower()
    number = KEYS.get("-".join(named.split()))
    return f"{ON_CARD}{number}" if number else named.replace(" ", "")
