import { messages } from '../../../../domain/errors.ts';
import { SPECIFICATION } from '../../../../domain/policy/packs.ts';
import { NEW_RECORD } from '../../../../domain/record/fields.ts';
import type { AsEntered_SoldierFragment } from '../../../app/people/asEntered.generated.ts';
import { asEntered } from '../../../app/people/asEntered.ts';
import {
  changedOwn,
  checkSoldier,
  etsOf,
  newSoldierValues as newValues,
  oddText,
  soldierValues as valuesOf,
} from './soldierValues.ts';

const UNIT = { policy: SPECIFICATION, unitFields: [] };
const soldierValues = (record: AsEntered_SoldierFragment) => valuesOf(record, []);
const newSoldierValues = newValues([]);

const soldier: AsEntered_SoldierFragment = {
  ...NEW_RECORD,
  firstName: 'Marco',
  middleName: 'NMN',
  lastName: 'Alvarez',
  rank: 'SGT',
  grade: 'E5',
  pebd: '2019-03-04',
  ets: '2027-02-14',
  section: 'ALPHA',
  team: 'TEAM_1',
  role: 'FO',
  acftScore: 512,
  m4Qual: 31,
  dlc1Complete: true,
  blcComplete: true,
  driversLicense: true,
  own: [],
  dataIssues: [],
};
/** The record's fields in the form. */
const fieldsOf = ({ dataIssues: _, own: _own, ...fields }: AsEntered_SoldierFragment) => fields;

/** The record with each yes or no flipped, and dates only where it had none. */
const opposite: AsEntered_SoldierFragment = {
  ...soldier,
  ...{
    pebd: null,
    dor: '2024-03-04',
    ets: null,
    etsIndefinite: true,
    acftPass: false,
    jfoQualified: true,
    driversLicense: false,
  },
  dlc1Complete: false,
  blcComplete: false,
  dlc2Complete: true,
  alcComplete: true,
  dlc3Complete: true,
  slcComplete: true,
};

test.each([soldier, opposite])('a record that was opened and left alone describes itself: %#', (record) => {
  const values = soldierValues(record);
  expect(values).toMatchObject({ pebd: record.pebd ?? '', dor: record.dor ?? '', ets: record.ets ?? '' });
  expect(checkSoldier(values, record, UNIT)).toEqual({ input: fieldsOf(record) });
});

test('what else is known of a record is not in the form', () => {
  const opened = { ...soldier, id: 'id', version: 3, isStaff: true };
  expect(soldierValues(opened)).toEqual(soldierValues(soldier));
  expect(Object.keys(newSoldierValues).toSorted()).toEqual(Object.keys(soldierValues(soldier)).toSorted());
});

test('what surrounds a name is not part of it, and an emptied date is none', () => {
  const checked = checkSoldier(
    {
      ...soldierValues(soldier),
      firstName: ' Marc',
      middleName: 'A ',
      lastName: ' Alvarez-Ruiz ',
      ets: '',
    },
    soldier,
    UNIT,
  );
  const names = { firstName: 'Marc', middleName: 'A', lastName: 'Alvarez-Ruiz' };
  expect(checked).toEqual({ input: { ...fieldsOf(soldier), ...names, ets: null } });
});

test('a new record lacks the names, the rank and the grade, and nothing else', () => {
  expect(newSoldierValues).toMatchObject({ acftScore: '', m4Qual: '', pebd: '', dor: '', ets: '' });
  expect(checkSoldier(newSoldierValues, NEW_RECORD, UNIT)).toEqual({
    problems: [
      { field: 'firstName', message: messages.enterFirstName },
      { field: 'middleName', message: messages.enterMiddleName },
      { field: 'lastName', message: messages.enterLastName },
      { field: 'rank', message: messages.chooseRank },
      { field: 'grade', message: messages.chooseGrade },
    ],
  });
});

test('a team and a role that are not chosen are problems of their fields', () => {
  expect(checkSoldier({ ...soldierValues(soldier), team: '', role: '' }, soldier, UNIT)).toEqual({
    problems: [
      { field: 'team', message: messages.chooseTeam },
      { field: 'role', message: messages.chooseRole },
    ],
  });
  expect(checkSoldier({ ...soldierValues(soldier), role: '' }, soldier, UNIT)).toEqual({
    problems: [{ field: 'role', message: messages.chooseRole }],
  });
});

test.each(['', '12.5', '601', 'many'])('a score of %j is a problem of its field', (acftScore) => {
  expect(checkSoldier({ ...soldierValues(soldier), acftScore }, soldier, UNIT)).toEqual({
    problems: [expect.objectContaining({ field: 'acftScore' })],
  });
});

describe('a score that nobody has entered', () => {
  const notEntered: AsEntered_SoldierFragment = {
    ...soldier,
    acftScore: 0,
    dataIssues: [{ code: 'ACFT_SCORE_NOT_ENTERED' }],
  };
  const before = asEntered(notEntered, []);

  test('is empty in the form, and stays so without being refused', () => {
    const values = soldierValues(notEntered);
    expect(values).toMatchObject({ acftScore: '', m4Qual: '31' });
    expect(checkSoldier(values, before, UNIT)).toMatchObject({ input: { acftScore: null, m4Qual: 31 } });
  });

  test('is entered also as 0', () => {
    expect(checkSoldier({ ...soldierValues(notEntered), acftScore: '0' }, before, UNIT)).toMatchObject({
      input: { acftScore: 0 },
    });
    expect(before.acftScore).toBeNull();
  });
});

test('an indefinite ETS has no date, and the date that was there is back when it is not', () => {
  const values = { ...soldierValues(soldier), etsIndefinite: true };
  expect(etsOf(values)).toBe('');
  expect(checkSoldier(values, soldier, UNIT)).toMatchObject({ input: { ets: null, etsIndefinite: true } });
  expect(etsOf({ ...values, etsIndefinite: false })).toBe('2027-02-14');
});

test('an odd value of before stops no other change', () => {
  const odd = { ...soldier, acftScore: 700, lastName: '\u0000' };
  expect(checkSoldier({ ...soldierValues(odd), m4Qual: '32' }, odd, UNIT)).toMatchObject({
    input: { m4Qual: 32 },
  });
});

test.each([
  ['grade', {}, null],
  ['grade', { grade: 'E4' }, "The grade doesn't match the rank."],
  ['grade', { rank: 'CDT', grade: 'E4' }, null],
  ['grade', { grade: '' }, null],
  ['pebd', { pebd: '2026-03-15' }, 'PEBD is in the future.'],
  ['dor', { dor: '2019-03-03' }, 'DOR is before PEBD.'],
  ['ets', { ets: '2019-03-03' }, 'ETS is before PEBD. ETS has passed.'],
  ['ets', { ets: '2019-03-03', etsIndefinite: true }, null],
  // A half-typed date isn't judged, and an empty field speaks for itself.
  ['ets', { ets: '2019-' }, null],
  ['pebd', { pebd: '' }, null],
  ['acftScore', { acftScore: '' }, null],
] as const)('at %s with %j stands %j', (field, change, text) => {
  expect(oddText({ ...soldierValues(soldier), ...change }, field, SPECIFICATION, '2026-03-14')).toBe(text);
});

describe('a unit field', () => {
  const PHONE = { id: 'phone', label: 'Phone', kind: 'TEXT', choices: [], visibility: 'SOLDIER_EDITS' } as const;
  const RANGE = { id: 'range', label: 'Range card', kind: 'DAY', choices: [], visibility: 'STAFF' } as const;
  const unit = { policy: SPECIFICATION, unitFields: [PHONE, RANGE] };
  const record = { ...soldier, own: [{ unitField: 'phone', value: '555-0100' }] };
  const before = asEntered(record, unit.unitFields);
  const opened = valuesOf(record, unit.unitFields);
  const saved = (change: object) => {
    const checked = checkSoldier({ ...opened, ...change }, before, unit);
    return 'input' in checked ? changedOwn(before, checked.input, unit.unitFields) : checked.problems;
  };

  test('is a text in the form, empty for none', () => {
    expect(opened).toMatchObject({ 'own.phone': '555-0100', 'own.range': '' });
    expect(newValues(unit.unitFields)).toMatchObject({ 'own.phone': '', 'own.range': '' });
  });

  test.each([
    [{}, []],
    [{ 'own.phone': ' 555-0100 ' }, []],
    [{ 'own.phone': '555-0199' }, [{ unitField: 'phone', value: '555-0199' }]],
    [{ 'own.phone': ' ' }, [{ unitField: 'phone', value: null }]],
    [{ 'own.range': '2026-01-05' }, [{ unitField: 'range', value: '2026-01-05' }]],
    // A draft may hold a unit field that was removed since.
    [{ 'own.gone': 'x' }, []],
    [{ 'own.range': 'no day' }, [{ field: 'own.range', message: 'Range card must be a real date.' }]],
    [
      { 'own.range': '1949-12-31' },
      [{ field: 'own.range', message: 'Range card must be from 01 JAN 1950 to 31 DEC 2100.' }],
    ],
  ])('with %j is sent as %j', (change, sent) => expect(saved(change)).toEqual(sent));
});
