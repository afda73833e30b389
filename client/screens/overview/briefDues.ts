import { type GroupCounts, groupCounts } from '../../../domain/due/counts.ts';
import { duePhrase } from '../../../domain/due/dueText.ts';
import { type Due, DueState, isLate } from '../../../domain/due/states.ts';
import type { LocalDate } from '../../../domain/localDate.ts';
import { urgency } from '../due/dueShown.ts';
import type { BriefDuesQuery } from './BriefDues.generated.ts';
import { namedInBrief } from './briefPerson.ts';

/** The most people whom a requirement names. */
const MOST_NAMED = 12;
/** How many people four requirements name together; fewer in a large unit, so that the brief of sixty people stays one page where half of them have not done one yet. */
const ALL_NAMED = { small: 48, large: 12 };
/** How many names have to go for each further requirement, whose line takes their room. */
const NAMES_OF_LINE = 3.5;
/** From how many people on a unit is large. */
const LARGE = 40;

/** The states that are told. */
const TOLD: readonly DueState[] = [DueState.FAILED, DueState.OVERDUE, DueState.DUE_SOON, DueState.TO_DO];
/** What they are called, in this order, with the word that says what the days of a group are. */
const WORD_OF = {
  Failed: 'on',
  Overdue: 'since',
  'Never done': 'since',
  Late: 'since',
  'Due soon': 'by',
  'To do': 'by',
} as const;
type Label = keyof typeof WORD_OF;

type Overview = Pick<BriefDuesQuery['dueOverview'], 'requirements' | 'rows'>;

/** People of whom the same is to be said. */
export type DueGroup = {
  readonly label: string;
  /** What their days are: `since`. */
  readonly word: string;
  readonly count: number;
  /** Those of them who are named. */
  readonly people: readonly { readonly key: string; readonly name: string; readonly day: string }[];
  /** How many of them are not named; null where all are. */
  readonly rest: string | null;
};

/** What the brief says of what is due. */
export type DuePart = {
  /** The requirements that are not current, due soon or to do for somebody. */
  readonly requirements: readonly {
    readonly id: string;
    readonly name: string;
    readonly groups: readonly DueGroup[];
  }[];
  /** Whether there is room for anybody's name. */
  readonly isNamed: boolean;
  /** Medical requirements in numbers: a name beside one does not belong on a wall (Spec 12.6). */
  readonly medical: GroupCounts;
};

/** With whom a requirement is not current, due soon or to do, by requirement and the most urgent first. */
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

/** People by their state; the first `most` of them are named. */
function grouped(rows: readonly (Due & { key: string; name: string })[], most: number, today: LocalDate): DueGroup[] {
  let left = most;
  return Object.entries(WORD_OF).flatMap(([label, word]) => {
    const all = rows.filter((row) => labelOf(row, today) === label);
    // The word is said once for all of them.
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

/** What paper has no room for is said (Spec 12.6). */
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
