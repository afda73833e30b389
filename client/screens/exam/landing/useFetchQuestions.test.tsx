import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { from } from 'rxjs';
import { aBank } from '../../../../domain/exam/testing.ts';
import { cache } from '../../../app/api/cache.ts';
import { deviceStorage } from '../../../app/browser/deviceStorage.ts';
import { NoAnswer } from '../../../app/failures/NoAnswer.ts';
import { OFFLINE_QUESTIONS_KEY, readOfflinePerson } from '../../../app/offline/offlinePractice.ts';
import { PersonContext } from '../../../app/session/PersonContext.ts';
import { ViewerDocument } from '../../../app/session/session.generated.ts';
import { forgetPerson } from '../../../app/session/session.ts';
import { renderHook, unmountHooks } from '../../../testing/renderHook.tsx';
import { VIEWER_UNIT } from '../../../testing/viewerUnit.ts';
import { keptQuestions } from './keptQuestions.ts';
import { useFetchQuestions } from './useFetchQuestions.ts';

afterEach(unmountHooks);
afterEach(async () => {
  await cache.reset();
  window.localStorage.clear();
});

const PERSON = { accountId: 'a1', soldierId: 's1', isStaff: false, mustAddSecondFactor: false };
const BANK = aBank(3);
const VIEWER = {
  __typename: 'Viewer',
  accessEndsAt: '2026-11-21T09:00:00.000Z',
  login: { id: PERSON.accountId, mustAddSecondFactor: false },
  soldier: { __typename: 'Soldier', id: PERSON.soldierId, isStaff: false, section: 'ALPHA', role: 'FO' },
  absence: null,
  unit: VIEWER_UNIT,
} as const;

/** The server's answer to each operation. */
type Answers = Record<'ExamQuestions' | 'ExamViewer', () => Promise<Record<string, unknown>>>;

const ANSWERS: Answers = {
  ExamQuestions: async () => ({ examQuestions: BANK }),
  ExamViewer: async () => ({
    viewer: { __typename: 'Viewer', soldier: { __typename: 'Soldier', id: 's1', lastName: 'Okafor' } },
  }),
};
const noAnswer = async () => {
  throw new NoAnswer(null);
};

/** Opens the landing for a signed-in person. Returns the function that fetches the questions. */
async function open(answers: Partial<Answers> = {}) {
  cache.writeQuery({ query: ViewerDocument, data: { viewer: VIEWER } });
  const all: Record<string, () => Promise<Record<string, unknown>>> = { ...ANSWERS, ...answers };
  const client = new ApolloClient({
    cache,
    link: new ApolloLink(({ operationName = '' }) =>
      from((all[operationName] ?? noAnswer)().then((data) => ({ data }))),
    ),
  });
  const { current } = await renderHook(
    () => useFetchQuestions(),
    {},
    (children) => (
      <ApolloProvider client={client}>
        <PersonContext value={PERSON}>{children}</PersonContext>
      </ApolloProvider>
    ),
  );
  return current();
}

const kept = () => keptQuestions(deviceStorage, PERSON.soldierId);

test('the questions are kept for the person who fetched them, and stand in for the network', async () => {
  expect(await (await open())()).toEqual(BANK);
  expect(kept()).toMatchObject(BANK);
  expect(readOfflinePerson(deviceStorage)).toEqual({ accountId: 'a1', soldierId: 's1', lastName: 'Okafor' });
  const fetchOffline = await open({ ExamQuestions: noAnswer, ExamViewer: noAnswer });
  expect(await fetchOffline()).toMatchObject(BANK);
});

test('without the name they are there all the same, and are not kept', async () => {
  expect(await (await open({ ExamViewer: noAnswer }))()).toEqual(BANK);
  expect(deviceStorage.read(OFFLINE_QUESTIONS_KEY)).toBeNull();
});

test('those that come after signing out are not kept', async () => {
  const fetchQuestions = await open({
    ExamQuestions: async () => {
      forgetPerson(cache);
      return { examQuestions: BANK };
    },
  });
  await fetchQuestions();
  expect(deviceStorage.read(OFFLINE_QUESTIONS_KEY)).toBeNull();
  expect(readOfflinePerson(deviceStorage)).toBeNull();
});

test('without a network and without questions on the device it fails', async () => {
  await expect((await open({ ExamQuestions: noAnswer }))()).rejects.toThrow('No answer came.');
});
