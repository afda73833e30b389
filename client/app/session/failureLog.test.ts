import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { httpLink } from '../api/httpLink.ts';
import { NoAnswer } from '../failures/NoAnswer.ts';
import { failureLog } from './failureLog.ts';

const SAVE = gql`
  mutation Save($lastName: String!) {
    save(lastName: $lastName)
  }
`;

const NAMES = gql`
  query Names {
    names
  }
`;

const refusal = (code: string) => ({ data: null, errors: [{ message: 'Okafor is no name.', extensions: { code } }] });

/** Sends an operation to a server with this answer or failure. Resolves to what the console shows. */
async function consoleAfter(answer: ApolloLink.Result | Error): Promise<unknown[][]> {
  const written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        if (answer instanceof Error) return observer.error(answer);
        observer.next(answer);
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([failureLog, server]) });
  await client.mutate({ mutation: SAVE, variables: { lastName: 'Okafor' } }).catch(() => undefined);
  const lines = [...written.mock.calls];
  written.mockRestore();
  return lines;
}

test.each([
  ['a refusal', refusal('CONFLICT'), 'Save failed: CONFLICT'],
  ['no network', new NoAnswer(new TypeError('Failed to fetch')), 'Save failed: NETWORK_REQUEST_FAILED'],
])('%s is one line: the operation and the code, and nobody', async (_what, answer, line) => {
  expect(await consoleAfter(answer)).toEqual([[line]]);
});

test.each([
  ['an answer', { data: { save: true } }],
  ['the end of the session', refusal('UNAUTHENTICATED')],
])('%s is none', async (_what, answer) => {
  expect(await consoleAfter(answer)).toEqual([]);
});

test('a query that was given up is none', async () => {
  const written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const given = new Promise<void>((resolve) => {
    const send: typeof fetch = (_address, init) =>
      new Promise((_answer, refuse) => {
        init?.signal?.addEventListener('abort', () => {
          refuse(new DOMException('Given up.', 'AbortError'));
          resolve();
        });
      });
    const client = new ApolloClient({
      cache: new InMemoryCache(),
      link: ApolloLink.from([failureLog, httpLink(send)]),
    });
    client.watchQuery({ query: NAMES }).subscribe({}).unsubscribe();
  });
  await given;
  await new Promise((resolve) => setTimeout(resolve));
  expect(written).not.toHaveBeenCalled();
  written.mockRestore();
});
