"""The types of columns. They read what is stored tolerantly: a cell that makes no sense spoils nothing but itself.

A disk that rots, a program that wrote by hand, an upgrade that went wrong: SQLite takes any value in any column, and PostgreSQL any
JSON. A cell that cannot be read is noticed (`READ_FAILURES`) and reads as what its column says (`lost`), where that does no harm. Anything
else reads as `UnreadableCell`, which raises `Unreadable` as soon as somebody needs it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from engine.codec import Unreadable

NO_DEFAULT: Final = "needed"
"""Marks a column without a default for unreadable cells."""
FIRST_YEAR, LAST_YEAR = 1970, 2200
MOST: Final = 1e10
"""More seconds than any clock shows here, and more hours than it can reckon with."""
EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
LONG_AGO = "1970-01-01 00:00:00.000000"


class ReadFailures:
    """The columns in which unreadable cells were met, until somebody takes care of them."""

    def __init__(self) -> None:
        self.columns: set[str] = set()
        """Such as `dues.since`."""
        self.times = 0
        """How often a cell could not be read; it only grows."""
        self.beyond_repair = 0
        """How many unreadable cells had no default; while it is 0, results need no check for them."""

    def note(self, where: str) -> None:
        """Note that a cell of this column could not be read."""
        self.columns.add(where)
        self.times += 1

    def take(self) -> set[str]:
        """Return the columns noted since the last call, and forget them."""
        taken, self.columns = self.columns, set()
        return taken


READ_FAILURES: Final = ReadFailures()
"""Types are shared by all connections of a process, and so is this."""


class UnreadableCell:
    """Stands for a cell that cannot be read: any use of it raises `Unreadable`, except `is None`, which is False."""

    __slots__ = ("where",)

    def __init__(self, where: str) -> None:
        self.where = where
        """The column."""

    def __repr__(self) -> str:
        return f"<{self.where} cannot be read>"

    def _needed(self, *_: object) -> Any:
        raise Unreadable(f"{self.where} cannot be read")

    __bool__ = __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __hash__ = _needed  # type: ignore[assignment]
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __neg__ = __int__ = __float__ = __index__ = _needed
    __len__ = __iter__ = __getitem__ = __contains__ = __str__ = __format__ = __bytes__ = _needed  # type: ignore[assignment]

    def __getattr__(self, name: str) -> Any:
        self._needed()


def unreadable_columns(row: Any) -> list[str]:
    """Return the columns of a row that cannot be read."""
    if not READ_FAILURES.beyond_repair:
        return []
    return [value.where for value in row.values() if isinstance(value, UnreadableCell)]


def readable(values: Iterable[Any]) -> list[Any]:
    """Return the values that could be read; of rows with several columns those in which every cell could."""
    before = READ_FAILURES.times
    found = list(values)
    if READ_FAILURES.times == before:
        return found
    return [
        value
        for value in found
        if not isinstance(value, UnreadableCell)
        and not (isinstance(value, sa.Row) and any(isinstance(one, UnreadableCell) for one in value))
    ]


def readable_rows(result: Any) -> list[sa.RowMapping]:
    """Return the rows of a result in which every cell could be read."""
    before = READ_FAILURES.times
    rows = list(result.mappings())
    return rows if READ_FAILURES.times == before else [row for row in rows if not unreadable_columns(row)]


KEPT: Final = ("lost", "where", "among", "shape")


class _Tolerant:
    """The base of all column types: what an unreadable cell reads as."""

    lost: Any = NO_DEFAULT
    where: str = "?"
    """The column, set when the table has been declared."""

    def __init__(self, *arguments: Any, lost: Any = NO_DEFAULT, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.lost = lost

    def adapt(self, cls: Any, **kwargs: Any) -> Any:
        # SQLAlchemy makes a copy for each database, of what the constructor takes by position.
        found = super().adapt(cls, **kwargs)  # type: ignore[misc]
        if isinstance(found, _Tolerant):
            found.__dict__.update({name: self.__dict__[name] for name in KEPT if name in self.__dict__})
        return found

    def _unreadable(self) -> Any:
        READ_FAILURES.note(self.where)
        if self.lost == NO_DEFAULT:
            READ_FAILURES.beyond_repair += 1
            return UnreadableCell(self.where)
        return self.lost() if callable(self.lost) else self.lost

    def _of(self, *kinds: type) -> Callable[[Any], Any]:
        """Return the function that reads a cell of one of these Python types.

        It runs for every cell: one call, and mostly one comparison.
        """
        kind, unreadable = kinds[0], self._unreadable

        def read(value: Any) -> Any:
            if type(value) is kind or value is None or type(value) in kinds:
                return value
            return unreadable()

        return read


class Integer(_Tolerant, sa.Integer):
    """A whole number."""

    def result_processor(self, dialect: Any, coltype: Any) -> Any:
        return self._of(int)


class Snowflake(_Tolerant, sa.BigInteger):
    """A number of 64 bits: the ids of Discord."""

    def result_processor(self, dialect: Any, coltype: Any) -> Any:
        return self._of(int)


def _has(shape: Callable[[Any], bool], written: bytes) -> bool:
    try:
        return shape(msgspec.json.decode(written))
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False


class _Decorated(_Tolerant, sa.types.TypeDecorator[Any]):
    """A column type that decodes on both databases, or checks what the driver has decoded."""

    cache_ok = True


class Text(_Decorated):
    """A text of at most `length` characters.

    With `among` it must be one of these words. `lost`: what an unreadable cell reads as.
    """

    impl, cache_ok = sa.String, True

    def __init__(self, length: int, *, among: tuple[str, ...] = (), lost: Any = NO_DEFAULT) -> None:
        super().__init__(length, lost=lost)
        self.length, self.among = length, among

    def result_processor(self, dialect: Any, coltype: Any) -> Any:
        among, unreadable = frozenset(self.among), self._unreadable

        def read(value: Any) -> Any:
            if value is None:
                return None
            return value if type(value) is str and "\0" not in value and (not among or value in among) else unreadable()

        return read

    def process_bind_param(self, value: str | None, dialect: Any) -> str | None:
        if self.among and value is not None and value not in self.among:
            raise ValueError(f"{self.where} has no such word: add {value!r} to its words in the schema")
        return value


class Blob(_Decorated):
    """Bytes, which the caller decodes; with a `shape` they must be JSON for which that function is true."""

    impl, cache_ok = sa.LargeBinary, True

    def __init__(self, shape: Callable[[Any], bool] | None = None, *, lost: Any = NO_DEFAULT) -> None:
        super().__init__(lost=lost)
        self.shape = shape

    def result_processor(self, dialect: Any, coltype: Any) -> Any:
        shape, unreadable = self.shape, self._unreadable
        if shape is None:
            return self._of(bytes)

        def read(value: Any) -> Any:
            return value if value is None or (type(value) is bytes and _has(shape, value)) else unreadable()

        return read


class Float(_Decorated):
    """A number of seconds or hours."""

    impl, cache_ok = sa.Float, True

    def result_processor(self, dialect: Any, coltype: Any) -> Any:
        unreadable = self._unreadable

        def read(value: Any) -> Any:
            # What is no number lies between no two.
            return value if value is None or (type(value) in (float, int) and -MOST < value < MOST) else unreadable()

        return read


class Boolean(_Decorated):
    """True or false."""

    impl, cache_ok = sa.Boolean, True

    def result_processor(self, dialect: Any, coltype: Any) -> Any:
        def read(value: Any) -> Any:
            if value is None or type(value) is bool:
                return value
            return value == 1 if type(value) is int and 0 <= value <= 1 else self._unreadable()

        return read


class UtcDateTime(_Decorated):
    """A time zone aware datetime, stored in UTC. SQLite drops time zones, so UTC is added when it is read."""

    impl, cache_ok = sa.DateTime(timezone=True), True

    def process_bind_param(self, value: datetime | None, dialect: Any) -> datetime | None:
        return None if value is None else value.astimezone(UTC)

    def result_processor(self, dialect: Any, coltype: Any) -> Any:
        decode, unreadable = self.impl_instance.result_processor(dialect, coltype), self._unreadable

        def read(value: Any) -> Any:
            if value is None:
                return None
            try:
                found: Any = decode(value) if decode is not None else value
                # Outside of these years somebody has written something else, and clocks cannot reckon with it.
                if FIRST_YEAR <= found.year <= LAST_YEAR:
                    return found if found.tzinfo is not None else found.replace(tzinfo=UTC)
            except Exception:  # each driver has its own for a value that it cannot decode
                pass
            return unreadable()

        return read


class Json(_Decorated):
    """A JSON value for which the function `shape` is true."""

    impl, cache_ok = sa.JSON, True

    def __init__(self, shape: Callable[[Any], bool], *, none_as_null: bool = False, lost: Any = NO_DEFAULT) -> None:
        super().__init__(none_as_null=none_as_null, lost=lost)
        self.shape, self.none_as_null = shape, none_as_null

    def result_processor(self, dialect: Any, coltype: Any) -> Any:
        decode, shape, unreadable = self.impl_instance.result_processor(dialect, coltype), self.shape, self._unreadable

        def read(value: Any) -> Any:
            if value is None:
                return None
            try:
                found = decode(value) if decode is not None else value
                if found is None or shape(found):
                    return found
            except Exception:  # each driver has its own for a value that it cannot decode
                pass
            return unreadable()

        return read

    def coerce_compared_value(self, op: Any, value: Any) -> Any:
        return self.impl_instance.coerce_compared_value(op, value)


def is_object(value: Any) -> bool:
    return isinstance(value, dict)


def is_numbers(value: Any) -> bool:
    return isinstance(value, list) and all(type(one) is int for one in value)


def is_keys(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def is_answers(value: Any) -> bool:
    """Whether the value is a list of answers, each a list of texts."""
    return isinstance(value, list) and all(
        isinstance(one, list) and all(isinstance(key, str) for key in one) for one in value
    )


def is_spans(value: Any) -> bool:
    """Whether the value is a list of spans, each a pair of moments. Raises where one is no moment."""
    return isinstance(value, list) and all(
        len(pair) == 2 and all(datetime.fromisoformat(at).tzinfo is not None for at in pair) for pair in value
    )


# SQLite increments only a plain INTEGER PRIMARY KEY by itself.
Counter = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
