import { EXAM_STORAGE_KEY } from '../../../domain/constants.ts';
import { serializeExam } from '../../../domain/exam/storedExam.ts';
import { anAskedQuestion } from '../../../domain/exam/testing.ts';
import type { DeviceStorage } from '../browser/deviceStorage.ts';
import { dropOldestRun, dropRun, forgetExams, markOf, ownerOf, RUNS_STORAGE_KEY, waitingRun } from './examRuns.ts';
import { REVIEW_STORAGE_KEY } from './offlinePractice.ts';

const ME = 'my-login';
const ANOTHER = 'your-login';
const [MINE, YOURS] = [ownerOf(ME), ownerOf(ANOTHER)];
const EXAM = [anAskedQuestion('1', { guess: 'wrong 1', complete: false }), anAskedQuestion('2')];

function aDevice(entries: Record<string, string>) {
  const texts = new Map(Object.entries(entries));
  const storage: DeviceStorage = {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => texts.set(key, text).size > 0,
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  };
  return { storage, texts };
}

test('while its owner is signed in, the exam stays as it is', () => {
  const text = serializeExam(EXAM, MINE, 5);
  const { storage, texts } = aDevice({ [EXAM_STORAGE_KEY]: text });
  expect(forgetExams(storage, ME)).toBe(false);
  expect([...texts]).toEqual([[EXAM_STORAGE_KEY, text]]);
});

test.each([
  ['nobody', null],
  ['somebody else', ANOTHER],
])('once %s is signed in, the ids and the first guesses stay, and no text', (_, accountId) => {
  const { storage, texts } = aDevice({ [EXAM_STORAGE_KEY]: serializeExam(EXAM, MINE, 5) });
  expect(forgetExams(storage, accountId)).toBe(true);
  expect([...texts.keys()]).toEqual([RUNS_STORAGE_KEY]);
  const left = texts.get(RUNS_STORAGE_KEY) ?? '';
  for (const question of EXAM) {
    const { id: _id, guess: _guess, complete: _complete, options, ...said } = question;
    for (const text of [...Object.values(said), ...options, ME]) {
      expect(left).not.toContain(JSON.stringify(text));
    }
  }
  expect(waitingRun(storage, MINE)).toEqual({
    owner: MINE,
    startedMs: 5,
    questions: [
      { id: '1', guess: markOf('wrong 1'), complete: false },
      { id: '2', guess: null, complete: false },
    ],
  });
  expect(waitingRun(storage, YOURS)).toBeNull();
});

test.each([null, ME])('an exam that does not say whose it is goes, and leaves no run', (accountId) => {
  const { storage, texts } = aDevice({ [EXAM_STORAGE_KEY]: serializeExam(EXAM) });
  expect(forgetExams(storage, accountId)).toBe(true);
  expect([...texts.keys()]).toEqual([]);
});

test.each(['', '{', '4', '[4]', '[{"owner":4}]', '[{"owner":"me","questions":[{"id":1}]}]', '{"owner":"me"}'])(
  'damaged text %j is no run, and stops nothing',
  (text) => {
    const { storage, texts } = aDevice({
      [RUNS_STORAGE_KEY]: text,
      [EXAM_STORAGE_KEY]: text,
      [REVIEW_STORAGE_KEY]: text,
    });
    forgetExams(storage, null);
    expect(waitingRun(storage, 'me')).toBeNull();
    expect(texts.has(EXAM_STORAGE_KEY)).toBe(false);
  },
);

test('runs are dropped one by one, the oldest first, and leave nothing behind', () => {
  const { storage, texts } = aDevice({ [EXAM_STORAGE_KEY]: serializeExam(EXAM, MINE) });
  forgetExams(storage, null);
  storage.write(EXAM_STORAGE_KEY, serializeExam(EXAM, YOURS));
  forgetExams(storage, null);
  expect(dropOldestRun(storage)).toBe(true);
  expect([waitingRun(storage, MINE), waitingRun(storage, YOURS)?.owner]).toEqual([null, YOURS]);
  dropRun(storage, YOURS);
  expect([...texts.keys()]).toEqual([]);
  expect(dropOldestRun(storage)).toBe(false);
});
