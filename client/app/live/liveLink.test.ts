import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { liveLink } from './liveLink.ts';
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
const socket = new ApolloLink(() => new Observable((observer) => observer.next({ data: { now: 'now' } })));

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(globalThis, 'window', { value: new EventTarget(), configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'window');
});

test('where the code of the socket cannot be loaded, what is followed waits, and is followed once it can', async () => {
  let asked = 0;
  const link = liveLink(SESSION, async () => {
    asked += 1;
    if (asked <= 2) throw new TypeError('Failed to fetch dynamically imported module');
    return { createLiveSocket: () => socket };
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const seen: unknown[] = [];
  const follow = () => client.subscribe({ query }).subscribe(({ data, error }) => void seen.push(data ?? error));
  follow();
  await jest.advanceTimersByTimeAsync(1000);
  follow();
  await jest.advanceTimersByTimeAsync(30_000);
  expect([asked, seen]).toEqual([2, []]);
  await jest.advanceTimersByTimeAsync(30_000);
  expect([asked, seen]).toEqual([3, [{ now: 'now' }, { now: 'now' }]]);
});
