import { addDays, type LocalDate } from '../localDate.ts';
import { packLabel } from './packs.ts';
import { differingRules, POLICY_RULES } from './rules.ts';
import { inTurn, type UnitFacts, unitOn } from './unit.ts';

/** A day on which the unit's policy became another one. */
export type PolicyChange = {
  readonly day: LocalDate;
  /** What changed, as the screen of the policy calls it: the names of rules, or of the pack if no rule differs. */
  readonly changes: readonly string[];
};

/** The days from one day to another on which the unit's policy differs from the day before, in their order. */
export function policyChanges(facts: UnitFacts, from: LocalDate, to: LocalDate): PolicyChange[] {
  const days = new Set(inTurn(facts.policies).map((choice) => choice.from));
  return [...days]
    .filter((day) => day >= from && day <= to)
    .flatMap((day) => {
      const [before, after] = [unitOn(facts, addDays(day, -1)), unitOn(facts, day)];
      const rules = differingRules(before.policy, after.policy).map((rule) => POLICY_RULES[rule].title);
      const pack = before.pack === after.pack ? [] : [packLabel[after.pack]];
      const changes = rules.length > 0 ? rules : pack;
      return changes.length === 0 ? [] : [{ day, changes }];
    });
}
