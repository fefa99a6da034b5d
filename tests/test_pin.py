"""The command that pins the base image, with a Docker that answers what the test says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import pin

ROOT = Path(__file__).parent.parent
DIGEST = "sha256:" + "4f" * 32
OTHER = "sha256:" + "a0" * 32


@pytest.fixture
def docker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file; what stands in it is what Docker runs when it is asked."""
    program = tmp_path / "docker"
    program.touch(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "Dockerfile").write_text((ROOT / "Dockerfile").read_text())
    return program


def lines(folder: Path) -> list[str]:
    return [line for line in (folder / "Dockerfile").read_text().splitlines() if line.startswith("FROM ")]


def test_both_stages_get_the_digest_and_keep_the_tag(docker: Path) -> None:
    tag = lines(docker.parent)[-1].removeprefix("FROM ").partition("@")[0]
    for digest in (DIGEST, OTHER):
        docker.write_text(f'#!/bin/sh\n[ "$6" = {tag} ] && echo {digest}\n')
        assert pin.main() == 0
        assert lines(docker.parent) == [f"FROM {tag}@{digest} AS build", f"FROM {tag}@{digest}"]


def test_without_an_answer_the_file_stays_as_it_is(docker: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = (docker.parent / "Dockerfile").read_text()
    without_plugin = "#!/bin/sh\necho 'unknown flag: --format' >&2; echo Usage >&2; exit 125\n"
    for script in ("#!/bin/sh\necho no network >&2; exit 1\n", "#!/bin/sh\necho latest\n", without_plugin, None):
        docker.unlink() if script is None else docker.write_text(script)
        assert pin.main() == 1
        assert len(capsys.readouterr().err.splitlines()) == 1
    assert (docker.parent / "Dockerfile").read_text() == before
