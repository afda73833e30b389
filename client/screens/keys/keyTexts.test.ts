import { whyNot } from './keyTexts.ts';

const vance = { id: 's1', rank: 'SFC', lastName: 'Vance', givenName: null } as const;
const key = { works: false, endsOn: '2026-06-12', maker: vance };

test.each([
  ['a key that works', { works: true }, '2026-03-14', null],
  ['a key on its last day', { works: true }, '2026-06-12', null],
  ['a key after its last day', {}, '2026-06-13', 'Ended'],
  ['a key of former staff', {}, '2026-03-14', "Doesn't work: SFC Vance is no longer staff or can't sign in"],
  [
    'a key of nobody',
    { maker: null },
    '2026-03-14',
    "Doesn't work: a former member is no longer staff or can't sign in",
  ],
])('%s', (_, given, today, expected) => {
  expect(whyNot({ ...key, ...given }, today)).toBe(expected);
});
