import { SPECIFICATION } from '../policy/packs.ts';
import type { ReadinessFacts } from './readiness.ts';
import { scoreBands, scoreSpread } from './scoreSpread.ts';

const RIFLE = { min: 0, max: 40, failBelow: 23 };
const shown = (values: readonly number[], scale: Parameters<typeof scoreBands>[1]) =>
  scoreBands(
    values.map((score) => ({ score, passed: score >= (scale.failBelow ?? 0) })),
    scale,
  ).map(({ from, to, passed, failed }) => `${from}-${to}: ${passed}, ${failed}`);

test('a band begins with the passing score, so that none holds both', () => {
  expect(shown([18, 22, 23, 24, 38], RIFLE)).toEqual([
    '17-18: 0, 1',
    '19-20: 0, 0',
    '21-22: 0, 1',
    ...['23-24: 2, 0', '25-26: 0, 0', '27-28: 0, 0', '29-30: 0, 0', '31-32: 0, 0', '33-34: 0, 0', '35-36: 0, 0'],
    '37-38: 1, 0',
  ]);
});

test.each([
  ['nobody', [], []],
  ['one score', [30], ['30-30: 1, 0']],
  ['the ends of the scale', [0, 40], ['0-2: 0, 1']],
])('of %s', (_, values, first) => {
  expect(shown(values, RIFLE).slice(0, 1)).toEqual(first);
});

test('bands stay within the scale', () => {
  expect(shown([0, 40], RIFLE).at(-1)).toBe('38-40: 1, 0');
});

test('without a passing score, bands are round', () => {
  expect(shown([318, 578], { min: 0, max: 600, failBelow: null })[0]).toBe('300-349: 1, 0');
});

const soldier = (facts: Partial<ReadinessFacts>): ReadinessFacts =>
  ({
    acftScore: null,
    acftPass: true,
    acftTest: 'ACFT',
    m4Qual: null,
    m4Test: 'M4',
    m4Passed: false,
    ...facts,
  }) as ReadinessFacts;

test('counts people without a score and scores of another test apart', () => {
  const people = [
    soldier({ acftScore: 350, acftPass: false }),
    soldier({ acftScore: 390 }),
    soldier({ acftScore: 480, acftTest: 'AFT' }),
    soldier({ m4Qual: 22 }),
    soldier({ m4Qual: 23 }),
  ];
  expect(scoreSpread('fitness', people, SPECIFICATION)).toMatchObject({
    test: 'ACFT',
    failBelow: null,
    bands: [{ passed: 0, failed: 1 }, {}, {}, {}, {}, {}, {}, {}, { from: 390, passed: 1, failed: 0 }],
    withoutScore: 2,
    ofOtherTest: 1,
  });
  expect(scoreSpread('weapons', people, SPECIFICATION)).toMatchObject({
    failBelow: 23,
    bands: [
      { from: 22, to: 22, failed: 1 },
      { from: 23, to: 23, passed: 1 },
    ],
    withoutScore: 3,
  });
});
