"""The untitled course game: courses, partners, stars."""

from __future__ import annotations

from rulebound.games.courses.game import CourseGame, load

GAME = CourseGame

__all__ = ["GAME", "load"]
