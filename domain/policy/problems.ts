/** Problems of a policy: values that no rule could apply, so that a unit can't set them. */
import { EARLIEST_DATE } from '../constants.ts';
import { messages, type Problem } from '../errors.ts';
import { formatDay, isLocalDate, type LocalDate } from '../localDate.ts';
import { lineMessage } from '../nameText.ts';
import { problems, wholeNumberMessage } from '../problems.ts';
import { isBlank } from '../texts.ts';
import { type Course, courseLabel, SECTIONS, Section, sectionLabel } from '../values.ts';
import { courseAt, pathsAt, type Policy } from './policy.ts';
import { RULED_GRADES } from './rules.ts';

/** The longest name of a test or of a band of scores, in characters. */
const TEST_NAME_MAX_LENGTH = 20;
/** The highest score of a test. */
export const TEST_SCORE_MAX = 9_999;
/** The most places in a section or a unit. */
const CAPACITY_MAX = 9_999;
/** The longest time in service or in grade that a promotion may need, in months: 50 years. */
const PROMOTION_MONTHS_MAX = 600;
/** The most ways to be promotable at a grade. */
const PATHS_MAX = 10;
/** The most bands of a test. */
const BANDS_MAX = 10;
/** The most days ahead that an ETS is highlighted: 10 years. */
const ETS_HIGHLIGHT_MAX_DAYS = 3_650;

/** The sections that have places. */
export const PLACED_SECTIONS: readonly Section[] = SECTIONS.filter((section) => section !== Section.UNASSIGNED);

/**
 * The problems of a policy, in the order of the screen. A field is named by its path: `rifleTest.failBelow`. For values by grade or section, it
 * is `promotionPaths.E4`.
 */
export function policyProblems(policy: Policy): Problem[] {
  const { fitnessTest, rifleTest, courses, gaugeColours } = policy;
  return problems({
    ...testFields('fitnessTest', fitnessTest),
    ...testFields('rifleTest', rifleTest),
    'rifleTest.failBelow': wholeNumberMessage('Fail below', rifleTest.failBelow, rifleTest.min, rifleTest.max),
    'rifleTest.bands': bandsMessage(rifleTest),
    ...Object.fromEntries(
      RULED_GRADES.flatMap((grade) => [
        [`dlcOfGrade.${grade}`, unusedMessage([courseAt(policy.dlcOfGrade, grade)], courses)],
        [`pmeOfGrade.${grade}`, unusedMessage([courseAt(policy.pmeOfGrade, grade)], courses)],
        [`promotionPaths.${grade}`, pathsMessage(pathsAt(policy, grade), courses)],
      ]),
    ),
    ranks: policy.ranks.length === 0 ? messages.chooseRank : null,
    totalCapacity: wholeNumberMessage('Total places', policy.totalCapacity, 1, CAPACITY_MAX),
    ...Object.fromEntries(
      PLACED_SECTIONS.map((section) => {
        const capacity = policy.sectionCapacity.find((one) => one.section === section)?.capacity;
        // A section that the unit doesn't have has 0 places.
        const message = wholeNumberMessage(`Places of ${sectionLabel[section]}`, capacity, 0, CAPACITY_MAX);
        return [`sectionCapacity.${section}`, message];
      }),
    ),
    'gaugeColours.yellowFrom': wholeNumberMessage('Yellow from', gaugeColours.yellowFrom, 1, 99),
    'gaugeColours.greenFrom': wholeNumberMessage(
      'Green from',
      gaugeColours.greenFrom,
      gaugeColours.yellowFrom + 1,
      100,
    ),
    etsHighlightDays: wholeNumberMessage('ETS highlight', policy.etsHighlightDays, 1, ETS_HIGHLIGHT_MAX_DAYS),
  });
}

/** The problems of the days from which a unit takes its tests. They may be in the past, but not after the policy's first day. */
export function sinceProblems({ fitnessTest, rifleTest }: Policy, from: LocalDate): Problem[] {
  const message = `In use since must be from ${formatDay(EARLIEST_DATE)} to the policy's start date.`;
  const problem = ({ since }: Policy['fitnessTest']) =>
    since === null || (isLocalDate(since) && since >= EARLIEST_DATE && since <= from) ? null : message;
  return problems({
    'fitnessTest.since': problem(fitnessTest),
    'rifleTest.since': problem(rifleTest),
  });
}

function testFields(field: 'fitnessTest' | 'rifleTest', { name, min, max }: Policy['fitnessTest']) {
  return {
    [`${field}.name`]: nameMessage(name),
    [`${field}.min`]: wholeNumberMessage('Lowest score', min, 0, TEST_SCORE_MAX - 1),
    [`${field}.max`]: wholeNumberMessage('Highest score', max, min + 1, TEST_SCORE_MAX),
  };
}

function nameMessage(name: string): string | null {
  if (isBlank(name)) return messages.enterName;
  return lineMessage('Name', name, TEST_NAME_MAX_LENGTH);
}

function bandsMessage({ failBelow, max, bands }: Policy['rifleTest']): string | null {
  // Nothing to judge by until these are numbers, which they have their own messages for.
  if (Number.isNaN(failBelow) || Number.isNaN(max)) return null;
  if (bands.length > BANDS_MAX) return `A test can have up to ${BANDS_MAX} bands.`;
  if (bands.some(({ name }) => nameMessage(name) !== null)) {
    return `Each band needs a name of up to ${TEST_NAME_MAX_LENGTH} characters.`;
  }
  const isRising = bands.every(({ from }, index) => {
    const floor = bands[index - 1]?.from ?? failBelow - 1;
    return Number.isInteger(from) && from > floor && from <= max;
  });
  return isRising ? null : `Bands must start at ${failBelow} or more, each higher than the last, up to ${max}.`;
}

function unusedMessage(needed: readonly (Course | null)[], inUse: readonly Course[]): string | null {
  const unused = needed.find((course) => course !== null && !inUse.includes(course));
  return unused ? `${courseLabel[unused]} isn't one of the courses in use.` : null;
}

function pathsMessage(paths: ReturnType<typeof pathsAt>, inUse: readonly Course[]): string | null {
  if (paths.length > PATHS_MAX) return `A grade can have up to ${PATHS_MAX} promotion paths.`;
  for (const { inService, inGrade, courses } of paths) {
    if (!inService && !inGrade && courses.length === 0) return 'Each promotion path needs a time or a course.';
    for (const time of [inService, inGrade]) {
      if (time && wholeNumberMessage('', time.months, 1, PROMOTION_MONTHS_MAX) !== null) {
        return `Months must be a whole number from 1 to ${PROMOTION_MONTHS_MAX}.`;
      }
    }
    const unused = unusedMessage(courses, inUse);
    if (unused !== null) return unused;
  }
  return null;
}
