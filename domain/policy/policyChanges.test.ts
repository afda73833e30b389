import { policyChanges } from './policyChanges.ts';
import { NEW_UNIT, type PolicyChoice } from './unit.ts';

const choice = (from: string, given: Partial<PolicyChoice> = {}): PolicyChoice => ({
  pack: null,
  own: {},
  putBack: [],
  from,
  ...given,
});
const changes = (...policies: readonly PolicyChoice[]) =>
  policyChanges({ ...NEW_UNIT, policies }, '2026-03-01', '2026-03-31').map(({ day, changes: told }) => [day, ...told]);

it.each([
  ['2026-02-28', []],
  ['2026-03-01', [['2026-03-01', 'Places']]],
  ['2026-03-31', [['2026-03-31', 'Places']]],
  ['2026-04-01', []],
])('of a choice from %s, from 01 to 31 MAR: %j', (from, expected) => {
  expect(changes(choice(from, { own: { totalCapacity: 31 } }))).toEqual(expected);
});

it('are in their order, each day once with everything that changed', () => {
  expect(
    changes(
      choice('2026-03-20', { own: { etsHighlightDays: 200 } }),
      choice('2026-03-10', { own: { totalCapacity: 31 } }),
      choice('2026-03-10', { own: { gaugeColours: { yellowFrom: 60, greenFrom: 80 } } }),
    ),
  ).toEqual([
    ['2026-03-10', 'Places', 'Gauge colors'],
    ['2026-03-20', 'ETS highlight'],
  ]);
});

it('leave out a choice that changes nothing on its day', () => {
  expect(
    changes(
      choice('2026-03-10', { own: { totalCapacity: 31 } }),
      choice('2026-03-10', { putBack: ['capacity'] }),
      choice('2026-03-12', { own: { totalCapacity: 30 } }),
    ),
  ).toEqual([]);
});

it('name the rules of another pack', () => {
  expect(changes(choice('2026-03-10', { pack: 'ARMY_2026' }))[0]?.slice(0, 2)).toEqual(['2026-03-10', 'Fitness test']);
});
