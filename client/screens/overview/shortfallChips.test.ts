import type { Due } from '../../../domain/due/states.ts';
import { type Shortfall, Severity } from '../../../domain/readiness/shortfalls.ts';
import type { ReadinessList } from '../../../domain/values.ts';
import { shortfallChips } from './shortfallChips.ts';

const TODAY = '2026-11-20';
const NAMES = {
  requirements: new Map([
    ['m4', 'M4'],
    ['pha', 'PHA'],
    ['ride', 'Check ride'],
  ]),
  policy: { rifleTest: { name: 'M4', min: 0, max: 600, since: null, failBelow: 23, bands: [] } },
};
type Reason = { value: string; missing: readonly string[] };
type Item = Due & { requirementId: string };

function item(requirementId: string, given: Partial<Due>): Shortfall<Reason, Item> {
  const due: Due = { state: 'OVERDUE', dueOn: null, overdueFrom: null, excusedUntil: null, doneOn: '2025-01-05' };
  return { severity: Severity.SOON, list: null, finding: null, item: { requirementId, ...due, ...given } };
}

const onList = (list: ReadinessList, finding: Reason): Shortfall<Reason, Item> => ({
  ...{ severity: Severity.SOON, list, finding },
  item: null,
});

test.each<readonly [ReadinessList, Reason, string, string]>([
  ['DLC_INCOMPLETE', { value: 'E5, DLC 2 not complete', missing: ['DLC 2'] }, 'course', 'DLC 2'],
  ['PME_INCOMPLETE', { value: 'E5, ALC not complete', missing: ['ALC'] }, 'course', 'ALC'],
  ['NEED_LICENSED', { value: "No driver's license", missing: ["Driver's license"] }, 'license', 'No license'],
  ['M4_QUAL_FAIL', { value: 'Score 21', missing: ['M4 score of 23'] }, 'failed', 'M4 score 21'],
  ['M4_QUAL_FAIL', { value: 'Score not entered', missing: [] }, 'failed', 'M4 score not entered'],
  ['ACFT_FAIL', { value: 'ACFT failed', missing: ['ACFT pass'] }, 'failed', 'ACFT failed'],
])('%s with %j', (list, finding, kind, text) => {
  expect(shortfallChips([onList(list, finding)], NAMES, TODAY)).toEqual([{ kind, text }]);
});

test.each<readonly [Partial<Due>, string, string]>([
  [{ state: 'FAILED', dueOn: '2026-11-01' }, 'failed', 'PHA failed'],
  [{ state: 'OVERDUE', dueOn: '2026-11-18', overdueFrom: '2026-11-19' }, 'overdue', 'PHA 2 d overdue'],
  [{ state: 'OVERDUE', doneOn: null, overdueFrom: '2026-11-19' }, 'neverDone', 'PHA never done'],
  [{ state: 'DUE_SOON', dueOn: TODAY, overdueFrom: '2026-11-21' }, 'soon', 'PHA today'],
  [{ state: 'DUE_SOON', dueOn: '2026-12-11', overdueFrom: '2026-12-12' }, 'soon', 'PHA in 21 d'],
  [{ state: 'DUE_SOON', dueOn: '2026-10-20', overdueFrom: '2026-11-30' }, 'soon', 'PHA late since 21 OCT'],
  [{ state: 'TO_DO', doneOn: null, dueOn: '2026-12-11' }, 'toDo', 'PHA to do in 21 d'],
  [{ state: 'TO_DO', doneOn: null, dueOn: null }, 'toDo', 'PHA to do'],
])('a requirement that is %j', (given, kind, text) => {
  expect(shortfallChips([item('pha', given)], NAMES, TODAY)).toEqual([{ kind, text }]);
});

test('several that were never done are one chip, where the first of them stands', () => {
  const never = { doneOn: null, overdueFrom: '2026-11-01' };
  const failed = onList('M4_QUAL_FAIL', { value: 'Score 21', missing: [] });
  expect(
    shortfallChips(
      // The rifle was never done either, and its list says what the record has.
      [{ ...item('m4', never), ...failed, item: item('m4', never).item }, item('pha', never), item('ride', never)],
      NAMES,
      TODAY,
    ),
  ).toEqual([
    { kind: 'failed', text: 'M4 score 21' },
    { kind: 'neverDone', text: '2 never done', title: 'PHA and Check ride' },
  ]);
});

test('so are several that are to do', () => {
  const toDo = { state: 'TO_DO', doneOn: null, dueOn: '2026-12-11' } as const;
  expect(shortfallChips([item('pha', toDo), item('ride', { ...toDo, dueOn: null })], NAMES, TODAY)).toEqual([
    { kind: 'toDo', text: '2 to do', title: 'PHA and Check ride' },
  ]);
});
