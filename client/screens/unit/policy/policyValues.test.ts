import { PACKS, PolicyPack } from '../../../../domain/policy/packs.ts';
import { meetChanges } from '../../../app/forms/edit/conflict.ts';
import {
  changeOfPack,
  POLICY_CONFLICT_FIELDS,
  type PolicyValues,
  policyValues,
  readPolicy,
  RULE_FIELDS,
  rulesWith,
} from './policyValues.ts';

const opened = policyValues({ pack: PolicyPack.SPECIFICATION, policy: PACKS.SPECIFICATION }, '2026-03-02');

/** The form after the Army's pack is chosen. */
function army(): PolicyValues {
  return Object.assign({}, opened, changeOfPack(opened, PolicyPack.ARMY_2026, opened));
}

test('all that is typed, the first day as well, is kept when somebody else saves the unit meanwhile', () => {
  const typed = policyValues({ pack: PolicyPack.ARMY_2026, policy: PACKS.ARMY_2026 }, '2026-05-01');
  expect(meetChanges(POLICY_CONFLICT_FIELDS, opened, opened, typed, null).values).toEqual(typed);
});

test("looking at another pack and going back keeps the unit's own rules, even if the other pack has the same", () => {
  const own = { ...PACKS.SPECIFICATION, fitnessTest: PACKS.ARMY_2026.fitnessTest, totalCapacity: 34 };
  const before = policyValues({ pack: PolicyPack.SPECIFICATION, policy: own }, '2026-03-02');
  const there = policyValues(
    { pack: PolicyPack.ARMY_2026, policy: { ...PACKS.ARMY_2026, totalCapacity: 34 } },
    '2026-03-02',
  );
  expect({ ...before, ...changeOfPack(before, PolicyPack.ARMY_2026, before) }).toEqual(there);
  expect({ ...there, ...changeOfPack(there, PolicyPack.SPECIFICATION, before) }).toEqual(before);
});

test('a pack offers since when its test is taken, which is typed as a day that is not after the first one of the policy', () => {
  expect(army()['fitnessTest.since']).toBe('2025-06-01');
  expect(readPolicy(army())).toEqual({ policy: PACKS.ARMY_2026, problems: [] });
  expect(readPolicy({ ...army(), 'fitnessTest.since': '' })).toMatchObject({
    policy: { fitnessTest: { since: null } },
  });
  for (const since of ['2026-03-03', 'no date']) {
    expect(readPolicy({ ...army(), 'fitnessTest.since': since })).toMatchObject({
      problems: [{ field: 'fitnessTest.since' }],
    });
  }
});

test('Total is a number of its own, so it says how many places the sections in the form have', () => {
  const [total] = RULE_FIELDS.capacity;
  const raised = readPolicy({ ...opened, 'sectionCapacity.ALPHA': '12' }).policy;
  expect(total).toMatchObject({ name: 'totalCapacity', help: expect.any(Function) });
  expect(typeof total?.help === 'function' && total.help(raised)).toBe('The sections have 38.');
});

test('a mark that is no number has one problem, and is not judged by', () => {
  const { problems } = readPolicy({ ...army(), 'rifleTest.failBelow': 'x' });
  expect(problems.map(({ field }) => field)).toEqual(['rifleTest.failBelow']);
  expect(rulesWith(problems)).toEqual(['rifleTest']);
});
