/** Which requirements a unit may have (Spec 23.1 and 23.4). */
import { EARLIEST_DATE } from '../constants.ts';
import { messages, type Problem } from '../errors.ts';
import { matchKey } from '../imports/importTexts.ts';
import type { LocalDate } from '../localDate.ts';
import { lineMessage } from '../nameText.ts';
import { problems, wholeNumberMessage } from '../problems.ts';
import { dateMessage } from '../record/validation.ts';
import { isBlank } from '../texts.ts';
import { counted, listInWords } from '../words.ts';
import { CYCLES } from './cycles.ts';
import { type DueEvent, DueResult, DueTarget, policyTestOf, type StoredRequirement } from './requirements.ts';
import { WINDOW_MONTHS } from './windows.ts';

/** The most requirements of a unit, including retired ones. */
export const REQUIREMENTS_MAX = 40;
/** The longest name of a requirement, group or level, in characters. */
export const DUE_NAME_MAX_LENGTH = 40;
/** The most months of a cycle: ten years. */
export const CYCLE_MONTHS_MAX = 120;
/** The most days of lead or grace: a year. */
export const DUE_DAYS_MAX = 365;
/** The most levels of a result. */
export const LEVELS_MAX = 10;
/** The highest score. */
export const DUE_SCORE_MAX = 9_999;

/** A requirement as entered. A new one has no id yet. Without a first day, it is in force from the day on which it is added. */
export type GivenRequirement = Omit<StoredRequirement, 'id' | 'inForceFrom'> & {
  readonly id: string | null;
  readonly inForceFrom: LocalDate | null;
};

/** Which results can set which field: a score sets a test score, a pass sets a yes or no. */
const RESULTS_OF: Readonly<Record<DueTarget, readonly DueResult[]>> = {
  FITNESS: [DueResult.SCORE],
  RIFLE: [DueResult.SCORE],
  LICENSE: [DueResult.NONE, DueResult.PASS_FAIL],
  JFO: [DueResult.NONE, DueResult.PASS_FAIL],
};

/** The record fields that a requirement with this result may set. */
export function targetsOf(result: DueResult): DueTarget[] {
  return Object.values(DueTarget).filter((target) => RESULTS_OF[target].includes(result));
}

/**
 * The problems of a unit's requirements, in their order; none means valid. Only the server can check what existing events forbid.
 * @param given all requirements as entered
 * @param before the unit's current requirements
 * @returns problems of `requirements.0.name`, `requirements.0.score.min` and so on, at most one per field; of `requirements` if there are too
 * many.
 */
export function requirementProblems(
  given: readonly GivenRequirement[],
  before: readonly StoredRequirement[],
): Problem[] {
  if (given.length > REQUIREMENTS_MAX) {
    return [
      {
        field: 'requirements',
        message: `A unit can have up to ${REQUIREMENTS_MAX} requirements, including retired ones.`,
      },
    ];
  }
  return given.flatMap((requirement, index) => {
    const earlier = given.slice(0, index);
    return problems(
      {
        name: nameProblem(requirement, earlier),
        group: lineMessage('Group', requirement.group, DUE_NAME_MAX_LENGTH),
        months: monthsProblem(requirement),
        leadDays: wholeNumberMessage('Days before', requirement.leadDays, 0, DUE_DAYS_MAX),
        graceDays: wholeNumberMessage('Grace period', requirement.graceDays, 0, DUE_DAYS_MAX),
        result: resultProblem(requirement, earlier, before),
        ...scoreMessages(requirement),
        levels: requirement.result === DueResult.LEVEL ? levelsProblem(requirement) : null,
        sets: targetProblem(requirement, earlier),
        medical: medicalProblem(requirement, before),
        inForceFrom: requirement.inForceFrom === null ? null : dateMessage('In force from', requirement.inForceFrom),
      },
      `requirements.${index}.`,
    );
  });
}

/** The values of a requirement that says nothing else. */
const UNSAID = {
  group: '',
  grades: [],
  roles: [],
  months: null,
  leadDays: 0,
  graceDays: 0,
  score: null,
  levels: [],
  sets: null,
  medical: false,
  inForceFrom: EARLIEST_DATE,
  retiredOn: null,
} as const satisfies Partial<StoredRequirement>;

/**
 * Reads a stored requirement. The store may hold what no form accepts. A requirement that the rules can't apply is read as retired and reduced
 * to its defaults. It breaks no screen, keeps its events, and can be fixed in its form.
 */
export function readStoredRequirement(stored: StoredRequirement): StoredRequirement {
  const requirement = { ...UNSAID, ...stored };
  return isJudgeable(requirement)
    ? requirement
    : { ...requirement, ...UNSAID, retiredOn: requirement.retiredOn ?? EARLIEST_DATE };
}

function isJudgeable(requirement: StoredRequirement): boolean {
  try {
    return requirementProblems([requirement], [requirement]).length === 0;
  } catch {
    // A field is missing altogether.
    return false;
  }
}

/** A change of a requirement that existing events may forbid. */
type Narrowing = {
  /** Its place among the given requirements. */
  readonly index: number;
  readonly id: string;
  /** The levels that the change removes. */
  readonly lost: readonly string[];
  readonly becomesMedical: boolean;
  /** Whether the requirement newly sets the fitness test, whose events each need a pass or fail. */
  readonly becomesFitness: boolean;
};

/** The changes that existing events may forbid. */
export function narrowings(given: readonly GivenRequirement[], before: readonly StoredRequirement[]): Narrowing[] {
  return given.flatMap(({ id, levels, medical, sets }, index) => {
    const known = before.find((one) => one.id === id);
    if (id === null || known === undefined) return [];
    const lost = known.levels.map(({ name }) => name).filter((level) => !levels.some(({ name }) => name === level));
    const becomesMedical = medical && !known.medical;
    const becomesFitness = sets === DueTarget.FITNESS && known.sets !== DueTarget.FITNESS;
    return lost.length > 0 || becomesMedical || becomesFitness
      ? [{ index, id, lost, becomesMedical, becomesFitness }]
      : [];
  });
}

/**
 * The problems of such changes. An event would pass once its level is gone, and medical matters keep no notes.
 * @param events of these requirements, from every record
 */
export function narrowingProblems(
  changes: readonly Narrowing[],
  events: readonly (Pick<DueEvent, 'level' | 'passed'> & { readonly requirementId: string; readonly note: string })[],
): Problem[] {
  return changes.flatMap(({ index, id, lost, becomesMedical, becomesFitness }) => {
    const own = events.filter(({ requirementId }) => requirementId === id);
    const held = lost.filter((name) => own.some(({ level }) => level === name));
    const holding = own.filter(({ level }) => held.some((name) => name === level)).length;
    const noted = becomesMedical ? own.filter(({ note }) => !isBlank(note)).length : 0;
    const unsaid = becomesFitness ? own.filter(({ passed }) => passed === null).length : 0;
    return problems(
      {
        medical: noted === 0 ? null : correctFirst(noted, "a note, which medical requirements can't have"),
        levels: holding === 0 ? null : correctFirst(holding, listInWords(held, 'or')),
        sets:
          unsaid === 0
            ? null
            : `${counted(unsaid, 'event')} ${unsaid === 1 ? 'has' : 'have'} no Pass or Fail. Retire this requirement and add another one.`,
      },
      `requirements.${index}.`,
    );
  });
}

/** `2 events have Class 3. Correct them first, …` */
function correctFirst(count: number, what: string): string {
  const [have, them] = count === 1 ? ['has', 'it'] : ['have', 'them'];
  return `${counted(count, 'event')} ${have} ${what}. Correct ${them} first, or retire this requirement and add another one.`;
}

/** A requirement as it is stored: without fields that its cycle and its result don't use. */
export function tidyRequirement<Requirement extends GivenRequirement>(requirement: Requirement): Requirement {
  return {
    ...requirement,
    name: requirement.name.trim(),
    group: requirement.group.trim(),
    grades: [...new Set(requirement.grades)],
    roles: [...new Set(requirement.roles)],
    months: CYCLES[requirement.cycle].months === null ? null : requirement.months,
    // The policy has the scale of the unit's test.
    score: requirement.result === DueResult.SCORE && policyTestOf(requirement) === null ? requirement.score : null,
    levels: requirement.result === DueResult.LEVEL ? requirement.levels : [],
  };
}

function nameProblem({ name, retiredOn }: GivenRequirement, earlier: readonly GivenRequirement[]): string | null {
  if (isBlank(name)) return messages.enterName;
  const isTwice =
    retiredOn === null && earlier.some((one) => one.retiredOn === null && matchKey(one.name) === matchKey(name));
  return isTwice ? 'Another requirement already has this name.' : lineMessage('Name', name, DUE_NAME_MAX_LENGTH);
}

function monthsProblem({ cycle, months }: GivenRequirement): string | null {
  switch (CYCLES[cycle].months) {
    case 'ANY':
      return wholeNumberMessage('Months', months, 1, CYCLE_MONTHS_MAX);
    case 'PART_OF_YEAR':
      return WINDOW_MONTHS.some((one) => one === months)
        ? null
        : `Parts of a year must be ${WINDOW_MONTHS.slice(0, -1).join(', ')} or ${WINDOW_MONTHS.at(-1)} months.`;
    case null:
      return null;
  }
}

function resultProblem(
  { id, result }: GivenRequirement,
  earlier: readonly GivenRequirement[],
  before: readonly StoredRequirement[],
): string | null {
  if (id === null) return null;
  if (earlier.some((one) => one.id === id)) return 'This requirement is listed twice.';
  const known = before.find((one) => one.id === id);
  if (known === undefined) return "That requirement doesn't exist.";
  return known.result === result
    ? null
    : "You can't change the kind of result. Retire this requirement and add another one.";
}

function scoreMessages(requirement: GivenRequirement): Readonly<Record<string, string | null>> {
  const { result, score } = requirement;
  if (result !== DueResult.SCORE || policyTestOf(requirement) !== null) return {};
  if (score === null) return { score: 'Enter the lowest and the highest score.' };
  const { min, max, failBelow } = score;
  const lowest = wholeNumberMessage('Lowest score', min, 0, DUE_SCORE_MAX - 1);
  const highest = lowest === null ? wholeNumberMessage('Highest score', max, min + 1, DUE_SCORE_MAX) : null;
  // The mark can only be checked against a valid range.
  const mark = lowest === null && highest === null ? wholeNumberMessage('Fail below', failBelow, min, max) : null;
  return { 'score.min': lowest, 'score.max': highest, 'score.failBelow': mark };
}

function levelsProblem({ levels }: GivenRequirement): string | null {
  if (levels.length === 0) return 'Enter at least one level.';
  if (levels.length > LEVELS_MAX) return `A result can have up to ${LEVELS_MAX} levels.`;
  for (const { name } of levels) {
    if (isBlank(name)) return 'Enter a name for each level.';
    const message = lineMessage('Level', name, DUE_NAME_MAX_LENGTH);
    if (message !== null) return message;
  }
  const isTwice = new Set(levels.map(({ name }) => matchKey(name))).size < levels.length;
  return isTwice ? 'Two of these levels are the same.' : null;
}

function targetProblem(
  { sets, result, retiredOn }: GivenRequirement,
  earlier: readonly GivenRequirement[],
): string | null {
  if (sets === null) return null;
  if (!RESULTS_OF[sets].includes(result)) {
    return result === DueResult.SCORE ? "A score can't update this." : 'Only a score can update this.';
  }
  const isTwice = retiredOn === null && earlier.some((one) => one.sets === sets && one.retiredOn === null);
  return isTwice ? 'Another requirement already updates this.' : null;
}

/** Medical matters keep only a class and days. A requirement that had scores before it became medical keeps them. */
function medicalProblem(
  { id, result, medical }: GivenRequirement,
  before: readonly StoredRequirement[],
): string | null {
  if (!medical || result !== DueResult.SCORE || before.some((one) => one.id === id && one.medical)) return null;
  return "Medical requirements can't have scores, only dates and levels.";
}
