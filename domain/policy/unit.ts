/** Which policy a unit goes by on a day (Spec 21.4 to 21.8). */
import type { Problem } from '../errors.ts';
import { compareDays, type LocalDate } from '../localDate.ts';
import { lineMessage } from '../nameText.ts';
import { keysOf, partOf } from '../objects.ts';
import { problems } from '../problems.ts';
import { isTimeZone } from '../timeZone.ts';
import { PACKS, PolicyPack } from './packs.ts';
import type { Policy } from './policy.ts';
import { policyProblems } from './problems.ts';
import { differingRules, inOrder, partsOf, POLICY_RULE_NAMES, POLICY_RULES, type PolicyRule } from './rules.ts';
import type { UnitField } from './unitFields.ts';

/** What staff say of the policy from a day on. What they leave unsaid stays as it is on that day. */
export type PolicyChoice = {
  /** Null for the one before. */
  readonly pack: PolicyPack | null;
  /** What the unit says otherwise than the pack. */
  readonly own: Partial<Policy>;
  /** The rules in which the unit follows the pack again. */
  readonly putBack: readonly PolicyRule[];
  readonly from: LocalDate;
};

/** What kind of unit it is, under the names that the API and the store have. */
export const UnitComponent = { ACTIVE: 'ACTIVE', GUARD: 'GUARD', RESERVE: 'RESERVE' } as const;
export type UnitComponent = (typeof UnitComponent)[keyof typeof UnitComponent];
export const componentLabel: Readonly<Record<UnitComponent, string>> = {
  ACTIVE: 'Active',
  GUARD: 'National Guard',
  RESERVE: 'Reserve',
};

/** The change by which the history of a unit says that a policy was taken back before its day. Beside it stands what that leaves. */
export const TAKEN_BACK = { label: 'Planned change', from: null, to: 'Taken back' } as const;

/** The longest name of a unit, in characters. */
export const UNIT_NAME_MAX_LENGTH = 60;

/** What is wrong with the name of a unit. */
export function unitNameProblem(name: string): Problem[] {
  return problems({ name: lineMessage('Name', name, UNIT_NAME_MAX_LENGTH) });
}

/** What is wrong with the time zone that staff choose for a unit. */
export function timeZoneProblem(timeZone: string): Problem[] {
  const message = 'Time zone must be the name of a place in the time zone database, such as America/Chicago, or UTC.';
  return problems({ timeZone: isTimeZone(timeZone) ? null : message });
}

/** What the unit says of itself, as of a day. */
export type Unit = {
  /** Rises by one with every change; 0 until the first. */
  readonly version: number;
  /** Null until staff enter it. */
  readonly name: string | null;
  readonly component: UnitComponent;
  /** The time zone by whose clock its days go; null until staff choose one: then it is the server's. */
  readonly chosenTimeZone: string | null;
  /** The policy that ships with the product, of which the unit's is made. */
  readonly pack: PolicyPack;
  /** That policy with what the unit says otherwise. */
  readonly policy: Policy;
  /** The columns that it adds to its records, in their order. */
  readonly unitFields: readonly UnitField[];
  /** Whether it has requirements with dates (Spec 23), which are read apart. */
  readonly hasRequirements: boolean;
};

/** What says which fields the records of a unit have, what these are called and what they may hold. */
export type FieldRules = Pick<Unit, 'policy' | 'unitFields'>;

/** What a unit is stored as. */
export type UnitFacts = Pick<Unit, 'version' | 'name' | 'component'> & {
  readonly policies: readonly PolicyChoice[];
  /** Absent in one that was stored before a unit could have any. */
  readonly unitFields?: readonly UnitField[];
  /** Absent until it has any. */
  readonly hasRequirements?: boolean;
  /** Absent or null until staff choose one. */
  readonly chosenTimeZone?: string | null;
};

/** What a unit is until staff say something. */
export const NEW_UNIT: UnitFacts = { version: 0, name: null, component: UnitComponent.ACTIVE, policies: [] };

/** The choices in the order in which they begin; those of one day in the order in which they were made. */
export function inTurn<Choice extends Pick<PolicyChoice, 'from'>>(choices: readonly Choice[]): readonly Choice[] {
  return choices.toSorted((one, other) => compareDays(one.from, other.from));
}

/** The unit as of a day. A rule that nobody could judge by is as the pack has it: the store may hold what no form lets in. */
export function unitOn(facts: UnitFacts, day: LocalDate): Unit {
  const unit = asSaidOn(facts, day);
  return { ...unit, policy: judged(unit) };
}

function judged({ pack, policy }: Pick<Unit, 'pack' | 'policy'>): Policy {
  if (isJudgeable(policy)) return policy;
  const withoutOne = POLICY_RULE_NAMES.map((rule) => ({ ...policy, ...partsOf(PACKS[pack], [rule]) }));
  return withoutOne.find(isJudgeable) ?? PACKS[pack];
}

function isJudgeable(policy: Policy): boolean {
  try {
    return policyProblems(inOrder(policy)).length === 0;
  } catch {
    // Something is not there at all.
    return false;
  }
}

/** The unit as of a day with the policy as it was said, whether anybody can judge by it or not. */
export function asSaidOn(
  { version, name, component, policies, unitFields = [], hasRequirements = false, chosenTimeZone = null }: UnitFacts,
  day: LocalDate,
): Unit {
  let pack: PolicyPack = PolicyPack.SPECIFICATION;
  let own: Partial<Policy> = {};
  for (const choice of inTurn(policies).filter(({ from }) => from <= day)) {
    if (choice.pack !== null) {
      // What the pack says as well is the pack's, as the screen shows it, and goes with it.
      own = ownOf({ pack, policy: { ...PACKS[pack], ...own } });
      pack = choice.pack;
    }
    own = { ...without(own, choice.putBack), ...choice.own };
  }
  return {
    version,
    name,
    component,
    chosenTimeZone,
    pack,
    unitFields,
    hasRequirements,
    policy: { ...PACKS[pack], ...own },
  };
}

/**
 * What staff change when they want the unit to have a policy.
 * @param unit the unit as they see it
 * @param wanted the pack and the whole of the policy
 */
export function choiceOf(
  { pack, policy }: Pick<Unit, 'pack' | 'policy'>,
  wanted: Pick<Unit, 'pack' | 'policy'>,
): Omit<PolicyChoice, 'from'> {
  const target = PACKS[wanted.pack];
  const kept = { ...target, ...ownOf({ pack, policy }) };
  const said = differingRules(kept, wanted.policy);
  const own = said.filter((rule) => differingRules(target, wanted.policy).includes(rule));
  return {
    pack: wanted.pack === pack ? null : wanted.pack,
    own: partsOf(wanted.policy, own),
    putBack: said.filter((rule) => !own.includes(rule)),
  };
}

/** What a policy says otherwise than its pack. */
function ownOf({ pack, policy }: Pick<Unit, 'pack' | 'policy'>): Partial<Policy> {
  return partsOf(policy, differingRules(PACKS[pack], policy));
}

function without(policy: Partial<Policy>, rules: readonly PolicyRule[]): Partial<Policy> {
  const gone: readonly string[] = rules.flatMap((rule) => POLICY_RULES[rule].parts);
  return partOf(
    policy,
    keysOf(policy).filter((part) => !gone.includes(part)),
  );
}
