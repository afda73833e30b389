import { isMadeOfKnownWords } from './passwordWords.ts';

const ABOUT = ['sam.carter', 'Samuel', 'José', 'Núñez', "O'Brien-Li"];

test.each([
  'FireSupport2026!',
  'fire-support-tracker',
  'f.i.r.e 2026',
  'Battalion#1Army',
  'AlphaTeam1!!',
  'Samuel1998',
  'carter-SAM-01',
  'jose2026!',
  'JOSÉ____1',
  'nunez2026!',
  'Howitzer1998',
  'AFATDS-2026!',
  '12Armyxyz',
  'OBrien19940527',
  'Sgt. Carter 01',
  'Carter1234xy',
  'Army2024!!',
  '2024Army!!',
  '__Army__2024__',
  'Fire2024Support!',
  'A-r-m-y 20-24',
  's.o.l.d.i.e.r',
])('%s is made of words of the unit and the person', (password) => {
  expect(isMadeOfKnownWords(password, ABOUT)).toBe(true);
});

test.each([
  'seven red radios',
  'five green lamps',
  'fire in the old barn',
  'carter likes pears',
  '29374650182736450',
  '$!#&(%)=?*',
  '        ',
  'ok 7 ok 7 ok',
  'Li+29374650',
  '7#fSo92!kX84',
  'x9fist7$Qa2!',
  'f7$s9!o4kQ',
  '我喜欢读书写字和唱歌',
])('%s is not', (password) => {
  expect(isMadeOfKnownWords(password, ABOUT)).toBe(false);
});

test("an unknown person's password is compared with the unit's words alone", () => {
  expect(isMadeOfKnownWords('Samuel1998', [])).toBe(false);
  expect(isMadeOfKnownWords('Soldier1998', ['', ' ', '1998'])).toBe(true);
});

test('a name that begins with a word of the unit is one word', () => {
  expect(isMadeOfKnownWords('Teamwright1998', ['Teamwright'])).toBe(true);
});
