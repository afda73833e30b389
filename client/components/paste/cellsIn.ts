/** A cell and what ends it. A quoted cell may contain line breaks and tabs. Without a closing quotation mark, the first one is just text. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/gy;

/** The cells of a text copied from a spreadsheet, which separates lines by line breaks and cells by tabs. */
export function cellsIn(text: string): readonly (readonly string[])[] {
  const whole = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  let line: string[] = [];
  const lines = [line];
  for (const [, quoted, plain = '', end] of whole.matchAll(CELL)) {
    line.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '') break;
    if (end === '\n') {
      line = [];
      lines.push(line);
    }
  }
  return lines;
}

/** How many lines are beyond the last of so many people. Blank lines don't count. */
export function linesBeyond(cells: readonly (readonly string[])[], people: number): number {
  return cells.slice(people).filter((line) => line.some((text) => text !== '')).length;
}
