import { FILE_MAX_BYTES, megabytes } from '../../../domain/imports/fileLimits.ts';
import { UnreadableFile } from './UnreadableFile.ts';

/** The largest request that the API accepts from staff, minus the query itself, in bytes. */
const MAX_REQUEST_BYTES = 3_900_000;

/**
 * Checks a file's size before it is read.
 * @param what the file's content: `a roster`
 * @throws UnreadableFile if it is empty or too large
 */
export function checkSize({ name, size }: File, what: string): void {
  if (size === 0) throw new UnreadableFile(`${name} is empty.`);
  if (size > FILE_MAX_BYTES) {
    throw new UnreadableFile(`${name} is too large: ${what} can have up to ${megabytes(FILE_MAX_BYTES)}.`);
  }
}

/**
 * Checks a file's name ending, after its content wasn't recognized as another program's.
 * @param endings the accepted endings
 * @param noneOf what any other file is called: `neither a CSV nor an Excel file`
 * @throws UnreadableFile for any other ending
 */
export function checkEnding({ name }: File, endings: readonly string[], noneOf: string): void {
  const isKnown = endings.some((ending) => name.toLowerCase().endsWith(ending));
  if (!isKnown) throw new UnreadableFile(`${name} is ${noneOf}.`);
}

/**
 * Checks that a file's rows fit into one API request.
 * @throws UnreadableFile if they don't
 */
export function checkRows(rows: readonly object[]): void {
  if (new Blob([JSON.stringify(rows)]).size > MAX_REQUEST_BYTES) {
    throw new UnreadableFile('This file has too much text for one import. Split it and import the parts.');
  }
}
