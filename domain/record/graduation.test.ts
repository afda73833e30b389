import { asksGraduation, graduateFields } from './graduation.ts';

const RECORD = { blcComplete: false, alcComplete: false, slcComplete: false, jfoQualified: false };
const BLC = { schoolName: 'BLC', endDate: '2026-11-20', graduated: null } as const;

test.each([
  ['on its last day', BLC, RECORD, '2026-11-20', false],
  ['from the day after', BLC, RECORD, '2026-11-21', true],
  ['180 days later', BLC, RECORD, '2027-05-19', true],
  ['never later', BLC, RECORD, '2027-05-20', false],
  ['not after a Yes', { ...BLC, graduated: true }, RECORD, '2026-11-21', false],
  ['not after a No', { ...BLC, graduated: false }, RECORD, '2026-11-21', false],
  ['not where the record has the course', BLC, { ...RECORD, blcComplete: true }, '2026-11-21', false],
  ['where the record has another course', BLC, { ...RECORD, alcComplete: true }, '2026-11-21', true],
  ['about a school without a field', { ...BLC, schoolName: 'RANGER' }, RECORD, '2026-11-21', true],
] as const)('people are asked whether a soldier graduated: %s', (_, school, record, today, isAsked) => {
  expect(asksGraduation(school, record, today)).toBe(isAsked);
});

test.each([
  ['BLC', { blcComplete: true }],
  ['ALC', { alcComplete: true }],
  ['SLC', { slcComplete: true }],
  ['JFO', { jfoQualified: true }],
  ['AIR_ASSAULT', {}],
  ['PATHFINDER', {}],
  ['RANGER', {}],
] as const)('a graduate of %s has %j', (schoolName, fields) => {
  expect(graduateFields(schoolName)).toEqual(fields);
});
