import type { Requirement } from '../../../domain/due/requirements.ts';
import { aRequirement, RIFLE_SCORE } from '../../../domain/due/testing.ts';
/** A file of events, from its export to its planned import. */
import { SPECIFICATION } from '../../../domain/policy/packs.ts';
import { NEW_RECORD } from '../../../domain/record/fields.ts';
import { planEvents } from '../../../domain/roster/eventPlan.ts';
import { finished } from '../../../domain/steps.ts';
import { tableCsv, tableOf } from '../../app/tables/export/tableFiles.ts';
import { xlsxOf } from '../../app/tables/export/xlsx.ts';
import { EVENT_FILE_COLUMNS } from '../due/fileColumns.ts';
import { consistent, mappingProblem, labelsOf } from './columns.ts';
import { openRoster } from './openRoster.ts';
import { readRosterFile } from './readRosterFile.ts';
import { rosterLines } from './rosterLines.ts';
import { rosterRows } from './rosterRows.ts';
import { NO_MEANINGS, toRemember, wordsOf } from './rosterWords.ts';

const NOTE = { ...{ id: 'note', label: 'Note', kind: 'TEXT' as const, choices: [] }, visibility: 'STAFF' as const };
const UNIT = { policy: SPECIFICATION, unitFields: [NOTE] };
const M4 = aRequirement({ id: 'requirement-m4', name: 'M4', ...RIFLE_SCORE, sets: 'RIFLE' });
const ACFT = { name: 'ACFT', min: 0, max: 600, failBelow: null, bands: [], since: null };
const AFT: Requirement = {
  ...M4,
  id: 'requirement-aft',
  name: 'AFT',
  score: null,
  tests: [ACFT, { ...ACFT, name: 'AFT', max: 500, since: '2025-06-01' }],
  sets: 'FITNESS',
};
const RIDE: Requirement = {
  ...M4,
  id: 'requirement-ride',
  name: 'Check ride',
  result: 'NONE',
  score: null,
  sets: null,
};
const THRU: Requirement = { ...RIDE, id: 'requirement-thru', name: 'Evaluation', cycle: 'FIXED', months: null };
const DENTAL: Requirement = {
  ...RIDE,
  id: 'requirement-dental',
  name: 'Dental',
  result: 'LEVEL',
  levels: [{ name: 'Class 1', passes: true }],
};
const REQUIREMENTS = [M4, AFT, RIDE, THRU, DENTAL];
const SAM = { firstName: 'Ana', middleName: 'Rae', lastName: 'Sam', rank: 'SGT' } as const;
const event = (requirement: Requirement, given: object = {}) => ({
  requirementId: requirement.id,
  doneOn: '2026-03-03',
  expiresOn: null,
  forRecord: true,
  score: null,
  level: null,
  passed: null,
  note: '',
  ...given,
});
const EVENTS = [
  { requirement: M4, event: event(M4, { score: 38, note: '=1+1' }) },
  { requirement: M4, event: event(M4, { score: 30, forRecord: false }) },
  { requirement: AFT, event: event(AFT, { score: 450, passed: true }) },
  { requirement: AFT, event: event(AFT, { doneOn: '2025-05-31', score: 540, passed: true }) },
  { requirement: RIDE, event: event(RIDE, { doneOn: '2025-12-31' }) },
  { requirement: THRU, event: event(THRU, { expiresOn: '2027-03-03' }) },
  { requirement: DENTAL, event: event(DENTAL, { level: 'Class 1' }) },
];
const ROWS = EVENTS.map((one) => ({ soldier: SAM, ...one }));
const sam = {
  ...NEW_RECORD,
  ...SAM,
  ...({ id: 'sam', grade: 'E5', acftTest: 'ACFT', m4Test: 'M4', m4Passed: true, m4Qual: 38, isStaff: false } as const),
  awaitsStaffApproval: false,
  loginState: 'NONE' as const,
  stay: { arrivesOn: null, lastDay: null },
  dues: EVENTS.map((one) => one.event),
};
const opened = async (content: string | Blob, name: string) =>
  openRoster(
    await readRosterFile({ file: new File([content], name), unit: UNIT }),
    null,
    UNIT,
    NO_MEANINGS,
    REQUIREMENTS,
  );
const planned = (roster: Awaited<ReturnType<typeof opened>>) =>
  finished(planEvents(rosterRows(roster, UNIT), [sam], REQUIREMENTS, UNIT, '2026-11-26'));

test.each([
  ['events.csv', () => tableCsv(EVENT_FILE_COLUMNS, ROWS)],
  ['events.xlsx', async () => xlsxOf(tableOf('Events', EVENT_FILE_COLUMNS, ROWS))],
])('%s: what is exported and imported as it is enters nothing', async (name, write) => {
  const roster = await opened(await write(), name);
  expect(roster.mapping).toEqual([
    ...[
      'lastName',
      'firstName',
      'middleName',
      null,
      'requirement',
      'doneOn',
      'result',
      'expiresOn',
      'forRecord',
      'note',
    ],
  ]);
  expect(planned(roster).map(({ outcome, problems }) => [outcome, problems])).toEqual(
    ROWS.map(() => ['UNCHANGED', []]),
  );
  expect([wordsOf(roster, UNIT), toRemember(roster, UNIT, null)]).toEqual([[], []]);
});

test('a cell that was changed is entered, with its note as it was', async () => {
  const csv = (await tableCsv(EVENT_FILE_COLUMNS, ROWS)).replace(',38,', ',36,');
  const rows = planned(await opened(csv, 'events.csv'));
  expect(rows.map(({ outcome }) => outcome)).toEqual(['ADDED', ...Array<string>(6).fill('UNCHANGED')]);
  expect(rows[0]).toMatchObject({
    after: { m4Qual: 36 },
    event: { given: { note: '=1+1' }, text: '03 MAR 2026 M4 · 36: passes. There is also 38 on that day.' },
  });
});

describe('a file that somebody made', () => {
  const file = (lines: readonly string[], ending = 'csv') => opened(lines.join('\n'), `range.${ending}`);

  test('has days in any form, other words for a requirement, and lines that are nobody', async () => {
    const roster = await file(
      [
        ...[
          'Range card',
          'Name\tRequirement\tDone on\tResult\tRemarks',
          'SAM, ANA RAE\tM4 Carbine\t3/15/2026\t36\tNight',
        ],
        ...['SAM, ANA RAE\tM4\t20260316\t40\t', 'TOTAL 2\t\t\t\t'],
      ],
      'tsv',
    );
    expect(rosterLines(roster.sheet, roster.mapping).skipped.map(({ row }) => row)).toEqual([5]);
    expect(wordsOf(roster, UNIT)).toMatchObject([{ column: 'requirement', text: 'M4 Carbine', count: 1 }]);
    const words = new Map([['requirement:M4CARBINE', 'requirement-m4']]);
    expect(planned({ ...roster, words }).map(({ event: one }) => one?.text)).toEqual([
      '15 MAR 2026 M4 · 36: passes. Not the latest event, so it changes nothing else.',
      '16 MAR 2026 M4 · 40: passes.',
    ]);
    expect(toRemember({ ...roster, words }, UNIT, null)).toEqual([
      { column: 'requirement', text: 'M4 Carbine', value: 'requirement-m4' },
    ]);
  });

  test('of whose columns the requirement and the day are set by hand says nothing else', async () => {
    const { mapping } = await file(['First name,Last name,Rank,What,When', 'Ana,Sam,SGT,M4,03 MAR 2026']);
    expect(mapping).toEqual(['firstName', 'lastName', 'rank', null, null]);
    const labels = labelsOf({ requirements: REQUIREMENTS }, UNIT);
    const half = mapping.with(3, 'requirement');
    expect(mappingProblem(consistent(half, UNIT), labels)).toMatch(
      /^Choose the columns for the requirement and the date/,
    );
    const whole = consistent(half.with(4, 'doneOn'), UNIT);
    expect([whole, mappingProblem(whole, labels)]).toEqual([
      ['firstName', 'lastName', null, 'requirement', 'doneOn'],
      null,
    ]);
  });

  test('is no file of events where the unit has no requirements', async () => {
    const csv = await tableCsv(EVENT_FILE_COLUMNS, ROWS);
    const sheets = await readRosterFile({ file: new File([csv], 'events.csv'), unit: UNIT });
    const { mapping } = openRoster(sheets, null, UNIT, NO_MEANINGS);
    expect(mapping.slice(3)).toEqual(['rank', null, null, null, null, null, 'own.note']);
  });
});

test('a unit that keeps DoD IDs matches events of a file by them', async () => {
  const dodId = {
    id: 'dod',
    label: 'DoD ID',
    kind: 'DOD_ID' as const,
    choices: [],
    visibility: 'STAFF' as const,
  };
  const unit = { ...UNIT, unitFields: [NOTE, dodId] };
  const csv = [
    'First name,Last name,EDIPI,Note,Requirement,Done on,Result',
    'Anna,Jones,1234567890,x,M4,02 MAR 2026,38',
  ];
  const file = await readRosterFile({ file: new File([csv.join('\n')], 'range.csv'), unit });
  const roster = openRoster(file, null, unit, NO_MEANINGS, REQUIREMENTS);
  expect(roster.mapping).toContain('own.dod');
  const people = [{ ...sam, firstName: 'Anna', 'own.dod': '1234567890' }];
  const rows = rosterRows(roster, unit).map(({ own, ...row }) => ({ ...row, 'own.dod': own?.[0]?.value }));
  const [planned] = finished(planEvents(rows, people, REQUIREMENTS, unit, '2026-03-14'));
  expect(planned).toMatchObject({
    outcome: 'ADDED',
    before: { id: 'sam' },
    event: { requirement: { id: 'requirement-m4' } },
  });
});
