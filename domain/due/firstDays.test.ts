import type { DueRecord } from './effect.ts';
import { withoutFirstDay } from './firstDays.ts';
import type { Requirement } from './requirements.ts';

const TODAY = '2026-11-20';
const EVALUATION: Requirement = {
  id: 'evaluation',
  name: 'Evaluation',
  group: '',
  grades: [],
  roles: [],
  cycle: 'FIXED',
  months: null,
  leadDays: 14,
  graceDays: 90,
  result: 'NONE',
  score: null,
  levels: [],
  tests: [],
  sets: null,
  medical: false,
  inForceFrom: '2026-11-01',
  retiredOn: null,
};
const event = {
  requirementId: 'evaluation',
  doneOn: '2025-11-01',
  expiresOn: '2026-10-31',
  forRecord: true,
  score: null,
  level: null,
  passed: null,
};
const NOBODY: DueRecord = {
  grade: 'E5',
  role: 'FO',
  dor: null,
  arrivesOn: null,
  madeOn: '2020-01-05',
  dues: [],
  excuses: [],
  firstDues: [],
};

test.each<[string, Partial<DueRecord>, Partial<Requirement>, boolean]>([
  ['never done', {}, {}, true],
  ['never done, with its day', { firstDues: [{ requirementId: 'evaluation', on: '2027-01-31' }] }, {}, false],
  ['never done, with the day of another', { firstDues: [{ requirementId: 'other', on: '2027-01-31' }] }, {}, true],
  ['done', { dues: [event] }, {}, false],
  ['excused', { excuses: [{ requirementId: 'evaluation', until: TODAY }] }, {}, false],
  ['not asked', {}, { grades: ['E7'] }, false],
  ['not in force yet', {}, { inForceFrom: '2026-11-21' }, false],
  ['retired', {}, { retiredOn: TODAY }, false],
  ['whose day follows from the cycle', {}, { cycle: 'MONTHS', months: 12 }, false],
])('the day is missing of what is %s', (_what, record, requirement, isMissing) => {
  const missing = withoutFirstDay([{ ...EVALUATION, ...requirement }], { ...NOBODY, ...record }, TODAY);
  expect(missing).toHaveLength(isMissing ? 1 : 0);
});
