import type { Rank } from '../values.ts';
import { fullGivenNames, givenNames, lastNameOf } from './givenNames.ts';
import { sortName } from './sortName.ts';

/** `SGT Ann Marie Lee` */
function person(text: string) {
  const [rank, firstName = '', middleName = '', lastName = ''] = text.split(' ');
  const ranks: readonly Rank[] = ['SGT', 'SPC'];
  return {
    rank: ranks.find((one) => one === rank) ?? 'PVT',
    firstName,
    middleName,
    lastName,
    sortName: sortName({ firstName, lastName }),
  };
}

test.each([
  ['nobody else', ['SGT Ann NMN Lee', 'SGT Bo NMN Fox'], [null, null]],
  ['another rank', ['SGT Ann NMN Lee', 'SPC Bo NMN Lee'], [null, null]],
  ['another first name', ['SGT Ann Marie Lee', 'SGT Bo Marie Lee', 'SGT Cy NMN Fox'], ['Ann', 'Bo', null]],
  ['the same first name', ['SGT Ann Marie Lee', 'SGT Ann Jo Lee'], ['Ann Marie', 'Ann Jo']],
  [
    'the same first name in another rank',
    ['SGT Ann Marie Lee', 'SGT Bo NMN Lee', 'SPC Ann Jo Lee'],
    ['Ann', 'Bo', null],
  ],
  ['no middle name', ['SGT Ann NMN Lee', 'SGT Ann Jo Lee', 'SGT Ann nmn Lee'], ['Ann', 'Ann Jo', 'Ann']],
  [
    'the middle name only for the two who need it',
    ['SGT Ann Marie Lee', 'SGT Ann Jo Lee', 'SGT Bo Cy Lee'],
    ['Ann Marie', 'Ann Jo', 'Bo'],
  ],
  ['capitals and accents', ['SGT Ann NMN NUÑEZ', 'SGT Bo NMN Nunez'], ['Ann', 'Bo']],
  ['a last name that begins like another', ['SGT Ann NMN Cruz', 'SGT Ann NMN Cruz-Lopez'], [null, null]],
])('beside rank and last name, with %s', (_, texts, expected) => {
  const people = texts.map(person);
  expect(people.map(givenNames(people))).toEqual(expected);
});

test.each([
  ['nobody else', ['SGT Ann Marie Lee', 'SGT Bo Marie Lee'], ['Ann', 'Bo']],
  ['the same names, in whatever rank', ['SGT Ann Marie Lee', 'SPC Ann Jo Lee'], ['Ann Marie', 'Ann Jo']],
  ['no middle name', ['SGT Ann NMN Lee', 'SPC Ann Jo Lee'], ['Ann', 'Ann Jo']],
])('beside the last name, with %s', (_, texts, expected) => {
  const people = texts.map(person);
  expect(people.map(fullGivenNames(people))).toEqual(expected);
});

test('the last name of an order', () => {
  expect(lastNameOf(sortName({ firstName: 'Ann', lastName: 'de la Cruz' }))).toBe('de la cruz');
});
