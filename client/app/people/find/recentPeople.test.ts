import { guardedStorage } from '../../browser/deviceStorage.ts';
import { forgetRecentExcept, recentPeople, rememberFound } from './recentPeople.ts';

/** A browser storage with this content. */
function storageWith(texts: Record<string, string> = {}) {
  const held = new Map(Object.entries(texts));
  const storage = guardedStorage(() => ({
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, text) => void held.set(key, text),
    removeItem: (key) => void held.delete(key),
  }));
  return { held, storage };
}

test('the latest comes first, each once, and six at most', () => {
  const { storage } = storageWith();
  for (const id of ['a', 'b', 'c', 'a', 'd', 'e', 'f', 'g']) rememberFound(storage, 'login', id);
  expect(recentPeople(storage, 'login')).toEqual(['g', 'f', 'e', 'd', 'a', 'c']);
});

test("another login's people are not shown", () => {
  const { storage } = storageWith();
  rememberFound(storage, 'one', 'a');
  expect(recentPeople(storage, 'other')).toEqual([]);
  rememberFound(storage, 'other', 'b');
  expect(recentPeople(storage, 'other')).toEqual(['b']);
  expect(recentPeople(storage, 'one')).toEqual([]);
});

test.each([
  ['is kept for the person signed in', 'one', 1],
  ['goes when somebody else signs in', 'other', 0],
  ['goes when nobody is', null, 0],
])('what was found %s', (_, accountId, left) => {
  const { held, storage } = storageWith();
  rememberFound(storage, 'one', 'a');
  forgetRecentExcept(storage, accountId);
  expect(held.size).toBe(left);
});

test.each(['', ' ', 'login', '{"accountId":"login"}'])('what is none is as nothing: %j', (text) => {
  expect(recentPeople(storageWith({ 'recent-people': text }).storage, 'login')).toEqual([]);
});
