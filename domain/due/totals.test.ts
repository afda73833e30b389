import { dueTotals } from './totals.ts';
import type { DueRecord } from './effect.ts';
import type { DueKind } from './kinds.ts';

const kind = (given: Partial<DueKind>): DueKind => ({
  id: 'ride',
  name: 'Check ride',
  group: '',
  grades: [],
  roles: [],
  cycle: 'MONTHS',
  months: 12,
  leadDays: 0,
  graceDays: 0,
  result: 'NONE',
  score: null,
  levels: [],
  tests: [],
  sets: null,
  medical: false,
  retiredOn: null,
  ...given,
});
const RIDE = kind({});
const RIFLE = kind({ id: 'm4', grades: ['E5'] });

/** Somebody with events by the requirement. */
const person = (days: Partial<Record<'ride' | 'm4', string>>, excuses: DueRecord['excuses'] = []): DueRecord => ({
  grade: 'E5',
  role: 'FO',
  dor: null,
  dues: Object.entries(days).map(([kindId, doneOn]) => ({
    kindId,
    doneOn,
    expiresOn: null,
    forRecord: true,
    score: null,
    level: null,
    passed: null,
  })),
  excuses,
});

test.each([
  ['nobody', [], 0, 0],
  ['who has never done one', [person({ ride: '2026-11-01' })], 1, 0],
  ['who is overdue and has another due soon: in both', [person({ ride: '2025-11-19', m4: '2025-12-01' })], 1, 1],
  ['who has two due soon: once', [person({ ride: '2025-11-20', m4: '2025-12-20' })], 0, 1],
  ['what is due on the 31st day', [person({ ride: '2025-12-21', m4: '2026-11-01' })], 0, 0],
  ['who is excused', [person({ m4: '2026-11-01' }, [{ kindId: 'ride', until: '2027-01-01' }])], 0, 0],
])('counts %s', (_whom, people, short, soon) => {
  expect(dueTotals([RIDE, RIFLE], people, '2026-11-20')).toEqual({ short, soon });
});
