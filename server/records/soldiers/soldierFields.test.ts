import { objectOf } from '../../../domain/objects.ts';
import {
  FIELD_NAMES,
  mayBeEmpty,
  NEW_RECORD,
  type PlainChanges,
  type RecordFields,
} from '../../../domain/record/fields.ts';
import { editableFields, fieldsAfter, recordOf, toStored } from './soldierFields.ts';

const before: RecordFields = {
  ...NEW_RECORD,
  firstName: 'Alex',
  middleName: 'Lee',
  lastName: 'Morgan',
  rank: 'SPC',
  grade: 'E4',
  pebd: '2020-01-01',
  dor: '2024-01-01',
  ets: '2027-01-01',
  acftScore: 0,
};

const after: RecordFields = {
  firstName: 'Kim',
  middleName: 'NMN',
  lastName: 'Vega',
  rank: 'SGT',
  grade: 'E5',
  pebd: '2019-02-03',
  dor: '2025-02-03',
  ets: '2028-02-03',
  etsIndefinite: true,
  section: 'ALPHA',
  team: 'TEAM_1',
  role: 'FO',
  acftScore: 512,
  acftPass: false,
  m4Qual: 31,
  dlc1Complete: true,
  blcComplete: true,
  dlc2Complete: true,
  alcComplete: true,
  dlc3Complete: true,
  slcComplete: true,
  jfoQualified: true,
  driversLicense: true,
};

it.each(FIELD_NAMES)(
  '%s changes alone, stays when it is left out, and null clears it only where it may be empty',
  (name) => {
    expect(
      fieldsAfter(
        before,
        objectOf<PlainChanges>([name], (one) => after[one]),
      ),
    ).toEqual({ ...before, [name]: after[name] });
    expect(after[name]).not.toEqual(before[name]);
    expect(
      fieldsAfter(
        before,
        objectOf<PlainChanges>([name], () => undefined),
      ),
    ).toEqual(before);
    expect(
      fieldsAfter(
        before,
        objectOf<PlainChanges>([name], () => null),
      ),
    ).toEqual({
      ...before,
      [name]: mayBeEmpty(name) ? null : before[name],
    });
  },
);

it('keeps days at noon UTC in the store, and reads them as days', () => {
  expect(toStored(before)).toEqual({
    ...before,
    pebd: new Date('2020-01-01T12:00:00Z'),
    dor: new Date('2024-01-01T12:00:00Z'),
    ets: new Date('2027-01-01T12:00:00Z'),
  });
  expect(recordOf(toStored(after))).toEqual(after);
  expect(recordOf(toStored({ ...before, dor: null })).dor).toBeNull();
});

it.each(Object.entries(NEW_RECORD))('a record that was stored before it had %s reads as %j', (name, value) => {
  const older = toStored(after);
  Reflect.deleteProperty(older, name);
  expect(recordOf(older)).toEqual({ ...after, [name]: value });
});

it('has the fields of the table and no others, with names as they are stored', () => {
  const given = { ...before, id: 'x', firstName: ' A\u030Angela\u200B ' };
  expect(editableFields(given)).toEqual({ ...before, firstName: '\u00C5ngela' });
});
