import { checkRows } from './checkFile.ts';

it('refuses more text than one request carries, counted in bytes', () => {
  const letters = 2_000_000;
  expect(() => checkRows([{ lastName: 'e'.repeat(letters) }])).not.toThrow();
  expect(() => checkRows([{ lastName: 'é'.repeat(letters) }])).toThrow('more text than can be imported at once');
});
