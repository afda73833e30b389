import { KEY_NAME_MAX_LENGTH, usualLastDay, validateProgramKey } from './programKey.ts';

const TODAY = '2026-03-14';
const key = { name: 'Wall board', endsOn: '2026-06-12' };
const fieldsOf = (given: Partial<typeof key>) =>
  validateProgramKey({ ...key, ...given }, TODAY).map(({ field }) => field);

it('ends after 90 days unless another day is chosen', () => {
  expect(usualLastDay(TODAY)).toBe('2026-06-12');
  expect(fieldsOf({ endsOn: usualLastDay(TODAY) })).toEqual([]);
});

it.each([
  ['yesterday', '2026-03-13', false],
  ['today', '2026-03-14', true],
  ['after a year', '2027-03-14', true],
  ['a day later than that', '2027-03-15', false],
  ['on no day', 'never', false],
])('may end %s: %s, %s', (_, endsOn, isAllowed) => {
  expect(fieldsOf({ endsOn })).toEqual(isAllowed ? [] : ['endsOn']);
});

it.each([
  ['none', '', false],
  ['a name that shows nothing', ' \u200B ', false],
  ['one of a character', 'W', true],
  ['the longest one', '李'.repeat(KEY_NAME_MAX_LENGTH), true],
  ['a longer name', '李'.repeat(KEY_NAME_MAX_LENGTH + 1), false],
])('takes a name: %s', (_, name, isAllowed) => {
  expect(fieldsOf({ name })).toEqual(isAllowed ? [] : ['name']);
});
