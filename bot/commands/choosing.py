"""Commands that answer any question: /answer, and for its frequent kinds /draft, /buy and /sell; and /undo and /correct."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot import speech
from bot.commands.base import Cog, Interaction
from bot.commands.typed import Choices, Listed, Offer, matching, offer, one_of_list, several
from bot.routes import consent as consent_routes
from bot.routes import correcting as correcting_routes
from bot.routes import panel as panel_routes
from bot.routes.visit import Visit, VisitWith
from bot.screen import Screen
from bot.screens import card
from bot.speech import N_, _
from bot.tables import Look, Refused
from bot.tables.live import as_said
from engine.decision import as_picks

NONE = "none"


class Choosing(Cog[correcting_routes.CorrectionServices]):
    """Commands that answer a question by the keys of its options."""

    @app_commands.command(description=N_("Answer what is asked of you now"))
    @app_commands.describe(
        choice=N_("One or several choices, with commas between them; none for no choice"),
        anyway=N_("Do it although it reveals something hidden"),
        game=N_("Which game; by default the one of this thread"),
    )
    async def answer(
        self, interaction: Interaction, choice: str, anyway: bool = False, game: str | None = None
    ) -> None:
        await self.reply(interaction, game, lambda v: self._answer(v, choice, anyway))

    async def _answer(self, visit: Visit, said: str, anyway: bool) -> Screen:
        look = await visit.look()
        picks = _picks(look, said)
        # What is being composed for later goes on being composed, as with the buttons.
        token = look.token if look.mode else None
        return await visit.then(
            await visit.services.play.compose(visit.game, visit.user, token, [picks], visit.id, anyway)
        )

    @app_commands.command(description=N_("Keep a card from your packet and pass the rest on"))
    @app_commands.describe(card=N_("A card from the packet"), game=N_("Which game"))
    async def draft(self, interaction: Interaction, card: str, game: str | None = None) -> None:
        async def work(visit: Visit) -> Screen:
            look = await visit.look()
            if look.decision is None or look.decision.key != "draft":
                raise Refused("not-asked", look)
            return await self._answer(visit, card, True)

        await self.reply(interaction, game, work)

    @app_commands.command(description=N_("Buy some of the cards offered to you"))
    @app_commands.describe(cards=N_("Names separated by commas, or none"), game=N_("Which game"))
    async def buy(self, interaction: Interaction, cards: str, game: str | None = None) -> None:
        async def work(visit: Visit) -> Screen:
            look = await visit.look()
            if look.decision is None or not look.decision.key.startswith("buy"):
                raise Refused("not-asked", look)
            return await self._answer(visit, cards, True)

        await self.reply(interaction, game, work)

    @app_commands.command(description=N_("Sell cards from your hand, 1 M€ each"))
    @app_commands.describe(cards=N_("Names separated by commas"), game=N_("Which game"))
    async def sell(self, interaction: Interaction, cards: str, game: str | None = None) -> None:
        async def work(visit: Visit) -> Screen:
            look = await visit.look()
            if look.decision is None or "sell" not in (*look.decision.options, look.decision.key):
                raise Refused("not-asked", look)
            steps: list[list[str]] = []
            if look.decision.key != "sell":
                steps.append(["sell"])
                look = await visit.services.play.preview(visit.game, visit.user, None, steps)
            steps.append(_picks(look, cards))
            return await visit.then(
                await visit.services.play.compose(visit.game, visit.user, None, steps, visit.id, True)
            )

        await self.reply(interaction, game, work)

    @app_commands.command(
        description=N_("Undo what you have done; the table must agree if others have played or cards were drawn")
    )
    @app_commands.describe(steps=N_("How many actions; leave empty to be asked"), game=N_("Which game"))
    async def undo(
        self, interaction: Interaction, steps: app_commands.Range[int, 1, 25] | None = None, game: str | None = None
    ) -> None:
        async def work(visit: VisitWith[consent_routes.VoteServices]) -> Screen:
            look = await visit.look()
            if look.picks:
                return await visit.then(await visit.services.play.drop(visit.game, visit.user))
            if look.reopenable:
                return await panel_routes.change(visit, "")
            if steps is None:
                return await consent_routes.undo(visit, "")
            look = await visit.services.play.undo(visit.game, visit.user, steps, visit.id)
            return await visit.then(look, _("Undone. It stays in the log, struck through."))

        await self.reply(interaction, game, work)

    @app_commands.command(description=N_("Correct the table by hand where the rules went wrong; the others must agree"))
    @app_commands.describe(game=N_("Which game"))
    async def correct(self, interaction: Interaction, game: str | None = None) -> None:
        await self.reply(interaction, game, lambda v: correcting_routes.form(v, ""))

    @answer.autocomplete("choice")
    @buy.autocomplete("cards")
    async def _choices(self, interaction: Interaction, current: str) -> Choices:
        async def present(look: Look) -> Listed:
            return Listed(look, _offered(look))

        with speech.speaking(str(interaction.locale)):
            return _completed(await self.once(interaction, present), current)

    @draft.autocomplete("card")
    async def _packet(self, interaction: Interaction, current: str) -> Choices:
        def packet(look: Look) -> Sequence[Offer]:
            return _offered(look) if look.decision is not None and look.decision.key == "draft" else ()

        return await self.complete(interaction, current, packet)

    @sell.autocomplete("cards")
    async def _hand(self, interaction: Interaction, current: str) -> Choices:
        async def patents(look: Look) -> Listed | None:
            if look.decision is None:
                return None
            if look.decision.key != "sell":
                look = await self.services.play.preview(look.status.id, interaction.user.id, None, [["sell"]])
            return Listed(look, _offered(look))

        with speech.speaking(str(interaction.locale)):
            return _completed(await self.once(interaction, patents), current)


def _completed(listed: Listed | None, current: str) -> Choices:
    """Complete a list where several options are asked for, otherwise one choice."""
    if listed is None or listed.look.decision is None:
        return []
    decision = listed.look.decision
    if decision.budget or decision.most == 1:
        return matching(listed.offers, current)
    return several(listed, current)


def _offered(look: Look) -> list[Offer]:
    decision = look.decision
    if decision is None or look.view is None:
        return []
    if decision.budget:
        found, _more = card.offered(look.view, decision.budget)
        return [Offer(speech.mix_text(mix), card.encoded(mix)) for mix in found]
    out = [offer(look, key) for key in decision.options]
    if decision.least == 0:
        out.append(Offer(_("None"), NONE))
    return out


def _picks(look: Look, said: str) -> list[str]:
    """Parse typed text as picks. Raises `Refused`."""
    if look.decision is None:
        raise Refused("not-asked", look)
    parts = list(dict.fromkeys(part.strip() for part in said.split(",") if part.strip()))
    if look.decision.budget:
        spread = [p.replace(" ", "") for part in parts for p in part.split(".")]
        return list(as_picks(card.read(spread)))
    if [p.casefold() for p in parts] == [NONE] and NONE not in look.decision.options:
        return []
    if len(parts) > len(look.decision.options):  # to look each of them up may take long
        raise Refused("too-many", look)
    picks = list(dict.fromkeys(one_of_list(look, part) for part in parts))
    return list(as_said(look.view, picks)) if look.view is not None else picks
