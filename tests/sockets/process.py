"""The bot as a process of its own, which can be killed."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

from tests.bot.backend import eventually
from tests.forked import Forked
from tests.sockets import bot
from tests.sockets.loopback import Discord

ROOT: Final = Path(__file__).resolve().parents[2]
START_SECONDS: Final = 900.0
PERIOD_MICROSECONDS: Final = 20_000
"""How often a process with a share of a core gets it."""


class Process:
    """One process of the bot. Its log is appended to `folder/NAME.log`, as lines of JSON."""

    def __init__(
        self, discord: Discord, url: str, folder: Path, name: str = "bot", *, forked: bool = False, **settings: object
    ) -> None:
        """`forked`: from a process that has imported all modules, which takes less time for who starts it often."""
        self._discord, self._url, self._folder, self.name, self._settings = discord, url, folder, name, settings
        self._forked = forked
        self._process: subprocess.Popen[bytes] | Forked | None = None
        self.log = folder / f"{name}.log"
        self.clock = folder / f"{name}.clock"
        self._lag = folder / f"{name}.lag"
        self.starts = 0

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def setting(self, name: str) -> object:
        """The value with which the process is started."""
        return self._settings[name]

    async def start(self) -> None:
        """Start the process and wait until it is connected with all its shards."""
        settings = {f"MARS_{name.upper()}": str(value) for name, value in self._settings.items()}
        inherited = {k: v for k, v in os.environ.items() if not k.startswith(("MARS_", "DISCORD_"))}
        if not self.clock.exists():
            self.clock.write_text("0")
        self.starts += 1
        environment = inherited | {
            "DISCORD_TOKEN": self._discord.token,
            "MARS_DATABASE_URL": self._url,
            "MARS_DISCORD_API": self._discord.api,
            "MARS_LOG_FORMAT": "json",
            "LOOPBACK_GATEWAY": self._discord.gateway.url,
            "LOOPBACK_FILES": self._discord.world.url,
            "LOOPBACK_CLOCK": str(self.clock),
            "LOOPBACK_LAG": str(self._lag),
            "LOOPBACK_IDENTIFY": str(self._discord.gateway.identify_seconds * 1.1),
            "PYTHONPATH": str(ROOT),
            **settings,
        }
        seen = len(self._discord.gateway.identifies)
        if self._forked:
            self._process = Forked(bot.run_forked, environment, self._folder, self.log)
        else:
            with self.log.open("ab") as out:
                command = [sys.executable, "-m", "tests.sockets.bot"]
                # Blocks only for the moment in which the process is made.
                self._process = subprocess.Popen(  # noqa: ASYNC220
                    command, cwd=self._folder, env=environment, stdout=out, stderr=out
                )

        def up() -> bool:
            if self._process is None or self._process.poll() is not None:
                raise AssertionError(f"{self.name} has ended: {self.log.read_text()[-4000:]}")
            return len(self._discord.gateway.identifies) >= seen + self.shards

        await self._discord.gateway.until(up, START_SECONDS)

    @property
    def shards(self) -> int:
        """How many shards this process connects."""
        wanted = str(self._settings.get("shard_ids", ""))
        return (
            len(wanted.split(",")) if wanted else int(str(self._settings.get("shards", self._discord.gateway.shards)))
        )

    def serves(self, guild: int) -> bool:
        """Return whether this process has the shard of a server; direct messages (0) go to the first."""
        wanted, count = str(self._settings.get("shard_ids", "")), int(str(self._settings.get("shards", 1)))
        return not wanted or str((guild >> 22) % count) in wanted.split(",")

    def advance(self, seconds: float) -> None:
        """Put the clock of the bot ahead by so much in all."""
        self.clock.write_text(str(seconds))

    def kill(self) -> None:
        """`kill -9`."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)
            self._process.wait()

    def terminate(self) -> None:
        """Ask the process to stop; it goes on until `ended`."""
        assert self._process is not None
        self._process.terminate()

    async def ended(self, seconds: float = 30) -> int:
        """Wait until the process has ended; return its exit code."""
        assert self._process is not None
        async with asyncio.timeout(seconds):
            await eventually(lambda: not self.running)
        return self._process.returncode

    async def stop(self) -> int:
        self.terminate()
        return await self.ended()

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def hold(self, share: float) -> None:
        """Give the process at most this share of a core; works as root on Linux, by a control group of version 1 or 2."""
        groups, quota = Path("/sys/fs/cgroup"), int(share * PERIOD_MICROSECONDS)
        old = groups / "cpu"
        group = (old if old.is_dir() else groups) / f"mars-{self.name}"
        group.mkdir(exist_ok=True)
        if old.is_dir():
            (group / "cpu.cfs_period_us").write_text(str(PERIOD_MICROSECONDS))
            (group / "cpu.cfs_quota_us").write_text(str(quota))
        else:
            (group / "cpu.max").write_text(f"{quota} {PERIOD_MICROSECONDS}")
        (group / "cgroup.procs").write_text(str(self.pid))

    def memory(self) -> tuple[float, float]:
        """Resident memory now and at most, in MB; zeros where the system does not tell."""
        try:
            lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        except OSError:
            return 0.0, 0.0
        found = {
            line.split(":")[0]: float(line.split()[1]) / 1000 for line in lines if line.startswith(("VmRSS", "VmHWM"))
        }
        return found["VmRSS"], found["VmHWM"]

    def pss(self) -> dict[str, float]:
        """Memory in MB, each shared page divided by those who share it: what is the process's own, and what is of mapped files."""
        try:
            lines = Path(f"/proc/{self.pid}/smaps_rollup").read_text().splitlines()
        except OSError:
            return {}
        found = {line.split(":")[0]: float(line.split()[1]) / 1000 for line in lines if line.startswith("Pss_")}
        return {"own": found["Pss_Anon"] + found["Pss_Shmem"], "files": found["Pss_File"]}

    def processor(self) -> float:
        """Seconds of processor time used so far."""
        try:
            fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def lag(self) -> list[float]:
        """The seconds by which each tick of the event loop was late since this was last asked."""
        self._lag.unlink(missing_ok=True)
        os.kill(self.pid, signal.SIGUSR1)
        async with asyncio.timeout(10):
            await eventually(self._lag.exists)
        return json.loads(self._lag.read_text())

    def logged(self, level: str = "") -> list[dict[str, Any]]:
        """The lines of the log so far, of one level or of all."""
        lines: list[dict[str, Any]] = []
        for line in self.log.read_text(errors="replace").splitlines():
            with suppress(ValueError):
                lines.append(json.loads(line))
        return [line for line in lines if not level or line.get("level") == level]


def free_port() -> int:
    """A port of this machine at which nothing listens."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


@asynccontextmanager
async def running(discord: Discord, url: str, folder: Path, **settings: Any) -> AsyncIterator[Process]:
    """Run the bot, and kill it at the end if it still runs."""
    process = Process(discord, url, folder, **settings)
    try:
        await process.start()
        yield process
    finally:
        process.kill()
