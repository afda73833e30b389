/** Requirements in words, for the unit's history and for lists of requirements. */
import { formatDay, type LocalDate } from '../localDate.ts';
import type { Policy } from '../policy/policy.ts';
import { roleLabel } from '../values.ts';
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

/** A requirement that a unit has or could add. */
type DescribedRequirement = Omit<StoredRequirement, 'id' | 'name' | 'inForceFrom'> & {
  readonly inForceFrom: LocalDate | null;
};

/**
 * What a requirement is, in words: `Every 12 months, due soon 30 days before. Score from 0 to 40, fails below 23, from the unit's policy.
 * Updates the record: rifle.`
 */
export function requirementText(requirement: DescribedRequirement): string {
  const { group, grades, roles, sets, medical, inForceFrom, retiredOn } = requirement;
  const whom = [...grades, ...roles.map((role) => roleLabel[role])];
  const sentences = [
    `${cycleText(requirement)}${timesText(requirement)}`,
    resultText(requirement),
    whom.length > 0 && `For ${listInWords(whom, 'and')}`,
    group !== '' && `Group ${group}`,
    sets !== null && `Updates the record: ${targetLabel[sets]}`,
    medical && 'Medical',
    inForceFrom !== null && `In force from ${formatDay(inForceFrom)}`,
    retiredOn !== null && 'Retired',
  ];
  return `${sentences.filter((sentence) => sentence !== false).join('. ')}.`;
}

/** When it is due soon and when overdue. For a requirement that is done once: how many days there are to do it. */
function timesText({ cycle, leadDays, graceDays }: Pick<Requirement, 'cycle' | 'leadDays' | 'graceDays'>): string {
  const lead = `, ${CYCLES[cycle].leadText(leadDays)}`;
  return graceDays > 0 ? `${lead}, overdue after a ${graceDays}-day grace period` : lead;
}

/** When it has to be done again: `Once in each 6 months of the calendar year`. */
export function cycleText({ cycle, months }: Pick<Requirement, 'cycle' | 'months'>): string {
  return CYCLES[cycle].text(months);
}

function resultText(requirement: Pick<Requirement, 'result' | 'score' | 'levels' | 'sets'>): string {
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
