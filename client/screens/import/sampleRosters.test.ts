/** Files as people bring them, from their bytes to the planned import. All people are invented. */
import { readFile } from 'node:fs/promises';
import type { Requirement } from '../../../domain/due/requirements.ts';
import { aRequirement, RIFLE_SCORE } from '../../../domain/due/testing.ts';
import { SPECIFICATION } from '../../../domain/policy/packs.ts';
import { NEW_RECORD } from '../../../domain/record/fields.ts';
import { planEvents } from '../../../domain/roster/eventPlan.ts';
import { planRoster, type RosterPerson } from '../../../domain/roster/rosterPlan.ts';
import { fullName } from '../../../domain/roster/rosterRow.ts';
import { wordKey } from '../../../domain/roster/rosterWordRules.ts';
import { finished } from '../../../domain/steps.ts';
import type { NamedRequirement } from './columns.ts';
import { openRoster, readAs } from './openRoster.ts';
import { readRosterFile } from './readRosterFile.ts';
import { blankLines, rosterLines } from './rosterLines.ts';
import type { RosterImportResult } from './rosterReading.ts';
import { rosterRows } from './rosterRows.ts';
import { meaningsOf, NO_MEANINGS, toRemember, wordsOf } from './rosterWords.ts';

const UNIT = { policy: SPECIFICATION, unitFields: [] };
const open = async (name: string, as = name, requirements: readonly NamedRequirement[] = []) => {
  const file = new File([await readFile(new URL(`samples/${name}`, import.meta.url))], as);
  return openRoster(await readRosterFile({ file, unit: UNIT }), null, UNIT, NO_MEANINGS, requirements);
};
const person = (id: string, [firstName, middleName, lastName]: readonly [string, string, string]): RosterPerson => ({
  ...NEW_RECORD,
  id,
  firstName,
  middleName,
  lastName,
  rank: 'SPC',
  grade: 'E4',
  acftTest: 'ACFT',
  m4Test: 'M4',
  m4Passed: false,
  isStaff: false,
  awaitsStaffApproval: false,
  loginState: 'NONE',
  stay: { arrivesOn: null, lastDay: null },
});
const leader = { ...person('leader', ['Ada', 'Rae', 'Vance']), isStaff: true, loginState: 'WORKING' as const };
const planned = (roster: Parameters<typeof rosterRows>[0], people: readonly RosterPerson[] = []) =>
  finished(planRoster(rosterRows(roster, UNIT), [leader, ...people], UNIT, '2026-11-26'));
/** The report as the server would send it. */
const reportOf = (rows: ReturnType<typeof planned>): RosterImportResult => ({
  written: true,
  plan: '',
  added: 0,
  changed: 0,
  unchanged: 0,
  asked: 0,
  refused: 0,
  rows: rows.map(({ row, before, outcome, after, says }) => ({
    row,
    outcome,
    name: fullName(before ?? says),
    soldierId: before?.id ?? null,
    changes: [],
    staffRights: null,
    ...{
      rank: after?.rank ?? null,
      section: after?.section ?? null,
      team: after?.team ?? null,
      role: after?.role ?? null,
    },
    hint: null,
    event: null,
    medical: false,
    candidates: [],
    warnings: [],
    problems: [],
  })),
});
const afterOf = (roster: Parameters<typeof rosterRows>[0]) =>
  planned(roster).map(({ after, problems }) => after ?? problems);

test("the S1 office's roll: titles, joined cells, other words for a place, and a last line that is nobody", async () => {
  const roster = await open('s1-alpha-roll.xlsx');
  expect(roster.sheet.headings.row).toBe(4);
  expect(roster.mapping).toEqual([
    ...[null, 'name', 'rank', 'pebd', 'dor', 'ets', 'section', 'team', 'role', 'acftScore', 'm4Qual', 'license'],
  ]);
  expect(rosterLines(roster.sheet, roster.mapping).skipped.map(({ cells }) => cells.join(' '))).toEqual(['TOTAL 4']);
  expect(blankLines(roster.sheet)).toBe(1);
  expect(afterOf({ ...roster, withoutMiddleName: new Set([6]) })).toMatchObject([
    {
      lastName: 'DORN',
      firstName: 'JOEL',
      middleName: 'A.',
      rank: 'SPC',
      grade: 'E4',
      section: 'ALPHA',
      team: 'TEAM_1',
    },
    { lastName: 'GARCIA-LOPEZ', rank: 'PFC', grade: 'E3', section: 'BRAVO', team: 'TEAM_2', role: 'RTO' },
    { lastName: 'SMITH', rank: 'SGT', grade: 'E5', m4Qual: 38, acftScore: null, acftPass: true, driversLicense: true },
    {
      lastName: "O'NEIL JR",
      middleName: 'P',
      section: 'BN_STAFF',
      ets: null,
      etsIndefinite: true,
      driversLicense: true,
    },
  ]);
});

test('dates in every form', async () => {
  const days = { pebd: '2022-11-15', dor: '2024-11-15', ets: '2027-11-15' };
  expect(afterOf(await open('dates.csv'))).toMatchObject([
    days,
    days,
    days,
    { ...days, ets: null, etsIndefinite: true },
  ]);
});

test('a known kind of file: the roster of the training system', async () => {
  const roster = await open('training-system-roster.xlsx');
  expect(roster.mapping.filter((column) => column !== null)).toEqual([
    ...['lastName', 'middleName', 'firstName', 'rank', 'grade', 'dor'],
  ]);
  expect(JSON.stringify(roster.sheet)).not.toContain('0042');
  const withBasd = readAs(roster, { mapping: roster.mapping.with(9, 'pebd') });
  expect(afterOf(withBasd)).toMatchObject([
    { lastName: 'HALE', rank: 'SPC', grade: 'E4', dor: '2024-05-20', pebd: '2022-01-10' },
    // A missing middle name is a question.
    [{ field: 'middleName' }],
  ]);
});

test('a known kind of file: the weapons of the training system, two lines of which are one person', async () => {
  const roster = await open('training-system-weapons.xlsx');
  expect(afterOf(roster)).toMatchObject([{ lastName: 'HALE', middleName: 'L', m4Qual: 38, rank: 'SPC' }]);
  for (const secret of ['0012345678', '180']) expect(JSON.stringify(roster.sheet)).not.toContain(secret);
});

describe('the weapons of the training system, once a requirement sets the rifle', () => {
  const rifle = aRequirement({ id: 'requirement-rifle', name: 'Rifle', ...RIFLE_SCORE, sets: 'RIFLE' });
  const hale = { ...person('hale', ['NORA', 'L', 'HALE']), dues: [] };
  const earlier: Requirement = { ...rifle, id: 'requirement-earlier', name: 'M17', retiredOn: '2026-01-05' };
  const opened = () => open('training-system-weapons.xlsx', undefined, [earlier, rifle]);
  const plan = (roster: Parameters<typeof rosterRows>[0]) =>
    finished(planEvents(rosterRows(roster, UNIT), [hale], [earlier, rifle], UNIT, '2026-11-26')).map(
      ({ outcome, after, event, problems }) => [
        ...[outcome, after?.m4Qual, event?.text],
        ...problems.map(({ message }) => message),
      ],
    );

  test('each row is an event on its day, and says nothing else', async () => {
    const roster = await opened();
    expect(roster.mapping.filter((column) => column !== null)).toEqual([
      ...['firstName', 'lastName', 'middleName', 'requirement', 'doneOn', 'result'],
    ]);
    expect(plan(roster)).toEqual([
      ['ADDED', 38, '03 MAR 2026 Rifle · 38: passes.'],
      ['REFUSED', undefined, undefined, "M17 is retired, so files can't add events to it."],
    ]);
  });

  test('another weapon is asked once, as a word', async () => {
    const roster = await opened();
    expect(wordsOf(roster, UNIT)).toEqual([
      { column: 'requirement', text: 'M17', count: 1, choices: [{ value: 'requirement-rifle', label: 'Rifle' }] },
    ]);
    const leftOut = { ...roster, words: new Map([['requirement:M17', null]]) };
    expect(plan(leftOut)).toHaveLength(1);
    expect(toRemember(leftOut, UNIT, null)).toEqual([{ column: 'requirement', text: 'M17', value: null }]);
  });

  test('without a requirement that sets it, the file sets the score as a roster', async () => {
    const roster = await open('training-system-weapons.xlsx', undefined, [{ ...rifle, sets: null }]);
    expect(roster.mapping).toContain('m4Qual');
    expect(roster.mapping).not.toContain('requirement');
  });
});

test('the visible sheet is opened, and hidden ones come last', async () => {
  const roster = await open('hidden-first-sheet.xlsx');
  expect(roster.sheet.name).toBe('Current');
  expect(roster.file.sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ['Current', false],
    ['OLD FY25', true],
  ]);
});

test.each(['old.xls', 'old.csv', 'old.xlsx'])('a file of Excel 97 is called so when its name is %s', async (name) => {
  await expect(open('old.xls', name)).rejects.toThrow('This is an old Excel file');
});

test('an update with initials: each row is probably the one record with those names', async () => {
  const names: [string, string, string][] = [
    ['Mateo', 'Luis', 'Alvarez'],
    ['Priya', 'Anjali', 'Raman'],
    ['Marcus', 'Elijah', 'Whitfield'],
  ];
  const people = names.map((name, index) => person(`person-${index}`, name));
  const roster = await open('update-by-initials.csv');
  const rows = planned(roster, people);
  expect(rows.map(({ outcome, candidates }) => [outcome, candidates.map(({ id }) => id)])).toEqual([
    ...people.map(({ id }) => ['ASKED', [id]]),
  ]);
  const persons = new Map(rows.map(({ row, candidates }) => [row, candidates[0]?.id ?? null]));
  expect(planned({ ...roster, persons }, people)).toMatchObject([
    { outcome: 'CHANGED', after: { middleName: 'Luis', acftScore: 512, m4Qual: 33 } },
    { outcome: 'CHANGED', after: { middleName: 'Anjali', acftScore: 505, m4Qual: 35 } },
    { outcome: 'CHANGED', after: { middleName: 'Elijah', acftScore: 560, m4Qual: 39 } },
  ]);
  // Once remembered, the next file with these names needs no answers, whatever its columns.
  const settled = { ...roster, persons };
  const said = toRemember(settled, UNIT, reportOf(planned(settled, people)));
  expect(said).toEqual([
    { column: 'name', text: 'ALVAREZ, MATEO L.', value: 'person-0' },
    { column: 'name', text: 'RAMAN, PRIYA', value: 'person-1' },
    { column: 'name', text: 'whitfield, marcus', value: 'person-2' },
  ]);
  const remembered = meaningsOf(said.map((word) => ({ ...word, id: wordKey(word) })));
  const again = openRoster(roster.file, null, UNIT, remembered);
  expect(planned(again, people).map(({ outcome }) => outcome)).toEqual(['CHANGED', 'CHANGED', 'CHANGED']);
  expect(toRemember(again, UNIT, reportOf(planned(again, people)))).toEqual(said);
  // Nobody else is taken for these people, even if their records are gone.
  const others = [person('other', ['Mateo', 'Lars', 'Alvarez'])];
  expect(planned(again, others).map(({ outcome }) => outcome)).toEqual(['ASKED', 'REFUSED', 'REFUSED']);
});

test("the unit's words: each is understood, or asked once", async () => {
  const roster = await open('unit-words.csv');
  expect(wordsOf(roster, UNIT).map(({ column, text, choices }) => [column, text, choices.length])).toEqual([
    ['m4Qual', 'EXPERT', 0],
  ]);
  const words = new Map([['m4Qual:EXPERT', null]]);
  expect(afterOf({ ...roster, words })).toMatchObject([
    {
      acftScore: 540,
      acftPass: true,
      m4Qual: 38,
      section: 'ALPHA',
      team: 'TEAM_1',
      role: 'FO',
      blcComplete: true,
      dlc1Complete: true,
      jfoQualified: true,
      driversLicense: true,
    },
    {
      acftScore: 300,
      acftPass: false,
      m4Qual: null,
      section: 'ALPHA',
      team: 'TEAM_1',
      role: 'RTO',
      blcComplete: false,
      dlc1Complete: false,
      jfoQualified: false,
      driversLicense: false,
    },
  ]);
});
