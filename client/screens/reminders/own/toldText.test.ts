import { remindedParts, toldParts } from './toldText.ts';

const NONE = { notCurrent: 0, dueSoon: 0, toDo: 0, crossed: 0, dueBy: null, crossedDueBy: null };
const DAY = '2026-11-20';
const AT = '2026-11-20T12:00';

test.each([
  [
    ['Own: 2 not current, 1 due by 14 DEC'],
    { own: { ...NONE, notCurrent: 2, dueSoon: 1, crossed: 1, dueBy: '2026-12-14' }, unit: null, section: null },
  ],
  [['Own: 1 due soon'], { own: { ...NONE, dueSoon: 1 }, unit: null, section: null }],
  [
    ['Unit: 9 not current, 4 due by 05 JAN 2027', 'Own: 1 not current'],
    {
      own: { ...NONE, notCurrent: 1 },
      unit: { ...NONE, notCurrent: 9, dueSoon: 4, crossed: 2, dueBy: '2027-01-05' },
      section: null,
    },
  ],
  [['BN STAFF: 1 not current'], { own: NONE, unit: { ...NONE, notCurrent: 1 }, section: 'BN_STAFF' }],
  [['Nothing is due'], { own: NONE, unit: NONE, section: 'ALPHA' }],
] as const)('of everything, as the email says: %j', (parts, told) => {
  expect(remindedParts({ ...told, whole: true, day: DAY })).toEqual(parts);
  expect(toldParts({ ...told, at: AT, weekly: true, asked: false })).toEqual(parts);
  expect(toldParts({ ...told, at: AT, weekly: false, asked: true })).toEqual(parts);
});

test('on other days, what is newly due soon alone', () => {
  const own = { ...NONE, notCurrent: 3, dueSoon: 2, crossed: 1, dueBy: '2026-12-14', crossedDueBy: '2026-12-01' };
  const unit = { ...NONE, notCurrent: 9, dueSoon: 4, crossed: 2 };
  const told = { own, unit, section: 'ALPHA', at: AT, weekly: false, asked: false } as const;
  expect(toldParts(told)).toEqual(['ALPHA: 2 now due soon', 'Own: 1 due by 01 DEC']);
  expect(toldParts({ ...told, unit: { ...unit, crossed: 0 } })).toEqual(['Own: 1 due by 01 DEC']);
});
