import { Unzip, type UnzipFile, UnzipInflate, unzipSync } from 'fflate';
import { megabytes, UNPACKED_MAX_BYTES } from '../../../../domain/imports/fileLimits.ts';
import { UnreadableFile } from '../UnreadableFile.ts';

/** How many packed bytes fflate gets at a time. They become a thousand times as many at most. */
const STEP_BYTES = 4096;
/** How many unpacked bytes are handed on at a time. */
const PIECE_BYTES = 65_536;
/** How many parts an archive may have: the most that the plain kind can count. */
const PARTS_MAX = 65_535;

/**
 * Where an archive says how long a part is only behind it, fflate looks for its end, and takes what is like the start of a part within it, as
 * another archive is, for a part.
 */
const UNLISTED = 'The archive has other parts than its directory lists.';

/**
 * A zip archive, of which each part is unpacked piece by piece. What it says of the size of its parts when they are unpacked is not looked at: it
 * need not be true. What cannot be understood is a RangeError, or an error of fflate.
 */
export class Archive {
  private readonly parts = new Map<string, UnzipFile>();
  private unpackedBytes = 0;

  constructor(bytes: Uint8Array) {
    const listed = listedParts(bytes);
    let found = 0;
    const unzip = new Unzip((part) => {
      found += 1;
      if (found > listed) throw new RangeError(UNLISTED);
      this.parts.set(keyOf(part.name), part);
    });
    unzip.register(UnzipInflate);
    // fflate notes where each part lies, and unpacks it once it is started: they may stand in any order.
    for (let at = 0; at < bytes.length; at += STEP_BYTES) {
      unzip.push(bytes.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= bytes.length);
    }
    if (found < listed) throw new RangeError(UNLISTED);
  }

  has(path: string): boolean {
    return this.parts.has(keyOf(path));
  }

  /**
   * Unpacks a part.
   * @param take gets its bytes, a piece at a time; they are overwritten by the next
   * @throws UnreadableFile when the parts that were unpacked so far are too large together
   */
  unpack(path: string, take: (bytes: Uint8Array) => void): void {
    const part = this.parts.get(keyOf(path));
    if (part === undefined) throw new RangeError(`The archive has no ${path}.`);
    const piece = new Uint8Array(PIECE_BYTES);
    let filled = 0;
    part.ondata = (error, bytes, isLast) => {
      if (error) throw error;
      this.count(bytes.length);
      for (let at = 0; at < bytes.length;) {
        const next = bytes.subarray(at, at + PIECE_BYTES - filled);
        piece.set(next, filled);
        at += next.length;
        filled += next.length;
        if (filled === PIECE_BYTES) {
          take(piece);
          filled = 0;
        }
      }
      if (isLast) take(piece.subarray(0, filled));
    };
    part.start();
  }

  private count(bytes: number): void {
    this.unpackedBytes += bytes;
    if (this.unpackedBytes <= UNPACKED_MAX_BYTES) return;
    throw new UnreadableFile(
      `This file holds more than ${megabytes(UNPACKED_MAX_BYTES)} when it is unpacked: that is too much. Please save the sheet to import as a file of its own.`,
    );
  }
}

/** How many parts the directory lists. */
function listedParts(bytes: Uint8Array): number {
  let count = 0;
  unzipSync(bytes, {
    filter: () => {
      count += 1;
      if (count > PARTS_MAX) throw new RangeError('The archive has too many parts.');
      return false;
    },
  });
  return count;
}

/** What a part is found by: some programs write paths as Windows does, or in other letters than they refer to them by. */
function keyOf(path: string): string {
  return path.replaceAll('\\', '/').toLowerCase();
}
