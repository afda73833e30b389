import { nameText, plainName } from './nameText.ts';

it.each([
  ['a space without width', 'Mor\u200bgan'],
  ['a hyphen that shows only at the end of a line', 'Mor\u00adgan'],
  ['a byte order mark', '\ufeffMor\ufeffgan'],
  ['marks of the direction of writing', '\u200eMor\u061cgan\u200f'],
  ['a text inserted in a direction of its own', '\u202eMorgan\u202c'],
  ['fillers that look like a blank', 'Mor\u3164gan\u2800'],
  ['a joiner between Latin letters', 'Mor\u200dgan'],
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

it('writes one apostrophe, and keeps letters that only look like one', () => {
  expect(nameText('O\u2019Brien D\u2018Arcy')).toBe("O'Brien D'Arcy");
  expect(nameText('Ka\u02bbiulani')).toBe('Ka\u02bbiulani');
  for (const typed of ["O'Brien", 'O\u2019Brien', 'O\u02bcBrien', 'O\u0060Brien', 'O\u2018Brien']) {
    expect(plainName(typed)).toBe("o'brien");
  }
});

it('takes every blank within a name for one', () => {
  expect(nameText(' de\u00a0la  Cruz\u2003')).toBe('de la Cruz');
});
