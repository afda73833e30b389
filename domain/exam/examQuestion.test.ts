import fc from 'fast-check';
import { comparable, type QuestionContent, validateQuestion, wrongOption } from './examQuestion.ts';

const VALID: QuestionContent = {
  question: 'Which element comes first?',
  options: ['Observer identification', 'Warning order', 'Target location', 'Target description'],
  answerText: 'Observer identification',
  topic: 'Call for fire',
  explanation: 'Without it nobody knows who calls.',
  citation: 'ATP 3-09.30, Observed Fires',
  reviewDate: '2027-11-21',
};

const problemsOf = (change: Partial<QuestionContent>) => validateQuestion({ ...VALID, ...change });

test('a question that keeps every rule', () => {
  expect(validateQuestion(VALID)).toEqual([]);
});

describe.each([
  ['question', 500, 'Enter the question.', 'Question must have at most 500 characters.'],
  ['topic', 60, 'Enter the topic.', 'Topic must have at most 60 characters.'],
  ['explanation', 1000, 'Enter the explanation.', 'Explanation must have at most 1000 characters.'],
  ['citation', 200, 'Enter the citation.', 'Citation must have at most 200 characters.'],
] as const)('%s', (field, limit, whenMissing, whenLong) => {
  test.each<[string, string, string | null]>([
    ['empty', '', whenMissing],
    ['blank', ' \n\t ', whenMissing],
    ['invisible', '\u200b', whenMissing],
    ['a filler', '\u3164', whenMissing],
    ['one character', 'a', null],
    ['the limit', 'a'.repeat(limit), null],
    ['the limit between blanks', ` ${'a'.repeat(limit)}\n`, null],
    ['the limit outside the basic plane', '🎯'.repeat(limit), null],
    ['one over the limit', 'a'.repeat(limit + 1), whenLong],
  ])('%s', (_what, text, message) => {
    expect(problemsOf({ [field]: text })).toEqual(message === null ? [] : [{ field, message }]);
  });
});

describe('options', () => {
  const FOUR = 'Enter 4 options.';
  const LONG = 'Each option must have at most 200 characters.';
  const ALIKE = 'Each option must differ from the others.';
  const longest = 'a'.repeat(200);

  test.each<[string, readonly string[], string | null]>([
    ['none', [], FOUR],
    ['three', ['a', 'b', 'c'], FOUR],
    ['four', ['a', 'b', 'c', 'd'], null],
    ['five', ['a', 'b', 'c', 'd', 'e'], FOUR],
    ['an empty one', ['a', 'b', 'c', ''], FOUR],
    ['a blank one', ['a', 'b', 'c', ' \t'], FOUR],
    ['two alike', ['a', 'b', 'c', 'b'], ALIKE],
    ['two alike but for case', ['a', 'Right 80', 'c', 'RIGHT 80'], ALIKE],
    ['two alike but for the apostrophe', ['a', "it's", 'c', 'it\u2019s'], ALIKE],
    ['two alike but for blanks', ['a', 'RIGHT 80', 'c', ' RIGHT\u00a0 80 '], ALIKE],
    ['one of 200 characters', ['a', 'b', 'c', longest], null],
    ['one of 200 characters between blanks', ['a', 'b', 'c', ` ${longest}\n`], null],
    ['one of 201 characters', ['a', 'b', 'c', `${longest}a`], LONG],
  ])('%s', (_what, options, message) => {
    expect(problemsOf({ options, answerText: options[0] ?? 'a' })).toEqual(
      message === null ? [] : expect.arrayContaining([{ field: 'options', message }]),
    );
  });
});

test.each<[string, readonly string[], number]>([
  ['none', ['a', 'b', 'c', 'd'], -1],
  ['a blank one', ['a', ' ', 'c', 'a'], 1],
  ['a long one', ['a'.repeat(201), 'b', 'b', 'd'], 0],
  ['one like another before it', ['a', 'b', 'B ', 'd'], 2],
  ['one of 200 characters between blanks is not', ['a', 'b', ` ${'c'.repeat(200)} `, 'd'], -1],
])('the wrong option: %s', (_what, options, place) => {
  expect(wrongOption(options)).toBe(place);
});

test.each<[string, string, string | null]>([
  ['missing', ' ', 'Choose the right answer.'],
  ['one of the options', 'Target location', null],
  ['the last option', 'Target description', null],
  ['another text', 'Method of control', 'The right answer must be one of the options.'],
  ['an option in another case', 'target location', 'The right answer must be one of the options.'],
  ['an option with a blank more', 'Target location ', 'The right answer must be one of the options.'],
])('right answer: %s', (_what, answerText, message) => {
  expect(problemsOf({ answerText })).toEqual(message === null ? [] : [{ field: 'answerText', message }]);
});

test.each<[string, string | null]>([
  ['', 'Enter the review date.'],
  [' ', 'Enter the review date.'],
  ['2028-02-29', null],
  ['2027-02-29', 'Review date must be a real date.'],
  ['2027-2-9', 'Review date must be a real date.'],
  ['next year', 'Review date must be a real date.'],
])('review date %j', (reviewDate, message) => {
  expect(problemsOf({ reviewDate })).toEqual(message === null ? [] : [{ field: 'reviewDate', message }]);
});

test('everything missing: one problem a field, in the order of the fields', () => {
  const nothing = {
    question: '',
    options: [],
    answerText: '',
    topic: '',
    explanation: '',
    citation: '',
    reviewDate: '',
  };
  const fields = ['question', 'options', 'answerText', 'explanation', 'citation', 'topic', 'reviewDate'];
  expect(validateQuestion(nothing).map(({ field }) => field)).toEqual(fields);
});

test('two texts that differ in case and blanks alone compare equal', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z0-9]+$/), { minLength: 1 }), (words) => {
      expect(comparable(words.join('  ').toUpperCase())).toBe(comparable(` ${words.join('\n')}`));
    }),
  );
});
