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
  if (doneOn > today) return "The date can't be in the future.";
  return doneOn < EARLIEST_DATE ? `The date must be ${formatDay(EARLIEST_DATE)} or later.` : null;
}

function expiryProblem({ cycle }: Requirement, { doneOn, expiresOn }: DueEvent): string | null {
  if (!CYCLES[cycle].isDayEntered)
    return expiresOn === null ? null : 'The due date is calculated for this requirement. Leave it empty.';
  if (expiresOn === null) return "Enter the date it's due again.";
  if (expiresOn > LATEST_DATE) return `The date must be ${formatDay(LATEST_DATE)} or earlier.`;
  return expiresOn < doneOn ? "It can't be due before it was done." : null;
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
  return `Choose ${levels.map(({ name }) => name).join(' or ')}.`;
}

function passProblem(requirement: Requirement, { passed }: ResultValue): string | null {
  if (asksForPass(requirement)) return passed === null ? 'Choose Pass or Fail.' : null;
  return passed === null ? null : 'This requirement has no pass or fail.';
}

function noteProblem({ medical }: Requirement, { note }: GivenEvent): string | null {
  if (isBlank(note)) return null;
  return medical ? "Medical requirements can't have notes." : lineMessage('Note', note, NOTE_MAX_LENGTH);
}

/** Why no first due day may be entered for a soldier. */
export const firstDueMessages = {
  ofFixedDays: 'The due date is calculated for this requirement.',
  ofWhatIsAsked: "This doesn't apply to the soldier, so no date can be entered.",
  ofNeverDone: 'This was done before. Its latest event has the next due date.',
} as const;
