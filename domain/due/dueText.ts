/** How a requirement stands with a soldier, in words, and which requirement comes first (Spec 23.9). */
import { LATEST_DATE } from '../constants.ts';
import { addDays, compareDays, formatDay, type LocalDate } from '../localDate.ts';
import { distanceText, relativeDays } from '../record/serviceTime.ts';
import { type Due, DueState, isLate } from './states.ts';

/** A state in words: the part to stress, and the rest. Each day has a word that says what it is. */
type Phrase = { readonly state: string; readonly rest: string };

/** `Current` and `until 31 AUG 2027`; `Late` and `since 16 SEP 2026, overdue from 16 OCT 2026`. */
export function duePhrase(due: Due, on: LocalDate): Phrase {
  const { state, dueOn, overdueFrom, excusedUntil, doneOn } = due;
  const said = (word: string, day: LocalDate | null): string => (day === null ? '' : `${word} ${formatDay(day)}`);
  if (isLate(due, on) && dueOn !== null) {
    return { state: 'Late', rest: `${said('since', addDays(dueOn, 1))}, ${said('overdue from', overdueFrom)}` };
  }
  switch (state) {
    case DueState.FAILED:
      return { state: 'Failed', rest: said('on', dueOn) };
    case DueState.OVERDUE:
      return { state: doneOn === null ? 'Never done,' : 'Overdue', rest: said('since', overdueFrom) };
    case DueState.DUE_SOON:
      return { state: 'Due soon,', rest: said('by', dueOn) };
    case DueState.TO_DO:
      return dueOn === null
        ? { state: 'To do,', rest: 'no date entered' }
        : { state: 'To do', rest: said('by', dueOn) };
    case DueState.EXCUSED:
      return { state: 'Excused', rest: said('until', excusedUntil) };
    case DueState.CURRENT:
      return { state: 'Current', rest: dueOn === null ? said('since', doneOn) : said('until', dueOn) };
    case DueState.NOT_REQUIRED:
      return { state: 'Not required', rest: '' };
  }
}

/** The phrase as one text: `Overdue since 01 JUL 2026`. */
export function dueText(due: Due, on: LocalDate): string {
  const { state, rest } = duePhrase(due, on);
  return `${state} ${rest}`.trimEnd();
}

/** The text as it follows the requirement's name: `overdue since 01 JUL 2026`. */
export function dueTextInSentence(due: Due, on: LocalDate): string {
  const text = dueText(due, on);
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/**
 * A value in the record that comes from no event, for display beside the state: `Record: 38, no date`. With an event it is `Record: 20, typed in`.
 * Null if there is none.
 */
export function typedText({ typed, doneOn }: Pick<Due, 'doneOn'> & { readonly typed: string | null }): string | null {
  if (typed === null) return null;
  return `Record: ${typed}, ${doneOn === null ? 'no date' : 'typed in'}`;
}

/** How it stands, in short: `failed`, `5 d overdue`, in the days of grace `5 d late`, `due in 21 d`, `due today`; `to do` without a day. */
export function shortDueText(
  { state, dueOn, overdueFrom }: Pick<Due, 'state' | 'dueOn' | 'overdueFrom'>,
  today: LocalDate,
): string {
  if (state === DueState.FAILED) return 'failed';
  if (state === DueState.OVERDUE && overdueFrom !== null) {
    return `${distanceText(addDays(overdueFrom, -1), today)} overdue`;
  }
  if (dueOn === null) return 'to do';
  return dueOn < today ? `${distanceText(dueOn, today)} late` : `due ${relativeDays(dueOn, today)}`;
}

type Ranked = Pick<Due, 'state' | 'dueOn'>;

/** Sorts a soldier's requirements by importance: first what is not current, then by due day. Requirements without a day come last. */
export function soonestFirst(one: Ranked, other: Ranked): number {
  return rankOf(one) - rankOf(other) || compareDays(dayOf(one), dayOf(other));
}

function rankOf({ state }: Ranked): number {
  switch (state) {
    case DueState.FAILED:
    case DueState.OVERDUE:
      return 0;
    case DueState.DUE_SOON:
    case DueState.TO_DO:
    case DueState.CURRENT:
      return 1;
    case DueState.EXCUSED:
      return 2;
    case DueState.NOT_REQUIRED:
      return 3;
  }
}

/** Without a due day, the requirement sorts after every day. */
function dayOf({ dueOn }: Ranked): string {
  return dueOn ?? LATEST_DATE;
}
