"""Writing the numbers of an observation."""

from array import array

import pytest
from librt.strings import BytesWriter

from rulebound.games import load
from rulebound.kernel.basics.observation import WIDEST
from rulebound.kernel.knowledge.sight import Sight
from rulebound.kernel.knowledge.writing import Sparse, write_numbers


def sight() -> Sight:
    game = load("windward")
    return Sight(game.new_state(seed=1), 0, game.public.lying)


def test_numbers_follow_each_other_in_16_bits() -> None:
    writer = BytesWriter()

    write_numbers(writer, [1, -2, WIDEST])

    assert list(array("h", writer.getvalue())) == [1, -2, WIDEST]


def test_a_number_that_does_not_fit_is_refused() -> None:
    with pytest.raises((ValueError, OverflowError)):
        write_numbers(BytesWriter(), [WIDEST + 1])


@pytest.mark.parametrize("number", [0, 1, 255, 256, WIDEST, -1, -256, -WIDEST])
def test_a_sparse_column_has_what_was_put_in_the_row_of_a_piece(number: int) -> None:
    seen, writer = sight(), BytesWriter()
    writer.write(b"\xff\xff")
    column = Sparse(writer, seen)

    column.put(seen.pieces[2], 7)
    column.put(seen.pieces[2], number)

    assert column.at(seen.pieces[2]) == number
    assert column.at(seen.pieces[1]) == 0
    assert list(array("h", writer.getvalue())) == [-1, 0, 0, number] + [0] * (len(seen.pieces) - 3)


def test_a_piece_without_a_row_has_no_number_in_a_sparse_column() -> None:
    seen, writer = sight(), BytesWriter()
    column = Sparse(writer, seen)

    for it in [-1, seen.rows.index(0)]:
        column.put(it, 5)
        assert column.at(it) == 0

    assert set(writer.getvalue()) == {0}
