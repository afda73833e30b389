import type { FieldRules } from '../../../domain/policy/unit.ts';
import { wordKey } from '../../../domain/roster/rosterWordRules.ts';
import { areDaysUnclear, monthQuestions, type MonthQuestion } from '../../app/imports/fileDays.ts';
import type { HiddenRow } from '../../app/imports/hiddenRows.ts';
import { columnLetter, type FileRow, type FileSheet, uncalculatedText } from '../../app/imports/sheetFile.ts';
import { columnCounts } from './columnCounts.ts';
import { areEvents, labelsOf, type Mapping, mappingProblem } from './columns.ts';
import { dayColumns, dayTexts } from './dayColumns.ts';
import { wholeSheet } from './openRoster.ts';
import { linesOf } from './rosterLines.ts';
import { nameOf, type RankDifference, rankDifferences, unorderedNames } from './rosterNames.ts';
import type { OpenRoster } from './rosterReading.ts';
import { wordsOf } from './rosterWords.ts';

/** The questions to answer before a roster's rows count. */
export type RosterQuestions = {
  readonly hidden: readonly HiddenRow[];
  /** The texts of the date columns. Some may be read as either of two dates. */
  readonly days: readonly string[];
  readonly months: readonly MonthQuestion[];
  /** Names without a comma. */
  readonly unordered: readonly string[];
  readonly ranks: readonly RankDifference[];
  /** Why columns can't be read. */
  readonly problems: readonly string[];
  /** Whether an answer is missing. */
  readonly isOpen: boolean;
};

export function rosterQuestions(roster: OpenRoster, unit: FieldRules): RosterQuestions {
  const { sheet, mapping, days, names } = roster;
  const { people, skipped } = linesOf(sheet, mapping);
  const hidden = hiddenPeople(wholeSheet(roster), mapping);
  const texts = dayTexts(sheet, mapping, unit);
  const months = monthsOf(people, roster, unit);
  const unordered = unorderedNames(people, mapping);
  const ranks = areEvents(mapping) ? [] : rankDifferences(people, mapping, unit);
  const isOpen = [
    hidden.length > 0 && roster.hidden === null,
    areDaysUnclear(texts, months, days),
    unordered.length > 0 && names.order === null,
    ranks.length > 0 && names.rank === null,
  ].includes(true);
  return { hidden, days: texts, months, unordered, ranks, problems: formulaProblems(sheet, mapping, skipped), isOpen };
}

/** Whether a file can be previewed at once: each column and each word is understood, and nothing has to be asked. */
export function isClear(roster: OpenRoster, unit: FieldRules): boolean {
  const { sheet, mapping } = roster;
  const { problems, isOpen } = rosterQuestions(roster, unit);
  return (
    mappingProblem(mapping, labelsOf(roster, unit)) === null &&
    columnCounts(sheet, mapping, unit).unknown.length === 0 &&
    problems.length === 0 &&
    !isOpen &&
    wordsOf(roster, unit).every((word) => roster.words.has(wordKey(word)))
  );
}

/** The people in rows that the file hides. */
function hiddenPeople(sheet: FileSheet, mapping: Mapping): HiddenRow[] {
  const hidden = new Set(sheet.hiddenRows);
  const rankAt = mapping.indexOf('rank');
  return linesOf(sheet, mapping)
    .people.filter(({ row }) => hidden.has(row))
    .map((fileRow) => {
      const { rank, lastName, firstName } = nameOf(fileRow, mapping);
      const called = [fileRow.cells[rankAt] || rank, lastName || firstName].filter((part) => part !== '').join(' ');
      return { row: fileRow.row, name: called || (fileRow.cells.find((text) => text !== '') ?? '') };
    });
}

function monthsOf(people: readonly FileRow[], { sheet, mapping }: OpenRoster, unit: FieldRules): MonthQuestion[] {
  const isDay = dayColumns(unit);
  return monthQuestions(
    mapping.flatMap((column, index) =>
      column === null || !isDay.has(column)
        ? []
        : {
            column,
            label: sheet.headings.cells[index] || columnLetter(index),
            texts: people.map(({ cells }) => cells[index] ?? ''),
          },
    ),
  );
}

const OF_NAMES: readonly Mapping[number][] = ['name', 'firstName', 'lastName'];

/**
 * The problems of imported columns that have formulas without results. Skipped lines don't count, unless the formula is in the name: then
 * nobody knows whose line it is.
 */
function formulaProblems(sheet: FileSheet, mapping: Mapping, skipped: readonly FileRow[]): string[] {
  const nameless = new Set(
    sheet.uncalculated.flatMap(({ row, column }) => (OF_NAMES.includes(mapping[column] ?? null) ? [row] : [])),
  );
  const isSkipped = new Set(skipped.map(({ row }) => row));
  const rows = new Set(sheet.rows.map(({ row }) => row).filter((row) => !isSkipped.has(row)));
  return mapping.flatMap((column, index) => {
    const cells = sheet.uncalculated.filter(
      (cell) => cell.column === index && (rows.has(cell.row) || nameless.has(cell.row)),
    );
    return column === null || cells.length === 0 ? [] : uncalculatedText(sheet, index, cells.length);
  });
}
