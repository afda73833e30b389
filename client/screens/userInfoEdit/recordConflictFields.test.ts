import { newSoldierValues } from '../soldierForm/soldierValues.ts';
import { recordConflictFields } from './recordConflictFields.ts';

test.each([
  ['Rank', { rank: 'SECOND_LT' }, '2LT'],
  ['Grade', { grade: 'E5' }, 'E5'],
  ['ETS', { ets: '2026-01-05' }, '05 JAN 2026'],
  ['ETS', { ets: '' }, 'nothing'],
  ['ACFT', { acftPass: false }, 'Fail'],
  ['ACFT score', { acftScore: '512' }, '512'],
  ["Driver's license", { driversLicense: true }, 'Yes'],
  ['Last name', { lastName: 'Alvarez' }, 'Alvarez'],
  ['Last name', { lastName: '' }, 'nothing'],
  ['Assignment', { section: 'ALPHA', team: 'TEAM_1', role: 'FO' }, 'ALPHA · Team 1 · FO'],
  ['Assignment', { section: 'ALPHA', team: '', role: '' }, 'ALPHA'],
] as const)('the choice of %s with %j reads %s', (label, values, text) => {
  const field = recordConflictFields.find((one) => one.label === label);
  expect(field?.text({ ...newSoldierValues, ...values })).toBe(text);
});
