import { columnWidth, pageNote, paperPages, paperTitle, textWidth } from './paperPages.ts';

test.each([
  [[10, 10, 10], 30, [[0, 3]]],
  [
    [10, 10, 10],
    29,
    [
      [0, 2],
      [2, 3],
    ],
  ],
  [
    [10, 20, 5, 5, 25],
    30,
    [
      [0, 2],
      [2, 4],
      [4, 5],
    ],
  ],
  // Splits into the same number of pages, but evenly.
  [
    [10, 10, 10, 10, 10],
    45,
    [
      [0, 3],
      [3, 5],
    ],
  ],
  // A column wider than the paper gets its own page, and is narrowed to fit.
  [
    [5, 40, 5],
    30,
    [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
  ],
  [[40], 30, [[0, 1]]],
  [[], 30, [[0, 0]]],
])('columns of %j in %d', (widths, room, expected) => {
  expect(paperPages(widths, room).map(({ first, end }) => [first, end])).toEqual(expected);
});

test('every column is on one page, in its order, whatever the widths', () => {
  for (let room = 1; room < 60; room += 1) {
    const widths = Array.from({ length: 40 }, (_, index) => 1 + ((index * 7 + room) % 25));
    const pages = paperPages(widths, room);
    expect(pages.flatMap(({ first, end }) => widths.slice(first, end))).toEqual(widths);
    expect(pages.every(({ first, end }) => end > first)).toBe(true);
  }
});

test.each([
  [0, 3, 3, null, null],
  [0, 8, 14, 'Columns 1 to 8 of 14', 'Columns 9 to 14 on the next page.'],
  [0, 13, 14, 'Columns 1 to 13 of 14', 'Column 14 on the next page.'],
  [8, 9, 14, 'Column 9 of 14', 'Columns 10 to 14 on the next page.'],
  [8, 14, 14, 'Columns 9 to 14 of 14', null],
])('columns from %d to before %d of %d: %j, then %j', (first, end, all, here, next) => {
  const pages = [
    { first: 0, end: first },
    { first, end },
    { first: end, end: all },
  ].filter((page) => page.end > page.first);
  expect(
    pageNote(
      pages,
      pages.findIndex((page) => page.first === first),
    ),
  ).toEqual({ here, next });
});

test('says all of what follows, also where it takes several pages', () => {
  const pages = paperPages(
    Array.from({ length: 14 }, () => 10),
    50,
  );
  expect(pages.map((_, page) => pageNote(pages, page))).toEqual([
    { here: 'Columns 1 to 5 of 14', next: 'Columns 6 to 14 on the next pages.' },
    { here: 'Columns 6 to 10 of 14', next: 'Columns 11 to 14 on the next page.' },
    { here: 'Columns 11 to 14 of 14', next: null },
  ]);
});

test('the title says what was chosen', () => {
  const title = (search: string, section: string) =>
    paperTitle('Due on 05 JAN 2026', [
      ['Search names', search],
      ['Section', section],
    ]);
  expect(title('', '')).toBe('Due on 05 JAN 2026');
  expect(title('', 'ALPHA')).toBe('Due on 05 JAN 2026 · Section: ALPHA');
  expect(title('sam', 'ALPHA')).toBe('Due on 05 JAN 2026 · Search names: sam · Section: ALPHA');
});

test('capitals are wider than other letters, and no letter has no width', () => {
  expect(textWidth('OVERDUE')).toBeGreaterThan(textWidth('overdue'));
  expect(textWidth('WWW')).toBeGreaterThan(textWidth('iii'));
  expect(textWidth('李')).toBeGreaterThan(textWidth('a'));
  expect(textWidth('')).toBe(0);
});

const day = textWidth('05 JAN 2026');

test('a column has room for its longest word, and for a short text on one line', () => {
  // Headings are in bold.
  expect(columnWidth('M4', ['3'])).toBe(1.1 * textWidth('M4'));
  expect(columnWidth('M4', ['100'])).toBe(textWidth('100'));
  expect(columnWidth('Counseling', ['38'])).toBe(1.1 * textWidth('Counseling'));
  expect(columnWidth('ETS', ['05 JAN 2026', ''])).toBe(day);
});

test('a longer text wraps, and takes more room the longer it is, but never the whole page', () => {
  const state = columnWidth('Ride', ['Late since 16 SEP 2026, overdue from 16 OCT 2026']);
  expect(state).toBeLessThan(2 * day);
  const longer = columnWidth('Notes', ['He waits for the range to open. '.repeat(3)]);
  expect(longer).toBeGreaterThan(state);
  const longest = columnWidth('Notes', ['He waits for the range to open. '.repeat(9)]);
  expect(longest).toBe(columnWidth('Notes', ['W'.repeat(250)]));
  expect(longest).toBeLessThan(30);
});
