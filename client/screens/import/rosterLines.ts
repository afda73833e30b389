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

/** A sheet's lines: people, and lines about the list itself. */
export type RosterLines = { readonly people: readonly FileRow[]; readonly skipped: readonly FileRow[] };

/** How the first filled cell of a line about the list begins. */
const OF_THE_LIST =
  /^\W*(?:(?:grand |sub)?-?total|as of\b|poc\b|prepared by|approved by|verified by|(?:original )?signed|signature|page \d|nothing follows|end of|remarks?\b|notes?\b|distribution\b)/i;

/**
 * Sorts a sheet's lines into people and other lines. A line is skipped if it has no whole name and either begins like a total or signature,
 * or fills at most one imported column. After a total, a line that fills only one column is skipped even if that looks like a name. If
 * names are the only imported column, one filled column is enough. Repeated heading lines are skipped too.
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
 * A sheet's lines. For kinds of files with several lines a person, merges them into one, unless the lines are events. Event lines without a
 * date or a result are skipped.
 */
export function rosterLines(sheet: FileSheet, mapping: Mapping): RosterLines {
  const { people, skipped } = linesOf(sheet, mapping);
  const scores = fileKind(sheet.headings.cells)?.scores ?? null;
  if (scores === null) return { people, skipped };
  if (!areEvents(mapping)) return { people: perPerson(people, sheet, mapping, scores), skipped };
  // Skips weapons that are assigned but haven't been fired yet.
  const isEvent = ({ cells }: FileRow) => says(cells, mapping, 'doneOn') && says(cells, mapping, 'result');
  return { people: people.filter(isEvent), skipped: [...skipped, ...people.filter((row) => !isEvent(row))] };
}

function says(cells: FileRow['cells'], mapping: Mapping, column: Mapping[number]): boolean {
  return (cells[mapping.indexOf(column)] ?? '') !== '';
}

/** The number of blank lines between the headings and the last line. */
export function blankLines({ headings, rows }: FileSheet): number {
  return (rows.at(-1)?.row ?? headings.row) - headings.row - rows.length;
}

/** Whether the line repeats the headings. Stops at the first cell that differs, because it runs on every line of long files. */
function isHeadings({ cells }: FileRow, headings: readonly string[]): boolean {
  const isSame = (heading: string, index: number) => matchKey(cells[index] ?? '') === heading;
  return headings.every(isSame) && cells.slice(headings.length).every((text) => matchKey(text) === '');
}

function isWhole({ firstName, lastName }: Name): boolean {
  return [firstName, lastName].every((name) => /\p{L}/u.test(name));
}

/**
 * One line for each person: the newest line whose score counts, or else the newest line without its score. The person's other lines fill
 * its other blank cells.
 */
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
