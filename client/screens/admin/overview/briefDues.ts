import { DueState, SHORT_STATES } from '../../../../domain/due/states.ts';
import { SOON_DAYS } from '../../../../domain/due/totals.ts';
import { addDays, formatDay, type LocalDate } from '../../../../domain/localDate.ts';
import { urgency } from '../due/dueShown.ts';
import type { BriefDuesQuery } from './BriefDues.generated.ts';
import { namedInBrief } from './briefPerson.ts';

/** How many people a requirement names, so that the brief stays short where nobody has done one yet. */
const MOST_NAMED = 12;

const LABEL = {
  FAILED: 'Failed',
  OVERDUE: 'Overdue since',
  NEVER_DONE: 'Never done',
} as const;

type Overview = Pick<BriefDuesQuery['dueOverview'], 'kinds' | 'rows'>;

/** People of whom the same is to be said. */
export type DueGroup = {
  readonly label: string;
  readonly people: readonly { readonly key: string; readonly name: string; readonly day: string | null }[];
};

/** What the brief says of what is due. */
export type DuePart = {
  /** How many people it is about, the medical requirements included. */
  readonly count: number;
  /** A requirement that somebody does not meet or has due soon; `more` people than it names. */
  readonly kinds: readonly {
    readonly id: string;
    readonly name: string;
    readonly groups: readonly DueGroup[];
    readonly more: number;
  }[];
  /** Medical requirements in numbers: a name beside one does not belong on a wall (Rule 28). */
  readonly medical: { readonly short: number; readonly soon: number };
};

/** Who does not meet a requirement, and with whom one is due within 30 days, by requirement and the most urgent first. */
export function briefDues({ kinds, rows }: Overview, today: LocalDate): DuePart {
  const last = addDays(today, SOON_DAYS);
  const isShort = ({ state }: { state: DueState }): boolean => SHORT_STATES.includes(state);
  const due = rows.flatMap(({ soldier, standings }) =>
    standings
      .filter(
        (one) =>
          isShort(one) ||
          ((one.state === DueState.CURRENT || one.state === DueState.DUE_SOON) &&
            one.dueOn !== null &&
            one.dueOn <= last),
      )
      .map((one) => ({ ...one, key: soldier.id, soldier })),
  );
  const medicalIds = new Set(kinds.flatMap(({ id, medical }) => (medical ? [id] : [])));
  const medical = due.filter(({ kindId }) => medicalIds.has(kindId));
  const named = namedInBrief(due.filter(({ kindId }) => !medicalIds.has(kindId)));
  return {
    count: peopleOf(due),
    kinds: kinds.flatMap(({ id, name }) => {
      const own = named.filter(({ kindId }) => kindId === id).toSorted(urgency);
      if (own.length === 0) return [];
      return [{ id, name, groups: grouped(own.slice(0, MOST_NAMED)), more: Math.max(0, own.length - MOST_NAMED) }];
    }),
    medical: { short: peopleOf(medical.filter(isShort)), soon: peopleOf(medical.filter((one) => !isShort(one))) },
  };
}

function peopleOf(rows: readonly { readonly key: string }[]): number {
  return new Set(rows.map(({ key }) => key)).size;
}

function grouped(rows: readonly { key: string; name: string; state: DueState; dueOn: LocalDate | null }[]): DueGroup[] {
  const groups = new Map<string, DueGroup['people'][number][]>();
  for (const { key, name, state, dueOn } of rows) {
    const label = state === 'FAILED' || state === 'OVERDUE' || state === 'NEVER_DONE' ? LABEL[state] : 'Due';
    // Of what was never done, the day says since when in one unit, and until when in another.
    const day = dueOn === null || state === DueState.NEVER_DONE ? null : formatDay(dueOn);
    groups.set(label, [...(groups.get(label) ?? []), { key, name, day }]);
  }
  return [...groups].map(([label, people]) => ({ label, people }));
}
