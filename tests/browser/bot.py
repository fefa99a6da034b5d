"""`python -m bot` with the lots of the test that is named on the command line, before a Discord as strict as it is."""

from __future__ import annotations

import sys
from unittest.mock import patch

from bot import __main__ as bot
from bot.tables import lobby
from tests.bot.strict import Finding, Strict, installed
from tests.lots import lots

NOTICED = "noticed: "
"""With this a line of the log begins that fails the test."""


class Loud(Strict):
    """Says at once what it notices, since this process may be killed."""

    def notice(self, *found: Finding) -> None:
        known = len(self.findings)
        super().notice(*found)
        for finding in self.findings[known:]:
            print(f"{NOTICED}{finding.rule}: {finding.what}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    with patch.object(lobby, "secrets", lots(sys.argv[1])), installed(Loud()):
        sys.exit(bot.run())
