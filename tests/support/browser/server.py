"""A server and its visitors, for tests in the browser."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, ViewportSize

ROOT = Path(__file__).resolve().parents[3]
PHONE = ViewportSize(width=360, height=740)
DESKTOP = ViewportSize(width=1440, height=900)
TV = ViewportSize(width=960, height=540)
STILL: dict[str, Any] = {"reduced_motion": "reduce"}  # no animations: quicker, if a test is not about them
PACE = "0.02"
PATIENCE_MS = 10_000
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update",
    "--host-resolver-rules=MAP ludejo.example 127.0.0.1",
]  # fmt: skip


def launched(playwright: Playwright, *names: str) -> Browser:
    """A real Chromium: the one that LUDEJO_CHROMIUM names, else the first of `names` that is there, else `chromium`."""
    found = [path for name in (*names, "chromium") if (path := shutil.which(name))]
    path = os.environ.get("LUDEJO_CHROMIUM") or next(iter(found), None)
    assert path, "no chromium: ./ludejo test installs it"
    return playwright.chromium.launch(executable_path=path, args=FLAGS)


class PageServer:
    """`visitor` gives a page in a browser of its own: another person, another cookie."""

    def __init__(self, browser: Browser, folder: Path, pace: str = PACE) -> None:
        self.browser = browser
        self.folder = folder
        self.pace = pace
        self.url = ""
        self.problems: list[str] = []  # what browsers complained about
        self.contexts: list[BrowserContext] = []

    @contextmanager
    def serving(self, *words: str, port: str = "0") -> Iterator[PageServer]:
        """The server runs."""
        self.words = words or ("--pace", self.pace)
        self.open(port)
        try:
            with self.visited():
                yield self
        finally:
            self.process.send_signal(signal.SIGCONT)
            self.process.terminate()
            self.gone()

    @contextmanager
    def visited(self) -> Iterator[None]:
        """Visitors may come; at the end they are closed, and no page may have reported an error."""
        try:
            yield
        finally:
            self.leave()
        problems, self.problems = self.problems, []
        assert not problems, problems

    def open(self, port: str) -> None:
        exe = os.environ["LUDEJO_EXE"]  # ./ludejo test builds it
        database = str(self.folder / "tables.sqlite")
        options = ["--host", "127.0.0.1", "--port", port, "--database", database, *self.words]
        limits = ["--limit", "messages-at-once=0", "--limit", "messages-per-minute=0"]
        self.process = subprocess.Popen([exe, "serve", *options, *limits], stdout=subprocess.PIPE, text=True)
        self.url = address_in(self.process)

    def freeze(self) -> None:
        """The server stops working, but its connections stay open, so no page can know it yet."""
        self.process.send_signal(signal.SIGSTOP)

    def crash(self) -> None:
        """Kill the server, which can send nothing more."""
        self.process.kill()
        self.gone()

    def come_back(self) -> None:
        """After a crash: at the same address, with what was stored."""
        self.open(self.url.rsplit(":", 1)[1])

    def gone(self) -> None:
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def leave(self) -> None:
        """Close all visitors."""
        for context in self.contexts:
            context.close()
        self.contexts.clear()

    def visitor(self, name: str = "", language: str = "en", **options: Any) -> Page:
        """Somebody new, with a browser of their own; with a `name`, the page knows it already."""
        options.setdefault("viewport", PHONE)
        context = self.browser.new_context(locale=language, **options)
        context.set_default_timeout(PATIENCE_MS)
        self.contexts.append(context)
        if name:
            context.add_init_script(introduction(name))
        context.on("weberror", lambda wrong: self.problems.append(f"{name}: {wrong.error}"))
        context.on("console", lambda said: self.problems.append(f"{name}: {said.text}") if is_bad(said) else None)
        return context.new_page()


def is_bad(said: Any) -> bool:
    """An error in the console that is not just a connection we have cut ourselves."""
    return said.type == "error" and not re.search(r"ERR_|WebSocket|status of 4", said.text)


def introduction(name: str) -> str:
    """A script that stores a person's name in this browser, once."""
    return f"""
      if (location.protocol.startsWith('http') && !localStorage.getItem('ludejo-me'))
        localStorage.setItem('ludejo-me', JSON.stringify({{name: {name!r}}}));
    """


def address_in(process: subprocess.Popen[str]) -> str:
    """The address that the server says it has."""
    assert process.stdout is not None
    for line in process.stdout:
        found = re.search(r"http://\S+:\d+", line)
        if found:
            return found[0]
    raise RuntimeError("the server did not start")
