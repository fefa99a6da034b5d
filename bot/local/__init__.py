"""Local mode: the bot on an offline Discord that is played in the browser. Needs the extra `local`."""

from bot.local.scenes import SCENES
from bot.local.server import Server
from bot.local.serving import begin, serve
from bot.local.world import MEMBERS, World

__all__ = ["MEMBERS", "SCENES", "Server", "World", "begin", "serve"]
