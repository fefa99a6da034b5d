"""Hosts read plain sentences about settings, and no secret is shown."""

import subprocess
import sys
from pathlib import Path

import pytest
from pydantic import SecretStr, ValidationError

from bot import config
from bot.config import BadSettings, Settings, load_settings
from bot.screens.lobby_options import PACES

ROOT = Path(__file__).parent.parent
NO_DATABASE = (
    "MARS_DATABASE_URL must be a URL that begins with sqlite+aiosqlite:/// and names a file, "
    "or begins with postgresql+asyncpg:// and has no options but ssl, host, port, target_session_attrs "
    "and prepared_statement_cache_size "
    "(in numbers, a machine is at most 255.255.255.255 and a port at most 65535); "
    "in its password @ is written as %40, / as %2F and % as %25."
)
NO_TOKEN = (
    "DISCORD_TOKEN must be the token of a Discord bot: letters, digits, dots, hyphens and underscores alone, "
    "without quotation marks or spaces."
)
NO_API = (
    "MARS_DISCORD_API must be an address that begins with http:// or https://, such as http://proxy:8080/api/v10 "
    "(in numbers, a machine is at most 255.255.255.255 and a port at most 65535)."
)
NO_PAGES = (
    "MARS_REPLAY_URL must be an address that begins with http:// or https://, "
    "at which the folder MARS_REPLAY_FOLDER is served "
    "(in numbers, a machine is at most 255.255.255.255 and a port at most 65535)."
)
SECRET = "MTIzNDU2.secret.token"


@pytest.fixture(autouse=True)
def clean_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine without settings, `.env` or secrets except those of the test."""
    for name in Settings.model_fields:
        monkeypatch.delenv(config.variable(name), raising=False)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(config, "DOCKER_SECRETS", tmp_path / "secrets")


def test_without_any_setting_the_defaults_hold():
    settings = load_settings()
    assert settings.discord_token is None
    assert settings.database_url == "sqlite+aiosqlite:///data/mars.sqlite3"
    assert (settings.local_port, settings.reminder_hours, settings.grace_seconds) == (8400, 12.0, 60)
    assert (settings.log_level, settings.log_format) == ("INFO", "console")


def test_the_token_has_no_prefix_and_the_rest_begins_with_mars(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("DISCORD_TOKEN", f" {SECRET}\n")
    monkeypatch.setenv("MARS_LOCAL_PORT", "9000")
    monkeypatch.setenv("MARS_LOG_LEVEL", "debug")
    monkeypatch.setenv("MARS_LOG_FORMAT", "JSON")
    settings = load_settings()
    assert settings.discord_token == SecretStr(SECRET)
    assert (settings.local_port, settings.log_level, settings.log_format) == (9000, "DEBUG", "json")


def test_a_value_of_blanks_is_the_default_and_blanks_around_one_do_not_count(monkeypatch: pytest.MonkeyPatch):
    for name in Settings.model_fields:
        monkeypatch.setenv(config.variable(name), " ")
    assert load_settings() == Settings()
    monkeypatch.setenv("MARS_REPLAY_FOLDER", "/srv/pages ")
    monkeypatch.setenv("MARS_ROBOT_SEARCH", "false ")
    settings = load_settings()
    assert (settings.replay_folder, settings.robot_search) == (Path("/srv/pages"), False)


@pytest.mark.parametrize("token", ["", "  "])
def test_an_empty_token_is_no_token(monkeypatch: pytest.MonkeyPatch, token: str):
    monkeypatch.setenv("DISCORD_TOKEN", token)
    assert load_settings().discord_token is None


def test_the_environment_wins_over_the_file_and_the_file_over_secrets(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    (tmp_path / "secrets").mkdir()
    (tmp_path / "secrets/discord_token").write_text(SECRET + "\n")
    (tmp_path / "secrets/mars_local_port").write_text("1")
    (tmp_path / "secrets/somebody_elses").write_text("?")
    (tmp_path / ".env").write_text("MARS_LOCAL_PORT=2\nMARS_GRACE_SECONDS=2\nMARS_LOG_LEVEL=\nOTHER=1\n")
    monkeypatch.setenv("MARS_GRACE_SECONDS", "3")
    settings = load_settings()
    assert settings.discord_token == SecretStr(SECRET)
    assert (settings.local_port, settings.grace_seconds, settings.log_level) == (2, 3, "INFO")


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("sqlite:///mars.db", "sqlite+aiosqlite:///mars.db"),
        ("postgres://kim:p%40ss@db/mars", "postgresql+asyncpg://kim:p%40ss@db/mars"),
        ("postgresql+asyncpg://db/mars", "postgresql+asyncpg://db/mars"),
        ("postgres://db/mars?sslmode=require", "postgresql+asyncpg://db/mars?ssl=require"),
        ("postgresql://kim@/mars?host=/run/postgresql", "postgresql+asyncpg://kim@/mars?host=%2Frun%2Fpostgresql"),
    ],
)
def test_a_database_url_gets_the_driver_that_we_have(monkeypatch: pytest.MonkeyPatch, given: str, used: str):
    monkeypatch.setenv("MARS_DATABASE_URL", given)
    assert load_settings().database_url == used


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("MARS_LOCAL_PORT", "abc", "MARS_LOCAL_PORT must be a whole number from 1 to 65535."),
        ("MARS_LOCAL_PORT", "70000", "MARS_LOCAL_PORT must be a whole number from 1 to 65535."),
        ("MARS_REMINDER_HOURS", "1e-12", "MARS_REMINDER_HOURS must be a number of hours from 0.25 to 336."),
        ("MARS_REMINDER_HOURS", "nan", "MARS_REMINDER_HOURS must be a number of hours from 0.25 to 336."),
        ("MARS_GRACE_SECONDS", "-1", "MARS_GRACE_SECONDS must be a whole number of seconds from 0 to 3600."),
        ("MARS_LOG_LEVEL", "loud", "MARS_LOG_LEVEL must be DEBUG, INFO, WARNING or ERROR."),
        ("MARS_DATABASE_URL", "mysql://db/mars", NO_DATABASE),
        ("MARS_DATABASE_URL", "sqlite+aiosqlite:///", NO_DATABASE),
        ("MARS_DATABASE_URL", "sqlite+aiosqlite://data/mars.sqlite3", NO_DATABASE),
        ("MARS_DATABASE_URL", "sqlite:///:memory:", NO_DATABASE),
        ("MARS_DATABASE_URL", "postgresql://kim@256.1.1.1/mars", NO_DATABASE),
        ("MARS_DATABASE_URL", "postgresql://kim@db:99999/mars", NO_DATABASE),
        ("MARS_DATABASE_URL", "postgresql://kim:p@w/x@db/mars", NO_DATABASE),
        ("MARS_DATABASE_URL", "postgresql://kim:p@w/x?y@db/mars", NO_DATABASE),
        ("MARS_DATABASE_URL", "postgresql://kim@db/mars?sslmode=require&channel_binding=require", NO_DATABASE),
        ("MARS_DATABASE_URL", "sqlite:///data/mars.sqlite3?mode=ro", NO_DATABASE),
        ("DISCORD_TOKEN", f"'{SECRET}'", NO_TOKEN),
        ("DISCORD_TOKEN", f"DISCORD_TOKEN={SECRET}", NO_TOKEN),
        ("DISCORD_TOKEN", f"\u200b{SECRET}", NO_TOKEN),
        ("MARS_METRICS_HOST", "256.1.1.1", "MARS_METRICS_HOST must be an address of this machine, such as 127.0.0.1."),
        ("MARS_DISCORD_API", "http://256.1.1.1/api/v10", NO_API),
        ("MARS_DISCORD_API", "http://proxy:99999/api/v10", NO_API),
        ("MARS_REPLAY_URL", "mars.example.org", NO_PAGES),
        ("MARS_REPLAY_URL", "/", NO_PAGES),
        ("MARS_REPLAY_URL", "https://mars.example.org/?a=b", NO_PAGES),
        ("MARS_LOG_FORMAT", "xml", "MARS_LOG_FORMAT must be console or json."),
    ],
)
def test_a_wrong_setting_is_one_sentence(monkeypatch: pytest.MonkeyPatch, name: str, value: str, sentence: str):
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as wrong:
        load_settings()
    assert str(wrong.value) == sentence


def test_tables_without_a_pace_of_their_own_may_be_as_fast_as_live_ones(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("MARS_REMINDER_HOURS", str(PACES["live"]))
    assert load_settings().reminder_hours == PACES["live"]


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", "::", "::1", "localhost", "bot-0"])
def test_metrics_may_be_served_at_every_kind_of_address(monkeypatch: pytest.MonkeyPatch, host: str):
    monkeypatch.setenv("MARS_METRICS_HOST", host)
    assert load_settings().metrics_host == host


def test_every_wrong_setting_is_named_and_no_secret_is_shown(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("DISCORD_TOKEN", f"Bot {SECRET}")
    monkeypatch.setenv("MARS_DATABASE_URL", "mysql://kim:hunter2@db/mars")
    monkeypatch.setenv("MARS_LOCAL_PORT", "0")
    with pytest.raises(BadSettings) as wrong:
        load_settings()
    lines = str(wrong.value).splitlines()
    assert [line.split()[0] for line in lines] == ["DISCORD_TOKEN", "MARS_DATABASE_URL", "MARS_LOCAL_PORT"]
    assert SECRET not in str(wrong.value)
    assert "hunter2" not in str(wrong.value)
    assert wrong.value.__suppress_context__  # a context would print the secrets


def test_a_name_that_is_no_setting_is_a_sentence_wherever_it_stands(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("MARS_REMINDERS_HOURS", "1")
    (tmp_path / ".env").write_text("mars_moons=2\n")
    with pytest.raises(BadSettings) as wrong:
        load_settings()
    assert str(wrong.value).splitlines() == [
        "MARS_MOONS is not a setting.",
        "MARS_REMINDERS_HOURS is not a setting; MARS_REMINDER_HOURS is.",
    ]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("# The bot\n\nDISCORD_TOKEN: a.b.c\nMARS_GRACE_SECONDS=2\n", 3),
        ("MARS_GRACE_SECONDS=2\n\nDISCORD_TOKEN='a.b.c\n", 3),
        ("MARS GRACE SECONDS=2", 1),
    ],
)
def test_a_line_of_the_file_that_says_nothing_is_a_sentence(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], text: str, line: int
):
    (tmp_path / ".env").write_text(text)
    with pytest.raises(BadSettings) as wrong:
        load_settings()
    assert str(wrong.value) == f".env, line {line}: write NAME=value, and close each quotation mark in the same line."
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("name", ["DISCORD_TOKN", "DISCORD-TOKEN", "DISCORD_BOT_TOKEN", "TOKEN", "BOT_TOKEN"])
def test_a_misspelt_token_in_the_file_is_a_sentence_where_there_is_no_other(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
):
    (tmp_path / ".env").write_text(f"{name}={SECRET}\n")
    with pytest.raises(BadSettings) as wrong:
        load_settings()
    assert str(wrong.value) == f"{name} is not a setting; DISCORD_TOKEN is."
    monkeypatch.setenv("DISCORD_TOKEN", SECRET)
    assert load_settings().discord_token == SecretStr(SECRET)


@pytest.mark.parametrize("text", ["DISCORD_TOKEN=\n", "discord_token = ''\n"])
def test_a_token_that_is_looked_for_and_empty_is_called_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str):
    assert config.no_token() == "DISCORD_TOKEN is not set"
    (tmp_path / ".env").write_text(text)
    assert (load_settings().discord_token, config.no_token()) == (None, "DISCORD_TOKEN is empty")
    (tmp_path / ".env").unlink()
    monkeypatch.setenv("DISCORD_TOKEN", " ")
    assert (load_settings().discord_token, config.no_token()) == (None, "DISCORD_TOKEN is empty")


def test_a_database_url_that_is_no_url_is_a_sentence(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("MARS_DATABASE_URL", "postgres://kim:hunter2@db:port/mars")
    with pytest.raises(BadSettings, match="MARS_DATABASE_URL must be a URL") as wrong:
        load_settings()
    assert "hunter2" not in str(wrong.value)


def test_a_file_in_another_encoding_is_a_sentence(tmp_path: Path):
    (tmp_path / ".env").write_bytes(b"\xff\xfeM\x00")
    with pytest.raises(BadSettings, match=r"\.env cannot be read"):
        load_settings()


def test_settings_show_no_secret_and_do_not_change():
    settings = Settings(discord_token=SecretStr(SECRET), database_url="postgresql://kim:hunter2@db/mars")
    assert SECRET not in repr(settings)
    assert "hunter2" not in repr(settings)
    with pytest.raises(ValidationError):
        settings.local_port = 1


@pytest.mark.parametrize(("given", "meant"), [("", ()), ("0", (0,)), ("0, 2", (0, 2)), ("0-1,3", (0, 1, 3))])
def test_a_process_may_have_some_of_the_shards(monkeypatch: pytest.MonkeyPatch, given: str, meant: tuple[int, ...]):
    monkeypatch.setenv("MARS_SHARDS", "4")
    monkeypatch.setenv("MARS_SHARD_IDS", given)
    settings = load_settings()
    assert (settings.shards, settings.shard_ids) == (4, meant)


@pytest.mark.parametrize(
    ("shards", "ids"), [("", "0"), ("2", "2"), ("2", "0,0"), ("2", "one"), ("2", "1-0"), ("2", "0-99999999999")]
)
def test_shards_that_cannot_be_are_refused(monkeypatch: pytest.MonkeyPatch, shards: str, ids: str):
    monkeypatch.setenv("MARS_SHARDS", shards)
    monkeypatch.setenv("MARS_SHARD_IDS", ids)
    sentence = (
        "MARS_SHARD_IDS must be numbers of shards such as 0,1 or 0-3, all below MARS_SHARDS, which must be set as well."
    )
    with pytest.raises(BadSettings) as bad:
        load_settings()
    assert str(bad.value) == sentence


def test_what_the_log_must_not_show_is_the_token_and_the_password_of_the_database():
    settings = Settings(discord_token=SecretStr(SECRET), database_url="postgresql://kim:h%40nter/2@db/mars")
    assert settings.secrets == (SECRET, "h@nter/2", "h%40nter%2F2")
    assert Settings().secrets == ()


def test_a_token_that_is_missing_where_there_is_no_local_mode_is_a_wrong_setting(tmp_path: Path):
    """No restart brings it, so what restarts the bot must not try again."""
    program = "import sys; sys.modules['simcord'] = None; from bot.__main__ import run; sys.exit(run())"
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        env={"PATH": "", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.decode().splitlines()[-1].startswith("DISCORD_TOKEN is not set")


def test_the_example_file_explains_every_setting_and_holds_the_defaults(tmp_path: Path):
    example = (ROOT / ".env.example").read_text()
    for name in Settings.model_fields:
        assert f"\n{config.variable(name)}=" in example
    (tmp_path / ".env").write_text(example)
    assert load_settings() == Settings()


@pytest.mark.parametrize("given", ["http://proxy:8080/api/v10", " https://proxy.example/api/v10/ "])
def test_discords_api_may_be_a_proxy(monkeypatch: pytest.MonkeyPatch, given: str):
    monkeypatch.setenv("MARS_DISCORD_API", given)
    assert load_settings().discord_api == given.strip().rstrip("/")


@pytest.mark.parametrize("given", ["proxy:8080", "ftp://proxy/api", "http://proxy/api?v=10", "http://", "/"])
def test_what_is_no_address_of_an_api_is_told(monkeypatch: pytest.MonkeyPatch, given: str):
    monkeypatch.setenv("MARS_DISCORD_API", given)
    with pytest.raises(BadSettings) as caught:
        load_settings()
    assert str(caught.value) == NO_API
