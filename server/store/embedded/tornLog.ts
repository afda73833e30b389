import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32c, unmasked } from './crc32c.ts';
import { FIRST, FULL, HEAD_BYTES, LAST, MIDDLE, type Piece, piecesOf } from './logPieces.ts';

/** File systems keep files in pages of this many bytes or a multiple of it. A log that was torn at a smaller page is reported as damage. */
const PAGE_BYTES = 4096;

/**
 * This many zeros cannot be the end of a record. A document ends with only a few, such as the number 0 and the ends of the
 * documents around it.
 */
const FEWEST_ZEROS = 32;

/**
 * The name of a log that a power cut left with zeros instead of the rest of its last record; null if there is none. That record was never
 * acknowledged: a write is acknowledged once its whole record is on the disk, and the next one begins after that.
 */
export async function tornLog(folder: string): Promise<string | null> {
  const names = (await readdir(folder)).filter((name) => /^\d+\.log$/.test(name));
  // A start makes a new log, which is empty until the previous one has been taken in.
  for (const name of names.sort((a, b) => parseInt(b) - parseInt(a))) {
    const log = await readFile(join(folder, name));
    if (log.length > 0) return isTorn(log) ? name : null;
  }
  return null;
}

/**
 * Whether everything is intact up to a last record that begins before a page and reaches into it, with only zeros from that page on. A
 * wrong byte in an acknowledged record never looks like that: such a record does not have the zeros, or does not reach them.
 */
function isTorn(log: Buffer): boolean {
  const zeros = log.findLastIndex((byte) => byte !== 0) + 1;
  const page = Math.ceil(zeros / PAGE_BYTES) * PAGE_BYTES;
  // Zeros that begin well before the page belong to the record: a torn write is missing from the start of a page.
  if (page - zeros >= FEWEST_ZEROS || log.length - page < FEWEST_ZEROS) return false;
  let isWithinRecord = false;
  for (const piece of piecesOf(log)) {
    const { from, end, kind } = piece;
    if (from >= page) return isWithinRecord;
    // If the zeros begin within the head, it does not tell the record's length.
    if (from + HEAD_BYTES > page) return true;
    if ((kind === FULL || kind === FIRST) === isWithinRecord) return false;
    // Nothing follows a record that was being written: the next one begins once it has been acknowledged.
    if (end > page) return end - page >= FEWEST_ZEROS && (kind === FIRST || kind === MIDDLE || end === log.length);
    if (!isWhole(log, piece)) return false;
    isWithinRecord = kind !== FULL && kind !== LAST;
  }
  return false;
}

/** Whether a piece has its checksum, which covers its kind and everything after it. */
function isWhole(log: Buffer, { from, end }: Piece): boolean {
  return unmasked(log.readUInt32LE(from)) === crc32c(log.subarray(from + HEAD_BYTES - 1, end));
}
