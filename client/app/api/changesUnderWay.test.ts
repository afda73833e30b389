// Imported first: it provides the window that holds the preloaded queries.
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { changesLink } from './changesUnderWay.ts';

const QUERY = gql`
  query List {
    list
  }
`;
const MUTATION = gql`
  mutation Change {
    change
  }
`;

/** A server that answers on command, and the requests that are waiting for it. */
function slowServer() {
  const waiting: { name: string | undefined; answer: (data: object) => void }[] = [];
  const server = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        function answer(data: object) {
          observer.next({ data });
          observer.complete();
        }
        waiting.push({ name: operationName, answer });
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([changesLink, server]) });
  return { client, waiting };
}

test('a query whose answer comes after that of a change is sent once more: its answer may be from before', async () => {
  const { client, waiting } = slowServer();
  const list = client.query({ query: QUERY });
  const change = client.mutate({ mutation: MUTATION });
  waiting[1]?.answer({ change: true });
  await change;
  waiting[0]?.answer({ list: 'before' });
  expect(waiting.map(({ name }) => name)).toEqual(['List', 'Change', 'List']);
  waiting[2]?.answer({ list: 'after' });
  expect((await list).data).toEqual({ list: 'after' });
});

test.each([
  ['before that of the change', [0, 1]],
  ['after that of a change before it', [1, 0]],
])('a query that was answered %s is not', async (_, [first = 0]) => {
  const { client, waiting } = slowServer();
  const ask = [() => client.query({ query: QUERY }), () => client.mutate({ mutation: MUTATION })];
  const data = { list: 'now', change: true };
  const one = ask[first]?.();
  waiting[0]?.answer(data);
  await one;
  const other = ask[1 - first]?.();
  waiting[1]?.answer(data);
  await other;
  expect(waiting).toHaveLength(2);
});

test('what was asked ahead and has not been used is asked anew after a change, as its answer may be from before', async () => {
  const call = new AbortController();
  window.preloadedQueries = new Map([['a request', { call, response: Promise.resolve(Response.json({})), at: 0 }]]);
  const { client, waiting } = slowServer();
  const change = client.mutate({ mutation: MUTATION });
  expect(window.preloadedQueries.size).toBe(1);
  waiting[0]?.answer({ change: true });
  await change;
  expect(window.preloadedQueries.size).toBe(0);
  expect(call.signal.aborted).toBe(true);
});
