"""Looking at a game, composing and committing actions, and taking them back."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import games, post
from bot.store import orders as stored_orders
from bot.tables import panel, playing, undoing
from bot.tables.open_game import OpenGame
from bot.tables.orders import composing
from bot.tables.services.service import Service, seen_by_seat
from bot.tables.values import Look, Refused


class Play(Service):
    """What a player does at the table."""

    undo_plan = seen_by_seat(undoing.plan)

    async def look(self, game_id: str, user: int | None = None, *, anew: bool = False) -> Look:
        """Return the game as `user` may see it, with the action that they are composing.

        With the user None, or a stranger, it is the public view. `anew`: as if no action were being composed, for a command that may begin
        another.
        """
        return await self._runner.read(game_id, panel.look_anew if anew else panel.look, user=user)

    async def compose(
        self,
        game_id: str,
        user: int,
        token: int | None,
        steps: Sequence[Sequence[str]],
        interaction: str,
        confirmed: bool = False,
    ) -> Look:
        """Add picks to the action that is being composed, all or none; with its last pick the action is committed.

        `token` is `look.token`; None (slash commands) answers whatever is asked now. Where the returned `Look.confirm` is not empty,
        nothing was applied because the picks would reveal something hidden: call again with `confirmed`. Screens whose button is a
        confirmation itself (Buy, Keep, Pass, Play for) give `confirmed` at once. Refused: stale, with the present look; unfinished,
        when the action ends before the last of several picks.
        """
        taken = [tuple(step) for step in steps]
        return await self._runner.play(
            game_id,
            user,
            lambda g: (
                composing.compose(g, token, taken, interaction)
                if g.mode and token is not None
                else playing.compose(g, token, taken, interaction, confirmed)
            ),
            interaction=interaction,
        )

    async def preview(
        self,
        game_id: str,
        user: int,
        token: int | None,
        steps: Sequence[Sequence[str]],
        *,
        anew: bool = False,
        following: playing.Following | None = None,
    ) -> Look:
        """Return what picks would do, without storing any: `view`, `decision` and `preview` as they would be after them.

        Where they would reveal something hidden, `confirm` holds them, `confirming` is what is certain of them, and the rest is as now.
        With `anew` as if no action were being composed. `following` gives one step more, by the question to it, or None.
        """
        taken = [tuple(step) for step in steps]
        foresee = playing.preview_anew if anew else playing.preview
        return await self._runner.read(game_id, lambda g: foresee(g, token, taken, following), user=user)

    async def take_back(self, game_id: str, user: int, token: int | None = None) -> Look:
        """Remove the last pick of the action that is being composed."""
        return await self._runner.play(game_id, user, lambda g: playing.shorten(g, token, None))

    async def drop(self, game_id: str, user: int, token: int | None = None) -> Look:
        """Discard the action that is being composed."""
        return await self._runner.play(game_id, user, lambda g: playing.shorten(g, token, 0))

    async def reopen(self, game_id: str, user: int, interaction: str) -> Look:
        """Undo the seat's answers in an open fork (research, corporation), before the reveal."""
        return await self._runner.play(game_id, user, lambda g: undoing.reopen(g, interaction), interaction=interaction)

    async def undo(self, game_id: str, user: int, steps: int, interaction: str, token: int | None = None) -> Look:
        """Undo own committed actions, at most up to the barrier. Messages about them that are not sent yet are withdrawn."""
        return await self._runner.play(
            game_id, user, lambda g: undoing.undo(g, token, steps, interaction), interaction=interaction
        )

    async def tell_now(self, game_id: str, user: int) -> Look:
        """End the grace period after one's own turn: the next player is told, or robots move, at once."""

        async def work(open_game: OpenGame) -> Look:
            look = await panel.look(open_game)
            if not look.complete:
                raise Refused("nothing-to-tell", look)
            if open_game.held:
                raise Refused("robots-wait", look)
            now, told = self._runner.now(), open_game.told_at
            if told is not None and await post.end_grace(open_game.connection, open_game.id, now):
                await stored_orders.hasten(open_game.connection, open_game.id, told, now)
                open_game.row["untold"] = now
            elif open_game.row["robots_at"] is not None:
                await games.change(open_game.connection, open_game.id, robots_at=now)
                open_game.row["untold"] = None
            else:
                raise Refused("nothing-to-tell", look)
            return await panel.look(open_game)

        return await self._runner.play(game_id, user, work)

    async def come_back(self, game_id: str, user: int) -> Look:
        """Come back to one's seat: a stand-in leaves it for a while."""
        return await self._runner.play(game_id, user, panel.look)
