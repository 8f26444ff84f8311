"""`ludejo serve`: start and stop of a real process, its options, and what it prints."""

from __future__ import annotations

import os
import pty
import signal
import socket
import sqlite3
import ssl
import subprocess
from contextlib import closing
from pathlib import Path

import aiohttp
import msgspec
import pytest
from support.cli.processes import SERVE, serving, stored, talk_until_the_end
from support.server.serving import gather_two, run
from support.server.steps import play

from ludejo.cli.main import main, parser_of
from ludejo.cli.serve import settings_of, tls_of
from ludejo.client import Client
from ludejo.server import addresses
from ludejo.server.settings import Limits, Settings

pytestmark = pytest.mark.usefixtures("plain_command", "own_home")


# --- stopping


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_server_that_is_asked_to_stop_stores_everything_and_tells_devices(
    tmp_path: Path, how: signal.Signals
) -> None:
    file = tmp_path / "tables.sqlite"
    with serving("--host", "127.0.0.1", "--database", str(file), "--limit", "messages-at-once=0") as server:
        code, granted = run(talk_until_the_end(server, how))
    assert len(granted) > 5
    bodies = stored(file, code)
    for words in granted:
        assert sum(words.encode() in body for body in bodies) == 1, words
    assert not list(tmp_path.glob("*-wal")), "the file is closed cleanly"


# --- what is printed


def test_at_home_it_prints_an_address_a_qr_code_and_a_warning() -> None:
    ours, theirs = pty.openpty()
    with subprocess.Popen([*SERVE, "--database", "memory"], stdout=theirs, stderr=theirs) as process:
        os.close(theirs)
        printed = ""
        try:
            while "plain http" not in printed:
                printed += os.read(ours, 4096).decode()
            process.send_signal(signal.SIGTERM)
            assert process.wait(20) == 0
        finally:
            process.kill()
            os.close(ours)
    lines = [line.strip() for line in printed.splitlines()]
    first = next(line for line in lines if line.startswith("http://"))
    port = int(first.rsplit(":", 1)[1])
    assert [line for line in lines if line.startswith("http://")] == list(addresses.origins("0.0.0.0", port, "", False))
    assert sum(mark in line for line in lines for mark in "█▀▄") > 10, "a code to scan"
    assert f"scanning the code, or at {first}" in printed
    assert "Whoever shares your Wi-Fi could read along" in printed


def test_a_server_for_this_machine_alone_prints_less() -> None:
    with serving("--host", "127.0.0.1", "--database", "memory", last="localhost") as server:
        words = "".join(server.printed) + server.stop()
    assert "http://127.0.0.1:" in words
    assert "█" not in words
    assert "Wi-Fi" not in words
    assert "scanning" not in words


def test_the_address_of_the_network_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "lan_address", lambda: "192.168.1.5")
    here = ("http://127.0.0.1:8666", "http://localhost:8666")
    assert addresses.origins("0.0.0.0", 8666, "", False) == ("http://192.168.1.5:8666", *here)
    assert addresses.origins("0.0.0.0", 443, "", True)[0] == "https://192.168.1.5"
    assert addresses.origins("127.0.0.1", 8666, "", False) == here
    assert addresses.origins("10.1.1.1", 8666, "", False) == ("http://10.1.1.1:8666",)
    assert addresses.origins("::1", 8666, "", False) == ("http://[::1]:8666",)
    assert addresses.origins("0.0.0.0", 8666, "https://play.example/", False) == ("https://play.example",)
    monkeypatch.setattr(addresses, "lan_address", lambda: None)
    assert addresses.origins("0.0.0.0", 8666, "", False) == here


# --- options


def settings(*words: str) -> Settings:
    return settings_of(parser_of("serve").parse_args(list(words)), 8666)


def test_every_option_can_be_set_in_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked = (
        "--host",
        "127.0.0.1",
        "--database",
        "x.sqlite",
        "--keep-days",
        "7",
        "--behind-proxy",
        "--bot-workers",
        "3",
    )
    by_words = settings(
        *asked,
        "--metrics-port",
        "9001",
        "--public-url",
        "https://play.example",
        "--limit",
        "unanswered=3",
        "--limit",
        "bad-codes=0",
        "--trusted-network",
        "10.0.0.0/8",
        "--trusted-network",
        "2001:db8::/32",
    )
    for name, value in {
        "HOST": "127.0.0.1", "DATABASE": "x.sqlite", "KEEP_DAYS": "7", "BEHIND_PROXY": "1", "BOT_WORKERS": "3",
        "METRICS_PORT": "9001",
        "PUBLIC_URL": "https://play.example", "LIMITS": "unanswered=3 bad-codes=0", "PORT": "777", "LOG_LEVEL": "error",
        "TLS_CERT": "c", "TLS_KEY": "k", "TRUSTED_NETWORKS": "10.0.0.0/8 2001:db8::/32",
    }.items():  # fmt: skip
        monkeypatch.setenv(f"LUDEJO_{name}", value)
    args = parser_of("serve").parse_args([])
    assert settings_of(args, 8666) == by_words
    assert (args.port, args.log_level, args.tls_cert, args.tls_key) == (777, "error", "c", "k")
    assert (by_words.limits.unanswered, by_words.limits.bad_codes, by_words.keep_days) == (3, 0, 7)
    assert parser_of("serve").parse_args(["--port", "5"]).port == 5, "options override the environment"


def test_every_limit_is_an_option() -> None:
    names = [field.name for field in msgspec.structs.fields(Limits)]
    words = [word for n, name in enumerate(names) for word in ("--limit", f"{name.replace('_', '-')}={n + 7}")]
    assert settings(*words).limits == Limits(**{name: n + 7 for n, name in enumerate(names)})


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://play.example", "https://play.example"), ("https://Play.Example/", "https://play.example"),
        ("https://play.example:443", "https://play.example"), ("http://play.example:8080", "http://play.example:8080"),
        ("https://[2001:db8::1]:8443", "https://[2001:db8::1]:8443"),
    ],
)  # fmt: skip
def test_a_public_address_is_the_only_origin(url: str, origin: str) -> None:
    assert settings("--public-url", url).origins == (origin,)


WRONG = {
    "pace": ("--pace 0.02 --public-url https://play.example", "--pace is for tests"),
    "one of two": ("--tls-cert x", "go together"),
    "no address": ("--public-url play.example", "is not an address"),
    "a path": ("--public-url https://play.example/games", "is not an address"),
    "a bad port in it": ("--public-url https://play.example:99999", "is not an address"),
    "no limit": ("--limit chairs=5", 'no limit "chairs"'),
    "no number": ("--limit unanswered=many", "is not a number"),
    "no days": ("--keep-days 0", "is not a number"),
    "no port": ("--port http", "is not a number"),
    "no level": ("--log-level loud", "don't fit together"),
    "too high a port": ("--port 70000", "70000"),
    "no pace": ("--pace fast", "don't fit together"),
}


@pytest.mark.usefixtures("never_serving")
@pytest.mark.parametrize("case", list(WRONG))
def test_wrong_arguments_are_explained(case: str, capsys: pytest.CaptureFixture[str]) -> None:
    words, sentence = WRONG[case]
    assert main(["serve", "--database", "memory", *words.split()]) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.usefixtures("never_serving")
@pytest.mark.parametrize(
    ("name", "value"), [("PORT", "http"), ("LOG_LEVEL", "loud"), ("KEEP_DAYS", "0"), ("LIMITS", "x=1")]
)
def test_a_wrong_environment_variable_is_explained(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(f"LUDEJO_{name}", value)
    assert main(["serve", "--database", "memory"]) == 2
    assert capsys.readouterr().err


def test_a_port_in_use_is_explained(capfd: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        words = ["serve", "--host", "127.0.0.1", "--port", str(taken.getsockname()[1]), "--database", "memory"]
        assert main(words) == 1
    assert "That did not work: Address already in use" in capfd.readouterr().err


def test_if_the_usual_port_is_in_use_another_is_chosen() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with addresses.bound_socket("127.0.0.1", port, 20) as found:
            assert port < found.getsockname()[1] <= port + 20


@pytest.mark.parametrize("kind", ["text", "folder", "newer", "nowhere"])
@pytest.mark.parametrize("word", ["serve", "backup"])
def test_a_bad_database_is_explained(word: str, kind: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.sqlite"
    if kind == "text":
        file.write_text("this is no database, and never was one" * 50)
    elif kind == "folder":
        file.mkdir()
    elif kind == "newer":
        with closing(sqlite3.connect(file)) as base:
            base.execute("PRAGMA user_version = 999")
    else:
        file = Path("/proc/nowhere/bad.sqlite")
    where = ["--host", "127.0.0.1", "--port", "0"] if word == "serve" else [str(tmp_path / "copy")]
    assert main([word, *where, "--database", str(file)]) in (1, 2)
    assert capfd.readouterr().err


# --- https


@pytest.fixture
def certificate(tmp_path: Path) -> tuple[str, str]:
    cert, key = str(tmp_path / "cert.pem"), str(tmp_path / "key.pem")
    words = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-days",
        "1",
    ]
    words += [
        "-subj",
        "/CN=localhost",
        "-addext",
        "subjectAltName=DNS:localhost,IP:127.0.0.1",
        "-keyout",
        key,
        "-out",
        cert,
    ]
    subprocess.run(words, check=True, capture_output=True)
    return cert, key


def test_https_works_with_an_own_certificate(certificate: tuple[str, str]) -> None:
    cert, key = certificate
    words = ("--host", "127.0.0.1", "--database", "memory", "--tls-cert", cert, "--tls-key", key)
    with serving(*words, "--limit", "messages-at-once=0") as server:
        assert server.url.startswith("https://127.0.0.1:")
        run(play_over_https(server.url, ssl.create_default_context(cafile=cert)))
        server.stop()


async def play_over_https(url: str, trusting: ssl.SSLContext) -> None:
    async with aiohttp.ClientSession() as http, http.get(url, ssl=trusting) as answer:
        assert answer.status == 200
        assert answer.headers["Set-Cookie"].startswith("__Host-ludejo=")
        assert answer.headers["Set-Cookie"].endswith("; Secure")
        assert "Strict-Transport-Security" in answer.headers
    async with Client(url, verify=False) as ana, Client(url, verify=False) as ben:
        await gather_two(ana, ben, tokens=1)
        assert await play({0: ana, 1: ben}) > 0
    async with aiohttp.ClientSession() as http:
        with pytest.raises(aiohttp.ClientError):
            await http.get(url.replace("https", "http"))


def test_old_tls_versions_are_refused(certificate: tuple[str, str]) -> None:
    cert, key = certificate
    context = tls_of(parser_of("serve").parse_args(["--tls-cert", cert, "--tls-key", key]))
    assert context is not None
    assert context.minimum_version >= ssl.TLSVersion.TLSv1_2
