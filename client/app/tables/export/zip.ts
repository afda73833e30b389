import {
  type FlateCallback,
  type UnzipCallback,
  type UnzipFileInfo,
  unzipSync,
  zipSync,
  type Zippable,
} from 'fflate/browser';

/*
 * fflate as write-excel-file and read-excel-file get it (vite.config.ts). fflate's own `zip` and `unzip` give files above some hundred kB to
 * a worker that they make from a text, which the Content-Security-Policy refuses: an export of some thousand rows would never end.
 */
export { strFromU8, strToU8, zipSync } from 'fflate/browser';

/** How many bytes an archive may hold when it is unpacked: a small one can be made to fill all memory. No honest file comes near. */
const MAX_UNPACKED_BYTES = 200_000_000;

export function zip(files: Zippable, done: FlateCallback): void {
  done(null, zipSync(files));
}

/** Throws for a file that is no archive: read-excel-file calls it within a promise, which then rejects. */
export function unzip(archive: Uint8Array, done: UnzipCallback): void {
  let bytes = 0;
  const filter = ({ originalSize }: UnzipFileInfo): boolean => {
    bytes += originalSize;
    if (bytes > MAX_UNPACKED_BYTES) throw new RangeError('The archive is too large when it is unpacked.');
    return true;
  };
  done(null, unzipSync(archive, { filter }));
}
