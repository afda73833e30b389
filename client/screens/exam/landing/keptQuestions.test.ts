import { aBank, aQuestion, randomFrom } from '../../../../domain/exam/testing.ts';
import type { DeviceStorage } from '../../../app/browser/deviceStorage.ts';
import { forgetOfflineExcept } from '../../../app/offline/offlinePractice.ts';
import { inNewOrder, keepQuestions, keptQuestions } from './keptQuestions.ts';

const PERSON = { accountId: 'a1', soldierId: 's1', lastName: 'Okafor' };

function aStorage(): DeviceStorage {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => texts.set(key, text).size > 0,
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  };
}

test('the questions are kept for the person who loaded them, until they sign out', () => {
  const storage = aStorage();
  expect(keptQuestions(storage, 's1')).toEqual([]);
  keepQuestions(storage, PERSON, aBank(3));
  expect(keptQuestions(storage, 's1')).toMatchObject(aBank(3));
  expect(keptQuestions(storage, 's2')).toEqual([]);
  expect(keptQuestions(storage, null)).toEqual([]);
  forgetOfflineExcept(storage, null);
  expect(keptQuestions(storage, 's1')).toEqual([]);
});

test('a shuffled bank is shuffled anew, one by id stays by id', () => {
  const byId = ['a', 'b', 'c', 'd', 'e'].map((id) => aQuestion(id));
  expect(inNewOrder(byId, randomFrom(1))).toEqual(byId);
  const two = byId.slice(0, 2).toReversed();
  const first = Array.from({ length: 20 }, (_, seed) => seed).map((seed) => inNewOrder(two, randomFrom(seed))[0]?.id);
  expect(new Set(first)).toEqual(new Set(['a', 'b']));
  const shuffled = [...byId.slice(3), ...byId.slice(0, 3)];
  const orders = [1, 2, 3].map((seed) => inNewOrder(shuffled, randomFrom(seed)).map(({ id }) => id));
  expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(1);
  expect(orders.map((order) => order.toSorted().join())).toEqual(['a,b,c,d,e', 'a,b,c,d,e', 'a,b,c,d,e']);
});
