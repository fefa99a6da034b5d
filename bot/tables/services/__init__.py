"""What the rest of the bot may ask of a game or do with it: a service for each concern, all over one runner."""

from bot.tables.services.absences import Absences
from bot.tables.services.blocking import Blocking
from bot.tables.services.corrections import Corrections
from bot.tables.services.downtimes import Downtimes
from bot.tables.services.following import Following
from bot.tables.services.games import Games
from bot.tables.services.hindsight import Hindsight
from bot.tables.services.hints import Hints
from bot.tables.services.history import History
from bot.tables.services.lobby import Lobby
from bot.tables.services.members import Members
from bot.tables.services.messages import Messages
from bot.tables.services.moderation import Moderation
from bot.tables.services.moving import Moving
from bot.tables.services.orders import Orders
from bot.tables.services.people import People
from bot.tables.services.play import Play
from bot.tables.services.privacy import Privacy
from bot.tables.services.reminders import Reminders
from bot.tables.services.repair import Repair
from bot.tables.services.replays import Replays
from bot.tables.services.reports import Reports
from bot.tables.services.results import Results
from bot.tables.services.robots import Robots
from bot.tables.services.seasons import Seasons
from bot.tables.services.seats import Seats
from bot.tables.services.servers import Servers
from bot.tables.services.vacations import Vacations
from bot.tables.services.votes import Votes
from bot.tables.services.wishes import Wishes

__all__ = [
    "Absences",
    "Blocking",
    "Corrections",
    "Downtimes",
    "Following",
    "Games",
    "Hindsight",
    "Hints",
    "History",
    "Lobby",
    "Members",
    "Messages",
    "Moderation",
    "Moving",
    "Orders",
    "People",
    "Play",
    "Privacy",
    "Reminders",
    "Repair",
    "Replays",
    "Reports",
    "Results",
    "Robots",
    "Seasons",
    "Seats",
    "Servers",
    "Vacations",
    "Votes",
    "Wishes",
]
