import type { DayReading } from '../../app/imports/fileDays.ts';
import type { HiddenRows } from '../../app/imports/hiddenRows.ts';
import type { FileSheet, SheetFile } from '../../app/imports/sheetFile.ts';
import type { OpenFile } from '../../app/imports/useFileImport.ts';
import type { Mapping, NamedRequirement } from './columns.ts';
import type { CompareRosterQuery, ImportSoldiersMutation } from './RosterImportScreen.generated.ts';
import type { NameReading } from './rosterNames.ts';

export type RosterImportResult = ImportSoldiersMutation['importSoldiers'];
export type Comparison = CompareRosterQuery['compareRoster'];

/** The meanings of words and headings, by key; null if the cell or column is left out. */
export type Meanings = ReadonlyMap<string, string | null>;

/** An open roster file, and how to read it. */
export type OpenRoster = OpenFile<RosterImportResult> & {
  readonly file: SheetFile;
  /** The chosen sheet. Without its hidden rows, if they're to be left out. */
  readonly sheet: FileSheet;
  /** What to do with the hidden rows; null until chosen. */
  readonly hidden: HiddenRows | null;
  readonly mapping: Mapping;
  readonly days: DayReading;
  readonly names: NameReading;
  /** The meanings of words and headings, chosen for this file or remembered by the unit. */
  readonly words: Meanings;
  /** The remembered part of them. */
  readonly remembered: Meanings;
  /** The unit's requirements. A file may add events to those in use. Events of retired ones must already exist. */
  readonly requirements: readonly NamedRequirement[];
  /** The row numbers of people without a middle name. */
  readonly withoutMiddleName: ReadonlySet<number>;
  /** The people chosen for rows, by row number: the id of a record, or null for a new person. */
  readonly persons: ReadonlyMap<number, string | null>;
  /** The differences between file and records; null unless a comparison was run. */
  readonly comparison: Comparison | null;
};
