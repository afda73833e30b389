import { SPECIFICATION } from '../../../../domain/policy/packs.ts';
import { newSoldierValues as newValues } from '../form/soldierValues.ts';
import { recordConflictFields } from './recordConflictFields.ts';

const FIELDS = recordConflictFields({ policy: SPECIFICATION, unitFields: [] });
const newSoldierValues = newValues([]);

test.each([
  ['Rank', { rank: 'SECOND_LT' }, '2LT'],
  ['Grade', { grade: 'E5' }, 'E5'],
  ['ETS', { ets: '2026-01-05' }, '05 JAN 2026'],
  ['ETS', { ets: '' }, 'nothing'],
  ['ETS', { ets: '2026-01-05', etsIndefinite: true }, 'Indefinite'],
  ['ACFT', { acftPass: false }, 'Fail'],
  ['ACFT', { acftPass: true }, 'Not entered'],
  ['ACFT', { acftPass: true, acftScore: '512' }, 'Pass'],
  ['ACFT score', { acftScore: '512' }, '512'],
  ['ACFT score', { acftScore: '' }, 'not entered'],
  ["Driver's license", { driversLicense: true }, 'Yes'],
  ['Last name', { lastName: 'Alvarez' }, 'Alvarez'],
  ['Last name', { lastName: '' }, 'nothing'],
  ['Assignment', { section: 'ALPHA', team: 'TEAM_1', role: 'FO' }, 'ALPHA · Team 1 · FO'],
  ['Assignment', { section: 'ALPHA', team: '', role: '' }, 'ALPHA'],
] as const)('the choice of %s with %j reads %s', (label, values, text) => {
  const field = FIELDS.find((one) => one.label === label);
  expect(field?.text({ ...newSoldierValues, ...values })).toBe(text);
});

test('a date and an indefinite ETS are one choice', () => {
  expect(FIELDS.find(({ label }) => label === 'ETS')?.fields).toEqual(['ets', 'etsIndefinite']);
});

test('section, team and role are one choice, every other field is one of its own', () => {
  const [assignment, ...others] = FIELDS.filter(({ label }) =>
    ['Assignment', 'Section', 'Team', 'Role'].includes(label),
  );
  expect(assignment).toMatchObject({ label: 'Assignment', fields: ['section', 'team', 'role'] });
  expect(others).toEqual([]);
  const fields = FIELDS.flatMap((one) => one.fields);
  expect(fields.toSorted()).toEqual(Object.keys(newSoldierValues).toSorted());
});
