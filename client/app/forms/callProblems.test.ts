import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { errorText, messages } from '../../../domain/errors.ts';
import { NoAnswer } from '../failures/NoAnswer.ts';
import { callProblems } from './callProblems.ts';

const sentence = messages.schoolUpdateProblem;

function refusal(message: string, extensions: Record<string, unknown>) {
  return new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions }] });
}

test('the reason follows the sentence', () => {
  const error = refusal(messages.schoolDoesNotExist, { code: 'NOT_FOUND' });
  expect(callProblems(error, sentence)).toEqual([
    { field: null, message: sentence },
    { field: null, message: messages.schoolDoesNotExist },
  ]);
  expect(callProblems(new NoAnswer(new TypeError('Failed to fetch')), sentence)).toEqual([
    { field: null, message: sentence },
    { field: null, message: errorText.NETWORK_REQUEST_FAILED },
  ]);
});

test('a reason that is the sentence itself does not follow it', () => {
  const error = refusal(messages.adminRemoveFailed, { code: 'FORBIDDEN' });
  expect(callProblems(error, messages.adminRemoveFailed)).toEqual([
    { field: null, message: messages.adminRemoveFailed },
  ]);
});

test("the server's own fault is no reason that helps anybody", () => {
  const error = refusal('fault', { code: 'INTERNAL_SERVER_ERROR' });
  expect(callProblems(error, sentence)).toEqual([{ field: null, message: sentence }]);
});

test('what is wrong with a field, and a conflict, stand alone', () => {
  const ofField = refusal(messages.startAfterEnd, { code: 'BAD_USER_INPUT', field: 'startDate' });
  expect(callProblems(ofField, sentence)).toEqual([{ field: 'startDate', message: messages.startAfterEnd }]);
  const conflict = refusal(errorText.CONFLICT, { code: 'CONFLICT' });
  expect(callProblems(conflict, sentence)).toEqual([{ field: null, message: errorText.CONFLICT }]);
});
