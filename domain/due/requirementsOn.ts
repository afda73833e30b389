import type { LocalDate } from '../localDate.ts';
import { testsTaken } from '../policy/testsTaken.ts';
import type { UnitFacts } from '../policy/unit.ts';
import { policyTestOf, type StoredRequirement } from './requirements.ts';

/**
 * The requirements as of a day. A requirement that sets a score in the record gets the tests, the scale and the passing mark of that day's
 * policy (Spec 23.5).
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
