import { cameFrom, wayBackIn } from './wayBack.ts';

it('leads back to the screen that the person came from', () => {
  expect(wayBackIn(cameFrom('Roster', '/admin/roster?section=ALPHA'))).toEqual({
    screen: 'Roster',
    to: '/admin/roster?section=ALPHA',
  });
});

it.each([
  null,
  undefined,
  {},
  { back: null },
  { back: { screen: 'Roster' } },
  { back: { screen: 1, to: '/' } },
  { back: { screen: 'x', to: 'https://elsewhere.example' } },
])('leads nowhere from %p', (state) => expect(wayBackIn(state)).toBeNull());
