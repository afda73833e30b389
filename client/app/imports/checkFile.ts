import { FILE_MAX_BYTES, megabytes } from '../../../domain/imports/fileLimits.ts';
import { UnreadableFile } from './UnreadableFile.ts';

/** The largest request that the API takes from staff, less the query itself, in bytes. */
const MAX_REQUEST_BYTES = 3_900_000;

/**
 * Checks a file's size before it is read.
 * @param what what it holds: `a roster`
 * @throws UnreadableFile
 */
export function checkSize({ name, size }: File, what: string): void {
  if (size === 0) throw new UnreadableFile(`${name} is empty.`);
  if (size > FILE_MAX_BYTES) {
    throw new UnreadableFile(`${name} is too large: ${what} may have ${megabytes(FILE_MAX_BYTES)}.`);
  }
}

/**
 * Checks that a file is named as a kind that is read, once its content was not recognized as any other.
 * @param endings the accepted endings of its name
 * @param noneOf the refusal of any other name: `neither a CSV nor an Excel file`
 * @throws UnreadableFile
 */
export function checkEnding({ name }: File, endings: readonly string[], noneOf: string): void {
  const isKnown = endings.some((ending) => name.toLowerCase().endsWith(ending));
  if (!isKnown) throw new UnreadableFile(`${name} is ${noneOf}.`);
}

/**
 * Checks that the rows of a file fit in one request to the API.
 * @throws UnreadableFile
 */
export function checkRows(rows: readonly object[]): void {
  if (new Blob([JSON.stringify(rows)]).size > MAX_REQUEST_BYTES) {
    throw new UnreadableFile('The rows hold more text than can be imported at once. Please import them in parts.');
  }
}
