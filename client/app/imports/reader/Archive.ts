import { Unzip, type UnzipFile, UnzipInflate, unzipSync } from 'fflate';
import { megabytes, UNPACKED_MAX_BYTES } from '../../../../domain/imports/fileLimits.ts';
import { UnreadableFile } from '../UnreadableFile.ts';

/** How many compressed bytes fflate gets at a time. They become at most a thousand times as many. */
const STEP_BYTES = 4096;
/** How many uncompressed bytes are passed on at a time. */
const PIECE_BYTES = 65_536;
/** The most parts that an archive may have. A plain zip can't count more. */
const PARTS_MAX = 65_535;

/**
 * If an archive gives a part's length only after the part, fflate searches for the end. It then mistakes anything that looks like the start
 * of a part, such as an archive inside the part, for another part.
 */
const UNLISTED = 'The archive has other parts than its directory lists.';

/**
 * A zip archive whose parts are unpacked piece by piece. It ignores the sizes that the archive claims, because they may be false. An
 * archive that makes no sense throws a RangeError, or an error of fflate.
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
    // fflate notes where each part is, and unpacks it on request. The parts may be in any order.
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
   * @param take receives its bytes piece by piece; each piece overwrites the one before
   * @throws UnreadableFile if all parts unpacked so far are too large together
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
      `This file is too large: unpacked, it has more than ${megabytes(UNPACKED_MAX_BYTES)}. Save the sheet you want to import as a separate file.`,
    );
  }
}

/** How many parts the archive's directory lists. */
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

/** A part's key. Some programs write Windows paths, or mix upper and lower case. */
function keyOf(path: string): string {
  return path.replaceAll('\\', '/').toLowerCase();
}
