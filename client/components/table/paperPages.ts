/*
 * How a table is split over pages of paper: whole columns beside each other, as many as have room. Widths are in ems of the table's text. They are
 * estimated for a wide font: a word that is wider still is broken by the browser, and never cut.
 */

/** The columns of one page: from the first to before the end, counted from 0. */
export type PaperPage = { readonly first: number; readonly end: number };

/**
 * Columns of these widths by as few pages with such room as they need, and then evenly, so that the last page is no narrow one. A column that is wider
 * than the room has a page of its own.
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

/** What a page says about its columns, and below its last row about the others; null for nothing. */
export function pageNote(pages: readonly PaperPage[], page: number): { here: string | null; next: string | null } {
  const shown = pages[page];
  const all = pages.at(-1)?.end ?? 0;
  if (pages.length < 2 || !shown) return { here: null, next: null };
  const here = `${columnsText(shown)} of ${all}`;
  if (shown.end === all) return { here, next: null };
  const isOne = page === pages.length - 2;
  return { here, next: `${columnsText({ first: shown.end, end: all })} on the next ${isOne ? 'page' : 'pages'}.` };
}

/** `Columns 7 to 12`, counted from 1 */
function columnsText({ first, end }: PaperPage): string {
  return end - first === 1 ? `Column ${end}` : `Columns ${first + 1} to ${end}`;
}

/** What stands above each page: what it is, and what was chosen of it, each with its label: `Due on 05 JAN 2026 · Section: ALPHA` */
export function paperTitle(what: string, chosen: readonly (readonly [label: string, value: string])[]): string {
  return [what, ...chosen.flatMap(([label, value]) => (value === '' ? [] : [`${label}: ${value}`]))].join(' · ');
}

/** Up to this width a text stays on one line. */
const LINE = 8.5;
/** On how many lines a longer text is. */
const LINES = 4;
/** The widest column. */
const WIDEST = 24;

/** How much wider headings are, which are bold. */
const BOLD = 1.1;

/** The width for a heading and the texts below it: for the longest word, for short texts on one line, and for long ones on a few. */
export function columnWidth(header: string, texts: readonly string[], line = LINE): number {
  const longest = Math.max(0, ...texts.map(textWidth));
  const word = Math.max(BOLD * wordWidth(header), ...texts.map(wordWidth));
  return Math.min(WIDEST, Math.max(word, Math.min(longest, line), longest / LINES, textWidth(header) / LINES));
}

/** How wide the longest word of a text is. */
function wordWidth(text: string): number {
  return Math.max(...text.split(' ').map(textWidth));
}

/** By what a character is: its width. */
const WIDTHS = [
  { characters: /[ .,:;'|!iIjl]/, width: 0.36 },
  { characters: /[mwMW@%]/, width: 1 },
  { characters: /\p{Lu}/u, width: 0.74 },
  { characters: /[\u1100-\uffff]/, width: 1 },
];

/** About how wide a text is. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += WIDTHS.find(({ characters }) => characters.test(letter))?.width ?? 0.64;
  return width;
}
