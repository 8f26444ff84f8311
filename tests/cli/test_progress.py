"""Long work shows a progress bar on a terminal, and nowhere else."""

from __future__ import annotations

import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios

import pytest


def on_a_terminal(words: list[str]) -> bytes:
    """What the command writes to the standard error of a terminal of 80 columns."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    run = subprocess.Popen([sys.executable, "-m", "ludejo", *words], stdout=subprocess.DEVNULL, stderr=theirs)
    os.close(theirs)
    said = b""
    try:
        while more := os.read(ours, 4096):
            said += more
    except OSError:  # how Linux says that the other side is closed
        pass
    os.close(ours)
    assert run.wait() == 0
    return said


@pytest.mark.parametrize("words", ["leaks love-letter --pairs 300", "simulate love-letter --games 600"])
def test_long_work_shows_its_progress(words: str) -> None:
    said = on_a_terminal(words.split())
    assert b"%|" in said
    assert str(int(words.split()[-1])).encode() in said
    piped = subprocess.run([sys.executable, "-m", "ludejo", *words.split()], capture_output=True)
    assert (piped.returncode, piped.stderr) == (0, b"")
