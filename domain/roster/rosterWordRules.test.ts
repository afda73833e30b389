import { SPECIFICATION } from '../policy/packs.ts';
import { columnLabels } from './headings.ts';
import { askedWords, columnOfHeading, nameWord, wordKey, wordProblem } from './rosterWordRules.ts';

const BLOOD = { id: 'blood', label: 'Blood type', kind: 'CHOICE', choices: ['O+', 'O-'], visibility: 'STAFF' } as const;
const UNIT = { policy: SPECIFICATION, unitFields: [BLOOD] };

const asked = (...rows: Parameters<typeof askedWords>[0]) =>
  askedWords(rows, UNIT).map(({ column, text, count, choices }) => [column, text, count, choices.length]);

it('asks each word once, whatever its case, with what it may mean', () => {
  expect(asked({ section: 'HHB' }, { section: 'hhb' }, { section: 'A CO' }, { license: 'HMMWV' })).toEqual([
    ['section', 'hhb', 2, 6],
    ['license', 'HMMWV', 1, 2],
  ]);
  expect(asked({ acftPass: 'waived' }, { 'own.blood': '0+' })).toEqual([
    ['acftPass', 'waived', 1, 2],
    ['own.blood', '0+', 1, 2],
  ]);
});

it('tells words of the unit fields apart by their signs, as their choices are', () => {
  const spelled = { ...BLOOD, choices: ['O POS', 'O NEG'] };
  const words = askedWords([{ 'own.blood': 'O+' }, { 'own.blood': 'O-' }, { 'own.blood': 'o \u2013' }], {
    ...UNIT,
    unitFields: [spelled],
  });
  expect(words.map(({ text, count }) => [text, count])).toEqual([
    ['O+', 1],
    ['o \u2013', 2],
  ]);
});

it('asks of a word in place of a score or a day whether to leave it, and nothing of a wrong one', () => {
  expect(asked({ m4Qual: 'EXPERT', ets: 'unknown' }, { m4Qual: '38.5', ets: '31 FEB 2026' })).toEqual([
    ['ets', 'unknown', 1, 0],
    ['m4Qual', 'EXPERT', 1, 0],
  ]);
});

it('does not ask what stands in a column of something else, nor names and long texts', () => {
  const numbers = Array.from({ length: 13 }, (_, index) => ({ license: `L${index}` }));
  expect(asked(...numbers, { lastName: '?', section: 'x'.repeat(61) })).toEqual([]);
  expect(asked(...numbers.slice(1))).toHaveLength(12);
});

it.each([
  [{ column: 'section', text: 'HHB', value: 'BN_STAFF' }, null],
  [{ column: 'own.blood', text: '0+', value: 'O+' }, null],
  [{ column: null, text: 'Puller', value: 'license' }, null],
  [{ column: null, text: 'Puller', value: null }, null],
  [{ column: 'name', text: 'ALVAREZ, MATEO L.', value: 'an-id' }, null],
  [{ column: 'name', text: 'x'.repeat(183), value: 'an-id' }, null],
  [{ column: 'name', text: 'x'.repeat(184), value: 'an-id' }, 'A word must have 1 to 183 characters.'],
  [{ column: 'name', text: 'ALVAREZ, MATEO L.', value: null }, 'A name needs its record.'],
  [{ column: 'dayOrder', text: 'Last First ETS', value: 'DAY_FIRST' }, null],
  [{ column: 'monthDay', text: 'ets Last First ETS', value: 'LAST' }, null],
  [{ column: 'nameOrder', text: 'Name ETS', value: 'FIRST_NAME' }, null],
  [{ column: 'section', text: ' ', value: null }, 'A word must have 1 to 60 characters.'],
  [{ column: 'section', text: 'x'.repeat(61), value: null }, 'A word must have 1 to 60 characters.'],
  [{ column: 'section', text: 'x', value: 'x'.repeat(61) }, 'A word must have 1 to 60 characters.'],
  [{ column: 'shoes', text: 'x', value: null }, "Rosters don't have that column."],
  [{ column: null, text: 'x', value: 'shoes' }, "Rosters don't have that column."],
])('%p can be remembered: %p', (word, problem) => expect(wordProblem(word, UNIT)).toBe(problem));

it('knows what a heading names, unless its column is gone', () => {
  const words = new Map<string, string | null>([
    [wordKey({ column: null, text: 'Puller' }), 'license'],
    [wordKey({ column: null, text: 'Section' }), null],
    [wordKey({ column: null, text: 'Gone' }), 'own.gone'],
  ]);
  const columnOf = (heading: string) => columnOfHeading(heading, words, columnLabels(UNIT));
  expect(['PULLER', 'section', 'Gone', 'Team'].map(columnOf)).toEqual(['license', null, undefined, undefined]);
});

it.each([
  [{ lastName: 'ALVAREZ', firstName: 'MATEO', middleName: 'L.' }, 'ALVAREZ, MATEO L.'],
  [{ lastName: 'Raman', firstName: 'Priya', middleName: 'n/a' }, 'Raman, Priya'],
  [{ lastName: 'Raman', middleName: 'Anjali' }, null],
  [{ firstName: 'Priya' }, null],
])('the name %p is remembered as %p', (name, word) => expect(nameWord(name)).toBe(word));
