import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32c, unmasked } from './crc32c.ts';
import { FIRST, FULL, HEAD_BYTES, LAST, MIDDLE, type Piece, piecesOf } from './logPieces.ts';

/** File systems keep files in pages of this many bytes or of a multiple of it; what one with smaller pages leaves is told as damage. */
const PAGE_BYTES = 4096;

/** So many zeros are no end of a record: a document ends with a handful, such as those of the number 0 and of the ends of the documents around it. */
const FEWEST_ZEROS = 32;

/**
 * The name of the log that a power cut in the middle of a write has left with zeros where the last record goes on; null where there is none. Nobody
 * was told of that record: a write is acknowledged once its whole record is on the disk, and the next one is begun after that.
 */
export async function tornLog(folder: string): Promise<string | null> {
  const names = (await readdir(folder)).filter((name) => /^\d+\.log$/.test(name));
  // A start makes a new log, which is empty until the one before has been taken in.
  for (const name of names.sort((a, b) => parseInt(b) - parseInt(a))) {
    const log = await readFile(join(folder, name));
    if (log.length > 0) return isTorn(log) ? name : null;
  }
  return null;
}

/**
 * Whether all is whole up to a last record that begins before a page and reaches into it, while from that page on there is nothing but zeros. A wrong
 * byte in a record that was acknowledged never looks like that: such a record does not have the zeros, or does not reach them.
 */
function isTorn(log: Buffer): boolean {
  const zeros = log.findLastIndex((byte) => byte !== 0) + 1;
  const page = Math.ceil(zeros / PAGE_BYTES) * PAGE_BYTES;
  // Zeros that begin well before the page belong to the record: what is missing begins at a page.
  if (page - zeros >= FEWEST_ZEROS || log.length - page < FEWEST_ZEROS) return false;
  let isWithinRecord = false;
  for (const piece of piecesOf(log)) {
    const { from, end, kind } = piece;
    if (from >= page) return isWithinRecord;
    // A head that the zeros cut through does not tell its length.
    if (from + HEAD_BYTES > page) return true;
    if ((kind === FULL || kind === FIRST) === isWithinRecord) return false;
    // Behind the end of a record that was being written there is nothing: a later one is begun once it has been acknowledged.
    if (end > page) return end - page >= FEWEST_ZEROS && (kind === FIRST || kind === MIDDLE || end === log.length);
    if (!isWhole(log, piece)) return false;
    isWithinRecord = kind !== FULL && kind !== LAST;
  }
  return false;
}

/** Whether a piece has its checksum, which is that of its kind and all behind it. */
function isWhole(log: Buffer, { from, end }: Piece): boolean {
  return unmasked(log.readUInt32LE(from)) === crc32c(log.subarray(from + HEAD_BYTES - 1, end));
}
