import fc from 'fast-check';
import { EXAM_STORAGE_KEY } from '../constants.ts';
import { examOwner, examStart, parseStoredExam, serializeExam } from './storedExam.ts';
import { anAskedQuestion } from './testing.ts';

const QUESTION = anAskedQuestion('1', { guess: 'wrong 1', complete: true });
const EXAM = [QUESTION, anAskedQuestion('2', { guess: 'wrong 2' }), anAskedQuestion('3')];

const stored = (questions: unknown, version: unknown = 1) => JSON.stringify({ version, questions });

test('the exam is kept under the key of the specification', () => {
  expect(EXAM_STORAGE_KEY).toBe('questions');
});

test('an exam is written with its version, and read back as it was', () => {
  expect(JSON.parse(serializeExam(EXAM))).toEqual({ version: 1, questions: EXAM });
  expect(parseStoredExam(serializeExam(EXAM))).toEqual(EXAM);
});

test('what was wrong after the first guess is kept', () => {
  const exam = [anAskedQuestion('1', { guess: 'wrong 1', laterWrong: ['wrong 2'] })];
  expect(parseStoredExam(serializeExam(exam))).toEqual(exam);
});

test.each([[['right']], [['wrong 1']], [['of another question']], [['wrong 2', 'wrong 2']], [[1]], ['wrong 2']])(
  'of what cannot be wrong after the first guess nothing is read: %j',
  (laterWrong) => {
    expect(parseStoredExam(stored([{ ...QUESTION, laterWrong }]))).toBeNull();
  },
);

test('an exam says whose it is, if that was said', () => {
  expect(examOwner(serializeExam(EXAM, 's1'))).toBe('s1');
  expect(parseStoredExam(serializeExam(EXAM, 's1'))).toEqual(EXAM);
  for (const text of [serializeExam(EXAM), JSON.stringify(EXAM), '{"owner":4}', '{', null]) {
    expect(examOwner(text)).toBeNull();
  }
});

test('an exam says when it was started, if that was said', () => {
  expect(examStart(serializeExam(EXAM, 's1', 42))).toBe(42);
  expect(parseStoredExam(serializeExam(EXAM, 's1', 42))).toEqual(EXAM);
  for (const text of [serializeExam(EXAM, 's1'), JSON.stringify(EXAM), '{"startedMs":"4"}', '{', null]) {
    expect(examStart(text)).toBeNull();
  }
});

test('fields that the exam does not know are left out', () => {
  expect(parseStoredExam(stored([{ ...QUESTION, reviewDate: '2027-01-01' }]))).toEqual([QUESTION]);
});

describe('damaged, and so not read', () => {
  test.each([
    ['nothing', null],
    ['no text', ''],
    ['no JSON', '{"version":1,"questions":['],
    ['the text null', 'null'],
    ['a number', '10'],
    ['a text', '"questions"'],
    ['no version', JSON.stringify({ questions: EXAM })],
    ['another version', stored(EXAM, 2)],
    ['a version that is a text', stored(EXAM, '1')],
    ['no list', stored({ 0: QUESTION, length: 1 })],
    ['an empty list', stored([])],
    ['a bare list', JSON.stringify(EXAM)],
    ['a question that is null', stored([QUESTION, null])],
    ['a question that is a list', stored([[QUESTION]])],
    ['the same question twice', stored([QUESTION, QUESTION])],
  ])('%s', (_what, text) => {
    expect(parseStoredExam(text)).toBeNull();
  });

  test.each<[string, Record<string, unknown>]>([
    ...['id', 'question', 'options', 'answerText', 'topic', 'explanation', 'citation', 'guess', 'complete'].flatMap(
      (field): [string, Record<string, unknown>][] => [
        [`${field} missing`, { [field]: undefined }],
        [`${field} a number`, { [field]: 1 }],
        [`${field} an object`, { [field]: {} }],
      ],
    ),
    ['no options', { options: [] }],
    ['an option that is no text', { options: ['right', 'wrong 1', 2] }],
    ['an option twice', { options: ['right', 'wrong 1', 'right'] }],
    ['an answer that is not offered', { answerText: 'other' }],
    ['a guess that is not offered', { guess: 'other' }],
    ['complete without a guess', { guess: null }],
    ['a right first guess, but not complete', { guess: 'right', complete: false }],
    ['complete in words', { complete: 'true' }],
  ])('%s', (_what, fields) => {
    expect(parseStoredExam(stored([{ ...QUESTION, ...fields }]))).toBeNull();
  });
});

describe('whatever the storage holds', () => {
  /** Reads a text. If the result is an exam, it has to be valid, and to read back the same after writing. */
  function readsSoundlyOrNot(text: string) {
    const exam = parseStoredExam(text);
    if (exam === null) return;
    expect(exam.length).toBeGreaterThan(0);
    expect(parseStoredExam(serializeExam(exam))).toEqual(exam);
    for (const { options, answerText, guess, complete } of exam) {
      expect(options).toContain(answerText);
      if (guess !== null) expect(options).toContain(guess);
      expect(complete && guess === null).toBe(false);
    }
  }

  test('any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), readsSoundlyOrNot));
  });

  test('any JSON', () => {
    fc.assert(fc.property(fc.json(), readsSoundlyOrNot));
  });

  test('any JSON where the questions belong, or a question, or a field of it', () => {
    const field = fc.constantFrom(...Object.keys(QUESTION), 'answer_text', '__proto__');
    fc.assert(
      fc.property(fc.jsonValue(), field, fc.boolean(), (value, name, isBare) => {
        const changed = [QUESTION, Object.fromEntries([...Object.entries(EXAM[1] ?? {}), [name, value]])];
        for (const questions of [value, [value], changed]) {
          readsSoundlyOrNot(isBare ? JSON.stringify(questions) : stored(questions));
        }
      }),
    );
  });

  test('an exam cut short, or with a piece of its text changed', () => {
    const text = serializeExam(EXAM);
    const place = fc.nat({ max: text.length });
    fc.assert(
      fc.property(place, place, fc.string({ maxLength: 4 }), (one, other, piece) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        readsSoundlyOrNot(text.slice(0, from));
        readsSoundlyOrNot(text.slice(0, from) + piece + text.slice(to));
        readsSoundlyOrNot(text.slice(0, from) + piece + text.slice(from + piece.length));
      }),
      { numRuns: 1_000 },
    );
  });

  test('lists in lists without end', () => {
    expect(parseStoredExam('['.repeat(1_000_000))).toBeNull();
    expect(parseStoredExam('['.repeat(1_000) + ']'.repeat(1_000))).toBeNull();
  });
});
