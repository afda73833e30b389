import type { Reading } from '../imports/importTexts.ts';
import { SPECIFICATION } from '../policy/packs.ts';
import { fieldsOf } from '../record/fields.ts';
import { readAcft, readCourses, readField, readRank, readRole } from './rosterTexts.ts';

const ROWS = fieldsOf(SPECIFICATION);
const SCORE = ROWS.acftScore;
const valueOf = <Value>(reading: Reading<Value>): Value | string =>
  'value' in reading ? reading.value : reading.problem;

describe('a score', () => {
  it.each([
    ['0', 0],
    [' 600 ', 600],
    ['023', 23],
    // The range is checked with the record, which may hold an old score.
    ['601', 601],
    ['38/40', 38],
    ['540 / 600', 540],
    ['38.0', 38],
    ['38.0 / 40.0', 38],
  ])('%p is %d', (text, value) => expect(readField(SCORE, text, 'acftScore')).toEqual({ value }));

  it.each(['-1', '22.5', '.0', '5e2', 'x', '41/40', '38/', '/40', '38/40/2'])('%p is none', (text) => {
    expect(valueOf(readField(SCORE, text, 'acftScore'))).toBe(
      `ACFT score must be a whole number from 0 to 600, not "${text}".`,
    );
  });
});

describe('a cell may say two things', () => {
  it.each([
    ['SPC/E4', { rank: 'SPC', grade: 'E4' }],
    ['PFC/E-3', { rank: 'PFC', grade: 'E3' }],
    ['SPC (E-4)', { rank: 'SPC', grade: 'E4' }],
    ['E5 SGT', { rank: 'SGT', grade: 'E5' }],
    ['1SG/E8', { rank: 'FIRST_SG', grade: 'E8' }],
    ['2LT/O1', { rank: 'SECOND_LT', grade: 'O1' }],
    ['SGT(P)', { rank: 'SGT' }],
    ['sgt', { rank: 'SGT' }],
    ['SGT-P', { rank: 'SGT' }],
    ['SSG P', { rank: 'SSG' }],
    ['SPC/E04', { rank: 'SPC', grade: 'E4' }],
    ['E-05 Sgt', { rank: 'SGT', grade: 'E5' }],
    ['MSGT/E8', { rank: 'MSG', grade: 'E8' }],
    ['SP4 (E4)', { rank: 'SPC', grade: 'E4' }],
    ['PV1/E-1', { rank: 'PVT', grade: 'E1' }],
  ])('%p of the rank', (text, value) => expect(readRank(ROWS, text)).toEqual({ value }));

  it.each(['E4', 'MAJ/O4', 'SPC/E44', ''])('%p is no rank', (text) => {
    expect(valueOf(readRank(ROWS, text))).toMatch(/^Rank must be PVT, .* or CPT, not /);
  });

  it.each([
    ['FO', { role: 'FO' }],
    ['CO FSO (waiting for approval)', { role: 'CO_FSO' }],
    ['FO TM 1', { role: 'FO', team: 'TEAM_1' }],
    ['Forward Observer, Team 3', { role: 'FO', team: 'TEAM_3' }],
    ['FO 3d Team', { role: 'FO', team: 'TEAM_3' }],
    ['RTO / 2nd Tm', { role: 'RTO', team: 'TEAM_2' }],
  ])('%p of the role', (text, value) => expect(readRole(ROWS, text)).toEqual({ value }));

  it.each(['FO TM 9', 'COOK', 'TM 1'])('%p is no role', (text) =>
    expect(readRole(ROWS, text)).toHaveProperty('problem'),
  );

  it.each([
    ['540', { acftScore: 540 }],
    ['PASS', { acftPass: true }],
    ['no go', { acftPass: false }],
    // One and zero are scores.
    ['1', { acftScore: 1 }],
  ])('%p of the fitness test', (text, value) => expect(readAcft(ROWS, text)).toEqual({ value }));

  it('a word that is neither', () => expect(readAcft(ROWS, 'EXPERT')).toHaveProperty('problem'));
});

describe('courses', () => {
  it.each([
    ['DLC 1', { dlc1Complete: true }],
    ['dlc1; BLC', { dlc1Complete: true, blcComplete: true }],
    ['DLC I, DLC II / DLC III', { dlc1Complete: true, dlc2Complete: true, dlc3Complete: true }],
    ['ALC + SLC\nDLC 2 & DLC 3', { alcComplete: true, slcComplete: true, dlc2Complete: true, dlc3Complete: true }],
    ['none', {}],
    [',', {}],
  ])('%p', (text, value) => expect(readCourses(text)).toEqual({ value }));

  it('tells of an unknown word', () => {
    expect(valueOf(readCourses('BLC, DLC 4'))).toBe(
      'Each course must be DLC 1, BLC, DLC 2, ALC, DLC 3, SLC or NONE, not "DLC 4".',
    );
  });
});
