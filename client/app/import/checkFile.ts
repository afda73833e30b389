import { UnreadableFile } from './UnreadableFile.ts';

/** The largest file, in bytes; one of the most rows, every text of the longest, is smaller. */
const MAX_FILE_BYTES = 4_000_000;
/** What the API takes from staff in one request, in bytes, less the query itself. */
const MAX_REQUEST_BYTES = 3_900_000;

type FileRules = {
  /** What its name may end with. */
  endings: readonly string[];
  /** What it is said not to be where its name ends otherwise: `neither a CSV nor an Excel file`. */
  noneOf: string;
  /** What it holds: `a roster`. */
  what: string;
};

/**
 * Makes sure of what can be told of a file before it is read.
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
 * Makes sure that the API takes the rows of a file in one request.
 * @throws UnreadableFile
 */
export function checkRows(rows: readonly object[]): void {
  if (new Blob([JSON.stringify(rows)]).size > MAX_REQUEST_BYTES) {
    throw new UnreadableFile('The rows hold more text than can be imported at once. Please import them in parts.');
  }
}
