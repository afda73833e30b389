import { recordText, schoolTitle } from './schoolTitle.ts';

const soldier = { rank: 'SECOND_LT', lastName: 'Vega' } as const;

test.each([
  ['Add', false, 'Add School for 2LT Vega'],
  ['Edit', false, 'Edit School for 2LT Vega'],
  ['Delete', false, 'Delete School for 2LT Vega'],
  ['Add', true, 'Add School to My Info'],
  ['Edit', true, 'Edit School in My Info'],
  ['Delete', true, 'Delete School from My Info'],
] as const)('%s, own: %p, is titled %s', (action, isOwn, title) => {
  expect(schoolTitle(action, soldier, isOwn)).toBe(title);
});

test('within a sentence, the record is named by its owner', () => {
  expect(recordText(soldier, false)).toBe('the record of 2LT Vega');
  expect(recordText(soldier, true)).toBe('your record');
});
