import type { DeviceStorage } from '../browser/deviceStorage.ts';
import {
  canPractice,
  forgetOfflineExcept,
  hasExams,
  OFFLINE_PERSON_KEY,
  OFFLINE_QUESTIONS_KEY,
  readOfflinePerson,
  rememberOfflinePerson,
} from './offlinePractice.ts';

const PERSON = { accountId: 'a1', soldierId: 's1', lastName: 'Okafor' };

function aDevice(person?: string) {
  const texts = new Map([[OFFLINE_QUESTIONS_KEY, 'questions']]);
  if (person !== undefined) texts.set(OFFLINE_PERSON_KEY, person);
  const storage: DeviceStorage = {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => texts.set(key, text).size > 0,
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  };
  return { texts, storage };
}

test('who loaded the questions is known until somebody else, or nobody, is signed in', () => {
  const { texts, storage } = aDevice();
  rememberOfflinePerson(storage, { ...PERSON });
  forgetOfflineExcept(storage, 'a1');
  expect(readOfflinePerson(storage)).toEqual(PERSON);
  forgetOfflineExcept(storage, 'a2');
  expect([...texts]).toEqual([]);
  rememberOfflinePerson(storage, PERSON);
  forgetOfflineExcept(storage, null);
  expect(readOfflinePerson(storage)).toBeNull();
});

test.each([
  '',
  '{',
  '4',
  'null',
  '[]',
  '{"accountId":"a1"}',
  '{"accountId":"a1","soldierId":4,"lastName":"x"}',
  '{"accountId":"a1","soldierId":"s1"}',
  '{"soldierId":"s1","lastName":"x"}',
])('damaged text %j is nobody, and does not stay', (text) => {
  const { texts, storage } = aDevice(text);
  expect(readOfflinePerson(storage)).toBeNull();
  forgetOfflineExcept(storage, 'a1');
  expect([...texts]).toEqual([]);
});

test('there is something to practice with the questions or an exam, and something to forget with any exam or cards', () => {
  const { texts, storage } = aDevice();
  expect([canPractice(storage), hasExams(storage)]).toEqual([true, false]);
  texts.clear();
  texts.set('exam-runs', '[]');
  expect([canPractice(storage), hasExams(storage)]).toEqual([false, false]);
  texts.set('questions', '{}');
  expect([canPractice(storage), hasExams(storage)]).toEqual([true, true]);
  texts.clear();
  for (const key of ['questions-s1', 'exam-review']) {
    texts.set(key, '{}');
    expect([canPractice(storage), hasExams(storage)]).toEqual([false, true]);
    texts.clear();
  }
});
