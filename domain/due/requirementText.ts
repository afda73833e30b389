/** Requirements in words: for the unit's history, for tables of requirements, and for the form. */
import { formatDay, type LocalDate } from '../localDate.ts';
import type { Policy } from '../policy/policy.ts';
import { type Role, roleLabel } from '../values.ts';
import { listInWords } from '../words.ts';
import { CYCLES } from './cycles.ts';
import { type Requirement, DueResult, type DueTarget, policyTestOf, type StoredRequirement } from './requirements.ts';

/** What a requirement updates in the record, for people. */
export const targetLabel: Readonly<Record<DueTarget, string>> = {
  FITNESS: 'fitness test',
  RIFLE: 'rifle',
  LICENSE: "driver's license",
  JFO: 'JFO qualified',
};

/** What a soldier does for a requirement that updates this field. */
const targetVerb: Readonly<Record<DueTarget, string>> = {
  FITNESS: 'takes',
  RIFLE: 'shoots',
  LICENSE: 'renews',
  JFO: 'does',
};

/** A requirement that a unit has or could add. */
type DescribedRequirement = Omit<StoredRequirement, 'id' | 'name' | 'inForceFrom'> & {
  readonly inForceFrom: LocalDate | null;
};

/**
 * What a requirement is, in words: `Every 12 months, due soon 30 days before. Score from 0 to 40, fails below 23, from the unit's policy.
 * Updates the record: rifle.`
 */
export function requirementText(requirement: DescribedRequirement): string {
  const { group, sets, medical, inForceFrom, retiredOn } = requirement;
  const appliesTo = appliesToText(requirement);
  const sentences = [
    `${cycleText(requirement)}, ${CYCLES[requirement.cycle].leadWords}${timesText(requirement)}`,
    resultText(requirement),
    appliesTo !== null && `For ${appliesTo}`,
    group !== '' && `Group ${group}`,
    sets !== null && `Updates the record: ${targetLabel[sets]}`,
    medical && 'Medical',
    inForceFrom !== null && `In force from ${formatDay(inForceFrom)}`,
    retiredOn !== null && 'Retired',
  ];
  return `${sentences.filter((sentence) => sentence !== false).join('. ')}.`;
}

/**
 * A requirement in one sentence: `Every soldier shoots M4 every 12 months; passes from 23.` A number that can't be read is an ellipsis.
 * @param test the policy's test whose scale the requirement has; null if it has its own, or no score
 */
export function requirementSentence(
  requirement: Omit<DescribedRequirement, 'group' | 'inForceFrom'> & Pick<Requirement, 'name'>,
  test: Policy['fitnessTest'] | Policy['rifleTest'] | null,
): string {
  const { grades, roles, cycle, leadDays, sets, retiredOn } = requirement;
  const name = requirement.name || 'this';
  if (retiredOn !== null) return `Nobody has to do ${name} anymore.`;
  const often = cycleText(requirement);
  const sentence = [
    `Every ${listInWords(grades, 'or') || 'soldier'}`,
    roles.length > 0 && `in the role of ${listInWords(roleNames(roles), 'or')}`,
    `${sets === null ? 'does' : targetVerb[sets]} ${name}`,
    `${often.charAt(0).toLowerCase()}${often.slice(1)}${cycle === 'ONCE' ? `, ${CYCLES.ONCE.leadText(leadDays)}` : ''}`,
  ];
  return `${sentence.filter((part) => part !== false).join(' ')}${passText(requirement, test)}.`.replaceAll('NaN', '…');
}

/** How the sentence ends: what passes. */
function passText(
  { result, score, levels }: Pick<Requirement, 'result' | 'score' | 'levels'>,
  test: Policy['fitnessTest'] | Policy['rifleTest'] | null,
): string {
  switch (result) {
    case DueResult.NONE:
      return '';
    case DueResult.PASS_FAIL:
      return '; passes or fails';
    case DueResult.SCORE: {
      const mark = test === null ? score?.failBelow : 'failBelow' in test ? test.failBelow : undefined;
      return mark === undefined || mark === null ? '; passes or fails' : `; passes from ${mark}`;
    }
    case DueResult.LEVEL: {
      const passing = levels.flatMap(({ name, passes }) => (passes ? [name] : []));
      return passing.length === 0 ? '' : `; passes with ${listInWords(passing, 'or')}`;
    }
  }
}

/** The grades and roles that a requirement applies to: `E4 and E5`, `E4 as RTO`; null for everybody. */
export function appliesToText({ grades, roles }: Pick<Requirement, 'grades' | 'roles'>): string | null {
  const parts = [grades, roleNames(roles)].filter((names) => names.length > 0);
  return parts.length === 0 ? null : parts.map((names) => listInWords(names, 'and')).join(' as ');
}

function roleNames(roles: readonly Role[]): string[] {
  return roles.map((role) => roleLabel[role]);
}

/**
 * When it is due soon and when overdue: `30 days before, overdue after a 90-day grace period`. For a requirement that is done once: how many
 * days there are to do it.
 */
export function timesText({
  cycle,
  leadDays,
  graceDays,
}: Pick<Requirement, 'cycle' | 'leadDays' | 'graceDays'>): string {
  const lead = CYCLES[cycle].leadText(leadDays);
  return graceDays > 0 ? `${lead}, overdue after a ${graceDays}-day grace period` : lead;
}

/** When it has to be done again: `Once in each 6 months of the calendar year`. */
export function cycleText({ cycle, months }: Pick<Requirement, 'cycle' | 'months'>): string {
  return CYCLES[cycle].text(months);
}

/** What is entered for an event, and what passes: `Score from 0 to 40, fails below 23`. */
export function resultText(requirement: Pick<Requirement, 'result' | 'score' | 'levels' | 'sets'>): string {
  const { result, levels } = requirement;
  switch (result) {
    case DueResult.NONE:
      return 'Done or not';
    case DueResult.PASS_FAIL:
      return 'Pass or fail';
    case DueResult.SCORE:
      return policyTestOf(requirement) === null
        ? scaleText(requirement)
        : `${scaleText(requirement)}, from the unit's policy`;
    case DueResult.LEVEL:
      return listInWords(
        levels.map(({ name, passes }) => (passes ? name : `${name} (fails)`)),
        'or',
      );
  }
}

/** What the form says for a requirement that sets a score: `M4 score from 0 to 40, fails below 23, from the unit's policy. …` */
export function policyScaleText(test: Policy['fitnessTest'] | Policy['rifleTest']): string {
  const { name, min, max } = test;
  const fails =
    'failBelow' in test
      ? `${name} score from ${min} to ${max}, fails below ${test.failBelow}`
      : `${name} score from ${min} to ${max}, with Pass or Fail`;
  return `${fails}, from the unit's policy. The record shows the latest event for record.`;
}

/** `Score from 0 to 40, fails below 23` */
function scaleText({ score }: Pick<Requirement, 'score'>): string {
  if (score === null) return 'Score';
  const { min, max, failBelow } = score;
  return `Score from ${min} to ${max}${failBelow === null ? '' : `, fails below ${failBelow}`}`;
}

/** The differences between two sets of requirements, in words: each that is new, gone or changed, and a new order of those that stay. */
export function requirementChanges(
  before: readonly StoredRequirement[],
  after: readonly StoredRequirement[],
): { label: string; from: string | null; to: string | null }[] {
  const textIn = (requirements: readonly StoredRequirement[], id: string): string | null => {
    const requirement = requirements.find((one) => one.id === id);
    return requirement ? `${requirement.name}. ${requirementText(requirement)}` : null;
  };
  const nameIn = (id: string): string => [...after, ...before].find((requirement) => requirement.id === id)?.name ?? '';
  const ids = [...new Set([...before, ...after].map(({ id }) => id))];
  const stay = (requirements: readonly StoredRequirement[], others: readonly StoredRequirement[]): string =>
    requirements
      .filter(({ id }) => others.some((other) => other.id === id))
      .map(({ id }) => nameIn(id))
      .join(', ');
  return [
    ...ids.map((id) => ({ label: `Requirement ${nameIn(id)}`, from: textIn(before, id), to: textIn(after, id) })),
    { label: 'Order of requirements', from: stay(before, after), to: stay(after, before) },
  ].filter(({ from, to }) => from !== to);
}
