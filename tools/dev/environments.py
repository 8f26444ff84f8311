"""Virtual environments from locks with hashes, and the few programs that come from the system."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from dev.steps import ROOT, Failure, digest, is_done, mark_done, run_quietly, step

UV = ROOT / ".venv-uv" / "bin" / "uv"
DEV = ROOT / ".venv" / "bin"  # the tools, and ludejo as it lies here
SERVE = ROOT / ".venv-serve" / "bin"  # what ludejo needs to run, and no more
BUILD_PYTHON = ROOT / ".venv-build" / "bin" / "python"  # what builds it: node, mypy, hatchling


def apt(*names: str) -> None:
    """Install Debian packages, where we may."""
    sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if not shutil.which("apt-get") or (sudo and not shutil.which("sudo")):
        raise Failure(f"Please install {' and '.join(names)}, then run the same command again.")
    get = [*sudo, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-o", "DPkg::Lock::Timeout=600"]
    run_quietly(*get, "update")
    run_quietly(*get, "install", "-y", "--no-install-recommends", *names)


def ensure_uv() -> None:
    """uv installs everything else; pip is asked once, for uv alone."""
    stamp, key = ROOT / ".venv-uv" / ".installed", digest("requirements-uv.lock")
    if is_done(stamp, key):
        return
    with step("installing uv"):
        shutil.rmtree(ROOT / ".venv-uv", ignore_errors=True)
        words = ("install", "-q", "--disable-pip-version-check", "--require-hashes", "-r", "requirements-uv.lock")
        if has_pip():
            run_quietly(sys.executable, "-m", "pip", *words, "--target", ".venv-uv")  # quicker than a new environment
        else:
            make_environment(ROOT / ".venv-uv")
            run_quietly(ROOT / ".venv-uv/bin/pip", *words)
        mark_done(stamp, key)


def has_pip() -> bool:
    return subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True).returncode == 0


def make_environment(folder: Path) -> None:
    """One with pip; Debian keeps what that takes in a package of its own."""
    if subprocess.run([sys.executable, "-m", "venv", folder], capture_output=True).returncode != 0:
        shutil.rmtree(folder, ignore_errors=True)
        apt("python3-venv")
        run_quietly(sys.executable, "-m", "venv", folder)


def ensure_environment(name: str, lock: str) -> None:
    """A virtual environment with exactly the packages of a lock; one that was left half-filled is made anew."""
    ensure_uv()
    stamp, key = ROOT / name / ".synced", digest(lock)
    if is_done(stamp, key):
        return
    with step(f"filling {name}"):
        run_quietly(UV, "venv", "-q", "--clear", "--python", sys.executable, name)
        run_quietly(UV, "pip", "sync", "-q", "--require-hashes", "--python", f"{name}/bin/python", lock)
        mark_done(stamp, key)


def ensure_serve() -> None:
    ensure_environment(".venv-serve", "requirements.lock")


def ensure_build() -> None:
    ensure_environment(".venv-build", "requirements-build.lock")


def ensure_dev() -> None:
    """The tools, and ludejo as it lies here."""
    ensure_environment(".venv", "requirements-dev.lock")
    stamp, key = ROOT / ".venv" / ".editable", digest("pyproject.toml", "hatch_build.py")
    if not is_done(stamp, key):
        words = ("-q", "--no-deps", "--no-build-isolation", "--python", DEV / "python", "-e", ".")
        run_quietly(UV, "pip", "install", *words)
        mark_done(stamp, key)


def ensure_browser() -> None:
    """A real Chromium, and the same without toolbars, which is quicker; LUDEJO_CHROMIUM names another one."""
    names = ("chromium", "chromium-headless-shell")
    if not os.environ.get("LUDEJO_CHROMIUM") and not all(map(shutil.which, names)):
        with step("installing chromium"):
            apt(*names, "fonts-dejavu-core")
