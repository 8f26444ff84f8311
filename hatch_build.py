"""Build hook: puts the mypyc-compiled rules into the wheel where a C compiler is there.

LUDEJO_COMPILE = auto (default) | 0 | 1   1 makes a missing compiler an error
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MYPYC_BUILD = ["mypy==2.4.1", "setuptools>=84", "msgspec>=0.22"]  # mypyc reads the types of what we import

COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import setup

tmp, *modules = sys.argv[1:]
extensions = mypycify(
    ["--strict", "--cache-dir", tmp + "/cache", *modules], opt_level="3", debug_level="0", target_dir=tmp + "/c"
)
# without it, calls between our own functions go through the table of the linker: half the speed
for extension in extensions:
    extension.extra_compile_args += ["-fno-semantic-interposition"] if sys.platform != "win32" else []
setup(
    name="x", packages=[], py_modules=[], ext_modules=extensions,
    script_args=["-q", "build_ext", "--build-lib", tmp + "/lib", "--build-temp", tmp + "/o"],
)
"""


def has_compiler() -> bool:
    cc = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return bool(shutil.which(cc)) and (Path(sysconfig.get_path("include")) / "Python.h").exists()


class CustomBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def wants_compile(self) -> bool:
        mode = os.environ.get("LUDEJO_COMPILE", "auto")
        if self.target_name != "wheel" or mode == "0":
            return False
        if mode == "1" and not has_compiler():
            raise RuntimeError("LUDEJO_COMPILE=1, but there is no C compiler or no Python.h here")
        return has_compiler()

    def dependencies(self) -> list[str]:
        return MYPYC_BUILD if self.wants_compile() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # an editable install stays pure Python: a compiled module would hide later edits
        if version != "editable" and self.wants_compile():
            self.compile(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if tmp := build_data.get("ludejo_tmp"):
            shutil.rmtree(tmp, ignore_errors=True)

    def compile(self, build_data: dict[str, Any]) -> None:
        project = tomllib.loads((Path(self.root) / "pyproject.toml").read_text())
        modules = [str(Path(m).relative_to("src")) for m in project["tool"]["ludejo"]["mypyc"]["modules"]]
        tmp = tempfile.mkdtemp(prefix="ludejo-mypyc-")
        build_data["ludejo_tmp"] = tmp
        subprocess.run([sys.executable, "-c", COMPILE, tmp, *modules], cwd=Path(self.root) / "src", check=True)
        lib = Path(tmp, "lib")
        for so in lib.rglob("*.so"):
            build_data["force_include"][str(so)] = str(so.relative_to(lib))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
