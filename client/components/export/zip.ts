import {
  type AsyncUnzipOptions,
  type FlateCallback,
  unzipSync,
  type UnzipCallback,
  type Zippable,
  zipSync,
} from 'fflate/browser';

/*
 * fflate as write-excel-file and read-excel-file get it (vite.config.ts). fflate's own `zip` and `unzip` give large files to a worker that they make
 * from a text, which the Content-Security-Policy refuses: an export of some thousand rows would never end.
 */
export { strFromU8, strToU8, zipSync } from 'fflate/browser';

export function zip(files: Zippable, done: FlateCallback): void {
  done(null, zipSync(files));
}

export function unzip(data: Uint8Array, options: AsyncUnzipOptions, done: UnzipCallback): void {
  done(null, unzipSync(data, options));
}
