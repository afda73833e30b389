import { bestFirst, peopleSearch, type Searched } from './peopleSearch.ts';

const PERSON: Searched = { rank: 'SPC', role: 'FO', section: 'ALPHA', lastName: 'Vega', otherNames: ['Ana', 'Maria'] };
const called = (lastName: string, ...otherNames: string[]): Searched => ({ ...PERSON, lastName, otherNames });
const finds = (text: string, person: Searched): boolean => (peopleSearch(text)?.rating(person) ?? null) !== null;

test.each<[string, Searched]>([
  // Parts of any name, in any order.
  ['vega', PERSON],
  ['VEGA', PERSON],
  ['ega', PERSON],
  ['ana vega', PERSON],
  ['  vega   ana ', PERSON],
  ['Vega, Ana', PERSON],
  ['mar veg', PERSON],
  ['ana\u0000vega\u0007', PERSON],
  // Rank, role and section, as people see them.
  ['spc', PERSON],
  ['SPC vega', PERSON],
  ['alpha', PERSON],
  ['ALPHA FO', PERSON],
  ['vega fo alp', PERSON],
  ['2lt', { ...PERSON, rank: 'SECOND_LT' }],
  ['bn staff', { ...PERSON, section: 'BN_STAFF' }],
  ['bnstaff', { ...PERSON, section: 'BN_STAFF' }],
  ['co fso', { ...PERSON, role: 'CO_FSO' }],
  ['fso', { ...PERSON, role: 'CO_FSO' }],
  ['unassigned', { ...PERSON, section: 'UNASSIGNED' }],
  // Accents, either way.
  ['zoe', called('Zo\u00eb')],
  ['zo\u00eb', called('Zoe')],
  ['zoe\u0308', called('ZO\u00cb')],
  ['nunez', called('N\u00da\u00d1EZ')],
  ['sorensen', called('S\u00f8rensen')],
  ['lukasz', called('\u0141ukasz')],
  ['gross', called('Gro\u00df')],
  // Apostrophes, hyphens and blanks, either way.
  ['obrien', called("O'Brien")],
  ["o'brien", called('OBrien')],
  ['o\u2019brien', called("O'Brien")],
  ['o brien', called("O'Brien")],
  ["ka'iu", called('Ka\u02bbiulani')],
  ['smithjones', called('Smith-Jones')],
  ['smith-jones', called('Smith Jones')],
  ['smith jones', called('SmithJones')],
  ['jones', called('Smith-Jones')],
  ['la cr', called('de la Cruz (Jr.)')],
  ['delacruz', called('de la Cruz')],
  ['(jr.)', called('de la Cruz (Jr.)')],
  ['mun\u00ado\u3164z', called('Munoz')],
  // Any script.
  ['\u05db\u05d4\u05df', called('\u05db\u05d4\u05df')],
  ['x', called('X')],
])('"%s" finds its person', (text, person) => {
  expect(finds(text, person)).toBe(true);
});

test.each<[string, Searched]>([
  ['cruz', PERSON],
  ['ana cruz', PERSON],
  // A rank, role or section matches only from the beginning of a word.
  ['pc', { ...PERSON, lastName: 'Lee', otherNames: [] }],
  ['lpha', { ...PERSON, otherNames: [] }],
  // The end of one name plus the beginning of the next isn't a part of a name.
  ['gaan', PERSON],
  ['.*', PERSON],
  ['-', called('Smith-Jones')],
  ['team', PERSON],
])('"%s" does not find %j', (text, person) => {
  expect(finds(text, person)).toBe(false);
});

test.each(['', '   ', '\u0000', '\u200b\u3164'])('%j is no search', (text) => {
  expect(peopleSearch(text)).toBeNull();
});

test('the best come first: beginnings of names, then beginnings of rank, role and section, then the middle of a name', () => {
  const named = (lastName: string, firstName: string, given: Partial<Searched> = {}): Searched => ({
    rank: 'SGT',
    role: 'RTO',
    section: 'BRAVO',
    lastName,
    otherNames: [firstName],
    ...given,
  });
  const people = [
    named('Alford', 'Kim'),
    named('Lee', 'Ann', { role: 'FO' }),
    named('Lee', 'Forrest'),
    named('Foster', 'Zoe'),
    named('Fox', 'Ann'),
    named('Lee', 'Kim'),
  ];
  const search = peopleSearch('fo');
  const found = search === null ? [] : bestFirst(people, search);
  expect(found.map(({ lastName, otherNames }) => `${lastName} ${otherNames.join()}`)).toEqual([
    ...['Foster Zoe', 'Fox Ann', 'Lee Forrest', 'Lee Ann', 'Alford Kim'],
  ]);
});

test('every word counts for the order', () => {
  const people = [called('Alvarez', 'Anna'), called('Vega', 'Joanna'), called('Vega', 'Ana')];
  const search = peopleSearch('an ve');
  expect(search && bestFirst(people, search)).toEqual([called('Vega', 'Ana'), called('Vega', 'Joanna')]);
});
