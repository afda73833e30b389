import { dueText, shortDueText } from '../../../../domain/due/dueText.ts';
import type { DueTarget } from '../../../../domain/due/requirements.ts';
import { type Due, DueState } from '../../../../domain/due/states.ts';
import { isTask } from '../../../../domain/due/tasks.ts';
import type { LocalDate } from '../../../../domain/localDate.ts';
import { LIST_OF_TARGET } from '../../../../domain/readiness/shortfalls.ts';
import type { ReadinessList } from '../../../../domain/values.ts';

/** What a soldier has to do, in one line. */
export type RecordTask = {
  readonly tone: 'bad' | 'warn' | 'plain';
  /** 'Check ride', 'Complete DLC 2' */
  readonly what: string;
  /** How far the soldier is: 'Overdue since 23 NOV 2026', 'DLC Incomplete: E5, DLC 2 not complete'. */
  readonly howFar: string;
  /** By when: '5 d overdue', 'due in 21 d'; empty if there is no day. */
  readonly when: string;
};

type Finding = {
  readonly list: ReadinessList;
  readonly title: string;
  readonly value: string;
  readonly whatToDo: string | null;
};

/** A readiness finding as a task; null if the soldier lacks nothing. */
export function findingTask({ title, value, whatToDo }: Finding): RecordTask | null {
  if (whatToDo === null) return null;
  return { tone: 'bad', what: whatToDo.replace(/\.$/, ''), howFar: `${title}: ${value}`, when: '' };
}

const TONE: Readonly<Record<DueState, RecordTask['tone']>> = {
  FAILED: 'bad',
  OVERDUE: 'bad',
  DUE_SOON: 'warn',
  TO_DO: 'warn',
  EXCUSED: 'plain',
  CURRENT: 'plain',
  NOT_REQUIRED: 'plain',
};

/** A requirement as a task. */
export function dueTask(name: string, due: Due, today: LocalDate): RecordTask {
  const when = isTask(due) ? shortDueText(due, today) : '';
  return { tone: TONE[due.state], what: name, howFar: dueText(due, today), when };
}

type Series = {
  readonly requirement: { readonly sets: DueTarget | null };
  readonly standing: Pick<Due, 'state'>;
};

/** The findings that no requirement with something to do says already: a failed rifle test is one line, not two. */
export function findingsLeft<One extends Finding>(findings: readonly One[], tasks: readonly Series[]): One[] {
  const told = tasks.flatMap(({ requirement: { sets }, standing: { state } }) =>
    sets !== null && (state === DueState.FAILED || state === DueState.OVERDUE) ? [LIST_OF_TARGET[sets]] : [],
  );
  return findings.filter(({ list }) => !told.includes(list));
}
