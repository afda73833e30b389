import type { DayReading } from '../../app/imports/fileDays.ts';
import type { HiddenRows } from '../../app/imports/hiddenRows.ts';
import type { FileSheet, SheetFile } from '../../app/imports/sheetFile.ts';
import type { OpenFile } from '../../app/imports/useFileImport.ts';
import type { Mapping, NamedRequirement } from './columns.ts';
import type { CompareRosterQuery, ImportSoldiersMutation } from './RosterImportScreen.generated.ts';
import type { NameReading } from './rosterNames.ts';

export type RosterImportResult = ImportSoldiersMutation['importSoldiers'];
export type Comparison = CompareRosterQuery['compareRoster'];

/** What words and headings mean, by their keys; null where a cell or a column is left out. */
export type Meanings = ReadonlyMap<string, string | null>;

/** An open roster file, and how to read it. */
export type OpenRoster = OpenFile<RosterImportResult> & {
  readonly file: SheetFile;
  /** Without the rows that the file hides, once it is said that these are left out. */
  readonly sheet: FileSheet;
  /** What becomes of these; null until it is chosen. */
  readonly hidden: HiddenRows | null;
  readonly mapping: Mapping;
  readonly days: DayReading;
  readonly names: NameReading;
  /** What words and headings mean, as it was chosen for this file or is remembered for the unit. */
  readonly words: Meanings;
  /** What of that is remembered. */
  readonly remembered: Meanings;
  /** The unit's requirements. A file may add events of those in use; events of retired ones must be there already. */
  readonly requirements: readonly NamedRequirement[];
  /** The numbers of the rows whose people have no middle name. */
  readonly withoutMiddleName: ReadonlySet<number>;
  /** Whom rows are about, by their numbers: the id of a record, or null for somebody new. */
  readonly persons: ReadonlyMap<number, string | null>;
  /** How the file and the records differ, where that was asked; null otherwise. */
  readonly comparison: Comparison | null;
};
