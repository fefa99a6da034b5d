"""All services of one process."""

from __future__ import annotations

from bot.tables import services
from bot.tables.runner import Runner


class Services:
    """All services of one process, and the runner that they share. Whoever needs one service is given that one."""

    def __init__(self, runner: Runner) -> None:
        self.runner = runner
        self.absences = services.Absences(runner)
        self.blocking = services.Blocking(runner)
        self.corrections = services.Corrections(runner)
        self.downtimes = services.Downtimes(runner)
        self.following = services.Following(runner)
        self.games = services.Games(runner)
        self.hindsight = services.Hindsight(runner)
        self.hints = services.Hints(runner)
        self.history = services.History(runner)
        self.lobby = services.Lobby(runner)
        self.members = services.Members(runner)
        self.messages = services.Messages(runner)
        self.moderation = services.Moderation(runner)
        self.moving = services.Moving(runner)
        self.orders = services.Orders(runner)
        self.people = services.People(runner)
        self.play = services.Play(runner)
        self.privacy = services.Privacy(runner)
        self.reminders = services.Reminders(runner)
        self.repair = services.Repair(runner)
        self.replays = services.Replays(runner)
        self.reports = services.Reports(runner)
        self.results = services.Results(runner)
        self.robots = services.Robots(runner)
        self.seasons = services.Seasons(runner)
        self.seats = services.Seats(runner)
        self.servers = services.Servers(runner)
        self.vacations = services.Vacations(runner)
        self.wishes = services.Wishes(runner)
        self.votes = services.Votes(runner)
