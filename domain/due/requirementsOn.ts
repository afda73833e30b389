import type { LocalDate } from '../localDate.ts';
import { testsTaken } from '../policy/testsTaken.ts';
import type { UnitFacts } from '../policy/unit.ts';
import { policyTestOf, type StoredRequirement } from './requirements.ts';

/**
 * The requirements as of a day: one that sets a score of the record has the tests, the scale and the mark of the policy that holds on that day (Spec 23.5).
 */
export function requirementsOn<Requirement extends Omit<StoredRequirement, 'id'>>(
  requirements: readonly Requirement[],
  unit: UnitFacts,
  day: LocalDate,
) {
  return requirements.map((requirement) => {
    const which = policyTestOf(requirement);
    if (which === null) return { ...requirement, tests: [] };
    const tests = testsTaken(unit, which, day);
    const { min = 0, max = 0, failBelow = null } = tests.at(-1) ?? {};
    return { ...requirement, tests, score: { min, max, failBelow } };
  });
}
