import { requirementsInUse } from '../../../domain/due/requirements.ts';
import { isOneOf } from '../../../domain/isOneOf.ts';
import type { FieldRules } from '../../../domain/policy/unit.ts';
import { NAME_FIELDS } from '../../../domain/record/fields.ts';
import { toOwnFields } from '../../../domain/record/ownFields.ts';
import {
  askedRequirements,
  askedWords,
  type AskedWord,
  columnOfHeading,
  nameWord,
  ROSTER_NAME_MAX_LENGTH,
  type RosterWord,
  wordKey,
} from '../../../domain/roster/rosterWordRules.ts';
import { areEvents, labelsOf, recognized } from './columns.ts';
import { dayWords, nameReadingWords } from './dayAnswers.ts';
import { NO_NAME_READING } from './rosterNames.ts';
import type { Meanings, OpenRoster, RosterImportResult } from './rosterReading.ts';
import { rosterRows } from './rosterRows.ts';

export const NO_MEANINGS: Meanings = new Map();

/** A word or a heading that the unit remembers. */
export type RememberedWord = {
  readonly id: string;
  readonly column: string | null;
  readonly text: string;
  readonly value: string | null;
};

/** The remembered meanings by key. A word's key is also its id. */
export function meaningsOf(words: readonly RememberedWord[]): Meanings {
  return new Map(words.map(({ id, value }) => [id, value]));
}

type ReadFile = Pick<OpenRoster, 'sheet' | 'mapping' | 'days' | 'requirements'>;

/** The words in the file that need an explanation or have one. */
export function wordsOf(file: ReadFile, unit: FieldRules): AskedWord[] {
  const asItIs = {
    words: NO_MEANINGS,
    withoutMiddleName: new Set<number>(),
    persons: new Map<number, null>(),
    names: NO_NAME_READING,
  };
  const rows = rosterRows({ ...file, ...asItIs }, unit);
  if (areEvents(file.mapping)) {
    return askedRequirements(
      rows.map(({ event }) => event?.requirement ?? ''),
      requirementsInUse(file.requirements),
    );
  }
  return askedWords(
    rows.map(({ own, event: _, ...row }) => ({
      ...row,
      ...toOwnFields((own ?? []).map(({ unitField, value }) => ({ unitField, value: value ?? null }))),
    })),
    unit,
  );
}

/**
 * What the unit should remember about this file: meanings of words, headings that were set to an unusual column, and whose records the
 * names belong to.
 * @param result the import's result, including one with nothing to do; null after a comparison, which asks about no names
 */
export function toRemember(roster: OpenRoster, unit: FieldRules, result: RosterImportResult | null): RosterWord[] {
  const { sheet, mapping, words, requirements } = roster;
  const said: RosterWord[] = wordsOf(roster, unit).flatMap(({ column, text }) => {
    const value = words.get(wordKey({ column, text }));
    return value === undefined ? [] : [{ column, text, value }];
  });
  const usual = recognized(sheet, unit, undefined, requirements);
  const labels = labelsOf(roster, unit);
  const headings = sheet.headings.cells.flatMap((text, index): RosterWord[] => {
    const column = mapping[index] ?? null;
    const isUsual = column === usual[index] && columnOfHeading(text, words, labels) === undefined;
    return isUsual || text.trim() === '' || text.length > HEADING_MAX_LENGTH
      ? []
      : [{ column: null, text, value: column }];
  });
  return [
    ...said,
    ...headings,
    ...dayWords(roster, unit),
    ...nameReadingWords(roster),
    ...(result ? namesOf(roster, unit, result) : []),
  ];
}

/** The names that staff matched to a record. A name that the import wrote to the record needs no memory. */
function namesOf(roster: OpenRoster, unit: FieldRules, { rows }: RosterImportResult): RosterWord[] {
  const texts = new Map(rosterRows(roster, unit).map((row) => [row.row, nameWord(row)]));
  return rows.flatMap(({ row, soldierId, outcome, changes }): RosterWord[] => {
    const text = texts.get(row) ?? null;
    if (text === null || text.length > ROSTER_NAME_MAX_LENGTH || soldierId === null) return [];
    const isSaid = roster.persons.has(row) || roster.words.get(wordKey({ column: 'name', text })) === soldierId;
    const isRenamed = outcome === 'CHANGED' && changes.some(({ field }) => isOneOf(NAME_FIELDS, field));
    const isTaken = outcome !== 'ASKED' && outcome !== 'REFUSED' && !isRenamed;
    return isSaid && isTaken ? [{ column: 'name', text, value: soldierId }] : [];
  });
}

/** A longer text isn't a heading that will come again. */
const HEADING_MAX_LENGTH = 60;
