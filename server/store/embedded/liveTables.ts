import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ByteReader } from './byteReader.ts';
import { FIRST, FULL, HEAD_BYTES, LAST, piecesOf } from './logPieces.ts';

/* The MANIFEST is a log; LevelDB's db/version_edit.cc explains its records. */

/**
 * The file names of the tables that LevelDB will read, according to its MANIFEST. A folder may also have other tables, such as those a
 * crash left half written. Empty if the MANIFEST cannot be read: LevelDB reports that itself.
 */
export async function liveTables(folder: string): Promise<string[]> {
  const numbers = new Set<number>();
  try {
    const current = await readFile(join(folder, 'CURRENT'), 'utf8');
    for (const record of recordsOf(await readFile(join(folder, current.trim()))))
      applyTo(numbers, new ByteReader(record));
  } catch {
    return [];
  }
  return [...numbers].map((number) => `${String(number).padStart(6, '0')}.ldb`);
}

/** A log's records, put together from their pieces, up to a record that a crash cut off. */
function* recordsOf(log: Buffer): Generator<Buffer> {
  let pieces: Buffer[] = [];
  for (const { from, end, kind } of piecesOf(log)) {
    if (kind === FULL || kind === FIRST) pieces = [];
    pieces.push(log.subarray(from + HEAD_BYTES, end));
    if (kind === FULL || kind === LAST) yield Buffer.concat(pieces);
  }
}

/** Applies a change to the set of tables: each of its fields is a tag and the tag's data. */
function applyTo(numbers: Set<number>, record: ByteReader): void {
  const text = (): Buffer => record.bytes(record.varint());
  while (!record.isAtEnd) {
    const tag = record.varint();
    if (tag === 1) text();
    // Numbers of files and changes.
    else if (tag === 2 || tag === 3 || tag === 4 || tag === 9) record.varint();
    else {
      const level = record.varint();
      if (level > 6) throw new RangeError('there are seven levels');
      // How far a compaction has come.
      if (tag === 5) text();
      else if (tag === 6) numbers.delete(record.varint());
      else if (tag === 7) {
        numbers.add(record.varint());
        record.varint();
        // Its first and last key.
        text();
        text();
      } else throw new RangeError('there is no such tag');
    }
  }
}
