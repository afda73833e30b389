/** The parts of a name between which it may be broken: words, and what follows a hyphen. */
function partsOf(name: string): readonly string[] {
  return name.match(/[^\s-]+[\s-]*/g) ?? [];
}

/**
 * How many lines a name takes in its column, broken between words and after hyphens.
 * @param width measures a text, in the unit of `room`
 */
export function nameLines(name: string, room: number, width: (text: string) => number): number {
  let lines = 1;
  let line = '';
  for (const part of partsOf(name)) {
    if (line !== '' && width((line + part).trimEnd()) > room) {
      lines += 1;
      line = part;
    } else {
      line += part;
    }
  }
  return lines;
}
