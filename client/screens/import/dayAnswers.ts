import { MonthDay } from '../../../domain/imports/importMonths.ts';
import { isOneOf } from '../../../domain/isOneOf.ts';
import type { FieldRules } from '../../../domain/policy/unit.ts';
import { NameOrder } from '../../../domain/roster/nameParts.ts';
import { ROSTER_NAME_MAX_LENGTH, type RosterWord, wordKey } from '../../../domain/roster/rosterWordRules.ts';
import { ambiguousDays, DayOrder, type DayReading, isAgainst } from '../../app/imports/fileDays.ts';
import type { FileSheet } from '../../app/imports/sheetFile.ts';
import { dayTexts } from './dayColumns.ts';
import { type NameReading, RankSource } from './rosterNames.ts';
import type { Meanings, OpenRoster } from './rosterReading.ts';

/*
 * The unit remembers how a file's dates and names are read. It applies that to files with the same headings, which probably come from the
 * same source.
 */

const ORDERS = Object.values(DayOrder);

/** The headings as one text, cut to the longest text that can be remembered. */
function headingsOf({ headings }: FileSheet): string {
  return Array.from(headings.cells.filter((heading) => heading !== '').join(' '))
    .slice(0, ROSTER_NAME_MAX_LENGTH)
    .join('');
}

/** How an earlier file's dates were read. An order that contradicts a date of this sheet is asked for again. */
export function rememberedDays(
  { sheet, mapping }: Pick<OpenRoster, 'sheet' | 'mapping'>,
  words: Meanings,
  unit: Pick<FieldRules, 'unitFields'>,
): DayReading {
  const text = headingsOf(sheet);
  const order = words.get(wordKey({ column: 'dayOrder', text })) ?? null;
  const counts = words.get(wordKey({ column: 'countedDays', text })) ?? null;
  const isUsable = isOneOf(ORDERS, order) && !isAgainst(dayTexts(sheet, mapping, unit), order);
  return {
    order: isUsable ? order : null,
    countsDays: counts === null ? null : counts === 'yes',
    months: Object.fromEntries(
      mapping.flatMap((column) => {
        const day = column === null ? null : (words.get(wordKey(monthWord(sheet, column))) ?? null);
        return isOneOf(MONTH_DAYS, day) ? [[column, day]] : [];
      }),
    ),
  };
}

const MONTH_DAYS = Object.values(MonthDay);

/** The key for remembering which day a column's months stand for. */
function monthWord(sheet: FileSheet, column: string): { readonly column: 'monthDay'; readonly text: string } {
  const text = `${column} ${headingsOf(sheet)}`;
  return { column: 'monthDay', text: Array.from(text).slice(0, ROSTER_NAME_MAX_LENGTH).join('') };
}

/** How an earlier file's names were read. */
export function rememberedNames(sheet: FileSheet, words: Meanings): NameReading {
  const text = headingsOf(sheet);
  const order = words.get(wordKey({ column: 'nameOrder', text })) ?? null;
  const rank = words.get(wordKey({ column: 'nameRank', text })) ?? null;
  return {
    order: isOneOf(Object.values(NameOrder), order) ? order : null,
    rank: isOneOf(Object.values(RankSource), rank) ? rank : null,
  };
}

/** The answers about names to remember. */
export function nameReadingWords({ sheet, names }: OpenRoster): RosterWord[] {
  const text = headingsOf(sheet);
  return [
    ...(names.order === null ? [] : [{ column: 'nameOrder' as const, text, value: names.order }]),
    ...(names.rank === null ? [] : [{ column: 'nameRank' as const, text, value: names.rank }]),
  ];
}

/** The answers about dates to remember. */
export function dayWords({ sheet, mapping, days }: OpenRoster, unit: Pick<FieldRules, 'unitFields'>): RosterWord[] {
  const text = headingsOf(sheet);
  const { order, countsDays, months } = days;
  const isOrdered = order !== null && ambiguousDays(dayTexts(sheet, mapping, unit)) !== null;
  return [
    ...(isOrdered ? [{ column: 'dayOrder' as const, text, value: order }] : []),
    ...Object.entries(months).flatMap(([column, day]) =>
      day === undefined ? [] : [{ ...monthWord(sheet, column), value: day }],
    ),
    ...(countsDays === null ? [] : [{ column: 'countedDays' as const, text, value: countsDays ? 'yes' : 'no' }]),
  ];
}
