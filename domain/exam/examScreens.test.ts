import { examType, feedback, mayResume, nextPlace, questionPlace, resumePlace } from './examScreens.ts';
import { examSession } from './examSession.ts';
import { type AskedQuestion, type ExamSession, NOT_STARTED } from './examState.ts';
import { aBank, anAskedQuestion } from './testing.ts';

const RIGHT = { guess: 'right', complete: true };
const MISSED = { guess: 'wrong 1', complete: true };

function sessionOf(...progress: readonly Partial<AskedQuestion>[]): ExamSession {
  const questions = progress.map((fields, index) => anAskedQuestion(String(index + 1), fields));
  return { ...NOT_STARTED, questions };
}

const IN_PROGRESS = sessionOf(RIGHT, {}, RIGHT, {});
const FINISHED = sessionOf(RIGHT, MISSED);
const question = (qid: number, type = 'full-exam') => ({ screen: 'question', type, qid });

describe('the type of an exam', () => {
  test.each([
    [1, 'full-exam'],
    [9, 'full-exam'],
    [10, 'quick-ten'],
    [11, 'full-exam'],
  ])('a list of %i is a %s', (length, type) => {
    expect(examType(sessionOf(...Array<object>(length).fill({})).questions)).toBe(type);
  });

  test('a full exam of a bank of ten is a quick ten', () => {
    const session = examSession(NOT_STARTED, { type: 'FULL_EXAM_STARTED', questions: aBank(10), nowMs: 0 });
    expect(examType(session.questions)).toBe('quick-ten');
  });

  test('so is practicing ten missed questions again', () => {
    const finished = sessionOf(RIGHT, ...Array<object>(10).fill(MISSED));
    expect(examType(examSession(finished, { type: 'PRACTICE_AGAIN_STARTED', nowMs: 0 }).questions)).toBe('quick-ten');
  });
});

describe('where an exam goes on', () => {
  test.each([
    ['not started', NOT_STARTED, { screen: 'landing' }],
    ['in progress', IN_PROGRESS, question(1)],
    ['finished', FINISHED, { screen: 'results' }],
  ])('%s', (_what, session, place) => {
    expect(resumePlace(session)).toEqual(place);
  });
});

describe('the address of a question', () => {
  test.each([
    ['0', question(0)],
    ['3', question(3)],
  ])('qid %s is in range', (qid, place) => {
    expect(questionPlace(IN_PROGRESS, qid)).toEqual(place);
  });

  test.each(['4', '-1', '-0', '00', '1.5', '1e0', ' 1', '', 'one', 'NaN', '99999999999999999999'])(
    'qid %j is out of range and goes to where the exam goes on',
    (qid) => {
      expect(questionPlace(IN_PROGRESS, qid)).toEqual(question(1));
      expect(questionPlace(NOT_STARTED, qid)).toEqual({ screen: 'landing' });
      expect(questionPlace(FINISHED, qid)).toEqual({ screen: 'results' });
    },
  );

  test('without an exam leads to the landing', () => {
    expect(questionPlace(NOT_STARTED, '0')).toEqual({ screen: 'landing' });
  });

  test('names the type that the exam has', () => {
    expect(questionPlace(sessionOf(...Array<object>(10).fill({})), '7')).toEqual(question(7, 'quick-ten'));
  });

  test('of a finished exam can be looked at again', () => {
    expect(questionPlace(FINISHED, '1')).toEqual(question(1));
  });
});

describe('Next Question and View Results', () => {
  test.each([
    ['an incomplete question leads nowhere', { ...IN_PROGRESS, qid: 1 }, null],
    ['nor does a question that was guessed wrong', sessionOf({ guess: 'wrong 1' }, {}), null],
    ['a complete question leads to the next', { ...IN_PROGRESS, qid: 0 }, question(1)],
    ['not back to one left out', { ...sessionOf({}, RIGHT, {}), qid: 1 }, question(2)],
    ['the last question leads to the results', { ...FINISHED, qid: 1 }, { screen: 'results' }],
    ['the last question leads back to one left out', { ...sessionOf({}, RIGHT), qid: 1 }, question(0)],
  ])('%s', (_what, session, place) => {
    expect(nextPlace(session)).toEqual(place);
  });
});

test.each([
  ['not started', NOT_STARTED, false],
  ['in progress', IN_PROGRESS, true],
  ['finished', FINISHED, false],
])('only an exam in progress may be resumed: %s', (_what, session, may) => {
  expect(mayResume(session)).toBe(may);
});

test.each([
  ['right', 'Correct'],
  ['wrong 1', 'Incorrect. Try again.'],
])('after submitting %s the feedback is %s', (option, text) => {
  const chosen = examSession(sessionOf({}), { type: 'OPTION_SELECTED', option });
  expect(feedback(chosen)).toBeNull();
  expect(feedback(examSession(chosen, { type: 'SUBMITTED' }))).toBe(text);
});
