"""The sample files of deploy/ and docs/hosting.md: they can be parsed, and every option and file they name exists."""

from __future__ import annotations

import argparse
import asyncio
import configparser
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from support.server.figures import bare, figures
from support.server.serving import run, serving, url

from ludejo.cli.main import COMMANDS, parser_of

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
FILES = sorted(path for path in DEPLOY.iterdir() if path.is_file())
NOT_OURS = {"--agent", "--build-arg", "--format", "--home-dir", "--now", "--system"}  # options of other programs
UNIT = {
    "Unit": "Description Wants After StartLimitIntervalSec",
    "Service": "Type User Group EnvironmentFile ExecStart ExecReload KillSignal KillMode TimeoutStopSec Restart"
    " RestartSec LimitNOFILE StateDirectory StateDirectoryMode UMask NoNewPrivileges CapabilityBoundingSet"
    " ProtectSystem ProtectHome ProtectProc ProcSubset PrivateTmp PrivateDevices PrivateUsers ProtectClock"
    " ProtectControlGroups ProtectHostname ProtectKernelLogs ProtectKernelModules ProtectKernelTunables"
    " LockPersonality MemoryDenyWriteExecute RemoveIPC RestrictAddressFamilies RestrictNamespaces"
    " RestrictRealtime RestrictSUIDSGID SystemCallArchitectures SystemCallFilter SystemCallErrorNumber",
    "Install": "WantedBy",
}


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text()


def options_of(command: str) -> set[str]:
    return {word for action in parser_of(command)._actions for word in action.option_strings}


# --- commands and options that the files name exist


def said_to_ludejo() -> list[tuple[str, str, str]]:
    """Every `ludejo COMMAND ...` in deploy/ and on the page: the file, the command, and its arguments."""
    found = []
    for path in [*FILES, ROOT / "docs/hosting.md"]:
        for line in path.read_text().replace("\\\n", " ").splitlines():
            for command, rest in re.findall(r"(?<![\w@/:-])(?:\./|\S*bin/)?ludejo ([a-z-]+)([^`|;()]*)", line):
                found.append((path.name, command, rest))
    return [one for one in found if one[1] in COMMANDS]


def test_commands_and_their_options_exist() -> None:
    found = said_to_ludejo()
    assert len(found) > 10
    assert {command for _, command, _ in found} >= {"serve", "backup", "doctor", "move-store"}
    for where, command, rest in found:
        assert set(re.findall(r"(?<!\S)--[a-z-]+", rest)) <= options_of(command), (where, command, rest)


def test_options_that_the_page_mentions_exist() -> None:
    ours = options_of("serve") | options_of("doctor") | options_of("expired")
    for path in [*FILES, ROOT / "docs/hosting.md"]:
        named = re.findall(r"`(--[a-z-]+)", path.read_text()) if path.suffix == ".md" else []
        assert set(named) <= ours | NOT_OURS, path


def test_every_option_is_on_the_page() -> None:
    page = (ROOT / "docs/hosting.md").read_text()
    for action in parser_of("serve")._actions:
        if action.help != argparse.SUPPRESS and action.dest not in ("help", "lang"):
            assert f"`{action.option_strings[0]}" in page, action.option_strings


def test_every_variable_is_an_option() -> None:
    names = {f"LUDEJO_{word[2:].replace('-', '_').upper()}" for word in options_of("serve")}
    names |= {
        "LUDEJO_COMPILE",
        "LUDEJO_WEB",
        "LUDEJO_LIMITS",
        "LUDEJO_BOTS",
        "LUDEJO_TRUSTED_NETWORKS",
    }  # two are for the build; three take several values
    for path in [*FILES, ROOT / "docs/hosting.md"]:
        assert set(re.findall(r"\bLUDEJO_[A-Z_]*[A-Z]\b", path.read_text())) <= names, path


# --- metrics


def test_every_metric_of_dashboard_and_page_exists() -> None:
    known = figures()
    board = set(map(bare, re.findall(r"ludejo_\w+", json.dumps(json.loads(text_of("grafana.json"))["panels"]))))
    assert board <= known
    assert known <= board, "a metric that the dashboard does not show"
    page = set(map(bare, re.findall(r"`(ludejo_\w+)`", (ROOT / "docs/hosting.md").read_text())))
    assert page - {"ludejo_new"} <= known


def test_grafana_accepts_the_dashboard() -> None:
    board = json.loads(text_of("grafana.json"))
    assert [(one["type"], one["query"]) for one in board["templating"]["list"]] == [("datasource", "prometheus")]
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
    for panel in board["panels"]:
        assert {"title", "type", "gridPos", "targets", "fieldConfig"} <= set(panel)
        assert panel["datasource"]["uid"] == "${source}"
        for target in panel["targets"]:
            assert target["expr"].count("(") == target["expr"].count(")")
            assert target["refId"]


# --- proxies


def test_proxies_pass_on_what_is_needed() -> None:
    nginx, caddy = text_of("nginx.conf"), text_of("Caddyfile")
    ws = re.search(r"location = /ws \{(.*?)\n        \}", nginx, re.S)
    assert ws
    for words in ("Upgrade $http_upgrade", 'Connection "upgrade"', "X-Forwarded-For $remote_addr", "Host $host"):
        assert f"proxy_set_header {words};" in ws[1]
    assert "proxy_http_version 1.1;" in nginx
    assert "gzip off;" in nginx
    assert "encode" not in re.sub("#.*", "", caddy)
    assert "health_uri /api/ready" in caddy
    assert "ip_hash" not in nginx, "no sticky sessions"
    for text in (nginx, caddy):
        assert text.count("{") == text.count("}")
        assert "/metrics" in text


def test_nginx_accepts_its_file(tmp_path: Path) -> None:
    if not shutil.which("nginx"):
        pytest.skip("no nginx here")
    made = f"openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=x -keyout {tmp_path}/key -out {tmp_path}/pem"
    subprocess.run(made.split(), check=True, capture_output=True)
    text = text_of("nginx.conf").replace("/etc/ssl/play.pem", f"{tmp_path}/pem")
    (tmp_path / "conf").write_text(text.replace("/etc/ssl/play.key", f"{tmp_path}/key"))
    subprocess.run(["nginx", "-t", "-c", str(tmp_path / "conf")], check=True)


def test_caddy_accepts_its_file() -> None:
    if not shutil.which("caddy"):
        pytest.skip("no caddy here")
    words = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    subprocess.run(words, check=True, capture_output=True)


# --- systemd, containers, scripts


def test_systemd_knows_every_setting_of_the_unit(tmp_path: Path) -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]  # as the manual of configparser does it
    unit.read_string(text_of("ludejo.service"))
    for section in unit.sections():
        assert set(unit[section]) <= set(UNIT[section].split()), section
    service = unit["Service"]
    assert (service["Type"], service["KillSignal"], service["User"]) == ("simple", "SIGTERM", "ludejo")
    assert service["ExecReload"] == "/bin/kill -HUP $MAINPID"
    if shutil.which("systemd-analyze"):
        copy = tmp_path / "ludejo.service"
        copy.write_text(text_of("ludejo.service").replace("/opt/ludejo/bin/ludejo serve", "/bin/true"))
        said = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True)
        assert "ludejo.service" not in said.stderr, said.stderr


def test_the_container_is_built_from_this_source() -> None:
    text = text_of("Containerfile").replace("\\\n", " ")
    assert re.findall(r"^ARG BASE=(\S+)", text, re.M) == ["python:3.11-slim"]
    assert re.findall(r"^FROM (\S+)", text, re.M) == ["${BASE}"] * 2
    last = text[text.rindex("FROM") :]
    assert re.findall(r"^USER (\S+)", last, re.M) == ["ludejo"], "not root"
    assert "HEALTHCHECK" in last
    assert "/api/ready" in last
    for name in copied():
        assert (ROOT / name).exists(), name


def copied() -> set[str]:
    """Files and folders of the source tree that the image is built from."""
    return {
        name
        for words in re.findall(r"^COPY (?!--from)(.*) \S+$", text_of("Containerfile"), re.M)
        for name in words.split()
    }


def test_the_container_is_sent_what_it_copies_and_nothing_else() -> None:
    ignored = (ROOT / ".dockerignore").read_text()
    assert re.findall(r"^\*$", ignored, re.M), "first everything"
    assert set(re.findall(r"^!(\S+)", ignored, re.M)) == copied()
    assert {"src/ludejo/static", "web/node_modules"} <= set(ignored.splitlines()), "both are made anew"


def health_of(text: str) -> str:
    """The Python that asks whether a server is ready."""
    found = re.search(r"((?:import|from) [^\n]*urlopen\(.*timeout=4\))", text)
    assert found
    return found[1].replace('\\"', '"')


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml"])
def test_a_health_check_tells_whether_the_server_is_ready(name: str) -> None:
    code = health_of(text_of(name))

    async def ask() -> int:
        async with serving() as server:
            port = url(server).rsplit(":", 1)[1]
            words = [sys.executable, "-c", code.replace("127.0.0.1:8666", f"127.0.0.1:{port}")]
            process = await asyncio.create_subprocess_exec(*words, env={**os.environ, "LUDEJO_PORT": port})
            return await process.wait()

    assert run(ask()) == 0
    env = {**os.environ, "LUDEJO_PORT": "1"}
    gone = [sys.executable, "-c", code.replace("127.0.0.1:8666", "127.0.0.1:1")]
    assert subprocess.run(gone, env=env, capture_output=True).returncode != 0


def services() -> dict[str, str]:
    """The text of each service in compose.yaml."""
    text = text_of("compose.yaml").split("\nservices:\n")[1].split("\nvolumes:\n")[0]
    return dict(re.findall(r"^  (\w+):\n((?:    .*\n|\n)+)", text, re.M))


def test_only_the_proxy_can_be_reached_from_outside() -> None:
    found = services()
    assert set(found) == {"server", "database", "proxy"}
    assert [name for name, text in found.items() if "ports:" in text] == ["proxy"]
    assert 'LUDEJO_BEHIND_PROXY: "1"' in found["server"]
    assert {"read_only: true", "cap_drop: [ALL]"} <= {line.strip() for line in found["server"].splitlines()}


def test_services_wait_for_each_other() -> None:
    found = services()
    assert "database:\n        condition: service_healthy" in found["server"]
    assert "server:\n        condition: service_healthy" in found["proxy"]
    assert all("healthcheck:" in found[name] for name in ("server", "database"))


def test_compose_and_its_files_fit_together() -> None:
    """Each variable is in compose.env or has a default; no password is in either; volumes are declared."""
    text, env = text_of("compose.yaml"), text_of("compose.env")
    given = dict(re.findall(r"^#?(\w+)=(.*)$", env, re.M))
    assert set(re.findall(r"\$\{(\w+)", text)) == set(given)
    assert given["POSTGRES_PASSWORD"] == ""
    assert "${POSTGRES_PASSWORD:?" in text
    declared = set(re.findall(r"^  (\w+):$", text.split("\nvolumes:\n")[1], re.M))
    assert set(re.findall(r"- (\w+):/", text)) == declared
    assert re.findall(r"- \./(\w+):", text) == ["Caddyfile"]
    for name in re.findall(r"\{\$(\w+):", text_of("Caddyfile")):
        assert f"      {name}: " in services()["proxy"]


def test_no_file_names_an_address_of_somebody_else() -> None:
    allowed = r"(postgres(ql)?://\S*|https?://(play\.example\.org|127\.0\.0\.1|ludejo\b|\$\{SITE)\S*)"
    for path in FILES:
        assert "://" not in re.sub(allowed, "", path.read_text()).replace("postgres(ql)?://", ""), path


@pytest.mark.parametrize("path", sorted(DEPLOY.glob("*.sh")), ids=lambda path: path.name)
def test_scripts_are_valid_shell(path: Path) -> None:
    assert path.stat().st_mode & 0o111
    assert "set -euo pipefail" in path.read_text()
    subprocess.run(["bash", "-n", str(path)], check=True)
    if shutil.which("shellcheck"):
        subprocess.run(["shellcheck", str(path)], check=True)


def test_prometheus_accepts_its_file() -> None:
    text = text_of("prometheus.yml")
    assert "\t" not in text
    assert re.findall(r'"(127\.0\.0\.1:\d+)"', text)
    if shutil.which("promtool"):
        subprocess.run(["promtool", "check", "config", str(DEPLOY / "prometheus.yml")], check=True)
