import { objectOf } from '../objects.ts';
import { isPromotable, promotability } from '../record/promotion.ts';
import { type Course, COURSES } from '../values.ts';
import { ARMY_2026, PolicyPack, SPECIFICATION } from './packs.ts';
import type { Policy } from './policy.ts';
import { asSaidOn, choiceOf, type PolicyChoice, unitNameProblem, unitOn } from './unit.ts';

const choice = (from: string, said: Partial<PolicyChoice>): PolicyChoice => ({
  pack: null,
  own: {},
  putBack: [],
  ...said,
  from,
});
const army = (from: string) => choice(from, { pack: 'ARMY_2026' });
const specification = (from: string) => choice(from, { pack: 'SPECIFICATION' });
const unit = (...policies: PolicyChoice[]) =>
  unitOn({ version: 3, name: 'HHB', component: 'GUARD', policies }, '2027-01-01');

test.each([
  ['nothing was chosen', [], 'SPECIFICATION'],
  ['what was chosen begins tomorrow', [army('2027-01-02')], 'SPECIFICATION'],
  ['what was chosen begins today', [army('2027-01-01')], 'ARMY_2026'],
  ['two began, in whatever order', [specification('2026-12-01'), army('2026-11-01')], 'SPECIFICATION'],
  ['two were chosen for one day', [specification('2027-01-01'), army('2027-01-01')], 'ARMY_2026'],
  ['another one is planned', [army('2026-11-01'), specification('2027-02-01')], 'ARMY_2026'],
] as const)('on 1 January, when %s', (_when, choices, pack) => {
  expect(unit(...choices).pack).toBe(pack);
});

test('the unit has the policy of the pack, and says of itself what staff said', () => {
  expect(unit()).toEqual({
    version: 3,
    name: 'HHB',
    component: 'GUARD',
    chosenTimeZone: null,
    pack: 'SPECIFICATION',
    policy: SPECIFICATION,
    unitFields: [],
    hasFirstSteps: true,
    hasRequirements: false,
  });
  expect(unit(army('2027-01-01')).policy).toEqual(ARMY_2026);
});

test("the unit's own rules stay with whatever pack, until they are put back", () => {
  const own = choice('2026-12-01', { own: { etsHighlightDays: 180, totalCapacity: 34 } });
  expect(unit(own, army('2027-01-01')).policy).toEqual({ ...ARMY_2026, etsHighlightDays: 180, totalCapacity: 34 });
  expect(unit(own, choice('2027-01-01', { putBack: ['etsHighlight'] })).policy).toEqual({
    ...SPECIFICATION,
    totalCapacity: 34,
  });
  // An earlier plan stays if something else is changed later for an earlier day.
  expect(unit(army('2027-01-01'), own).policy).toEqual({ ...ARMY_2026, etsHighlightDays: 180, totalCapacity: 34 });
});

test("a rule of the unit's own that another pack says as well comes from the packs from then on", () => {
  const own = choice('2026-11-01', { own: { fitnessTest: ARMY_2026.fitnessTest, totalCapacity: 34 } });
  expect(unit(own, army('2026-12-01'), specification('2027-01-01')).policy).toEqual({
    ...SPECIFICATION,
    totalCapacity: 34,
  });
});

describe('what staff change', () => {
  const change = (
    seen: { pack: PolicyPack; policy: Policy },
    pack: PolicyPack,
    policy: Policy,
  ): Omit<PolicyChoice, 'from'> => choiceOf(seen, { pack, policy });
  const agreed = { pack: PolicyPack.SPECIFICATION, policy: SPECIFICATION };
  const own = { ...SPECIFICATION, etsHighlightDays: 180, totalCapacity: 34 };

  test.each([
    ['nothing', agreed, 'SPECIFICATION', SPECIFICATION, { pack: null, own: {}, putBack: [] }],
    ['the pack', agreed, 'ARMY_2026', ARMY_2026, { pack: 'ARMY_2026', own: {}, putBack: [] }],
    [
      'a rule',
      agreed,
      'SPECIFICATION',
      { ...SPECIFICATION, etsHighlightDays: 90 },
      { pack: null, own: { etsHighlightDays: 90 }, putBack: [] },
    ],
    [
      'one of two rules of their own, which they put back',
      { ...agreed, policy: own },
      'SPECIFICATION',
      { ...SPECIFICATION, totalCapacity: 34 },
      { pack: null, own: {}, putBack: ['etsHighlight'] },
    ],
    [
      'the pack, and keep rules of their own',
      { ...agreed, policy: own },
      'ARMY_2026',
      { ...ARMY_2026, etsHighlightDays: 180, totalCapacity: 34 },
      { pack: 'ARMY_2026', own: {}, putBack: [] },
    ],
    [
      'the pack, with a rule of their own beside it',
      agreed,
      'ARMY_2026',
      { ...ARMY_2026, gaugeColours: { yellowFrom: 60, greenFrom: 80 } },
      { pack: 'ARMY_2026', own: { gaugeColours: { yellowFrom: 60, greenFrom: 80 } }, putBack: [] },
    ],
  ] as const)('%s', (_what, seen, pack, policy, expected) => {
    expect(change(seen, pack, policy)).toEqual(expected);
  });
});

describe('a store can hold what no form lets in', () => {
  // A fault of the store or of another release, which the compiler can't foresee.
  const stored = (own: object) => unit(choice('2026-12-01', { own: { totalCapacity: 34, ...own } })).policy;
  const E4 = (path: object) => ({ promotionPaths: [{ grade: 'E4', paths: [path] }] });

  test('a rule that nobody could judge by is as the pack has it, and the others stay', () => {
    for (const own of [
      E4({ inService: { months: 0, over: false }, inGrade: null, courses: [] }),
      E4({ inService: { over: false }, inGrade: null, courses: [] }),
      E4({ inService: null, inGrade: null }),
      { promotionPaths: null },
      { rifleTest: { name: 'M4', min: 0, max: 40, failBelow: 23 } },
      { rifleTest: { ...SPECIFICATION.rifleTest, failBelow: 601 } },
      { courses: null },
      { ranks: ['GENERAL'] },
      { gaugeColours: {} },
      { etsHighlightDays: '90' },
    ]) {
      expect(stored(own)).toEqual({ ...SPECIFICATION, totalCapacity: 34 });
    }
  });

  test('a time of a promotion that is left out is none', () => {
    const soldier = { rank: 'SPC', grade: 'E4', acftPass: true, pebd: null, dor: null } as const;
    const courses = objectOf<Record<Course, boolean>>(COURSES, () => true);
    const policy = stored(E4({ courses: ['blcComplete'] }));
    expect(policy.promotionPaths).toHaveLength(1);
    expect(isPromotable({ ...soldier, ...courses }, policy, '2027-01-01')).toBe(true);
    expect(promotability({ ...soldier, ...courses }, policy, '2027-01-01').rule).toBe('E4 with an ACFT pass: BLC.');
  });

  test('with more than one such rule, all are as the pack has them', () => {
    expect(stored({ ranks: [], etsHighlightDays: 0 })).toEqual(SPECIFICATION);
  });

  test('what is wrong with it is told before it is saved', () => {
    const own = { etsHighlightDays: 0 };
    const facts = { version: 3, name: null, component: 'GUARD', policies: [choice('2026-12-01', { own })] } as const;
    expect(asSaidOn(facts, '2027-01-01').policy.etsHighlightDays).toBe(0);
  });
});

test('a name may have 60 characters', () => {
  expect(unitNameProblem('x'.repeat(60))).toEqual([]);
  expect(unitNameProblem('x'.repeat(61))).toEqual([
    { field: 'name', message: 'Name must have at most 60 characters.' },
  ]);
});
