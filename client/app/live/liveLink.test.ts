import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { liveLink } from './liveLink.ts';

const query = gql`
  subscription {
    now
  }
`;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  Object.defineProperty(globalThis, 'window', { value: new EventTarget(), configurable: true });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'window');
});

test('where the code for the socket cannot be loaded, it is loaded again after a pause, and what was subscribed to is followed', async () => {
  let tries = 0;
  const socket = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { now: tries } });
      }),
  );
  const load = async () => {
    tries += 1;
    if (tries < 3) throw new TypeError('Failed to fetch dynamically imported module');
    return { createLiveSocket: () => socket };
  };
  const session = {
    ensureOpen: async () => undefined,
    refresh: async () => undefined,
    confirmSession: async () => true,
  };
  const client = new ApolloClient({ cache: new InMemoryCache(), link: liveLink(session, load) });
  const events: unknown[] = [];
  client.subscribe({ query }).subscribe((event) => events.push(event));

  // The first screen's requests go first.
  await jest.advanceTimersByTimeAsync(600);
  expect(tries).toBe(1);
  await jest.advanceTimersByTimeAsync(1000);
  expect(tries).toBe(2);
  expect(events).toEqual([]);
  await jest.advanceTimersByTimeAsync(2000);
  expect(events).toEqual([{ data: { now: 3 } }]);
});
