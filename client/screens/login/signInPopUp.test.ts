import { isPopUpMessage } from './signInPopUp.ts';

test.each([
  [{ type: 'openid-connect', code: null }, true],
  [{ type: 'openid-connect', code: 'OPERATION_NOT_ALLOWED' }, true],
  [{ type: 'openid-connect', code: '<b>' }, false],
  [{ type: 'openid-connect' }, false],
  [{ type: 'something else', code: null }, false],
  ['openid-connect', false],
  [null, false],
])('%j is a message of the pop-up: %s', (data, isOne) => {
  expect(isPopUpMessage(data)).toBe(isOne);
});
