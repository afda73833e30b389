import { actorText, entryTitle, shownChanges } from './historyText.ts';

const entry = {
  at: '2026-01-05T12:00:00Z',
  actor: null,
  byOperator: false,
  subjectName: null,
  medical: false,
  changes: [],
};

const change = (field: string) => ({ field, label: null, from: null, to: '2026-01-05' });

test.each([
  [{ subject: 'RECORD', action: 'ADDED', subjectName: null }, 'Record added'],
  [{ subject: 'SCHOOL', action: 'DELETED', subjectName: 'AIR_ASSAULT' }, 'School deleted: AIR ASSAULT'],
  [{ subject: 'COMMENT', action: 'CHANGED', subjectName: 'OVERALL' }, 'Comment changed: OVERALL'],
  [{ subject: 'DUE', action: 'ADDED', subjectName: 'M4', changes: [change('doneOn')] }, 'Event added: M4'],
  [{ subject: 'DUE', action: 'CHANGED', subjectName: 'M4', changes: [change('excusedUntil')] }, 'Excuse changed: M4'],
  [
    { subject: 'DUE', action: 'CHANGED', subjectName: 'M4', changes: [change('firstDueOn')] },
    'First due day changed: M4',
  ],
  [{ subject: 'RIGHTS', action: 'CHANGED', subjectName: null }, 'Rights changed'],
  [{ subject: 'REMINDERS', action: 'CHANGED', subjectName: null }, 'Reminders stopped by the link in an email'],
  [{ subject: 'KEY', action: 'ADDED', subjectName: 'Wall board' }, 'Key made: Wall board'],
  [{ subject: 'KEY', action: 'CHANGED', subjectName: 'Wall board' }, 'Key used for the first time: Wall board'],
  [{ subject: 'KEY', action: 'DELETED', subjectName: 'OVERALL' }, 'Key revoked: OVERALL'],
] as const)('%j is titled %s', (given, title) => {
  expect(entryTitle({ ...entry, ...given })).toBe(title);
});

test.each([
  ['WORKING', 'DISABLED', 'Login disabled'],
  ['DISABLED', 'WORKING', 'Login enabled'],
  ['DISABLED', 'NONE', 'Login deleted'],
  ['WORKING', 'NONE', 'Login deleted'],
  ['NONE', 'WORKING', 'Record handed over'],
])('a login from %s to %s is titled %s', (from, to, title) => {
  const changes = [{ field: 'loginState', label: null, from, to }];
  expect(entryTitle({ ...entry, subject: 'RIGHTS', action: 'CHANGED', changes })).toBe(title);
});

test.each([
  ['lastDay', null, '2027-03-01', 'Out-processed'],
  ['lastDay', '2027-03-01', null, 'Brought back'],
  ['lastDay', '2027-03-01', '2027-03-02', 'Departure corrected'],
  ['departureReason', 'ETS', 'PCS', 'Departure corrected'],
  ['arrivesOn', '2027-03-01', '2027-03-02', 'Gain date changed'],
])('%s from %s to %s is titled %s', (field, from, to, title) => {
  const changes = [{ field, label: null, from, to }];
  expect(entryTitle({ ...entry, subject: 'RECORD', action: 'CHANGED', changes })).toBe(title);
  expect(entryTitle({ ...entry, subject: 'RECORD', action: 'ADDED', changes })).toBe('Record added');
});

test('a claim to a staff role that ended without rights is titled as declined', () => {
  const ended = { field: 'awaitsStaffApproval', label: null, from: 'true', to: 'false' };
  const given = { field: 'isStaff', label: null, from: 'false', to: 'true' };
  const titled = (...changes: (typeof ended)[]) =>
    entryTitle({ ...entry, subject: 'RIGHTS', action: 'CHANGED', changes });
  expect(titled({ field: 'role', label: null, from: 'CO_FSO', to: 'UNASSIGNED' }, ended)).toBe('Staff role declined');
  expect(titled(ended)).toBe('Staff role declined');
  expect(titled(given, ended)).toBe('Rights changed');
  expect(titled(given)).toBe('Rights changed');
});

test('a new record does not list all its fields', () => {
  const changes = [{ field: 'rank', label: null, from: null, to: 'SPC' }];
  expect(shownChanges({ ...entry, subject: 'RECORD', action: 'ADDED', changes })).toEqual([]);
  expect(shownChanges({ ...entry, subject: 'RECORD', action: 'CHANGED', changes })).toEqual(changes);
  expect(shownChanges({ ...entry, subject: 'SCHOOL', action: 'ADDED', changes })).toEqual(changes);
});

test('what the title says is not listed again, but what it was before is', () => {
  const comment = { ...entry, subject: 'COMMENT', action: 'ADDED', subjectName: 'OVERALL' } as const;
  const category = { field: 'category', label: null, from: null, to: 'OVERALL' };
  const text = { field: 'text', label: null, from: null, to: 'Good.' };
  expect(shownChanges({ ...comment, changes: [category, text] })).toEqual([text]);
  expect(shownChanges({ ...comment, changes: [{ ...category, from: 'OVERALL', to: null }] })).toEqual([]);
  const moved = { ...category, from: 'CHARACTER' };
  expect(shownChanges({ ...comment, action: 'CHANGED', changes: [moved] })).toEqual([moved]);
});

test('the author of a change is named, unless their record is gone or they run the product', () => {
  const fox = { id: 's1', rank: 'SPC', lastName: 'Fox', givenName: null } as const;
  expect(actorText({ actor: fox, byOperator: false })).toBe('SPC Fox');
  expect(actorText({ actor: { ...fox, givenName: 'Ann' }, byOperator: false })).toBe('SPC Fox, Ann');
  expect(actorText({ actor: null, byOperator: false })).toBe('Former member');
  expect(actorText({ actor: null, byOperator: true })).toBe('Operator');
});
