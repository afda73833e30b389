import { SPECIFICATION } from '../policy/packs.ts';
import { fieldsOf } from '../record/fields.ts';
import type { Reading } from '../imports/importTexts.ts';
import { readCourses, readField } from './rosterTexts.ts';

const SCORE = fieldsOf(SPECIFICATION).acftScore;
const valueOf = <Value>(reading: Reading<Value>): Value | string =>
  'value' in reading ? reading.value : reading.problem;

describe('a score', () => {
  it.each([
    ['0', 0],
    [' 600 ', 600],
    ['023', 23],
    // The range is judged with the record, which may hold a score of before.
    ['601', 601],
  ])('%p is %d', (text, value) => expect(readField(SCORE, text)).toEqual({ value }));

  it.each(['-1', '22.5', '5e2', 'x'])('%p is none', (text) => {
    expect(valueOf(readField(SCORE, text))).toBe(`ACFT score must be a whole number from 0 to 600, not "${text}".`);
  });
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

  it('tells of one that is not known', () => {
    expect(valueOf(readCourses('BLC, DLC 4'))).toBe(
      'Each course must be DLC 1, BLC, DLC 2, ALC, DLC 3, SLC or NONE, not "DLC 4".',
    );
  });
});
