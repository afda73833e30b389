import { UnreadableFile } from './UnreadableFile.ts';

/** The largest file, in bytes. A full one, with texts of the greatest length, is smaller. */
const MAX_FILE_BYTES = 4_000_000;
/** The largest request that the API takes from staff, less the query itself, in bytes. */
const MAX_REQUEST_BYTES = 3_900_000;

type FileRules = {
  /** The accepted endings of its name. */
  endings: readonly string[];
  /** The refusal of any other name: `neither a CSV nor an Excel file`. */
  noneOf: string;
  /** What it holds: `a roster`. */
  what: string;
};

/**
 * Checks a file's name and size before it is read.
 * @throws UnreadableFile
 */
export function checkFile({ name, size }: File, { endings, noneOf, what }: FileRules): void {
  const isKnown = endings.some((ending) => name.toLowerCase().endsWith(ending));
  if (!isKnown) throw new UnreadableFile(`${name} is ${noneOf}.`);
  if (size === 0) throw new UnreadableFile(`${name} is empty.`);
  if (size > MAX_FILE_BYTES) {
    throw new UnreadableFile(`${name} is too large: ${what} may have ${MAX_FILE_BYTES / 1_000_000} MB.`);
  }
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
