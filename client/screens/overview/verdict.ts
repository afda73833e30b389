import type { GroupCounts } from '../../../domain/due/counts.ts';
import { counted } from '../../../domain/words.ts';

export type Verdict = {
  /** Whether somebody has to act: `12 of 30 soldiers are not current.` */
  readonly now: string;
  /** What comes next: `10 more are due soon, 3 have something to do.` Empty if nothing does. */
  readonly next: string;
};

const EMPTY = 'No one assigned.';

/** How everybody stands across all requirements, in a sentence or two. Each person is in one number. */
export function verdict({ notCurrent, dueSoon, toDo, current }: GroupCounts): Verdict {
  const all = notCurrent + dueSoon + toDo + current;
  const soon = notCurrent > 0 ? `${dueSoon} more` : counted(dueSoon, 'soldier');
  const next = [
    ...(dueSoon > 0 ? [`${soon} ${are(dueSoon)} due soon`] : []),
    ...(toDo > 0 ? [`${toDo} ${have(toDo)} something to do`] : []),
  ];
  return {
    now:
      notCurrent > 0
        ? `${notCurrent} of ${counted(all, 'soldier')} ${are(notCurrent)} not current.`
        : next.length > 0
          ? 'Nothing is failed or overdue.'
          : allCurrent(all),
    next: next.length > 0 ? `${next.join(', ')}.` : '',
  };
}

/** The same for a unit without requirements, which only has the lists: `14 of 30 soldiers have a shortfall.` */
export function shortfallVerdict(short: number, all: number): string {
  if (all === 0) return EMPTY;
  if (short === 0) return 'No soldier has a shortfall.';
  return `${short} of ${counted(all, 'soldier')} ${have(short)} a shortfall.`;
}

function allCurrent(all: number): string {
  if (all === 0) return EMPTY;
  return all === 1 ? 'The one soldier is current.' : `All ${all} soldiers are current.`;
}

function are(number: number): string {
  return number === 1 ? 'is' : 'are';
}

function have(number: number): string {
  return number === 1 ? 'has' : 'have';
}
