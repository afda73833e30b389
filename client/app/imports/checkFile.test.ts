import { checkEnding, checkRows, checkSize } from './checkFile.ts';

it('refuses more text than one request carries, counted in bytes', () => {
  const letters = 2_000_000;
  expect(() => checkRows([{ lastName: 'e'.repeat(letters) }])).not.toThrow();
  expect(() => checkRows([{ lastName: 'é'.repeat(letters) }])).toThrow('too much text for one import');
});

it('takes 3.9 MB of text, and no byte more', () => {
  const around = JSON.stringify([{ lastName: '' }]).length;
  expect(() => checkRows([{ lastName: 'e'.repeat(3_900_000 - around) }])).not.toThrow();
  expect(() => checkRows([{ lastName: 'e'.repeat(3_900_001 - around) }])).toThrow();
});

it.each([
  ['an empty file', 'a.csv', 0, 'a.csv is empty.'],
  ['a file of 10 MB', 'a.csv', 10_000_000, null],
  ['a larger file', 'a.csv', 10_000_001, 'a.csv is too large: a roster can have up to 10 MB.'],
  ['an ending in capitals', 'A.CSV', 1, null],
  ['another ending', 'a.png', 1, 'a.png is no CSV.'],
])('%s', (_, name, size, message) => {
  const file = new File(['x'.repeat(size)], name);
  const check = () => {
    checkSize(file, 'a roster');
    checkEnding(file, ['.csv'], 'no CSV');
  };
  if (message === null) expect(check).not.toThrow();
  else expect(check).toThrow(message);
});
