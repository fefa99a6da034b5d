"""How well robots play: `python -m bench.contest` (`make robots`) plays what the table of docs/benchmarks.md says and prints it.

Each finished game is a line of `build/robots.jsonl`, so a run that was broken off goes on where it was; games of other rules or robots
than the present ones do not count. `FORMER`, the robot before robots thought ahead, is taken from that revision of the project and
plays in a process of its own, which gets a save of each position.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tarfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from hashlib import blake2b
from io import BytesIO
from itertools import chain
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, quantiles
from time import process_time
from typing import Any, Final, NamedTuple

from bench.simulate import everything
from bot.tables.hindsight import DEALS
from bot.tables.hints import SIMULATIONS as HINTED
from bot.tables.services.hints import COACHED
from engine import Game, Options, new_game, result, save, view
from engine.card import CARDS, picked
from engine.codec import copy_game
from engine.hidden import imagined
from engine.options import shipped_maps
from engine.robots.greedy import gentle_answer, greedy_answer
from engine.robots.hindsight import onlooker
from engine.robots.levels import AHEAD, SIMULATIONS, thinks_ahead
from engine.robots.search import as_said, best, weigh
from engine.robots.worth import Worth
from engine.scoring import alone_wins
from engine.tableau import is_city
from engine.view import View

HOUSE: Final = Path(__file__).parents[1]
RESULTS: Final = HOUSE / "build" / "robots.jsonl"
FORMER: Final = "4ffd4e2d"
"""The revision whose greedy robot the robots are compared with."""
ASK: Final = """
import sys, json
from engine import load, view
from engine.codec import Unreadable
from engine.robots.greedy import greedy_answer
from engine.state import Player
for line in sys.stdin:
    asked = json.loads(line)
    position = {name: kept for name, kept in json.loads(asked["save"]).items() if name != "checksum"}
    position["players"] = [
        {name: kept for name, kept in player.items() if name in Player.__struct_fields__} for player in position["players"]
    ]
    try:
        answer = greedy_answer(view(load(json.dumps(position).encode()), asked["seat"]))
    except Unreadable:
        answer = None
    print(json.dumps(answer), flush=True)
"""
"""What the former robot's process runs. What is kept of players only since then it does not know, and a save without it has no checksum.

Its rules ask some things of nobody, such as the order of two effects of which one pays for the other: such positions it cannot read.
"""
GAMES: Final = 100
LONG: Final = 3
"""The number of generations until a card's requirement can be met, from which on the card counts as dead."""
ENOUGH: Final = 15
"""The M€ with which a player can do something for a milestone that is one short."""
RICH: Final = 30
"""The M€ with which a player who passes could have done something else."""
RESAMPLES: Final = 2_000
METAL: Final = {"steel": 2, "titanium": 3}
"""The usual value of one unit of each metal as payment, in M€."""

Picks = tuple[str, ...]
Player = Callable[[Game, int], Picks]


class Contest(NamedTuple):
    """A row of the table: the players, the floor (the share of wins above which the confidence interval must lie), and the share
    aimed at."""

    name: str
    robot: str
    others: str
    players: int
    kinds: tuple[str, ...]
    floor: float
    aim: float
    games: int = GAMES


CONTESTS: Final = (
    Contest("hard against the former robot, 2 players, everything", "hard", "former", 2, ("everything",), 0.65, 0.80),
    Contest("hard against the former robot, 2 players, corporate era", "hard", "former", 2, ("era",), 0.55, 0.70),
    Contest("hard as one of four, everything", "hard", "former", 4, ("everything",), 0.45, 0.60),
    Contest("normal against the former robot, 2 players", "normal", "former", 2, ("everything", "era"), 0.50, 0.65),
    Contest("normal against hard, 2 players", "normal", "hard", 2, ("everything", "era"), 0.0, 0.35),
    Contest("solo, corporate era", "hard", "", 1, ("era",), 0.35, 0.45),
    Contest("solo, everything", "hard", "", 1, ("everything",), 0.15, 0.30),
    Contest("solo, everything, 63 TR", "hard", "", 1, ("63",), 0.05, 0.15),
    Contest("who follows the coach against an easy robot, first game", "coached", "easy", 2, ("first",), 0.50, 0.65),
)


@cache
def fingerprint() -> str:
    """A short hash of the present rules and robots."""
    found = blake2b(digest_size=6)
    for path in sorted((HOUSE / "engine").rglob("*")):
        if path.suffix in (".py", ".json"):
            found.update(path.read_bytes())
    return found.hexdigest()


class Former:
    """The former robot, running in a process of its own; what its rules do not ask, today's policy answers."""

    def __init__(self) -> None:
        place = HOUSE / "build" / f"robots-{FORMER}"
        if not place.exists():
            packed = subprocess.run(["git", "archive", FORMER, "engine"], cwd=HOUSE, capture_output=True, check=True)
            with tarfile.open(fileobj=BytesIO(packed.stdout)) as tar:
                tar.extractall(place, filter="data")
        self._process = subprocess.Popen(
            [sys.executable, "-c", ASK], cwd=place, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __call__(self, game: Game, seat: int) -> Picks:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"save": save(game).decode(), "seat": seat}) + "\n")
        self._process.stdin.flush()
        picks = json.loads(self._process.stdout.readline())
        return greedy_answer(view(game, seat)) if picks is None else tuple(picks)


@cache
def former() -> Former:
    return Former()


def player(name: str, seed: str, took: list[float]) -> Player:
    """A robot of a level, the former robot, or somebody who follows the coach.

    The seconds of processor time of each decision are appended to `took`.
    """
    if name == "former":
        return former()
    if name == "easy":
        return lambda game, seat: gentle_answer(view(game, seat))
    if name == "coached":
        return lambda game, seat: suggested(game, seat, seed, took)
    simulations = SIMULATIONS[name]  # type: ignore[index]

    def answer(game: Game, seat: int) -> Picks:
        seen, token = view(game, seat), game.tokens[seat]
        if not simulations or not thinks_ahead(f"{seed}/{seat}/{token}", AHEAD[name]):  # type: ignore[index]
            return greedy_answer(seen)
        copy = imagined(game, seat, f"{seed}/{seat}/{token}")
        start = process_time()
        picks = best(seen, copy, simulations, f"{seed}/{seat}/{token}")
        took.append(process_time() - start)
        return picks

    return answer


def suggested(game: Game, seat: int, seed: str, took: list[float]) -> Picks:
    """What the coach suggests, who does so about no payment; the beginning is left to beginners' corporations."""
    seen = view(game, seat)
    usual = gentle_answer(seen)
    if seen.asked.budget:
        return usual
    here = f"{seed}/{seat}/{game.tokens[seat]}"
    start = process_time()
    picks = weigh(seen, imagined(game, seat, here), COACHED, here, advised=usual)[0].picks
    took.append(process_time() - start)
    return picks


def agreed(contest: Contest, n: int) -> Options:
    """The options of the n-th game of a contest; the map changes after each group of games that differ only in the seats."""
    pair = n // contest.players
    kind = contest.kinds[pair % len(contest.kinds)]
    if kind == "era":
        return Options(players=contest.players, corporate_era=True)
    if kind == "first":
        return Options(players=contest.players, beginners=tuple(range(contest.players)))
    maps = shipped_maps()
    options = everything(players=contest.players, corporate_era=True, map=maps[pair % len(maps)])
    return options.model_copy(update={"solo_63": True}) if kind == "63" else options


def played(contest: Contest, n: int) -> dict[str, Any]:
    """Play the n-th game of a contest and return the counts for the robot's seat."""
    robot = n % contest.players
    seed = f"{contest.name}/{n // contest.players}"
    took: list[float] = []
    own = player(contest.robot, seed, took)
    other = player(contest.others, seed, []) if contest.others else own
    game, habits = new_game(agreed(contest, n), seed), Counter[str]()
    said = Said(game, seed) if contest.others in SIMULATIONS and contest.robot in SIMULATIONS else None
    in_reach = [InReach() for _ in range(contest.players)]
    while not game.over:
        seat = min(game.pending)
        seen = view(game, seat)
        if said:
            said.look(seen)
        picks = (own if seat == robot else other)(game, seat)
        of_whom = "" if seat == robot else "others: "
        habits.update(of_whom + habit for habit in (*habits_in(seen, picks), *in_reach[seat].let_go(game, seen, picks)))
        game.answer(seat, picks)
    stock = game.players[robot].stock
    return {
        "contest": contest.name,
        "n": n,
        "robots": fingerprint(),
        "won": won(game, robot),
        **(said.come() if said else {"hints": [], "charts": []}),
        "took": [round(t, 4) for t in took],
        "metal": sum(stock[what] * n for what, n in METAL.items()),
        "generations": game.table.generation,
        **habits,
    }


class Said:
    """The chances to win that are said in a game of several: `hints` to each seat at its first turn of each generation, of its best move,
    and `charts` of all seats at the first turn of all."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game, self.seed = game, seed
        self.hints: list[tuple[int, float]] = []
        self.charts: list[tuple[int, float]] = []
        self._hinted = dict.fromkeys(range(len(game.players)), 0)

    def look(self, seen: View) -> None:
        """To be asked at each decision of each seat."""
        seat, generation = seen.you, seen.generation
        if seen.asked.kind != "turn" or generation == self._hinted[seat]:
            return
        if generation > max(self._hinted.values()):
            self.charts += enumerate(onlooker(self.game, DEALS, f"{self.seed}/chart/{generation}"))
        self._hinted[seat] = generation
        moves = weigh(seen, self.game, HINTED, f"{self.seed}/said/{seat}/{generation}")
        self.hints.append((seat, as_said(moves, len(seen.seats))[0].chance))

    def come(self) -> dict[str, list[tuple[float, float]]]:
        """Each chance that was said with what came of it, when the game is over."""
        return {
            where: [(round(chance, 3), won(self.game, seat)) for seat, chance in said]
            for where, said in (("hints", self.hints), ("charts", self.charts))
        }


def won(game: Game, seat: int) -> float:
    if len(game.players) == 1:
        return float(alone_wins(game, game.players[0]))
    first = [place.seat for place in result(game) if place.rank == 1]
    return (seat in first) / len(first)


class InReach:
    """The milestones of which a seat could have taken the last step in the present generation, with one action."""

    def __init__(self) -> None:
        self.generation = 0
        self.keys = set[str]()

    def let_go(self, game: Game, seen: View, picks: Picks) -> Iterator[str]:
        """To be asked at each decision of the seat: the name of the habit, if the seat passes and has not taken such a step."""
        if seen.asked.kind != "turn":
            return
        if seen.generation > self.generation:
            self.generation = seen.generation
            self.keys.clear()
        short = _one_short(seen)
        if picks != ("pass",):
            self.keys |= {
                key
                for option in seen.asked.useful
                if short - self.keys
                for key in _last_steps(game, seen.you, option, short)
            }
        elif self.keys & short:
            yield "passes one short by choice"


def _one_short(seen: View) -> set[str]:
    """The open milestones of which the seat lacks one."""
    needs = seen.box.milestones
    return {key for key, scores in seen.open_milestones.items() if needs[key].need - scores[seen.you] == 1}


def _last_steps(game: Game, seat: int, option: str, short: set[str]) -> set[str]:
    """Which of these milestones are reached after an action, whose questions the greedy robot answers."""
    tried = copy_game(game)
    tried.derive_pending()
    tried.answer(seat, (option,))
    while not tried.over and seat in tried.pending and (seen := view(tried, seat)).asked.kind != "turn":
        tried.answer(seat, greedy_answer(seen))
    seen = view(tried, seat)
    return {key for key in short if seen.milestone_scores[key][seat] >= seen.box.milestones[key].need}


def habits_in(seen: View, picks: Picks) -> Iterator[str]:
    """The names of bad habits that a decision shows, and of the occasions on which each habit was possible, to be counted."""
    if seen.asked.kind == "turn" and picks == ("pass",):
        yield "passes"
        if _one_short(seen):
            yield "passes one short"
            if seen.me.stock["mc"] >= ENOUGH:
                yield "passes one short with enough"
        if seen.me.stock["mc"] >= RICH:
            yield "passes rich"
    if seen.asked.key.startswith("place:greenery"):
        yield "greeneries"
        if not _beside_own_city(seen, picks[0]):
            yield "beside no city"
            if any(_beside_own_city(seen, option) for option in seen.asked.options):
                yield "beside no city by choice"
    if seen.asked.key == "buy":
        worth = Worth(seen)
        for pick in picks:
            yield "bought"
            if any(worth.distance(requirement) >= LONG for requirement in CARDS[picked(pick)].requires):
                yield "dead"


def _beside_own_city(seen: View, option: str) -> bool:
    beside = (seen.tiles.get(near) for near in seen.box.map.near[option.partition(":")[2]])
    return any(tile is not None and tile.owner == seen.you and is_city(tile) for tile in beside)


def interval(share: float, n: int) -> tuple[float, float]:
    """The 95 per cent confidence interval (Wilson) of a share measured in `n` games."""
    z = 1.96
    spread = z * sqrt(share * (1 - share) / n + z * z / 4 / n / n)
    middle = share + z * z / 2 / n
    return max(0.0, (middle - spread) / (1 + z * z / n)), (middle + spread) / (1 + z * z / n)


def line(contest: Contest, games: Sequence[dict[str, Any]]) -> str:
    """The row of a contest in the printed table."""
    share = fmean(game["won"] for game in games)
    low, high = interval(share, len(games))
    met = "no" if low < contest.floor else "aim" if share >= contest.aim else "floor"
    took = [t for game in games for t in game["took"]]
    slow = quantiles(took, n=20)[-1] if len(took) > 1 else 0.0
    return (
        f"| {contest.name} | {len(games)} | {share:.0%} | {low:.0%} to {high:.0%} | {contest.floor:.0%} | {contest.aim:.0%} "
        f"| {met} | {fmean(took) if took else 0:.3f}, {slow:.3f} s |"
    )


def told(found: Sequence[dict[str, Any]], where: str) -> Iterator[str]:
    """Rows that compare predicted chances to win with the actual wins, by fifths of the chance: of games among robots of today alone.

    `where`: `hints` or `charts` (`Said`). They assume players who play equally well, which the former robot does not.
    """
    random = Random(where)
    for fifth in range(5):
        here = [(c, w, n) for n, game in enumerate(found) for c, w in game[where] if min(4, int(c * 5)) == fifth]
        if here:
            said, came = fmean(c for c, _, _ in here), fmean(w for _, w, _ in here)
            low, high = _resampled([(w, n) for _, w, n in here], random)
            yield (
                f"| {fifth * 20} to {fifth * 20 + 20} % | {len(here)} | {said:.2f} | {came:.2f} "
                f"| {low:.2f} to {high:.2f} | {abs(said - came):.2f} |"
            )


def _resampled(outcomes: Sequence[tuple[float, int]], random: Random) -> tuple[float, float]:
    """The 95 per cent bootstrap interval of the mean of outcomes, each with its game: games are drawn, since the statements of one share
    its result."""
    by_game: dict[int, list[float]] = {}
    for won, game in outcomes:
        by_game.setdefault(game, []).append(won)
    groups = list(by_game.values())
    means = sorted(fmean(chain.from_iterable(random.choices(groups, k=len(groups)))) for _ in range(RESAMPLES))
    return means[RESAMPLES // 40], means[-RESAMPLES // 40]


def habits(found: Sequence[dict[str, Any]]) -> Iterator[str]:
    def total(what: str) -> int:
        return sum(game.get(what, 0) for game in found)

    yield f"| metal left a seat, M€ | {fmean(game['metal'] for game in found):.1f} |"
    yield f"| passes one short of an open milestone | {total('passes one short')} of {total('passes')} |"
    yield f"| of these, with {ENOUGH} M€ or more | {total('passes one short with enough')} |"
    yield f"| of these, although one action of that generation was the last step | {total('passes one short by choice')} |"
    of_others = "others: passes one short"
    yield f"| the same of the others at these tables | {total(of_others)} of {total('others: passes')}, {total(of_others + ' by choice')} |"
    yield f"| passes with {RICH} M€ or more | {total('passes rich')} of {total('passes')} |"
    yield f"| greeneries beside no own city | {total('beside no city')} of {total('greeneries')} |"
    yield f"| of these, although another space was beside one | {total('beside no city by choice')} |"
    yield f"| cards bought that are dead for {LONG} generations or more | {total('dead')} of {total('bought')} |"


def known() -> list[dict[str, Any]]:
    """The finished games that were played with the present rules and robots."""
    lines = RESULTS.read_text(encoding="utf-8").splitlines() if RESULTS.exists() else []
    return [game for game in map(json.loads, lines) if game["robots"] == fingerprint()]


def to_play(contests: Iterable[Contest], games: int) -> list[tuple[Contest, int]]:
    """The games that are missing, a few of each contest in turn, so that an interrupted run has results for all contests."""
    done = {(game["contest"], game["n"]) for game in known()}
    missing = [(n, contest) for contest in contests for n in range(games) if (contest.name, n) not in done]
    return [(contest, n) for n, contest in sorted(missing, key=lambda each: each[0] // 4)]


def report(found: Sequence[dict[str, Any]]) -> None:
    print(
        "| contest | games | won | 95 % | floor | aim | met | a decision: mean, 95 of 100 |\n|---|---|---|---|---|---|---|---|"
    )
    for contest in CONTESTS:
        if games := [game for game in found if game["contest"] == contest.name]:
            print(line(contest, games))
    for where in ("hints", "charts"):
        print(
            f"\n| chance said ({where}) | times | said | came | 95 % | off |\n|---|---|---|---|---|---|",
            *told(found, where),
            sep="\n",
        )
    alone = {contest.name for contest in CONTESTS if contest.players == 1}
    if shared := [game for game in found if game["contest"] not in alone]:
        print("\n| habit | measured |\n|---|---|", *habits(shared), sep="\n")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.contest", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="of each contest")
    parser.add_argument("--only", default="", help="only contests whose name has this in it")
    parser.add_argument("--jobs", type=int, default=2, help="processes that play at the same time")
    parser.add_argument("--report", action="store_true", help="play nothing, print what is known")
    asked = parser.parse_args()
    contests = [contest for contest in CONTESTS if asked.only in contest.name]
    if not asked.report:
        RESULTS.parent.mkdir(exist_ok=True)
        missing = to_play(contests, asked.games)
        with ProcessPoolExecutor(asked.jobs) as pool, RESULTS.open("a", encoding="utf-8") as out:
            for game in pool.map(_played, missing):
                out.write(json.dumps(game) + "\n")
                out.flush()
    report([game for game in known() if any(game["contest"] == contest.name for contest in contests)])


def _played(which: tuple[Contest, int]) -> dict[str, Any]:
    return played(*which)


if __name__ == "__main__":
    main()
