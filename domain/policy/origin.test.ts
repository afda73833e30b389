import { originOf } from './origin.ts';
import { ARMY_2026, SPECIFICATION } from './packs.ts';
import { differingRules, POLICY_RULE_NAMES } from './rules.ts';

test('every rule of the Army that differs from what was agreed has a source', () => {
  const differing = differingRules(SPECIFICATION, ARMY_2026);
  const names = POLICY_RULE_NAMES.map((rule) => [rule, originOf(rule, { pack: 'ARMY_2026', policy: ARMY_2026 }).name]);
  expect(names).toEqual(POLICY_RULE_NAMES.map((rule) => [rule, differing.includes(rule) ? 'Army' : 'Default']));
});

test('what the unit set is its own, whatever the pack', () => {
  for (const [pack, policy] of [
    ['SPECIFICATION', SPECIFICATION],
    ['ARMY_2026', ARMY_2026],
  ] as const) {
    const own = { ...policy, gaugeColours: { yellowFrom: 50, greenFrom: 90 } };
    expect(originOf('gauges', { pack, policy: own })).toEqual({
      name: 'Unit',
      text: 'This unit set it.',
      toConfirm: null,
    });
    expect(originOf('ranks', { pack, policy: own }).name).not.toBe('Unit');
  }
});

test('what no source confirms is said', () => {
  const origin = originOf('rifleTest', { pack: 'ARMY_2026', policy: ARMY_2026 });
  expect(origin.toConfirm).toBe('the bands.');
});
