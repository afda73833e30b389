/** What a soldier has to do, and what needs nothing: the same on Home and on the record (Spec 23.9). */
import { formatDay } from '../localDate.ts';
import { soonestFirst } from './dueText.ts';
import { type Due, DueState } from './states.ts';

type Series = { readonly requirement: { readonly name: string }; readonly standing: Pick<Due, 'state' | 'dueOn'> };

const TO_ACT_UPON: readonly DueState[] = [DueState.FAILED, DueState.OVERDUE, DueState.DUE_SOON, DueState.TO_DO];

/** Whether the soldier has to act. Without a day there is nothing to do yet: staff have to enter the first day. */
export function isTask({ state, dueOn }: Pick<Due, 'state' | 'dueOn'>): boolean {
  return TO_ACT_UPON.includes(state) && dueOn !== null;
}

/** A soldier's requirements with something to do, the most urgent first, and the rest. */
export function tasksAndRest<One extends Series>(all: readonly One[]): { tasks: One[]; rest: One[] } {
  const sorted = all.toSorted((one, other) => soonestFirst(one.standing, other.standing));
  const isOneTask = ({ standing }: One) => isTask(standing);
  return { tasks: sorted.filter(isOneTask), rest: sorted.filter((one) => !isOneTask(one)) };
}

const REST: readonly (readonly [DueState, string])[] = [
  [DueState.CURRENT, 'current'],
  [DueState.EXCUSED, 'excused'],
  [DueState.TO_DO, 'without a date'],
  [DueState.NOT_REQUIRED, 'not required'],
];

/** The rest in one line: `4 current, 1 excused, next M4 29 OCT 2027`. */
export function restText(rest: readonly Series[]): string {
  const counts = REST.flatMap(([state, text]) => {
    const count = rest.filter(({ standing }) => standing.state === state).length;
    return count > 0 ? [`${count} ${text}`] : [];
  });
  const next = rest.find(({ standing: { state, dueOn } }) => state === DueState.CURRENT && dueOn !== null);
  return [
    ...counts,
    ...(next?.standing.dueOn ? [`next ${next.requirement.name} ${formatDay(next.standing.dueOn)}`] : []),
  ].join(', ');
}
