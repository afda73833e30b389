import { lastRow, matrixParts } from './matrixParts.ts';

const person = (id: string, section: 'BN_STAFF' | 'ALPHA' | 'BRAVO') => ({ soldier: { id, section } });
const rows = [
  person('a', 'ALPHA'),
  person('b', 'BRAVO'),
  person('c', 'ALPHA'),
  person('d', 'ALPHA'),
  person('e', 'BN_STAFF'),
];

const shown = (parts: ReturnType<typeof matrixParts<(typeof rows)[number]>>) =>
  parts.map(({ section, at, people, slices }) => ({
    section,
    at,
    people,
    slices: slices.map(({ first, rows: of }) => [first, ...of.map(({ soldier }) => soldier.id)]),
  }));

test('each section has its row, then its people in slices; rows are numbered through', () => {
  const parts = matrixParts(rows, new Set(), 2, 2);
  expect(shown(parts)).toEqual([
    { section: 'BN_STAFF', at: 3, people: 1, slices: [[4, 'e']] },
    {
      section: 'ALPHA',
      at: 5,
      people: 3,
      slices: [
        [6, 'a', 'c'],
        [8, 'd'],
      ],
    },
    { section: 'BRAVO', at: 9, people: 1, slices: [[10, 'b']] },
  ]);
  expect(lastRow(parts, 2)).toBe(10);
});

test('a folded section has only its own row', () => {
  const parts = matrixParts(rows, new Set(['ALPHA', 'BRAVO'] as const), 1, 50);
  expect(shown(parts)).toEqual([
    { section: 'BN_STAFF', at: 2, people: 1, slices: [[3, 'e']] },
    { section: 'ALPHA', at: 4, people: 3, slices: [] },
    { section: 'BRAVO', at: 5, people: 1, slices: [] },
  ]);
  expect(lastRow(parts, 1)).toBe(5);
});

test('without people the last row is the one above them', () => {
  expect(lastRow(matrixParts([], new Set(), 2, 2), 2)).toBe(2);
});
