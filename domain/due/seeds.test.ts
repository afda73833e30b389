import { UnitComponent } from '../policy/unit.ts';
import { dueKindProblems } from './requirementProblems.ts';
import { armySeeds } from './seeds.ts';

test.each(Object.values(UnitComponent))('a unit (%s) can have all of the list as it is', (component) => {
  const given = armySeeds(component).map(({ kind }) => ({ ...kind, id: null, inForceFrom: null, retiredOn: null }));
  expect(given).toHaveLength(12);
  expect(dueKindProblems(given, [])).toEqual([]);
});

test.each([
  ['ACTIVE', 6],
  ['GUARD', 12],
  ['RESERVE', 12],
] as const)(
  'the fitness test is asked of a unit (%s) in parts of the calendar year of %d months',
  (component, months) => {
    const [aft] = armySeeds(component);
    expect(aft?.kind).toMatchObject({ name: 'AFT', cycle: 'CALENDAR', months, sets: 'FITNESS' });
  },
);

test('each field of a record follows one requirement, and medical matters have no scores', () => {
  const kinds = armySeeds('ACTIVE').map(({ kind }) => kind);
  expect(kinds.flatMap(({ sets }) => sets ?? [])).toEqual(['FITNESS', 'RIFLE', 'LICENSE', 'JFO']);
  expect(kinds.filter(({ medical }) => medical).map(({ name, score }) => [name, score])).toEqual([
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
