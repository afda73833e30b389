import { ImportOutcome } from '../imports/importOutcome.ts';
import { SPECIFICATION } from '../policy/packs.ts';
import { NEW_RECORD } from '../record/fields.ts';
import { finished } from '../steps.ts';
import { planRoster, type RosterPerson, staffRightsChange } from './rosterPlan.ts';
import type { RosterRow } from './rosterRow.ts';

const UNIT = { policy: SPECIFICATION, unitFields: [] };

const { ADDED, CHANGED, UNCHANGED, ASKED, REFUSED } = ImportOutcome;

const NAME = { firstName: 'Alex', middleName: 'Lee', lastName: 'Morgan' };

const person = (given: Partial<RosterPerson> = {}): RosterPerson => ({
  ...NEW_RECORD,
  ...NAME,
  id: 'morgan',
  acftTest: 'ACFT',
  m4Test: 'M4',
  m4Passed: false,
  rank: 'SPC',
  grade: 'E4',
  isStaff: false,
  awaitsStaffApproval: false,
  loginState: 'WORKING',
  stay: { arrivesOn: null, lastDay: null },
  ...given,
});
const leader = person({ id: 'leader', lastName: 'Vance', role: 'CO_FSO', section: 'ALPHA', team: 'HQ', isStaff: true });

const plan = (rows: readonly RosterRow[], people: readonly RosterPerson[] = [person()]) =>
  finished(planRoster(rows, [leader, ...people], UNIT, '2026-03-14'));
const planOne = (row: RosterRow, people?: readonly RosterPerson[]) => {
  const [planned] = plan([{ ...NAME, ...row }], people);
  if (!planned) throw new Error('There is no plan.');
  return planned;
};
const problemsOf = (row: RosterRow, people?: readonly RosterPerson[]) =>
  planOne(row, people).problems.map(({ field, message }) => [field, message]);

/** For scores that follow no event. */
const TYPED = { acftOn: null, m4On: null };

describe('a row of somebody new', () => {
  const nameAfter = (row: RosterRow, people?: readonly RosterPerson[]) => {
    const { outcome, after } = planOne({ rank: 'PFC', ...row }, people);
    return [outcome, after?.firstName, after?.middleName, after?.lastName];
  };

  it('has the parts of the name in their places, unless somebody has it as it is written', () => {
    const suffixed = { firstName: 'Bao Jr', middleName: 'N', lastName: 'Tran' };
    expect(nameAfter(suffixed)).toEqual([ADDED, 'Bao', 'N', 'Tran Jr']);
    expect(nameAfter({ firstName: '', middleName: 'N', lastName: 'TRAN, BAO' })).toEqual([ADDED, 'BAO', 'N', 'TRAN']);
    const known = person({ id: 'tran', ...suffixed });
    expect(nameAfter(suffixed, [known])).toEqual([CHANGED, 'Bao Jr', 'N', 'Tran']);
    expect(planOne({ ...suffixed, lastName: 'Tran Jr', firstName: 'Bao' }, [known]).candidates).toEqual([known]);
  });

  it('is refused with two names in one cell where the other cell says another', () => {
    const odd = { firstName: 'Ames', lastName: 'Pell, Corin' };
    expect(problemsOf({ ...odd, rank: 'PFC' })).toEqual([
      ['lastName', expect.stringMatching(/^"Pell, Corin" has a first and a last name/)],
    ]);
    expect(problemsOf(odd, [person({ ...odd, id: 'odd' })])).toEqual([]);
  });

  it('becomes a record with every field that the row has', () => {
    const row = {
      ...{
        firstName: ' Sam ',
        middleName: 'Van  Der  A',
        lastName: "\u200eO'Neil \u200f",
        rank: '2lt',
        section: 'Bravo',
        team: '1',
      },
      role: 'fo',
      pebd: '05 JAN 2020',
      dor: '2024-01-05',
      ets: '01/05/2027',
      acftScore: '540',
      acftPass: 'pass',
      m4Qual: '38',
      courses: 'BLC, DLC 1',
      jfo: 'x',
      license: 'no',
    };
    const [planned] = plan([row]);
    expect(planned).toMatchObject({
      row: 1,
      says: { firstName: 'Sam', middleName: 'Van Der A', lastName: "O'Neil" },
      outcome: ADDED,
      before: null,
    });
    expect(planned?.after).toEqual({
      ...NEW_RECORD,
      firstName: 'Sam',
      middleName: 'Van Der A',
      lastName: "O'Neil",
      rank: 'SECOND_LT',
      grade: 'O1',
      section: 'BRAVO',
      team: 'TEAM_1',
      role: 'FO',
      pebd: '2020-01-05',
      dor: '2024-01-05',
      ets: '2027-01-05',
      ...{ acftTest: 'ACFT', m4Test: 'M4', m4Passed: true, ...TYPED },
      ...{ acftScore: 540, acftPass: true, m4Qual: 38 },
      dlc1Complete: true,
      blcComplete: true,
      jfoQualified: true,
      driversLicense: false,
      isStaff: false,
      awaitsStaffApproval: false,
    });
  });

  it('takes the defaults for what it leaves out, and the grade of the rank', () => {
    const planned = planOne({ rank: 'SGT' }, []);
    expect(planned.outcome).toBe(ADDED);
    expect(planned.after).toMatchObject({ ...NEW_RECORD, grade: 'E5', isStaff: false });
    expect(planned.after).toMatchObject({ isStaff: false, awaitsStaffApproval: false });
    expect(staffRightsChange(planned)).toBeNull();
  });

  it('must have a name, a rank, and a grade where the rank leaves it open', () => {
    const NOBODY = {};
    expect(plan([NOBODY, NOBODY]).map(({ problems }) => problems[2]?.message)).toEqual(
      Array(2).fill('Enter the last name.'),
    );
    expect(plan([NOBODY])[0]?.problems).toEqual([
      { field: 'firstName', message: 'Enter the first name.' },
      { field: 'middleName', message: 'Enter the middle name.' },
      { field: 'lastName', message: 'Enter the last name.' },
      { field: 'rank', message: 'Choose the rank.' },
      { field: 'grade', message: 'Choose the grade.' },
    ]);
    expect(problemsOf({ rank: 'CDT' }, [])).toEqual([['grade', 'Choose the grade.']]);
    expect(problemsOf({ rank: 'SPC', middleName: '-' }, [])).toEqual([['middleName', 'Enter the middle name.']]);
    expect(planOne({ rank: 'CDT', grade: 'E-4' }, []).outcome).toBe(ADDED);
  });
});

describe('a row of somebody known', () => {
  it.each([
    ['as it is', {}],
    ['in other letter case and blanks', { firstName: 'ALEX', middleName: ' lee', lastName: 'MORGAN ' }],
  ])('recognizes the name %s, and leaves it', (_, name) => {
    expect(planOne({ ...name })).toMatchObject({ outcome: UNCHANGED, before: { id: 'morgan' }, after: NAME });
  });

  it.each([
    ['STRAUSS', 'Strauß'],
    ['STRAUẞ', 'Strauß'],
    ['Ｆisher', 'Fisher'],
    ['Mor\u200bgan', 'Morgan'],
    ['Morgan', 'Mor\u00adgan'],
    ['علیرضا', 'علی\u200cرضا'],
    ['O\u2019Brien', "O'Brien"],
    ["O'Brien", 'O\u2019Brien'],
    ["Ka'iulani", 'Ka\u02bbiulani'],
    ['Mor\u3164gan', 'Morgan'],
  ])('takes %s and %s for the same name', (lastName, known) => {
    expect(planOne({ lastName }, [person({ lastName: known })]).outcome).toBe(UNCHANGED);
  });

  it.each([{ firstName: 'Al' }, { middleName: 'Ray' }, { lastName: 'Morgen' }])('takes %p for somebody new', (name) => {
    expect(planOne({ ...name, rank: 'SPC' }).outcome).toBe(ADDED);
  });

  it.each([{ middleName: 'L' }, { lastName: 'Mórgan' }, { lastName: 'Mor-gan' }, { middleName: null }])(
    'does not guess: %p is asked, and staff choose',
    (name) => {
      const asked = planOne({ ...name, rank: 'SGT' });
      expect(asked).toMatchObject({
        outcome: ASKED,
        before: null,
        after: null,
        problems: [],
        warnings: [],
        hint: null,
      });
      expect(asked.candidates.map(({ id }) => id)).toEqual(['morgan']);
      const same = planOne({ ...name, rank: 'SGT', sameAs: 'morgan' });
      expect(same).toMatchObject({ outcome: CHANGED, before: { id: 'morgan' }, after: { ...NAME, rank: 'SGT' } });
      expect(same.candidates).toEqual([]);
      const isNew = planOne({ ...name, rank: 'SGT', middleName: name.middleName ?? 'NMN', isNew: true });
      expect(isNew).toMatchObject({ outcome: ADDED, before: null, candidates: [] });
    },
  );

  it('goes by an exact name before an answer about an earlier file', () => {
    const initial = person({ id: 'initial', middleName: 'L' });
    const people = [person(), initial];
    expect(planOne({ middleName: 'L', sameAs: 'morgan' }, people).before?.id).toBe('initial');
    // Without a middle name, the row may be about either.
    expect(planOne({ middleName: null, sameAs: 'morgan' }, people).before?.id).toBe('morgan');
  });

  it('is never somebody whose name is not alike, whatever is said, nor new where the name is the same', () => {
    const other = person({ id: 'other', lastName: 'Vega' });
    expect(planOne({ middleName: 'L', sameAs: 'other' }, [person(), other]).outcome).toBe(ASKED);
    expect(planOne({ isNew: true }).before?.id).toBe('morgan');
  });

  it('is refused before it is asked, as no answer would help', () => {
    const planned = planOne({ middleName: 'L', rank: 'MAJ' });
    expect([planned.outcome, planned.candidates, planned.problems.length]).toEqual([REFUSED, [], 1]);
  });

  it('names people with only the first and last name, for a row that is new or lacks what a new record needs', () => {
    const known = [
      person({ section: 'BRAVO' }),
      person({ id: 'other', firstName: 'ALEX', middleName: 'Jo', rank: 'SGT' }),
    ];
    const hintOf = (row: RosterRow, people: readonly RosterPerson[]) => planOne(row, people).hint;
    const one = 'SPC Alex Lee Morgan (BRAVO) has the same first and last name but another middle name.';
    for (const rank of ['SPC', null]) expect(hintOf({ middleName: 'Ray', rank }, known.slice(0, 1))).toBe(one);
    expect(hintOf({ middleName: 'Ray', rank: 'SPC' }, known)).toBe(
      'SPC Alex Lee Morgan (BRAVO) and SGT ALEX Jo Morgan (UNASSIGNED) have the same first and last name but other middle names.',
    );
    for (const row of [{}, { middleName: 'Jo' }, { firstName: 'Al', rank: 'SPC' }, { middleName: null }]) {
      expect(hintOf(row, known)).toBeNull();
    }
  });

  it('changes what the row says, and nothing else', () => {
    const before = person({ ets: '2027-01-05', dlc1Complete: true, acftPass: false });
    const { outcome, after } = planOne({ rank: 'sgt', m4Qual: '30', courses: 'BLC', ets: ' ' }, [before]);
    const { id: _, loginState: _l, stay: _s, ...state } = before;
    expect(outcome).toBe(CHANGED);
    const said = { rank: 'SGT', grade: 'E5', m4Qual: 30, m4Passed: true, blcComplete: true };
    expect(after).toEqual({ ...state, ...TYPED, ...said });
  });

  it('leaves the grade where the rank stays, or leaves it open', () => {
    const before = person({ rank: 'CDT', grade: 'E6' });
    expect(planOne({ rank: 'CDT' }, [before]).outcome).toBe(UNCHANGED);
    expect(planOne({ rank: 'SPC' }, [person({ grade: 'E3' })]).outcome).toBe(UNCHANGED);
    expect(planOne({ rank: 'CDT' }).after).toMatchObject({ rank: 'CDT', grade: 'E4' });
    expect(planOne({ rank: 'SGT', grade: 'E4' }).after).toMatchObject({ rank: 'SGT', grade: 'E4' });
  });

  it('is about nobody known where staff say that it is somebody new, and then needs a middle name as everybody', () => {
    const people = [person({ middleName: 'NMN' }), person({ id: 'other' })];
    const row = { middleName: '', rank: 'SGT' };
    expect(planOne(row, people)).toMatchObject({ outcome: ASKED, candidates: [{ id: 'morgan' }, { id: 'other' }] });
    const isNew = planOne({ ...row, isNew: true }, people);
    expect(isNew).toMatchObject({ outcome: REFUSED, before: null, candidates: [] });
    expect(isNew.problems.map(({ field }) => field)).toEqual(['middleName']);
  });

  it('names both when two have the name', () => {
    const twins = [person(), person({ id: 'other', firstName: 'ALEX', rank: 'SGT', section: 'BRAVO' })];
    expect(planOne({}, twins).before).toBeNull();
    expect(problemsOf({}, twins)).toEqual([
      [
        'lastName',
        '2 records have this name: SPC Alex Lee Morgan (UNASSIGNED) and SGT ALEX Lee Morgan (BRAVO). Change them one by one.',
      ],
    ]);
  });

  it('is about the person it would not change, as in a file of everybody', () => {
    const [dated, other] = [
      person({ ets: '2027-01-05' }),
      person({ id: 'other', firstName: 'ALEX', section: 'BRAVO' }),
    ];
    const third = person({ id: 'third' });
    const rows = plan(
      [NAME, { ...NAME, ets: '2027-01-05' }, { ...NAME, section: 'BRAVO', team: 'UNASSIGNED', role: 'UNASSIGNED' }],
      [dated, other, third],
    );
    expect(rows.map(({ outcome, before }) => [outcome, before?.id])).toEqual([
      [UNCHANGED, 'third'],
      [UNCHANGED, 'morgan'],
      [UNCHANGED, 'other'],
    ]);
  });

  it('is about nobody where it changes something of each, or cannot be read', () => {
    const twins = [person(), person({ id: 'other', ets: '2027-01-05' })];
    const rows = plan(
      [
        { ...NAME, ets: '2028-01-05' },
        { ...NAME, ets: '2027-01-05' },
        { ...NAME, ets: 'soon' },
      ],
      twins,
    );
    expect(rows.map(({ outcome, before }) => [outcome, before?.id])).toEqual([
      [REFUSED, undefined],
      [UNCHANGED, 'other'],
      [REFUSED, undefined],
    ]);
    expect(rows[0]?.problems[0]?.message).toContain('2 records have this name');
  });

  it.each([
    [20, UNCHANGED],
    [21, REFUSED],
  ])('of one name in %i records is %s', (count, expected) => {
    const twins = Array.from({ length: count }, (_, index) => person({ id: `twin-${index}` }));
    expect(plan([NAME], twins.slice(0, 2)).map(({ outcome }) => outcome)).toEqual([REFUSED]);
    const rows = plan(Array<typeof NAME>(count).fill(NAME), twins);
    expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set([expected]));
  });

  it('must be the only row of the name', () => {
    const rows = plan([NAME, { ...NAME, lastName: 'MORGAN' }, NAME]);
    expect(rows.map(({ outcome }) => outcome)).toEqual([UNCHANGED, REFUSED, REFUSED]);
    for (const { problems } of rows.slice(1)) {
      expect(problems).toEqual([{ field: 'lastName', message: 'Row 1 is about the same person.' }]);
    }
  });
});

describe('a row without a middle name', () => {
  const { middleName: _, ...outerNames } = NAME;
  const namesake = person({ id: 'other', middleName: 'Jo', rank: 'SGT' });

  it('is about the one with the first and last name once staff say so, whose middle name stays', () => {
    const [planned] = plan([{ ...outerNames, m4Qual: '30', sameAs: 'morgan' }]);
    expect(planned).toMatchObject({
      says: { firstName: 'Alex', middleName: '', lastName: 'Morgan' },
      outcome: CHANGED,
      before: { id: 'morgan' },
    });
    expect(planned?.after).toMatchObject({ ...NAME, m4Qual: 30 });
  });

  it('is asked where several have those names, and must have one where nobody has', () => {
    const candidatesIn = (people: readonly RosterPerson[]) =>
      plan([outerNames], people)[0]?.candidates.map(({ id }) => id);
    expect(candidatesIn([person(), namesake])).toEqual(['morgan', 'other']);
    // One of them has no middle name, but the other may be meant.
    expect(candidatesIn([person(), person({ id: 'other', middleName: 'NMN' })])).toEqual(['other', 'morgan']);
    expect(plan([{ ...outerNames, rank: 'SPC' }], [])[0]?.problems).toEqual([
      { field: 'middleName', message: 'Enter the middle name.' },
    ]);
  });

  it('is about the person without one, where nobody else has those names', () => {
    const [planned] = plan([outerNames], [person({ middleName: 'NMN' })]);
    expect(planned).toMatchObject({ outcome: UNCHANGED, before: { id: 'morgan', middleName: 'NMN' } });
    for (const middleName of ['NMN', '-']) {
      expect(planOne({ middleName: ' - ' }, [person({ middleName })])).toMatchObject({ outcome: UNCHANGED });
    }
  });

  it('is not beside one with it about the same person, and is beside one about a namesake', () => {
    const same = { ...outerNames, sameAs: 'morgan' };
    expect(plan([NAME, same])[1]?.problems).toMatchObject([{ field: 'lastName' }]);
    const others = plan([same, { ...NAME, middleName: 'Jo', rank: 'SGT' }]);
    expect(others.map(({ outcome }) => outcome)).toEqual([UNCHANGED, ADDED]);
  });
});

it('names the rows by the numbers that they have in the file', () => {
  const rows = plan([
    { ...NAME, row: 7 },
    { ...NAME, row: 9 },
  ]);
  expect(rows.map(({ row }) => row)).toEqual([7, 9]);
  expect(rows[1]?.problems[0]?.message).toBe('Row 7 is about the same person.');
});

it.each([
  ['two have one number', 7, 7],
  ['one has none', null, 1],
  ['one is below 1', 0, 2],
])('names the rows by their places where %s, so that a name is that of one row', (_, first, second) => {
  const rows = plan([
    { ...NAME, row: first },
    { ...NAME, row: second },
  ]);
  expect(rows.map(({ row }) => row)).toEqual([1, 2]);
  expect(rows[1]?.problems[0]?.message).toBe('Row 1 is about the same person.');
});

it('takes back what the row takes back: a day by NONE, a course by a no in its own column', () => {
  const before = person({ ets: '2027-01-05', blcComplete: true, dlc1Complete: true });
  const { after } = planOne({ ets: 'none', blcComplete: 'no', dlc1Complete: '' }, [before]);
  expect(after).toMatchObject({ ets: null, blcComplete: false, dlc1Complete: true });
  expect(problemsOf({ courses: 'DLC 1, BLC', dlc1Complete: 'x', blcComplete: 'no', alcComplete: '?' })).toEqual([
    ['blcComplete', "This doesn't match the row's list of courses."],
    ['alcComplete', 'ALC must be yes or no, not "?".'],
  ]);
});

describe('the place in the unit', () => {
  it('must be one of the unit', () => {
    expect(problemsOf({ section: 'ALPHA' })).toEqual([['team', 'For section ALPHA the team must be HQ, 1, 2 or 3.']]);
    expect(problemsOf({ section: 'ALPHA', team: '2' })).toEqual([
      ['role', 'For section ALPHA, team 2, the role must be FO or RTO.'],
    ]);
  });

  it('is filled in where only one fits, and then without staff rights', () => {
    const before = person({ section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
    expect(planOne({ section: 'UNASSIGNED' }, [before]).after).toMatchObject({
      team: 'UNASSIGNED',
      role: 'UNASSIGNED',
    });
    expect(planOne({ section: 'BN STAFF', role: 'AFATDS' }, [before]).after).toMatchObject({ team: 'HQ' });
    expect(problemsOf({ section: 'DELTA' }, [before]).map(([field]) => field)).toEqual(['role']);
  });

  it('is never filled in over what the row says', () => {
    expect(problemsOf({ section: 'BN STAFF', team: '1', role: 'AFATDS' })).toEqual([
      ['team', 'For section BN STAFF the team must be HQ.'],
    ]);
    expect(problemsOf({ section: 'UNASSIGNED', role: 'FO' }).map(([field]) => field)).toEqual(['role']);
  });
});

it.each([
  ['the place in the unit', { rank: 'SPC', section: 'ALFA', team: '1', role: 'FO' }, ['section']],
  ['the place in the unit', { rank: 'SPC', section: 'ALPHA', role: 'XO' }, ['role']],
  ['rank and grade', { rank: 'MAJ' }, ['rank']],
  ['rank and grade', { grade: 'E99' }, ['grade']],
  ['only what goes together', { rank: 'SPC', section: 'ALPHA', ets: 'soon' }, ['team', 'ets']],
])('where a column cannot be read, %s is not judged: %j', (_, row, fields) => {
  expect(problemsOf(row, []).map(([field]) => field)).toEqual(fields);
});

it.each([
  ['rank', 'Rank'],
  ['grade', 'Grade'],
  ['section', 'Section'],
  ['team', 'Team'],
  ['role', 'Role'],
  ['pebd', 'PEBD'],
  ['dor', 'DOR'],
  ['ets', 'ETS'],
  ['acftScore', 'ACFT score'],
  ['acftPass', 'ACFT pass'],
  ['m4Qual', 'M4 qualification'],
  ['slcComplete', 'SLC'],
  ['jfo', 'JFO'],
  ['license', 'License'],
])('what is wrong with %s begins with %s', (column, label) => {
  expect(problemsOf({ [column]: '?' })).toEqual([[column, expect.stringMatching(`^${label} must be .+, not "\\?"`)]]);
});

it('tells every problem of a row in the order of the columns', () => {
  const row = { rank: 'MAJ', pebd: '1949-12-31', ets: 'soon', acftScore: '601', jfo: '?', courses: 'X', license: '2' };
  expect(problemsOf(row).map(([field]) => field)).toEqual([
    ...['rank', 'pebd', 'ets', 'acftScore', 'courses', 'jfo', 'license'],
  ]);
});

describe('ETS', () => {
  const dated = person({ ets: '2027-01-05' });
  const indefinite = person({ etsIndefinite: true });

  it.each<[RosterRow, RosterPerson, Partial<RosterPerson>]>([
    [{ ets: 'Indefinite' }, dated, { ets: null, etsIndefinite: true }],
    [{ ets: 'INDEF.' }, dated, { ets: null, etsIndefinite: true }],
    [{ etsIndefinite: 'yes' }, dated, { ets: null, etsIndefinite: true }],
    [{ etsIndefinite: 'no' }, dated, { ets: '2027-01-05', etsIndefinite: false }],
    [{ ets: '2028-01-05' }, indefinite, { ets: '2028-01-05', etsIndefinite: false }],
    [{ ets: 'NONE' }, indefinite, { ets: null, etsIndefinite: true }],
    [{ ets: 'NONE' }, dated, { ets: null, etsIndefinite: false }],
    [{ ets: 'NONE', etsIndefinite: 'yes' }, dated, { ets: null, etsIndefinite: true }],
    [{ ets: 'indefinite', etsIndefinite: 'x' }, dated, { ets: null, etsIndefinite: true }],
    [{ ets: '2028-01-05', etsIndefinite: 'no' }, indefinite, { ets: '2028-01-05', etsIndefinite: false }],
    [{ rank: 'SGT' }, indefinite, { ets: null, etsIndefinite: true }],
  ])('%j for %j leads to %j', (row, before, after) => {
    expect(planOne(row, [before]).after).toMatchObject(after);
  });

  it.each([
    { ets: '2028-01-05', etsIndefinite: 'yes' },
    { ets: 'indefinite', etsIndefinite: 'no' },
  ])('%j says two things at once', (row) => {
    expect(problemsOf(row)).toEqual([['etsIndefinite', "This doesn't match the row's ETS."]]);
  });
});

describe('warnings', () => {
  const warningsOn = (row: RosterRow, people?: readonly RosterPerson[]) =>
    planOne(row, people).warnings.map(({ field, message }) => [field, message]);

  it('tell of somebody new what is odd or missing, in the words of the record', () => {
    expect(warningsOn({ rank: 'SGT', grade: 'E4', pebd: '2026-03-15', ets: '2026-03-13', m4Qual: '0' }, [])).toEqual([
      ['grade', "The grade doesn't match the rank."],
      ['acftScore', 'ACFT score is not entered.'],
      ['pebd', 'PEBD is in the future.'],
      ['dor', 'DOR is not entered.'],
      ['ets', 'ETS is before PEBD.'],
      ['ets', 'ETS has passed.'],
    ]);
  });

  it('tell of somebody known only what the row brings', () => {
    expect(warningsOn({ ets: '2020-01-01' })).toEqual([['ets', 'ETS has passed.']]);
    expect(warningsOn({ license: 'yes' })).toEqual([]);
    expect(warningsOn({ rank: 'SGT', pebd: '2020-01-01' })).toEqual([]);
  });

  it('stop nothing, and say nothing of a row that is refused', () => {
    expect(planOne({ ets: '2020-01-01' }).outcome).toBe(CHANGED);
    expect(planOne({ ets: '2020-01-01', dor: 'soon' })).toMatchObject({ outcome: REFUSED, warnings: [] });
  });
});

it('an odd value of before does not stop a row that says nothing of it', () => {
  const odd = person({ acftScore: 700, section: 'DELTA', team: 'TEAM_1', role: 'FO' });
  expect(planOne({ m4Qual: '30' }, [odd])).toMatchObject({ outcome: CHANGED, problems: [] });
  expect(problemsOf({ role: 'RTO' }, [odd]).map(([field]) => field)).toEqual(['role']);
});

it('a score of 0 is an entry where there was none', () => {
  expect(planOne({ m4Qual: '0' })).toMatchObject({ outcome: CHANGED, after: { m4Qual: 0, acftScore: null } });
  expect(planOne({ m4Qual: '0' }, [person({ m4Qual: 0 })]).outcome).toBe(UNCHANGED);
});

describe('staff rights', () => {
  const fso = { section: 'ALPHA', team: 'HQ', role: 'CO FSO' };
  const medic = person({ id: 'm', section: 'BRAVO', team: 'HQ', role: 'CO_FSNCO', isStaff: true });

  it.each(['BN FSO', 'BN FSNCO', 'CO FSO', 'CO FSNCO'])('come with the role %s', (role) => {
    const section = role.startsWith('BN') ? 'BN STAFF' : 'ALPHA';
    for (const people of [[], [person({ loginState: 'NONE' })]]) {
      const planned = planOne({ rank: 'SPC', section, team: 'HQ', role }, people);
      expect(planned.after).toMatchObject({ isStaff: true, awaitsStaffApproval: false });
      expect(staffRightsChange(planned)).toBe('GIVEN');
    }
  });

  it.each(['WORKING', 'DISABLED'] as const)(
    'wait for approval where somebody has the record, whose name they chose: login %s',
    (loginState) => {
      const waiting = { section: 'BRAVO', team: 'HQ', role: 'CO_FSNCO', awaitsStaffApproval: true } as const;
      for (const before of [person({ loginState }), person({ loginState, ...waiting })]) {
        const planned = planOne(fso, [before]);
        expect(planned.after).toMatchObject({ role: 'CO_FSO', isStaff: false, awaitsStaffApproval: true });
        expect(staffRightsChange(planned)).toBe('AWAITS_APPROVAL');
      }
      const planned = planOne(fso, [person({ loginState, isStaff: true })]);
      expect(planned.after).toMatchObject({ role: 'CO_FSO', isStaff: true, awaitsStaffApproval: false });
      expect(staffRightsChange(planned)).toBeNull();
    },
  );

  it('end with the role, and stay where the role stays', () => {
    expect(staffRightsChange(planOne({ section: 'UNASSIGNED' }, [medic]))).toBe('TAKEN');
    expect(planOne({ role: 'CO FSNCO' }, [medic]).outcome).toBe(UNCHANGED);
    const given = person({ isStaff: true });
    expect(planOne({ m4Qual: '30' }, [given]).after).toMatchObject({ isStaff: true });
    const waiting = person({ section: 'ALPHA', team: 'HQ', role: 'CO_FSO', awaitsStaffApproval: true });
    const planned = planOne(fso, [waiting]);
    expect(planned.outcome).toBe(UNCHANGED);
    expect(staffRightsChange(planned)).toBeNull();
  });

  it('stay where the row is refused, and where it leaves the role of the last who have them', () => {
    const { firstName, middleName, lastName } = leader;
    const [refused, changed] = ['x', '30'].flatMap((m4Qual) => plan([{ firstName, middleName, lastName, m4Qual }]));
    expect(refused).toMatchObject({ outcome: REFUSED, problems: [{ field: 'm4Qual' }] });
    expect(refused && staffRightsChange(refused)).toBeNull();
    expect(changed).toMatchObject({ outcome: CHANGED, after: { isStaff: true } });
  });

  const demoteLeader = { firstName: 'Alex', middleName: 'Lee', lastName: 'Vance', section: 'UNASSIGNED' };
  const lastStaff = {
    field: 'role',
    message: 'This is the last person with staff rights. Give somebody else staff rights first.',
  };

  it('do not end for the last who can sign in', () => {
    const withoutLogin = { ...medic, loginState: 'NONE' as const };
    expect(plan([demoteLeader], [withoutLogin])[0]).toEqual({
      ...{
        row: 1,
        says: { firstName: 'Alex', middleName: 'Lee', lastName: 'Vance' },
        before: leader,
        after: null,
        outcome: REFUSED,
        problems: [lastStaff],
        warnings: [],
        hint: null,
        event: null,
        candidates: [],
      },
    });
    expect(plan([demoteLeader], [medic])[0]).toMatchObject({ outcome: CHANGED });
    const both = plan([demoteLeader, { ...NAME, section: 'UNASSIGNED' }], [medic]);
    expect(both.map(({ problems }) => problems)).toEqual([[lastStaff], [lastStaff]]);
  });

  it('do not end for the last who stays, where others arrive later or leave some day', () => {
    const asked = (stay: RosterPerson['stay']) => plan([demoteLeader], [{ ...medic, stay }])[0]?.outcome;
    expect(asked({ arrivesOn: null, lastDay: '2027-01-31' })).toBe(REFUSED);
    expect(asked({ arrivesOn: '2026-03-15', lastDay: null })).toBe(REFUSED);
    expect(asked({ arrivesOn: '2026-03-14', lastDay: null })).toBe(CHANGED);
  });

  it('end for people who cannot sign in, no matter who is left', () => {
    const withoutLogin = { ...medic, loginState: 'NONE' as const };
    expect(plan([{ ...NAME, section: 'UNASSIGNED' }], [withoutLogin])[0]).toMatchObject({ outcome: CHANGED });
  });

  it('do not pass from the last to somebody who waits for approval', () => {
    const rows = [demoteLeader, { ...NAME, ...fso }];
    expect(plan(rows).map(({ outcome }) => outcome)).toEqual([REFUSED, CHANGED]);
  });
});

describe('the unit fields', () => {
  const phone = { id: 'phone', label: 'Phone', kind: 'TEXT', choices: [], visibility: 'STAFF' } as const;
  const blood = {
    id: 'blood',
    label: 'Blood type',
    kind: 'CHOICE',
    choices: ['O+', 'O-'],
    visibility: 'STAFF',
  } as const;
  const range = { id: 'range', label: 'Range card', kind: 'DAY', choices: [], visibility: 'STAFF' } as const;
  const planned = (row: RosterRow, given: Partial<RosterPerson> = {}) => {
    const unit = { policy: SPECIFICATION, unitFields: [phone, blood, range] };
    const [one] = finished(planRoster([{ ...NAME, ...row }], [leader, person(given)], unit, '2026-03-14'));
    return one;
  };

  it.each([
    ['a value', { 'own.blood': 'o +' }, {}, CHANGED, 'O+'],
    ['the same value', { 'own.blood': 'O+' }, { 'own.blood': 'O+' }, UNCHANGED, 'O+'],
    ['a blank cell', { 'own.blood': ' ' }, { 'own.blood': 'O+' }, UNCHANGED, 'O+'],
    ['NONE', { 'own.blood': 'none' }, { 'own.blood': 'O+' }, CHANGED, null],
    ['NONE where there is nothing', { 'own.blood': 'none' }, {}, UNCHANGED, null],
  ] as const)('%s', (_what, row, given, outcome, value) => {
    const found = planned(row, given);
    expect([found?.outcome, found?.after?.['own.blood'] ?? null]).toEqual([outcome, value]);
  });

  it("that cannot be read are problems of the row, after the other columns' problems", () => {
    const row = planned({ rank: 'MAJ', 'own.phone': 'x'.repeat(251), 'own.blood': 'O', 'own.range': '1900-01-01' });
    expect(row?.outcome).toBe(REFUSED);
    expect(row?.problems.map(({ field }) => field)).toEqual(['rank', 'own.phone', 'own.blood', 'own.range']);
  });

  it('that the unit does not have say nothing', () => {
    expect(planned({ 'own.gone': 'x' })).toMatchObject({ outcome: UNCHANGED, problems: [] });
  });
});

test('2,000 rows against 2,000 people of one last name are planned in thousands of steps', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const firstNames = Array.from({ length: 2_000 }, (_one, index) =>
    [index, index / 26, index / 676].map((place) => letters.charAt(Math.floor(place) % 26)).join(''),
  );
  const people = firstNames.map((firstName, index) => person({ id: `p${index}`, firstName, lastName: 'Smith' }));
  const rows = firstNames.map((middleName) => ({ firstName: middleName.slice(0, 1), middleName, lastName: 'Smith' }));
  const steps = planRoster(rows, [leader, ...people], UNIT, '2026-03-14');
  let count = 0;
  while (!steps.next().done) count += 1;
  expect(count).toBeGreaterThan(6_000);
});
