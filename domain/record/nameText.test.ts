import { nameText } from './nameText.ts';

it.each([
  ['a space without width', 'Mor\u200bgan'],
  ['a hyphen that shows only at the end of a line', 'Mor\u00adgan'],
  ['a byte order mark', '\ufeffMor\ufeffgan'],
  ['marks of the direction of writing', '\u200eMor\u061cgan\u200f'],
  ['a text inserted in a direction of its own', '\u202eMorgan\u202c'],
  ['a space behind something invisible', 'Morgan \u2060'],
])('keeps no %s', (_, name) => {
  expect(nameText(name)).toBe('Morgan');
});

it.each(['علی\u200cرضا', 'ක්\u200dරිස්'])('keeps the joiners that %s is written with', (name) => {
  expect(nameText(name)).toBe(name);
});

it('puts an accent into its letter, also across something invisible', () => {
  expect(nameText('Mun\u200b\u0303oz')).toBe('Mu\u00f1oz');
});
