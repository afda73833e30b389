import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { NoAnswer } from '../failures/NoAnswer.ts';
import type { LiveSession } from './liveSession.ts';
import { mayFollowAgain, pauseMs } from './recovery.ts';

// Errors that aren't refusals are also logged.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const refusal = (code: string, reason?: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'Why.', extensions: { code, ...(reason && { reason }) } }] });

function sessionThat({ isSignedIn, isLost = false }: { isSignedIn: boolean; isLost?: boolean }) {
  const asked: (string | null)[] = [];
  const session: LiveSession = {
    ensureOpen: async () => undefined,
    refresh: async () => {
      asked.push('refresh');
      if (isLost) throw new Error('no network');
    },
    confirmSession: async (because) => {
      asked.push(because);
      return isSignedIn;
    },
  };
  return { session, asked };
}

it.each([
  ['the socket closed', new Error('Socket closed'), true],
  ['the network was lost', new NoAnswer(new TypeError('Failed to fetch')), true],
  ['the server failed', refusal('INTERNAL_SERVER_ERROR'), true],
  ['the store was away', refusal('STORE_UNAVAILABLE'), true],
  ['there were too many', refusal('TOO_MANY_REQUESTS'), true],
  ['it is not allowed any more', refusal('FORBIDDEN'), false],
  ['it is gone', refusal('NOT_FOUND'), false],
])('another try, when %s: %#', async (_, error, expected) => {
  const { session, asked } = sessionThat({ isSignedIn: true });
  expect(await mayFollowAgain(error, session)).toBe(expected);
  expect(asked).toEqual([]);
});

it.each([true, false])(
  'when the session of the socket is over, HTTP tells whether anybody is signed in: %s',
  async (isSignedIn) => {
    const { session, asked } = sessionThat({ isSignedIn });
    expect(await mayFollowAgain(refusal('UNAUTHENTICATED', 'PASSWORD_CHANGED'), session)).toBe(isSignedIn);
    expect(asked).toEqual(['Why.']);
  },
);

it.each([false, true])('opens the next access window when the last one is over, network lost: %s', async (isLost) => {
  const { session, asked } = sessionThat({ isSignedIn: true, isLost });
  expect(await mayFollowAgain(refusal('UNAUTHENTICATED', 'ACCESS_EXPIRED'), session)).toBe(true);
  expect(asked).toEqual(['refresh']);
});

it('waits longer each time, up to five minutes, and not as long as everybody else', () => {
  expect([0, 1, 4, 20].map((tries) => pauseMs(tries, () => 0.5))).toEqual([1000, 2000, 16_000, 300_000]);
  expect([pauseMs(0, () => 0), pauseMs(0, () => 1)]).toEqual([750, 1250]);
});
