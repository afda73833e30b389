import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { print } from '@apollo/client/utilities';
import { NoAnswer } from '../failures/NoAnswer.ts';
import { httpLink } from './httpLink.ts';

const GRAPHQL = 'application/graphql-response+json; charset=utf-8';
const query = gql`
  query Greeting($name: String!) {
    greeting(name: $name)
  }
`;

/** Sends a query to a server that answers like this. */
function ask(send: typeof fetch) {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: httpLink(send) });
  return client.query({ query, variables: { name: 'Ada' } });
}

function answering(status: number, body: string, type = GRAPHQL) {
  return ask(async () => new Response(body, { status, headers: { 'content-type': type } }));
}

test('what is asked goes to the API as JSON, with the session', async () => {
  let sent: { to: unknown; how: RequestInit | undefined } | undefined;
  const { data } = await ask(async (to, how) => {
    sent = { to, how };
    return new Response('{"data":{"greeting":"Hello Ada"}}', { headers: { 'content-type': GRAPHQL } });
  });
  expect(data).toEqual({ greeting: 'Hello Ada' });
  expect(sent?.to).toBe('/graphql');
  const body = JSON.stringify({ operationName: 'Greeting', query: print(query), variables: { name: 'Ada' } });
  expect(sent?.how).toMatchObject({ method: 'POST', credentials: 'same-origin', body });
  expect(new Headers(sent?.how?.headers).get('content-type')).toBe('application/json');
});

test.each([200, 400])("with status %d the API's refusal is one", async (status) => {
  const body = '{"errors":[{"message":"No.","extensions":{"code":"FORBIDDEN"}}]}';
  await expect(answering(status, body)).rejects.toBeInstanceOf(CombinedGraphQLErrors);
});

test.each([
  ['a gateway', 502, '<h1>Bad Gateway</h1>', 'text/html'],
  ['a server that cannot answer now', 503, '{"errors":[{"message":"Busy."}]}', 'application/json'],
  ['somebody else', 200, '<h1>Welcome to the station Wi-Fi</h1>', 'text/html'],
  ['a server that broke off', 200, '{"data":{"gree', GRAPHQL],
  ['another API', 200, '{"greeting":"Hello Ada"}', 'application/json'],
])('what %s says is kept, and is no answer', async (_who, statusCode, bodyText, type) => {
  const failure = answering(statusCode, bodyText, type);
  await expect(failure).rejects.toBeInstanceOf(ServerError);
  await expect(failure).rejects.toMatchObject({ statusCode, bodyText });
});

test('an answer may be typed as JSON, and a refusal must be typed as GraphQL', async () => {
  const { data } = await answering(200, '{"data":{"greeting":"Hello Ada"}}', 'application/json');
  expect(data).toEqual({ greeting: 'Hello Ada' });
  const untyped = new TextEncoder().encode('{"errors":[{"message":"Busy."}]}');
  await expect(ask(async () => new Response(untyped, { status: 503 }))).rejects.toBeInstanceOf(ServerError);
});

test('a network that does not answer is told as such', async () => {
  const cause = new TypeError('Failed to fetch');
  const failure = ask(() => Promise.reject(cause));
  await expect(failure).rejects.toBeInstanceOf(NoAnswer);
  await expect(failure).rejects.toMatchObject({ cause });
});

test('so is an answer that breaks off on the way', async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
  await expect(ask(async () => new Response(body))).rejects.toBeInstanceOf(NoAnswer);
});

test('what nobody waits for any more is given up', () => {
  let signal: AbortSignal | null | undefined;
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: httpLink((_input, init) => {
      signal = init?.signal;
      return new Promise(() => undefined);
    }),
  });
  client
    .watchQuery({ query, variables: { name: 'Ada' } })
    .subscribe({})
    .unsubscribe();
  expect(signal?.aborted).toBe(true);
});
