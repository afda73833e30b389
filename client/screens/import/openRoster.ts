import type { FieldRules } from '../../../domain/policy/unit.ts';
import { columnOfHeading } from '../../../domain/roster/rosterWordRules.ts';
import type { DayReading } from '../../app/imports/fileDays.ts';
import { HiddenRows, withoutHiddenRows } from '../../app/imports/hiddenRows.ts';
import type { FileSheet, SheetFile } from '../../app/imports/sheetFile.ts';
import { labelsOf, type Mapping, mappingProblem, type NamedRequirement, recognized } from './columns.ts';
import { rememberedDays, rememberedNames } from './dayAnswers.ts';
import type { Meanings, OpenRoster } from './rosterReading.ts';
import { rowsMissingMiddleName } from './rosterText.ts';

/** Makes a worker that reads a roster. */
export function rosterReader(): Worker {
  return new Worker(new URL('./rosterWorker.ts', import.meta.url), { type: 'module' });
}

/** What a sheet's columns hold, by what the unit remembers of its headings, and by themselves. */
export function mappingOf(
  sheet: FileSheet,
  words: Meanings,
  unit: FieldRules,
  requirements: readonly NamedRequirement[],
): Mapping {
  const labels = labelsOf({ requirements }, unit);
  return recognized(sheet, unit, (heading) => columnOfHeading(heading, words, labels), requirements);
}

/**
 * Opens the first sheet of a file whose headings are those of a roster; of several the one with the most that a record keeps. Otherwise the first of all.
 * @param requirements those of the unit, the retired ones included
 */
export function openRoster(
  file: SheetFile,
  before: OpenRoster | null,
  unit: FieldRules,
  remembered: Meanings,
  requirements: readonly NamedRequirement[] = [],
): OpenRoster {
  const labels = labelsOf({ requirements }, unit);
  const known = (sheet: FileSheet) => {
    const mapping = mappingOf(sheet, remembered, unit, requirements);
    return mappingProblem(mapping, labels) === null ? mapping.filter((column) => column !== null).length : 0;
  };
  const shown = file.sheets.filter(({ isHidden }) => !isHidden);
  const [roster] = [shown, file.sheets].flatMap((sheets) =>
    sheets.filter((sheet) => known(sheet) > 0).toSorted((one, other) => known(other) - known(one)),
  );
  return openSheet(file, roster ?? file.sheets[0], before, unit, { remembered, requirements });
}

/** Opens a sheet. If its headings are those of the sheet before, as in a corrected file, the choices about its columns are kept. */
export function openSheet(
  file: SheetFile,
  sheet: FileSheet,
  before: OpenRoster | null,
  unit: FieldRules,
  { remembered, requirements }: Pick<OpenRoster, 'remembered' | 'requirements'>,
): OpenRoster {
  const isSame = before?.sheet.headings.cells.join('\n') === sheet.headings.cells.join('\n');
  const kept = isSame ? before : null;
  const mapping = kept?.mapping ?? mappingOf(sheet, remembered, unit, requirements);
  return {
    file,
    sheet,
    mapping,
    hidden: null,
    days: kept?.days ?? withOrderOf(sheet, rememberedDays({ sheet, mapping }, remembered, unit)),
    names: kept?.names ?? rememberedNames(sheet, remembered),
    words: new Map([...remembered, ...(kept?.words ?? [])]),
    remembered,
    requirements,
    withoutMiddleName: new Set(),
    persons: new Map(),
    report: null,
    comparison: null,
    isStale: false,
  };
}

/** The reading of days, in the order in which the file shows its own dates where nothing else says it. */
function withOrderOf({ dayOrder }: FileSheet, days: DayReading): DayReading {
  return { ...days, order: days.order ?? dayOrder };
}

/** The open sheet as the file has it, with the rows that it hides. */
export function wholeSheet({ file, sheet }: Pick<OpenRoster, 'file' | 'sheet'>): FileSheet {
  return file.sheets.find(({ name }) => name === sheet.name) ?? sheet;
}

/** The roster with or without the rows that the file hides. */
export function withHiddenRows(roster: OpenRoster, hidden: HiddenRows): OpenRoster {
  const whole = wholeSheet(roster);
  return readAs({ ...roster, hidden, sheet: hidden === HiddenRows.LEAVE ? withoutHiddenRows(whole) : whole }, {});
}

/** The roster with its columns, dates, names or words read another way; a report on the old way is dropped. */
export function readAs(
  roster: OpenRoster,
  reading: Partial<Pick<OpenRoster, 'mapping' | 'days' | 'names' | 'words' | 'remembered'>>,
): OpenRoster {
  return { ...roster, ...reading, report: null, comparison: null, isStale: false };
}

/** The roster with everybody whose middle name was reported as missing marked as having none. */
export function withNoMiddleNames(roster: OpenRoster): OpenRoster {
  const missing = rowsMissingMiddleName(roster.report);
  return { ...roster, withoutMiddleName: new Set([...roster.withoutMiddleName, ...missing]) };
}

/** The roster with a row about somebody: the id of a record, or null for somebody new. */
export function withPerson(roster: OpenRoster, row: number, person: string | null): OpenRoster {
  return { ...roster, persons: new Map([...roster.persons, [row, person]]) };
}

/** The roster with every open row about the one person whom it is probably about, or about somebody new; an event of whom is left out. A row that several may be meant by stays open. */
export function withAllPersons(roster: OpenRoster, are: 'SAME' | 'NEW'): OpenRoster {
  const settled = (roster.report?.rows ?? []).flatMap(({ row, candidates }): [number, string | null][] => {
    const [candidate, ...others] = candidates;
    if (candidate === undefined) return [];
    if (are === 'NEW') return [[row, null]];
    return others.length > 0 ? [] : [[row, candidate.soldierId]];
  });
  return { ...roster, persons: new Map([...roster.persons, ...settled]) };
}
