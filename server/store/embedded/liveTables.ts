import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ByteReader } from './byteReader.ts';
import { FIRST, FULL, HEAD_BYTES, LAST, piecesOf } from './logPieces.ts';

/* The MANIFEST is a log; db/version_edit.cc of LevelDB tells what its records say. */

/**
 * The file names of the tables that LevelDB will read, as its MANIFEST tells. A folder may also have others, such as those that a crash
 * left half written. None where the MANIFEST cannot be read: LevelDB reports that itself.
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

/** The records of a log, put together from their pieces, up to one that a crash cut off. */
function* recordsOf(log: Buffer): Generator<Buffer> {
  let pieces: Buffer[] = [];
  for (const { from, end, kind } of piecesOf(log)) {
    if (kind === FULL || kind === FIRST) pieces = [];
    pieces.push(log.subarray(from + HEAD_BYTES, end));
    if (kind === FULL || kind === LAST) yield Buffer.concat(pieces);
  }
}

/** Takes in a change of the set of tables: each field of it is a tag and what belongs to the tag. */
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
