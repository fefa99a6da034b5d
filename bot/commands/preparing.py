"""Commands for what a player prepares while others play: /orders and /note."""

from __future__ import annotations

from typing import Literal

from discord import app_commands

from bot.commands.base import Cog, Interaction
from bot.commands.typed import Choices, Offer, offer, resolved
from bot.routes import orders as routes
from bot.routes.visit import VisitWith
from bot.screen import Screen
from bot.screens import orders
from bot.speech import N_, _
from bot.tables import Look, Refused
from bot.tables.services.people import NOTE

PLAIN = ("pass", "none")


class Preparing(Cog[routes.OrderServices]):
    """Orders ahead and notes."""

    @app_commands.command(description=N_("What the bot should do when your turn comes"))
    @app_commands.describe(
        add=N_("What to order: to pass, to buy no cards, or an action for your next turn"),
        then=N_("With an action: what comes after it"),
        remove=N_("One of your orders"),
        clear=N_("Withdraw all your orders"),
        game=N_("Which game; by default the one of this thread"),
    )
    async def orders(
        self,
        interaction: Interaction,
        add: str | None = None,
        then: Literal["end", "pass"] = "end",
        remove: str | None = None,
        clear: bool = False,
        game: str | None = None,
    ) -> None:
        async def work(visit: VisitWith[routes.OrderServices]) -> Screen:
            if remove or clear:
                look = await visit.look()
                named = [
                    o
                    for o in look.orders
                    if clear or remove in (str(o.id), orders.bare(orders.sentence(o, look.status)))
                ]
                if not named:
                    raise Refused("no-order", look)
                await visit.services.orders.withdraw(visit.game, visit.user, [o.id for o in named])
            if not add:
                return await routes.page(visit, "")
            if add in PLAIN:
                await visit.services.orders.give_plain(visit.game, visit.user, add, visit.id)
                return await routes.page(visit, "")
            look = await visit.services.orders.foresee(visit.game, visit.user)
            return await routes.add_typed(visit, resolved(look, add), then == "pass")

        await self.reply(interaction, game, work)

    @app_commands.command(description=N_("Your private note on a game"))
    @app_commands.describe(text=N_("The new text, in place of the old one; - deletes it"), game=N_("Which game"))
    async def note(
        self, interaction: Interaction, text: app_commands.Range[str, 1, NOTE] | None = None, game: str | None = None
    ) -> None:
        async def work(visit: VisitWith[routes.OrderServices]) -> Screen:
            if text is not None:
                await visit.services.people.write_note(visit.game, visit.user, "" if text.strip() == "-" else text)
            return await routes.note(visit, "")

        await self.reply(interaction, game, work)

    @orders.autocomplete("add")
    async def _add(self, interaction: Interaction, current: str) -> Choices:
        async def ordered(look: Look) -> list[Offer]:
            if look.seat is None or look.status.state != "running":
                return []
            there = {o.kind for o in look.orders if not o.stopped}
            names = {"pass": _("Pass when my turn comes"), "none": _("Buy no cards in the next research phase")}
            found = [Offer(name, key) for key, name in names.items() if key not in there]
            if orders.may_compose(look):
                early = await self.services.orders.foresee(look.status.id, interaction.user.id)
                options = early.decision.options if early.decision is not None else ()
                found += [offer(early, key) for key in options if key != "pass"]
            return found

        return await self.complete(interaction, current, ordered)

    @orders.autocomplete("remove")
    async def _remove(self, interaction: Interaction, current: str) -> Choices:
        def removable(look: Look) -> list[Offer]:
            return [Offer(orders.bare(orders.sentence(o, look.status)), str(o.id)) for o in look.orders]

        return await self.complete(interaction, current, removable)
