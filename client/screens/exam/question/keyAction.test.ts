import { type Key, keyAction } from './keyAction.ts';

const press = (key: string, rest: Partial<Key> = {}) =>
  keyAction({ key, isRepeated: false, isCombined: false, on: 'QUESTION', ...rest });

test.each([
  ['1', 0],
  ['2', 1],
  ['3', 2],
  ['4', 3],
  ['a', 0],
  ['D', 3],
  ['Enter', 'ENTER'],
  ['5', null],
  ['0', null],
  ['e', null],
  ['Tab', null],
  ['', null],
])('%j does %j', (key, action) => {
  expect(press(key)).toBe(action);
});

test('Enter on a button belongs to the button; the letters still choose', () => {
  expect(press('Enter', { on: 'BUTTON' })).toBeNull();
  expect(press('b', { on: 'BUTTON' })).toBe(1);
});

test.each<Partial<Key>>([{ on: 'FIELD' }, { isCombined: true }, { isRepeated: true }])('nothing with %j', (rest) => {
  expect(press('a', rest)).toBeNull();
  expect(press('Enter', rest)).toBeNull();
});
