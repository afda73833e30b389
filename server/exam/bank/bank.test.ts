import { comparable, OPTION_COUNT, validateQuestion } from '../../../domain/exam/examQuestion.ts';
import { bank } from './bank.ts';

/** How much the options of one question may differ in length, in characters, however short they are. */
const LENGTH_DIFFERENCE = 12;
/** How many times as long as the shortest option the longest may be. */
const LENGTH_RATIO = 1.6;

test.each(bank.map((question) => [question.id, question] as const))(
  '%s keeps every rule of a question',
  (_id, question) => {
    expect(validateQuestion(question)).toEqual([]);
  },
);

test('no id and no question comes twice', () => {
  expect(repeated(bank.map(({ id }) => id))).toEqual([]);
  expect(repeated(bank.map(({ question }) => comparable(question)))).toEqual([]);
});

test('there are at least 150 questions, and at least 8 for each of at least 12 topics', () => {
  expect(bank.length).toBeGreaterThanOrEqual(150);
  const topics = new Set(bank.map(({ topic }) => topic));
  const sizes = [...topics].map((name) => bank.filter(({ topic }) => topic === name).length);
  expect(sizes.length).toBeGreaterThanOrEqual(12);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8);
});

test('every question has exactly the fields of a question', () => {
  const fields = ['answerText', 'citation', 'explanation', 'id', 'options', 'question', 'reviewDate', 'topic'];
  expect(bank.filter((question) => Object.keys(question).sort().join() !== fields.join())).toEqual([]);
});

test('every question is due for review in 2027, and not all on one day', () => {
  const days = bank.map(({ reviewDate }) => reviewDate);
  expect(days.filter((day) => !day.startsWith('2027-'))).toEqual([]);
  expect(new Set(days).size).toBeGreaterThan(10);
});

test('every citation names a public publication', () => {
  const publication = /^(ATP|FM|JP|TC) \d/;
  expect(bank.filter(({ citation }) => !publication.test(citation))).toEqual([]);
});

test('nothing comes from a restricted publication, and no question is about how near one may fire', () => {
  const forbidden = /risk[- ]?estimate|\bREDs?\b|JFIRE|3-09\.32|\bGTA\b|[Pp]robability of incapacitation/;
  expect(bank.filter((question) => forbidden.test(JSON.stringify(question)))).toEqual([]);
});

describe('nobody passes without knowing the answers', () => {
  test('no option lumps others together', () => {
    const lump = /\b(all|none|both|neither) of (the|these)\b|\b[A-D] and [A-D]\b/i;
    expect(bank.filter(({ options }) => options.some((option) => lump.test(option)))).toEqual([]);
  });

  test('the options of a question are about equally long', () => {
    const uneven = bank.filter(({ options }) => {
      const lengths = options.map((option) => option.length);
      const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
      return longest > shortest * LENGTH_RATIO && longest - shortest > LENGTH_DIFFERENCE;
    });
    expect(uneven.map(({ options }) => options)).toEqual([]);
  });

  test.each(Array.from({ length: OPTION_COUNT }, (_unused, place) => place))(
    'place %i holds 22 to 28 percent of the right answers',
    (place) => {
      const share = mean(({ options, answerText }) => Number(options[place] === answerText));
      expect(share).toBeGreaterThanOrEqual(0.22);
      expect(share).toBeLessThanOrEqual(0.28);
    },
  );

  test.each([
    ['longest', Math.max],
    ['shortest', Math.min],
  ])('always choosing the %s option is right in at most 30 percent', (_which, pick) => {
    expect(
      mean(({ options, answerText }) => {
        const extreme = pick(...options.map((option) => option.length));
        // Among options of equal length, only luck decides.
        const candidates = options.filter((option) => option.length === extreme);
        return candidates.includes(answerText) ? 1 / candidates.length : 0;
      }),
    ).toBeLessThanOrEqual(0.3);
  });
});

/** The mean of a value over the questions of the bank. */
function mean(valueOf: (question: (typeof bank)[number]) => number): number {
  return bank.reduce((sum, question) => sum + valueOf(question), 0) / bank.length;
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
