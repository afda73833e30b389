import { zipSync, type FlateCallback, type Zippable } from 'fflate/browser';

/*
 * fflate as write-excel-file gets it (vite.config.ts). fflate's own `zip` gives files above 160 kB to a worker that it makes from a text, which
 * the Content-Security-Policy refuses: an export of some thousand rows would never end.
 */
export { strToU8, zipSync } from 'fflate/browser';

export function zip(files: Zippable, done: FlateCallback): void {
  done(null, zipSync(files));
}
