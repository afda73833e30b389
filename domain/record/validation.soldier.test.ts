import { SPECIFICATION } from '../policy/packs.ts';
import { NEW_RECORD } from './fields.ts';
import { parseAcftPass, type SoldierInput, validateChange, validateSoldier, wholeNumber } from './validation.ts';

const UNIT = { policy: SPECIFICATION, unitFields: [] };

const VALID: SoldierInput = {
  ...NEW_RECORD,
  acftScore: 0,
  m4Qual: 0,
  firstName: 'Jordan',
  middleName: 'Lee',
  lastName: 'Smith',
  rank: 'SPC',
  grade: 'E4',
};

function problemsWith(change: Partial<SoldierInput>): readonly (readonly [string, string])[] {
  return validateSoldier({ ...VALID, ...change }, UNIT).map(({ field, message }) => [field, message]);
}

test("a new record's defaults with names, rank and grade are valid", () => {
  expect(problemsWith({})).toEqual([]);
  expect(validateChange(NEW_RECORD, { ...VALID, acftScore: null, m4Qual: '' }, UNIT)).toEqual([]);
});

test('everything wrong, in the order of the form', () => {
  const problems = problemsWith({
    firstName: '',
    middleName: '',
    lastName: '',
    rank: '',
    grade: null,
    section: '',
    team: undefined,
    role: null,
    acftScore: null,
    acftPass: null,
    m4Qual: '',
    pebd: 'x',
    dor: 'x',
    ets: 'x',
  });
  expect(problems).toEqual([
    ['firstName', 'Enter the first name.'],
    ['middleName', 'Enter the middle name.'],
    ['lastName', 'Enter the last name.'],
    ['rank', 'Choose the rank.'],
    ['grade', 'Choose the grade.'],
    ['section', 'Choose the section.'],
    ['team', 'Choose the team.'],
    ['role', 'Choose the role.'],
    ['acftScore', 'ACFT score must be a whole number from 0 to 600.'],
    ['acftPass', 'Choose pass or fail for the ACFT.'],
    ['m4Qual', 'M4 qualification must be a whole number from 0 to 600.'],
    ['pebd', 'PEBD must be a real date.'],
    ['dor', 'DOR must be a real date.'],
    ['ets', 'ETS must be a real date.'],
  ]);
});

describe.each([
  ['firstName', 'First name', 'Enter the first name.'],
  ['middleName', 'Middle name', 'Enter the middle name.'],
  ['lastName', 'Last name', 'Enter the last name.'],
] as const)('%s', (field, label, whenMissing) => {
  const LONG = `${label} must have at most 60 characters.`;
  const CONTROL = `${label} must be a single line without control characters.`;

  test.each<[string, string | null]>([
    ['', whenMissing],
    ['   ', whenMissing],
    ['\u200b\u00a0', whenMissing],
    ['\u0000', whenMissing],
    ['\u3164', whenMissing],
    ['\u2800 \u2800', whenMissing],
    ['\u115f\u1160\uffa0\ufe0f\u{e0041}', whenMissing],
    ['O', null],
    ["O'Neil-Ångström III", null],
    ['李', null],
    ['a'.repeat(59), null],
    ['a'.repeat(60), null],
    [` ${'a'.repeat(60)} `, null],
    ['a'.repeat(61), LONG],
    ['𝒜'.repeat(60), null],
    ['𝒜'.repeat(61), LONG],
    ['n\u0303'.repeat(60), null],
    ['n\u0303'.repeat(61), LONG],
    ['A\nB', CONTROL],
    ['A\u0000B', CONTROL],
    ['A\u007fB', CONTROL],
    ['A\u2028B', CONTROL],
  ])('%j', (name, message) => {
    expect(problemsWith({ [field]: name })).toEqual(message === null ? [] : [[field, message]]);
  });
});

test.each<[Partial<SoldierInput>, readonly [string, string]]>([
  [{ rank: '2LT' }, ['rank', 'Choose the rank.']],
  [{ rank: 'MAJ' }, ['rank', 'Choose the rank.']],
  [{ grade: 'E9' }, ['grade', 'Choose the grade.']],
  [{ grade: 'E8' }, ['grade', 'Grade must be E1, E2, E3, E4, E5, E6, E7, O1, O2 or O3.']],
  [{ rank: 'MSG' }, ['rank', 'Rank must be PVT, PV2, PFC, SPC, SGT, SSG, SFC, CDT, 2LT, 1LT or CPT.']],
  [{ section: 'BN STAFF' }, ['section', 'Choose the section.']],
  [{ team: '1' }, ['team', 'Choose the team.']],
  [{ role: 'CO FSO' }, ['role', 'Choose the role.']],
])('%j is not in the list, or not offered', (change, problem) => {
  expect(problemsWith(change)).toEqual([problem]);
});

test('a grade other than the usual one of the rank is accepted (Spec 7.7)', () => {
  expect(problemsWith({ rank: 'SPC', grade: 'E3' })).toEqual([]);
  expect(problemsWith({ rank: 'CDT', grade: 'E5' })).toEqual([]);
});

test('section, team and role have to go together', () => {
  expect(problemsWith({ section: 'ALPHA', team: 'TEAM_1', role: 'FO' })).toEqual([]);
  expect(problemsWith({ section: 'DELTA', team: 'TEAM_1', role: 'FO' })).toEqual([
    ['team', 'For section DELTA the team must be HQ.'],
  ]);
  expect(problemsWith({ section: 'ALPHA', team: 'TEAM_1', role: 'CO_FSO' })).toEqual([
    ['role', 'For section ALPHA, team 1, the role must be FO or RTO.'],
  ]);
});

describe.each([
  ['acftScore', 'ACFT score must be a whole number from 0 to 600.'],
  ['m4Qual', 'M4 qualification must be a whole number from 0 to 600.'],
] as const)('%s', (field, message) => {
  test.each([0, 1, 599, 600, '0', '600', ' 42 '])('%p is accepted', (value) => {
    expect(problemsWith({ [field]: value })).toEqual([]);
  });

  test.each([
    -1,
    601,
    0.5,
    599.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '',
    ' ',
    '-1',
    '601',
    '1.5',
    '1e2',
    '0x10',
    'x',
    null,
  ])('%p is refused', (value) => {
    expect(problemsWith({ [field]: value })).toEqual([[field, message]]);
  });
});

test.each([
  [42, 42],
  ['42', 42],
  [' 042 ', 42],
  ['', null],
  ['4.2', null],
  [4.2, null],
  [null, null],
  [undefined, null],
])('the whole number of %p is %p', (value, expected) => {
  expect(wholeNumber(value)).toBe(expected);
});

describe('ACFT pass or fail', () => {
  test.each([true, false, 'true', 'false'])('%p is a choice', (acftPass) => {
    expect(problemsWith({ acftPass })).toEqual([]);
  });

  test.each(['yes', '', null, undefined])('%p is none', (acftPass) => {
    expect(problemsWith({ acftPass })).toEqual([['acftPass', 'Choose pass or fail for the ACFT.']]);
  });

  test.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    ['TRUE', false],
    [1, false],
    [null, false],
    [undefined, false],
  ])('%p counts as passed: %p (Spec 7.2)', (value, expected) => {
    expect(parseAcftPass(value)).toBe(expected);
  });
});

describe.each([
  ['pebd', 'PEBD'],
  ['dor', 'DOR'],
  ['ets', 'ETS'],
] as const)('%s', (field, label) => {
  const NOT_REAL = `${label} must be a real date.`;
  const OUT_OF_RANGE = `${label} must be from 01 JAN 1950 to 31 DEC 2100.`;

  test.each<[string | null | undefined, string | null]>([
    [null, null],
    [undefined, null],
    ['', null],
    ['1949-12-31', OUT_OF_RANGE],
    ['1950-01-01', null],
    ['1950-01-02', null],
    ['2100-12-30', null],
    ['2100-12-31', null],
    ['2101-01-01', OUT_OF_RANGE],
    ['2024-02-29', null],
    ['2026-02-29', NOT_REAL],
    ['01/05/2026', NOT_REAL],
    ['tomorrow', NOT_REAL],
  ])('%p', (date, message) => {
    expect(problemsWith({ [field]: date })).toEqual(message === null ? [] : [[field, message]]);
  });
});

test('ETS is a day or indefinite, not both', () => {
  const both = [['ets', 'An indefinite ETS has no date. Clear the date, or set ETS indefinite to no.']];
  expect(problemsWith({ ets: '2027-01-01', etsIndefinite: true })).toEqual(both);
  expect(problemsWith({ ets: '', etsIndefinite: true })).toEqual([]);
  expect(problemsWith({ ets: '2027-01-01', etsIndefinite: false })).toEqual([]);
  // An invalid date is reported first.
  expect(problemsWith({ ets: 'x', etsIndefinite: true })).toEqual([['ets', 'ETS must be a real date.']]);
});

describe('a change is judged by what it touches (Spec 10.3)', () => {
  /** A record that breaks several rules, as an old record may. */
  const ODD: SoldierInput = {
    ...VALID,
    firstName: '\u0000',
    acftScore: 700,
    pebd: '1940-01-01',
    section: 'DELTA',
    team: 'TEAM_1',
    role: 'FO',
  };
  const changed = (change: Partial<SoldierInput>, before = ODD) =>
    validateChange(before, { ...before, ...change }, UNIT).map(({ field }) => field);

  test.each<Partial<SoldierInput>>([
    {},
    { middleName: 'Kay' },
    { m4Qual: 30 },
    { ets: '2027-01-01' },
    { dlc1Complete: true },
  ])('odd values of before do not stop %j', (change) => expect(changed(change)).toEqual([]));

  test.each<[Partial<SoldierInput>, readonly string[]]>([
    [{ firstName: '' }, ['firstName']],
    [{ acftScore: 701 }, ['acftScore']],
    [{ pebd: '1941-01-01' }, ['pebd']],
    // Any of the three makes the place worth checking.
    [{ role: 'RTO' }, ['team']],
    [{ etsIndefinite: true, ets: '2027-01-01' }, ['ets']],
  ])('%j is refused at %j', (change, fields) => {
    expect(changed(change)).toEqual(fields);
  });

  test('a date and an indefinite ETS exclude each other, whichever came last', () => {
    expect(changed({ etsIndefinite: true }, { ...VALID, ets: '2027-01-01' })).toEqual(['ets']);
    expect(changed({ ets: '2027-01-01' }, { ...VALID, etsIndefinite: true })).toEqual(['ets']);
  });

  test('the same score typed again is no change, and an entered score cannot be taken back', () => {
    expect(changed({ acftScore: '700' })).toEqual([]);
    expect(changed({ acftScore: '' })).toEqual(['acftScore']);
    expect(changed({ acftScore: '' }, { ...VALID, acftScore: null })).toEqual([]);
  });

  test('of a new record everything is judged but what waits', () => {
    const { section, team, role, ...rest } = VALID;
    const blank = { ...rest, section, team, role, firstName: '', rank: '', acftPass: null, acftScore: '' };
    expect(validateChange(NEW_RECORD, blank, UNIT).map(({ field }) => field)).toEqual([
      'firstName',
      'rank',
      'acftPass',
    ]);
  });
});

describe('the unit fields', () => {
  const range = { id: 'range', label: 'Range card', kind: 'DAY', choices: [], visibility: 'STAFF' } as const;
  const size = { id: 'size', label: 'Boot size', kind: 'NUMBER', choices: [], visibility: 'STAFF' } as const;
  const unit = { policy: SPECIFICATION, unitFields: [range, size] };
  const wrong = (change: Partial<SoldierInput>, before: Partial<SoldierInput> = VALID) =>
    validateChange(before, { ...VALID, ...change }, unit).map(({ field, message }) => [field, message]);

  test.each([
    [{ 'own.range': '2026-01-05', 'own.size': '10.5' }, []],
    [{ 'own.range': '', 'own.size': null }, []],
    [{ 'own.range': '2026-02-29' }, [['own.range', 'Range card must be a real date.']]],
    [{ 'own.range': '2100-12-31' }, []],
    [{ 'own.range': '2101-01-01' }, [['own.range', 'Range card must be from 01 JAN 1950 to 31 DEC 2100.']]],
    [
      { 'own.size': 'big', firstName: '' },
      [
        ['firstName', 'Enter the first name.'],
        [
          'own.size',
          'Boot size must be a number such as 12 or 3.5, with up to 9 digits before and 4 after the decimal point, not "big".',
        ],
      ],
    ],
    // A removed unit field.
    [{ 'own.gone': 'x' }, []],
  ])('%j: %j', (change, problems) => expect(wrong(change)).toEqual(problems));

  test('one of before stops no other change', () => {
    const odd = { ...VALID, 'own.size': 'big' };
    expect(wrong({ 'own.size': 'big', m4Qual: 30 }, odd)).toEqual([]);
  });
});
