/** A cell and what ends it. One within quotation marks may hold line breaks and tabs; any other that begins with one is a text like others. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/gy;

/** The cells of a text that was copied from a spreadsheet: lines, and tabs between the cells of a line. */
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

/** How many of the lines are beyond the last of so many people; blank ones say nothing. */
export function linesBeyond(cells: readonly (readonly string[])[], people: number): number {
  return cells.slice(people).filter((line) => line.some((text) => text !== '')).length;
}
