/** Which policy a unit has on a day (Spec 21.4 to 21.8). */
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

/** What staff chose for the policy from a day on. Everything else stays as it is on that day. */
export type PolicyChoice = {
  /** Null keeps the current pack. */
  readonly pack: PolicyPack | null;
  /** Where the unit differs from the pack. */
  readonly own: Partial<Policy>;
  /** The rules in which the unit follows the pack again. */
  readonly putBack: readonly PolicyRule[];
  readonly from: LocalDate;
};

/** The unit's component, under its names in the API and the store. */
export const UnitComponent = { ACTIVE: 'ACTIVE', GUARD: 'GUARD', RESERVE: 'RESERVE' } as const;
export type UnitComponent = (typeof UnitComponent)[keyof typeof UnitComponent];
export const componentLabel: Readonly<Record<UnitComponent, string>> = {
  ACTIVE: 'Active',
  GUARD: 'National Guard',
  RESERVE: 'Reserve',
};

/** The change that a unit's history shows when a planned policy was taken back before its day. What that leaves is listed beside it. */
export const PLAN_CANCELED = { label: 'Planned change', from: null, to: 'Canceled' } as const;

/** The longest name of a unit, in characters. */
export const UNIT_NAME_MAX_LENGTH = 60;

/** The problem of a unit's name. */
export function unitNameProblem(name: string): Problem[] {
  return problems({ name: lineMessage('Name', name, UNIT_NAME_MAX_LENGTH) });
}

/** The problem of the time zone that staff choose. */
export function timeZoneProblem(timeZone: string): Problem[] {
  const message = 'Time zone must be the name of a place in the time zone database, such as America/Chicago, or UTC.';
  return problems({ timeZone: isTimeZone(timeZone) ? null : message });
}

/** What a unit is, as of a day. */
export type Unit = {
  /** Rises by one with every change; 0 until the first. */
  readonly version: number;
  /** Null until staff enter it. */
  readonly name: string | null;
  readonly component: UnitComponent;
  /** The time zone that decides the unit's days; null until staff choose one. Until then it is the server's. */
  readonly chosenTimeZone: string | null;
  /** The shipped policy that the unit's policy is based on. */
  readonly pack: PolicyPack;
  /** The pack's policy with the unit's own rules. */
  readonly policy: Policy;
  /** The unit's own fields, in their order. */
  readonly unitFields: readonly UnitField[];
  /** Whether the unit has dated requirements (Spec 23), which are read separately. */
  readonly hasRequirements: boolean;
  /** Whether staff may still see the first steps (Spec 6.9): nobody has put them away. */
  readonly hasFirstSteps: boolean;
};

/** What decides the fields of a unit's records: their names and what they may hold. */
export type FieldRules = Pick<Unit, 'policy' | 'unitFields'>;

/** A unit as stored. */
export type UnitFacts = Pick<Unit, 'version' | 'name' | 'component'> & {
  readonly policies: readonly PolicyChoice[];
  /** Absent if it was stored before units could have any. */
  readonly unitFields?: readonly UnitField[];
  /** Absent until it has any. */
  readonly hasRequirements?: boolean;
  /** Absent or null until staff choose one. */
  readonly chosenTimeZone?: string | null;
  /** Absent until staff put the first steps away. */
  readonly firstStepsPutAway?: boolean;
};

/** A unit before staff choose anything. */
export const NEW_UNIT: UnitFacts = { version: 0, name: null, component: UnitComponent.ACTIVE, policies: [] };

/** The choices in the order of their first days; on one day, in the order in which they were made. */
export function inTurn<Choice extends Pick<PolicyChoice, 'from'>>(choices: readonly Choice[]): readonly Choice[] {
  return choices.toSorted((one, other) => compareDays(one.from, other.from));
}

/** The unit as of a day. The store may hold what no form accepts, so a rule that can't be applied is replaced by the pack's. */
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
    // A part is missing altogether.
    return false;
  }
}

/** The unit as of a day, with its policy as stored, whether or not it can be applied. */
export function asSaidOn(
  {
    version,
    name,
    component,
    policies,
    unitFields = [],
    hasRequirements = false,
    chosenTimeZone = null,
    firstStepsPutAway = false,
  }: UnitFacts,
  day: LocalDate,
): Unit {
  let pack: PolicyPack = PolicyPack.SPECIFICATION;
  let own: Partial<Policy> = {};
  for (const choice of inTurn(policies).filter(({ from }) => from <= day)) {
    if (choice.pack !== null) {
      // A rule that equals the old pack's belongs to that pack, and changes with the pack. The screen shows it so.
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
    hasFirstSteps: !firstStepsPutAway,
    policy: { ...PACKS[pack], ...own },
  };
}

/**
 * The choice that gives the unit the wanted policy.
 * @param unit the unit as staff see it
 * @param wanted the pack and the whole policy
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

/** The parts in which a policy differs from its pack. */
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
