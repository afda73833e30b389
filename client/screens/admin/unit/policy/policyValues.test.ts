import { PACKS, PolicyPack } from '../../../../../domain/policy/packs.ts';
import { meetChanges } from '../../../../app/forms/edit/conflict.ts';
import { changeOfPack, POLICY_CONFLICT_FIELDS, policyValues } from './policyValues.ts';

const opened = policyValues({ pack: PolicyPack.SPECIFICATION, policy: PACKS.SPECIFICATION }, '2026-03-02');

test('all that is typed, the first day as well, is kept when somebody else saves the unit meanwhile', () => {
  const typed = policyValues({ pack: PolicyPack.ARMY_2026, policy: PACKS.ARMY_2026 }, '2026-05-01');
  expect(meetChanges(POLICY_CONFLICT_FIELDS, opened, opened, typed, null).values).toEqual(typed);
});

test("who looks at another pack and goes back has the unit's own rules, also one that the other pack says as well", () => {
  const own = { ...PACKS.SPECIFICATION, fitnessTest: PACKS.ARMY_2026.fitnessTest, totalCapacity: 34 };
  const before = policyValues({ pack: PolicyPack.SPECIFICATION, policy: own }, '2026-03-02');
  const there = policyValues(
    { pack: PolicyPack.ARMY_2026, policy: { ...PACKS.ARMY_2026, totalCapacity: 34 } },
    '2026-03-02',
  );
  expect({ ...before, ...changeOfPack(before, PolicyPack.ARMY_2026, before) }).toEqual(there);
  expect({ ...there, ...changeOfPack(there, PolicyPack.SPECIFICATION, before) }).toEqual(before);
});
