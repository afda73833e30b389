import { type Due, DueState, isLate } from '../../../domain/due/states.ts';
import { addDays, daysBetween, formatDay, type LocalDate } from '../../../domain/localDate.ts';
import type { Policy } from '../../../domain/policy/policy.ts';
import { isNeverDone, type Shortfall } from '../../../domain/readiness/shortfalls.ts';
import { ReadinessList } from '../../../domain/values.ts';
import { listInWords } from '../../../domain/words.ts';

type Reason = { readonly value: string; readonly missing: readonly string[] };
type Item = Due & { readonly requirementId: string };

/** What a chip is about. Its icon and color follow from it. */
export type ChipKind = 'failed' | 'overdue' | 'neverDone' | 'course' | 'license' | 'soon' | 'toDo';

export type ShortfallChip = {
  readonly kind: ChipKind;
  readonly text: string;
  /** What the text sums up; left out if it says everything. */
  readonly title?: string;
};

type Names = {
  /** What each requirement is called, by id. */
  readonly requirements: ReadonlyMap<string, string>;
  readonly policy: Pick<Policy, 'rifleTest'>;
};

/** A person's shortfalls in a few words each, the worst first. Several that were never done are one chip, and so are several to do. */
export function shortfallChips(
  shortfalls: readonly Shortfall<Reason, Item>[],
  names: Names,
  today: LocalDate,
): ShortfallChip[] {
  const nameOf = ({ requirementId }: Item): string => names.requirements.get(requirementId) ?? '';
  const items = shortfalls.flatMap(({ item, finding }) => (finding === null && item !== null ? [item] : []));
  const sums = [
    { kind: 'neverDone', word: 'never done', of: items.filter(isNeverDone) },
    { kind: 'toDo', word: 'to do', of: items.filter(({ state }) => state === DueState.TO_DO) },
  ] as const;
  return shortfalls.flatMap(({ list, finding, item }): ShortfallChip[] => {
    if (list !== null && finding !== null) return [ofList(list, finding, names.policy)];
    if (item === null) return [];
    const sum = sums.find(({ of }) => of.length > 1 && of.includes(item));
    if (sum === undefined) {
      const { kind, words } = ofItem(item, today);
      return [{ kind, text: `${nameOf(item)} ${words}` }];
    }
    const { kind, word, of } = sum;
    return item === of[0] ? [{ kind, text: `${of.length} ${word}`, title: listInWords(of.map(nameOf), 'and') }] : [];
  });
}

function ofList(list: ReadinessList, { value, missing }: Reason, { rifleTest }: Names['policy']): ShortfallChip {
  switch (list) {
    case ReadinessList.DLC_INCOMPLETE:
    case ReadinessList.PME_INCOMPLETE:
      return { kind: 'course', text: listInWords(missing, 'and') };
    case ReadinessList.NEED_LICENSED:
      return { kind: 'license', text: 'No license' };
    case ReadinessList.M4_QUAL_FAIL:
      return { kind: 'failed', text: `${rifleTest.name} ${value.charAt(0).toLowerCase()}${value.slice(1)}` };
    case ReadinessList.ACFT_FAIL:
    case ReadinessList.PROMOTABLE:
    case ReadinessList.JFO_QUALIFIED:
      return { kind: 'failed', text: value };
  }
}

function ofItem(item: Item, today: LocalDate): { kind: ChipKind; words: string } {
  const { state, dueOn, overdueFrom } = item;
  if (isLate(item, today) && dueOn !== null) {
    return { kind: 'soon', words: `late since ${formatDay(addDays(dueOn, 1)).slice(0, 6)}` };
  }
  switch (state) {
    case DueState.FAILED:
      return { kind: 'failed', words: 'failed' };
    case DueState.OVERDUE:
      if (isNeverDone(item)) return { kind: 'neverDone', words: 'never done' };
      return {
        kind: 'overdue',
        words: overdueFrom === null ? 'overdue' : `${daysBetween(overdueFrom, today) + 1} d overdue`,
      };
    case DueState.TO_DO:
      return { kind: 'toDo', words: dueOn === null ? 'to do' : `to do ${distance(dueOn, today)}` };
    default:
      return { kind: 'soon', words: dueOn === null ? 'due soon' : distance(dueOn, today) };
  }
}

function distance(day: LocalDate, today: LocalDate): string {
  return day === today ? 'today' : `in ${daysBetween(today, day)} d`;
}
