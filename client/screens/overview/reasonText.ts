import type { LocalDate } from '../../../domain/localDate.ts';
import { ReadinessList } from '../../../domain/values.ts';
import { listInWords } from '../../../domain/words.ts';
import { dayWithDistance } from '../../components/dayText.ts';

type ReasonPart = { readonly term: string; readonly text: string };
type Reason = { value: string; missing: readonly string[] };

/** Why a person is on a list: the rule and the record's value. Also what's missing and the date it applies from, if any. */
export function reasonParts(
  { rule, value, missing, from }: Reason & { rule: string; from: LocalDate | null },
  today: LocalDate,
): ReasonPart[] {
  return [
    { term: 'Rule', text: rule },
    { term: 'Record', text: value },
    ...(missing.length > 0 ? [{ term: 'Missing', text: listInWords(missing, 'and') }] : []),
    ...(from !== null ? [{ term: 'From', text: dayWithDistance(from, today) }] : []),
  ];
}

/** The reason in a few words; null if the list's title says it all. */
export function shortReason(list: ReadinessList, { value, missing }: Reason): string | null {
  switch (list) {
    case ReadinessList.DLC_INCOMPLETE:
    case ReadinessList.PME_INCOMPLETE:
      return listInWords(missing, 'and');
    case ReadinessList.M4_QUAL_FAIL:
    case ReadinessList.PROMOTABLE:
      return value;
    case ReadinessList.ACFT_FAIL:
    case ReadinessList.NEED_LICENSED:
    case ReadinessList.JFO_QUALIFIED:
      return null;
  }
}

/** What each person is short of, by id: the missing courses, or the list's title. */
export function shortfallsOf(
  lists: readonly {
    readonly list: ReadinessList;
    readonly title: string;
    readonly people: readonly { readonly id: string; readonly reason: Reason }[];
  }[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { list, title, people } of lists) {
    for (const { id, reason } of people) {
      const text = shortfall(list, title, reason);
      if (text !== null) found.set(id, [...(found.get(id) ?? []), text]);
    }
  }
  return found;
}

/** Null for the lists that are good to be on. */
function shortfall(list: ReadinessList, title: string, { missing }: Reason): string | null {
  switch (list) {
    case ReadinessList.DLC_INCOMPLETE:
    case ReadinessList.PME_INCOMPLETE:
      return listInWords(missing, 'and');
    case ReadinessList.M4_QUAL_FAIL:
    case ReadinessList.ACFT_FAIL:
    case ReadinessList.NEED_LICENSED:
      return title;
    case ReadinessList.PROMOTABLE:
    case ReadinessList.JFO_QUALIFIED:
      return null;
  }
}
