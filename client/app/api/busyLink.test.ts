import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { failureOf } from '../failures/failure.ts';
import { busyLink } from './busyLink.ts';

const BUSY = '{"errors":[{"message":"","extensions":{"code":"SERVER_BUSY"}}]}';
const LATE = '{"errors":[{"message":"","extensions":{"code":"TOOK_TOO_LONG"}}]}';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** A server that refuses the first requests with this body, and counts all of them. */
function refusing(times: number, bodyText: string) {
  const server = { asked: 0 };
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        server.asked += 1;
        if (server.asked > times) {
          observer.next({ data: { now: 1 } });
          observer.complete();
        } else observer.error(new ServerError('busy', { response: new Response(null, { status: 503 }), bodyText }));
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([busyLink, link]) });
  return { client, server };
}

const query = gql`
  query {
    now
  }
`;

test.each([
  [0, 2000],
  [1, 3000],
])(
  'a query goes again after a pause, which chance makes longer, and then after twice that: %d',
  async (chance, pause) => {
    jest.spyOn(Math, 'random').mockReturnValue(chance);
    const { client, server } = refusing(2, BUSY);
    const asking = client.query({ query });
    await jest.advanceTimersByTimeAsync(pause - 1);
    expect(server.asked).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(server.asked).toBe(2);
    await jest.advanceTimersByTimeAsync(2 * pause - 1);
    expect(server.asked).toBe(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(server.asked).toBe(3);
    expect((await asking).data).toEqual({ now: 1 });
  },
);

test.each([
  ['a query in the end', { query }, BUSY, 4, 'SERVER_BUSY'],
  ['a query that took too long', { query }, LATE, 1, 'TOOK_TOO_LONG'],
])('%s shows why', async (_, options, bodyText, asked, code) => {
  const { client, server } = refusing(99, bodyText);
  const asking = client.query(options).catch((error: unknown) => failureOf(error).code);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await asking).toBe(code);
  expect(server.asked).toBe(asked);
});

test('a mutation is never sent again', async () => {
  const { client, server } = refusing(1, BUSY);
  const mutation = gql`
    mutation {
      now
    }
  `;
  const asking = client.mutate({ mutation }).catch((error: unknown) => failureOf(error).message);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await asking).toContain('Nothing was changed');
  expect(server.asked).toBe(1);
});
