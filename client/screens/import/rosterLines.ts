import { readDay } from '../../../domain/imports/importDays.ts';
import { matchKey } from '../../../domain/imports/importTexts.ts';
import { compareDays } from '../../../domain/localDate.ts';
import { fileKind, type FileKind } from '../../../domain/roster/fileKinds.ts';
import { nameInPlace } from '../../../domain/roster/nameParts.ts';
import { nameKey, type Name } from '../../../domain/roster/rosterRow.ts';
import { dayText, NO_DAY_READING } from '../../app/imports/fileDays.ts';
import type { FileRow, FileSheet } from '../../app/imports/sheetFile.ts';
import { areEvents, type Mapping } from './columns.ts';
import { nameOf } from './rosterNames.ts';

/** The lines of a sheet: those of people, and those that say something of the list itself. */
export type RosterLines = { readonly people: readonly FileRow[]; readonly skipped: readonly FileRow[] };

/** How lines begin that are of nobody, in the first of their cells. */
const OF_THE_LIST =
  /^\W*(?:(?:grand |sub)?-?total|as of\b|poc\b|prepared by|approved by|verified by|(?:original )?signed|signature|page \d|nothing follows|end of|remarks?\b|notes?\b|distribution\b)/i;

/**
 * Which lines are people. A line without a whole name is none where it begins like a sum or a signature, or where no more than one column that is
 * imported says anything; behind a sum also with what could be a name, if it says nothing else. In a list of names alone, every line says no more. The
 * headings may stand there again.
 */
export function linesOf(sheet: FileSheet, mapping: Mapping): RosterLines {
  const hasNames = mapping.includes('name') || (mapping.includes('firstName') && mapping.includes('lastName'));
  if (!hasNames) return { people: sheet.rows, skipped: [] };
  const headings = sheet.headings.cells.map(matchKey);
  const isOfNamesAlone = mapping.filter((column) => column !== null).length === 1;
  const people: FileRow[] = [];
  const skipped: FileRow[] = [];
  let isBehindSum = false;
  for (const row of sheet.rows) {
    const first = row.cells.find((text) => text !== '') ?? '';
    const says = mapping.filter((column, index) => column !== null && (row.cells[index] ?? '') !== '').length;
    const hasName = isWhole(nameInPlace(nameOf(row, mapping)));
    const isOfList = OF_THE_LIST.test(first) && !hasName;
    isBehindSum ||= isOfList && /total/i.test(first);
    const saysLittle = says <= 1 && !isOfNamesAlone;
    const isNobody = !hasName && (isOfList || saysLittle);
    if (isHeadings(row, headings) || isNobody || (isBehindSum && saysLittle)) skipped.push(row);
    else people.push(row);
  }
  return { people, skipped };
}

/**
 * The lines of a sheet, of which several of one person become one in a file of a kind that has such, unless each is an event: there, one without a day or a
 * result is none.
 */
export function rosterLines(sheet: FileSheet, mapping: Mapping): RosterLines {
  const { people, skipped } = linesOf(sheet, mapping);
  const scores = fileKind(sheet.headings.cells)?.scores ?? null;
  if (scores === null) return { people, skipped };
  if (!areEvents(mapping)) return { people: perPerson(people, sheet, mapping, scores), skipped };
  // A weapon that somebody has, and has not fired yet.
  const isEvent = ({ cells }: FileRow) => says(cells, mapping, 'doneOn') && says(cells, mapping, 'result');
  return { people: people.filter(isEvent), skipped: [...skipped, ...people.filter((row) => !isEvent(row))] };
}

function says(cells: FileRow['cells'], mapping: Mapping, column: Mapping[number]): boolean {
  return (cells[mapping.indexOf(column)] ?? '') !== '';
}

/** How many lines between the headings and the last one are blank. */
export function blankLines({ headings, rows }: FileSheet): number {
  return (rows.at(-1)?.row ?? headings.row) - headings.row - rows.length;
}

/** Whether the headings stand in a line once more. It looks no further than to the first cell that differs, as this goes through every line of a long file. */
function isHeadings({ cells }: FileRow, headings: readonly string[]): boolean {
  const isSame = (heading: string, index: number) => matchKey(cells[index] ?? '') === heading;
  return headings.every(isSame) && cells.slice(headings.length).every((text) => matchKey(text) === '');
}

function isWhole({ firstName, lastName }: Name): boolean {
  return [firstName, lastName].every((name) => /\p{L}/u.test(name));
}

/** One line for each person: what the first says, what the others add, and the newest of the scores that count. */
function perPerson(
  rows: readonly FileRow[],
  { headings }: FileSheet,
  mapping: Mapping,
  { score, only, begins, day }: NonNullable<FileKind['scores']>,
): FileRow[] {
  const at = (heading: string) => headings.cells.findIndex((text) => matchKey(text) === heading);
  const [scoreAt, onlyAt, dayAt] = [at(score), at(only), at(day)];
  const counts = ({ cells }: FileRow) => matchKey(cells[onlyAt] ?? '').startsWith(begins);
  const dayOf = ({ cells }: FileRow) => {
    const reading = readDay('', dayText(cells[dayAt] ?? '', NO_DAY_READING, day));
    return 'value' in reading ? (reading.value ?? '') : '';
  };
  const groups = new Map<string, FileRow[]>();
  for (const row of rows) {
    const key = nameKey(nameOf(row, mapping));
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].flatMap((group) => {
    const [newest, ...others] = group.toSorted(
      (one, other) => Number(counts(other)) - Number(counts(one)) || compareDays(dayOf(other), dayOf(one)),
    );
    if (newest === undefined) return [];
    const cells = newest.cells.map((text, index) => {
      if (index === scoreAt) return counts(newest) ? text : '';
      return text === '' ? (others.map((row) => row.cells[index] ?? '').find((other) => other !== '') ?? '') : text;
    });
    return { row: newest.row, cells };
  });
}
