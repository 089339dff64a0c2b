"""All of a database as lines of text, and back into an empty one of either kind. A dump is of one
moment, whoever plays meanwhile; a loading is all or nothing."""

from __future__ import annotations

import base64
from typing import IO, Any

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine

from laar.server.store.dialect import Unusable, connect_reading
from laar.server.store.schema import NODES, OWNERS, REVISION, REVISIONS, meta
from laar.server.store.upgrade import prepare

AT_ONCE = 1000  # rows
KEPT = [table for table in meta.sorted_tables if table not in (REVISIONS, NODES, OWNERS)]
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


def dump(engine: Engine, out: IO[bytes]) -> int:
    """Write everything down; how many rows."""
    out.write(_encode({"laar": REVISION}) + b"\n")
    reading = connect_reading(engine)
    count = 0
    try:
        with reading.connect() as db, db.begin():
            for table in KEPT:
                columns = [str(column.name) for column in table.columns]
                out.write(_encode({"table": str(table.name), "columns": columns}) + b"\n")
                some = db.execution_options(yield_per=AT_ONCE).execute(sql.select(table))
                for rows in some.partitions():
                    out.writelines(_encode(list(row)) + b"\n" for row in rows)
                    count += len(rows)
    finally:
        reading.dispose()
    out.write(_encode({"end": count}) + b"\n")
    return count


def load(engine: Engine, source: IO[bytes]) -> int:
    """Take all of a dump into an empty database; how many rows."""
    prepare(engine)
    with engine.begin() as db:
        if any(db.execute(sql.select(table).limit(1)).first() for table in KEPT):
            raise Unusable("there are games in it already")
        return _load(db, source)


def _load(db: Connection, source: IO[bytes]) -> int:
    said = _line(source)
    if said != {"laar": REVISION}:
        raise Unusable(f"this is no dump of schema {REVISION}")
    count = 0
    table, columns, rows = KEPT[0], [""], []
    while True:
        said = _line(source)
        if isinstance(said, list):
            rows.append(_row(table, columns, said))
            count += 1
        if rows and (not isinstance(said, list) or len(rows) == AT_ONCE):
            db.execute(table.insert(), rows)
            rows = []
        if isinstance(said, dict) and "end" in said:
            break
        if isinstance(said, dict):
            table, columns = meta.tables[said["table"]], said["columns"]
    if said["end"] != count:
        raise Unusable(f"this dump has lost rows: {count} of {said['end']} are there")
    return count


def _row(table: sql.Table, columns: list[str], values: list[Any]) -> dict[str, Any]:
    found = dict(zip(columns, values, strict=True))
    for name in columns:
        if isinstance(table.columns[name].type, sql.LargeBinary):
            found[name] = base64.b64decode(found[name])
    return found


def _line(source: IO[bytes]) -> Any:
    line = source.readline()
    try:
        return _decode(line)
    except msgspec.DecodeError:
        raise Unusable("this dump is cut off or damaged") from None
