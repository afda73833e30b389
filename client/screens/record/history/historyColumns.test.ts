import { SPECIFICATION } from '../../../../domain/policy/packs.ts';
import { HISTORY_COLUMNS, historyLines } from './historyColumns.ts';

const UNIT = { policy: SPECIFICATION, unitFields: [] };

const entry = {
  at: '2026-01-05T12:00:00.000Z',
  actor: null,
  byOperator: true,
  subject: 'RECORD',
  action: 'CHANGED',
  subjectName: null,
  medical: false,
} as const;

test('each change to a field has a line of its own; an entry that shows none still has one', () => {
  const changed = {
    ...entry,
    changes: [
      { field: 'acftScore', label: null, from: '480', to: '512' },
      { field: 'acftPass', label: null, from: 'false', to: 'true' },
    ],
  };
  const added = {
    ...entry,
    action: 'ADDED' as const,
    changes: [{ field: 'rank', label: null, from: null, to: 'SPC' }],
  };
  const once = { ...changed, changes: changed.changes.slice(1) };
  expect(historyLines([once], UNIT, false).rows.map((line) => HISTORY_COLUMNS.at(-1)?.exported(line))).toEqual([
    'ACFT: Fail → Pass',
  ]);
  const lines = historyLines([changed, added], UNIT, false).rows.map((line) =>
    HISTORY_COLUMNS.map(({ exported }) => exported(line)),
  );
  expect(lines.map(([day, , by, title, change]) => [day, by, title, change])).toEqual([
    [{ day: '2026-01-05' }, 'Operator', 'Record changed', 'ACFT score: 480 → 512'],
    [{ day: '2026-01-05' }, 'Operator', 'Record changed', 'ACFT: Fail → Pass'],
    [{ day: '2026-01-05' }, 'Operator', 'Record added', ''],
  ]);
  expect(lines[0]?.[1]).toMatch(/^\d\d:\d\d$/);
});

test('entries about medical requirements are in the file when asked for', () => {
  const changes = [{ field: 'doneOn', label: null, from: null, to: '2026-01-05' }];
  const dental = { ...entry, subject: 'DUE' as const, subjectName: 'Dental', medical: true, changes };
  const left = historyLines([{ ...entry, changes: [] }, dental], UNIT, false);
  expect(left).toMatchObject({ rows: [{ entry: { subject: 'RECORD' } }], medicalLeftOut: 1 });
  expect(historyLines([dental], UNIT, true)).toMatchObject({ rows: [{ entry: dental }], medicalLeftOut: 0 });
});
