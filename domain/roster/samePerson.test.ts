import fc from 'fast-check';
import { finished } from '../steps.ts';
import type { Name } from './rosterRow.ts';
import { matchesAmong, samePerson, Sameness } from './samePerson.ts';

const among = (people: readonly Name[]) => finished(matchesAmong(people));
const { SAME, PROBABLY, DIFFERENT } = Sameness;
/** `LAST/FIRST/MIDDLE` */
const named = (text: string) => {
  const [lastName = '', firstName = '', middleName = ''] = text.split('/');
  return { lastName, firstName, middleName };
};

it.each([
  // Letter case, blanks, the kind of apostrophe, invisible characters.
  ['Morgan/Alex/Lee', 'MORGAN/ALEX/LEE', SAME],
  ['Morgan/Alex/Lee', ' morgan /Alex/ Lee', SAME],
  ["O'Brien/Ann/Lee", 'O\u2019BRIEN/ANN/LEE', SAME],
  ['Mor\u200bgan/Alex/Lee', 'Morgan/Alex/Lee', SAME],
  ['Strauß/Jo/Lee', 'STRAUSS/JO/LEE', SAME],
  // No middle name, stated or left out.
  ['Morgan/Alex/NMN', 'MORGAN/ALEX/', SAME],
  ['Morgan/Alex/NMI', 'Morgan/Alex/nmn', SAME],
  ['Morgan/Alex/-', 'MORGAN/ALEX/', SAME],
  ['Morgan/Alex/Lee', 'MORGAN/ALEX/', PROBABLY],
  ['Morgan/Alex/Lee', 'MORGAN/ALEX/NMN', PROBABLY],
  // An initial.
  ['Morgan/Alex/Lee', 'MORGAN/ALEX/L', PROBABLY],
  ['Morgan/Alex/Lee', 'MORGAN/ALEX/L.', PROBABLY],
  ['Morgan/Alex/Lee Ann', 'MORGAN/ALEX/L A', PROBABLY],
  ['Morgan/Alex/Lee', 'MORGAN/A/L', PROBABLY],
  ['Morgan/Alex/Lee', 'MORGAN/ALEX/J', DIFFERENT],
  ['Morgan/Alex/Lee', 'MORGAN/ALEX/JO', DIFFERENT],
  ['Morgan/Alex/Lee', 'MORGAN/ALEX/LE', DIFFERENT],
  ['Morgan/Alex/Lee', 'MORGAN/AL/LEE', DIFFERENT],
  // A suffix.
  ["O'Neil/Sean/P", "O'NEIL JR/SEAN/P", PROBABLY],
  ["O'Neil Jr./Sean/P", "O'NEIL/SEAN/P JR", PROBABLY],
  ["O'Neil/Sean/", 'ONEIL/SEAN/JR', PROBABLY],
  ['Smith Jr/Sean/P', 'SMITH SR/SEAN/P', DIFFERENT],
  ['Smith II/Sean/P', 'SMITH/SEAN/P III', DIFFERENT],
  // An apostrophe, a hyphen, a blank, an accent.
  ["O'Brien/Ann/Lee", 'OBRIEN/ANN/LEE', PROBABLY],
  ["O'Brien/Ann/Lee", 'O BRIEN/ANN/L', PROBABLY],
  ['Garcia-Lopez/Maria/Luz', 'GARCIA LOPEZ/MARIA/LUZ', PROBABLY],
  ['Garcia-Lopez/Maria/Luz', 'GARCIALOPEZ/MARIA/LUZ', PROBABLY],
  ['de la Cruz/Ana/Luz', 'DELACRUZ/ANA/LUZ', PROBABLY],
  ['Núñez/Zoë/Lee', 'NUNEZ/ZOE/LEE', PROBABLY],
  ['Morgan/Jean-Luc/Lee', 'MORGAN/JEANLUC/L', PROBABLY],
  ['Morgan/Mary Ann/Lee', 'MORGAN/MARY/ANN LEE', PROBABLY],
  ['Morgan/MaryAnn/', 'MORGAN/MARY/ANN', PROBABLY],
  // A double last name.
  ['Garcia-Lopez/Maria/Luz', 'GARCIA/MARIA/LUZ', PROBABLY],
  ['Garcia-Lopez/Maria/Luz', 'LOPEZ/MARIA/L', PROBABLY],
  ['Garcia-Lopez/Maria/Luz', 'GARCIA/ANA/LUZ', DIFFERENT],
  ['Garcia-Lopez/Maria/Luz', 'GARCIA-VEGA/MARIA/LUZ', DIFFERENT],
  ['Smith-Jones/Ann/Lee', 'SMITH/ANN/', PROBABLY],
  // The order of the names.
  ['Morgan/Alex/Lee', 'ALEX/MORGAN/LEE', PROBABLY],
  ['Morgan/Alex/Lee', 'ALEX/MORGAN/', PROBABLY],
  ['Morgan/Alex/Lee', 'LEE/ALEX/MORGAN', DIFFERENT],
  // Other people.
  ['Morgan/Alex/Lee', 'MORGEN/ALEX/LEE', DIFFERENT],
  ['Morgan/Alex/Lee', 'VEGA/ALEX/LEE', DIFFERENT],
  ['A/B/C', 'A/B/C', SAME],
  ['A/B/C', 'A/B/D', DIFFERENT],
  ['علیرضا/مینا/', 'علیرضا/مینا/نور', PROBABLY],
  // Half a name matches nobody.
  ['Morgan//', 'Morgan/Alex/Lee', DIFFERENT],
  ['/Alex/', 'Morgan/Alex/Lee', DIFFERENT],
])('%s and %s: %s', (one, other, expected) => {
  expect(samePerson(named(one), named(other))).toBe(expected);
  expect(samePerson(named(other), named(one))).toBe(expected);
  const { same, probable } = among([named('Vega/Bo/Ray'), named(other)])(named(one));
  expect([same.length, probable.length]).toEqual([expected === SAME ? 1 : 0, expected === PROBABLY ? 1 : 0]);
});

it('finds everybody who may be meant, each once', () => {
  const people = ['Garcia-Lopez/Maria/Luz', 'Garcia/Maria/Lee', 'Garcia/Ana/Luz'].map(named);
  const { same, probable } = among(people)(named('GARCIA/MARIA/L'));
  expect([same, probable]).toEqual([[], people.slice(0, 2)]);
});

it('compares 2,000 rows with 3,000 people of one name before anybody waits', () => {
  const people = Array.from({ length: 3_000 }, (_, index) => named(`Smith/A${index}/Lee`));
  const matches = among(people);
  const found = people.slice(0, 2_000).map((person) => matches(person).same.length);
  expect(found.every((count) => count === 1)).toBe(true);
});

/** Parts of names that often resemble each other. */
const part = fc.array(
  fc.constantFrom(
    'A',
    'a',
    'Al',
    'B',
    'Bo',
    'Al-Bo',
    'AlBo',
    'Al Bo',
    'Á',
    'O\u2019B',
    'ab',
    'Jr',
    'II',
    'NMN',
    '-',
    '.',
    ' ',
    '\u{1F600}x',
    'ß',
  ),
  { maxLength: 3 },
);
const anyName = fc
  .record({ firstName: part, middleName: part, lastName: fc.oneof(part, fc.constant(['A'])) })
  .map(({ firstName, middleName, lastName }) =>
    named([lastName.join(' '), firstName.join(' '), middleName.join(' ')].join('/')),
  );

it('finds the same people as a comparison with everybody, in their order', () => {
  fc.assert(
    fc.property(fc.array(anyName, { maxLength: 30 }), fc.array(anyName, { maxLength: 5 }), (people, wanted) => {
      const matches = among(people);
      for (const name of [...wanted, ...people]) {
        const peopleWith = (sameness: Sameness) => people.filter((person) => samePerson(name, person) === sameness);
        expect(matches(name)).toEqual({ same: peopleWith(SAME), probable: peopleWith(PROBABLY) });
      }
    }),
    { numRuns: 300 },
  );
});

it('compares 2,000 rows with 2,000 people of one first and last name before anybody waits', () => {
  const people = Array.from({ length: 2_000 }, () => named('Smith/Alex/Lee'));
  const matches = among(people);
  const found = people.map((_person, index) => matches(named(`Smith/A/${index % 2 === 0 ? 'L' : ''}`)).probable.length);
  expect(found.every((count) => count === 2_000)).toBe(true);
});
