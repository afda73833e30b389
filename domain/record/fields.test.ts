import { matchKey } from '../imports/importTexts.ts';
import { PACKS } from '../policy/packs.ts';
import {
  CHOICE_FIELDS,
  CHOICES,
  FIELD_NAMES,
  fieldsOf,
  FORM_NAMES,
  isWhole,
  mayBeEmpty,
  NEW_RECORD,
  numbersOf,
  REQUIRED_FIELDS,
} from './fields.ts';

test('the defaults of a new record (Spec 7.3)', () => {
  expect(NEW_RECORD).toEqual({
    section: 'UNASSIGNED',
    team: 'UNASSIGNED',
    role: 'UNASSIGNED',
    acftScore: null,
    acftPass: true,
    m4Qual: null,
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
    etsIndefinite: false,
  });
  // A score that nobody has entered reads and counts as 0.
  expect(numbersOf(NEW_RECORD)).toEqual({ acftScore: 0, m4Qual: 0 });
  expect(numbersOf({ acftScore: 512, m4Qual: 0 })).toEqual({ acftScore: 512, m4Qual: 0 });
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
    'etsIndefinite',
    ...['dlc1Complete', 'blcComplete', 'dlc2Complete', 'alcComplete', 'dlc3Complete', 'slcComplete'],
  ]);
});

test.each(Object.values(PACKS))('no two fields have the same label: policy %#', (policy) => {
  const fields = fieldsOf(policy);
  expect(new Set(FIELD_NAMES.map((name) => fields[name].label)).size).toBe(FIELD_NAMES.length);
});

test.each(CHOICE_FIELDS)('no two values of %s are read from the same text', (name) => {
  const values: readonly string[] = Object.values(CHOICES[name].choices);
  const shown: Readonly<Record<string, string>> = CHOICES[name].shown;
  const texts = values.flatMap((value) => [...new Set([value, shown[value] ?? ''].map(matchKey))]);
  expect(new Set(texts).size).toBe(texts.length);
});

test.each(Object.values(PACKS))(
  'no two fields are called the same in a file, and headings are written as they are compared: policy %#',
  (policy) => {
    const fields = fieldsOf(policy);
    const headings = FIELD_NAMES.flatMap((name) => {
      const { label, roster } = fields[name];
      return [...new Set([...[name, label, roster.heading ?? ''].map(matchKey), ...roster.alsoCalled])];
    }).filter((heading) => heading !== '');
    expect(headings.map(matchKey)).toEqual(headings);
    expect(new Set(headings).size).toBe(headings.length);
  },
);

const WHOLE = {
  ...NEW_RECORD,
  firstName: 'Alex',
  middleName: 'Lee',
  lastName: 'Morgan',
  rank: 'SPC',
  grade: 'E4',
} as const;

test.each(FIELD_NAMES)(
  'a record without %s is whole only if the field may be empty, or is a score that may wait',
  (name) => {
    expect(isWhole(WHOLE)).toBe(true);
    const isScore = ['acftScore', 'm4Qual'].includes(name);
    expect(isWhole({ ...WHOLE, [name]: null })).toBe(mayBeEmpty(name) || isScore);
    expect(mayBeEmpty(name)).toBe(['pebd', 'dor', 'ets'].includes(name));
  },
);
