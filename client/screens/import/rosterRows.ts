import { requirementsInUse } from '../../../domain/due/requirements.ts';
import type { FieldRules } from '../../../domain/policy/unit.ts';
import { type UnitFieldName, unitFieldIdOf, dodIdField, isUnitFieldName } from '../../../domain/policy/unitFields.ts';
import { NO_MIDDLE_NAME } from '../../../domain/record/givenNames.ts';
import { type EventColumn, isEventColumn } from '../../../domain/roster/eventColumns.ts';
import { requirementNamed } from '../../../domain/roster/eventRow.ts';
import { fileKind, requirementIn } from '../../../domain/roster/fileKinds.ts';
import { isNameColumn, type Name, namePart, type RosterColumn } from '../../../domain/roster/rosterRow.ts';
import { nameWord, wordKey } from '../../../domain/roster/rosterWordRules.ts';
import { type DayReading, dayText, settled } from '../../app/imports/fileDays.ts';
import type { FileRow } from '../../app/imports/sheetFile.ts';
import type { RosterRowInput } from '../../schemaTypes.generated.ts';
import { areEvents, type Mapping } from './columns.ts';
import { dayColumns, dayTexts } from './dayColumns.ts';
import { rosterLines } from './rosterLines.ts';
import { nameOf, RankSource } from './rosterNames.ts';
import type { Meanings, OpenRoster } from './rosterReading.ts';

type ReadSheet = Pick<
  OpenRoster,
  'sheet' | 'mapping' | 'days' | 'names' | 'words' | 'requirements' | 'withoutMiddleName' | 'persons'
>;

/** The people of a sheet, as input for the API. */
export function rosterRows(roster: ReadSheet, unit: Pick<FieldRules, 'unitFields'>): RosterRowInput[] {
  const { sheet, mapping, days, names, words, withoutMiddleName } = roster;
  const isDay = dayColumns(unit);
  const reading = settled(days, dayTexts(sheet, mapping, unit));
  const lines = rosterLines(sheet, mapping).people;
  const rankAt = mapping.indexOf('rank');
  if (areEvents(mapping)) return lines.flatMap((fileRow) => eventRow(fileRow, roster, reading));
  return lines.map((fileRow) => {
    const read = (column: RosterColumn | UnitFieldName, text: string): string | null => {
      const meaning = words.get(wordKey({ column, text }));
      return meaning === undefined ? (isDay.has(column) ? dayText(text, reading, column) : text) : meaning;
    };
    const { rank, ...name } = nameTexts(fileRow, mapping, names.order);
    const texts = textsOf(fileRow, mapping, read);
    const isOfName = rank !== '' && ((fileRow.cells[rankAt] ?? '') ? names.rank === RankSource.NAME : true);
    // With a DoD ID, the ID finds the record. An old answer about the name must not rename it.
    const known = hasDodId(texts, unit) ? {} : knownPerson(words, name);
    const row = {
      row: fileRow.row,
      ...name,
      ...texts,
      ...(isOfName && { rank: read('rank', rank) }),
      ...(personIn(roster, fileRow.row) ?? known),
    };
    // The column of middle names may have been set since.
    return withoutMiddleName.has(fileRow.row) && !row.middleName ? { ...row, middleName: NO_MIDDLE_NAME } : row;
  });
}

/** A row with an event; empty if its word for a requirement is left out. */
function eventRow(fileRow: FileRow, roster: ReadSheet, days: DayReading) {
  const { sheet, mapping, names, words, requirements } = roster;
  const event: Partial<Record<EventColumn, string>> = {};
  const { rank: _, ...name } = nameTexts(fileRow, mapping, names.order);
  const texts = textsOf(
    fileRow,
    mapping.map((column) => (isEventColumn(column) ? null : column)),
    (_, text) => text,
  );
  mapping.forEach((column, index) => {
    const text = fileRow.cells[index] ?? '';
    if (!isEventColumn(column) || text === '') return;
    event[column] = column === 'doneOn' || column === 'expiresOn' ? dayText(text, days, column) : text;
  });
  const meaning = words.get(wordKey({ column: 'requirement', text: event.requirement ?? '' }));
  if (meaning === null) return [];
  const inUse = requirementsInUse(requirements);
  const named = inUse.find(({ id }) => id === meaning);
  // A requirement's name is sent as it is: the event may belong to a retired requirement with the same name.
  const isName = requirementNamed(inUse, event.requirement ?? '') !== null;
  const meant =
    named ?? (isName ? null : requirementIn(fileKind(sheet.headings.cells), inUse, event.requirement ?? ''));
  return [
    {
      row: fileRow.row,
      ...name,
      ...texts,
      event: { ...event, ...(meant && { requirement: meant.id }) },
      ...(personIn(roster, fileRow.row) ?? knownPerson(words, name)),
    },
  ];
}

/** The choice that staff made for a row; null if they made none. */
function personIn({ persons }: ReadSheet, row: number): Pick<RosterRowInput, 'sameAs' | 'isNew'> | null {
  const person = persons.get(row);
  if (person === undefined) return null;
  return person === null ? { isNew: true } : { sameAs: person };
}

/** The person that staff matched to this name in an earlier file. */
function knownPerson(words: Meanings, texts: NameTexts): Pick<RosterRowInput, 'sameAs'> {
  const person = words.get(nameKeyOf(texts) ?? '');
  return person ? { sameAs: person } : {};
}

type NameTexts = Pick<RosterRowInput, 'firstName' | 'middleName' | 'lastName'>;

/** The key of the row's name; null for part of a name. */
export function nameKeyOf(texts: NameTexts): string | null {
  const text = nameWord(texts);
  return text === null ? null : wordKey({ column: 'name', text });
}

function hasDodId({ own }: Pick<RosterRowInput, 'own'>, { unitFields }: Pick<FieldRules, 'unitFields'>): boolean {
  const id = dodIdField(unitFields)?.id;
  return own?.some(({ unitField }) => unitField === id) ?? false;
}

/** The row's filled name parts, or all parts if it has a whole name. A suffix goes after the last name. Also the rank written in the name. */
function nameTexts(
  fileRow: FileRow,
  mapping: Mapping,
  order: ReadSheet['names']['order'],
): Partial<Name> & { rank: string } {
  const { rank, ...name } = nameOf(fileRow, mapping, order);
  const suffix = namePart(fileRow.cells[mapping.indexOf('nameSuffix')]);
  const lastName = suffix !== '' && name.lastName !== '' ? `${name.lastName} ${suffix}` : name.lastName;
  const isWhole = (fileRow.cells[mapping.indexOf('name')] ?? '') !== '';
  const parts = Object.entries({ ...name, lastName }).filter(([, part]) => isWhole || part !== '');
  return { ...Object.fromEntries(parts), rank };
}

/** The row's other cells. */
function textsOf(
  { cells }: FileRow,
  mapping: Mapping,
  /** Null leaves the cell out. */
  read: (column: RosterColumn | UnitFieldName, text: string) => string | null,
): Omit<RosterRowInput, 'row'> {
  const texts: Partial<Record<RosterColumn, string>> = {};
  const own: { unitField: string; value: string }[] = [];
  mapping.forEach((column, index) => {
    const text = cells[index] ?? '';
    if (column === null || text === '' || column === 'name' || column === 'nameSuffix' || isEventColumn(column)) return;
    if (!isUnitFieldName(column) && isNameColumn(column)) return;
    const value = read(column, text);
    if (value === null) return;
    if (isUnitFieldName(column)) own.push({ unitField: unitFieldIdOf(column), value });
    else texts[column] = value;
  });
  return own.length > 0 ? { ...texts, own } : texts;
}
