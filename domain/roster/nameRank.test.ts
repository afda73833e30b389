import { SPECIFICATION } from '../policy/packs.ts';
import { rowsOf } from '../record/fields.ts';
import { areSameRanks, withoutRank } from './nameRank.ts';

describe('a part of a name', () => {
  it.each([
    ['SSG Pell', 'Pell', 'SSG'],
    ['ssg. Pell', 'Pell', 'ssg'],
    ['SSG(P) Pell', 'Pell', 'SSG'],
    ['SSG (P) Pell', 'Pell', 'SSG'],
    ['SGT-P Pell', 'Pell', 'SGT'],
    ['SPC/E4 Pell', 'Pell', 'SPC/E4'],
    ['SPC E-4 Pell', 'Pell', 'SPC/E-4'],
    ['1SG de la Cruz', 'de la Cruz', '1SG'],
    ['2LT Pell', 'Pell', '2LT'],
    ['SP4 Pell', 'Pell', 'SP4'],
    ['MAJ Pell', 'Pell', 'MAJ'],
    ['CW2 Pell', 'Pell', 'CW2'],
    ['Bao (PFC)', 'Bao', 'PFC'],
    ['Bao [PFC]', 'Bao', 'PFC'],
    ['Lia R. SPC', 'Lia R.', 'SPC'],
    ['Staff Sergeant Pell', 'Pell', 'Staff/Sergeant'],
    ['Sergeant First Class Pell', 'Pell', 'Sergeant/First/Class'],
    ['Private Pell', 'Pell', 'Private'],
    ['(PFC)', '', 'PFC'],
    // A grade alone is neither part of the name nor a rank.
    ['Corin (E6)', 'Corin', ''],
    ['Corin E-6', 'Corin', ''],
    // These are names and initials.
    ...['Pell', 'Sergeant', 'Major', 'Captain', 'Ng', 'Lia M.G.', 'O-Lan', 'Smith-P', 'Col', 'P', 'J R', ''].map(
      (name): [string, string, string] => [name, name, ''],
    ),
  ])('%p is %p of rank %p', (part, name, rank) => expect(withoutRank(part, true)).toEqual({ name, rank }));

  it.each(['Private James', 'Captain Lee', 'King'])('that is a first name keeps what is spelled: %s', (part) => {
    expect(withoutRank(part, false)).toEqual({ name: part, rank: '' });
  });
});

it.each([
  ['SSG', 'ssg', true],
  ['Staff/Sergeant', 'SSG/E-6', true],
  ['SPC', 'SP4', true],
  ['SGT', 'SSG', false],
  ['MAJ', 'maj', true],
  ['MAJ', 'CPT', false],
])('%s and %s say one rank: %s', (one, other, are) => {
  expect(areSameRanks(rowsOf({ policy: SPECIFICATION, unitFields: [] }), one, other)).toBe(are);
});
