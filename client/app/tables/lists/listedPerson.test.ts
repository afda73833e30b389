import { calledName } from '../../../../domain/record/givenNames.ts';
import { byName, byRank, isChosen } from './listedPerson.ts';

const person = { givenName: 'Ana María', lastName: 'Núñez', rank: 'SGT', section: 'ALPHA' } as const;

test('a name is last, first', () => {
  expect(calledName(person)).toBe('Núñez, Ana María');
});

test('people sort by last name, then by first name, whatever their accents and capitals', () => {
  const names = ['Zulu, A', 'nunez, B', 'Núñez, A', 'Adams, Z'].map((name) => {
    const [lastName = '', givenName = ''] = name.split(', ');
    return { givenName, lastName };
  });
  expect(names.toSorted(byName).map(calledName)).toEqual(['Adams, Z', 'nunez, B', 'Núñez, A', 'Zulu, A']);
  expect(
    [
      { givenName: 'B', lastName: 'Lee' },
      { givenName: 'A', lastName: 'Lee' },
    ].toSorted(byName)[0]?.givenName,
  ).toBe('A');
});

test('ranks sort from the lowest to the highest, not by letter', () => {
  const ranks = [{ rank: 'CPT' }, { rank: 'SECOND_LT' }, { rank: 'CDT' }, { rank: 'SFC' }, { rank: 'PVT' }] as const;
  expect(ranks.toSorted(byRank).map(({ rank }) => rank)).toEqual(['PVT', 'SFC', 'CDT', 'SECOND_LT', 'CPT']);
});

test.each([
  ['', true],
  ['  ', true],
  ['nun', true],
  ['ÑEZ', true],
  ['ana nun', true],
  ['Núñez, Ana', true],
  ['maria', true],
  ['nunez vega', false],
])('the search %j finds Ana María Núñez: %p', (search, expected) => {
  expect(isChosen(person, { search, section: '' })).toBe(expected);
});

test('the search finds a name with something invisible in it, on either side', () => {
  const stored = { ...person, lastName: 'Nú\u00adñez' };
  expect(isChosen(stored, { search: 'núñez', section: '' })).toBe(true);
  expect(isChosen(person, { search: 'nú\u200bñez\ufeff', section: '' })).toBe(true);
});

test('either apostrophe is found, and stands at one place', () => {
  const stored = { ...person, lastName: 'O\u2019Brien' };
  expect(isChosen(stored, { search: "o'bri", section: '' })).toBe(true);
  expect(isChosen({ ...person, lastName: "O'Brien" }, { search: 'O\u2019Bri', section: '' })).toBe(true);
  expect(byName({ ...stored, givenName: 'Al' }, { lastName: "O'Brien", givenName: 'Al' })).toBe(0);
});

test('a section has only its own people', () => {
  expect(isChosen(person, { search: '', section: 'ALPHA' })).toBe(true);
  expect(isChosen(person, { search: 'ana', section: 'BRAVO' })).toBe(false);
});
