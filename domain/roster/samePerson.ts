/** Whether two names are one person's, as people and files write them (decision 8). Staff decide what is uncertain. */
import { plainName } from '../nameText.ts';
import type { Steps } from '../steps.ts';
import { isSuffix, withoutSuffix } from './nameParts.ts';
import { type Name, nameKey, namePart } from './rosterRow.ts';

/** How two names compare. */
export const Sameness = {
  /** They differ only in letter case, blanks and the like, or in a word for "no middle name". */
  SAME: 'SAME',
  /** Two common spellings of one name. */
  PROBABLY: 'PROBABLY',
  DIFFERENT: 'DIFFERENT',
} as const;
export type Sameness = (typeof Sameness)[keyof typeof Sameness];

/** The order of the names doesn't matter. */
export function samePerson(one: Name, other: Name): Sameness {
  return sameness(spelled(one), spelled(other));
}

/** How forms write that there is no middle name. */
const NO_MIDDLE_NAME: readonly string[] = ['NMN', 'NMI'];

/** The words of a name in lower case, without accents, apostrophes, periods and hyphens, and all of them joined. */
type Words = { readonly words: readonly string[]; readonly joined: string };
type Spelled = {
  readonly key: string;
  readonly last: Words;
  readonly first: Words;
  readonly middle: Words;
  /** First and middle name joined. */
  readonly given: string;
  /** In capital letters; `` for none. */
  readonly suffix: string;
};

function spelled({ firstName, middleName, lastName }: Name): Spelled {
  const known = NO_MIDDLE_NAME.includes(middleName.toUpperCase()) ? '' : namePart(middleName);
  const [last, first] = [withoutSuffix(lastName), withoutSuffix(firstName)];
  // A suffix may be alone in the middle name's place.
  const middle = isSuffix(known) ? { name: '', suffix: known } : withoutSuffix(known);
  const suffix = [last, first, middle].map((part) => part.suffix).find((one) => one !== '') ?? '';
  const [firstWords, middleWords] = [wordsOf(first.name), wordsOf(middle.name)];
  return {
    key: nameKey({ firstName, middleName: known, lastName }),
    last: wordsOf(last.name),
    first: firstWords,
    middle: middleWords,
    given: firstWords.joined + middleWords.joined,
    suffix: suffix.replace('.', '').toUpperCase(),
  };
}

function wordsOf(name: string): Words {
  const plain = plainName(name.normalize('NFKC')).replace(/ß/g, 'ss').replace(/['.]/g, '');
  const words = plain.split(/[\s\p{Pd}]+/u).filter((word) => word !== '');
  return { words, joined: words.join('') };
}

function sameness(one: Spelled, other: Spelled): Sameness {
  if (one.key === other.key) return Sameness.SAME;
  const isSuffixed = one.suffix !== '' && other.suffix !== '';
  if (isSuffixed && one.suffix !== other.suffix) return Sameness.DIFFERENT;
  const isLike = isLikeLast(one.last, other.last) ? haveLikeGivenNames(one, other) : areSwapped(one, other);
  return isLike ? Sameness.PROBABLY : Sameness.DIFFERENT;
}

/** Equal, or one is a part of a double name. */
function isLikeLast(one: Words, other: Words): boolean {
  if (one.joined === '' || other.joined === '') return false;
  return one.joined === other.joined || isPart(one.words, other.words) || isPart(other.words, one.words);
}

function isPart(part: readonly string[], whole: readonly string[]): boolean {
  return part.length < whole.length && part.every((word) => whole.includes(word));
}

/** First and middle names may each be an initial, and the middle name may be missing. */
function haveLikeGivenNames(one: Spelled, other: Spelled): boolean {
  if (one.first.joined === '' || other.first.joined === '') return false;
  if (one.given === other.given) return true;
  const isLikeFirst = one.first.joined === other.first.joined || areLikeWords(one.first, other.first);
  return isLikeFirst && areLikeWords(one.middle, other.middle);
}

/** Whether each word that both have is equal, or one is the other's initial. */
function areLikeWords({ words: one }: Words, { words: other }: Words): boolean {
  return one.every((word, index) => {
    const counterpart = other[index];
    if (counterpart === undefined || word === counterpart) return true;
    return (
      (word.length === 1 && counterpart.startsWith(word)) || (counterpart.length === 1 && word.startsWith(counterpart))
    );
  });
}

/** First and last name are swapped. */
function areSwapped(one: Spelled, other: Spelled): boolean {
  if (one.first.joined === '' || one.last.joined === '') return false;
  const isCrossed = one.last.joined === other.first.joined && one.first.joined === other.last.joined;
  return isCrossed && areLikeWords(one.middle, other.middle);
}

type Matches<Person> = { readonly same: readonly Person[]; readonly probable: readonly Person[] };

/** One spelling of a name, and the people who have it. */
type Known<Person> = { readonly name: Spelled; readonly people: [index: number, person: Person][] };

/** Finds the people with a name, and those who probably have it, in their order. One person per step. */
export function* matchesAmong<Person extends Name>(people: readonly Person[]): Steps<(name: Name) => Matches<Person>> {
  const spellings = new Map<string, Known<Person>>();
  const byPlace = new Map<string, Known<Person>[]>();
  for (const [index, person] of people.entries()) {
    const text = asWritten(person);
    let known = spellings.get(text);
    if (!known) {
      known = { name: spelled(person), people: [] };
      spellings.set(text, known);
      for (const place of placesOf(known.name)) {
        const here = byPlace.get(place);
        if (here) here.push(known);
        else byPlace.set(place, [known]);
      }
    }
    known.people.push([index, person]);
    yield;
  }
  // Remembered, because a file may name one person in many rows.
  const found = new Map<string, Matches<Person>>();
  return (name) => {
    const text = asWritten(name);
    const matches = found.get(text) ?? matchesAt(byPlace, spelled(name));
    found.set(text, matches);
    return matches;
  };
}

function asWritten({ firstName, middleName, lastName }: Name): string {
  return [lastName, firstName, middleName].join('\n');
}

function matchesAt<Person>(byPlace: ReadonlyMap<string, readonly Known<Person>[]>, name: Spelled): Matches<Person> {
  const near = new Set([...placesFor(name)].flatMap((place) => byPlace.get(place) ?? []));
  const peopleWith = (wanted: Sameness) =>
    [...near]
      .filter((known) => sameness(name, known.name) === wanted)
      .flatMap((known) => known.people)
      .sort(([one], [other]) => one - other)
      .map(([, person]) => person);
  return { same: peopleWith(Sameness.SAME), probable: peopleWith(Sameness.PROBABLY) };
}

/**
 * The index entries of a name, so that not everybody is compared with everybody. They are the whole name, and each word of the last name with
 * forms of the first name: its first word, all its words, all given names, and its initial.
 */
function placesOf({ key, last, first, given }: Spelled): Set<string> {
  const [word = ''] = first.words;
  const likes = [`word ${word}`, `first ${first.joined}`, `given ${given}`, `initial ${word.charAt(0)}`];
  return placesWith(key, last, likes);
}

/** The index entries where matches of a name may be. Only an initial matches every name that begins with it. */
function placesFor({ key, last, first, given }: Spelled): Set<string> {
  const [word = ''] = first.words;
  const initial = word.length === 1 ? `initial ${word}` : `word ${word.charAt(0)}`;
  const likes = [`word ${word}`, `first ${first.joined}`, `given ${given}`, initial];
  const swapped = `${first.joined} first ${last.joined}`;
  return new Set([...placesWith(key, last, likes), swapped]);
}

function placesWith(key: string, { words, joined }: Words, likes: readonly string[]): Set<string> {
  return new Set([key, ...[joined, ...words].flatMap((word) => likes.map((like) => `${word} ${like}`))]);
}
