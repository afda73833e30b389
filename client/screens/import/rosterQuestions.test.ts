import { aRequirement } from '../../../domain/due/testing.ts';
import { SPECIFICATION } from '../../../domain/policy/packs.ts';
import { wordKey } from '../../../domain/roster/rosterWordRules.ts';
import { openRoster } from './openRoster.ts';
import { readRosterFile } from './readRosterFile.ts';
import { isClear } from './rosterQuestions.ts';
import { meaningsOf } from './rosterWords.ts';

const UNIT = { policy: SPECIFICATION, unitFields: [] };
const REMEMBERED = meaningsOf([
  { id: wordKey({ column: 'section', text: 'Raiders' }), column: 'section', text: 'Raiders', value: 'ALPHA' },
]);

test.each([
  ['all is understood', true, ['Name,Rank', '"Vega, Bo Ray",SPC']],
  ['a column is unknown', false, ['Name,Rank,Note', '"Vega, Bo Ray",SPC,x']],
  ['a column is never read', true, ['Name,Rank,Weight', '"Vega, Bo Ray",SPC,180']],
  ['a column numbers the rows', true, ['#,Name,Rank', '1,"Vega, Bo Ray",SPC', '2,"Cho, Dana Li",SPC']],
  [
    'a column numbers the rows above a total',
    true,
    ['#,Name,Rank', '1,"Vega, Bo Ray",SPC', '2,"Cho, Dana",SPC', 'TOTAL,2,'],
  ],
  ['a column has other numbers', false, ['#,Name,Rank', '1,"Vega, Bo Ray",SPC', '3,"Cho, Dana Li",SPC']],
  ['numbers stand below another heading', false, ['Weapon,Name,Rank', '1,"Vega, Bo Ray",SPC', '2,"Cho, Dana",SPC']],
  ['a blank column has no heading', true, ['Name,Rank,', '"Vega, Bo Ray",SPC,']],
  ['a column is missing', false, ['Rank', 'SPC']],
  ['no heading is known', false, ['Vega,Bo', 'Cho,Dana']],
  ['a date has two readings', false, ['Name,Rank,ETS', '"Vega, Bo Ray",SPC,01/05/2027']],
  ['a date has one reading', true, ['Name,Rank,ETS', '"Vega, Bo Ray",SPC,01/25/2027']],
  ['the parts of a name have no comma', false, ['Name,Rank', 'Vega Bo,SPC']],
  ['a word is unknown', false, ['Name,Rank,Section', '"Vega, Bo Ray",SPC,Rangers']],
  ['a word is remembered', true, ['Name,Rank,Section', '"Vega, Bo Ray",SPC,Raiders']],
  ['a row has another problem', true, ['Name,Rank,M4', '"Vega, Bo Ray",SPC,99']],
])('a file is checked at once if nothing is unclear: %s', async (_, expected, lines) => {
  const file = new File([lines.join('\n')], 'roster.csv');
  const roster = openRoster(await readRosterFile({ file, unit: UNIT }), null, UNIT, REMEMBERED, [aRequirement({})]);
  expect(isClear(roster, UNIT)).toBe(expected);
});
