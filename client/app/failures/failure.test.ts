import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { errorText, messages } from '../../../domain/errors.ts';
import { failureOf } from './failure.ts';
import { LOAD_FAILED, LoadFailure } from './loadFailure.ts';
import { NoAnswer } from './NoAnswer.ts';

function refusal(message: string, extensions: Record<string, unknown>) {
  return new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions }] });
}

function httpFault(status: number, bodyText = '') {
  return new ServerError('fault', { response: new Response(null, { status }), bodyText });
}

test('a refusal keeps its code, its field and its sentence', () => {
  const error = refusal(messages.invalidJoinCode, { code: 'BAD_USER_INPUT', field: 'joinCode' });
  expect(failureOf(error)).toEqual({ code: 'BAD_USER_INPUT', field: 'joinCode', message: messages.invalidJoinCode });
});

test('a refusal without a field is about the whole', () => {
  expect(failureOf(refusal(messages.loginFailed, { code: 'WRONG_PASSWORD' })).field).toBeNull();
});

test('a refusal of too many attempts says how long to wait', () => {
  const error = refusal(errorText.TOO_MANY_REQUESTS, { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 90 });
  expect(failureOf(error).message).toBe('Too many attempts. Try again in 2 minutes.');
});

test("the machinery's own texts are not shown", () => {
  const error = refusal('The server could not find the query', { code: 'PERSISTED_QUERY_NOT_FOUND' });
  expect(failureOf(error)).toEqual({
    code: 'INTERNAL_SERVER_ERROR',
    field: null,
    message: errorText.INTERNAL_SERVER_ERROR,
  });
});

test('a page of an older release than the server is told to be loaded anew', () => {
  const error = refusal('Cannot query field "rank" on type "Soldier".', { code: 'GRAPHQL_VALIDATION_FAILED' });
  expect(failureOf(error).message).toBe('The app was updated. Reload the page.');
});

test('files that fail to load may belong to an older release, so trying again does not help', () => {
  const failure = failureOf(new LoadFailure(new TypeError('Failed to fetch')));
  expect(failure).toEqual({ code: 'NETWORK_REQUEST_FAILED', field: null, message: LOAD_FAILED });
  expect(LOAD_FAILED).toContain('reload the page');
});

test('an answer that says nothing of its errors is a fault of the server', () => {
  for (const errors of [[], [{ message: 'Internal' }]]) {
    expect(failureOf(new CombinedGraphQLErrors({ data: null, errors })).code).toBe('INTERNAL_SERVER_ERROR');
  }
});

test('a server that answers with a fault is told from a network that does not answer', () => {
  expect(failureOf(httpFault(500)).code).toBe('INTERNAL_SERVER_ERROR');
  for (const gateway of [502, 503, 504]) expect(failureOf(httpFault(gateway)).code).toBe('NETWORK_REQUEST_FAILED');
  for (const Unanswered of [NoAnswer, LoadFailure]) {
    expect(failureOf(new Unanswered(new TypeError('Failed to fetch'))).code).toBe('NETWORK_REQUEST_FAILED');
  }
});

test("the client's own fault is not the network's, and is logged, once; what was given up is none", () => {
  const written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const fault = new TypeError('data is undefined');
  failureOf(new DOMException('The operation was aborted.', 'AbortError'));
  failureOf(httpFault(500));
  expect(failureOf('no error').message).toBe(errorText.INTERNAL_SERVER_ERROR);
  for (const _rendering of [1, 2]) expect(failureOf(fault).message).toBe(errorText.INTERNAL_SERVER_ERROR);
  expect(written.mock.calls).toEqual([[fault]]);
  written.mockRestore();
});

test.each(['SERVER_BUSY', 'TOOK_TOO_LONG', 'STORE_UNAVAILABLE', 'STORE_FULL'] as const)(
  'a server that says why it cannot answer now is quoted: %s',
  (code) => {
    const body = JSON.stringify({ errors: [{ message: errorText[code], extensions: { code } }] });
    expect(failureOf(httpFault(503, body))).toEqual({ code, field: null, message: errorText[code] });
    expect(failureOf(httpFault(500, body)).code).toBe('INTERNAL_SERVER_ERROR');
  },
);
