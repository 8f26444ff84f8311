"""What `ludejo doctor` found."""

from __future__ import annotations

from ludejo.doctor.finding import Finding


def codes(found: list[Finding]) -> dict[str, str]:
    """The state of each finding, by its code."""
    return {one.code: one.state for one in found}
