"""Write the digest of the base image into the Dockerfile: `make pin`. Needs Docker with its plugin buildx, and a registry that it reaches.

With a digest every build starts from the same image, whatever the tag has become since; the tag stays before it, so that people can read
which Python it is. Run it again to move on to what the tag is now. An image of several platforms is pinned as a whole.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

DOCKERFILE: Final = Path("Dockerfile")
_FROM: Final = re.compile(r"^FROM (?P<image>[^\s@]+)(?:@sha256:[0-9a-f]{64})?(?P<rest>(?: AS \S+)?)$", re.MULTILINE)
_DIGEST: Final = re.compile(r"sha256:[0-9a-f]{64}")


class CannotPin(Exception):
    """Raised if the digest cannot be determined. Its text is a sentence that says why."""


def digest(image: str) -> str:
    """Return the digest of an image such as `python:3.13-slim`, as its registry states it. Raises `CannotPin`."""
    command = ["docker", "buildx", "imagetools", "inspect", "--format", "{{.Manifest.Digest}}", image]
    try:
        said = subprocess.run(command, capture_output=True, text=True, timeout=120)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CannotPin(f"Docker cannot be asked for {image}: {error}.") from None
    found = said.stdout.strip()
    if said.returncode or not _DIGEST.fullmatch(found):
        why = next(iter((said.stderr.strip() or found).splitlines()), "no answer")
        if why.startswith("unknown"):  # it knows no such command or flag
            raise CannotPin(f"Docker has no plugin buildx, which asks the registry for {image}: {why}.")
        raise CannotPin(f"The registry has not told the digest of {image}: {why}")
    return found


def pinned(dockerfile: str) -> str:
    """Return the Dockerfile with the digest of every base image added or renewed. Raises `CannotPin`."""
    images = {match["image"] for match in _FROM.finditer(dockerfile)}
    if not images:
        raise CannotPin("The Dockerfile has no line FROM that names an image.")
    digests = {image: digest(image) for image in sorted(images)}
    return _FROM.sub(lambda m: f"FROM {m['image']}@{digests[m['image']]}{m['rest']}", dockerfile)


def main() -> int:
    """Rewrite the Dockerfile of the current folder; if a digest is missing, the file does not change."""
    try:
        DOCKERFILE.write_text(pinned(DOCKERFILE.read_text()))
    except (CannotPin, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
