import { FIELD_NAMES, FIELDS, FORM_NAMES, isWhole, mayBeEmpty, NEW_RECORD, REQUIRED_FIELDS } from './fields.ts';

test('the defaults of a new record (Requirements 3)', () => {
  expect(NEW_RECORD).toEqual({
    section: 'UNASSIGNED',
    team: 'UNASSIGNED',
    role: 'UNASSIGNED',
    acftScore: 0,
    acftPass: true,
    m4Qual: 0,
    dlc1Complete: false,
    blcComplete: false,
    dlc2Complete: false,
    alcComplete: false,
    dlc3Complete: false,
    slcComplete: false,
    jfoQualified: false,
    driversLicense: false,
    pebd: null,
    dor: null,
    ets: null,
  });
});

test('what a new record has to be given has no default, and every other field has one', () => {
  expect(REQUIRED_FIELDS).toEqual(['firstName', 'middleName', 'lastName', 'rank', 'grade']);
  expect([...REQUIRED_FIELDS, ...Object.keys(NEW_RECORD)].toSorted()).toEqual(FIELD_NAMES.toSorted());
});

test('every field stands in the forms once, in the order of their groups', () => {
  expect(FORM_NAMES.toSorted()).toEqual(FIELD_NAMES.toSorted());
  expect(FORM_NAMES).toEqual([
    ...['firstName', 'middleName', 'lastName', 'rank', 'grade', 'section', 'team', 'role'],
    ...['acftScore', 'acftPass', 'm4Qual', 'jfoQualified', 'driversLicense', 'pebd', 'dor', 'ets'],
    ...['dlc1Complete', 'blcComplete', 'dlc2Complete', 'alcComplete', 'dlc3Complete', 'slcComplete'],
  ]);
});

test('no two fields have the same label', () => {
  expect(new Set(FIELD_NAMES.map((name) => FIELDS[name].label)).size).toBe(FIELD_NAMES.length);
});

const WHOLE = {
  ...NEW_RECORD,
  firstName: 'Alex',
  middleName: 'Lee',
  lastName: 'Morgan',
  rank: 'SPC',
  grade: 'E4',
} as const;

test.each(FIELD_NAMES)('a record without %s is whole only if the field may be empty', (name) => {
  expect(isWhole(WHOLE)).toBe(true);
  expect(isWhole({ ...WHOLE, [name]: null })).toBe(mayBeEmpty(name));
  expect(mayBeEmpty(name)).toBe(['pebd', 'dor', 'ets'].includes(name));
});
