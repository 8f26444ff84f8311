"""Trees: the package as it is served, plain or compiled, each in a folder that is named by a key of its contents.

A tree gets its name when it is complete, and never changes. So a later build does not disturb a server that runs in
one, and a process never mixes both forms. Each has `bin/ludejo` and `bin/python`, which run it.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import signal
import sys
import threading
import time
import tomllib
from pathlib import Path

from dev.environments import BUILD_PYTHON, SERVE, ensure_build, ensure_serve
from dev.page import STAMP, ensure_page
from dev.steps import BUILD, ROOT, Failure, digest, locked, note, run_quietly, say, step
from dev.units import has_compiler

TREES = BUILD / "trees"
RULES = BUILD / "rules"
OBJECTS = BUILD / "objects"
DAYS_KEPT = 14
SOURCE = ROOT / "src" / "ludejo"
NO_COMPILER = "no C compiler or no Python.h here: the rules run as plain Python, correct but about ten times slower"
STARTER = """#!{python}
import os, sys
sys.path[0] = {tree!r}
os.environ["PYTHONPATH"] = os.pathsep.join([{tree!r}, *filter(None, [os.environ.get("PYTHONPATH")])])
from ludejo.cli.main import main
sys.exit(main())
"""
PYTHON = """#!/bin/sh
PYTHONPATH="{tree}${{PYTHONPATH:+:$PYTHONPATH}}" exec "{python}" "$@"
"""


def rules_key() -> str:
    """The key of the compiled rules. mypyc reads the types of every module, so all Python files count; texts, lists of
    words and the page do not."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    files = sorted(str(path.relative_to(ROOT)) for path in SOURCE.rglob("*.py"))
    key = digest(*files, "tools/dev/units.py", "requirements-build.lock")
    return hash_of((key, project["tool"]["ludejo"]["mypyc"]))


def hash_of(thing: object) -> str:
    return hashlib.sha256(repr(thing).encode()).hexdigest()


def rules_folder() -> Path:
    return RULES / rules_key()[:32]


def ensure_rules() -> Path:
    """Compile the rules; what did not change is not compiled again."""
    ensure_build()
    with locked("rules"):
        target = rules_folder()
        if not target.is_dir():
            with step("compiling the rules"):
                compile_into(target)
    return target


def compile_into(target: Path) -> None:
    part = RULES / f"part-{os.getpid()}"
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir(parents=True)
    args = (ROOT / "tools/dev/units.py", part, "--keep", OBJECTS)
    try:
        run_quietly(BUILD_PYTHON, *args)
        name_whole(part, target, rules_folder())
    finally:
        shutil.rmtree(part, ignore_errors=True)
    remove_old(RULES, target)
    forget_objects()


def forget_objects() -> None:
    """Delete compiled units that have not been used for long."""
    for file in OBJECTS.glob("*"):
        if file.stat().st_mtime < time.time() - DAYS_KEPT * 86_400:
            file.unlink(missing_ok=True)


def tree_folder(form: str) -> Path:
    """The folder of the tree for the current source, which may not exist yet."""
    total = digest("src/ludejo", "tools/dev/trees.py", "requirements.lock")
    page = STAMP.read_text() if STAMP.is_file() else ""  # the digest leaves the built page out
    rules = rules_key() if form == "compiled" else ""  # the same source may be compiled in another way
    key = hash_of((total, page, rules, str(TREES)))  # with its path: a moved repository gets new trees
    return TREES / f"{form}-{key[:32]}"


def ensure_tree(form: str) -> Path:
    """Make the package in this form, ready to run."""
    ensure_serve()
    ensure_page()
    target = tree_folder(form)
    rules = ensure_rules() if form == "compiled" else None
    if not target.is_dir():
        assemble(form, target, rules)
    return target


def name_whole(part: Path, target: Path, now: Path) -> None:
    """Give a complete folder its name, if it would still get the same name now: otherwise the source has changed while
    it was built, and its parts do not fit together."""
    if now != target:
        raise Failure("The source was changed while it was built. Run the same command again.")
    part.rename(target)


def assemble(form: str, target: Path, rules: Path | None) -> None:
    part = TREES / f"part-{os.getpid()}"
    shutil.rmtree(part, ignore_errors=True)
    try:
        shutil.copytree(SOURCE, part / "ludejo", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        if rules:
            shutil.copytree(rules, part, dirs_exist_ok=True)
            args = ("-q", "-s", part, "-p", target, part)  # with the paths that the files will have
            run_quietly(SERVE / "python", "-m", "compileall", *args)  # makes the next start two seconds faster
        write_starters(part / "bin", target)
        name_whole(part, target, tree_folder(form))
    except OSError as error:
        raise Failure(f"{target.name} could not be made: {error}.") from error
    finally:
        shutil.rmtree(part, ignore_errors=True)
    remove_old(TREES, target)


def write_starters(folder: Path, tree: Path) -> None:
    folder.mkdir()
    for name, text in (("ludejo", STARTER), ("python", PYTHON)):
        file = folder / name
        file.write_text(text.format(python=SERVE / "python", tree=str(tree)))
        file.chmod(0o755)


def hold(tree: Path) -> None:
    """Keep this tree as long as this process lives, also after `exec`."""
    file = os.open(tree / ".held", os.O_RDWR | os.O_CREAT)
    fcntl.flock(file, fcntl.LOCK_SH)
    os.set_inheritable(file, True)


def is_held(tree: Path) -> bool:
    """Does a server run in this tree?"""
    file = os.open(tree / ".held", os.O_RDWR | os.O_CREAT)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return False
    except BlockingIOError:
        return True
    finally:
        os.close(file)


def remove_old(folder: Path, newest: Path) -> None:
    """Delete old trees. Keep the newest of each form, the two before it, and trees in which a server runs."""
    form = newest.name.partition("-")[0] if folder == TREES else ""
    others = [path for path in folder.glob(f"{form}*") if path != newest and not path.name.startswith("part-")]
    for path in sorted(others, key=lambda path: path.stat().st_mtime)[:-2]:
        if not is_held(path):
            shutil.rmtree(path, ignore_errors=True)


def best_tree() -> Path:
    """The compiled tree, if nothing has to be compiled for it; else the plain one."""
    ensure_serve()
    ensure_page()
    is_compiled = has_compiler() and (tree_folder("compiled").is_dir() or rules_folder().is_dir())
    return ensure_tree("compiled" if is_compiled else "plain")


def build_beside(parent: int) -> None:
    """Compile while a server runs, for its new bots and for the next start; end when the server ends."""
    os.nice(19)
    watch(parent)
    try:
        if not tree_folder("compiled").is_dir():
            ensure_tree("compiled")
            say("the compiled rules are ready: new bots use them now, the server will at its next start")
    except Exception as error:  # any error: the server goes on, and must not be disturbed
        note(f"compiling in the background failed: {error!r}\n")
        say(f"the rules could not be compiled, so they stay plain Python, right but slower. {error}")
        sys.exit(1)


def watch(parent: int) -> None:
    """End when the process that asked for the build ends, and stop the compiler, too."""
    os.setpgid(0, 0)

    def look() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os.killpg(0, signal.SIGKILL)

    threading.Thread(target=look, daemon=True).start()
