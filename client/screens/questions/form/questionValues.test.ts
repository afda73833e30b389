import { checkQuestion, newQuestionValues, questionValues, type QuestionValues } from './questionValues.ts';

const STORED = {
  question: 'How many elements does a call for fire have?',
  options: ['Seven', 'Five', 'Four', 'Six'],
  answerText: 'Six',
  topic: 'Call for fire',
  explanation: 'There are six.',
  citation: 'ATP 3-09.30',
  reviewDate: '2027-01-11',
};

test('a stored question comes back from its fields as it was', () => {
  const values = questionValues(STORED);
  expect(values).toMatchObject({ options: 'Seven', optionD: 'Six', answerText: 'optionD' });
  expect(checkQuestion(values)).toEqual({ input: STORED });
});

test('the right answer stays right when its option is worded anew; blanks around texts are not sent', () => {
  const values: QuestionValues = { ...questionValues(STORED), optionD: ' Six elements ' };
  expect(checkQuestion(values)).toMatchObject({ input: { answerText: 'Six elements' } });
});

test('a new question is blank, and asks for everything', () => {
  expect(new Set(Object.values(newQuestionValues))).toEqual(new Set(['']));
  const checked = checkQuestion(newQuestionValues);
  expect('problems' in checked && checked.problems.map(({ field }) => field)).toEqual([
    'question',
    'options',
    'answerText',
    'explanation',
    'citation',
    'topic',
    'reviewDate',
  ]);
});

test.each([
  ['optionC', { optionC: ' ' }],
  ['optionD', { optionD: 'x'.repeat(201) }],
  ['optionB', { optionB: 'seven' }],
])('what is wrong with an option is told at its field: %s', (field, change) => {
  const checked = checkQuestion({ ...questionValues(STORED), ...change });
  expect(checked).toEqual({ problems: [{ field, message: expect.stringContaining('option') }] });
});
