import { type GroupCounts, groupCounts } from '../../../domain/due/counts.ts';
import { duePhrase } from '../../../domain/due/dueText.ts';
import { type Due, DueState, isLate } from '../../../domain/due/states.ts';
import type { LocalDate } from '../../../domain/localDate.ts';
import { urgency } from '../due/dueShown.ts';
import { namedInBrief } from './briefPerson.ts';
import type { WhoIsShort_DueFragment } from './WhoIsShort.generated.ts';

/** The most people that a requirement names. */
const MOST_NAMED = 12;
/**
 * The most people that four requirements name together. Large units name fewer, so that a brief of sixty people fits one page even if half
 * of them have never done a requirement.
 */
const ALL_NAMED = { small: 48, large: 12 };
/** Each further requirement needs a line, which takes the room of this many names. */
const NAMES_OF_LINE = 3.5;
/** A unit with at least this many people is large. */
const LARGE = 40;

/** The states on the brief. */
const TOLD: readonly DueState[] = [DueState.FAILED, DueState.OVERDUE, DueState.DUE_SOON, DueState.TO_DO];
/** The groups in order, each with the word before its dates. */
const WORD_OF = {
  Failed: 'on',
  Overdue: 'since',
  'Never done': 'since',
  Late: 'since',
  'Due soon': 'by',
  'To do': 'by',
} as const;
type Label = keyof typeof WORD_OF;

type Overview = {
  readonly requirements: readonly Omit<WhoIsShort_DueFragment['requirements'][number], 'sets'>[];
  readonly rows: WhoIsShort_DueFragment['rows'];
};

/** People in the same state. */
export type DueGroup = {
  readonly label: string;
  /** The word before their dates: `since`. */
  readonly word: string;
  readonly count: number;
  /** The people named in this group. */
  readonly people: readonly { readonly key: string; readonly name: string; readonly day: string }[];
  /** Says how many people aren't named; null if all are. */
  readonly rest: string | null;
};

/** The brief's part about what is due. */
export type DuePart = {
  /** The requirements that are not current, due soon or to do for at least one person. */
  readonly requirements: readonly {
    readonly id: string;
    readonly name: string;
    readonly groups: readonly DueGroup[];
  }[];
  /** Whether there's room for any names. */
  readonly isNamed: boolean;
  /** Medical requirements as numbers only: names beside them don't belong on a wall (Spec 12.6). */
  readonly medical: GroupCounts;
};

/** Who is not current, due soon or to do, by requirement, most urgent first. */
export function briefDues({ requirements, rows }: Overview, today: LocalDate): DuePart {
  const medicalIds = new Set(requirements.flatMap(({ id, medical }) => (medical ? [id] : [])));
  const due = rows.flatMap(({ soldier, standings }) =>
    standings
      .filter(({ requirementId, state }) => !medicalIds.has(requirementId) && TOLD.includes(state))
      .map((one) => ({ ...one, key: soldier.id, soldier })),
  );
  const named = namedInBrief(due);
  const told = Math.max(
    4,
    requirements.filter(({ id }) => due.some(({ requirementId }) => requirementId === id)).length,
  );
  const all = (rows.length < LARGE ? ALL_NAMED.small : ALL_NAMED.large) - NAMES_OF_LINE * (told - 4);
  const most = Math.min(MOST_NAMED, Math.max(0, Math.floor(all / told)));
  return {
    requirements: requirements.flatMap(({ id, name }) => {
      const own = named.filter(({ requirementId }) => requirementId === id).toSorted(urgency);
      if (own.length === 0) return [];
      return [{ id, name, groups: grouped(own, most, today) }];
    }),
    isNamed: most > 0,
    medical: groupCounts(
      rows.map(({ standings }) =>
        standings.filter(({ requirementId }) => medicalIds.has(requirementId)).map(({ state }) => state),
      ),
    ),
  };
}

/** People by state; names the first `most` of them. */
function grouped(rows: readonly (Due & { key: string; name: string })[], most: number, today: LocalDate): DueGroup[] {
  let left = most;
  return Object.entries(WORD_OF).flatMap(([label, word]) => {
    const all = rows.filter((row) => labelOf(row, today) === label);
    // The group's word is printed once for all its dates.
    const people = all.slice(0, left).map(({ key, name, ...due }) => ({
      key,
      name,
      day: duePhrase(due, today).rest.replace(`${word} `, ''),
    }));
    left -= people.length;
    return all.length === 0
      ? []
      : [{ label, word, count: all.length, people, rest: most === 0 ? null : restText(all.length, people.length) }];
  });
}

/** The brief says what it has no room for (Spec 12.6). */
function restText(all: number, named: number): string | null {
  if (all === named) return null;
  return named === 0 ? 'not named here' : `and ${all - named} more`;
}

function labelOf(due: Due, today: LocalDate): Label {
  if (isLate(due, today)) return 'Late';
  if (due.state === DueState.FAILED) return 'Failed';
  if (due.state === DueState.OVERDUE) return due.doneOn === null ? 'Never done' : 'Overdue';
  return due.state === DueState.DUE_SOON ? 'Due soon' : 'To do';
}
