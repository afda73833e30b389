import { parseJson } from '../../../domain/json.ts';
import { counted } from '../../../domain/words.ts';
import { cellsIn } from './cellsIn.ts';
import { type Cells, htmlTables } from './htmlTables.ts';

/** The largest clipboard page that is read, in bytes. */
export const HTML_MAX_BYTES = 2_000_000;
/** The type under which the product puts cells on the clipboard, as JSON. */
const OWN_TYPE = 'application/x-fire-support-cells';

/** A clipboard's content. Each part is '' if absent. */
export type Clipboard = { readonly own: string; readonly html: string; readonly text: string };

/** One way to read a clipboard. */
export type Reading = {
  /** Its name in the question: `Table of 3 rows`. */
  readonly name: string;
  readonly cells: Cells;
  /** Whether the product itself put it on the clipboard. Its first row is then no heading. */
  readonly isOwn: boolean;
};

/**
 * The ways to read a clipboard: its table if it has one, otherwise its text. With more than one way, the person is asked. That happens with
 * several tables, with different rows in table and text, or if every second line of the text is blank.
 */
export function readingsOf({ own, html, text }: Clipboard): readonly [Reading, ...Reading[]] {
  const copied = ownCells(own);
  if (copied) return [{ name: '', cells: copied, isOwn: true }];
  const lines = cellsIn(text);
  const plain = { name: `Text of ${counted(filled(lines).length, 'line')}`, cells: lines, isOwn: false };
  const [first, ...others] = (isReadable(html) ? (htmlTables(html) ?? []) : []).map(
    (cells, index, { length }): Reading => ({
      name: `Table${length > 1 ? ` ${index + 1}` : ''} of ${counted(filled(cells).length, 'row')}`,
      cells,
      isOwn: false,
    }),
  );
  if (first === undefined) {
    return hasGaps(lines)
      ? [
          { ...plain, name: `${plain.name}, without blank lines`, cells: filled(lines) },
          { ...plain, name: `${plain.name}, with blank lines` },
        ]
      : [plain];
  }
  if (others.length > 0) return [first, ...others, ...(filled(lines).length > 0 ? [plain] : [])];
  const isSame = filled(lines).length === 0 || rowTexts(first.cells).join('\n') === rowTexts(lines).join('\n');
  return isSame ? [first] : [first, plain];
}

/** How many lines of a reading the question shows, and how many characters of each. */
const PREVIEW = { lines: 3, characters: 30 };

/** The start of a reading: `27, 35, 19 …`. */
export function preview(cells: Cells): string {
  const lines = filled(cells).map((line) => line.filter((text) => text !== '').join(' | '));
  const shown = lines.slice(0, PREVIEW.lines).map((line) => {
    const characters = Array.from(line);
    return characters.length > PREVIEW.characters ? `${characters.slice(0, PREVIEW.characters).join('')}…` : line;
  });
  return `${shown.join(', ')}${lines.length > PREVIEW.lines ? ' …' : ''}`;
}

/** The ways to read a paste. */
export function pastedReadings(data: DataTransfer): readonly [Reading, ...Reading[]] {
  return readingsOf({ own: data.getData(OWN_TYPE), html: data.getData('text/html'), text: data.getData('text/plain') });
}

/** Whether a paste is a single text, which goes into a field as anywhere else. */
export function isOneText([{ cells }, ...others]: readonly [Reading, ...Reading[]]): boolean {
  return others.length === 0 && cells.length === 1 && cells[0]?.length === 1;
}

/** Puts cells on the clipboard: as text for other programs, and exactly for the product itself. */
export function putCells(data: DataTransfer, cells: Cells): void {
  data.setData(OWN_TYPE, JSON.stringify(cells));
  data.setData('text/plain', cells.map((line) => line.join('\t')).join('\n'));
}

/** The cells that the product put on the clipboard; null for anything else, because other programs can write there, too. */
function ownCells(own: string): Cells | null {
  const lines = parseJson(own);
  if (!Array.isArray(lines) || lines.length === 0) return null;
  const isLine = (line: unknown): line is string[] =>
    Array.isArray(line) && line.every((text) => typeof text === 'string');
  return lines.every(isLine) ? lines : null;
}

function isReadable(html: string): boolean {
  return html.length <= HTML_MAX_BYTES && new TextEncoder().encode(html).length <= HTML_MAX_BYTES;
}

/** The lines that aren't blank. */
function filled(cells: Cells): Cells {
  return cells.filter((line) => line.some((text) => text !== ''));
}

/** The texts of lines that aren't blank. Ignores spaces, quotation marks and blank cells after a merged one, because programs differ in them. */
function rowTexts(cells: Cells): readonly string[] {
  return filled(cells).map((line) => line.join('').replace(/[\s"]/g, ''));
}

/** Whether every second line is blank, at least twice. An email's paragraphs turn into such a text. */
function hasGaps(lines: Cells): boolean {
  const isBlank = lines.map((line) => line.every((text) => text === ''));
  return isBlank.filter((blank) => !blank).length > 2 && isBlank.every((blank, index) => blank === (index % 2 === 1));
}
