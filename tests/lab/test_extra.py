"""Ludejo works without the extra `lab`; the error of a module that needs it names the extra."""

from __future__ import annotations

import subprocess
import sys

import pytest

WITHOUT = "import sys; sys.modules.update(dict.fromkeys(['numpy', 'gymnasium', 'pettingzoo'])); "


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", WITHOUT + code], capture_output=True, text=True)


def test_everything_else_works_without_it() -> None:
    done = run("import ludejo, ludejo.__main__ as m; m.main(['simulate', 'love-letter', '--games', '2'])")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("module", ["arrays", "episode", "pettingzoo", "gymnasium", "datasets"])
def test_the_extra_is_named(module: str) -> None:
    done = run(f"import ludejo.lab.{module}")
    assert done.returncode == 1
    assert "pip install 'ludejo[lab]'" in done.stderr.splitlines()[-1]
