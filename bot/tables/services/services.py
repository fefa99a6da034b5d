"""All services of one process."""

from __future__ import annotations

from bot.tables.runner import Runner
from bot.tables.services.absences import Absences
from bot.tables.services.corrections import Corrections
from bot.tables.services.games import Games
from bot.tables.services.history import History
from bot.tables.services.lobby import Lobby
from bot.tables.services.members import Members
from bot.tables.services.messages import Messages
from bot.tables.services.moderation import Moderation
from bot.tables.services.orders import Orders
from bot.tables.services.people import People
from bot.tables.services.play import Play
from bot.tables.services.privacy import Privacy
from bot.tables.services.reminders import Reminders
from bot.tables.services.repair import Repair
from bot.tables.services.reports import Reports
from bot.tables.services.robots import Robots
from bot.tables.services.seats import Seats
from bot.tables.services.vacations import Vacations
from bot.tables.services.votes import Votes


class Services:
    """All services of one process, and the runner that they share. Whoever needs one service is given that one."""

    def __init__(self, runner: Runner) -> None:
        self.runner = runner
        self.absences = Absences(runner)
        self.corrections = Corrections(runner)
        self.games = Games(runner)
        self.history = History(runner)
        self.lobby = Lobby(runner)
        self.members = Members(runner)
        self.messages = Messages(runner)
        self.moderation = Moderation(runner)
        self.orders = Orders(runner)
        self.people = People(runner)
        self.play = Play(runner)
        self.privacy = Privacy(runner)
        self.reminders = Reminders(runner)
        self.repair = Repair(runner)
        self.reports = Reports(runner)
        self.robots = Robots(runner)
        self.seats = Seats(runner)
        self.vacations = Vacations(runner)
        self.votes = Votes(runner)
