import { remindedParts, toldParts } from './toldText.ts';

const NONE = { notCurrent: 0, dueSoon: 0, toDo: 0, crossed: 0 };

test.each([
  [
    ['Own: 2 not current, 1 due soon'],
    { own: { notCurrent: 2, dueSoon: 1, toDo: 0, crossed: 1 }, unit: null, section: null },
  ],
  [['Own: 1 due soon'], { own: { notCurrent: 0, dueSoon: 1, toDo: 0, crossed: 0 }, unit: null, section: null }],
  [
    ['Unit: 9 not current, 4 due soon', 'Own: 1 not current'],
    {
      own: { notCurrent: 1, dueSoon: 0, toDo: 0, crossed: 0 },
      unit: { notCurrent: 9, dueSoon: 4, toDo: 0, crossed: 2 },
      section: null,
    },
  ],
  [
    ['BN STAFF: 1 not current'],
    { own: NONE, unit: { notCurrent: 1, dueSoon: 0, toDo: 0, crossed: 0 }, section: 'BN_STAFF' },
  ],
  [['Nothing is due'], { own: NONE, unit: NONE, section: 'ALPHA' }],
] as const)('of everything: %j', (parts, told) => {
  expect(remindedParts({ ...told, whole: true })).toEqual(parts);
  expect(toldParts({ ...told, weekly: true, asked: false })).toEqual(parts);
  expect(toldParts({ ...told, weekly: false, asked: true })).toEqual(parts);
});

test('on other days, what is newly due soon alone', () => {
  const own = { notCurrent: 3, dueSoon: 2, toDo: 0, crossed: 1 };
  const unit = { notCurrent: 9, dueSoon: 4, toDo: 0, crossed: 2 };
  const told = { own, unit, section: 'ALPHA', weekly: false, asked: false } as const;
  expect(toldParts(told)).toEqual(['ALPHA: 2 newly due soon', 'Own: 1 newly due soon']);
  expect(toldParts({ ...told, unit: { ...unit, crossed: 0 } })).toEqual(['Own: 1 newly due soon']);
});
