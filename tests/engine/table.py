"""A table set up by hand, so that tests read as rules: `table.give(0, "Comet").play(0, "Comet").pick("space:E5")`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from engine import Illegal, Options, new_game, view
from engine.actions.playing import PlayCard
from engine.actions.turn import NextTurn, TakeTurn
from engine.card import CARDS, KEYS
from engine.core import NO_CAUSE, Cause, Decision, Effect, Fork, Reason, Step
from engine.expansions import open_box, shipped
from engine.options import playing
from engine.phases.generation import AfterPhase
from engine.state import Deck, Player, Tile


def number(name: str) -> int:
    """The id of a card by its key or its printed name; of two cards of one name, that of the older one."""
    if name in KEYS:
        return KEYS[name]
    known([name], (card.name for card in CARDS.values()))
    return min(card.id for card in CARDS.values() if card.name == name)


def known(names: Iterable[str], among: Iterable[str]) -> None:
    """Refuse a misspelt name, which would set up nothing."""
    among = tuple(among)
    for name in names:
        if name not in among:
            near = get_close_matches(name, among) or among[:20]
            raise LookupError(f"there is no {name!r}, but there is {', '.join(near)}")


class Table:
    """A game in its action phase with empty hands, stocks and productions; every card lies in the deck."""

    def __init__(self, players: int = 2, *, corporate_era: bool = True, seed: str = "table", **options: object) -> None:
        agreed = Options.model_validate({"players": players, "corporate_era": corporate_era, "first": 0, **options})
        game = self.game = new_game(agreed, seed)
        box, table = open_box(agreed), game.table
        table.decks, table.phase = {key: Deck(sorted(cards)) for key, cards in box.decks.items()}, "action"
        table.own = box.table_state()
        game.players[:] = [Player(seat, own=box.player_state()) for seat in range(players)]
        game.homework.clear()
        self.turn(0)

    @classmethod
    def of_every_card(cls, players: int = 2) -> Table:
        """A table at which every shipped expansion with cards is in play."""
        options = playing(*(expansion.name for expansion in shipped() if expansion.cards), players=players)
        return cls(**options.model_dump(exclude_unset=True))

    @property
    def players(self) -> list[Player]:
        return self.game.players

    def __getitem__(self, seat: int) -> Player:
        return self.game.players[seat]

    # Setting up the position.

    def _take(self, name: str) -> int:
        known = [number(name), *(card.id for card in CARDS.values() if card.name == name)]
        for deck in self.game.table.decks.values():
            for card in known:
                if card in deck.cards:
                    deck.cards.remove(card)
                    return card
        raise LookupError(f"{name} is in no deck of this table")

    def give(self, seat: int, *names: str) -> Table:
        """Put cards into a hand."""
        self[seat].hand += [self._take(name) for name in names]
        return self._look()

    def lay(self, seat: int, *names: str, resources: int = 0) -> Table:
        """Put cards into play, face up, without playing them; the first corporation becomes that of the seat."""
        me = self[seat]
        for name in names:
            card = self._take(name)
            me.played.append(card)
            if CARDS[card].kind == "corporation":
                me.corporation = me.corporation or card
            if resources:
                me.resources[card] = resources
        me.clear_caches()
        return self._look()

    def buried(self, seat: int, *names: str) -> Table:
        """Put events on the pile of played events."""
        self[seat].events += [self._take(name) for name in names]
        return self._look()

    def deck(self, *names: str) -> Table:
        """Arrange a deck so that these cards, of one kind, are drawn next, in this order."""
        deck = self.game.box.deck_of[CARDS[number(names[0])].kind]
        self.game.table.decks[deck].cards += reversed([self._take(name) for name in names])
        return self

    def stock(self, seat: int, **stock: int) -> Table:
        known(stock, self[seat].stock)
        self[seat].stock.update(stock)
        return self._look()

    def production(self, seat: int, **production: int) -> Table:
        known(production, self[seat].production)
        self[seat].production.update(production)
        return self._look()

    def rating(self, seat: int, tr: int) -> Table:
        self[seat].tr = tr
        return self._look()

    def tile(self, space: str, kind: str, seat: int = -1) -> Table:
        """Put a tile on a space without the effects of placing it."""
        known([space], (*self.game.box.map.spaces, *KEYS))  # areas beside the map have the keys of cards
        self.game.table.tiles[space] = Tile(kind, seat)
        return self._tiles_changed()

    def _tiles_changed(self) -> Table:
        self.game.table.clear_caches()
        return self._look()

    def tiles(self, kind: str, seat: int, *spaces: str) -> Table:
        for space in spaces:
            self.tile(space, kind, seat)
        return self

    def oceans(self, n: int) -> Table:
        """Put oceans on the first free spaces for them."""
        table = self.game.table
        reserved = [space.key for space in self.game.box.map.spaces.values() if space.kind == "ocean"]
        free = [space for space in reserved if space not in table.tiles]
        for space in free[:n]:
            table.tiles[space] = Tile("ocean")
        table.parameters["oceans"] += n
        return self._tiles_changed()

    def parameters(self, **values: int) -> Table:
        known(values, self.game.table.parameters)
        self.game.table.parameters.update(values)
        return self._look()

    def complete(self) -> Table:
        """Set all parameters to their end."""
        self.oceans(9 - self.game.table.parameters["oceans"])
        return self.parameters(temperature=8, oxygen=14)

    def rested(self) -> Table:
        """Allow every action to be used again."""
        for me in self.players:
            me.used.clear()
        return self._look()

    # Actions and answers.

    def turn(self, seat: int) -> Table:
        """Begin a turn of this seat; the action phase goes on after it."""
        game, n = self.game, len(self.game.players)
        game.triggered.clear()
        game.table.active = seat
        after: list[Step | Fork] = [Step(game.table.first, AfterPhase("action")), Step((seat + 1) % n, NextTurn())]
        game.agenda = [*after, Step(seat, TakeTurn(1))]
        game.advance()
        return self

    def act(self, seat: int, option: str) -> Table:
        """Choose an option of a turn, such as `project:city`; begin a turn of the seat if it is not on turn."""
        assert self.done, f"an action is unfinished: {self.game.pending}"
        decision = self.game.decision(seat)
        if decision is None or option not in decision.options:
            self.turn(seat)
        return self._answer(seat, option)

    def play(self, seat: int, name: str, *picks: str) -> Table:
        """Play a card from hand, then answer with `picks` one by one."""
        card = number(name)
        why = self.why_not(seat, name)
        assert why is None, f"{name} cannot be played: {why}"
        self.act(seat, CARDS[card].as_play)
        return self.pick(*picks)

    def use(self, seat: int, name: str, *picks: str) -> Table:
        """Use the action of a card in play."""
        self.act(seat, CARDS[number(name)].as_action)
        return self.pick(*picks)

    def pick(self, *picks: str) -> Table:
        """Answer the next decisions, of whatever seat, with one option each."""
        for pick in picks:
            self._answer(self.seat, pick)
        return self

    def choose(self, *picks: str) -> Table:
        """Answer the next decision with all of these options."""
        return self._answer(self.seat, *picks)

    def end(self) -> Table:
        """End the turn."""
        return self.pick("end")

    def run(self, effect: Effect, seat: int = 0, cause: Cause = NO_CAUSE) -> Table:
        """Let an effect happen, outside any turn."""
        self.game.agenda = [Step(seat, effect, cause)]
        self.game.advance()
        return self

    def _answer(self, seat: int, *picks: str) -> Table:
        try:
            self.game.answer(seat, picks)
        except Illegal as illegal:
            asked = illegal.decision
            illegal.add_note(f"asked: {asked.key}, {asked.budget or asked.options}; answered: {picks}" if asked else "")
            raise
        return self

    def _look(self) -> Table:
        self.game.derive_pending()
        return self

    # Reading the state.

    @property
    def seat(self) -> int:
        """The seat that is asked; fails if several are."""
        seats = list(self.game.pending)
        assert len(seats) == 1, f"asked are the seats {seats}: answer for one with `table.game.answer(seat, picks)`"
        return seats[0]

    @property
    def asked(self) -> Decision:
        decision = self.game.decision(self.seat)
        assert decision is not None
        return decision

    @property
    def key(self) -> str:
        """The key of the pending decision."""
        return self.asked.key

    @property
    def done(self) -> bool:
        """Whether the last action is complete."""
        return all(decision.key == "turn" for decision in self.game.pending.values())

    def options(self) -> tuple[str, ...]:
        return self.asked.options

    def spaces(self) -> set[str]:
        """The spaces offered."""
        return {option.removeprefix("space:") for option in self.options()}

    def offers(self, seat: int) -> tuple[str, ...]:
        """The options that this seat has in a turn."""
        decision = self.turn(seat).game.decision(seat)
        assert decision is not None
        return decision.options

    def can_play(self, seat: int, name: str) -> bool:
        return CARDS[number(name)].as_play in self.offers(seat)

    def why_not(self, seat: int, name: str) -> str | None:
        """The message id of the reason why a card cannot be played; None if it can."""
        return PlayCard(number(name)).possible(self.game, self[seat], NO_CAUSE)

    def refused(self, seat: int, option: str) -> Reason:
        """The reason why an option of a turn is refused; fails where it is not."""
        try:
            self.turn(seat).game.answer(seat, [option])
        except Illegal as illegal:
            return illegal.why
        raise AssertionError(f"{option} is not refused")

    def scores(self, goal: str) -> list[int]:
        """What each seat has for a milestone or an award."""
        box = self.game.box
        found = box.milestones.get(goal) or box.awards[goal]
        return [found.score(self.game, player) for player in self.players]

    def has(self, seat: int) -> dict[str, int]:
        """The stock of a seat, without resources of which it has none."""
        return {what: n for what, n in self[seat].stock.items() if n}

    def makes(self, seat: int) -> dict[str, int]:
        """The production of a seat, without resources of which it has none."""
        return {what: n for what, n in self[seat].production.items() if n}

    def on(self, seat: int, name: str) -> int:
        """The number of resources on a card, in play or hosted."""
        me, card = self[seat], number(name)
        return me.hosted[card] if card in me.hosted else me.resources.get(card, 0)

    def names(self, cards: Sequence[int]) -> list[str]:
        return [CARDS[card].name for card in cards]

    def points(self, seat: int) -> dict[str, int]:
        return view(self.game, None).seats[seat].points

    def parameter(self, key: str) -> int:
        return self.game.table.parameters[key]
