"""One guest who sends far too much, in a process of its own: python flood.py URL KIND SECONDS MEGABITS

It prints how many bytes it sent before its time was over. When the server closes the connection, it connects again.
"""

from __future__ import annotations

import http.client
import json
import socket
import sys
import threading
import time
from urllib.parse import urlsplit

CHUNK = 32_768
MASK = b"\x00\x00\x00\x00"
REQUESTS, ASKING = "requests", 50  # over HTTP, by this many threads
KEY = "AAAAAAAAAAAAAAAAAAAAAA=="


def frame(opcode: int, payload: bytes = b"") -> bytes:
    """A frame as clients send it, with a short payload."""
    return bytes([0x80 | opcode, 0x80 | len(payload)]) + MASK + payload


FRAMES = {
    "pings": frame(9),
    "full pings": frame(9, bytes(125)),
    "pongs": frame(10),
    "beats": frame(1, b'{"do":"beat"}'),
    "nonsense": frame(1, b"[]"),
    "empty": frame(1),
    "parts": bytes([0x00, 0x80]) + MASK,
}


def guest(host: str, port: int, origin: str) -> str:
    """The cookie of a new guest."""
    connection = http.client.HTTPConnection(host, port, timeout=10)
    connection.request("POST", "/api/guest", headers={"Origin": origin})
    answer = connection.getresponse()
    answer.read()
    return (answer.getheader("Set-Cookie") or "").partition(";")[0]


def opened(host: str, port: int, origin: str, cookie: str) -> str:
    """Open a table; returns its code."""
    body = {"name": "Flood", "game": "love-letter", "seats": 2, "options": {}, "private": True}
    headers = {"Origin": origin, "Cookie": cookie, "Content-Type": "application/json"}
    connection = http.client.HTTPConnection(host, port, timeout=10)
    connection.request("POST", "/api/tables", json.dumps(body), headers)
    return str(json.loads(connection.getresponse().read())["table"])


def entered(url: str) -> socket.socket:
    """A connection of a guest who has entered a table."""
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port or 80
    cookie = guest(host, port, url)
    code = opened(host, port, url, cookie)
    wire = socket.create_connection((host, port), timeout=10)
    lines = ["GET /ws HTTP/1.1", f"Host: {host}:{port}", f"Origin: {url}", f"Cookie: {cookie}", "Upgrade: websocket"]
    lines += ["Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {KEY}", "", ""]
    wire.sendall("\r\n".join(lines).encode())
    if b" 101 " not in wire.recv(4096):
        raise SystemExit("the server does not let the flood in")
    wire.sendall(frame(1, json.dumps({"do": "enter", "table": code, "name": "Flood"}).encode()))
    return wire


def drained(wire: socket.socket) -> None:
    """Read what the server sends, so that it never waits for us."""
    wire.setblocking(False)
    try:
        while wire.recv(1 << 20):
            pass
    except BlockingIOError:
        pass
    wire.settimeout(10)


def send(wire: socket.socket, data: bytes, seconds: float, megabits: float) -> int:
    """Send at this rate, for this time or until the server closes the connection; returns the number of bytes."""
    start, sent = time.monotonic(), 0
    try:
        while (passed := time.monotonic() - start) < seconds:
            if sent * 8 > passed * megabits * 1e6:
                time.sleep(0.001)
                continue
            wire.sendall(data)
            sent += len(data)
            drained(wire)
    except OSError:
        pass
    return sent


def ask(url: str, end: float) -> None:
    """Send one request after another, each on a connection of its own."""
    parts = urlsplit(url)
    while time.monotonic() < end:
        try:
            connection = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=10)
            connection.request("GET", "/api/games")
            connection.getresponse().read()
            connection.close()
        except (OSError, http.client.HTTPException):
            time.sleep(0.01)


def ask_all(url: str, seconds: float) -> None:
    """Send requests from many threads at once."""
    end = time.monotonic() + seconds
    for _ in range(ASKING):
        threading.Thread(target=ask, args=(url, end), daemon=True).start()
    time.sleep(seconds)


def main() -> None:
    url, kind, seconds, megabits = sys.argv[1], sys.argv[2], float(sys.argv[3]), float(sys.argv[4])
    if kind == REQUESTS:
        ask_all(url, seconds)
        return
    start = time.monotonic()
    sent = 0
    while (left := seconds - (time.monotonic() - start)) > 0.2:  # a guest who is cut off comes back at once
        try:
            wire = entered(url)
        except (OSError, SystemExit, KeyError, http.client.HTTPException):
            time.sleep(0.05)
            continue
        data = FRAMES[kind] * max(1, CHUNK // len(FRAMES[kind]))
        sent += send(wire, data, left, megabits)
        wire.close()
    print(sent)


if __name__ == "__main__":
    main()
