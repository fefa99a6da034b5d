"""What pyproject.toml cannot say: a wheel has the translations as the program reads them."""

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent))


class BuildWithTranslations(build_py):
    """Copies the packages, after the translations in them are compiled."""

    def run(self) -> None:
        from tools.translations import compiled

        list(compiled())
        super().run()


setup(cmdclass={"build_py": BuildWithTranslations})
