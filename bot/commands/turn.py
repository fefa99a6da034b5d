"""The base of the commands of a turn: they choose an option as on the panel, or open its next screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot import speech
from bot.commands.base import Cog, Interaction, S
from bot.commands.typed import Choices, Offer, options, resolved
from bot.routes.visit import Visit
from bot.screen import Screen
from bot.screens import card, verbs
from bot.speech import N_
from bot.tables import Look, Refused
from engine.box import Verb
from engine.decision import as_picks
from engine.expansions import open_box

DESCRIBED: Final = {
    "game": N_("Which game; by default the one of this thread"),
    "space": N_("Where the tile goes, such as E5"),
    "anyway": N_("Do it even if it reveals something hidden or brings nothing"),
}
"""The descriptions of the options that several of these commands have."""


class TurnCog(Cog[S]):
    """A cog whose commands choose options of a turn. With all options given they act; otherwise they open the next screen."""

    async def turn(self, visit: Visit) -> Look:
        """Return the game as if no action were being composed; a composed action is dropped only once the command is understood."""
        look = await visit.services.play.look(visit.game, visit.user, anew=True)
        if look.decision is None:
            raise Refused("not-asked")
        return look

    async def foreseen(self, visit: Visit, steps: list[list[str]]) -> Look:
        """Preview these steps as a new action; the action being composed stays if they are impossible."""
        try:
            return await visit.services.play.preview(visit.game, visit.user, None, steps, anew=True)
        except Refused as refusal:
            raise Refused(refusal.reason, **refusal.data) from None

    async def afresh(self, visit: Visit) -> Look:
        """Discard the action that is being composed."""
        look = await visit.look()
        return await visit.services.play.drop(visit.game, visit.user) if look.picks else look

    async def compose(self, visit: Visit, steps: list[list[str]], space: str | None, anyway: bool) -> Screen:
        """Give these answers as one action, with the space of its tile; this drops the action that is being composed."""
        if space:
            steps = [*steps, [f"space:{space.strip().upper()}"]]
        if (await visit.look()).picks:
            await self.foreseen(visit, steps)
            await self.afresh(visit)
        return await visit.then(
            await visit.services.play.compose(visit.game, visit.user, None, steps, visit.id, anyway)
        )

    async def act(self, visit: Visit, named: str, verb: Verb, space: str | None, anyway: bool) -> Screen:
        """Choose an option of a verb, or of one that shares its letter."""
        look = await self.turn(visit)
        if look.view is not None and verb.key not in open_box(look.view.options).verbs:
            raise Refused("no-verb", look)
        return await self.act_under(visit, named, _under(verb, look), space, anyway)

    async def act_under(
        self, visit: Visit, named: str, prefixes: Sequence[str], space: str | None, anyway: bool
    ) -> Screen:
        """Choose the option meant among those that begin with `prefixes`, or show why it cannot be chosen."""
        look = await self.turn(visit)
        if named in prefixes and named not in (*(look.decision.options if look.decision else ()), *look.hindered):
            raise Refused("not-now", look)
        key = resolved(look, named, *prefixes)
        if key in look.hindered:
            return await verbs.why_not(visit.context(look), key)
        if not anyway and (asked := verbs.in_vain(visit.context(look), key)):
            return asked
        return await self.compose(visit, [[key]], space, anyway)

    async def complete_verb(self, interaction: Interaction, current: str, verb: Verb) -> Choices:
        """Complete the options of a verb, and of those that share its letter."""
        return await self.complete(interaction, current, lambda look: options(look, *_under(verb, look)))

    async def complete_space(self, interaction: Interaction, current: str, named: str, verb: Verb) -> Choices:
        """Complete the spaces for the tile that an option of a verb places."""
        return await self.complete(
            interaction, current, lambda look: self.spaces(interaction.user.id, look, named, _under(verb, look))
        )

    async def spaces(self, user: int, look: Look, named: str, prefixes: Sequence[str]) -> Sequence[Offer]:
        """Return the spaces for the tile that the option `named` places. Raises `Refused`."""
        steps = [[resolved(look, named, *prefixes)]]
        after = await self.services.play.preview(look.status.id, user, None, steps)
        if after.decision is not None and after.decision.budget and after.view is not None and not after.confirm:
            mix = card.proposed(after.view, after.decision.budget)
            steps.append(list(as_picks(mix)))
            after = await self.services.play.preview(look.status.id, user, None, steps)
        if after.decision is None or after.decision.kind != "space":
            return ()
        choices = [(speech.option(after, key), key.partition(":")[2]) for key in after.decision.options]
        return [Offer(speech.dots((c.label, c.hint)), value, c.name) for c, value in choices]


def _under(verb: Verb, look: Look) -> tuple[str, ...]:
    """Return the prefixes or keys of the options under the letter of a verb."""
    if look.view is None:
        return (f"{verb.key}:", verb.key)
    found = [other.key for other in open_box(look.view.options).verbs.values() if other.letter == verb.letter]
    return tuple(prefix for key in found or [verb.key] for prefix in (f"{key}:", key))
