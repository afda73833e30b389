import { EXAM_STORAGE_KEY } from '../../../domain/constants.ts';
import { parseStoredExam, serializeExam } from '../../../domain/exam/storedExam.ts';
import { anAskedQuestion, aBank } from '../../../domain/exam/testing.ts';
import type { DeviceStorage } from '../../app/browser/deviceStorage.ts';
import { forgetExams, ownerOf } from '../../app/offline/examRuns.ts';
import { ExamStore } from './ExamStore.ts';

const NOW = Date.UTC(2026, 10, 21, 8);
/** The person's name on the device, a hash. */
const ME = ownerOf('me');
const COMPLETE = { guess: 'right', complete: true };

/** Storage that tabs share, with limited room. It can be made full. */
function aDevice(text?: string, room = Infinity) {
  const texts = new Map(text === undefined ? [] : [[EXAM_STORAGE_KEY, text]]);
  const used = (without: string) =>
    [...texts].reduce((sum, [key, kept]) => (key === without ? sum : sum + key.length + kept.length), 0);
  const device = { isFull: false };
  const storage: DeviceStorage = {
    read: (key) => texts.get(key) ?? null,
    write: (key, written) => {
      if (device.isFull || used(key) + key.length + written.length > room) return false;
      texts.set(key, written);
      return true;
    },
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  };
  return { device, storage, stored: () => parseStoredExam(storage.read(EXAM_STORAGE_KEY)), texts };
}

function answer(store: ExamStore, option: string) {
  store.send({ type: 'OPTION_SELECTED', option });
  return store.send({ type: 'SUBMITTED' });
}

test('an exam is kept from its start to its exit, and a new page goes on with it', () => {
  const { storage, stored, texts } = aDevice();
  const store = new ExamStore(storage, 'me');
  store.send({ type: 'FULL_EXAM_STARTED', questions: aBank(3), nowMs: NOW });
  expect(stored()).toHaveLength(3);
  answer(store, 'wrong 1');
  expect(stored()?.[0]).toMatchObject({ guess: 'wrong 1', complete: false });
  answer(store, 'right');
  expect(new ExamStore(storage, 'me').snapshot().session.questions[0]).toMatchObject({
    guess: 'wrong 1',
    complete: true,
  });
  store.send({ type: 'EXITED' });
  expect([...texts.keys()]).toEqual([]);
  expect(store.snapshot().isKept).toBe(true);
  expect(new ExamStore(storage, 'me').snapshot().session.questions).toEqual([]);
});

test('an exam of one question is kept, too', () => {
  const { storage, stored } = aDevice();
  new ExamStore(storage, 'me').send({ type: 'FULL_EXAM_STARTED', questions: aBank(1), nowMs: NOW });
  expect(stored()).toHaveLength(1);
});

test('a listener hears of every change until it stops listening', () => {
  const store = new ExamStore(aDevice().storage, 'me');
  const seen: number[] = [];
  const stop = store.subscribe(() => void seen.push(store.snapshot().session.questions.length));
  store.send({ type: 'QUICK_TEN_STARTED', questions: aBank(12), nowMs: NOW });
  stop();
  store.send({ type: 'EXITED' });
  expect(seen).toEqual([10]);
});

test('what two tabs answer comes together, also before the news has arrived', () => {
  const { storage, stored } = aDevice();
  const [one, other] = [new ExamStore(storage, 'me'), new ExamStore(storage, 'me')];
  one.send({ type: 'FULL_EXAM_STARTED', questions: aBank(3), nowMs: NOW });
  other.storageChanged({ key: EXAM_STORAGE_KEY, newValue: storage.read(EXAM_STORAGE_KEY) });
  answer(one, 'right');
  other.send({ type: 'MOVED', qid: 1 });
  answer(other, 'right');
  expect(stored()?.map(({ complete }) => complete)).toEqual([true, true, false]);
});

test('a start does not replace the exam that another tab has begun', () => {
  const { storage, stored } = aDevice();
  const late = new ExamStore(storage, 'me');
  new ExamStore(storage, 'me').send({ type: 'FULL_EXAM_STARTED', questions: aBank(3), nowMs: NOW });
  expect(late.send({ type: 'QUICK_TEN_STARTED', questions: aBank(12), nowMs: NOW }).questions).toHaveLength(3);
  expect(stored()).toHaveLength(3);
});

describe('when another tab exits', () => {
  test.each([
    ['an exam in progress ends here, too', [anAskedQuestion('1', COMPLETE), anAskedQuestion('2')], 0],
    ['results stay', [anAskedQuestion('1', COMPLETE), anAskedQuestion('2', COMPLETE)], 2],
  ])('%s', (_what, questions, left) => {
    const store = new ExamStore(aDevice(serializeExam(questions, 'me')).storage, 'me');
    store.storageChanged({ key: EXAM_STORAGE_KEY, newValue: null });
    expect(store.snapshot().session.questions).toHaveLength(left);
  });
});

test('the landing of one tab clears a finished exam, not the exam another tab began after it', () => {
  const { storage, stored } = aDevice(serializeExam([anAskedQuestion('1', COMPLETE)], 'me'));
  const [one, other] = [new ExamStore(storage, 'me'), new ExamStore(storage, 'me')];
  one.send({ type: 'LANDED' });
  expect(stored()).toBeNull();
  one.send({ type: 'FULL_EXAM_STARTED', questions: aBank(3), nowMs: NOW });
  other.send({ type: 'LANDED' });
  expect(stored()).toHaveLength(3);
});

test('nor does it take the new run of the same questions for the finished one', () => {
  const missed = anAskedQuestion('1', { guess: 'wrong 1', complete: true });
  const { storage, stored } = aDevice(serializeExam([missed], 'me'));
  const [one, other] = [new ExamStore(storage, 'me'), new ExamStore(storage, 'me')];
  one.send({ type: 'PRACTICE_AGAIN_STARTED', nowMs: NOW });
  expect(stored()).toMatchObject([{ id: '1', guess: null, complete: false }]);
  other.storageChanged({ key: EXAM_STORAGE_KEY, newValue: storage.read(EXAM_STORAGE_KEY) });
  other.send({ type: 'LANDED' });
  expect(stored()).toMatchObject([{ id: '1', guess: null, complete: false }]);
  answer(one, 'right');
  expect(stored()).toMatchObject([{ guess: 'right', complete: true }]);
});

test.each(['', '{', '[]', '{"version":1,"questions":[{}]}', 'null'])('damaged text %j is as good as none', (text) => {
  const { storage, stored } = aDevice(text);
  const store = new ExamStore(storage, 'me');
  expect(store.snapshot()).toMatchObject({ session: { questions: [] }, isKept: true });
  store.send({ type: 'FULL_EXAM_STARTED', questions: aBank(2), nowMs: NOW });
  store.storageChanged({ key: EXAM_STORAGE_KEY, newValue: text });
  expect(store.snapshot().session.questions).toHaveLength(2);
  expect(stored()).toHaveLength(2);
});

test('without a place to keep it the exam goes on, and says that it is not kept', () => {
  const { device, storage } = aDevice();
  device.isFull = true;
  const store = new ExamStore(storage, 'me');
  store.send({ type: 'FULL_EXAM_STARTED', questions: aBank(2), nowMs: NOW });
  expect(answer(store, 'right').questions[0]).toMatchObject(COMPLETE);
  expect(store.snapshot().isKept).toBe(false);
  store.storageChanged({ key: EXAM_STORAGE_KEY, newValue: storage.read(EXAM_STORAGE_KEY) });
  expect(store.snapshot().session.questions[0]).toMatchObject(COMPLETE);
  store.send({ type: 'MOVED', qid: 1 });
  expect(store.snapshot().isKept).toBe(false);
  device.isFull = false;
  answer(store, 'right');
  expect(store.snapshot().isKept).toBe(true);
});

test('the exam that another tab begins after the results follows here, too', () => {
  const store = new ExamStore(aDevice(serializeExam([anAskedQuestion('1', COMPLETE)], 'me')).storage, 'me');
  const begun = [anAskedQuestion('2'), anAskedQuestion('3')];
  store.storageChanged({ key: EXAM_STORAGE_KEY, newValue: serializeExam(begun, 'me') });
  expect(store.snapshot().session.questions).toEqual(begun);
});

test('what is kept under other keys is of no concern; clearing the whole storage is an exit', () => {
  const store = new ExamStore(aDevice(serializeExam([anAskedQuestion('1')], 'me')).storage, 'me');
  store.storageChanged({ key: 'mantine-color-scheme-value', newValue: null });
  expect(store.snapshot().session.questions).toHaveLength(1);
  store.storageChanged({ key: null, newValue: null });
  expect(store.snapshot()).toMatchObject({ session: { questions: [] }, isKept: true });
});

test("two people on one device have an exam each, and neither ends the other's", () => {
  const { storage, stored } = aDevice();
  const mine = new ExamStore(storage, 'me');
  mine.send({ type: 'FULL_EXAM_STARTED', questions: aBank(3), nowMs: NOW });
  answer(mine, 'wrong 1');
  const yours = new ExamStore(storage, 'you');
  expect(yours.snapshot().session.questions).toEqual([]);
  yours.send({ type: 'LANDED' });
  yours.send({ type: 'QUICK_TEN_STARTED', questions: aBank(12), nowMs: NOW });
  expect(stored()).toHaveLength(10);
  const again = new ExamStore(storage, 'me');
  expect(again.isWaiting()).toBe(true);
  again.restore(aBank(12));
  expect(again.isWaiting()).toBe(false);
  expect(again.snapshot().session).toMatchObject({ questions: [{ guess: 'wrong 1' }, {}, {}], startedMs: NOW });
  expect(answer(again, 'right').questions).toHaveLength(3);
  expect(stored()?.[0]).toMatchObject({ guess: 'wrong 1', complete: true });
  const yoursAgain = new ExamStore(storage, 'you');
  expect(yoursAgain.isWaiting()).toBe(true);
  yoursAgain.restore(aBank(12));
  yoursAgain.send({ type: 'EXITED' });
  expect(new ExamStore(storage, 'you').isWaiting()).toBe(false);
  expect(new ExamStore(storage, 'me').isWaiting()).toBe(true);
});

test('a run that is restored leaves out what is not asked any more, and asks anew what was changed', () => {
  const { storage } = aDevice();
  const store = new ExamStore(storage, ME);
  store.send({ type: 'FULL_EXAM_STARTED', questions: aBank(4), nowMs: NOW });
  for (const qid of [0, 1, 2]) {
    store.send({ type: 'MOVED', qid });
    answer(store, 'right');
  }
  forgetExams(storage, null);
  const [first, second, ...others] = aBank(4);
  if (!first || !second) throw new Error('No bank.');
  const reworded = {
    ...second,
    options: second.options.map((option) => (option === 'right' ? 'R' : option)),
    answerText: 'R',
  };
  const again = new ExamStore(storage, ME);
  again.restore([...others, reworded]);
  const { questions } = again.snapshot().session;
  expect(questions.map(({ id, guess, complete }) => [id, guess, complete])).toEqual([
    [second.id, null, false],
    [others[0]?.id, 'right', true],
    [others[1]?.id, null, false],
  ]);
  expect(parseStoredExam(storage.read(EXAM_STORAGE_KEY))).toEqual(questions);
});

test('a run of which nothing is asked any more is over', () => {
  const { storage, texts } = aDevice();
  new ExamStore(storage, ME).send({ type: 'FULL_EXAM_STARTED', questions: aBank(1), nowMs: NOW });
  forgetExams(storage, null);
  const again = new ExamStore(storage, ME);
  again.restore([]);
  expect(again.isWaiting()).toBe(false);
  expect([...texts.keys()]).toEqual([]);
});

test('an exam that does not say whose it is is nobody’s, and makes room', () => {
  const { storage, stored } = aDevice(serializeExam([anAskedQuestion('1')]));
  const store = new ExamStore(storage, 'me');
  expect(store.snapshot().session.questions).toEqual([]);
  store.send({ type: 'FULL_EXAM_STARTED', questions: aBank(2), nowMs: NOW });
  expect(stored()).toHaveLength(2);
});

describe('on a device that many share', () => {
  const practice = (storage: DeviceStorage, owner: string, option = 'wrong 1') => {
    const store = new ExamStore(storage, owner);
    if (store.isWaiting()) store.restore(aBank(3));
    if (store.snapshot().session.questions.length === 0) {
      store.send({ type: 'FULL_EXAM_STARTED', questions: aBank(3), nowMs: NOW });
    }
    answer(store, option);
    return store;
  };
  const isThere = (storage: DeviceStorage, owner: string) => {
    const store = new ExamStore(storage, owner);
    return store.isWaiting() || store.snapshot().session.questions.length > 0;
  };
  const people = Array.from({ length: 40 }, (_, index) => `s${index}`);

  test('the last ten exams that were set aside wait for their owners', () => {
    const { storage } = aDevice();
    for (const owner of people) practice(storage, owner);
    // s30 has waited longest. Practicing again makes its exam the newest.
    practice(storage, 's30', 'right');
    practice(storage, 'new');
    const waiting = people.filter((owner) => isThere(storage, owner));
    expect(waiting).toEqual(people.slice(30));
  });

  test('where there is no room for as many, the oldest goes, and the exam is kept', () => {
    const { storage } = aDevice(undefined, 1500);
    for (const owner of people) expect(practice(storage, owner).snapshot().isKept).toBe(true);
    const waiting = people.filter((owner) => isThere(storage, owner));
    expect(waiting.length).toBeLessThan(6);
    expect(waiting).toEqual(people.slice(-waiting.length));
  });
});

test("another's exam stays when there is no place to set it aside", () => {
  const { device, storage, stored } = aDevice(serializeExam([anAskedQuestion('1')], 'me'));
  device.isFull = true;
  const yours = new ExamStore(storage, 'you');
  expect(yours.send({ type: 'FULL_EXAM_STARTED', questions: aBank(2), nowMs: NOW }).questions).toHaveLength(2);
  expect(yours.snapshot().isKept).toBe(false);
  expect(stored()).toHaveLength(1);
});
