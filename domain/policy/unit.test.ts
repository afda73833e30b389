import { ARMY_2026, SPECIFICATION } from './packs.ts';
import { packOn, type PolicyChoice, unitOn } from './unit.ts';

const choice = (pack: PolicyChoice['pack'], from: string): PolicyChoice => ({ pack, from });

test.each([
  ['nothing was chosen', [], 'SPECIFICATION'],
  ['what was chosen begins tomorrow', [choice('ARMY_2026', '2027-01-02')], 'SPECIFICATION'],
  ['what was chosen begins today', [choice('ARMY_2026', '2027-01-01')], 'ARMY_2026'],
  [
    'two began, in whatever order',
    [choice('SPECIFICATION', '2026-12-01'), choice('ARMY_2026', '2026-11-01')],
    'SPECIFICATION',
  ],
  [
    'two were chosen for one day',
    [choice('SPECIFICATION', '2027-01-01'), choice('ARMY_2026', '2027-01-01')],
    'ARMY_2026',
  ],
  ['another one is planned', [choice('ARMY_2026', '2026-11-01'), choice('SPECIFICATION', '2027-02-01')], 'ARMY_2026'],
] as const)('on 1 January, when %s', (_when, choices, pack) => {
  expect(packOn(choices, '2027-01-01')).toBe(pack);
});

test('the unit has the policy of the pack, and its own columns', () => {
  expect(unitOn({ version: 0, policies: [], columns: [] }, '2027-01-01')).toEqual({
    version: 0,
    pack: 'SPECIFICATION',
    policy: SPECIFICATION,
    columns: [],
  });
  const policies = [choice('ARMY_2026', '2027-01-01')];
  const columns = [{ id: 'phone', label: 'Phone', kind: 'TEXT', choices: [], visibility: 'STAFF' }] as const;
  expect(unitOn({ version: 1, policies, columns }, '2027-01-01')).toEqual({
    version: 1,
    pack: 'ARMY_2026',
    policy: ARMY_2026,
    columns,
  });
});
