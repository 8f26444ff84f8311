"""The command `ludejo doctor`: it takes the options of `serve`, to check the same server, and prints its findings."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Mapping

import msgspec

from ludejo.cli.arguments import WrongArgumentsError, whole
from ludejo.cli.serve import PORT
from ludejo.cli.serve import add_words as add_serve_words
from ludejo.doctor.finding import Finding
from ludejo.doctor.visit import PARTS, VisitCase, findings
from ludejo.server.addresses import origin_of
from ludejo.texts import Texts


def add_words(parser: argparse.ArgumentParser, env: Mapping[str, str]) -> None:
    add_serve_words(parser, env)
    add = parser.add_argument
    add(
        "--sockets", type=whole("--sockets", 1), default=1_000, metavar="N",
        help="how many devices you expect at a time (default: 1000)",
    )  # fmt: skip
    add(
        "--tables", type=whole("--tables", 0), default=100, metavar="N",
        help="how many tables to check entry by entry (default: 100)",
    )  # fmt: skip
    add("--only", choices=PARTS, help="check only this part")
    add("--json", action="store_true", help="print the findings as JSON")


def case_of(args: argparse.Namespace) -> VisitCase:
    """The server that the arguments describe; `WrongArgumentsError` if they are wrong."""
    try:
        public_url = args.public_url and origin_of(args.public_url)
    except ValueError:
        raise WrongArgumentsError("cli-bad-url", word=args.public_url) from None
    return VisitCase(
        database=args.database,
        host=args.host,
        port=PORT if args.port is None else args.port,
        public_url=public_url,
        behind_proxy=args.behind_proxy,
        is_tls=bool(args.tls_cert),
        processes=args.workers,
        sockets=args.sockets,
        tables=args.tables,
        parts=(args.only,) if args.only else PARTS,
    )


def run_doctor(args: argparse.Namespace, say: Texts) -> int:
    """Check everything and print each finding at once; returns 1 if something is wrong."""
    states: Counter[str] = Counter()
    lines = []
    for finding in findings(case_of(args)):
        states[finding.state] += 1
        lines.append(finding)
        if not args.json:
            print(in_words(finding, say), flush=True)
    if args.json:
        told = [{**msgspec.structs.asdict(one), **sentences(one, say)} for one in lines]
        print(msgspec.json.encode(told).decode())
    else:
        print(say.say("doctor-sum", {"wrong": states["wrong"], "look": states["look"]}))
    return 1 if states["wrong"] else 0


def sentences(finding: Finding, say: Texts) -> dict[str, str]:
    """What was found, and what to do about it."""
    key = f"doctor-{finding.code}"
    do = say.say(key, finding.args, "do") if "do" in say.parts(key) else ""
    return {"says": say.say(key, finding.args), "do": do}


def in_words(finding: Finding, say: Texts) -> str:
    told = sentences(finding, say)
    line = f"{say.say(f'doctor-state-{finding.state}')}: {told['says']}"
    return f"{line}\n    {told['do']}" if told["do"] else line
