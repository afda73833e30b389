/** Which people the DoD IDs of a roster mean, among existing records (decision 8). */
import type { Problem } from '../errors.ts';
import type { FieldRules } from '../policy/unit.ts';
import { unitFieldName, dodIdField } from '../policy/unitFields.ts';
import type { RecordFields } from '../record/fields.ts';
import { inWords } from './namesakes.ts';
import { fullName, type Name, nameKey, type RosterRow, type RosterValues } from './rosterRow.ts';
import { Sameness, samePerson } from './samePerson.ts';

/** The people that a name may mean. */
type Matches<Person> = { readonly same: readonly Person[]; readonly probable: readonly Person[] };

/** The person that a row's DoD ID means. */
export type Found<Person> = {
  /** The record with that number; null if there is none, or if the row has no number. */
  readonly before: Person | null;
  /** The people that the name may mean, for a row whose number decides nothing. */
  readonly matches: Matches<Person>;
  readonly problems: readonly Problem[];
  /** Why a match is only probable: another DoD ID, or another name. Null otherwise. */
  readonly hint: string | null;
};

/** The number of digits of a DoD ID. */
const DIGITS = 10;

/**
 * The DoD IDs of the records.
 * @param departed people who have left; their numbers can't be reused either
 */
export function dodIdsAmong<Person extends RecordFields & { readonly id: string }>(
  people: readonly Person[],
  departed: readonly Person[],
  { unitFields }: Pick<FieldRules, 'unitFields'>,
) {
  const unitField = dodIdField(unitFields);
  const field = unitField && unitFieldName(unitField.id);
  const dodIdOf = (values: RosterValues | Person) => (field && values[field]) ?? null;
  const byNumber = (ones: readonly Person[]) => new Map(ones.map((one) => [dodIdOf(one), one]));
  const [here, gone] = [byNumber(people), byNumber(departed)];
  /** The first row of each number. */
  const rows = new Map<string, number>();

  return {
    /**
     * Restores a number that a spreadsheet treated as an amount: removes a `.0` at the end, and adds lost zeros at the beginning. The zeros are
     * added only if that gives the number of a record, because any other number may be a different one.
     */
    whole(given: RosterRow): RosterRow {
      const text = field && given[field]?.trim();
      const [, digits] = /^(\d{1,10})(?:\.0+)?$/.exec(text ?? '') ?? [];
      if (!field || digits === undefined) return given;
      const number = digits.padStart(DIGITS, '0');
      return { ...given, [field]: here.has(number) ? number : digits };
    },

    /** The person that a row's number means. A contradiction is a problem, and never guessed at. */
    personOf(values: RosterValues, matches: Matches<Person>, row: number): Found<Person> {
      const number = dodIdOf(values);
      if (!field || number === null) return { before: null, matches, problems: [], hint: null };
      const firstRow = rows.get(number);
      if (firstRow === undefined) rows.set(number, row);
      const owner = here.get(number);
      const said = (message: string | null): readonly Problem[] => (message === null ? [] : [{ field, message }]);
      if (owner) return { before: owner, matches, problems: said(contradiction(owner, values, matches)), hint: null };
      const left = gone.get(number);
      const taken = left ? `${inWords([left])}, who has left the unit, has this DoD ID.` : null;
      const twice = firstRow === undefined ? null : `Row ${firstRow} has the same DoD ID.`;
      // If somebody with that name has another number, the name is only a probable match.
      const others = matches.same.filter((one) => dodIdOf(one) !== null);
      const without = matches.same.filter((one) => dodIdOf(one) === null);
      return {
        before: null,
        matches: {
          same: without,
          probable: [...others, ...matches.probable],
        },
        problems: said(taken ?? twice),
        hint: others.length === 0 ? null : `${inWords(others)} ${others.length === 1 ? 'has' : 'have'} another DoD ID.`,
      };
    },

    /**
     * Makes a match by number only probable if the row would rename the record, until staff confirm that it is the same person. A new record
     * can't have that number.
     */
    askedBeforeRenaming(found: Found<Person>, { sameAs, isNew }: RosterRow, says: Name): Found<Person> {
      const { before: owner, problems } = found;
      if (!field || !owner || problems.length > 0 || owner.id === sameAs) return found;
      const name = nameAfter(owner, says);
      if (nameKey(name) === nameKey(owner)) return found;
      const has = `${inWords([owner])} has this DoD ID`;
      return {
        before: null,
        matches: { same: [], probable: [owner] },
        problems: isNew === true ? [{ field, message: `${has}.` }] : [],
        hint: `${has}. If it is the same person, the record will be renamed to ${fullName(name)}.`,
      };
    },
  };
}

/** Why a row with a record's number isn't about that person; null if it is. */
function contradiction<Person extends RecordFields>(
  owner: Person,
  name: Name,
  { same, probable }: Matches<Person>,
): string | null {
  const named = same.length > 0 ? same : probable;
  if (named.includes(owner)) return null;
  const isOf = `This is the DoD ID of ${inWords([owner])}`;
  if (named.length > 0) return `${isOf}, and the name of ${inWords(named)}.`;
  if (isLikePart(owner.firstName, name.firstName) || isLikePart(owner.lastName, name.lastName)) return null;
  return `${isOf}. If the row is about that person, correct their name in the record first.`;
}

/** A record's name after a row with its DoD ID. Each part takes the row's text, unless that is only another spelling. */
export function nameAfter(was: Name, says: Name): Name {
  const isSame = samePerson(was, says) !== Sameness.DIFFERENT;
  const part = (field: keyof Name) => (isSame || isLikePart(was[field], says[field]) ? was[field] : says[field]);
  return { firstName: part('firstName'), middleName: part('middleName'), lastName: part('lastName') };
}

/** Whether a row leaves a part of a name unchanged: it is blank, an initial, or a common spelling of that part. */
function isLikePart(was: string, says: string): boolean {
  if (says === '') return true;
  const [one, other] = [was, says].map((firstName) => ({ firstName, middleName: '', lastName: 'x' }));
  return one !== undefined && other !== undefined && samePerson(one, other) !== Sameness.DIFFERENT;
}
