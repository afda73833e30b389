import { COLUMNS_MAX, KEPT_CELLS_MAX } from '../../../domain/imports/fileLimits.ts';
import { htmlText } from './htmlText.ts';

/** Rows of cells, from a table or from lines of text. */
export type Cells = readonly (readonly string[])[];

/** What follows `<`: a comment, an element's name and whether this ends it, or another declaration. */
const OPENING = /(?<comment>!--)|(?<end>\/?)(?<name>[a-z][^\s/>]*)|[!?]/iy;
/** Elements whose content isn't text of the page. */
const WITHOUT_TEXT: readonly string[] = ['style', 'script', 'title', 'template'];
/** Elements that continue a line. All others separate words. */
const WITHIN_A_LINE =
  /^(?:a|abbr|b|big|bdi|bdo|cite|code|data|dfn|em|font|i|ins|kbd|label|mark|o:p|q|s|samp|small|span|strong|sub|sup|time|tt|u|var|wbr)$/;
const HIDDEN = /display\s*:\s*none|(?:^|\s)hidden(?:[\s=/]|$)/i;
/** The most rows and columns that a browser lets a cell span. */
const SPAN_MAX = { rowspan: 65_534, colspan: 1000 };

/**
 * A page's tables that aren't blank, in order and as shown. Merged cells give their value once, in their first place. Hidden rows and cells
 * are left out. If tables are nested, the innermost count. The page is only read as text: nothing in it runs or loads.
 * @returns null if there are more cells than can be kept
 */
export function htmlTables(html: string): readonly Cells[] | null {
  const found: Cells[] = [];
  const open: OpenTable[] = [];
  let kept = 0;
  const keep = (cells: number) => (kept += cells);

  function close() {
    const closed = open.pop();
    const rows = closed?.rows() ?? [];
    if (!closed || !rows.some((row) => row.some((text) => text !== ''))) return;
    if (!closed.holdsTable) found.push(rows);
    const around = open.at(-1);
    if (around) around.holdsTable = true;
  }

  for (let at = 0; at < html.length;) {
    const next = positionOf(html, '<', at);
    open.at(-1)?.add(html.slice(at, next));
    if (next === html.length) break;
    OPENING.lastIndex = next + 1;
    const { comment, end, name = '' } = OPENING.exec(html)?.groups ?? {};
    if (comment !== undefined) {
      at = positionOf(html, '-->', next) + 3;
      continue;
    }
    if (OPENING.lastIndex === 0) {
      open.at(-1)?.add('<');
      at = next + 1;
      continue;
    }
    const last = endOfTag(html, OPENING.lastIndex);
    const attributes = html.slice(OPENING.lastIndex, last);
    const element = name.toLowerCase();
    at = last + 1;
    if (element === 'table') {
      if (end === '') open.push(new OpenTable(keep));
      else close();
    } else if (end === '' && WITHOUT_TEXT.includes(element)) at = endOfElement(html, element, at);
    else open.at(-1)?.take(element, end === '', attributes);
    if (kept > KEPT_CELLS_MAX) return null;
  }
  while (open.length > 0) close();
  return kept > KEPT_CELLS_MAX ? null : found;
}

/** A cell while its text is being read. */
type OpenCell = { readonly texts: string[]; readonly rowspan: number; readonly colspan: number };

/** A table whose end hasn't been reached. */
class OpenTable {
  holdsTable = false;
  private readonly shown: string[][] = [];
  /** For each column, the first row that no cell from above extends to. */
  private readonly free: number[] = [];
  private rowIndex = -1;
  private row: string[] | null = null;
  private isRowHidden = false;
  private cell: OpenCell | null = null;
  private column = 0;

  /** @param keep called with the number of cells that the table has gained, including blank ones */
  constructor(private readonly keep: (cells: number) => void) {}

  add(html: string): void {
    this.cell?.texts.push(html);
  }

  /** Handles the start or end of an element in the table. */
  take(element: string, isBeginning: boolean, attributes: string): void {
    if (element === 'tr' || ['thead', 'tbody', 'tfoot'].includes(element)) {
      this.endRow();
      if (element === 'tr' && isBeginning) this.beginRow(HIDDEN.test(attributes));
    } else if (element === 'td' || element === 'th') {
      this.endCell();
      if (!isBeginning) return;
      if (this.row === null) this.beginRow(false);
      if (HIDDEN.test(attributes)) return;
      this.cell = { texts: [], rowspan: spanIn(attributes, 'rowspan'), colspan: spanIn(attributes, 'colspan') };
    } else if (!WITHIN_A_LINE.test(element)) this.add(' ');
  }

  rows(): Cells {
    this.endRow();
    return this.shown;
  }

  private beginRow(isHidden: boolean): void {
    this.rowIndex += 1;
    this.row = [];
    this.isRowHidden = isHidden;
    this.column = 0;
  }

  private endRow(): void {
    this.endCell();
    if (this.row !== null && !this.isRowHidden) this.shown.push(this.row);
    this.row = null;
  }

  private endCell(): void {
    const { row, cell } = this;
    this.cell = null;
    if (row === null || cell === null) return;
    while ((this.free[this.column] ?? 0) > this.rowIndex) this.column += 1;
    if (this.column >= COLUMNS_MAX) return;
    while (row.length < this.column) row.push('');
    row.push(htmlText(cell.texts.join('')));
    const after = Math.min(this.column + cell.colspan, COLUMNS_MAX);
    this.keep(after - this.column);
    for (; this.column < after; this.column += 1) this.free[this.column] = this.rowIndex + cell.rowspan;
  }
}

function spanIn(attributes: string, name: keyof typeof SPAN_MAX): number {
  const [, digits] = new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']?\\s*(\\d+)`, 'i').exec(attributes) ?? [];
  const span = digits === undefined ? 1 : Number(digits);
  // For rows, 0 means up to the last one. For columns, it means one.
  if (span === 0) return name === 'rowspan' ? SPAN_MAX.rowspan : 1;
  return Math.min(span, SPAN_MAX[name]);
}

/** Where a text starts; the end of the page if it doesn't occur. */
function positionOf(html: string, text: string, from: number): number {
  const at = html.indexOf(text, from);
  return at < 0 ? html.length : at;
}

/** Where a tag ends. A `>` inside a quoted value doesn't end it. */
function endOfTag(html: string, from: number): number {
  let mark = '';
  for (let at = from; at < html.length; at += 1) {
    const character = html[at] ?? '';
    if (mark !== '') mark = character === mark ? '' : mark;
    else if (character === '>') return at;
    else if ((character === '"' || character === "'") && html[at - 1] === '=') mark = character;
  }
  return html.length;
}

/** Where an element ends whose content isn't text of the page. */
function endOfElement(html: string, element: string, from: number): number {
  const end = new RegExp(`</${element}[\\s/>]`, 'gi');
  end.lastIndex = from;
  const found = end.exec(html);
  return found ? endOfTag(html, found.index) + 1 : html.length;
}
