import { nameLines } from './nameLines.ts';

const characters = (text: string) => text.length;

test.each([
  ['Li, Kim NMN', 1],
  ['Alvarez, Mateo Luis', 1],
  ['Goldstein, Benjamin Aaron', 2],
  ['Van der Westhuizen, Bartholomew Fitzgerald', 3],
  ['Featherstonehaugh-Wolfeschlegel, Kim Jo', 3],
  ['Papadimitriou-Konstantinopoulos, Oluwaseun', 3],
  // A word alone on its line stays there, even if it is wider.
  ['Wolfeschlegelsteinhausenbergerdorff, Kim', 2],
])('%s takes %d lines of 20 characters', (name, lines) => {
  expect(nameLines(name, 20, characters)).toBe(lines);
});
