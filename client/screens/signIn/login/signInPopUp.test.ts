import { isPopUpMessage } from './signInPopUp.ts';

test.each([
  [{ type: 'oidc-sign-in', code: null }, true],
  [{ type: 'oidc-sign-in', code: 'OPERATION_NOT_ALLOWED' }, true],
  [{ type: 'oidc-sign-in', code: '<b>' }, false],
  [{ type: 'oidc-sign-in' }, false],
  [{ type: 'something else', code: null }, false],
  ['oidc-sign-in', false],
  [null, false],
])('%j is a message of the pop-up: %s', (data, isOne) => {
  expect(isPopUpMessage(data)).toBe(isOne);
});
