/*
 * Splits a table over pages of paper by whole columns, as many as fit. Widths are in ems of the table's text. They are estimates for a wide
 * font: if a word is wider still, the browser breaks it, and never cuts it off.
 */

/** The columns of one page: from `first` up to but not including `end`, counted from 0. */
export type PaperPage = { readonly first: number; readonly end: number };

/**
 * Splits columns into as few pages as possible, then spreads them evenly, so that the last page isn't narrow. A column wider than the room
 * gets its own page.
 * @param widths each column's width, in ems
 * @param room a page's width for them, in ems
 */
export function paperPages(widths: readonly number[], room: number): readonly PaperPage[] {
  const pages = filled(widths, room);
  const all = widths.reduce((sum, width) => sum + width, 0);
  for (let less = all / pages.length; less < room; less += 1) {
    const even = filled(widths, less);
    if (even.length === pages.length) return even;
  }
  return pages;
}

function filled(widths: readonly number[], room: number): readonly PaperPage[] {
  const pages: PaperPage[] = [];
  let first = 0;
  let taken = 0;
  widths.forEach((width, index) => {
    if (index > first && taken + width > room) {
      pages.push({ first, end: index });
      first = index;
      taken = 0;
    }
    taken += width;
  });
  return [...pages, { first, end: widths.length }];
}

/** What a page says about its columns and, below its last row, about the others. Each is null if there is nothing to say. */
export function pageNote(pages: readonly PaperPage[], page: number): { here: string | null; next: string | null } {
  const shown = pages[page];
  const all = pages.at(-1)?.end ?? 0;
  if (pages.length < 2 || !shown) return { here: null, next: null };
  const here = `${columnsText(shown)} of ${all}`;
  if (shown.end === all) return { here, next: null };
  const isOne = page === pages.length - 2;
  return { here, next: `${columnsText({ first: shown.end, end: all })} on the next ${isOne ? 'page' : 'pages'}.` };
}

/** `Columns 7 to 12`, counted from 1. */
function columnsText({ first, end }: PaperPage): string {
  return end - first === 1 ? `Column ${end}` : `Columns ${first + 1} to ${end}`;
}

/** The line above each page: the table's name, and each chosen filter with its label: `Due on 05 JAN 2026 · Section: ALPHA`. */
export function paperTitle(what: string, chosen: readonly (readonly [label: string, value: string])[]): string {
  return [what, ...chosen.flatMap(([label, value]) => (value === '' ? [] : [`${label}: ${value}`]))].join(' · ');
}

/** Texts up to this width stay on one line, in ems. */
const LINE = 8.5;
/** How many lines a longer text gets. */
const LINES = 4;
/** The widest column, in ems. */
const WIDEST = 24;

/** How much wider headings are, because they are bold. */
const BOLD = 1.1;

/** A column's width for its heading and texts, in ems. The longest word fits, short texts stay on one line, and long texts wrap. */
export function columnWidth(header: string, texts: readonly string[], line = LINE): number {
  const longest = Math.max(0, ...texts.map(textWidth));
  const word = Math.max(BOLD * wordWidth(header), ...texts.map(wordWidth));
  return Math.min(WIDEST, Math.max(word, Math.min(longest, line), longest / LINES, textWidth(header) / LINES));
}

/** The width of a text's longest word, in ems. */
function wordWidth(text: string): number {
  return Math.max(...text.split(' ').map(textWidth));
}

/** The widths of kinds of characters, in ems. */
const WIDTHS = [
  { characters: /[ .,:;'|!iIjl]/, width: 0.36 },
  { characters: /[mwMW@%]/, width: 1 },
  { characters: /\p{Lu}/u, width: 0.74 },
  { characters: /[\u1100-\uffff]/, width: 1 },
];

/** A text's approximate width, in ems. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += WIDTHS.find(({ characters }) => characters.test(letter))?.width ?? 0.64;
  return width;
}
