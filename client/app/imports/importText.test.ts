import { type ImportResult, isLeft, importSummary, writableCount } from './importText.ts';

const report = (given: Partial<ImportResult>): ImportResult => ({
  written: false,
  plan: 'p',
  added: 0,
  changed: 0,
  unchanged: 0,
  asked: 0,
  refused: 0,
  ...given,
});

it.each([
  [
    'before the import',
    { added: 2, changed: 1, unchanged: 1 },
    'Not imported yet. Importing will add 2, change 1, and leave 1 unchanged.',
    { writable: 3, left: true },
  ],
  [
    'with several that stay',
    { added: 1, unchanged: 3 },
    'Not imported yet. Importing will add 1, change 0, and leave 3 unchanged.',
    { writable: 1, left: true },
  ],
  [
    'when all is as in the file',
    { unchanged: 1 },
    'Nothing to import: the questions already match this file.',
    { writable: 0, left: false },
  ],
  [
    'after the import',
    { written: true, added: 1 },
    'Imported: 1 added, 0 changed, 0 unchanged.',
    { writable: 0, left: false },
  ],
  [
    'when one row of two has a problem',
    { added: 1, refused: 1 },
    "You can't import yet: 1 of 2 rows has a problem.",
    { writable: 0, left: true },
  ],
  [
    'when some rows of several have a problem',
    { added: 1, changed: 2, unchanged: 3, refused: 2 },
    "You can't import yet: 2 of 8 rows have problems.",
    { writable: 0, left: true },
  ],
  [
    'with as many to add as to change',
    { added: 1, changed: 1 },
    'Not imported yet. Importing will add 1, change 1, and leave 0 unchanged.',
    { writable: 2, left: true },
  ],
  [
    'when the only row has a problem',
    { refused: 1 },
    "You can't import yet: 1 of 1 row has a problem.",
    { writable: 0, left: true },
  ],
])('%s', (_when, given, text, { writable, left }) => {
  expect(importSummary(report(given), 'question')).toBe(text);
  expect(writableCount(report(given), 'question')).toBe(writable);
  expect(isLeft(report(given))).toBe(left);
});

it.each([
  [
    'rows with a problem are left',
    { added: 2, changed: 1, unchanged: 4, refused: 2 },
    'Not imported yet: 2 of 9 rows have problems. Importing the others will add 2 and change 1.',
    3,
  ],
  [
    'with nothing beside them there is nothing to import',
    { unchanged: 4, refused: 2 },
    "You can't import yet: 2 of 6 rows have problems.",
    0,
  ],
  [
    "nothing is imported while a row's person is undecided",
    { added: 2, asked: 1, refused: 1 },
    "You can't import yet: 1 of 4 rows may match people who already have a record.",
    0,
  ],
  [
    'afterwards the left ones are told',
    { written: true, added: 2, changed: 1, refused: 2 },
    'Imported: 2 added, 1 changed, 0 unchanged, 2 left.',
    0,
  ],
])('of records, %s', (_, given, text, writable) => {
  expect(importSummary(report(given), 'record')).toBe(text);
  expect(writableCount(report(given), 'record')).toBe(writable);
});

it('says what it is about', () => {
  expect(importSummary(report({ unchanged: 2 }), 'record')).toContain('the records already match');
});
