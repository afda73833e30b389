/** Which events may be entered for a requirement (Spec 23.7). */
import { EARLIEST_DATE, LATEST_DATE } from '../constants.ts';
import type { Problem } from '../errors.ts';
import { formatDay, type LocalDate } from '../localDate.ts';
import { lineMessage } from '../nameText.ts';
import { testOn } from '../policy/tests.ts';
import { problems, wholeNumberMessage } from '../problems.ts';
import { isBlank } from '../texts.ts';
import { CYCLES } from './cycles.ts';
import { type DueEvent, type Requirement, DueResult, DueTarget, type ResultValue, scaleOf } from './requirements.ts';

/** The longest note of an event, in characters. */
export const NOTE_MAX_LENGTH = 100;

/** A result with its day. The day decides which test the result belongs to. */
export type DayResult = ResultValue & Pick<DueEvent, 'doneOn'>;

/** An event as entered, with its note. */
export type GivenEvent = DueEvent & { readonly note: string };

/** Whether each event of a requirement has its own pass or fail. */
export function asksForPass({ result, sets }: Pick<Requirement, 'result' | 'sets'>): boolean {
  // A fitness score doesn't tell whether the soldier passed each part of the test.
  return result === DueResult.PASS_FAIL || sets === DueTarget.FITNESS;
}

/** The problems of an event, field by field. */
export function eventProblems(requirement: Requirement, event: GivenEvent, today: LocalDate): Problem[] {
  return problems({
    doneOn: doneOnProblem(event.doneOn, today),
    expiresOn: expiryProblem(requirement, event),
    score: scoreProblem(requirement, event),
    level: levelProblem(requirement, event),
    passed: passProblem(requirement, event),
    note: noteProblem(requirement, event),
  });
}

/** The problem of a result; null if it may be entered. */
export function resultProblem(requirement: Requirement, event: DayResult): string | null {
  return scoreProblem(requirement, event) ?? levelProblem(requirement, event) ?? passProblem(requirement, event);
}

function doneOnProblem(doneOn: LocalDate, today: LocalDate): string | null {
  if (doneOn > today) return 'What is entered has been done: the day is today or before.';
  return doneOn < EARLIEST_DATE ? `The day must be ${formatDay(EARLIEST_DATE)} or later.` : null;
}

function expiryProblem({ cycle }: Requirement, { doneOn, expiresOn }: DueEvent): string | null {
  if (!CYCLES[cycle].isDayEntered)
    return expiresOn === null ? null : 'The day on which this is due follows from its cycle.';
  if (expiresOn === null) return 'Please enter the day on which this is due.';
  if (expiresOn > LATEST_DATE) return `The day must be ${formatDay(LATEST_DATE)} or before.`;
  return expiresOn < doneOn ? 'It cannot be due before it was done.' : null;
}

function scoreProblem(requirement: Requirement, { doneOn, score }: DayResult): string | null {
  const scale = scaleOf(requirement, doneOn);
  if (requirement.result !== DueResult.SCORE || scale === null)
    return score === null ? null : 'This requirement has no score.';
  return wholeNumberMessage(scoreLabel(requirement, doneOn), score, scale.min, scale.max);
}

/** The label for the score of a day: `ACFT score` for a test of the unit's policy. */
export function scoreLabel({ tests }: Pick<Requirement, 'tests'>, doneOn: LocalDate): string {
  const test = testOn(tests, doneOn);
  return test ? `${test.name} score` : 'Score';
}

function levelProblem({ result, levels }: Requirement, { level }: ResultValue): string | null {
  if (result !== DueResult.LEVEL) return level === null ? null : 'This requirement has no levels.';
  if (levels.some(({ name }) => name === level)) return null;
  return `Please choose ${levels.map(({ name }) => name).join(' or ')}.`;
}

function passProblem(requirement: Requirement, { passed }: ResultValue): string | null {
  if (asksForPass(requirement)) return passed === null ? 'Please choose Pass or Fail.' : null;
  return passed === null ? null : 'This requirement is not passed or failed by itself.';
}

function noteProblem({ medical }: Requirement, { note }: GivenEvent): string | null {
  if (isBlank(note)) return null;
  return medical
    ? 'A medical matter is kept as days alone, without a note.'
    : lineMessage('Note', note, NOTE_MAX_LENGTH);
}

/** Why no first due day may be entered for a soldier. */
export const firstDueMessages = {
  ofFixedDays: 'The day on which this is due follows from its cycle.',
  ofWhatIsAsked: 'This is not asked of them, so no day can be entered.',
  ofNeverDone: 'This was done before: the next day stands with its latest event.',
} as const;
