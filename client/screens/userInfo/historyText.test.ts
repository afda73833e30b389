import { entryTitle, shownChanges } from './historyText.ts';

const entry = { at: '2026-01-05T12:00:00Z', actor: null, subjectName: null, changes: [] };

test.each([
  [{ subject: 'RECORD', action: 'ADDED', subjectName: null }, 'Record added'],
  [{ subject: 'SCHOOL', action: 'DELETED', subjectName: 'AIR_ASSAULT' }, 'School deleted: AIR ASSAULT'],
  [{ subject: 'COMMENT', action: 'CHANGED', subjectName: 'OVERALL' }, 'Comment changed: OVERALL'],
  [{ subject: 'RIGHTS', action: 'CHANGED', subjectName: null }, 'Rights changed'],
] as const)('%j is titled %s', (given, title) => {
  expect(entryTitle({ ...entry, ...given })).toBe(title);
});

test('a new record does not list all its fields', () => {
  const changes = [{ field: 'rank', from: null, to: 'SPC' }];
  expect(shownChanges({ ...entry, subject: 'RECORD', action: 'ADDED', changes })).toEqual([]);
  expect(shownChanges({ ...entry, subject: 'RECORD', action: 'CHANGED', changes })).toEqual(changes);
});
