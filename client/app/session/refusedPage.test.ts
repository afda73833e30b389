import { refusedPageOf, refusedFor } from './refusedPage.ts';

test('a refusal names the request and the person, and only a refusal is one', () => {
  expect(refusedPageOf(refusedFor('SELF', 's1'))).toEqual({ refused: 'SELF', soldierId: 's1' });
  expect(refusedPageOf(refusedFor('STAFF', undefined))).toEqual({ refused: 'STAFF', soldierId: null });
  expect(refusedPageOf({ refused: 'SELF', soldierId: 4 })).toEqual({ refused: 'SELF', soldierId: null });
  const others = [null, 'refused', { from: '/home' }, { refused: 'SELF' }, { refused: true, soldierId: null }];
  for (const state of others) expect(refusedPageOf(state)).toBeNull();
});
