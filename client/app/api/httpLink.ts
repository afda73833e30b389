import { ApolloLink, Observable } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { print } from '@apollo/client/utilities';
import { isJsonObject, parseJson } from '../../../domain/json.ts';
import { NoAnswer } from '../failures/NoAnswer.ts';

const HEADERS = {
  accept: 'application/graphql-response+json, application/json;q=0.9',
  'content-type': 'application/json',
};

/**
 * The terminating link, which sends operations by POST. Apollo Client's HttpLink is five times the code: it also supports GET, multipart
 * responses and settings for each operation.
 */
export function httpLink(send: typeof fetch): ApolloLink {
  return new ApolloLink(
    ({ operationName, query, variables }) =>
      new Observable((observer) => {
        const call = new AbortController();
        const body = JSON.stringify({ operationName, query: print(query), variables });
        send('/graphql', { method: 'POST', credentials: 'same-origin', headers: HEADERS, body, signal: call.signal })
          .then(async (response) => ({ response, bodyText: await response.text() }))
          .catch((error: unknown) => {
            throw new NoAnswer(error);
          })
          .then(answerOf)
          .then((answer) => {
            observer.next(answer);
            observer.complete();
          })
          .catch((error: unknown) => observer.error(error));
        return () => call.abort();
      }),
  );
}

/**
 * The GraphQL result in a response.
 * @throws ServerError if there is none. With an HTTP error status, the body counts only if its content type is GraphQL's.
 */
function answerOf({ response, bodyText }: { response: Response; bodyText: string }): ApolloLink.Result {
  const isGraphQL = response.headers.get('content-type')?.includes('application/graphql-response+json') ?? false;
  const answer = response.ok || isGraphQL ? parseJson(bodyText) : null;
  if (isResult(answer)) return answer;
  throw new ServerError(`No GraphQL came with status ${response.status}.`, { response, bodyText });
}

function isResult(answer: unknown): answer is ApolloLink.Result {
  return isJsonObject(answer) && ('data' in answer || 'errors' in answer);
}
