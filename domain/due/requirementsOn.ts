import type { LocalDate } from '../localDate.ts';
import { testsTaken } from '../policy/testsTaken.ts';
import type { UnitFacts } from '../policy/unit.ts';
import { policyTestOf, type StoredDueKind } from './requirements.ts';

/**
 * The requirements as of a day: one that sets a score of the record has the tests, the scale and the mark of the policy that holds on that day (Rule 28).
 */
export function kindsOn<Kind extends Omit<StoredDueKind, 'id'>>(
  kinds: readonly Kind[],
  unit: UnitFacts,
  day: LocalDate,
) {
  return kinds.map((kind) => {
    const which = policyTestOf(kind);
    if (which === null) return { ...kind, tests: [] };
    const tests = testsTaken(unit, which, day);
    const { min = 0, max = 0, failBelow = null } = tests.at(-1) ?? {};
    return { ...kind, tests, score: { min, max, failBelow } };
  });
}
