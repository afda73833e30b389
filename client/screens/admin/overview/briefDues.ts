import { type Due, DueState, isInGrace, SHORT_STATES } from '../../../../domain/due/states.ts';
import { SOON_DAYS } from '../../../../domain/due/totals.ts';
import { addDays, formatDay, type LocalDate } from '../../../../domain/localDate.ts';
import { urgency } from '../due/dueShown.ts';
import type { BriefDuesQuery } from './BriefDues.generated.ts';
import { namedInBrief } from './briefPerson.ts';

/** How many people a requirement names; fewer in a large unit, so that the brief of sixty people stays one page where half of them have not done one yet. */
const MOST_NAMED = { small: 12, large: 3 };
/** From how many people on a unit is large. */
const LARGE = 40;

/** The states that are told, in this order, so that those without a day come last. */
const LABELS = ['Failed', 'Overdue', 'Due since', 'Due soon', 'Never done'] as const;

type Overview = Pick<BriefDuesQuery['dueOverview'], 'kinds' | 'rows'>;

/** People of whom the same is to be said. */
export type DueGroup = {
  readonly label: string;
  readonly count: number;
  /** Those of them who are named. */
  readonly people: readonly { readonly key: string; readonly name: string; readonly day: string | null }[];
  /** How many of them are not named; null where all are. */
  readonly rest: string | null;
};

/** What the brief says of what is due. */
export type DuePart = {
  /** How many people it is about, the medical requirements included. */
  readonly count: number;
  /** The requirements that somebody does not meet or has due soon. */
  readonly kinds: readonly { readonly id: string; readonly name: string; readonly groups: readonly DueGroup[] }[];
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
      return [{ id, name, groups: grouped(own, rows.length < LARGE ? MOST_NAMED.small : MOST_NAMED.large, today) }];
    }),
    medical: { short: peopleOf(medical.filter(isShort)), soon: peopleOf(medical.filter((one) => !isShort(one))) },
  };
}

function peopleOf(rows: readonly { readonly key: string }[]): number {
  return new Set(rows.map(({ key }) => key)).size;
}

/** People by their state; the first `most` of them are named. */
function grouped(
  rows: readonly { key: string; name: string; state: DueState; dueOn: LocalDate | null }[],
  most: number,
  today: LocalDate,
): DueGroup[] {
  let left = most;
  return LABELS.flatMap((label) => {
    const all = rows.filter((row) => labelOf(row, today) === label);
    const people = all.slice(0, left).map(({ key, name, state, dueOn }) => ({
      key,
      name,
      // Of what was never done, the day says since when in one unit, and until when in another.
      day: dueOn === null || state === DueState.NEVER_DONE ? null : formatDay(dueOn),
    }));
    left -= people.length;
    return all.length === 0 ? [] : [{ label, count: all.length, people, rest: restText(all.length, people.length) }];
  });
}

/** What paper has no room for is said (Rule 28). */
function restText(all: number, named: number): string | null {
  if (all === named) return null;
  return named === 0 ? 'not named here' : `and ${all - named} more`;
}

function labelOf(due: Pick<Due, 'state' | 'dueOn'>, today: LocalDate): (typeof LABELS)[number] {
  const { state } = due;
  if (state === DueState.FAILED) return 'Failed';
  if (isInGrace(due, today)) return 'Due since';
  if (state === DueState.OVERDUE) return 'Overdue';
  return state === DueState.NEVER_DONE ? 'Never done' : 'Due soon';
}
