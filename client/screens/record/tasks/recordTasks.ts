import { dueText, soonestFirst } from '../../../../domain/due/dueText.ts';
import type { DueTarget } from '../../../../domain/due/requirements.ts';
import { type Due, DueState } from '../../../../domain/due/states.ts';
import type { LocalDate } from '../../../../domain/localDate.ts';
import { LIST_OF_TARGET } from '../../../../domain/readiness/shortfalls.ts';
import { distanceText, relativeDays } from '../../../../domain/record/serviceTime.ts';
import type { ReadinessList } from '../../../../domain/values.ts';

/** What a soldier has to do, in one line. */
export type RecordTask = {
  readonly tone: 'bad' | 'warn' | 'plain';
  /** 'Check ride', 'Complete DLC 2' */
  readonly what: string;
  /** How far the soldier is: 'Overdue since 23 NOV 2026', 'DLC Incomplete: E5, DLC 2 not complete'. */
  readonly howFar: string;
  /** By when: '5 d late', 'in 21 d'; empty if there is no day. */
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
  return { tone: TONE[due.state], what: name, howFar: dueText(due, today), when: whenText(due, today) };
}

function whenText({ state, dueOn }: Due, today: LocalDate): string {
  if (state === DueState.FAILED) return 'at once';
  if (dueOn === null || TONE[state] === 'plain') return '';
  return dueOn < today ? `${distanceText(dueOn, today)} late` : relativeDays(dueOn, today);
}

type Series = {
  readonly requirement: { readonly sets: DueTarget | null };
  readonly standing: Due & { readonly typed: string | null };
};

/** Whether nothing has to be done: current by an event, or not required. */
function isQuiet({ standing: { state, typed } }: Series): boolean {
  return (state === DueState.CURRENT && typed === null) || state === DueState.NOT_REQUIRED;
}

/** A soldier's requirements with something to do, the most urgent first, and the ones that are folded. */
export function loudAndQuiet<One extends Series>(all: readonly One[]): { loud: One[]; quiet: One[] } {
  const sorted = all.toSorted((one, other) => soonestFirst(one.standing, other.standing));
  return { loud: sorted.filter((one) => !isQuiet(one)), quiet: sorted.filter(isQuiet) };
}

/** The findings that no requirement with something to do says already: a failed rifle test is one line, not two. */
export function findingsLeft<One extends Finding>(findings: readonly One[], loud: readonly Series[]): One[] {
  const told = loud.flatMap(({ requirement: { sets }, standing: { state } }) =>
    sets !== null && (state === DueState.FAILED || state === DueState.OVERDUE) ? [LIST_OF_TARGET[sets]] : [],
  );
  return findings.filter(({ list }) => !told.includes(list));
}
