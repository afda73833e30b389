import { ROWS_PER_CHANGE } from '../../../../domain/constants.ts';
import { CYCLES } from '../../../../domain/due/cycles.ts';
import { asksForPass, eventProblems } from '../../../../domain/due/eventProblems.ts';
import {
  type Requirement,
  DueResult,
  hasFailed,
  type ResultValue,
  scaleOf,
} from '../../../../domain/due/requirements.ts';
import { effectText, readResult } from '../../../../domain/due/typedResult.ts';
import { isLocalDate, type LocalDate } from '../../../../domain/localDate.ts';
import { testOn } from '../../../../domain/policy/tests.ts';
import { dateMessage } from '../../../../domain/record/validation.ts';
import { isBlank } from '../../../../domain/texts.ts';
import { listInWords } from '../../../../domain/words.ts';
import type { Checked } from '../../../app/forms/checked.ts';
import type { FormProblem } from '../../../components/form/problem.ts';

/** The values of the form. */
export type EnterValues = {
  requirementId: string;
  doneOn: string;
  expiresOn: string;
  forRecord: string;
  /** By soldier; blank if they weren't there. */
  results: Readonly<Record<string, string>>;
};

/** The variables of the mutation. */
type EnterInput = {
  requirementId: string;
  rows: {
    soldierId: string;
    event: ResultValue & { doneOn: LocalDate; expiresOn: LocalDate | null; forRecord: boolean };
  }[];
};

/** The people who have a result. */
export function resultsTyped({ results }: EnterValues): string[] {
  return Object.keys(results).filter((id) => !isBlank(results[id] ?? ''));
}

/** The typed events in the people's order, or the problems. */
export function checkResults(
  values: EnterValues,
  requirement: Requirement,
  people: readonly { readonly soldier: { readonly id: string } }[],
  today: LocalDate,
): Checked<EnterInput> {
  const { doneOn, results } = values;
  const found: FormProblem[] = [];
  const rows: EnterInput['rows'] = [];
  const isFixed = CYCLES[requirement.cycle].isDayEntered;
  const days = [
    { field: 'doneOn', message: dateMessage('Day', doneOn) },
    { field: 'expiresOn', message: isFixed ? dateMessage('Due again on', values.expiresOn) : null },
  ].flatMap(({ field, message }) => (message === null ? [] : [{ field, message }]));
  const event = {
    doneOn,
    expiresOn: isFixed && values.expiresOn !== '' ? values.expiresOn : null,
    forRecord: values.forRecord === 'true',
  };
  const typed = new Set(resultsTyped(values));
  for (const { soldier } of people) {
    if (!typed.has(soldier.id)) continue;
    const read = readResult(requirement, results[soldier.id] ?? '', isLocalDate(doneOn) ? doneOn : today);
    if ('problem' in read) found.push({ field: resultField(soldier.id), message: read.problem });
    else rows.push({ soldierId: soldier.id, event: { ...event, ...read.value } });
  }
  const [first] = rows;
  // The dates are the same for everyone.
  if (days.length === 0 && first) days.push(...eventProblems(requirement, { ...first.event, note: '' }, today));
  const problems = [...days, ...found];
  if (problems.length > 0) return { problems };
  if (rows.length === 0) return { problems: [{ field: null, message: 'Enter at least one result.' }] };
  if (rows.length > ROWS_PER_CHANGE) {
    const message = `You can save up to ${ROWS_PER_CHANGE} results at once. Save one section first.`;
    return { problems: [{ field: null, message }] };
  }
  return { input: { requirementId: requirement.id, rows } };
}

/** How to type a result of this requirement on that day. */
export function resultHelp(requirement: Requirement, doneOn: LocalDate): string {
  switch (requirement.result) {
    case DueResult.NONE:
      return 'Check who did it.';
    case DueResult.PASS_FAIL:
      return 'Choose Pass or Fail, or type P or F.';
    case DueResult.SCORE: {
      const scale = scaleOf(requirement, doneOn);
      const test = testOn(requirement.tests, doneOn);
      const range = `${test ? ` of the ${test.name}` : ''}${scale ? ` from ${scale.min} to ${scale.max}` : ''}`;
      return asksForPass(requirement) ? `A score${range} with P or F, as in ${scale?.max ?? 0} P.` : `A score${range}.`;
    }
    case DueResult.LEVEL:
      return `Choose ${listInWords(
        requirement.levels.map(({ name }) => name),
        'or',
      )}.`;
  }
}

/** What a typed result means, as shown beside it. */
export type Judgment = {
  /** OUTDATED means that a newer event counts instead. */
  readonly is: 'WRONG' | 'FAILS' | 'PASSES' | 'OUTDATED';
  readonly text: string;
};

/** The event that results are entered for. */
export type EnteredEvent = {
  readonly requirement: Requirement;
  /** Today while the field has no valid date. */
  readonly doneOn: LocalDate;
  readonly isForRecord: boolean;
};

/** Judges a person's result by the requirement as of the day of the event; null while it is blank. */
export function judged(
  { standings }: { readonly standings: readonly { requirementId: string; doneOn?: LocalDate | null }[] },
  text: string,
  { requirement, doneOn, isForRecord }: EnteredEvent,
): Judgment | null {
  if (isBlank(text)) return null;
  const read = readResult(requirement, text, doneOn);
  if ('problem' in read) return { is: 'WRONG', text: read.problem };
  const event = { ...read.value, doneOn };
  const counting = standings.find(({ requirementId }) => requirementId === requirement.id)?.doneOn ?? null;
  const newer = isForRecord && counting !== null && counting > doneOn ? counting : null;
  const is = newer !== null ? 'OUTDATED' : hasFailed(requirement, event) ? 'FAILS' : 'PASSES';
  return { is, text: effectText(requirement, event, newer) };
}

/** The name of a person's result field. */
export function resultField(soldierId: string): string {
  return `result.${soldierId}`;
}
