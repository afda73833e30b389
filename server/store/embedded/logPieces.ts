/* Format: https://github.com/google/leveldb/blob/main/doc/log_format.md */

/** A log is written in blocks; no piece crosses the end of one. */
const BLOCK_BYTES = 32_768;
/** A checksum of four bytes, a length of two, a kind of one. */
export const HEAD_BYTES = 7;

/** Kinds of pieces: a whole record; or the first, a middle or the last piece of a record that did not fit its block. */
export const [FULL, FIRST, MIDDLE, LAST] = [1, 2, 3, 4];

/** A record of a log, or a part of a record that did not fit its block. */
export interface Piece {
  /** Where its head begins. */
  readonly from: number;
  /** Where the next one begins. */
  readonly end: number;
  readonly kind: number;
}

/** A log's pieces one after the other, according to their heads, up to a piece that does not fit its block or that a crash cut off. */
export function* piecesOf(log: Buffer): Generator<Piece> {
  let from = 0;
  while (from + HEAD_BYTES <= log.length) {
    const left = BLOCK_BYTES - (from % BLOCK_BYTES);
    // The rest of a block that is too short for a head is padding.
    if (left < HEAD_BYTES) {
      from += left;
      continue;
    }
    const end = from + HEAD_BYTES + log.readUInt16LE(from + 4);
    if (end > from + left || end > log.length) return;
    yield { from, end, kind: log.readUInt8(from + 6) };
    from = end;
  }
}
