"""Ludejo works without the extra `lab`; who uses what needs it is told its name."""

from __future__ import annotations

import subprocess
import sys

import pytest

WITHOUT = "import sys; sys.modules.update(dict.fromkeys(['numpy', 'gymnasium', 'pettingzoo'])); "


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", WITHOUT + code], capture_output=True, text=True)


def test_all_else_works_without() -> None:
    done = run("import ludejo, ludejo.__main__ as m; m.main(['simulate', 'love-letter', '--games', '2'])")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("module", ["arrays", "episode", "pettingzoo", "gymnasium", "datasets"])
def test_the_extra_is_named(module: str) -> None:
    done = run(f"import ludejo.lab.{module}")
    assert done.returncode == 1
    assert "pip install 'ludejo[lab]'" in done.stderr.splitlines()[-1]
