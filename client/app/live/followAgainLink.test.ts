import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { followAgainLink } from './followAgainLink.ts';
import type { LiveSession } from './liveSession.ts';

const SESSION: LiveSession = {
  ensureOpen: async () => undefined,
  refresh: async () => undefined,
  confirmSession: async () => true,
};
const query = gql`
  subscription {
    now
  }
`;
const browser = new EventTarget();

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  Object.defineProperty(globalThis, 'window', { value: browser, configurable: true });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'window');
});

/** Subscribes to a server that refuses with a code. Tells how often it was asked, and the final error. */
function followsRefused(code: string) {
  const seen: { asked: number; error: unknown } = { asked: 0, error: null };
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        seen.asked += 1;
        observer.error(new CombinedGraphQLErrors({ errors: [{ message: '', extensions: { code } }] }));
      }),
  );
  const link = ApolloLink.from([followAgainLink(SESSION), server]);
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  client.subscribe({ query }).subscribe({
    next: ({ error }) => {
      seen.error = error;
    },
  });
  return seen;
}

test('what the server could not give is asked for again after a pause, which grows', async () => {
  const seen = followsRefused('STORE_UNAVAILABLE');
  await jest.advanceTimersByTimeAsync(999);
  expect(seen.asked).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(seen.asked).toBe(2);
  await jest.advanceTimersByTimeAsync(1999);
  expect(seen.asked).toBe(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(seen.asked).toBe(3);
});

test('it is asked for again at once when the browser has a network again, and then not a second time for the pause', async () => {
  const seen = followsRefused('STORE_UNAVAILABLE');
  await jest.advanceTimersByTimeAsync(60_000);
  const { asked } = seen;
  browser.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(seen.asked).toBe(asked + 1);
  // The pause that the network cut short must not carry over: its rest would end before the next pause does.
  await jest.advanceTimersByTimeAsync(60_000);
  expect(seen.asked).toBe(asked + 1);
});

test('once something came, the pauses begin anew', async () => {
  let asked = 0;
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        asked += 1;
        if (asked === 3) observer.next({ data: { now: 1 } });
        observer.error(
          new CombinedGraphQLErrors({ errors: [{ message: '', extensions: { code: 'STORE_UNAVAILABLE' } }] }),
        );
      }),
  );
  const link = ApolloLink.from([followAgainLink(SESSION), server]);
  new ApolloClient({ cache: new InMemoryCache(), link }).subscribe({ query }).subscribe({});
  await jest.advanceTimersByTimeAsync(1000 + 2000);
  expect(asked).toBe(3);
  await jest.advanceTimersByTimeAsync(1000);
  expect(asked).toBe(4);
});

test('what is refused for good is not asked for again, whatever the network does', async () => {
  const seen = followsRefused('FORBIDDEN');
  await jest.advanceTimersByTimeAsync(0);
  browser.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(600_000);
  expect(seen).toEqual({ asked: 1, error: expect.any(CombinedGraphQLErrors) });
});
