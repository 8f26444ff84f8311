"""A page whose scripts record which functions are on the stack when a move is sent, and when news arrives.

The page comes from Vite's development server, so that each module is a file of its own and functions have their names.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser
from support.browser.server import introduction

RECORD = """() => {
    Error.stackTraceLimit = 200;
    window.walk = {sent: [], heard: []};
    window.walked = (what) => { window.walk[what].push(new Error().stack); return false; };
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (frame) {
        if (String(frame).includes('"moved"')) window.walked('sent');
        return send.call(this, frame);
    };
}"""
# functions in which news from the server ends: the state takes it, and the board plays it
ENDS = {
    r"/src/state/table\.svelte\.ts": r"(private )?look\(",
    r"/src/(ui|parts)/board/(playback|hearing)\.svelte\.ts": r"(protected )?hear\(",
}
Functions = dict[tuple[str, str], None]  # file and name, in the order in which they were reached
NOT_OURS = (None, "eval", "walked", "window.walked", "WebSocket.send")
FRAME = re.compile(r"at (?:async )?(?:(?P<name>[^\s(]+) .*?\()?https?://[^/]+/src/(?P<file>[^?:)]+)")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as sock:
        return int(sock.getsockname()[1])


@contextmanager
def developed(web: Path, server: str) -> Iterator[str]:
    """The address of the page of this folder, served by Vite."""
    port, vite = str(free_port()), shutil.which("npx") or "npx"
    command = [vite, "vite", "--host", "127.0.0.1", "--port", port, "--strictPort"]
    env = {**os.environ, "LUDEJO_SERVER": server}
    process = subprocess.Popen(
        command, cwd=web, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    )
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if port in line:
                break
        yield f"http://127.0.0.1:{port}"
    finally:
        os.killpg(process.pid, signal.SIGTERM)


class TracedPage:
    """A page that records; `watch` is called when the scripts of the board have been loaded."""

    def __init__(self, browser: Browser, name: str) -> None:
        self.page = browser.new_context(reduced_motion="reduce", locale="en").new_page()
        self.page.set_default_timeout(60_000)
        self.page.add_init_script(introduction(name))
        self.page.add_init_script(f"({RECORD})()")
        self.scripts: list[dict[str, Any]] = []
        self.devtools = self.page.context.new_cdp_session(self.page)
        self.devtools.on("Debugger.scriptParsed", self.note)
        self.devtools.send("Debugger.enable")

    def note(self, script: dict[str, Any]) -> None:
        self.scripts.append(script)

    def watch(self) -> None:
        """Record the stack whenever one of the functions of `ENDS` begins."""
        for script in list(self.scripts):
            for path, definition in ENDS.items():
                if re.search(path, script["url"]):
                    self.watch_script(script["scriptId"], definition)

    def watch_script(self, script: str, definition: str) -> None:
        source = self.devtools.send("Debugger.getScriptSource", {"scriptId": script})["scriptSource"]
        number = next(n for n, line in enumerate(source.splitlines()) if re.match(rf"\s*{definition}", line))
        location = {"scriptId": script, "lineNumber": number + 1}
        self.devtools.send("Debugger.setBreakpoint", {"location": location, "condition": "walked('heard')"})

    def recorded(self, what: str) -> Functions:
        """The functions on the recorded stacks, which are forgotten."""
        stacks: list[str] = self.page.evaluate("(what) => window.walk[what].splice(0)", what)
        return functions_in(stacks)


def functions_in(stacks: list[str]) -> Functions:
    """Our own functions in these stacks, the oldest first; each with its file."""
    found: Functions = {}
    for stack in stacks:
        for line in reversed(stack.splitlines()):
            frame = FRAME.search(line)
            if frame is not None and frame["name"] not in NOT_OURS:
                found[(f"web/{frame['file']}", frame["name"])] = None
    return found
