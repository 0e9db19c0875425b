"""Random numbers: exact, copyable, the same in both builds; and dice that a scene may script."""

from __future__ import annotations

import hashlib
import struct
from typing import TYPE_CHECKING, Final

from rulebound.kernel.basics.problem import ScriptEnded

if TYPE_CHECKING:
    from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


class Chance:
    """A stream of random numbers: sfc32 with four 32-bit words. Its period is 2**127 on average, at least 2**32.

    `Chance.of(seed, name)` makes one: BLAKE2 turns a seed of any size and a name into the words, so streams of
    different seeds or names are independent. All numbers are exactly uniform.
    """

    def __init__(self, a: int, b: int, c: int, count: int) -> None:
        self.a: i64 = a & WORD
        self.b: i64 = b & WORD
        self.c: i64 = c & WORD
        self.count: i64 = count & WORD

    @staticmethod
    def of(seed: int, name: str = "") -> Chance:
        """The stream of this seed (a whole number of any size) and this name."""
        digest = hashlib.blake2b(f"{seed}/{name}".encode(), digest_size=16).digest()
        a, b, c, count = struct.unpack("<4I", digest)
        return Chance(a, b, c, count)

    def clone(self) -> Chance:
        """A copy that gives the same numbers from here on, independently."""
        return Chance(self.a, self.b, self.c, self.count)

    def words(self) -> list[int]:
        """The four words, to save the stream."""
        return [self.a, self.b, self.c, self.count]

    def below(self, n: i64) -> i64:
        """A uniform number from 0 to n - 1; n is from 1 to 2**31."""
        b, c, count = self.b, self.c, self.count  # `next`, without a call: dice and random play are mostly this
        out: i64 = (self.a + b + count) & 0xFFFFFFFF
        self.count = (count + 1) & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = (9 * c) & 0xFFFFFFFF
        self.c = ((((c & 0x7FF) << 21) | (c >> 11)) + out) & 0xFFFFFFFF
        m: i64 = out * n
        low: i64 = m & 0xFFFFFFFF
        if low < n:
            unfair: i64 = 0x100000000 % n
            while low < unfair:
                m = self.next() * n
                low = m & 0xFFFFFFFF
        return m >> 32

    def next(self) -> i64:
        """The next number: 32 random bits."""
        b, c, count = self.b, self.c, self.count
        out: i64 = (self.a + b + count) & 0xFFFFFFFF
        self.count = (count + 1) & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = (9 * c) & 0xFFFFFFFF
        self.c = ((((c & 0x7FF) << 21) | (c >> 11)) + out) & 0xFFFFFFFF
        return out

    def lots(self, n: int, words: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Several numbers of 16 random bits, then several of 32. Faster than asking for one after another."""
        key: int = self.next() << 30 ^ self.next()  # 62 bits: more would be negative where numbers have 64
        noise = hashlib.shake_128(key.to_bytes(8, "little")).digest(2 * n + 4 * words)
        numbers = struct.unpack(f"<{n}H{words}I", noise)
        return numbers[:n], numbers[n:]

    def shuffle(self, xs: list[int]) -> None:
        """Shuffles in place, every order equally likely. One number of 32 bits serves three places, ten bits each."""
        n: i64 = len(xs)
        while n > 1024:
            j = self.below(n)
            n -= 1
            xs[n], xs[j] = xs[j], xs[n]
        a, b, c, count = self.a, self.b, self.c, self.count  # `next`, in local names: imagining is mostly this loop
        bits: i64 = 1  # the unused bits of a number, below a 1 that marks the end
        while n > 1:
            if bits == 1:
                out: i64 = (a + b + count) & 0xFFFFFFFF
                count = (count + 1) & 0xFFFFFFFF
                a = b ^ (b >> 9)
                b = (9 * c) & 0xFFFFFFFF
                c = ((((c & 0x7FF) << 21) | (c >> 11)) + out) & 0xFFFFFFFF
                bits = (out & 0x3FFFFFFF) | 0x40000000
            m: i64 = (bits & 1023) * n
            bits >>= 10
            low: i64 = m & 1023
            if low >= n or low >= 1024 % n:  # else it would favour low numbers: draw again
                j = m >> 10
                n -= 1
                x = xs[n]
                xs[n] = xs[j]
                xs[j] = x
        self.a, self.b, self.c, self.count = a, b, c, count


class Chances:
    """The random numbers of one table: a stream for each seat's shuffles, and one for the dice.

    Separate streams keep paired games paired: a card that rolls a die does not change which cards are drawn later.
    """

    __slots__ = ("dice", "script", "scripted", "shuffles")

    def __init__(self, shuffles: list[Chance], dice: Chance) -> None:
        self.shuffles = shuffles
        self.dice = dice
        self.scripted = False
        self.script: list[int] = []  # what is rolled next, the next one last

    @staticmethod
    def of_seed(seed: int, seats: int) -> Chances:
        """The streams of a new table."""
        return Chances([Chance.of(seed, f"shuffle {seat}") for seat in range(seats)], Chance.of(seed, "dice"))

    def clone(self) -> Chances:
        c = Chances([stream.clone() for stream in self.shuffles], self.dice.clone())
        c.scripted = self.scripted
        c.script = self.script[:]
        return c

    def roll(self, sides: i64) -> i64:
        """A die, from 1 to sides. Raises ScriptEnded where a scene scripts its dice and has no fitting number left."""
        if self.scripted:
            if not self.script:
                raise ScriptEnded(f"a die with {sides} sides is rolled, but the scene's chance has no numbers left")
            rolled = self.script.pop()
            if not 1 <= rolled <= sides:
                raise ScriptEnded(f"a die with {sides} sides is rolled, but the scene's chance says {rolled}")
            return rolled
        return 1 + self.dice.below(sides)

    def roll_together(self, count: int, sides: i64) -> list[int]:
        """So many dice."""
        if self.scripted:
            return [self.roll(sides) for _ in range(count)]
        dice = self.dice
        return [1 + dice.below(sides) for _ in range(count)]
