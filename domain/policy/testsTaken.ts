import type { LocalDate } from '../localDate.ts';
import type { TakenTest, TestName } from './tests.ts';
import { inTurn, type UnitFacts, unitOn } from './unit.ts';

/**
 * The tests that a unit has taken, the latest last, from its policies up to a day. A test that keeps its name is one test, with its latest scale
 * and passing mark.
 */
export function testsTaken(facts: UnitFacts, which: TestName, day: LocalDate): readonly TakenTest[] {
  const days = new Set(inTurn(facts.policies).flatMap(({ from }) => (from <= day ? [from] : [])));
  let taken: readonly TakenTest[] = [testOf({ ...facts, policies: [] }, which, day)];
  for (const from of days) {
    const test = testOf(facts, which, from);
    const last = taken.at(-1);
    const isSame = last?.name === test.name;
    const since = test.since ?? (isSame ? last.since : from);
    const before = isSame ? taken.slice(0, -1) : taken;
    // A first day in the past removes earlier tests that would have begun on that day or later.
    taken = [...before.filter((one) => since !== null && (one.since ?? '') < since), { ...test, since }];
  }
  return taken;
}

function testOf(facts: UnitFacts, which: TestName, day: LocalDate): TakenTest {
  const { fitnessTest, rifleTest } = unitOn(facts, day).policy;
  return which === 'rifleTest' ? rifleTest : { ...fitnessTest, failBelow: null, bands: [] };
}
