import { CYCLES, DueCycle } from '../../../../domain/due/cycles.ts';
import { type GivenRequirement, targetsOf, tidyRequirement } from '../../../../domain/due/requirementProblems.ts';
import { DueResult, type DueTarget, policyTestOf } from '../../../../domain/due/requirements.ts';
import { requirementText, targetLabel } from '../../../../domain/due/requirementText.ts';
import { WINDOW_MONTHS } from '../../../../domain/due/windows.ts';
import { isOneOf } from '../../../../domain/isOneOf.ts';
import { formatDay } from '../../../../domain/localDate.ts';
import { objectOf } from '../../../../domain/objects.ts';
import { wholeNumber } from '../../../../domain/record/validation.ts';
import { type Grade, GRADES, type Role, ROLES } from '../../../../domain/values.ts';
import type { ConflictField } from '../../../components/form/ConflictChoices.tsx';

/** The values of the form, as typed or chosen. */
export type RequirementValues = {
  readonly name: string;
  readonly group: string;
  /** Separated by spaces. */
  readonly grades: string;
  readonly roles: string;
  readonly cycle: DueCycle;
  readonly months: string;
  readonly leadDays: string;
  readonly graceDays: string;
  readonly result: DueResult;
  readonly min: string;
  readonly max: string;
  readonly failBelow: string;
  /** The levels that pass and those that fail, one on each line. */
  readonly passing: string;
  readonly failing: string;
  readonly sets: DueTarget | '';
  readonly medical: boolean;
  /** Empty for the day it's added. */
  readonly inForceFrom: string;
  readonly retired: boolean;
};

export const CYCLE_NAMES: readonly DueCycle[] = Object.values(DueCycle);
export const cycleLabel = objectOf<Record<DueCycle, string>>(CYCLE_NAMES, (cycle: DueCycle) => CYCLES[cycle].label);
export const RESULTS: readonly DueResult[] = Object.values(DueResult);
export const resultLabel: Readonly<Record<DueResult, string>> = {
  NONE: 'Done or not',
  PASS_FAIL: 'Pass or fail',
  SCORE: 'A score',
  LEVEL: 'A level',
};

/** The possible lengths of a part of a year, as choices. */
export const WINDOWS = WINDOW_MONTHS.map(String);
export const windowLabel: Readonly<Record<string, string>> = Object.fromEntries(
  WINDOW_MONTHS.map((months) => [
    String(months),
    months === 1 ? 'Each month' : months === 12 ? 'The whole year' : `${months} months each`,
  ]),
);

/** A new, empty requirement. */
export const NEW_REQUIREMENT: GivenRequirement = {
  id: null,
  name: '',
  group: '',
  grades: [],
  roles: [],
  cycle: DueCycle.MONTHS,
  months: 12,
  leadDays: 30,
  graceDays: 0,
  result: DueResult.NONE,
  score: null,
  levels: [],
  sets: null,
  medical: false,
  inForceFrom: null,
  retiredOn: null,
};

export function requirementValues(requirement: GivenRequirement): RequirementValues {
  const { grades, roles, months, leadDays, graceDays, score, levels, sets, retiredOn } = requirement;
  const levelsThat = (pass: boolean) =>
    levels
      .filter(({ passes }) => passes === pass)
      .map(({ name }) => name)
      .join('\n');
  return {
    name: requirement.name,
    group: requirement.group,
    grades: grades.join(' '),
    roles: roles.join(' '),
    cycle: requirement.cycle,
    months: months === null ? '' : String(months),
    leadDays: String(leadDays),
    graceDays: String(graceDays),
    result: requirement.result,
    min: score === null ? '' : String(score.min),
    max: score === null ? '' : String(score.max),
    failBelow: score?.failBelow?.toString() ?? '',
    passing: levelsThat(true),
    failing: levelsThat(false),
    sets: sets ?? '',
    medical: requirement.medical,
    inForceFrom: requirement.inForceFrom ?? '',
    retired: retiredOn !== null,
  };
}

/**
 * The requirement in the form.
 * @param id null for a new one
 * @param retiredOn the day to use if the form says that it's retired
 */
export function readRequirement(values: RequirementValues, id: string | null, retiredOn: string): GivenRequirement {
  // NaN for a text that isn't a whole number; the rules refuse it as out of range.
  const number = (text: string): number => wholeNumber(text) ?? Number.NaN;
  const levelsIn = (text: string, passes: boolean) =>
    text
      .split('\n')
      .map((name) => ({ name: name.trim(), passes }))
      .filter(({ name }) => name !== '');
  const { name, group, cycle, result, sets, medical } = values;
  return tidyRequirement({
    id,
    name,
    group,
    grades: chosen<Grade>(values.grades, GRADES),
    roles: chosen<Role>(values.roles, ROLES),
    cycle,
    months: number(values.months),
    leadDays: number(values.leadDays),
    graceDays: number(values.graceDays),
    result,
    score: { min: number(values.min), max: number(values.max), failBelow: number(values.failBelow) },
    levels: [...levelsIn(values.passing, true), ...levelsIn(values.failing, false)],
    sets: sets !== '' && targetsOf(result).includes(sets) ? sets : null,
    medical,
    inForceFrom: values.inForceFrom === '' ? null : values.inForceFrom,
    retiredOn: values.retired ? retiredOn : null,
  });
}

/** The chosen values, in the list's order. */
export function chosen<Value extends string>(text: string, all: readonly Value[]): Value[] {
  const names = text.split(' ');
  return all.filter((value) => names.includes(value));
}

/** The text after one value was chosen or unchosen. */
export function withChoice<Value extends string>(
  text: string,
  all: readonly Value[],
  value: Value,
  isChosen: boolean,
): string {
  const before = chosen(text, all);
  return all.filter((one) => (one === value ? isChosen : before.includes(one))).join(' ');
}

/** The effect of choosing another cycle. Parts of a year can't have any length, so it may also change the months. */
export function changeOfCycle({ months }: RequirementValues, cycle: DueCycle): Partial<RequirementValues> {
  const isPart = CYCLES[cycle].months === 'PART_OF_YEAR';
  return { cycle, ...(isPart && !isOneOf(WINDOWS, months) && { months: '12' }) };
}

/** A requirement as input for the API. Its fields are listed because queried objects also have type names, which the input doesn't. */
export function requirementInput(requirement: GivenRequirement) {
  const { id, name, group, grades, roles, cycle, months, leadDays, graceDays, result, score, levels, sets } =
    requirement;
  return {
    id,
    name,
    group,
    grades,
    roles,
    cycle,
    months,
    leadDays,
    graceDays,
    result,
    sets,
    // The scale of the unit's test comes from the policy.
    score:
      score && policyTestOf(requirement) === null
        ? { min: score.min, max: score.max, failBelow: score.failBelow ?? 0 }
        : null,
    levels: levels.map(({ name: level, passes }) => ({ name: level, passes })),
    medical: requirement.medical,
    inForceFrom: requirement.inForceFrom,
    retired: requirement.retiredOn !== null,
  };
}

const text = (values: RequirementValues): string => requirementText(readRequirement(values, null, ''));

/** The fields as a conflict lists them. Fields that only make sense together are taken together. */
export const REQUIREMENT_CONFLICT_FIELDS: readonly ConflictField<RequirementValues>[] = [
  { label: 'Name', fields: ['name'], text: ({ name }) => name },
  { label: 'Group', fields: ['group'], text: ({ group }) => group || 'none' },
  { label: 'Grades', fields: ['grades'], text: ({ grades }) => grades || 'all' },
  { label: 'Roles', fields: ['roles'], text: ({ roles }) => roles || 'all' },
  { label: 'When', fields: ['cycle', 'months', 'leadDays', 'graceDays'], text },
  { label: 'Result', fields: ['result', 'min', 'max', 'failBelow', 'passing', 'failing'], text },
  { label: 'Updates', fields: ['sets'], text: ({ sets }) => (sets === '' ? 'nothing' : targetLabel[sets]) },
  { label: 'Medical', fields: ['medical'], text: ({ medical }) => (medical ? 'Yes' : 'No') },
  {
    label: 'In force from',
    fields: ['inForceFrom'],
    text: ({ inForceFrom }) => (inForceFrom === '' ? 'the day it is added' : formatDay(inForceFrom)),
  },
  { label: 'Retired', fields: ['retired'], text: ({ retired }) => (retired ? 'Yes' : 'No') },
];
