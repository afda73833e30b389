import { examStatus, firstIncomplete } from './examProgress.ts';
import { type ExamEvent, examSession } from './examSession.ts';
import { type AskedQuestion, type ExamSession, NOT_STARTED } from './examState.ts';
import { canGoOn, canSelect, canSubmit, currentQuestion, isLastQuestion, optionTone, verdict } from './questionFlow.ts';
import { aBank, anAskedQuestion, aQuestion } from './testing.ts';

const SUBMIT: ExamEvent = { type: 'SUBMITTED' };
const choose = (option: string): ExamEvent => ({ type: 'OPTION_SELECTED', option });
const guess = (option: string): ExamEvent[] => [choose(option), SUBMIT];
const moveTo = (qid: number): ExamEvent => ({ type: 'MOVED', qid });
const NOW = 1;
const startFull = (length: number): ExamEvent => ({ type: 'FULL_EXAM_STARTED', questions: aBank(length), nowMs: NOW });
const startQuickTen = (length: number): ExamEvent => ({
  type: 'QUICK_TEN_STARTED',
  questions: aBank(length),
  nowMs: NOW,
});
const PRACTICE_AGAIN: ExamEvent = { type: 'PRACTICE_AGAIN_STARTED', nowMs: NOW + 1 };
const read = (questions: readonly AskedQuestion[], startedMs: number | null = NOW): ExamEvent => ({
  type: 'STORAGE_READ',
  exam: { questions, startedMs },
});
const READ_NOTHING: ExamEvent = { type: 'STORAGE_READ', exam: null };

function after(...events: readonly ExamEvent[]): ExamSession {
  return events.reduce(examSession, NOT_STARTED);
}

/** The events that answer every question of an exam, with these guesses for each. */
function answerAll(guesses: readonly (readonly string[])[]): ExamEvent[] {
  return guesses.flatMap((tries, qid) => [moveTo(qid), ...tries.flatMap(guess)]);
}

const idsOf = ({ questions }: ExamSession) => questions.map(({ id }) => id);

describe('not started, then in progress, then finished, then cleared on Exit', () => {
  test('the four', () => {
    expect(examStatus(NOT_STARTED.questions)).toBe('NOT_STARTED');
    const started = after(startFull(1));
    expect(examStatus(started.questions)).toBe('IN_PROGRESS');
    const finished = guess('right').reduce(examSession, started);
    expect(examStatus(finished.questions)).toBe('FINISHED');
    expect(examSession(finished, { type: 'EXITED' })).toEqual(NOT_STARTED);
  });

  test('Exit clears an exam in progress, too', () => {
    expect(after(startFull(3), ...guess('right'), { type: 'EXITED' })).toEqual(NOT_STARTED);
  });
});

describe('starting', () => {
  test('a full exam asks every question in the order given, from the first', () => {
    const session = after(startFull(12));
    expect(idsOf(session)).toEqual(aBank(12).map(({ id }) => id));
    expect(session.qid).toBe(0);
    expect(session.questions.every((question) => question.guess === null && !question.complete)).toBe(true);
  });

  test('a quick ten asks the first ten in the order given', () => {
    expect(idsOf(after(startQuickTen(12)))).toEqual(aBank(10).map(({ id }) => id));
  });

  test.each([10, 9, 1])('a quick ten from a bank of %i asks them all', (length) => {
    expect(after(startQuickTen(length)).questions).toHaveLength(length);
  });

  test.each([startFull(0), startQuickTen(0)])('an empty bank starts nothing: $type', (event) => {
    expect(after(event)).toEqual(NOT_STARTED);
  });

  test.each([startFull(12), startQuickTen(12)])('an exam in progress is not replaced: $type', (event) => {
    const session = after(startFull(3), ...guess('wrong 1'));
    expect(examSession(session, event)).toEqual(session);
  });

  test('a finished exam is replaced', () => {
    expect(after(startFull(1), ...guess('right'), startFull(2))).toEqual(after(startFull(2)));
  });

  test('nothing is kept of a question but what the exam needs', () => {
    const retired = { ...aQuestion('1'), reviewDate: '2027-01-01' };
    expect(after({ type: 'FULL_EXAM_STARTED', questions: [retired], nowMs: NOW }).questions).toEqual([
      anAskedQuestion('1'),
    ]);
  });
});

describe('Practice these again', () => {
  const MISSED = ['wrong 1', 'right'];

  test('asks the missed questions afresh', () => {
    const session = after(startFull(3), ...answerAll([MISSED, ['right'], MISSED]), PRACTICE_AGAIN);
    expect(session).toEqual({
      ...NOT_STARTED,
      questions: [anAskedQuestion('1'), anAskedQuestion('3')],
      startedMs: NOW + 1,
    });
  });

  test('with nothing missed changes nothing', () => {
    const finished = after(startFull(2), ...answerAll([['right'], ['right']]));
    expect(examSession(finished, PRACTICE_AGAIN)).toEqual(finished);
  });

  test('before the end changes nothing', () => {
    const session = after(startFull(2), ...guess('wrong 1'));
    expect(examSession(session, PRACTICE_AGAIN)).toEqual(session);
    expect(after(PRACTICE_AGAIN)).toEqual(NOT_STARTED);
  });
});

describe('the question flow: select an option, then Submit', () => {
  const started = after(startFull(2));
  const run = (...events: readonly ExamEvent[]) => events.reduce(examSession, started);

  test('at first nothing is selected, nothing is said, and neither button is enabled', () => {
    expect(started.selection).toBeNull();
    expect(verdict(started)).toBeNull();
    expect([canSelect(started), canSubmit(started), canGoOn(started)]).toEqual([true, false, false]);
  });

  test('a selection enables Submit and says nothing yet', () => {
    const session = run(choose('wrong 2'));
    expect(session.selection).toBe('wrong 2');
    expect(verdict(session)).toBeNull();
    expect(optionTone(session, 'wrong 2')).toBeNull();
    expect([canSelect(session), canSubmit(session), canGoOn(session)]).toEqual([true, true, false]);
    expect(currentQuestion(session)?.guess).toBeNull();
  });

  test('only an option that is offered can be selected', () => {
    expect(run(choose('something else'))).toEqual(started);
  });

  test('submitting without a selection does nothing', () => {
    expect(run(SUBMIT)).toEqual(started);
  });

  test('correct: green, complete, locked, and the way on is open', () => {
    const session = run(...guess('right'));
    expect(currentQuestion(session)).toMatchObject({ guess: 'right', complete: true });
    expect(verdict(session)).toBe('RIGHT');
    expect(optionTone(session, 'right')).toBe('RIGHT');
    expect(optionTone(session, 'wrong 1')).toBeNull();
    expect([canSelect(session), canSubmit(session), canGoOn(session)]).toEqual([false, false, true]);
    expect(run(...guess('right'), ...guess('wrong 1'))).toEqual(session);
  });

  test('wrong: red, not complete, Submit disabled for that selection, and the user may choose again', () => {
    const session = run(...guess('wrong 1'));
    expect(currentQuestion(session)).toMatchObject({ guess: 'wrong 1', complete: false });
    expect(verdict(session)).toBe('WRONG');
    expect(optionTone(session, 'wrong 1')).toBe('WRONG');
    expect(optionTone(session, 'right')).toBeNull();
    expect([canSelect(session), canSubmit(session), canGoOn(session)]).toEqual([true, false, false]);
    expect(examSession(session, SUBMIT)).toEqual(session);
    expect(canSubmit(examSession(session, choose('wrong 2')))).toBe(true);
  });

  test('the next choice is not judged before it is submitted; what was wrong stays red', () => {
    const session = run(...guess('wrong 1'), choose('wrong 2'));
    expect(verdict(session)).toBeNull();
    expect(optionTone(session, 'wrong 1')).toBe('WRONG');
    expect(optionTone(session, 'wrong 2')).toBeNull();
  });

  test('coming back to a choice that was wrong says so again, and Submit stays disabled', () => {
    const session = run(...guess('wrong 1'), ...guess('wrong 2'), choose('wrong 1'));
    expect(verdict(session)).toBe('WRONG');
    expect(canSubmit(session)).toBe(false);
  });

  test('the first submitted guess is recorded; later ones are not', () => {
    const session = run(choose('wrong 3'), ...guess('wrong 1'), ...guess('wrong 2'), ...guess('right'));
    expect(currentQuestion(session)).toMatchObject({ guess: 'wrong 1', complete: true });
  });

  test('there are unlimited guesses', () => {
    const session = run(...['wrong 1', 'wrong 2', 'wrong 3', 'right'].flatMap(guess));
    expect(currentQuestion(session)?.complete).toBe(true);
  });
});

describe('moving', () => {
  test.each(['right', 'wrong 1'])('to a new question resets selection and feedback: after %s', (option) => {
    const session = after(startFull(2), ...guess(option), moveTo(1));
    expect(session).toMatchObject({ qid: 1, selection: null, tried: [] });
    expect(verdict(session)).toBeNull();
  });

  test('back to a complete question shows its answer, locked, with the way on', () => {
    const session = after(startFull(2), ...guess('right'), moveTo(1), moveTo(0));
    expect(optionTone(session, 'right')).toBe('RIGHT');
    expect(verdict(session)).toBeNull();
    expect([canSelect(session), canSubmit(session), canGoOn(session)]).toEqual([false, false, true]);
  });

  test('back to a question with a wrong guess lets the user choose any option, and keeps the guess', () => {
    const session = after(startFull(2), ...guess('wrong 1'), moveTo(1), moveTo(0), choose('wrong 1'));
    expect(canSubmit(session)).toBe(true);
    expect(currentQuestion(session)?.guess).toBe('wrong 1');
  });

  test('to the question on the screen changes nothing', () => {
    const session = after(startFull(2), ...guess('wrong 1'));
    expect(examSession(session, moveTo(0))).toEqual(session);
  });

  test.each([2, -1, 0.5, NaN, Infinity])('out of range leads nowhere: %d', (qid) => {
    const session = after(startFull(2), choose('right'));
    expect(examSession(session, moveTo(qid))).toEqual(session);
  });

  test('the last question is the last', () => {
    expect([0, 1].map((qid) => isLastQuestion(after(startFull(2), moveTo(qid))))).toEqual([false, true]);
  });
});

describe('the landing', () => {
  test('keeps an unfinished exam, to resume at the first incomplete question', () => {
    const session = after(startFull(3), ...guess('right'), moveTo(1), ...guess('wrong 1'), { type: 'LANDED' });
    expect(firstIncomplete(session.questions)).toBe(1);
    expect(session).toMatchObject({ selection: null, tried: [] });
    expect(session.questions.map((question) => question.guess)).toEqual(['right', 'wrong 1', null]);
  });

  test('discards an exam whose every question is complete', () => {
    expect(after(startFull(1), ...guess('right'), { type: 'LANDED' })).toEqual(NOT_STARTED);
  });
});

describe('the exit modal', () => {
  const asked = after(startFull(2), choose('right'), { type: 'EXIT_ASKED' });

  test('is open or closed', () => {
    expect(asked.isExitAsked).toBe(true);
    expect(examSession(asked, { type: 'EXIT_DECLINED' })).toEqual(after(startFull(2), choose('right')));
  });

  test('lets no key through to the question behind it', () => {
    expect(examSession(asked, SUBMIT)).toEqual(asked);
    expect(examSession(asked, choose('wrong 1'))).toEqual(asked);
    expect(canGoOn(after(startFull(2), ...guess('right'), { type: 'EXIT_ASKED' }))).toBe(false);
  });

  test('closes when the browser moves to another question', () => {
    expect(examSession(asked, moveTo(1)).isExitAsked).toBe(false);
  });

  test('has nothing to ask when no exam is started', () => {
    expect(after({ type: 'EXIT_ASKED' })).toEqual(NOT_STARTED);
  });
});

describe('a stored exam', () => {
  const STORED = [anAskedQuestion('1', { guess: 'wrong 1', complete: true }), anAskedQuestion('2')];

  test('still marks every wrong answer after a reload, also of a question that was answered since', () => {
    const before = after(startFull(2), ...guess('wrong 1'), ...guess('wrong 3'));
    const complete = after(startFull(2), ...guess('wrong 1'), ...guess('wrong 3'), ...guess('right'));
    for (const { questions } of [before, complete]) {
      const session = after({ type: 'STORAGE_READ', exam: { questions, startedMs: NOW } });
      const tones = ['wrong 1', 'wrong 2', 'wrong 3'].map((option) => optionTone(session, option));
      expect(tones).toEqual(['WRONG', null, 'WRONG']);
    }
  });

  test("adds another tab's wrong answers to this tab's", () => {
    const there = after(startFull(1), ...guess('wrong 1'), ...guess('wrong 2')).questions;
    const session = after(startFull(1), ...guess('wrong 3'), {
      type: 'STORAGE_READ',
      exam: { questions: there, startedMs: NOW },
    });
    expect(session.questions[0]).toMatchObject({ guess: 'wrong 3', laterWrong: ['wrong 1', 'wrong 2'] });
  });

  test('is taken up after a reload', () => {
    expect(after(read(STORED))).toEqual({ ...NOT_STARTED, questions: STORED, startedMs: NOW });
  });

  test('that is finished stays for the results', () => {
    const finished = [anAskedQuestion('1', { guess: 'right', complete: true })];
    expect(examStatus(after(read(finished)).questions)).toBe('FINISHED');
  });

  test('that is damaged takes nothing from this tab', () => {
    const session = after(startFull(2), ...guess('right'));
    expect(examSession(session, READ_NOTHING)).toEqual(session);
    expect(after(READ_NOTHING)).toEqual(NOT_STARTED);
  });

  test('brings what another tab answered, and leaves what this one did', () => {
    const session = after(startFull(2), moveTo(1), ...guess('wrong 2'), choose('wrong 3'), read(STORED));
    expect(session.questions).toEqual([STORED[0], anAskedQuestion('2', { guess: 'wrong 2' })]);
    expect(session).toMatchObject({ qid: 1, selection: 'wrong 3', tried: ['wrong 2'] });
  });

  test('never changes a first guess', () => {
    const session = after(startFull(2), ...guess('wrong 2'), read(STORED));
    expect(session.questions[0]).toMatchObject({ guess: 'wrong 2', complete: true });
  });

  test('locks the question on the screen when another tab has completed it', () => {
    const session = after(startFull(2), choose('wrong 3'), read(STORED));
    expect(session.selection).toBeNull();
    expect(canSelect(session)).toBe(false);
    expect(optionTone(session, 'right')).toBe('RIGHT');
  });

  test('does so behind the exit modal, too, which stays open', () => {
    const session = after(startFull(2), choose('wrong 3'), { type: 'EXIT_ASKED' }, read(STORED));
    expect(session).toMatchObject({ selection: null, isExitAsked: true });
    expect(verdict(session)).toBeNull();
  });

  test('leaves the feedback of a question that this tab has completed', () => {
    const session = after(startFull(2), ...guess('right'), read(STORED));
    expect(verdict(session)).toBe('RIGHT');
  });

  test.each([
    ['of other questions', [anAskedQuestion('3'), anAskedQuestion('4')]],
    ['in another order', [anAskedQuestion('2'), anAskedQuestion('1')]],
    ['with more questions', [...STORED, anAskedQuestion('3')]],
    ['with fewer questions', [anAskedQuestion('1')]],
    ['with another answer', [anAskedQuestion('1', { answerText: 'wrong 1' }), anAskedQuestion('2')]],
    ['with fewer options', [anAskedQuestion('1', { options: ['right'] }), anAskedQuestion('2')]],
    [
      'with another option',
      [anAskedQuestion('1', { options: ['other', 'wrong 2', 'right', 'wrong 3'] }), anAskedQuestion('2')],
    ],
  ])('%s is another exam, and takes the place of this one', (_what, other) => {
    const session = after(startFull(2), moveTo(1), choose('right'), read(other));
    expect(session).toEqual({ ...NOT_STARTED, questions: other, startedMs: NOW });
  });

  test('started at another time is another exam, though it asks the same', () => {
    const afresh = [anAskedQuestion('1')];
    const finished = after(startFull(1), ...guess('wrong 1'), ...guess('right'));
    expect(examSession(finished, read(afresh, NOW + 1))).toEqual(after(read(afresh, NOW + 1)));
  });

  test('without a start time differs from one with it, but merges with its like', () => {
    const fresh = [anAskedQuestion('1'), anAskedQuestion('2')];
    const old = after(read(fresh, null), read(STORED, null));
    expect(old).toEqual(after(read(STORED, null)));
    expect(examSession(old, read(fresh, NOW))).toEqual(after(read(fresh, NOW)));
  });
});
