"""`python -m bot` with the lots of the test that is named on the command line."""

from __future__ import annotations

import sys
from unittest.mock import patch

from bot import __main__ as bot
from bot.tables import lobby
from tests.lots import lots

if __name__ == "__main__":
    with patch.object(lobby, "secrets", lots(sys.argv[1])):
        sys.exit(bot.run())
