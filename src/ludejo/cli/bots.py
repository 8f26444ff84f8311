"""The option `--bot NAME=module:factory` of `ludejo serve` and `ludejo arena`."""

from __future__ import annotations

import os
import re
import sys

from ludejo.bots import FACTORIES, enlist
from ludejo.cli.arguments import WrongArgumentsError

BOT_NAME = re.compile(r"[a-z][a-z0-9-]{0,19}")


def enlist_all(bots: list[str]) -> None:
    """Import bots of the user's own, from the places where Python finds modules or from the current folder."""
    if bots and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    for one in bots:
        name, _, where = one.partition("=")
        if not BOT_NAME.fullmatch(name) or name in FACTORIES:
            raise WrongArgumentsError("cli-bad-bot-name", word=name)
        try:
            enlist(name, where)
        except (ImportError, AttributeError, ValueError) as error:
            raise WrongArgumentsError("cli-no-bot", word=where, why=str(error)) from None
