import { PACKS, PolicyPack } from '../../../../../domain/policy/packs.ts';
import { meetChanges } from '../../../../app/forms/edit/conflict.ts';
import { POLICY_CONFLICT_FIELDS, policyValues } from './policyValues.ts';

const opened = policyValues({ pack: PolicyPack.SPECIFICATION, policy: PACKS.SPECIFICATION }, '2026-03-02');

test('all that is typed, the first day as well, is kept when somebody else saves the unit meanwhile', () => {
  const typed = policyValues({ pack: PolicyPack.ARMY_2026, policy: PACKS.ARMY_2026 }, '2026-05-01');
  expect(meetChanges(POLICY_CONFLICT_FIELDS, opened, opened, typed, null).values).toEqual(typed);
});
