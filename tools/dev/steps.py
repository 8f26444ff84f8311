"""Steps that print what they do and how long it took; stamp files that tell what is done; errors in one sentence."""

from __future__ import annotations

import fcntl
import hashlib
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
BUILD = ROOT / ".build"  # everything that is built here, except the virtual environments
LOG = BUILD / "set-up.log"
START = time.monotonic()
ENV = {**os.environ, "UV_PYTHON_DOWNLOADS": "never"}
LEFT_OUT = frozenset({"__pycache__", "node_modules", "static", "fonts"})
CAUSES = (
    (r"No space left|ENOSPC|disk quota|EDQUOT", "There is no space left on the disk."),
    (r"Permission denied|EACCES|EPERM|Read-only file system|EROFS", "Something may not be written here."),
    (
        r"name resolution|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|Connection refused|unreachable|"
        r"dns error|error sending request|Failed to fetch|Could not resolve|No matching distribution|timed out",
        "Packages could not be fetched: there is no network, or the package registry does not answer.",
    ),
)
NEXT = f"The output is in {LOG.relative_to(ROOT)}. Run the same command again: it continues where it stopped."
COUNT = re.compile(r"\d+ of \d+ ")
IS_BESIDE = "compile-beside" in sys.argv  # then a server uses the terminal
_writing = threading.Lock()


class Failure(Exception):  # noqa: N818  a sentence for the person who ran the command
    """Something went wrong; the message is a sentence that says what."""


def say(text: str) -> None:
    print(f"[{time.monotonic() - START:6.1f} s] {text}", file=sys.stderr, flush=True)


@contextmanager
def step(text: str) -> Iterator[None]:
    """Print what begins, and at the end how long it took."""
    say(f"{text} ...")
    start = time.monotonic()
    yield
    say(f"{text}: {time.monotonic() - start:.1f} s")


def run(*command: str | Path, env: Mapping[str, str] | None = None, folder: Path = ROOT) -> None:
    """Run a command and show its output."""
    subprocess.run([str(part) for part in command], cwd=folder, check=True, env={**ENV, **(env or {})})


def run_quietly(*command: str | Path, env: Mapping[str, str] | None = None, folder: Path = ROOT) -> str:
    """Run a command whose output goes to a log; if it fails, a sentence tells the likely cause."""
    arguments, said = [str(part) for part in command], ""
    with subprocess.Popen(
        arguments, cwd=folder, env={**ENV, **(env or {})}, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
    ) as process:  # fmt: skip
        assert process.stdout is not None
        for line in process.stdout:
            said += line
            show_count(line)
    note(f"$ {' '.join(arguments)}\n{said}")
    if process.returncode:
        raise Failure(f"{cause_of(said) or f'This failed: {short(arguments)}.'} {NEXT}")
    return said


def show_count(line: str) -> None:
    """Show the progress of a long step on a terminal, in one line that is overwritten."""
    if COUNT.match(line) and sys.stderr.isatty() and not IS_BESIDE:
        print(f"           {line.strip()}", end="\r", file=sys.stderr, flush=True)


def short(command: list[str]) -> str:
    """A command without the folder of its program."""
    return " ".join([Path(command[0]).name, *command[1:]])[:160]


def cause_of(output: str) -> str:
    """The likely cause, from what a program printed before it failed; empty if unknown."""
    return next((sentence for pattern, sentence in CAUSES if re.search(pattern, output, re.IGNORECASE)), "")


def note(text: str) -> None:
    """Write to the log what a program printed."""
    BUILD.mkdir(exist_ok=True)
    with _writing, LOG.open("a") as log:
        log.write(text)


def digest(*parts: str | Path, leave_out: frozenset[str] = frozenset()) -> str:
    """One key for these files and folders, and for the Python version that uses them."""
    total = hashlib.sha256(repr(sys.version_info[:2]).encode())
    for part in parts:
        for file in files_below(ROOT / part, LEFT_OUT | leave_out):
            total.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return total.hexdigest()


def files_below(path: Path, leave_out: frozenset[str]) -> list[Path]:
    """The file itself, or all files in a folder. Folders that are left out are not read at all."""
    if path.is_file():
        return [path]
    found: list[Path] = []
    for folder, folders, files in os.walk(path):
        folders[:] = [name for name in folders if name not in leave_out]
        found += [Path(folder, name) for name in files if name not in leave_out]
    return sorted(found)


def is_done(stamp: Path, key: str) -> bool:
    return stamp.is_file() and stamp.read_text() == key


def mark_done(stamp: Path, key: str) -> None:
    """Write a stamp completely or not at all, because the next run trusts it."""
    part = stamp.with_name(stamp.name + ".part")
    part.write_text(key)
    part.replace(stamp)


@contextmanager
def locked(name: str) -> Iterator[None]:
    """Let one process at a time in. The lock ends with the process, however that ends."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{name}.lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("another ./ludejo is building here: waiting for it")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
