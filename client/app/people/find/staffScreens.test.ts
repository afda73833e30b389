import { SCREEN_ROWS } from '../../screens.ts';
import { staffScreens } from './staffScreens.ts';

const labels = (typed: string, hasRequirements = true) =>
  staffScreens(typed, hasRequirements).map(({ label }) => label);

it.each([
  ['enter', ['Enter an event']],
  ['event', ['Enter an event', 'Import events']],
  ['EVENT enter', ['Enter an event']],
  ['acft', ['Enter an event']],
  ['import', ['Import roster', 'Import events', 'Import questions']],
  ['excel', ['Import roster', 'Import events']],
  ['qr', ['Join code']],
  ['rules', ['Change policy']],
  ['time zone', ['Edit unit']],
  ['unit', ['Unit', 'Edit unit']],
])('%j finds %j, by names before other words', (typed, found) => {
  expect(labels(typed)).toEqual(found);
});

it.each(['', 'e', ' . ', 'enter xyz', 'port', 'whitfield'])('%j finds none', (typed) => {
  expect(labels(typed)).toEqual([]);
});

it('without requirements, none that is only about them', () => {
  expect(labels('event', false)).toEqual([]);
});

it('every screen is one of staff, at an address without a parameter', () => {
  const found = new Set(
    'abcdefghijklmnopqrstuvwxyz'
      .split('')
      .flatMap((one) =>
        'aeioumnrstqzlcd'.split('').flatMap((two) => staffScreens(one + two, true).map(({ to }) => to)),
      ),
  );
  const staff = SCREEN_ROWS.filter(({ who }) => who === 'STAFF').map(({ path }) => path);
  expect([...found].filter((to) => !staff.includes(to))).toEqual([]);
  expect(found.size).toBeGreaterThan(15);
});
