"""Tokens with keywords, in games that have some: `a Mud Golem partner with 2 power and Sneaky`."""

from __future__ import annotations

from typing import ClassVar

from rulebound.cardtext.phrases.cards.tokens import TokenFeature
from rulebound.cardtext.phrases.values.keywords import Keyword


class TokenKeyword(TokenFeature):
    text: ClassVar[str] = "{keyword}"
    keyword: Keyword

    def text_of_it(self) -> str:
        return str(self.keyword)
