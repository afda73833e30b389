import { withoutTypeNames } from './withoutTypeNames.ts';

test('the names of types are left out at every depth, and nothing else', () => {
  const answer = { __typename: 'A', list: [{ __typename: 'B', text: '__typename' }], none: null, count: 0, is: false };
  expect(withoutTypeNames(answer)).toEqual({ list: [{ text: '__typename' }], none: null, count: 0, is: false });
});
