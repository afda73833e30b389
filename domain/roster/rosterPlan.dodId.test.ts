import { ImportOutcome } from '../imports/importOutcome.ts';
import { SPECIFICATION } from '../policy/packs.ts';
import type { UnitFieldKind } from '../policy/unitFieldKinds.ts';
import type { UnitField } from '../policy/unitFields.ts';
import { NEW_RECORD } from '../record/fields.ts';
import { finished } from '../steps.ts';
import { planRoster, type RosterPerson } from './rosterPlan.ts';
import type { RosterRow } from './rosterRow.ts';

const kind: UnitFieldKind = 'DOD_ID';
const COLUMN: UnitField = { id: 'dod', label: 'DoD ID', kind, choices: [], visibility: 'SOLDIER_SEES' };
const UNIT = { policy: SPECIFICATION, unitFields: [COLUMN] };
const { ADDED, CHANGED, UNCHANGED, ASKED, REFUSED } = ImportOutcome;

const person = (id: string, given: Partial<RosterPerson> = {}): RosterPerson => ({
  ...NEW_RECORD,
  firstName: 'Alex',
  middleName: 'Lee',
  lastName: 'Morgan',
  id,
  rank: 'SPC',
  grade: 'E4',
  acftTest: 'ACFT',
  m4Test: 'M4',
  m4Passed: false,
  isStaff: false,
  awaitsStaffApproval: false,
  loginState: 'NONE',
  stay: { arrivesOn: null, lastDay: null },
  ...given,
});
const [A, B] = ['1234567890', '2234567891'];
const leader = person('leader', { lastName: 'Vance', isStaff: true, loginState: 'WORKING' });
const morgan = person('morgan', { 'own.dod': A });
const lopez = person('lopez', { firstName: 'Maria', middleName: 'Ana', lastName: 'Lopez' });

const row = (firstName: string, middleName: string, lastName: string, dodId = ''): RosterRow => ({
  firstName,
  middleName,
  lastName,
  'own.dod': dodId,
});
const plan = (rows: readonly RosterRow[], people = [morgan, lopez], departed: readonly RosterPerson[] = []) =>
  finished(planRoster(rows, [leader, ...people], UNIT, '2026-03-14', departed));
const told = (rows: readonly RosterRow[], people?: RosterPerson[], departed?: readonly RosterPerson[]) =>
  plan(rows, people, departed).map(({ outcome, before, problems }) => [
    outcome,
    before?.id ?? null,
    ...problems.map(({ message }) => message),
  ]);

test.each([
  ['the same name', row('ALEX', 'LEE', 'MORGAN', A)],
  ['a likely name, of which nothing is asked', row('ALEX', 'L', 'MORGAN', A)],
  ['no name at all', { 'own.dod': A }],
  ['a number that a program took for an amount', row('Alex', 'Lee', 'Morgan', `${A}.0`)],
  ['a zero that a spreadsheet dropped', row('Alex', 'Lee', 'Morgan', '1')],
  ['a zero that was dropped from an amount', row('Alex', 'Lee', 'Morgan', '1.00')],
])('a row is about the person with its DoD ID: %s', (name, given) => {
  const people = name.startsWith('a zero') ? [{ ...morgan, 'own.dod': '0000000001' }] : undefined;
  const [planned] = plan([given], people);
  expect(planned).toMatchObject({ outcome: UNCHANGED, before: { id: 'morgan' }, after: { lastName: 'Morgan' } });
});

test('it tells namesakes apart', () => {
  const twins = [morgan, person('other', { 'own.dod': B }), person('third')];
  expect(told([row('Alex', 'Lee', 'Morgan', B), row('Alex', '', 'Morgan', A)], twins)).toEqual([
    [UNCHANGED, 'other'],
    [UNCHANGED, 'morgan'],
  ]);
});

test('it gives its number to the person with the name and no number', () => {
  expect(plan([row('Maria', 'Ana', 'Lopez', B)])[0]).toMatchObject({
    outcome: CHANGED,
    before: { id: 'lopez' },
    after: { 'own.dod': B },
  });
});

test('it renames the record with its number once staff say that it is the same person, and keeps other spellings', () => {
  const given = row('ALEX', 'L', 'Smith', A);
  expect(plan([given])[0]).toMatchObject({
    outcome: ASKED,
    before: null,
    candidates: [{ id: 'morgan' }],
    hint: 'SPC Alex Lee Morgan (UNASSIGNED) has this DoD ID. If it is the same person, the record will be renamed to Alex Lee Smith.',
  });
  // If it is somebody else, the number is wrong.
  expect(told([{ ...given, isNew: true, rank: 'SPC' }])).toEqual([
    [REFUSED, null, 'SPC Alex Lee Morgan (UNASSIGNED) has this DoD ID.'],
  ]);
  expect(plan([{ ...given, sameAs: 'morgan' }])[0]).toMatchObject({
    outcome: CHANGED,
    before: { id: 'morgan' },
    after: { firstName: 'Alex', middleName: 'Lee', lastName: 'Smith' },
  });
  expect(told([row('Sam', 'Jo', 'Smith', A)])).toEqual([
    [
      REFUSED,
      'morgan',
      'This is the DoD ID of SPC Alex Lee Morgan (UNASSIGNED). If the row is about that person, correct their name in the record first.',
    ],
  ]);
});

test.each([
  ['first', row('Sam', 'Lee', 'Morgan', A)],
  ['middle', row('Alex', 'Rae', 'Morgan', A)],
  ['last', row('Alex', 'Lee', 'Smith', A)],
  ['suffix', row('Alex', 'Lee', 'Smith Jr', A)],
])('another %s name beside the number of a record is asked', (_, given) => {
  expect(plan([given])[0]).toMatchObject({ outcome: ASKED, candidates: [{ id: 'morgan' }] });
});

test('a number of one and a name of another is refused', () => {
  const message =
    'This is the DoD ID of SPC Alex Lee Morgan (UNASSIGNED), and the name of SPC Maria Ana Lopez (UNASSIGNED).';
  expect(told([row('Maria', 'Ana', 'Lopez', A), row('Maria', 'A', 'Lopez', A)])).toEqual([
    [REFUSED, 'morgan', message],
    [REFUSED, 'morgan', 'Row 1 is about the same person.', message],
  ]);
});

test('a name whose record has another number is asked: the same person, or somebody new', () => {
  const given = row('Alex', 'Lee', 'Morgan', B);
  expect(plan([given])[0]).toMatchObject({
    outcome: ASKED,
    before: null,
    candidates: [{ id: 'morgan' }],
    hint: 'SPC Alex Lee Morgan (UNASSIGNED) has another DoD ID.',
  });
  expect(plan([{ ...given, sameAs: 'morgan' }])[0]).toMatchObject({ outcome: CHANGED, after: { 'own.dod': B } });
  expect(plan([{ ...given, isNew: true, rank: 'SPC' }])[0]).toMatchObject({ outcome: ADDED, after: { 'own.dod': B } });
});

test.each(['123456789', '12345678901', '123-45-6789', '7890', '123456789O', '1234567890.5'])(
  '%s is none, which the row says without it',
  (text) => {
    expect(told([row('Maria', 'Ana', 'Lopez', text)])).toEqual([
      [REFUSED, 'lopez', 'DoD ID must have ten digits, including leading zeros.'],
    ]);
  },
);

test('two rows cannot have one number, nor a row that of somebody who has left', () => {
  expect(told([row('Maria', 'Ana', 'Lopez', B), { ...row('Sam', 'Jo', 'New', B), rank: 'SPC' }])).toEqual([
    [CHANGED, 'lopez'],
    [REFUSED, null, 'Row 1 has the same DoD ID.'],
  ]);
  const gone = person('gone', { lastName: 'Gone', 'own.dod': B });
  expect(told([row('Maria', 'Ana', 'Lopez', B)], undefined, [gone])).toEqual([
    [REFUSED, 'lopez', 'SPC Alex Lee Gone (UNASSIGNED), who has left the unit, has this DoD ID.'],
  ]);
});

test('without the column a number says nothing', () => {
  const rows = [row('Alex', 'Lee', 'Morgan', B)];
  const [planned] = finished(planRoster(rows, [leader, morgan], { ...UNIT, unitFields: [] }, '2026-03-14'));
  expect(planned).toMatchObject({ outcome: UNCHANGED, before: { id: 'morgan' } });
});
