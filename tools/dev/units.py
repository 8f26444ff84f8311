"""Compile the rules with mypyc, unit by unit: a unit is a game, the core or the server, and one C file.

mypyc can write one C file for everything (a compiler takes minutes for it, on one core) or one for each module (quick,
but a function is then never inlined into another module, which costs up to a quarter of the speed). A unit lies
between: all modules of a game as one C file, together with the parts of the core and of mypyc's runtime that its inner
loops call. Several units then define these same parts; the linker is told to take the first.

A compiled unit is kept under a key of everything it is made of, so after a change of a rule only its own unit is
compiled again. A new name or a new string constant changes the tables that all units share, and then all are compiled.

    python units.py FOLDER          the extension modules, into FOLDER (the environment needs mypy and setuptools)
    python units.py FOLDER --keep OBJECTS     keep compiled units in OBJECTS and use what is there
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
HOT_CORE = ("bits", "luck", "move", "event", "refusal")
HOT_RUNTIME = ("init", "int_ops", "list_ops", "dict_ops", "tuple_ops", "exc_ops", "generic_ops")
NO_INTERPOSITION = "-fno-semantic-interposition"  # without it, calls between our own functions take twice as long
FLAGS = ["-fPIC", "-fwrapv", "-DNDEBUG", "-fvisibility=hidden", NO_INTERPOSITION]
LINK = ["-shared", "-Wl,-z,muldefs"]


@dataclass(frozen=True)
class Unit:
    """What one run of the compiler compiles."""

    name: str
    sources: tuple[Path, ...]  # in one C file, in this order
    arguments: tuple[str, ...]

    def text(self) -> str:
        return "".join(f'#include "{source}"\n' for source in self.sources)

    def size(self) -> int:
        return sum(source.stat().st_size for source in self.sources)


@dataclass(frozen=True)
class Library:
    """One extension module, and the units from which it is linked."""

    name: str
    units: tuple[Unit, ...]

    def path(self, folder: Path) -> Path:
        return folder / (self.name.replace(".", "/") + SUFFIX)


PLAIN = {"__init__.py", "shapes.py", "fields.py"}  # declarations, which libraries read at run time


def has_compiler() -> bool:
    """Is there a C compiler? On Windows setuptools finds it, so there LUDEJO_COMPILE=1 says that there is one."""
    if sys.platform == "win32":
        return os.environ.get("LUDEJO_COMPILE") == "1"
    return bool(shutil.which(compiler()[0])) and (Path(sysconfig.get_path("include")) / "Python.h").exists()


def modules() -> list[str]:
    """The modules that are compiled: those that pyproject.toml lists, and all of the games but their declarations."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    listed = [Path(module).relative_to("src") for module in project["tool"]["ludejo"]["mypyc"]["modules"]]
    games = [path.relative_to(ROOT / "src") for path in sorted((ROOT / "src/ludejo/games").glob("*/**/*.py"))]
    return [path.as_posix() for path in [*listed, *(path for path in games if path.name not in PLAIN)]]


def extensions(folder: Path, *, is_split: bool) -> list[Any]:
    """Let mypyc write C files; returns how to compile them."""
    from mypyc.build import mypycify

    os.chdir(ROOT / "src")
    args = ["--strict", "--cache-dir", str(folder / "cache"), *modules()]
    found: list[Any] = mypycify(args, opt_level="3", debug_level="0", target_dir=str(folder / "c"), multi_file=is_split)
    return found


def unit_of(source: Path) -> str:
    """The unit that a C file belongs to: a game, core, server, or itself (mypyc's own files)."""
    parts = source.stem.removeprefix("__native_").split("___")
    if parts[0] != "ludejo" or len(parts) == 1:
        return source.stem
    if parts[1] == "games":
        return parts[2]
    return "server" if parts[1] in ("server", "table") else "core"


def hot_parts(unit: str, sources: dict[str, Path], runtime: Path) -> list[Path]:
    """The sources that a unit has a copy of, to be inlined. The server needs none: it waits for the network more than
    for calls."""
    if unit == "server":
        return []
    core = [] if unit == "core" else [sources[f"__native_ludejo___core___{name}"] for name in HOT_CORE]
    return [runtime / f"{name}.c" for name in HOT_RUNTIME] + core


def arguments_of(unit: str, arguments: Iterable[str]) -> tuple[str, ...]:
    """The compiler's arguments for a unit: the server is compiled with less optimisation, which is quicker."""
    return tuple("-O1" if unit == "server" and one == "-O3" else one for one in arguments)


def library_of(extension: Any) -> Library:
    """The units of one extension module. Most are a few lines that find their code in the module with the rules."""
    import mypyc.build

    sources = {Path(source).stem: Path(source).resolve() for source in extension.sources}
    runtime = Path(mypyc.build.__file__).parent / "lib-rt"
    arguments = (*extension.extra_compile_args, *(f"-I{folder}" for folder in extension.include_dirs))
    groups: dict[str, list[Path]] = {}
    for source in sources.values():
        groups.setdefault(unit_of(source), []).append(source)
    units = []
    for name, members in groups.items():
        is_ours = any(member.stem.startswith("__native_ludejo___") for member in members)
        hot = hot_parts(name, sources, runtime) if is_ours else []
        units.append(Unit(name, tuple(dict.fromkeys([*hot, *members])), arguments_of(name, arguments)))
    return Library(extension.name, tuple(units))


def compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def common_key(headers: Iterable[Path]) -> str:
    """A key of what goes into every unit: compiler, Python, mypy with its runtime, and all headers."""
    import mypy.version

    told = subprocess.run([*compiler(), "--version"], capture_output=True, text=True, check=True).stdout
    total = hashlib.sha256(repr((told, sys.version, mypy.version.__version__, FLAGS)).encode())
    for header in sorted(headers):
        total.update(header.read_bytes())
    return total.hexdigest()


def object_of(unit: Unit, common: str, kept: Path) -> Path:
    """Where a unit is kept. Folders are not part of the key: the same source gives the same unit."""
    flags = [flag for flag in unit.arguments if not flag.startswith("-I")]
    total = hashlib.sha256(repr((common, unit.name, flags)).encode())
    for source in unit.sources:
        total.update(source.read_bytes())
    return kept / f"{unit.name}-{total.hexdigest()[:32]}.o"


def compile_unit(unit: Unit, target: Path, folder: Path) -> None:
    """Compile a unit; only complete results are kept."""
    if target.is_file():
        os.utime(target)
        return
    source = folder / f"unit-{target.stem}.c"
    source.write_text(unit.text())
    part = target.with_suffix(f".{os.getpid()}.part")
    include = f"-I{sysconfig.get_path('include')}"
    args = [*compiler(), *FLAGS, *unit.arguments, include, "-c", str(source), "-o", str(part)]
    done = subprocess.run(args, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{unit.name}: {done.stderr[-2000:]}")
    part.replace(target)


def link(library: Library, objects: dict[Unit, Path], folder: Path) -> None:
    target = library.path(folder)
    target.parent.mkdir(parents=True, exist_ok=True)
    args = [*compiler(), *LINK, *(str(objects[unit]) for unit in library.units), "-o", str(target)]
    subprocess.run(args, check=True)


def build_units(folder: Path, out: Path, kept: Path, jobs: int) -> None:
    """Compile all units, the largest first; print a line for each that was compiled."""
    libraries = [library_of(extension) for extension in extensions(folder, is_split=True)]
    common = common_key((folder / "c").glob("*.h"))
    units = {unit for library in libraries for unit in library.units}
    objects = {unit: object_of(unit, common, kept) for unit in units}
    missing = sorted((unit for unit in units if not objects[unit].is_file()), key=Unit.size, reverse=True)
    with ThreadPoolExecutor(jobs) as pool:
        waiting = [pool.submit(compile_unit, unit, objects[unit], folder) for unit in missing]
        for n, done in enumerate(as_completed(waiting), 1):
            done.result()
            print(f"{n} of {len(missing)} parts compiled", flush=True)
        list(pool.map(lambda library: link(library, objects, out), libraries))


def build_whole(folder: Path, out: Path) -> None:
    """Compile one C file for everything: slow, but it works with linkers that refuse a function defined twice."""
    from setuptools import setup  # type: ignore[import-untyped, unused-ignore]

    found = extensions(folder, is_split=False)
    for extension in found:
        extension.extra_compile_args += [NO_INTERPOSITION] if sys.platform != "win32" else []
    args = ["-q", "build_ext", "--build-lib", str(out), "--build-temp", str(folder / "o")]
    setup(name="x", packages=[], py_modules=[], ext_modules=found, script_args=args)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--whole", action="store_true", help="one C file for everything, as on systems other than Linux"
    )
    args = parser.parse_args()
    out = args.folder.resolve()
    folder = Path(tempfile.mkdtemp(prefix="ludejo-mypyc-"))
    kept = args.keep.resolve() if args.keep else folder / "kept"
    kept.mkdir(parents=True, exist_ok=True)
    try:
        if sys.platform == "linux" and not args.whole:
            build_units(folder, out, kept, args.jobs)
        else:
            build_whole(folder, out)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
