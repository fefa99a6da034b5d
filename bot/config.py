"""The settings, read once from the environment."""

import difflib
import os
import re
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import quote

from dotenv import dotenv_values
from dotenv.parser import parse_stream
from pydantic import (
    AnyHttpUrl,
    Field,
    SecretStr,
    TypeAdapter,
    ValidationError,
    ValidationInfo,
    field_validator,
    model_validator,
)
from pydantic_settings import (
    BaseSettings,
    DotEnvSettingsSource,
    EnvSettingsSource,
    NoDecode,
    SettingsConfigDict,
    SettingsError,
)
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

ENV_FILE = Path(".env")
DOCKER_SECRETS = Path("/run/secrets")
PREFIX: Final = "MARS_"
MOST_SHARDS: Final = 10_000
HOST_KEY: Final = r"mars-[A-Za-z0-9_-]{43}"
"""How the public key of a host is written."""

ADDRESS: Final = TypeAdapter(AnyHttpUrl)
"""Knows which numbers can be an address and which a port."""

THERE_CAN_BE: Final = "(in numbers, a machine is at most 255.255.255.255 and a port at most 65535)"

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
OPTIONS: Final = ("ssl", "host", "port", "target_session_attrs", "prepared_statement_cache_size")
"""What a PostgreSQL URL may set behind its question mark: the driver takes a few others as numbers only, and fails at any unknown one."""
TOKEN: Final = r"[A-Za-z0-9._-]+"
TOKEN_NAME: Final = "DISCORD_TOKEN"
TOKEN_ELSEWHERE: Final = frozenset({"TOKEN", "BOT_TOKEN"})
"""What other bots call their token."""
ALIKE: Final = 0.8
"""How much a misspelt name resembles the one that was meant, from 0 to 1."""


class BadSettings(Exception):
    """Some settings are invalid. The text has one sentence for the host per invalid setting."""


class Settings(BaseSettings):
    """The host's settings. Each field's description completes the sentence "NAME must be ..."."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
        populate_by_name=True,
    )

    discord_token: SecretStr | None = Field(
        default=None,
        validation_alias=TOKEN_NAME,
        description="the token of a Discord bot: letters, digits, dots, hyphens and underscores alone,"
        " without quotation marks or spaces",
    )
    # Hidden from `repr`: a PostgreSQL URL holds a password.
    database_url: str = Field(
        default="sqlite+aiosqlite:///data/mars.sqlite3",
        repr=False,
        description="a URL that begins with sqlite+aiosqlite:/// and names a file, or begins with postgresql+asyncpg://"
        f" and has no options but {', '.join(OPTIONS[:-1])} and {OPTIONS[-1]} {THERE_CAN_BE};"
        " in its password @ is written as %40, / as %2F and % as %25",
    )
    shards: int | None = Field(
        default=None,
        ge=1,
        le=MOST_SHARDS,
        description="a whole number from 1 to 10000, or empty for as many as Discord recommends",
    )
    shard_ids: Annotated[tuple[int, ...], NoDecode] = Field(
        default=(), description="numbers of shards such as 0,1 or 0-3, all below MARS_SHARDS, which must be set as well"
    )
    calls_per_second: float = Field(
        default=50,
        ge=1,
        le=10_000,
        allow_inf_nan=False,
        description="a number from 1 to 10000: 50, unless Discord allows more",
    )
    discord_api: str | None = Field(
        default=None,
        description=f"an address that begins with http:// or https://, such as http://proxy:8080/api/v10 {THERE_CAN_BE}",
    )
    local_port: int = Field(default=8400, ge=1, le=65535, description="a whole number from 1 to 65535")
    metrics_port: int | None = Field(
        default=None, ge=1, le=65535, description="a whole number from 1 to 65535, or empty for none"
    )
    metrics_host: str = Field(
        default="127.0.0.1", min_length=1, description="an address of this machine, such as 127.0.0.1"
    )
    reminder_hours: float = Field(
        default=12.0, ge=0.25, le=336, allow_inf_nan=False, description="a number of hours from 0.25 to 336"
    )
    grace_seconds: int = Field(default=60, ge=0, le=3600, description="a whole number of seconds from 0 to 3600")
    robot_seconds: int = Field(default=8, ge=0, le=3600, description="a whole number of seconds from 0 to 3600")
    robot_search: bool = Field(default=True, description="true or false")
    history_days: int = Field(default=30, ge=0, le=36500, description="a whole number of days from 0 to 36500")
    admin_role: int | None = Field(
        default=None, gt=0, lt=2**63, description="the id of a role, a number that Discord copies in developer mode"
    )
    report_channel: int | None = Field(
        default=None, gt=0, lt=2**63, description="the id of a channel, a number that Discord copies in developer mode"
    )
    trusted_hosts: Annotated[tuple[str, ...], NoDecode] = Field(
        default=(), description="keys of other hosts' bots as /admin import shows them, with commas between them"
    )
    replay_url: str | None = Field(
        default=None,
        description="an address that begins with http:// or https://, at which the folder MARS_REPLAY_FOLDER is served"
        f" {THERE_CAN_BE}",
    )
    replay_folder: Path = Field(default=Path("replays"), description="a folder that the bot may write")
    member_games: int = Field(default=40, ge=1, le=100_000, description="a whole number from 1 to 100000")
    member_lobbies: int = Field(default=10, ge=1, le=100_000, description="a whole number from 1 to 100000")
    channel_games: int = Field(default=100, ge=1, le=100_000, description="a whole number from 1 to 100000")
    server_games: int = Field(default=500, ge=1, le=1_000_000, description="a whole number from 1 to 1000000")
    clicks_per_minute: int = Field(default=120, ge=10, le=100_000, description="a whole number from 10 to 100000")
    queue_length: int = Field(default=30, ge=5, le=10_000, description="a whole number from 5 to 10000")
    forget_server_days: int | None = Field(
        default=None, ge=0, le=3650, description="a whole number of days from 0 to 3650, or empty"
    )
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(
        default="INFO", description="DEBUG, INFO, WARNING or ERROR"
    )
    log_format: Literal["console", "json"] = Field(default="console", description="console or json")

    @property
    def secrets(self) -> tuple[str, ...]:
        """Texts that no log line may contain: the token, and the database's password both plain and URL-encoded."""
        password = make_url(self.database_url).password
        token = self.discord_token.get_secret_value() if self.discord_token else None
        return tuple(filter(None, (token, password, password and quote(password, safe=""))))

    @model_validator(mode="before")
    @classmethod
    def _bare(cls, given: Any) -> Any:
        """Leave out the blanks around a value, which `docker run --env-file` keeps; one of blanks alone means the default."""
        if not isinstance(given, dict):
            return given
        bare = {name: value.strip() if isinstance(value, str) else value for name, value in given.items()}
        return {name: value for name, value in bare.items() if value != ""}

    @field_validator("discord_token")
    @classmethod
    def _token(cls, token: SecretStr | None) -> SecretStr | None:
        if token is not None and not re.fullmatch(TOKEN, token.get_secret_value()):
            raise ValueError("signs that no token has")
        return token

    @field_validator("discord_api", "replay_url")
    @classmethod
    def _address(cls, text: str | None) -> str | None:
        if text is None:
            return None
        bare = text.rstrip("/")
        if not re.fullmatch(r"https?://[^/?#\s]+(?:/[^?#\s]*)?", bare):
            raise ValueError("not an address")
        ADDRESS.validate_python(bare)
        return bare

    @field_validator("metrics_host")
    @classmethod
    def _metrics_host(cls, host: str) -> str:
        _reachable(host, None)
        return host

    @field_validator("database_url")
    @classmethod
    def _database(cls, text: str) -> str:
        try:
            url = make_url(text)
        except ArgumentError:
            raise ValueError("not a URL") from None
        if url.drivername not in DRIVERS:
            raise ValueError("not a database we know")
        if url.get_backend_name() == "sqlite":
            if url.database in (None, "", ":memory:"):
                raise ValueError("would be forgotten with the process")
            if url.host:
                raise ValueError("two slashes: the first folder would be a machine")
        elif "@" in f"{url.database}{text.partition('?')[2]}":
            # Parts of the password would be taken for the machine and the database, and shown as such.
            raise ValueError("a password with signs that divide a URL")
        elif (mode := url.query.get("sslmode")) is not None:
            # As libpq and most providers of databases call it; the values are the same.
            url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
        if url.query.keys() - (() if url.get_backend_name() == "sqlite" else OPTIONS):
            raise ValueError("options that would be ignored, or that the driver does not know")
        if url.host:
            _reachable(url.host, url.port)
        return url.set(drivername=DRIVERS[url.drivername]).render_as_string(hide_password=False)

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _shard_ids(cls, given: Any) -> Any:
        if not isinstance(given, str):
            return given
        found: list[int] = []
        for part in filter(None, (part.strip() for part in given.split(","))):
            first, _, last = part.partition("-")
            numbers = range(int(first), int(last or first) + 1)
            if not numbers or numbers[-1] >= MOST_SHARDS:
                raise ValueError("none, or too many")
            found += numbers
        return tuple(found)

    @field_validator("trusted_hosts", mode="before")
    @classmethod
    def _trusted(cls, given: Any) -> Any:
        if not isinstance(given, str):
            return given
        found = tuple(filter(None, (part.strip() for part in given.split(","))))
        if not all(re.fullmatch(HOST_KEY, key) for key in found):
            raise ValueError("not a key")
        return found

    @field_validator("shard_ids")
    @classmethod
    def _some_of_all(cls, ids: tuple[int, ...], info: ValidationInfo) -> tuple[int, ...]:
        count = info.data.get("shards")
        if ids and (count is None or len(set(ids)) < len(ids) or not set(ids) <= set(range(count))):
            raise ValueError("not among the shards")
        return ids

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper(cls, level: Any) -> Any:
        return level.upper() if isinstance(level, str) else level

    @field_validator("log_format", mode="before")
    @classmethod
    def _lower(cls, name: Any) -> Any:
        return name.lower() if isinstance(name, str) else name


def _reachable(host: str, port: int | None) -> None:
    """Raise `ValueError` where no machine can have this name or number, such as 256.1.1.1, or no program this port."""
    inner = f"[{host}]" if ":" in host else host
    ADDRESS.validate_python(f"http://{inner}{'' if port is None else f':{port}'}")


def load_settings() -> Settings:
    """Read the environment, then `.env`, then Docker's secrets; the first that has a setting wins.

    Raises `BadSettings`, whose text never holds a value that may be secret.
    """
    secrets = DOCKER_SECRETS if DOCKER_SECRETS.is_dir() else None
    try:
        if strange := _senseless() or _strange():
            raise BadSettings("\n".join(strange))
        settings = Settings(_env_file=ENV_FILE, _secrets_dir=secrets)  # pyright: ignore[reportCallIssue]
        if settings.discord_token is None and (misspelt := _misspelt_token()):
            raise BadSettings("\n".join(misspelt))
        return settings
    except ValidationError as wrong:
        names = [error["loc"][0] for error in wrong.errors(include_input=False, include_context=False)]
        raise BadSettings("\n".join(dict.fromkeys(_sentence(str(name)) for name in names))) from None
    except OSError as unreadable:
        raise BadSettings(f"{unreadable.filename} cannot be read: {unreadable.strerror}.") from None
    except (SettingsError, UnicodeDecodeError):
        raise BadSettings(f"{ENV_FILE} cannot be read: it must be plain text in UTF-8.") from None


def _senseless() -> list[str]:
    """Return a sentence for each line of `.env` that is neither a setting nor a comment: the library that reads it would skip them."""
    if not ENV_FILE.is_file():
        return []
    with ENV_FILE.open(encoding="utf-8-sig") as file:
        found = [binding.original for binding in parse_stream(file) if binding.error]
    lines = [part.line + len(part.string) - len(part.string.lstrip("\r\n")) for part in found]
    return [f"{ENV_FILE}, line {n}: write NAME=value, and close each quotation mark in the same line." for n in lines]


def _misspelt_token() -> list[str]:
    """Return a sentence for each name in `.env` that resembles the token's, or is that of other bots."""
    given = sorted(name.upper() for name in DotEnvSettingsSource(Settings, env_file=ENV_FILE).env_vars)
    near = difflib.get_close_matches(TOKEN_NAME, [name for name in given if name != TOKEN_NAME], 3, ALIKE)
    near += [name for name in given if name in TOKEN_ELSEWHERE]
    return [f"{name} is not a setting; {TOKEN_NAME} is." for name in near]


def no_token() -> str:
    """Return the beginning of a sentence about a missing token, for a host who may have forgotten to write it behind its name."""
    given = {name.upper() for name in (*os.environ, *dotenv_values(ENV_FILE))}
    return f"{TOKEN_NAME} is {'empty' if TOKEN_NAME in given else 'not set'}"


def _strange() -> list[str]:
    """Return a sentence for each environment variable that resembles a setting but is none, because of typing errors."""
    known = {variable(name) for name in Settings.model_fields}
    sources = EnvSettingsSource(Settings), DotEnvSettingsSource(Settings, env_file=ENV_FILE)
    given = {name.upper() for source in sources for name in source.env_vars}
    found: list[str] = []
    for name in sorted(name for name in given - known if name.startswith(PREFIX)):
        near = difflib.get_close_matches(name, sorted(known), 1, ALIKE)
        found.append(f"{name} is not a setting{f'; {near[0]} is' if near else ''}.")
    return found


def _sentence(loc: str) -> str:
    name = loc.removeprefix(PREFIX).lower()
    setting = Settings.model_fields[name]
    return f"{variable(name)} must be {setting.description}."


def variable(name: str) -> str:
    """Return the name of the environment variable of a setting."""
    alias = Settings.model_fields[name].validation_alias
    return alias if isinstance(alias, str) else f"{PREFIX}{name.upper()}"
