/** Which policy a unit goes by on a day (Rule 24). */
import type { LocalDate } from '../localDate.ts';
import type { UnitColumn } from './columns.ts';
import { PACKS, PolicyPack } from './packs.ts';
import type { Policy } from './policy.ts';

/** That the unit goes by a policy from a day on. */
export type PolicyChoice = {
  readonly pack: PolicyPack;
  readonly from: LocalDate;
};

/** What the unit says of itself, as of a day. */
export type Unit = {
  /** Rises by one with every change; 0 until the first. */
  readonly version: number;
  /** The policy that ships with the product, by which the unit goes. */
  readonly pack: PolicyPack;
  readonly policy: Policy;
  /** The columns that it adds to its records, in their order. */
  readonly columns: readonly UnitColumn[];
};

/** What says which fields the records of a unit have, what these are called and what they may hold. */
export type UnitFields = Pick<Unit, 'policy' | 'columns'>;

/** The policy that a unit goes by on a day: of those that have begun the latest, of those of one day the one that was chosen last. */
export function packOn(choices: readonly PolicyChoice[], day: LocalDate): PolicyPack {
  const begun = choices.filter(({ from }) => from <= day);
  const latest = begun.reduce<PolicyChoice | null>(
    (last, one) => (last === null || one.from >= last.from ? one : last),
    null,
  );
  return latest?.pack ?? PolicyPack.SPECIFICATION;
}

/** The unit as of a day. */
export function unitOn(
  { version, policies, columns }: Pick<Unit, 'version' | 'columns'> & { policies: readonly PolicyChoice[] },
  day: LocalDate,
): Unit {
  const pack = packOn(policies, day);
  return { version, pack, policy: PACKS[pack], columns };
}
