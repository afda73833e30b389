import { LATEST_DATE } from '../constants.ts';
/** Reads results that are typed beside a list of names or pasted from a spreadsheet, and says what each does (Spec 24.3). */
import { matchKey, readPassFail, type Reading, readYesNo } from '../imports/importTexts.ts';
import { formatDay, type LocalDate } from '../localDate.ts';
import { testOn } from '../policy/tests.ts';
import { readTest } from '../record/testOfScore.ts';
import { asksForPass, type DayResult, resultProblem } from './eventProblems.ts';
import { type DueEvent, type Requirement, DueResult, hasFailed, type ResultValue, scaleOf } from './requirements.ts';
import { resultText } from './resultText.ts';
import { countingEvent } from './states.ts';

const NOTHING: ResultValue = { score: null, level: null, passed: null };

/**
 * Reads the result of a day: `38`, `38/40` with the highest score, `38.0` as programs write it, `450 pass`, `540 pass (ACFT)` with that day's
 * test, `go`, `Class 2` or its `2`, `x` for done.
 * @param text not blank
 */
export function readResult(requirement: Requirement, text: string, doneOn: LocalDate): Reading<ResultValue> {
  const read = readTyped(requirement, text, doneOn);
  if ('problem' in read) return read;
  const problem =
    otherTestProblem(requirement, read.test, doneOn) ?? resultProblem(requirement, { ...read.value, doneOn });
  return problem === null ? { value: read.value } : { problem };
}

/** The value of a text, valid for the requirement or not, and the test that the text names; null for none. */
export function readTyped(
  requirement: Requirement,
  typed: string,
  doneOn: LocalDate,
): { value: ResultValue; test: string | null } | { problem: string } {
  const { text, test } = requirement.tests.length > 0 ? readTest(typed.trim()) : { text: typed.trim(), test: null };
  const read = readValue(requirement, text, doneOn);
  return 'problem' in read ? read : { ...read, test };
}

/** The problem of a result that names a test other than its day's; null if it names none. */
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
      return read.value ? { value: NOTHING } : { problem: "Leave it blank if the soldier wasn't there." };
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
      // After a score, only a pass may follow, and only if the requirement asks for one. With anything else, the text is not a number.
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

/** The level with that name, or the only level whose name ends with that word. */
function levelOf({ levels }: Requirement, text: string): string {
  const wanted = matchKey(text);
  const exact = levels.find(({ name }) => matchKey(name) === wanted);
  if (exact) return exact.name;
  const [first, ...others] = levels.filter(({ name }) => matchKey(name.split(' ').at(-1) ?? '') === wanted);
  return first && others.length === 0 ? first.name : text;
}

/**
 * The effect of a result, shown while it is typed: `38: passes`, `21: fails, below 23`, or `Done` without a result. For a fitness test, the
 * entered pass decides.
 * @param newer the day of a newer event for record, which still counts; null for none
 */
export function effectText(requirement: Requirement, event: DayResult, newer: LocalDate | null = null): string {
  const text = resultText(requirement, event);
  const isFailed = hasFailed(requirement, event);
  const mark =
    event.score === null || event.passed !== null ? null : (scaleOf(requirement, event.doneOn)?.failBelow ?? null);
  const below = isFailed && mark !== null ? `, below ${mark}` : '';
  if (newer === null) return text === null ? 'Done' : `${text}: ${isFailed ? 'fails' : 'passes'}${below}`;
  const would = text === null ? 'Done' : `${text} would ${isFailed ? 'fail' : 'pass'}${below}`;
  return `${would}, but the newer event of ${formatDay(newer)} counts`;
}

/**
 * How many results are typed, and how many of them need a look: `12 entered, 2 below 23, 1 to correct`. Without a mark, `2 failed`.
 * @param texts not blank
 */
export function tallyText(requirement: Requirement, texts: readonly string[], doneOn: LocalDate): string {
  const reads = texts.map((text) => readResult(requirement, text, doneOn));
  const failed = reads.filter((read) => 'value' in read && hasFailed(requirement, { ...read.value, doneOn })).length;
  const wrong = reads.filter((read) => 'problem' in read).length;
  const mark = asksForPass(requirement) ? null : (scaleOf(requirement, doneOn)?.failBelow ?? null);
  const parts = [`${texts.length} entered`];
  if (failed > 0) parts.push(mark === null ? `${failed} failed` : `${failed} below ${mark}`);
  if (wrong > 0) parts.push(`${wrong} to correct`);
  return parts.join(', ');
}

/**
 * The day of a newer event for record that still counts when an event is entered or corrected. Null if the given event counts, or is diagnostic.
 * @param events all events of that requirement, including the given one, in the order of entry
 */
export function newerThan<Event extends DueEvent>(event: Event, events: readonly Event[]): LocalDate | null {
  const counting = event.forRecord ? countingEvent(events, LATEST_DATE) : null;
  return counting === null || counting === event ? null : counting.doneOn;
}
