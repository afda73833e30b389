import { matchKey } from '../imports/importTexts.ts';
import { SPECIFICATION } from '../policy/packs.ts';
import { CHOICE_FIELDS, CHOICES, fieldsOf } from '../record/fields.ts';
import { readField } from './rosterTexts.ts';
import { OTHER_WORDS } from './rosterWords.ts';

const ROWS = fieldsOf(SPECIFICATION);

it.each([
  ['section', 'A CO', 'ALPHA'],
  ['section', 'B btry', 'BRAVO'],
  ['section', 'Charlie Company', 'CHARLIE'],
  ['section', 'D', 'DELTA'],
  ['section', 'BN', 'BN_STAFF'],
  ['team', '1st', 'TEAM_1'],
  ['team', 'TM 2', 'TEAM_2'],
  ['team', 'Three', 'TEAM_3'],
  ['role', 'Forward Observer', 'FO'],
  ['section', 'Co A', 'ALPHA'],
  ['section', 'BTRY C', 'CHARLIE'],
  ['team', '2d', 'TEAM_2'],
  ['team', '3d', 'TEAM_3'],
  ['team', '3d Tm', 'TEAM_3'],
  ['team', 'TM #3', 'TEAM_3'],
  ['team', '1.0', 'TEAM_1'],
  ['rank', 'Specialist', 'SPC'],
  ['rank', 'PV1', 'PVT'],
  ['rank', 'P2', 'PV2'],
  ['rank', 'PVT2', 'PV2'],
  ['rank', 'Pvt 2nd Class', 'PV2'],
  ['rank', 'SP4', 'SPC'],
  ['rank', 'Spec/4', 'SPC'],
  ['rank', 'SSgt', 'SSG'],
  ['rank', 'S.Sgt.', 'SSG'],
  ['rank', 'Sgt 1st Class', 'SFC'],
  ['rank', 'MSGT', 'MSG'],
  ['rank', '1st Sgt', 'FIRST_SG'],
  ['rank', '2dLt', 'SECOND_LT'],
  ['rank', '2nd Lieutenant', 'SECOND_LT'],
  ['rank', '1stLt', 'FIRST_LT'],
  ['rank', 'Capt.', 'CPT'],
  ['grade', 'E04', 'E4'],
  ['grade', 'O-03', 'O3'],
  ['grade', 'O2E', 'O2'],
] as const)('%s: %s is %s', (field, text, value) => {
  expect(readField(ROWS[field], text, field)).toEqual({ value });
});

it.each([
  ['blcComplete', 'GRAD', true],
  ['alcComplete', 'Graduated', true],
  ['slcComplete', 'Honor Grad', true],
  ['dlc1Complete', 'Done', true],
  ['dlc2Complete', 'comp.', true],
  ['blcComplete', 'passed', true],
  ['blcComplete', 'GRAD 15MAR24', true],
  ['blcComplete', 'Grad (15-Mar-2024)', true],
  ['blcComplete', 'COMPLETED MAR 2024', true],
  ['blcComplete', 'C 03/24', true],
  ['blcComplete', 'Graduated: 03/15/2024', true],
  ['blcComplete', 'GRAD FY24', true],
  ['blcComplete', 'Graduated 2024', true],
  ['blcComplete', "Grad MAR '24", true],
  ['blcComplete', 'Non-Grad', false],
  ['blcComplete', 'enrolled', false],
  ['blcComplete', 'Scheduled 12 JAN 2027', false],
  ['alcComplete', 'not started', false],
  ['jfoQualified', 'CERT', true],
  ['jfoQualified', 'GRAD', true],
  ['jfoQualified', 'Current', true],
  ['jfoQualified', 'expired', false],
  ['driversLicense', 'valid', true],
  ['driversLicense', 'Suspended', false],
  ['driversLicense', 'OF346', true],
  ['driversLicense', 'DA Form 5984-E', true],
] as const)('%s: %s is %s', (field, text, value) => {
  expect(readField(ROWS[field], text, field)).toEqual({ value });
});

it.each([
  ['blcComplete', 'maybe'],
  ['blcComplete', 'OF346'],
  ['blcComplete', '15 MAR 2024'],
  ['blcComplete', 'HQ 15 MAR 2024'],
  ['etsIndefinite', 'GRAD'],
  ['driversLicense', 'GRAD'],
  ['rank', 'LT'],
  ['rank', 'E4'],
  ['team', '4th'],
] as const)('%s: %s is asked', (field, text) => {
  expect(readField(ROWS[field], text, field)).toHaveProperty('problem');
});

it.each(CHOICE_FIELDS)('no word of a %s means two of them, nor what another is called', (field) => {
  const { shown } = CHOICES[field];
  const words = Object.entries(OTHER_WORDS[field] ?? {}).flatMap(([value, others = []]) =>
    others.map((word) => ({ word, value })),
  );
  for (const { word, value } of words) {
    expect(matchKey(word)).toBe(word);
    expect(words.filter((one) => one.word === word)).toEqual([{ word, value }]);
    for (const [other, text] of Object.entries(shown)) if (other !== value) expect(word).not.toBe(matchKey(text));
  }
});
