import { PACKS } from './packs.ts';
import type { PromotionPath } from './policy.ts';
import { pathsText, readPaths } from './promotionPath.ts';

const time = (months: number, over = false) => ({ months, over });
const path = (said: Partial<PromotionPath>): PromotionPath => ({
  inService: null,
  inGrade: null,
  courses: [],
  ...said,
});

test.each([
  ['over 6 months in service', [path({ inService: time(6, true) })]],
  ['12 months in service and 4 months in grade', [path({ inService: time(12), inGrade: time(4) })]],
  [
    'DLC 1 and BLC, or 36 months in service, 12 months in grade and DLC 1',
    [
      path({ courses: ['dlc1Complete', 'blcComplete'] }),
      path({ inService: time(36), inGrade: time(12), courses: ['dlc1Complete'] }),
    ],
  ],
  ['', []],
] as const)('%s', (text, paths) => {
  expect(pathsText(paths)).toBe(text);
  expect(readPaths(text)).toEqual(paths);
});

test('what is written by hand may have any letter case, blanks and order', () => {
  expect(readPaths('  blc AND  1 month in Grade OR Over 6 Months in service, and dlc 2 ')).toEqual([
    path({ inGrade: time(1), courses: ['blcComplete'] }),
    path({ inService: time(6, true), courses: ['dlc2Complete'] }),
  ]);
});

test.each([
  'WLC',
  '36 months',
  '36 months in service and 12 months in service',
  'BLC and BLC',
  'BLC or',
  'and BLC',
  '1.5 months in grade',
  '-1 months in grade',
  'BLC; ALC',
])('%s says no path', (text) => {
  expect(readPaths(text)).toBeNull();
});

test('all that ships reads as it is written', () => {
  for (const { promotionPaths } of Object.values(PACKS)) {
    for (const { paths } of promotionPaths) expect(readPaths(pathsText(paths))).toEqual(paths);
  }
});
