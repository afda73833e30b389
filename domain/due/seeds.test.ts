import { UnitComponent } from '../policy/unit.ts';
import { requirementProblems } from './requirementProblems.ts';
import { armySeeds } from './seeds.ts';

test.each(Object.values(UnitComponent))('a unit (%s) can have all of the list as it is', (component) => {
  const given = armySeeds(component).map(({ requirement }) => ({
    ...requirement,
    id: null,
    inForceFrom: null,
    retiredOn: null,
  }));
  expect(given).toHaveLength(12);
  expect(requirementProblems(given, [])).toEqual([]);
});

test.each([
  ['ACTIVE', 6],
  ['GUARD', 12],
  ['RESERVE', 12],
] as const)(
  'the fitness test is asked of a unit (%s) in parts of the calendar year of %d months',
  (component, months) => {
    const [aft] = armySeeds(component);
    expect(aft?.requirement).toMatchObject({ name: 'AFT', cycle: 'CALENDAR', months, sets: 'FITNESS' });
  },
);

test('each field of a record follows one requirement, and medical matters have no scores', () => {
  const requirements = armySeeds('ACTIVE').map(({ requirement }) => requirement);
  expect(requirements.flatMap(({ sets }) => sets ?? [])).toEqual(['FITNESS', 'RIFLE', 'LICENSE', 'JFO']);
  expect(requirements.filter(({ medical }) => medical).map(({ name, score }) => [name, score])).toEqual([
    ['PHA', null],
    ['Dental', null],
  ]);
});

test('what no source confirms ends as a sentence does', () => {
  const texts = armySeeds('ACTIVE').flatMap(({ text, toConfirm }) => [
    text,
    ...(toConfirm === null ? [] : [toConfirm]),
  ]);
  expect(texts.filter((text) => !text.endsWith('.'))).toEqual([]);
});
