import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { errorText, signedOutText } from '../../../domain/errors.ts';
import { sessionEndOf } from './sessionEnd.ts';

function refusal(message: string, extensions: Record<string, unknown>) {
  return new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions }] });
}

test('an access window that is over does not end the session', () => {
  const error = refusal(signedOutText.ACCESS_EXPIRED, { code: 'UNAUTHENTICATED', reason: 'ACCESS_EXPIRED' });
  expect(sessionEndOf(error)).toBe('LAPSED');
});

test.each([
  ['UNAUTHENTICATED', 'SESSION_ENDED'],
  ['UNAUTHENTICATED', 'PASSWORD_CHANGED'],
  ['USER_DISABLED', 'USER_DISABLED'],
] as const)('%s for %s ends it, with the reason', (code, reason) => {
  expect(sessionEndOf(refusal(signedOutText[reason], { code, reason }))).toEqual({ because: signedOutText[reason] });
});

test('without a reason it ends without one', () => {
  expect(sessionEndOf(refusal(errorText.UNAUTHENTICATED, { code: 'UNAUTHENTICATED' }))).toEqual({ because: null });
});

test('anything else leaves it', () => {
  for (const errors of [[], [{ message: 'Internal' }]]) {
    expect(sessionEndOf(new CombinedGraphQLErrors({ data: null, errors }))).toBeNull();
  }
  expect(sessionEndOf(refusal(errorText.FORBIDDEN, { code: 'FORBIDDEN' }))).toBeNull();
  expect(sessionEndOf(new TypeError('Failed to fetch'))).toBeNull();
});
