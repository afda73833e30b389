import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { ACCESS_EARLY_END_MS, ACCESS_WINDOW_MS } from '../../../domain/constants.ts';
import { VIEWER_UNIT } from '../../testing/viewerUnit.ts';
import { isThisPersonSignedIn, refreshSession } from './keepSession.ts';
import { ViewerDocument } from './session.generated.ts';
import { SessionKeeper } from './sessionKeeper.ts';
import { accessWindowLink, personLink, rightsLink, SENT_AS_IS, sessionEndLink } from './sessionLinks.ts';

const NOW = Date.UTC(2026, 10, 21, 8);
const ANSWER: ApolloLink.Result = { data: { now: 1 } };
const refusal = (code: string, reason?: string): ApolloLink.Result => ({
  errors: [{ message: 'Why.', extensions: { code, ...(reason && { reason }) } }],
});
const LAPSED = refusal('UNAUTHENTICATED', 'ACCESS_EXPIRED');

/** Sends an operation through a link to a server that gives these answers in turn. Resolves to the outcome. */
async function ask(
  link: ApolloLink,
  name: string,
  answers: ApolloLink.Result[],
  sent: string[] = [],
  kind: 'query' | 'mutation' = 'mutation',
  context = {},
) {
  const server = new ApolloLink(({ operationName }) => {
    sent.push(operationName ?? '');
    return new Observable((observer) => {
      observer.next(answers.shift() ?? ANSWER);
      observer.complete();
    });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([link, server]) });
  const document = gql(`${kind} ${name} { now }`);
  const answer =
    kind === 'query' ? client.query({ query: document, context }) : client.mutate({ mutation: document, context });
  return answer.then(
    () => 'answered',
    () => 'refused',
  );
}

describe('the access window', () => {
  /** The requests that are sent for an operation, in an access window of this length. */
  async function sentIn(milliseconds: number, name: string, answers: ApolloLink.Result[] = [], context = {}) {
    const sent: string[] = [];
    const keeper = new SessionKeeper({
      timer: { now: () => NOW, after: () => () => undefined },
      refresh: async () => {
        sent.push('refresh');
        return NOW + ACCESS_WINDOW_MS;
      },
      isLost: () => false,
      onRetry: () => undefined,
    });
    keeper.keep(NOW + milliseconds);
    return { outcome: await ask(accessWindowLink(keeper), name, answers, sent, 'mutation', context), sent };
  }

  test.each([
    ['open', ACCESS_EARLY_END_MS + 1, 'Save', ['Save']],
    ['as good as over', ACCESS_EARLY_END_MS, 'Save', ['refresh', 'Save']],
    ['over, for what signs out', -1, 'SignOut', ['SignOut']],
    ['over, for what opens the next one', -1, 'RefreshSession', ['RefreshSession']],
  ])('%s', async (_, milliseconds, name, sent) => {
    expect(await sentIn(milliseconds, name)).toEqual({ outcome: 'answered', sent });
  });

  test('that the server takes for over is opened, and what it refused is sent once more', async () => {
    const sent = ['Save', 'refresh', 'Save'];
    expect(await sentIn(ACCESS_WINDOW_MS, 'Save', [LAPSED])).toEqual({ outcome: 'answered', sent });
    expect(await sentIn(ACCESS_WINDOW_MS, 'Save', [LAPSED, LAPSED])).toEqual({ outcome: 'refused', sent });
  });

  test('is not opened for what asks about the session itself', async () => {
    const asked = { outcome: 'answered', sent: ['Viewer'] };
    expect(await sentIn(-1, 'Viewer', [], SENT_AS_IS)).toEqual(asked);
    expect(await sentIn(-1, 'Viewer', [LAPSED], SENT_AS_IS)).toEqual({ ...asked, outcome: 'refused' });
  });

  test('is not opened for what is refused for another reason', async () => {
    const answers = [refusal('UNAUTHENTICATED', 'SESSION_ENDED')];
    expect(await sentIn(ACCESS_WINDOW_MS, 'Save', answers)).toEqual({ outcome: 'refused', sent: ['Save'] });
  });
});

test.each([
  ['the session that is over, with the reason', refusal('UNAUTHENTICATED', 'SESSION_ENDED'), ['Why.'], 0],
  ['the session that is over', refusal('UNAUTHENTICATED'), [null], 0],
  ['the rights', refusal('FORBIDDEN'), [], 1],
  ['neither, with a window that is over', LAPSED, [], 0],
  ['neither, with a version that is', refusal('CONFLICT'), [], 0],
])('a refusal tells of %s', async (_, answer, ends, refusals) => {
  const ended: (string | null)[] = [];
  let refused = 0;
  const endLink = sessionEndLink({ isSignedIn: async () => false, onEnd: (because) => ended.push(because) });
  const link = ApolloLink.from([endLink, rightsLink(() => (refused += 1))]);
  expect(await ask(link, 'Save', [answer])).toBe('refused');
  expect([ended, refused]).toStrictEqual([ends, refusals]);
});

test.each([
  ['a query, for which it has become required', 'query', 1],
  ['a sign-in, which goes on with it', 'mutation', 0],
] as const)('a second factor that is missing for %s', async (_, kind, refusals) => {
  let refused = 0;
  const link = rightsLink(() => (refused += 1));
  expect(await ask(link, 'Asked', [refusal('MULTI_FACTOR_AUTH_REQUIRED')], [], kind)).toBe('refused');
  expect(refused).toBe(refusals);
});

test.each([
  ['a query is sent once more', 'query', 'Record', 1, 'answered', 2],
  ['a query is not sent for ever', 'query', 'Record', 2, 'refused', 2],
  ['signing out is sent once more, which ends that session', 'mutation', 'SignOut', 1, 'answered', 2],
  ['what changes something is left to its sender', 'mutation', 'Save', 1, 'refused', 1],
] as const)(
  'refused with the identifier from before a renewal, in a session that goes on: %s',
  async (_, kind, name, refusals, outcome, count) => {
    const answers = Array.from({ length: refusals }, () => refusal('UNAUTHENTICATED'));
    const sent: string[] = [];
    const ended: (string | null)[] = [];
    const link = sessionEndLink({ isSignedIn: async () => true, onEnd: (because) => ended.push(because) });
    expect(await ask(link, name, answers, sent, kind)).toBe(outcome);
    expect([sent.length, ended]).toEqual([count, []]);
  },
);

test.each([
  ['comes to the person who asked', 'ann', 'ann', 'answered'],
  ['comes to the person who signs in by it', null, 'ann', 'answered'],
  ['comes to the person who asked before their login was known', undefined, 'ann', 'answered'],
  ['comes while that is not known for the moment', 'ann', undefined, 'answered'],
  ['does not come to nobody', 'ann', null, 'refused'],
  ['does not come to somebody else', 'ann', 'ben', 'refused'],
])('an answer %s', async (_, asker, later, outcome) => {
  let account = asker;
  const link = ApolloLink.from([
    personLink(() => account),
    new ApolloLink((operation, forward) => {
      account = later;
      return forward(operation);
    }),
  ]);
  expect(await ask(link, 'Save', [])).toBe(outcome);
});

test('refused in a session that is over, a query is not sent once more', async () => {
  const sent: string[] = [];
  const link = sessionEndLink({ isSignedIn: async () => false, onEnd: () => undefined });
  expect(await ask(link, 'Record', [refusal('UNAUTHENTICATED')], sent, 'query')).toBe('refused');
  expect(sent).toEqual(['Record']);
});

test('the end is reported also when the access window is over, and the refresh is what is refused', async () => {
  const ended: (string | null)[] = [];
  const sent: string[] = [];
  const server = new ApolloLink(({ operationName }) => {
    sent.push(operationName ?? '');
    const answer =
      operationName === 'Viewer' ? { data: { viewer: null } } : refusal('UNAUTHENTICATED', 'SESSION_ENDED');
    return new Observable((observer) => {
      observer.next(answer);
      observer.complete();
    });
  });
  const keeper = new SessionKeeper({
    timer: { now: () => NOW, after: () => () => undefined },
    refresh: () => refreshSession(client),
    isLost: () => false,
    onRetry: () => undefined,
  });
  const client: ApolloClient = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([
      sessionEndLink({ isSignedIn: () => isThisPersonSignedIn(client), onEnd: (because) => ended.push(because) }),
      accessWindowLink(keeper),
      server,
    ]),
  });
  const login = { __typename: 'Login' as const, id: '1', mustAddSecondFactor: false };
  const viewer = {
    __typename: 'Viewer' as const,
    accessEndsAt: '2026-11-21T07:00:00Z',
    login,
    soldier: null,
    absence: null,
    unit: VIEWER_UNIT,
  };
  client.writeQuery({ query: ViewerDocument, data: { viewer } });
  keeper.keep(NOW - 1);
  await client.query({ query: gql('query Record { now }') }).catch(() => undefined);
  expect(ended[0]).toBe('Why.');
  expect(sent.slice(0, 2)).toEqual(['RefreshSession', 'Viewer']);
});
