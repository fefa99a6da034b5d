"""The box: everything in play at one table, and the things in it that expansions declare besides cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from engine.board import Map
from engine.card import CARDS, Card
from engine.decision import Cause, Decision
from engine.effect import AnyEffect, Effect, Modifier, Reason, Trigger, may_all_be_vain, obstacles_among, takers_among
from engine.modifiers import PayWith
from engine.named import CORPORATION_DECK, PROJECT_DECK, ParameterName, ResourceName
from engine.outposts import Outpost, Row
from engine.state import Currency, ExpansionState
from engine.visible import StatePart

if TYPE_CHECKING:
    from engine.agenda import Step
    from engine.core import Game
    from engine.journal import Entry
    from engine.options import Options
    from engine.state import Player

Score = Callable[["Game", "Player"], int]
"""A function that counts what a milestone or an award is about, for one player."""


def title_of(key: str) -> str:
    """Return the part of a goal's key that names its title: a loose tile of the pack adds to the key its own threshold, as in `builder-7`.

    >>> title_of("builder-7")
    'builder'
    """
    title, _dash, number = key.rpartition("-")
    return title if number.isdigit() else key


class Parameter(msgspec.Struct, frozen=True):
    """A global parameter that rises from `start` to `end` in steps of `step`; who raises it gains 1 TR for each step.

    `bonuses` are pairs of value and effect: the effect happens to the player who reaches or crosses the value. `ends` says whether
    the parameter must be complete before the game can end (rulebook, Game end), and `ends_solo` whether a solo game is won only then
    even if other games can end without it.
    """

    key: str
    start: int
    end: int
    step: int = 1
    bonuses: tuple[tuple[int, AnyEffect], ...] = ()
    ends: bool = True
    ends_solo: bool = False

    def left(self, value: int) -> int:
        """The number of steps of the parameter from `value` to the end of its track."""
        return (self.end - value) // self.step


class Toll(msgspec.Struct, frozen=True):
    """A price in M€ for placing a tile on a space, and the effect that the player gets for it.

    The term `space:KEY` is the price. Once the global parameter `until` is complete, there is neither a price nor an effect. Whoever
    cannot do what is paid for cannot use the space.
    """

    mc: int
    do: AnyEffect
    until: ParameterName = ""


class IconToll(msgspec.Struct, frozen=True):
    """A toll whose effect is that of an icon (`Expansion.icons`); the space has no toll unless an expansion in play declares the icon."""

    mc: int
    icon: str


class Icon(msgspec.Struct, frozen=True):
    """What an icon on a space brings that is neither a resource nor a card: to whoever places a tile there, `do` happens once for each.

    Cards that look for one of the resources in `counts_as` take the icon for it.
    """

    do: AnyEffect
    counts_as: tuple[ResourceName, ...] = ()


class MapRules(msgspec.Struct, frozen=True):
    """A map of an expansion, and the rules that it brings.

    `tolls` are what some spaces cost. `parameters` take the place of those of expansions with the same keys. `added` are numbers that
    are added to terms. Raises `ValueError` for a toll of a space that is not there.
    """

    map: Map
    tolls: dict[str, Toll | IconToll] = {}
    parameters: tuple[Parameter, ...] = ()
    added: dict[str, int] = {}

    def __post_init__(self) -> None:
        if unknown := [at for at in self.tolls if at not in self.map.spaces]:
            raise ValueError(f"there is no space {unknown[0]} on {self.map.key}")


class DealtCards(msgspec.Struct, frozen=True):
    """Cards of a deck that must be there for every player, or the game does not begin.

    `each` is how many are dealt to each player as the table has agreed, `fewest` how many it could agree on at least; `further` are
    those that each player may look at besides.
    """

    deck: str
    each: Callable[[Options], int]
    fewest: int
    further: int = 0


class Project(msgspec.Struct, frozen=True, dict=True):
    """A standard project with a usual price of `cost` M€; a player may use it again and again."""

    key: str
    cost: int
    do: tuple[AnyEffect, ...]

    @cached_property
    def obstacles(self) -> tuple[Effect, ...]:
        """The effects of the project that may ever be blocked."""
        return obstacles_among(self.do)

    @cached_property
    def takers(self) -> tuple[Effect, ...]:
        """The effects of the project that may need stock, which the payment for the project may then not use."""
        return takers_among(self.do)


class Milestone(msgspec.Struct, frozen=True):
    """A milestone: a player with a score of at least `need` may claim it (rulebook, Claim a milestone).

    It is in play only together with the expansions in `needs`. `by_space` says that it counts where own tiles lie, and looks at the
    map and its tiles alone; then robots consider it when they place tiles. `counts` names what raises the score (`engine.goals`).
    `also_pay` are M€ besides the usual price, and `leaves` is how much of each resource must be left when that is paid. `pack` says
    that it lies in the pack of loose tiles, from which it is drawn only together with what `drawn_with` names (`engine.goals.drawing`).
    """

    key: str
    need: int
    score: Score
    needs: tuple[str, ...] = ()
    by_space: bool = False
    counts: tuple[str, ...] = ()
    also_pay: int = 0
    leaves: int = 0
    pack: bool = False
    drawn_with: tuple[str, ...] = ()

    def reached(self, game: Game, me: Player) -> bool:
        """Whether a player's score is at least `need` now."""
        return self.score(game, me) >= self.need


class Award(msgspec.Struct, frozen=True):
    """An award: the scores of all players are compared at the end of the game (rulebook, Fund an award).

    It is in play only together with the expansions in `needs`. `by_space`, `counts`, `pack` and `drawn_with` are those of milestones.
    """

    key: str
    score: Score
    needs: tuple[str, ...] = ()
    by_space: bool = False
    counts: tuple[str, ...] = ()
    pack: bool = False
    drawn_with: tuple[str, ...] = ()


Form = Literal["menu", "list", "button"]
"""How a panel offers a verb: as a menu (`menu`), a button that opens a list (`list`), or a button for its only option (`button`)."""


class Choice(NamedTuple):
    """One option that a player has in a turn, whether it can be chosen now or not."""

    key: str
    """The key of the option, such as `play:comet`."""
    price: int
    """The price for this player now, in M€."""
    why: Reason | None
    """The reason why it cannot be chosen now; None if it can."""


def no_price(game: Game, me: Player, key: str) -> int:
    """The `price` of a verb whose options cost no M€."""
    return 0


class Verb(msgspec.Struct, frozen=True):
    """A kind of action. Its options begin with `key`, as `play:comet` does with `play`; a single option may be the key itself.

    `options` lists what a player has, whether it can be chosen now or not. `action` is the effect of an option, and its cause; the
    effect says whether and why the option cannot be chosen (`Effect.possible`, `Effect.reason`). `price` is in M€.
    """

    key: str
    letter: str
    options: Callable[[Game, Player], Iterable[str]]
    action: Callable[[str], tuple[Effect, Cause]]
    price: Callable[[Game, Player, str], int] = no_price
    within: Callable[[Game, Player, int], Iterable[str]] | None = None
    """The options that a player who can pay at most so many M€ may be able to choose, found fast; only their effects are asked."""
    sure: bool = False
    """Whether `within` finds only options that can be chosen, so that no effect is asked."""
    form: Form = "list"
    standing: bool = False
    """Whether the panel shows its menu or button even if no option can be chosen."""

    def choices(self, game: Game, me: Player) -> Iterator[Choice]:
        """Every option of a player, with its price and the reason why it cannot be chosen."""
        for option in self.options(game, me):
            effect, cause = self.action(option)
            yield Choice(option, self.price(game, me, option), effect.reason(game, me, cause))

    def refusal(self, game: Game, me: Player, option: str) -> Reason | None:
        """The reason why a player cannot choose an option now; None if it can be chosen, or if the player has no such option."""
        if option not in self.options(game, me):
            return None
        effect, cause = self.action(option)
        return effect.reason(game, me, cause)


class CorrectionTarget(NamedTuple):
    """One thing that can be corrected: the number that it has now, and from the `least` to the `most` that it may have.

    What is there or not, such as a tile on a space or a card in play, has the number 1 or 0.
    """

    kind: str
    """The key of its kind."""
    seat: int
    """Whose it is, -1 for nobody's."""
    what: str
    now: int
    least: int
    most: int
    to: int = -1
    """The only seat that may ask for it, because nobody else knows that it is there; -1 for anybody."""


class Correctable(msgspec.Struct, frozen=True):
    """A kind of thing that can be corrected. `targets` are those of a seat, or (-1) of nobody; `change` adds a number to one of them."""

    key: str
    targets: Callable[[Game, int], Iterable[CorrectionTarget]]
    change: Callable[[Game, CorrectionTarget, int], None]
    """It goes through `engine.changes` and tells entries with the cause `journal.CORRECTION`; nothing reacts to them."""


OF_CARDS: Final = (
    "triggering_entries",
    "triggering_entries_of_own",
    "_entries_heard_by",
    "trigger_rates",
    "deck_of_card",
    "project_options",
    "vain_projects",
)
"""What a box derives and keeps that has nothing to do with its milestones and awards."""


class Box(msgspec.Struct, frozen=True, dict=True):
    """Everything in play at one table, merged from its expansions, by key; `setup`, `choices` and `phases` by slot, in order."""

    map: Map
    """The map, without icons that no expansion in play brings."""
    icons: dict[str, Icon]
    """What icons on spaces bring that are neither resources nor cards."""
    decks: dict[str, tuple[int, ...]]
    deck_of: dict[str, str]
    """The key of the deck that cards of a kind belong to."""
    renewed: frozenset[str]
    """The keys of the decks that are made anew from their discards."""
    parameters: dict[str, Parameter]
    projects: dict[str, Project]
    verbs: dict[str, Verb]
    """The verbs by key, in the order of their letters."""
    milestones: dict[str, Milestone]
    awards: dict[str, Award]
    setup: dict[str, AnyEffect]
    choices: dict[str, AnyEffect]
    phases: dict[str, AnyEffect]
    points: dict[str, Score]
    """What brings victory points besides the usual sources (`engine.scoring`), by the key of the source."""
    policies: dict[str, tuple[Modifier | Trigger, ...]]
    policy_phases: dict[str, tuple[str, ...]]
    """The phases in which a policy holds, by its key; those that are missing hold at any time."""
    rows: tuple[Row, ...]
    own: dict[str, ExpansionState[Any, Any]]
    terms: dict[str, int]
    currencies: dict[str, Currency]
    tolls: dict[str, Toll]
    """What some spaces of the map cost."""
    purses: tuple[PayWith, ...]
    """What may pay besides M€ for all players."""
    correctable: dict[str, Correctable]
    """What a table may correct by hand besides the usual things (`engine.corrections`)."""
    later: frozenset[int]
    """The cards that games begun earlier may be without (`Expansion.later`)."""
    dealt: tuple[DealtCards, ...]
    """The cards without which a game does not begin (`engine.shortage`)."""
    decision_filters: tuple[Callable[[Game, Decision], Decision], ...]
    """Functions that remove options from decisions at this table; usually there are none."""
    step_bars: tuple[Callable[[Game, Step], bool], ...]
    """Functions that say whether a step could not be done now, whatever its effect says; usually there are none."""

    def with_goals(self, milestones: dict[str, Milestone], awards: dict[str, Award]) -> Box:
        """The same box with other milestones and awards; what has been derived from the cards of one is shared by both."""
        found = replace(self, milestones=milestones, awards=awards)
        vars(found).update({name: getattr(self, name) for name in OF_CARDS})
        return found

    @property
    def deck(self) -> tuple[int, ...]:
        """The ids of the project cards."""
        return self.decks[PROJECT_DECK]

    @property
    def corporations(self) -> tuple[int, ...]:
        return self.decks[CORPORATION_DECK]

    def table_state(self) -> dict[str, StatePart]:
        """New state of the expansions for a table, before the set-up."""
        return {name: own.table() for name, own in self.own.items()}

    def player_state(self) -> dict[str, StatePart]:
        """New state of the expansions for a player, before the set-up."""
        return {name: own.player() for name, own in self.own.items()}

    def verb(self, option: str) -> Verb | None:
        """The verb that an option of a turn belongs to; None for `pass` and `end`, and for any other string."""
        return self.verbs.get(option.partition(":")[0]) or self.verbs.get(option)

    def counted_as(self, icons: Iterable[str]) -> set[str]:
        """These icons of a space, and the resources that they count as."""
        return {*icons, *(what for icon in icons if icon in self.icons for what in self.icons[icon].counts_as)}

    @cached_property
    def option_bounds(self) -> dict[bool, Any]:
        """The bounds that `engine.bounds` has found, by whether they hold only where no card reacts to cards that are played."""
        return {}

    @cached_property
    def outposts(self) -> dict[str, Outpost]:
        return {outpost.key: outpost for row in self.rows for outpost in row.outposts}

    @property
    def cards(self) -> dict[int, Card]:
        return CARDS

    @cached_property
    def triggering_entries(self) -> frozenset[type[Entry]]:
        """The classes of entries that a trigger of a card or policy in this box listens to; no other entry needs a search for triggers."""
        return frozenset(kind for trigger in self._trigger_classes for kind in self.entries_heard_by(trigger))

    @cached_property
    def triggering_entries_of_own(self) -> frozenset[type[Entry]]:
        """Those of `triggering_entries` that matter where a player did what they tell to nobody else (`Trigger.on_loss`)."""
        return frozenset(
            kind for trigger in self._trigger_classes if not trigger.on_loss for kind in self.entries_heard_by(trigger)
        )

    @cached_property
    def _trigger_classes(self) -> set[type[Trigger]]:
        triggers = {type(part) for deck in self.decks.values() for card in deck for part in self.cards[card].triggers}
        return triggers | {
            type(part) for rules in self.policies.values() for part in rules if isinstance(part, Trigger)
        }

    def entries_heard_by(self, trigger: type[Trigger]) -> frozenset[type[Entry]]:
        """The classes of entries that triggers of a class listen to."""
        found = self._entries_heard_by.get(trigger)
        if found is None:
            found = self._entries_heard_by[trigger] = frozenset(kind for heard in trigger.on for kind in heard.kinds())
        return found

    @cached_property
    def _entries_heard_by(self) -> dict[type[Trigger], frozenset[type[Entry]]]:
        return {}

    @cached_property
    def trigger_rates(self) -> dict[Trigger, float]:
        """How often a project card played sets off a trigger, in the mean, as far as it was found (`engine.robots.rates`)."""
        return {}

    @cached_property
    def deck_of_card(self) -> dict[int, str]:
        """The key of the deck that each card belongs to."""
        return {card: self.deck_of[CARDS[card].kind] for card in CARDS if CARDS[card].kind in self.deck_of}

    @cached_property
    def project_options(self) -> Mapping[str, str]:
        """The key of each standard project, by the option of a turn that uses it, which is also the name of its price (`prices.terms`)."""
        return {f"project:{key}": key for key in self.projects}

    @cached_property
    def vain_projects(self) -> Mapping[str, tuple[Effect, ...]]:
        """By the key of each standard project that may come to bring nothing, its effects that are no mere costs."""
        found = {key: project.do for key, project in self.projects.items() if may_all_be_vain(project.do)}
        return {key: tuple(effect for effect in do if not effect.only_costs()) for key, do in found.items()}

    @cached_property
    def special_icons(self) -> tuple[Icon, ...]:
        """The icons on spaces of this map that are neither resources nor cards."""
        printed = {icon for space in self.map.spaces.values() for icon in space.bonus}
        return tuple(icon for key, icon in self.icons.items() if key in printed)

    def next_card(self, card: int) -> tuple[Modifier, ...]:
        """The modifiers that a card gives to the next card played."""
        return tuple(m for part in CARDS[card].play for m in part.next_card_modifiers())
