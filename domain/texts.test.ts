import { cleanText, isBlank } from './texts.ts';

test.each([
  ['an override of the direction', 'pay \u202eevil\u202c', 'pay evil'],
  ['an embedding, an isolate, a mark of direction', '\u202aa\u202b \u2066b\u2069 \u2068c\u200e\u200f\u061c', 'a b c'],
  ['control characters', 'a\u0000b\u0007c\u007fd\u0085e\u009f\u001b[31m', 'abcde[31m'],
  ['fillers that look like a blank', 'a\u3164b\uffa0c\u115f\u1160d', 'abcd'],
  ['what is as wide as nothing', 'a\u200bb\u2060c\ufeffd\u00ade\u034ff\u180eg\ufff9h', 'abcdefgh'],
  ['letters of tags', 'safe\u{e0001}\u{e0068}\u{e0069}', 'safe'],
  ['a variation of a letter', 'Mor\ufe0fgan\u{e0100}', 'Morgan'],
  ['half of a character', 'a\ud83db', 'ab'],
  ['joiners between letters that are written without', '\u200dMor\u200dgan \u200cA', 'Morgan A'],
  ['blanks around it', ' \u00a0\ufeff a\n', 'a'],
])('takes out %s', (_, typed, kept) => {
  expect(cleanText(typed)).toBe(kept);
});

test('an empty Braille cell is a blank, and a line ends in one way', () => {
  expect(cleanText('\u2813\u2811\u2800\u2807')).toBe('\u2813\u2811 \u2807');
  expect(cleanText('a\r\nb\rc\u2028d\u2029e\n\nf\tg')).toBe('a\nb\nc\nd\ne\n\nf\tg');
});

test.each([
  ['an emoji that is joined', '👩\u200d🚒 👨🏽\u200d🚀 🏳\ufe0f\u200d🌈 ❤\ufe0f\u200d🔥'],
  [
    'an emoji as a text, a keycap, the flag of a country and of a part of one',
    '☺\ufe0e 1\ufe0f\u20e3 🇺🇸 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ['Arabic, with the sign before a number', 'مرحبا بالعالم \u0600١٢ \u06dd'],
  ['Persian with its joiner', 'می\u200cخواهم ۲۰\u200cساله'],
  ['Hebrew with points', 'שָׁלוֹם עוֹלָם'],
  ['Sinhala and Malayalam with theirs', 'ක්\u200dරිස් ന്\u200d'],
  ['Mongolian and Han with a variant', 'ᠠ\u180b 葛\u{e0100} ≨\ufe00'],
  ['accents of their own', 'Mun\u0303oz a\u0301\u0323'],
  ['Hangul, and signs of every kind', '한글 ½ № → ✓ “quoted” – O’Brien …'],
])('keeps %s', (_, typed) => {
  expect(cleanText(typed)).toBe(typed);
});

test.each([
  '',
  ' \n\t',
  '\u3164',
  '\u2800\u2800',
  '\uffa0\u115f\u1160',
  '\u200b\u200d',
  '\ufe0f',
  '\u{e0041}',
  '\u202e',
  '\u0000',
])('%j shows nothing', (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(['a', '\u0301', '.', '👩\u200d🚒', '\u3164a'])('%j shows something', (text) => {
  expect(isBlank(text)).toBe(false);
});
