import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ByteReader } from './byteReader.ts';

/* Format: https://github.com/google/leveldb/blob/main/doc/log_format.md, and db/version_edit.cc for what the records say. */

/** The MANIFEST is written in blocks; no record's head lies over the end of one. */
const BLOCK_BYTES = 32_768;
/** A checksum of four bytes, a length of two, a kind of one. */
const HEAD_BYTES = 7;
/** Kinds of pieces: a whole record, and the first and last piece of one that did not fit its block. */
const [FULL, FIRST, LAST] = [1, 2, 4];

/**
 * The file names of the tables that LevelDB will read, as its MANIFEST tells. A folder may also have others, such as those that a crash left half
 * written. Where the MANIFEST cannot be read there are none: LevelDB says so itself.
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
  let at = 0;
  while (at + HEAD_BYTES <= log.length) {
    const left = BLOCK_BYTES - (at % BLOCK_BYTES);
    // What is too short for a head is filled up.
    if (left < HEAD_BYTES) {
      at += left;
      continue;
    }
    const [length, kind] = [log.readUInt16LE(at + 4), log.readUInt8(at + 6)];
    at += HEAD_BYTES + length;
    if (at > log.length) return;
    if (kind === FULL || kind === FIRST) pieces = [];
    pieces.push(log.subarray(at - length, at));
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
