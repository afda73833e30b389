/** Roster words that the product doesn't know. Staff explain each word once per file, and the unit remembers the answer. */
import { NAME_MAX_LENGTH } from '../constants.ts';
import type { Requirement } from '../due/requirements.ts';
import { matchKey } from '../imports/importTexts.ts';
import { isOneOf } from '../isOneOf.ts';
import type { FieldRules } from '../policy/unit.ts';
import { type Choice, choiceKey } from '../policy/unitFieldKinds.ts';
import { isUnitFieldName } from '../policy/unitFields.ts';
import { kindOf } from '../record/fieldKinds.ts';
import { rowOf, rowsOf } from '../record/fields.ts';
import { isBlank } from '../texts.ts';
import type { EventColumn } from './eventColumns.ts';
import { requirementNamed } from './eventRow.ts';
import { columnLabels, type FileColumn } from './headings.ts';
import {
  type AnyColumn,
  fieldOf,
  isNameColumn,
  type Name,
  namePart,
  unreadText,
  rosterColumns,
  type RosterRow,
} from './rosterRow.ts';

/** The longest word that is asked about and remembered, in characters. */
export const ROSTER_WORD_MAX_LENGTH = 60;
/** The longest remembered name from a file, in characters: three parts and the signs between them. A file's combined headings may be as long. */
export const ROSTER_NAME_MAX_LENGTH = 3 * NAME_MAX_LENGTH + 3;
/** The most words, headings and names that a unit remembers. */
export const ROSTER_WORDS_MAX = 1000;
/** A column with more unknown words than this probably holds something else than its field. */
const ASKED_PER_COLUMN = 12;

/** Answers about more than a word: which record a name belongs to, and how to read the days and names of files with certain headings. */
const OF_FILES = ['name', 'dayOrder', 'countedDays', 'monthDay', 'nameOrder', 'nameRank'] as const;

/** What a word in a column means, or what a column with a heading holds. */
export type RosterWord = {
  /** The word's column, or the other subject of the answer; null for a heading. */
  readonly column: AnyColumn | EventColumn | (typeof OF_FILES)[number] | null;
  /** The text in the file. */
  readonly text: string;
  /** What the cell is read as, the column that the heading names, or the id of the name's record; null if it is left out. */
  readonly value: string | null;
};

/** A word that staff have to explain. */
export type AskedWord = Pick<RosterWord, 'text'> & {
  readonly column: AnyColumn | EventColumn;
  /** How many rows have it. */
  readonly count: number;
  /** What it may mean. Empty for a score or a day, which can only be left out. */
  readonly choices: readonly Choice[];
};

/**
 * A key that is equal for two spellings of one word; a null column means a heading. In a unit field, signs count as in its choices: O+ and O-
 * differ.
 */
export function wordKey({ column, text }: { readonly column: string | null; readonly text: string }): string {
  const word = column !== null && isUnitFieldName(column) ? choiceKey(text) : matchKey(text);
  return `${column ?? ''}:${word || text.trim()}`;
}

/** The text by which a name from a file is remembered: `LAST, FIRST MIDDLE`, whatever its columns; null for an incomplete name. */
export function nameWord({ firstName, middleName, lastName }: Pick<RosterRow, keyof Name>): string | null {
  const [first, middle, last] = [firstName, middleName, lastName].map(namePart);
  return first && last ? [`${last},`, first, middle].filter((part) => part !== '').join(' ') : null;
}

/** The words that staff have to explain, in the order of the columns. */
export function askedWords(rows: readonly RosterRow[], unit: FieldRules): AskedWord[] {
  const records = rowsOf(unit);
  return rosterColumns(unit).flatMap((column) => {
    if (isNameColumn(column)) return [];
    const row = rowOf(records, isUnitFieldName(column) ? column : column === 'courses' ? '' : fieldOf(column));
    if (row === null) return [];
    const asked = new Map<string, AskedWord>();
    for (const given of rows) {
      const text = unreadText(records, column, given[column]);
      if (text === null || text.length > ROSTER_WORD_MAX_LENGTH) continue;
      const choices = kindOf(row).choices;
      // A wrong number or day is a problem of its own row.
      if (choices.length === 0 && /\d/.test(text)) continue;
      const key = wordKey({ column, text });
      asked.set(key, { column, text, choices, count: (asked.get(key)?.count ?? 0) + 1 });
    }
    return asked.size > ASKED_PER_COLUMN ? [] : [...asked.values()];
  });
}

/** The words in a file of events that name no requirement, with the choices of each. */
export function askedRequirements(
  texts: readonly string[],
  requirements: readonly Pick<Requirement, 'id' | 'name'>[],
): AskedWord[] {
  const choices = requirements.map(({ id, name }) => ({ value: id, label: name }));
  const asked = new Map<string, AskedWord>();
  for (const text of texts) {
    if (isBlank(text) || text.length > ROSTER_WORD_MAX_LENGTH || requirementNamed(requirements, text) !== null)
      continue;
    const key = wordKey({ column: 'requirement', text });
    asked.set(key, { column: 'requirement', text, choices, count: (asked.get(key)?.count ?? 0) + 1 });
  }
  return asked.size > ASKED_PER_COLUMN ? [] : [...asked.values()];
}

/** Why a word can't be remembered; null if it can. The value itself is checked when a cell is read. */
export function wordProblem(
  { column, text, value }: { column: string | null; text: string; value: string | null },
  unit: FieldRules,
): string | null {
  const columns: ReadonlySet<string> = new Set<string>([...columnLabels(unit, true).keys(), ...OF_FILES]);
  const most = isOneOf(OF_FILES, column) ? ROSTER_NAME_MAX_LENGTH : ROSTER_WORD_MAX_LENGTH;
  const isLong = [text, value ?? ''].some((one) => Array.from(one).length > most);
  if (text.trim() === '' || isLong) return `A word must have 1 to ${most} characters.`;
  if (column === 'name' && value === null) return 'A name needs its record.';
  const isKnown = [column, column === null ? value : null].every((one) => one === null || columns.has(one));
  return isKnown ? null : "Rosters don't have that column.";
}

/** The column of an explained heading; undefined if nobody explained it, or if its column is gone. */
export function columnOfHeading(
  heading: string,
  words: ReadonlyMap<string, string | null>,
  labels: ReadonlyMap<FileColumn, string>,
): FileColumn | null | undefined {
  const value = words.get(wordKey({ column: null, text: heading }));
  return value === null || value === undefined ? value : [...labels.keys()].find((column) => column === value);
}
