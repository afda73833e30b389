import { DueState } from '../../../domain/due/states.ts';
import { counted } from '../../../domain/words.ts';

/** What a task is about. Its icon and where it leads follow from it. */
export type TaskKind = 'approvals' | 'requirement' | 'places' | 'ets' | 'graduations' | 'data';

export type Task = {
  readonly kind: TaskKind;
  /** Null if it is about no requirement. */
  readonly requirementId: string | null;
  /** With its number: `M4: 8 not current`. */
  readonly what: string;
  /** What the number is made of: `4 failed, 3 never done`. Empty if there is nothing to add. */
  readonly detail: string;
};

/** The most requirements, and the most people of a task, that are named. */
const MOST_NAMED = 3;

type Requirements = readonly { readonly id: string; readonly name: string }[];
type Standing = { readonly requirementId: string; readonly state: DueState; readonly doneOn: string | null };

type Facts = {
  readonly requirements: Requirements;
  readonly standings: readonly Standing[];
  readonly openPlaces: number;
  readonly unassigned: number;
  /** The last names of the people past their ETS. */
  readonly pastEts: readonly string[];
  /** How many people wait for approval of a staff role. */
  readonly approvals: number;
  /** How many schools are over and wait for an answer. */
  readonly graduations: number;
  /** How many records have data to complete. */
  readonly toComplete: number;
};

/** What to do first, each with its number. */
export function doFirst(facts: Facts): Task[] {
  const { requirements, standings, openPlaces, unassigned, pastEts, approvals, graduations, toComplete } = facts;
  const untold = pastEts.length - MOST_NAMED;
  const withoutPlace = unassigned === 0 ? '' : `${counted(unassigned, 'soldier')} unassigned`;
  return [
    ...some(approvals, {
      kind: 'approvals',
      what: approvals === 1 ? '1 person waits for approval' : `${approvals} people wait for approval`,
      detail: 'of a staff role',
    }),
    ...notCurrent(requirements, standings),
    ...some(openPlaces + unassigned, {
      kind: 'places',
      what: openPlaces === 0 ? withoutPlace : `${counted(openPlaces, 'place')} open`,
      detail: openPlaces === 0 ? '' : withoutPlace,
    }),
    ...some(pastEts.length, {
      kind: 'ets',
      what: `Past ETS: ${counted(pastEts.length, 'soldier')}`,
      detail: [...pastEts.slice(0, MOST_NAMED), ...(untold > 0 ? [`${untold} more`] : [])].join(', '),
    }),
    ...some(graduations, { kind: 'graduations', what: `${counted(graduations, 'graduation')} to confirm`, detail: '' }),
    ...some(toComplete, { kind: 'data', what: `${counted(toComplete, 'record')} with data to complete`, detail: '' }),
  ];
}

function some(count: number, task: Omit<Task, 'requirementId'>): Task[] {
  return count === 0 ? [] : [{ ...task, requirementId: null }];
}

/** The requirements that most people are not current in. The others are on Due. */
function notCurrent(requirements: Requirements, standings: readonly Standing[]): Task[] {
  return requirements
    .map(({ id, name }) => {
      const own = standings.filter(({ requirementId }) => requirementId === id);
      const overdue = own.filter(({ state }) => state === DueState.OVERDUE);
      const neverDone = overdue.filter(({ doneOn }) => doneOn === null).length;
      const failed = own.filter(({ state }) => state === DueState.FAILED).length;
      const parts = [
        [failed, 'failed'],
        [overdue.length - neverDone, 'overdue'],
        [neverDone, 'never done'],
      ] as const;
      const count = failed + overdue.length;
      return {
        count,
        task: {
          kind: 'requirement' as const,
          requirementId: id,
          what: `${name}: ${count} not current`,
          detail: parts.flatMap(([part, word]) => (part > 0 ? [`${part} ${word}`] : [])).join(', '),
        },
      };
    })
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST_NAMED)
    .map(({ task }) => task);
}
