import { changeText, entryTitle, shownChanges } from './historyText.ts';

const entry = { at: '2026-01-05T12:00:00Z', actor: null, subjectName: null, changes: [] };

test.each([
  [{ subject: 'RECORD', action: 'ADDED', subjectName: null }, 'Record added'],
  [{ subject: 'SCHOOL', action: 'DELETED', subjectName: 'AIR_ASSAULT' }, 'School deleted: AIR ASSAULT'],
  [{ subject: 'COMMENT', action: 'CHANGED', subjectName: 'OVERALL' }, 'Comment changed: OVERALL'],
  [{ subject: 'RIGHTS', action: 'CHANGED', subjectName: null }, 'Rights changed'],
] as const)('%j is titled %s', (given, title) => {
  expect(entryTitle({ ...entry, ...given })).toBe(title);
});

test.each([
  [{ field: 'acftScore', from: '480', to: '512' }, 'ACFT score: 480 → 512'],
  [{ field: 'acftPass', from: 'false', to: 'true' }, 'ACFT: Fail → Pass'],
  [{ field: 'driversLicense', from: 'false', to: 'true' }, "Driver's license: No → Yes"],
  [{ field: 'rank', from: 'CDT', to: 'SECOND_LT' }, 'Rank: CDT → 2LT'],
  [{ field: 'ets', from: '2026-01-05', to: null }, 'ETS: 05 JAN 2026 → nothing'],
  [{ field: 'startDate', from: null, to: '2026-01-05' }, 'Start date: 05 JAN 2026'],
  [{ field: 'lastName', from: 'true', to: '2026-01-05' }, 'Last name: true → 2026-01-05'],
  [{ field: 'text', from: null, to: null }, 'Text: not kept'],
  [{ field: 'isStaff', from: 'false', to: 'true' }, 'Staff rights: No → Yes'],
  [{ field: 'loginState', from: 'WORKING', to: 'DISABLED' }, 'Login: open → disabled'],
] as const)('%j reads %s', (change, text) => {
  expect(changeText(change)).toBe(text);
});

test('a new record does not list all its fields', () => {
  const changes = [{ field: 'rank', from: null, to: 'SPC' }];
  expect(shownChanges({ ...entry, subject: 'RECORD', action: 'ADDED', changes })).toEqual([]);
  expect(shownChanges({ ...entry, subject: 'RECORD', action: 'CHANGED', changes })).toEqual(changes);
});
