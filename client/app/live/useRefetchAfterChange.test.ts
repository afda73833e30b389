import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { setVisible } from '../../testing/page.ts';
import { renderHook, settled, unmountHooks } from '../../testing/renderHook.tsx';
import { changesLink } from '../api/changesUnderWay.ts';
import { type FollowedQuery, type Pace, useRefetchAfterChange } from './useRefetchAfterChange.ts';

afterEach(unmountHooks);

/** A followed query. The test announces changes, which make it refetch, and decides when it is answered. */
async function follow({ state = {}, pace = {} }: { state?: Partial<FollowedQuery>; pace?: Pace } = {}) {
  const asked: { answer: () => void; fail: () => void }[] = [];
  const refetch = () =>
    new Promise<void>((resolve, reject) => {
      asked.push({ answer: resolve, fail: () => reject(new Error('No network.')) });
    });
  const query = { loading: false, refetch, ...state };
  const hook = await renderHook(
    (given: Partial<FollowedQuery>) => useRefetchAfterChange({ ...query, ...given }, pace),
    {},
  );
  return {
    asked,
    become: hook.rerender,
    tell: (unchangedForSeconds?: number) => settled(() => hook.current()(unchangedForSeconds)),
  };
}

test('a change has the query asked again', async () => {
  const { asked, tell } = await follow();
  expect(asked).toHaveLength(0);
  await tell();
  expect(asked).toHaveLength(1);
});

test('the answer to what was asked ahead, which may be from before the change, is not taken for it', async () => {
  const call = new AbortController();
  window.preloadedQueries = new Map([
    ['a request', { call, response: Promise.resolve(Response.json({})), at: Date.now() }],
  ]);
  const { tell } = await follow();
  await tell();
  expect(window.preloadedQueries.size).toBe(0);
});

test('what was asked ahead for the next screen, which follows its own changes, is kept', async () => {
  const { asked, tell } = await follow();
  const call = new AbortController();
  window.preloadedQueries = new Map([
    ['a request', { call, response: Promise.resolve(Response.json({})), at: Date.now() + 1 }],
  ]);
  await tell();
  expect(asked).toHaveLength(1);
  expect([window.preloadedQueries.size, call.signal.aborted]).toEqual([1, false]);
});

test('a change from before the query was sent does not, as the first event of a subscription may tell of one', async () => {
  const { asked, tell } = await follow({ pace: { askedAt: Date.now() - 10_000 } });
  await tell(20);
  expect(asked).toHaveLength(0);
  await tell(5);
  expect(asked).toHaveLength(1);
});

test('a change that was announced before the last query does not, unless that query failed', async () => {
  const { asked, tell } = await follow({ pace: { askedAt: Date.now() - 60_000 } });
  await tell(30);
  await settled(() => asked[0]?.fail());
  await tell(30);
  expect(asked).toHaveLength(2);
  await settled(() => asked[1]?.answer());
  await tell(30);
  expect(asked).toHaveLength(2);
});

test('a change counts also where the clock was set back since the query was sent', async () => {
  const { asked, tell } = await follow({ pace: { askedAt: Date.now() + 3_600_000 } });
  await tell(0);
  expect(asked).toHaveLength(1);
});

test('several changes while it is being asked have it asked once more, after the answer', async () => {
  const { asked, tell } = await follow();
  await tell();
  await tell();
  await tell();
  expect(asked).toHaveLength(1);
  await settled(() => asked[0]?.answer());
  expect(asked).toHaveLength(2);
  await settled(() => asked[1]?.answer());
  expect(asked).toHaveLength(2);
});

test('the query’s own request is waited for, whose answer may be from before the change', async () => {
  const { asked, tell, become } = await follow({ state: { loading: true } });
  await tell();
  expect(asked).toHaveLength(0);
  await become({ loading: false });
  expect(asked).toHaveLength(1);
});

test('a mutation under way is waited for as well', async () => {
  const answers: (() => void)[] = [];
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        answers.push(() => {
          observer.next({ data: { change: true } });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([changesLink, server]) });
  const { asked, tell } = await follow();
  const mutation = gql`
    mutation Change {
      change
    }
  `;
  await settled(() => void client.mutate({ mutation }));
  await tell();
  expect(asked).toHaveLength(0);
  await settled(() => answers[0]?.());
  expect(asked).toHaveLength(1);
});

test('a query that failed is asked again at any event, and when there is a network again', async () => {
  const { asked, tell, become } = await follow({
    state: { error: new Error('No network.') },
    pace: { askedAt: Date.now() - 10_000 },
  });
  await tell(20);
  expect(asked).toHaveLength(1);
  await settled(() => asked[0]?.fail());
  await settled(() => window.dispatchEvent(new Event('online')));
  expect(asked).toHaveLength(2);
  await settled(() => asked[1]?.answer());
  await become({ error: undefined });
  await settled(() => window.dispatchEvent(new Event('online')));
  expect(asked).toHaveLength(2);
});

test('behind another tab nothing is asked, and all the more when the page shows again', async () => {
  const { asked, tell } = await follow();
  await settled(() => setVisible(false));
  await tell();
  expect(asked).toHaveLength(0);
  await settled(() => setVisible(true));
  expect(asked).toHaveLength(1);
});
