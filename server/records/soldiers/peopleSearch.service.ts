import { FOUND_PEOPLE, SEARCH_MAX_LENGTH } from '../../../domain/constants.ts';
import { messages } from '../../../domain/errors.ts';
import { wholeGivenName } from '../../../domain/record/givenNames.ts';
import { bestFirst, peopleSearch, type PeopleSearch, type Searched } from '../../../domain/record/peopleSearch.ts';
import { characterCount } from '../../../domain/texts.ts';
import type { UnitDay } from '../../api/context.ts';
import { Refusal } from '../../api/refusal.ts';
import { driverOf } from '../../store/driver.ts';
import { IN_ONE_BATCH } from '../../store/storedModel.ts';
import type { FoundSoldier } from './foundSoldier.type.ts';
import { inUnit } from './inUnit.ts';
import { MEMBER_FIELDS } from './sectionMembers.ts';
import { type Soldier, SoldierModel } from './soldier.model.ts';
import { sectionOverview } from './soldier.service.ts';

/** The fields that a search reads. */
const SEARCHED_FIELDS = { rank: 1, role: 1, section: 1, lastName: 1, firstName: 1, middleName: 1 } as const;

/**
 * The people that a text finds, best first. If the text shows nothing, the people of `recent`, in that order. Two database commands for members,
 * one for staff.
 *
 * Everybody is read and compared here, because the comparison ignores accents, apostrophes and hyphens, which no condition of the store can do.
 * For 3,000 people this takes as long as Home.
 * @throws Refusal `BAD_USER_INPUT` on `text`.
 */
export async function findSoldiers(text: string, recent: readonly string[], day: UnitDay): Promise<FoundSoldier[]> {
  const search = readSearch(text, 'text');
  if (search === null && recent.length === 0) return [];
  const people = day.person?.isStaff === true ? await everybody(day) : await everybodyOnHome(day);
  const found = search === null ? recentOf(people, recent) : bestFirst(people, search);
  return found.slice(0, FOUND_PEOPLE);
}

/**
 * Reads a search; null for a text that shows nothing.
 * @throws Refusal `BAD_USER_INPUT` on the field, if it is longer than any name.
 */
export function readSearch(text: string, field: string): PeopleSearch | null {
  const search = peopleSearch(text);
  if (search !== null && characterCount(search.words) > SEARCH_MAX_LENGTH) {
    throw new Refusal('BAD_USER_INPUT', { field, message: messages.searchTooLong });
  }
  return search;
}

/**
 * Narrows a condition to the people that a search finds: the first ones in an order, up to a limit. One database
 * command.
 */
export async function findAmong(
  conditions: object,
  search: PeopleSearch,
  order: Readonly<Record<string, 1 | -1>>,
  limit: number,
): Promise<{ _id: { $in: string[] } }> {
  const people = await SoldierModel.find(conditions, SEARCHED_FIELDS).sort(order).lean();
  const found = people.filter((person) => search.rating(searchedByStaff(person)) !== null);
  return { _id: { $in: found.slice(0, limit).map(({ _id: id }) => id) } };
}

/** What staff can search: all names. */
function searchedByStaff(person: Pick<Soldier, keyof typeof SEARCHED_FIELDS>): Searched {
  const { rank, role, section, lastName, firstName, middleName } = person;
  return { rank, role, section, lastName, otherNames: [firstName, middleName] };
}

type Found = FoundSoldier & Searched;

/** The whole unit, by name, for staff. */
async function everybody({ today }: UnitDay): Promise<Found[]> {
  const people = await driverOf(SoldierModel)
    .find(inUnit(today), { projection: { ...MEMBER_FIELDS, section: 1 }, batchSize: IN_ONE_BATCH })
    .sort({ sortName: 1, _id: 1 })
    .toArray();
  return people.map((person) => ({
    ...searchedByStaff(person),
    id: person._id,
    givenName: wholeGivenName(person),
    awaitsStaffApproval: person.awaitsStaffApproval,
  }));
}

/** The people on Home, as Home shows and orders them, for members (Spec 5.6). */
async function everybodyOnHome(day: UnitDay): Promise<Found[]> {
  const sections = await sectionOverview(day);
  return sections.flatMap(({ section, members }) =>
    members.map(({ id, rank, lastName, givenName, role, awaitsStaffApproval }) => ({
      id,
      rank,
      lastName,
      givenName,
      role,
      awaitsStaffApproval,
      section,
      otherNames: givenName === null ? [] : [givenName],
    })),
  );
}

function recentOf(people: readonly Found[], recent: readonly string[]): Found[] {
  const known = new Map(people.map((person) => [person.id, person]));
  return [...new Set(recent)].flatMap((id) => known.get(id) ?? []);
}
