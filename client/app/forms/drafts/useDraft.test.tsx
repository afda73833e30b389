import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MemoryRouter } from 'react-router-dom';
import { renderHook, settled, unmountHooks } from '../../../testing/renderHook.tsx';
import { VIEWER_UNIT } from '../../../testing/viewerUnit.ts';
import { cache } from '../../api/cache.ts';
import { navigation } from '../../browser/navigation.ts';
import { PersonContext } from '../../session/PersonContext.ts';
import { ViewerDocument } from '../../session/session.generated.ts';
import { didSignOut, forgetPerson } from '../../session/session.ts';
import { dropDraftsOfOthers, forgetDrafts, formsWithDraft, hasDrafts } from './drafts.ts';
import { useDraft } from './useDraft.ts';
import { useKeptIdempotencyKey } from './useKeptIdempotencyKey.ts';

afterEach(unmountHooks);

const ADDRESS = '/comments/s1/create';
const client = new ApolloClient({ cache, link: ApolloLink.empty() });
const EMPTY = { text: '', isLong: false };
type Values = typeof EMPTY;
const written = {
  contentOf: ({ text, isLong }: Values) => ({ text, isLong }),
  stateOf: (content: Values) => content,
  untouched: () => EMPTY,
};

beforeEach(() => {
  signIn('a1');
  navigation.push(ADDRESS);
});

afterEach(() => {
  didSignOut(false);
  forgetDrafts();
});

function signIn(accountId: string) {
  const login = { __typename: 'Login' as const, id: accountId, mustAddSecondFactor: false };
  const viewer = {
    __typename: 'Viewer' as const,
    accessEndsAt: '2026-11-01T00:00:00Z',
    login,
    soldier: null,
    absence: null,
    unit: VIEWER_UNIT,
  };
  cache.writeQuery({ query: ViewerDocument, data: { viewer } });
}

/** Opens the form as a person. Without a `close` before it, this is like a reload, or a tab that a phone discarded: nothing tells the page. */
async function open({ accountId = 'a1', form = '', isWritten = true } = {}) {
  const person = { accountId, soldierId: null, isStaff: false, mustAddSecondFactor: false };
  const hook = await renderHook(
    () => {
      const [values, setValues, draft] = useDraft(EMPTY, form, isWritten ? written : null);
      return { values, setValues, draft, keyOf: useKeptIdempotencyKey() };
    },
    null,
    (children) => (
      <ApolloProvider client={client}>
        <MemoryRouter initialEntries={[navigation.location]}>
          <PersonContext value={person}>{children}</PersonContext>
        </MemoryRouter>
      </ApolloProvider>
    ),
  );
  return {
    text: () => hook.current().values.text,
    isRestored: () => hook.current().draft.isRestored,
    type: (text: string) => settled(() => hook.current().setValues((current) => ({ ...current, text }))),
    discard: () => settled(() => hook.current().draft.discard()),
    keyOf: (content: unknown) => hook.current().keyOf(content),
    close: hook.unmount,
  };
}

/** The session ends, and the guards close the form. */
async function endSession(form: { close: () => Promise<void> }) {
  forgetPerson(cache);
  await form.close();
}

test('what was typed is back after a reload, and says so until nothing of it is left', async () => {
  const before = await open();
  expect(before.isRestored()).toBe(false);
  await before.type('Thinks ahead.');
  const form = await open();
  expect(form.text()).toBe('Thinks ahead.');
  expect(form.isRestored()).toBe(true);
  await form.type('Thinks.');
  expect(form.isRestored()).toBe(true);
  await form.type('');
  expect(form.isRestored()).toBe(false);
  // Anything typed after that is a new draft.
  await form.type('Something else.');
  expect(form.isRestored()).toBe(false);
});

test('what is discarded is back nowhere', async () => {
  const before = await open();
  await before.type('Thinks ahead.');
  const form = await open();
  await form.discard();
  expect(form.text()).toBe('');
  expect(form.isRestored()).toBe(false);
  expect((await open()).text()).toBe('');
});

test('what was left or saved is back nowhere', async () => {
  const before = await open();
  await before.type('Thinks ahead.');
  await before.close();
  const form = await open();
  expect(form.text()).toBe('');
  expect(form.isRestored()).toBe(false);
});

test('a draft is for its own form, and its own address', async () => {
  await (await open({ form: 'first' })).type('Thinks ahead.');
  expect(formsWithDraft(`a1 ${ADDRESS} `)).toEqual(['first']);
  expect((await open({ form: 'second' })).text()).toBe('');
  await (await open({ form: 'first' })).type('Thinks ahead.');
  navigation.push('/comments/s2/create');
  expect((await open({ form: 'first' })).text()).toBe('');
});

test.each([
  ['a form', true],
  ['a value that is not written as text, such as an import with its file', false],
])('%s is back as it was once the same person has signed in again', async (_, isWritten) => {
  const before = await open({ isWritten });
  await before.type('Thinks ahead.');
  expect(hasDrafts()).toBe(false);
  await endSession(before);
  expect(hasDrafts()).toBe(true);
  signIn('a1');
  const form = await open({ isWritten });
  expect(form.text()).toBe('Thinks ahead.');
  expect(hasDrafts()).toBe(false);
});

test('a call that needs a recent sign-in keeps the form as well', async () => {
  const before = await open();
  await before.type('Thinks ahead.');
  navigation.push('/sign-in-again');
  await before.close();
  navigation.push(ADDRESS);
  expect((await open()).text()).toBe('Thinks ahead.');
});

test('where the browser stores nothing, signing in again loses nothing', async () => {
  const before = await open();
  await before.type('Thinks ahead.');
  await endSession(before);
  window.sessionStorage.removeItem('draft');
  signIn('a1');
  expect((await open()).text()).toBe('Thinks ahead.');
});

test('somebody else who signs in sees nothing of it, and it is gone', async () => {
  const before = await open();
  await before.type('Thinks ahead.');
  await endSession(before);
  signIn('a2');
  dropDraftsOfOthers('a2');
  expect(hasDrafts()).toBe(false);
  expect((await open({ accountId: 'a2' })).text()).toBe('');
  expect(window.sessionStorage.getItem('draft')).toBeNull();
});

test('a sign-out leaves nothing behind', async () => {
  const form = await open();
  await form.type('Thinks ahead.');
  form.keyOf('Thinks ahead.');
  didSignOut(true);
  await endSession(form);
  forgetDrafts();
  expect(hasDrafts()).toBe(false);
  expect(window.sessionStorage.getItem('draft')).toBeNull();
  expect(window.sessionStorage.getItem('draft-sent')).toBeNull();
});

test.each(['{"text":"Fields are missing."}', '{"text":4,"isLong":false}', 'null', '{'])(
  'a draft of an older release’s form with other fields is as good as none: %s',
  async (content) => {
    window.sessionStorage.setItem('draft', `{"key":"a1 ${ADDRESS} ","content":${content}}`);
    const form = await open();
    expect(form.text()).toBe('');
    expect(form.isRestored()).toBe(false);
  },
);

test('what was sent before a reload is sent again under the same key, and anything else under another', async () => {
  const before = await open();
  await before.type('Thinks ahead.');
  const key = before.keyOf('Thinks ahead.');
  const form = await open();
  expect(form.keyOf('Thinks ahead.')).toBe(key);
  expect(form.keyOf('Thinks.')).not.toBe(key);
});
