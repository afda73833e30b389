import type { Requirement } from '../../../domain/due/requirements.ts';
import { aRequirement, RIFLE_SCORE } from '../../../domain/due/testing.ts';
import { readResult } from '../../../domain/due/typedResult.ts';
import { tableCsv, tableOf } from '../../app/tables/export/tableFiles.ts';
import { EVENT_FILE_COLUMNS, eventRows, matrixColumns } from './fileColumns.ts';

const M4_QUALIFICATION = aRequirement({ id: 'm4', name: 'M4', ...RIFLE_SCORE, sets: 'RIFLE' });
const M4 = { name: 'M4', min: 0, max: 40, failBelow: 23, bands: [{ name: 'expert', from: 36 }], since: null };
const M16 = { ...M4, name: 'M16' };
const DENTAL: Requirement = {
  ...M4_QUALIFICATION,
  id: 'dental',
  name: 'Dental',
  result: 'LEVEL',
  score: null,
  sets: null,
  medical: true,
  levels: [{ name: 'Class 1', passes: true }],
};
const SOLDIER = { rank: 'SGT', firstName: 'Ana', middleName: 'Rae', lastName: 'Sam' } as const;
const EVENT = {
  doneOn: '2026-11-12',
  expiresOn: null,
  forRecord: true,
  score: null,
  level: null,
  passed: null,
  note: '',
};

test('the file of who is due has a state and a day for each requirement', () => {
  const due = {
    dueOn: '2027-11-12',
    overdueFrom: '2027-11-13',
    excusedUntil: null,
    doneOn: '2025-11-12',
    typed: null,
  };
  const rows = [
    {
      soldier: { ...SOLDIER, section: 'ALPHA', pastEts: false } as const,
      standings: [
        { ...due, requirementId: 'm4', state: 'EXCUSED', excusedUntil: '2027-01-31' } as const,
        { ...due, requirementId: 'dental', state: 'TO_DO', doneOn: null, typed: '38' } as const,
      ],
    },
    { soldier: { ...SOLDIER, section: 'ALPHA', pastEts: true } as const, standings: [] },
    {
      soldier: { ...SOLDIER, section: 'ALPHA', pastEts: false } as const,
      standings: [
        // Still within its days of grace.
        { ...due, requirementId: 'm4', state: 'DUE_SOON', dueOn: '2026-11-25', overdueFrom: '2026-12-01' } as const,
        { ...due, requirementId: 'dental', state: 'DUE_SOON', dueOn: '2026-11-26' } as const,
      ],
    },
  ];
  expect(tableOf('Due', matrixColumns([M4_QUALIFICATION, DENTAL], '2026-11-26'), rows)).toEqual({
    name: 'Due',
    headers: ['Rank', 'Last name', 'Section', 'Past ETS', 'M4', 'M4 due', 'Dental', 'Dental due'],
    lines: [
      [
        'SGT',
        'Sam',
        'ALPHA',
        '',
        'Excused until 31 JAN 2027',
        { day: '2027-11-12' },
        'To do by 12 NOV 2027. Record: 38, no date',
        { day: '2027-11-12' },
      ],
      ['SGT', 'Sam', 'ALPHA', 'Yes', '', '', '', ''],
      [
        'SGT',
        'Sam',
        'ALPHA',
        '',
        'Late since 26 NOV 2026, overdue from 01 DEC 2026',
        { day: '2026-11-25' },
        'Due soon, by 26 NOV 2026',
        { day: '2026-11-26' },
      ],
    ],
  });
});

test('the file of events has a line for each, medical ones only when asked for', async () => {
  const people = [
    {
      ...SOLDIER,
      series: [
        { requirement: M4_QUALIFICATION, events: [{ ...EVENT, score: 38, note: '=1+1' }] },
        { requirement: DENTAL, events: [{ ...EVENT, level: 'Class 1', expiresOn: '2027-01-31', forRecord: false }] },
      ],
    },
  ];
  expect(eventRows(people, false)).toMatchObject({ rows: [{ requirement: M4_QUALIFICATION }], medicalLeftOut: 1 });
  const whole = eventRows(people, true);
  expect(whole.medicalLeftOut).toBe(0);
  expect(await tableCsv(EVENT_FILE_COLUMNS, whole.rows)).toBe(
    [
      '\uFEFFLast name,First name,Middle name,Rank,Requirement,Done on,Result,Due again on,For record,Note',
      "Sam,Ana,Rae,SGT,M4,12 NOV 2026,38,,Yes,'=1+1",
      'Sam,Ana,Rae,SGT,Dental,12 NOV 2026,Class 1,31 JAN 2027,No,',
      '',
    ].join('\r\n'),
  );
});

test.each([
  [M4_QUALIFICATION, { score: 38, level: null, passed: null }, 38],
  [{ ...M4_QUALIFICATION, sets: 'FITNESS' as const }, { score: 38, level: null, passed: false }, '38, Fail'],
  [
    { ...M4_QUALIFICATION, result: 'PASS_FAIL' as const, score: null, sets: null },
    { score: null, level: null, passed: true },
    'Pass',
  ],
  [
    { ...M4_QUALIFICATION, result: 'NONE' as const, score: null, sets: null },
    { score: null, level: null, passed: null },
    'X',
  ],
  [DENTAL, { score: null, level: 'Class 1', passed: null }, 'Class 1'],
  [{ ...M4_QUALIFICATION, tests: [M4] }, { score: 38, level: null, passed: null }, 38],
  [
    { ...M4_QUALIFICATION, tests: [M16, { ...M4, since: '2026-12-01' }] },
    { score: 38, level: null, passed: null },
    '38 (M16)',
  ],
])('a result in the file is read as it was: %#', (requirement, value, cell) => {
  const [, , , , , , result] = EVENT_FILE_COLUMNS;
  expect(result?.exported({ soldier: SOLDIER, requirement, event: { ...EVENT, ...value } })).toBe(cell);
  expect(readResult(requirement, String(cell), EVENT.doneOn)).toEqual({ value });
});
