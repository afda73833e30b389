import { LATEST_DATE } from '../constants.ts';
/** Results as they are typed beside a list of names or pasted from a spreadsheet, and what each does (Spec 24.3). */
import { matchKey, readPassFail, type Reading, readYesNo } from '../imports/importTexts.ts';
import { formatDay, type LocalDate } from '../localDate.ts';
import { testOn } from '../policy/tests.ts';
import { readTest } from '../record/scoreTests.ts';
import { asksForPass, type DayResult, resultProblem } from './eventProblems.ts';
import { type DueEvent, type Requirement, DueResult, hasFailed, type ResultValue, scaleOf } from './requirements.ts';
import { resultText } from './resultText.ts';
import { countingEvent } from './states.ts';

const NOTHING: ResultValue = { score: null, level: null, passed: null };

/**
 * The result of a day that a text stands for: `38`, also `38/40` of the most that it can be and `38.0` as programs write it, `450 pass`, `540 pass (ACFT)` of the test of that day, `go`,
 * `Class 2` or its `2`, `x` for what was done.
 * @param text not blank
 */
export function readResult(requirement: Requirement, text: string, doneOn: LocalDate): Reading<ResultValue> {
  const read = readTyped(requirement, text, doneOn);
  if ('problem' in read) return read;
  const problem =
    otherTestProblem(requirement, read.test, doneOn) ?? resultProblem(requirement, { ...read.value, doneOn });
  return problem === null ? { value: read.value } : { problem };
}

/** What a text says, right or wrong for its requirement, with the test that it names; null for none. */
export function readTyped(
  requirement: Requirement,
  typed: string,
  doneOn: LocalDate,
): { value: ResultValue; test: string | null } | { problem: string } {
  const { text, test } = requirement.tests.length > 0 ? readTest(typed.trim()) : { text: typed.trim(), test: null };
  const read = readValue(requirement, text, doneOn);
  return 'problem' in read ? read : { ...read, test };
}

/** What is wrong with a result that names another test than the one of its day; null where it names none. */
export function otherTestProblem({ tests }: Requirement, test: string | null, doneOn: LocalDate): string | null {
  const taken = testOn(tests, doneOn);
  if (test === null || taken === null || matchKey(test) === matchKey(taken.name)) return null;
  return `On ${formatDay(doneOn)} your unit took the ${taken.name}, not the ${test}.`;
}

const SCORE = /^(-?\d+)(?:\.0+(?!\d))?(?: *\/ *(\d+))?(.*)$/;

function readValue(requirement: Requirement, text: string, doneOn: LocalDate): Reading<ResultValue> {
  switch (requirement.result) {
    case DueResult.NONE: {
      const read = readYesNo('Result', text);
      if ('problem' in read) return read;
      return read.value ? { value: NOTHING } : { problem: 'Leave it blank for whoever was not there.' };
    }
    case DueResult.PASS_FAIL: {
      const read = readPassFail('Result', text);
      return 'problem' in read ? read : { value: { ...NOTHING, passed: read.value } };
    }
    case DueResult.SCORE: {
      const [, digits, most, rest = ''] = SCORE.exec(text) ?? [];
      if (most !== undefined && Number(most) !== scaleOf(requirement, doneOn)?.max)
        return { value: { ...NOTHING, score: NaN } };
      const word = rest.trim();
      // What follows a score is its pass, where that is asked for; anything else makes it no number.
      if (digits === undefined || (word !== '' && !asksForPass(requirement)))
        return { value: { ...NOTHING, score: NaN } };
      if (word === '') return { value: { ...NOTHING, score: Number(digits) } };
      const read = readPassFail('Result', word);
      return 'problem' in read ? read : { value: { ...NOTHING, score: Number(digits), passed: read.value } };
    }
    case DueResult.LEVEL:
      return { value: { ...NOTHING, level: levelOf(requirement, text) } };
  }
}

/** The level of that name, or the only one whose name ends with that word. */
function levelOf({ levels }: Requirement, text: string): string {
  const wanted = matchKey(text);
  const exact = levels.find(({ name }) => matchKey(name) === wanted);
  if (exact) return exact.name;
  const [first, ...others] = levels.filter(({ name }) => matchKey(name.split(' ').at(-1) ?? '') === wanted);
  return first && others.length === 0 ? first.name : text;
}

/**
 * What a result does, as it stands beside it while it is typed: `38: passes`, `21: fails, below 23`; `Done` where there is no result. Of a fitness test the pass
 * counts that was entered.
 * @param newer the day of a newer event for record, which goes on counting; null for none
 */
export function effectText(requirement: Requirement, event: DayResult, newer: LocalDate | null = null): string {
  const text = resultText(requirement, event);
  const isFailed = hasFailed(requirement, event);
  const mark =
    event.score === null || event.passed !== null ? null : (scaleOf(requirement, event.doneOn)?.failBelow ?? null);
  const below = isFailed && mark !== null ? `, below ${mark}` : '';
  if (newer === null) return text === null ? 'Done' : `${text}: ${isFailed ? 'fails' : 'passes'}${below}`;
  const would = text === null ? 'Done' : `${text} would ${isFailed ? 'fail' : 'pass'}${below}`;
  return `${would}, but the event of ${formatDay(newer)} is newer and counts`;
}

/**
 * The day of the event that goes on counting although an event is entered or corrected: a newer one for record; null where that event counts, or is for diagnosis.
 * @param events all of that requirement with the one that is entered, in the order in which they were entered
 */
export function newerThan<Event extends DueEvent>(event: Event, events: readonly Event[]): LocalDate | null {
  const counting = event.forRecord ? countingEvent(events, LATEST_DATE) : null;
  return counting === null || counting === event ? null : counting.doneOn;
}
