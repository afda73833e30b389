import fc from 'fast-check';
import { examResults } from './examResults.ts';
import { feedback, nextPlace, questionPlace, resumePlace } from './examScreens.ts';
import { type ExamEvent, examSession } from './examSession.ts';
import { type ExamSession, NOT_STARTED, type PracticeQuestion, type StoredExam } from './examState.ts';
import { canGoOn, canSelect, canSubmit, currentQuestion, optionTone } from './questionFlow.ts';
import { examStart, parseStoredExam, serializeExam } from './storedExam.ts';

const OPTIONS = ['A', 'B', 'C', 'D'];

/** Few options and topics, so that events often match the current question. */
const bank = fc.uniqueArray(
  fc.record<PracticeQuestion>({
    id: fc.string({ maxLength: 3 }),
    question: fc.string(),
    options: fc.shuffledSubarray(OPTIONS, { minLength: 4 }),
    answerText: fc.constantFrom(...OPTIONS),
    topic: fc.constantFrom('Calls', 'Safety', 'Tools'),
    explanation: fc.string(),
    citation: fc.string(),
  }),
  { selector: ({ id }) => id, maxLength: 13 },
);

/** Few, so that a stored exam is often the current one. */
const instant = fc.constantFrom(1, 2);

const event = (questions: readonly PracticeQuestion[]): fc.Arbitrary<ExamEvent> => {
  const asked = fc.array(fc.constantFrom<readonly [string | null, boolean]>([null, false], ['A', false], ['B', true]), {
    minLength: questions.length,
    maxLength: questions.length,
  });
  return fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constantFrom('FULL_EXAM_STARTED' as const, 'QUICK_TEN_STARTED' as const),
        questions: fc.constant(questions),
        nowMs: instant,
      }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('PRACTICE_AGAIN_STARTED' as const), nowMs: instant }) },
    {
      weight: 1,
      arbitrary: fc.tuple(asked, fc.option(instant)).map(([answers, startedMs]) => ({
        type: 'STORAGE_READ' as const,
        exam: {
          startedMs,
          questions: questions.map((question, index) => {
            const [guess, complete] = answers[index] ?? [null, false];
            return { ...question, guess, complete: complete || guess === question.answerText };
          }),
        },
      })),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom<ExamEvent>(
        { type: 'STORAGE_READ', exam: null },
        { type: 'LANDED' },
        { type: 'EXIT_ASKED' },
        { type: 'EXIT_DECLINED' },
        { type: 'EXITED' },
      ),
    },
    { weight: 4, arbitrary: fc.record({ type: fc.constant('MOVED' as const), qid: fc.integer({ min: -1, max: 13 }) }) },
    {
      weight: 9,
      arbitrary: fc.record({
        type: fc.constant('OPTION_SELECTED' as const),
        option: fc.constantFrom(...OPTIONS, 'elsewhere'),
      }),
    },
    { weight: 9, arbitrary: fc.constant({ type: 'SUBMITTED' as const }) },
  );
};

const stories = bank.chain((questions) => fc.array(event(questions), { maxLength: 60, size: 'max' }));

/** Any sequence of events, with the session before and after each. */
function always(holds: (before: ExamSession, happened: ExamEvent, session: ExamSession) => void) {
  fc.assert(
    fc.property(stories, (events) => {
      let session = NOT_STARTED;
      for (const happened of events) {
        const before = session;
        session = examSession(before, happened);
        holds(before, happened, session);
      }
    }),
  );
}

test('while an exam lasts, its questions, its first guesses and what is complete stay', () => {
  always((before, happened, session) => {
    if (!lasts(before, happened)) return;
    expect(session.questions.map(({ id }) => id)).toEqual(before.questions.map(({ id }) => id));
    before.questions.forEach((question, index) => {
      if (question.guess !== null) expect(session.questions[index]?.guess).toBe(question.guess);
      if (question.complete) expect(session.questions[index]?.complete).toBe(true);
    });
  });
});

test('complete implies a guess, and a right first guess implies complete', () => {
  always((_before, _happened, { questions }) => {
    for (const { guess, complete, answerText } of questions) {
      if (complete) expect(guess).not.toBeNull();
      if (guess === answerText) expect(complete).toBe(true);
    }
  });
});

test('the selection is one of the options or nothing, and so is everything that was tried', () => {
  always((_before, _happened, session) => {
    const options = currentQuestion(session)?.options ?? [];
    const chosen = session.selection === null ? session.tried : [...session.tried, session.selection];
    expect(options).toEqual(expect.arrayContaining([...chosen]));
    expect(session.tried).not.toContain(currentQuestion(session)?.answerText);
  });
});

test('the question on the screen exists as soon as an exam does', () => {
  always((_before, _happened, session) => {
    expect(currentQuestion(session) === null).toBe(session.questions.length === 0);
  });
});

test('a selection is locked after the right answer: nothing but moving or leaving changes it', () => {
  always((before, happened, session) => {
    const isLocked = currentQuestion(before)?.complete === true;
    if (isLocked && (happened.type === 'OPTION_SELECTED' || happened.type === 'SUBMITTED')) {
      expect(session).toEqual(before);
    }
  });
});

test('choosing and going on exclude each other, and submitting needs a choice', () => {
  always((_before, _happened, session) => {
    expect(canSelect(session) && canGoOn(session)).toBe(false);
    if (canSubmit(session)) expect([canSelect(session), session.selection]).not.toContain(null);
    expect(nextPlace(session) === null).toBe(!canGoOn(session));
  });
});

test('the texts and colors agree with the answer', () => {
  always((_before, _happened, session) => {
    const answer = currentQuestion(session)?.answerText;
    for (const option of currentQuestion(session)?.options ?? []) {
      const tone = optionTone(session, option);
      if (tone !== null) expect(tone).toBe(option === answer ? 'RIGHT' : 'WRONG');
    }
    if (feedback(session) !== null) {
      expect(feedback(session)).toBe(session.selection === answer ? 'Correct' : 'Incorrect. Try again.');
    }
  });
});

test('the results are within 0 and 100 percent, and add up', () => {
  always((_before, _happened, { questions }) => {
    const { right, total, percent, missed, byTopic } = examResults(questions);
    expect(right + missed.length).toBe(total);
    expect(total).toBe(questions.length);
    expect(byTopic.reduce((sum, topic) => sum + topic.right, 0)).toBe(right);
    expect(byTopic.reduce((sum, topic) => sum + topic.total, 0)).toBe(total);
    const shares = [percent, ...byTopic.map((topic) => topic.percent)];
    expect(shares.filter((share) => !Number.isInteger(share) || share < 0 || share > 100)).toEqual([]);
  });
});

test('what is stored is read back as it was', () => {
  always((_before, _happened, { questions, startedMs }) => {
    const text = serializeExam(questions, 'me', startedMs);
    expect(parseStoredExam(text)).toEqual(questions.length === 0 ? null : questions);
    expect(examStart(text)).toBe(startedMs);
  });
});

test('an address leads to a screen that stays where it is', () => {
  fc.assert(
    fc.property(stories, fc.oneof(fc.string(), fc.integer({ min: -2, max: 14 }).map(String)), (events, qid) => {
      const session = events.reduce(examSession, NOT_STARTED);
      const place = questionPlace(session, qid);
      expect(place.screen === 'question' ? questionPlace(session, String(place.qid)) : resumePlace(session)).toEqual(
        place,
      );
    }),
  );
});

/** An exam in progress ends only through Exit; a finished one also ends at the landing. Another tab's exam may replace either. */
function lasts(before: ExamSession, happened: ExamEvent): boolean {
  const isInProgress = before.questions.some(({ complete }) => !complete);
  switch (happened.type) {
    case 'EXITED':
      return false;
    case 'LANDED':
    case 'FULL_EXAM_STARTED':
    case 'QUICK_TEN_STARTED':
    case 'PRACTICE_AGAIN_STARTED':
      return isInProgress;
    case 'STORAGE_READ':
      return happened.exam === null || identity(happened.exam) === identity(before);
    default:
      return true;
  }
}

function identity({ questions, startedMs }: StoredExam): string {
  return JSON.stringify([startedMs, questions.map(({ id, options, answerText }) => [id, options, answerText])]);
}
