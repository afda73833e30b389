import { soonestFirst } from '../../../domain/due/dueText.ts';
import { type Due, DueState, isLate } from '../../../domain/due/states.ts';
import { formatDay, type LocalDate } from '../../../domain/localDate.ts';
import type { Tone } from '../../components/parts/tone.ts';

type Series = { readonly requirement: { readonly name: string }; readonly standing: Due };

const TO_ACT_UPON: readonly DueState[] = [DueState.FAILED, DueState.OVERDUE, DueState.DUE_SOON, DueState.TO_DO];

/**
 * A soldier's requirements with something to do, the most urgent first, and the others. A requirement without a due date is among the
 * others: staff have yet to enter its first day. A requirement that no longer applies is in neither list.
 */
export function ownTasks<One extends Series>(all: readonly One[]): { tasks: One[]; others: One[] } {
  const sorted = all
    .filter(({ standing: { state } }) => state !== DueState.NOT_REQUIRED)
    .toSorted((one, other) => soonestFirst(one.standing, other.standing));
  const isTask = ({ standing: { state, dueOn } }: One) => TO_ACT_UPON.includes(state) && dueOn !== null;
  return { tasks: sorted.filter(isTask), others: sorted.filter((one) => !isTask(one)) };
}

/** Red where something is failed, overdue or late. */
export function taskTone(standing: Due, today: LocalDate): Tone {
  const { state } = standing;
  return state === DueState.FAILED || state === DueState.OVERDUE || isLate(standing, today) ? 'bad' : 'warn';
}

/** What is folded, in one line: `4 current, 1 excused, next M4 29 OCT 2027`. */
export function foldedText(others: readonly Series[]): string {
  const count = (...states: DueState[]) => others.filter(({ standing }) => states.includes(standing.state)).length;
  const [current, excused, waiting] = [count(DueState.CURRENT), count(DueState.EXCUSED), count(DueState.TO_DO)];
  const next = others.find(({ standing: { state, dueOn } }) => state === DueState.CURRENT && dueOn !== null);
  return [
    ...(current > 0 ? [`${current} current`] : []),
    ...(excused > 0 ? [`${excused} excused`] : []),
    ...(waiting > 0 ? [`${waiting} without a date`] : []),
    ...(next?.standing.dueOn ? [`next ${next.requirement.name} ${formatDay(next.standing.dueOn)}`] : []),
  ].join(', ');
}
