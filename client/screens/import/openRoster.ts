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

/** What a sheet's columns hold, going by the meanings that the unit remembers and by the headings themselves. */
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
 * Opens the sheet that looks most like a roster: the one with the most known columns, visible sheets first. Without such a sheet, opens the
 * first.
 * @param requirements the unit's, including retired ones
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

/** Opens a sheet. If the headings match the previous sheet's, as in a corrected file, keeps the choices about its columns. */
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
    result: null,
    comparison: null,
    isStale: false,
  };
}

/** Falls back on the order in which the file displays its own dates. */
function withOrderOf({ dayOrder }: FileSheet, days: DayReading): DayReading {
  return { ...days, order: days.order ?? dayOrder };
}

/** The open sheet as in the file, including hidden rows. */
export function wholeSheet({ file, sheet }: Pick<OpenRoster, 'file' | 'sheet'>): FileSheet {
  return file.sheets.find(({ name }) => name === sheet.name) ?? sheet;
}

/** The roster with or without the file's hidden rows. */
export function withHiddenRows(roster: OpenRoster, hidden: HiddenRows): OpenRoster {
  const whole = wholeSheet(roster);
  return readAs({ ...roster, hidden, sheet: hidden === HiddenRows.LEAVE ? withoutHiddenRows(whole) : whole }, {});
}

/** The roster with columns, dates, names or words read differently. Drops the result, which was about the previous reading. */
export function readAs(
  roster: OpenRoster,
  reading: Partial<Pick<OpenRoster, 'mapping' | 'days' | 'names' | 'words' | 'remembered'>>,
): OpenRoster {
  return { ...roster, ...reading, result: null, comparison: null, isStale: false };
}

/** The roster with "no middle name" set for everyone whose middle name was reported missing. */
export function withNoMiddleNames(roster: OpenRoster): OpenRoster {
  const missing = rowsMissingMiddleName(roster.result);
  return { ...roster, withoutMiddleName: new Set([...roster.withoutMiddleName, ...missing]) };
}

/** The roster with a row's person set: the id of a record, or null for a new person. */
export function withPerson(roster: OpenRoster, row: number, person: string | null): OpenRoster {
  return { ...roster, persons: new Map([...roster.persons, [row, person]]) };
}

/**
 * The roster with all open rows answered. SAME picks the candidate in rows that have only one; rows with several stay open. NEW makes new
 * people, or leaves events out.
 */
export function withAllPersons(roster: OpenRoster, are: 'SAME' | 'NEW'): OpenRoster {
  const settled = (roster.result?.rows ?? []).flatMap(({ row, candidates }): [number, string | null][] => {
    const [candidate, ...others] = candidates;
    if (candidate === undefined) return [];
    if (are === 'NEW') return [[row, null]];
    return others.length > 0 ? [] : [[row, candidate.soldierId]];
  });
  return { ...roster, persons: new Map([...roster.persons, ...settled]) };
}
