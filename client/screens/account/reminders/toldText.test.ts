import { remindedParts, toldParts } from './toldText.ts';

const NONE = { short: 0, soon: 0, crossed: 0 };

test.each([
  [['Own: 2 short, 1 due soon'], { own: { short: 2, soon: 1, crossed: 1 }, unit: null, section: null }],
  [['Own: 1 due soon'], { own: { short: 0, soon: 1, crossed: 0 }, unit: null, section: null }],
  [
    ['Unit: 9 short, 4 due soon', 'Own: 1 short'],
    { own: { short: 1, soon: 0, crossed: 0 }, unit: { short: 9, soon: 4, crossed: 2 }, section: null },
  ],
  [['BN STAFF: 1 short'], { own: NONE, unit: { short: 1, soon: 0, crossed: 0 }, section: 'BN_STAFF' }],
  [['Nothing is due'], { own: NONE, unit: NONE, section: 'ALPHA' }],
] as const)('of everything: %j', (parts, told) => {
  expect(remindedParts({ ...told, whole: true })).toEqual(parts);
  expect(toldParts({ ...told, weekly: true, asked: false })).toEqual(parts);
  expect(toldParts({ ...told, weekly: false, asked: true })).toEqual(parts);
});

test('on other days, what is newly due soon alone', () => {
  const own = { short: 3, soon: 2, crossed: 1 };
  const unit = { short: 9, soon: 4, crossed: 2 };
  const told = { own, unit, section: 'ALPHA', weekly: false, asked: false } as const;
  expect(toldParts(told)).toEqual(['ALPHA: 2 newly due soon', 'Own: 1 newly due soon']);
  expect(toldParts({ ...told, unit: { ...unit, crossed: 0 } })).toEqual(['Own: 1 newly due soon']);
});
