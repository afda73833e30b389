/** Where a unit's rules come from. */
import { PACKS, packLabel, PolicyPack } from './packs.ts';
import type { Policy } from './policy.ts';
import { differingRules, type PolicyRule } from './rules.ts';

/** The source of a pack's rule. */
type Source = {
  /** The publication or order, and the part that the rule follows. */
  readonly text: string;
  /** What no public source confirms; null if everything is confirmed. */
  readonly toConfirm: string | null;
};

/** The sources of the rules in which the Army's pack differs from the product's specification. */
const ARMY_SOURCES: Readonly<Partial<Record<PolicyRule, Source>>> = {
  fitnessTest: {
    text: 'army.mil/aft: the AFT replaced the ACFT on 01 JUN 2025, five events of 0 to 100.',
    toConfirm: null,
  },
  rifleTest: {
    text: 'TC 3-20.40: 40 targets, 23 hits qualify.',
    toConfirm: 'the bands.',
  },
  courses: { text: 'DLC ended by 01 OCT 2024.', toConfirm: null },
  dlc: { text: 'DLC ended by 01 OCT 2024.', toConfirm: null },
  pme: {
    text: 'Army message of 02 MAY 2024: from June 2024 no school is needed for SGT, and BLC, ALC and SLC one grade later.',
    toConfirm: 'whether a later message changed it.',
  },
  promotion: {
    text: 'Army message of 02 MAY 2024: from June 2024 SGT needs no school, SSG BLC and SFC ALC.',
    toConfirm: 'whether a later message changed it, and the months in service and in grade.',
  },
  ranks: { text: 'Rosters of units carry CPL, MSG and 1SG.', toConfirm: null },
};

/** The origin of a rule. */
export type Origin = {
  /** In one word. */
  readonly name: 'Unit' | 'Army' | 'Default';
  readonly text: string;
  /** What the unit has to confirm; null for nothing. */
  readonly toConfirm: string | null;
};

/** Where a unit's rule comes from: from staff if it differs from the pack, from the specification if the pack says the same. */
export function originOf(rule: PolicyRule, { pack, policy }: { pack: PolicyPack; policy: Policy }): Origin {
  if (differingRules(PACKS[pack], policy).includes(rule)) {
    return { name: 'Unit', text: 'This unit set it.', toConfirm: null };
  }
  const source = pack === PolicyPack.ARMY_2026 ? ARMY_SOURCES[rule] : undefined;
  if (source === undefined) {
    return { name: 'Default', text: "The product's default.", toConfirm: null };
  }
  return { name: 'Army', ...source, text: `${packLabel[pack]}. ${source.text}` };
}
