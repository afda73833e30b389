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

/** The people of a sheet, as the API reads them. */
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
    // Beside a DoD ID, an old answer about the name must not rename the record.
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

/** A row with an event; none where its word for a requirement is left out. */
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
  // A name stays as it is: its event may be one of a requirement of before that had it, too.
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

/** The person that staff chose for a row; null where they chose none. */
function personIn({ persons }: ReadSheet, row: number): Pick<RosterRowInput, 'sameAs' | 'isNew'> | null {
  const person = persons.get(row);
  if (person === undefined) return null;
  return person === null ? { isNew: true } : { sameAs: person };
}

/** The person that a name belongs to, as staff said for an earlier file. */
function knownPerson(words: Meanings, texts: NameTexts): Pick<RosterRowInput, 'sameAs'> {
  const person = words.get(nameKeyOf(texts) ?? '');
  return person ? { sameAs: person } : {};
}

type NameTexts = Pick<RosterRowInput, 'firstName' | 'middleName' | 'lastName'>;

/** The key of the name in a row; null for a part of a name. */
export function nameKeyOf(texts: NameTexts): string | null {
  const text = nameWord(texts);
  return text === null ? null : wordKey({ column: 'name', text });
}

function hasDodId({ own }: Pick<RosterRowInput, 'own'>, { unitFields }: Pick<FieldRules, 'unitFields'>): boolean {
  const id = dodIdField(unitFields)?.id;
  return own?.some(({ unitField }) => unitField === id) ?? false;
}

/** The parts of a line's name that say something, all of them of a whole name, with the suffix behind the last name; and the rank that stands in it. */
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

/** What a line says beside the name. */
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
