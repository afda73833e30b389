import { coveredHeight } from './useKeyboardRoom.ts';

test.each([
  ['no keyboard', { height: 844, offsetTop: 0, scale: 1 }, 0],
  ['a keyboard over the page', { height: 508.4, offsetTop: 0, scale: 1 }, 336],
  ['a keyboard below the scrolled page', { height: 508, offsetTop: 336, scale: 1 }, 0],
  ['a page that is zoomed in', { height: 422, offsetTop: 0, scale: 2 }, 0],
])('%s', (_, view, expected) => {
  expect(coveredHeight(view, 844)).toBe(expected);
});
