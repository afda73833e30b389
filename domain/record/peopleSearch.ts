/** Finds people by what somebody types: parts of their names, in any order, and their rank, role or section. */
import { plainName } from '../nameText.ts';
import { objectOf } from '../objects.ts';
import { isBlank } from '../texts.ts';
import {
  type Rank,
  rankLabel,
  RANKS,
  type Role,
  roleLabel,
  ROLES,
  type Section,
  sectionLabel,
  SECTIONS,
} from '../values.ts';

/** What a search checks of a person. */
export type Searched = {
  readonly rank: Rank;
  readonly role: Role;
  readonly section: Section;
  readonly lastName: string;
  /** First and middle names, as far as the searcher may know them. */
  readonly otherNames: readonly string[];
};

/** What somebody searches for. */
export type PeopleSearch = {
  /** The words of the search in their compared form, joined with blanks, to check its length. */
  readonly words: string;
  /** How well a person matches: 0 is best; null for no match. */
  readonly rating: (person: Searched) => number | null;
};

/** Ratings for where a word is found in a person. The ratings of all words are added up. */
const RATING = { lastNameStart: 0, otherNameStart: 1, placeStart: 2, nameMiddle: 3 } as const;

/**
 * Reads a search. Every word has to be part of a name, or begin a word of the rank, role or section as people see them. Capitals, accents,
 * apostrophes, hyphens, signs and doubled blanks don't matter. A search of nothing but signs finds nobody.
 * @returns null for a text that shows nothing
 */
export function peopleSearch(text: string): PeopleSearch | null {
  if (isBlank(text)) return null;
  const words = wordsIn(text);
  return { words: words.join(' '), rating: (person) => (words.length === 0 ? null : ratingOf(person, words)) };
}

/** The people that a search finds, best first. Equally good matches stay in their order. */
export function bestFirst<Person extends Searched>(people: readonly Person[], { rating }: PeopleSearch): Person[] {
  return people
    .flatMap((person) => {
      const rated = rating(person);
      return rated === null ? [] : [{ person, rated }];
    })
    .sort((one, other) => one.rated - other.rated)
    .map(({ person }) => person);
}

function ratingOf(person: Searched, words: readonly string[]): number | null {
  const lastName = searchable(person.lastName);
  const otherNames = person.otherNames.map(searchable);
  const place = [RANK_TEXTS[person.rank], ROLE_TEXTS[person.role], SECTION_TEXTS[person.section]];
  let sum = 0;
  for (const word of words) {
    if (hasStart(lastName, word)) sum += RATING.lastNameStart;
    else if (otherNames.some((name) => hasStart(name, word))) sum += RATING.otherNameStart;
    else if (place.some((label) => hasStart(label, word))) sum += RATING.placeStart;
    else if ([lastName, ...otherNames].some(({ run }) => run.includes(word))) sum += RATING.nameMiddle;
    else return null;
  }
  return sum;
}

/** A text prepared for searching: its words run together, so that `smithjones` finds Smith-Jones, and the start of each word. */
type SearchableText = { readonly run: string; readonly starts: readonly number[] };

function searchable(text: string): SearchableText {
  let run = '';
  const starts: number[] = [];
  for (const word of wordsIn(text)) {
    starts.push(run.length);
    run += word;
  }
  return { run, starts };
}

function hasStart({ run, starts }: SearchableText, word: string): boolean {
  return starts.some((start) => run.startsWith(word, start));
}

/** European letters that Unicode doesn't decompose, as people without such a key type them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** The words of a name or a search in their compared form. */
function wordsIn(text: string): string[] {
  const plain = plainName(text);
  if (/^[a-z0-9]+$/.test(plain)) return [plain];
  return plain
    .replaceAll("'", '')
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

const RANK_TEXTS = objectOf<Record<Rank, SearchableText>>(RANKS, (rank: Rank) => searchable(rankLabel[rank]));
const ROLE_TEXTS = objectOf<Record<Role, SearchableText>>(ROLES, (role: Role) => searchable(roleLabel[role]));
const SECTION_TEXTS = objectOf<Record<Section, SearchableText>>(SECTIONS, (section: Section) =>
  searchable(sectionLabel[section]),
);
