import { type ExamQuestion } from './examQuestion.ts';
import { planImport, type QuestionRow } from './questionImport.ts';

const question = (id: string, change: Partial<ExamQuestion> = {}): ExamQuestion => ({
  id,
  question: `What does ${id} ask?`,
  options: ['One', 'Two', 'Three', 'Four'],
  answerText: 'Two',
  topic: 'Call for fire',
  explanation: 'Two it is.',
  citation: 'ATP 3-09.30, chapter 4',
  reviewDate: '2027-01-11',
  ...change,
});

/** What becomes of each row, with its problems. */
const plan = (rows: readonly QuestionRow[], bank: readonly ExamQuestion[] = []) =>
  planImport(rows, bank).map(({ id, outcome, problems }) => [id, outcome, ...problems.map(({ message }) => message)]);

test.each([
  ['a new one without an id', question('a', { id: ' ' }), [null, 'ADDED']],
  ['a new one with an id', question('new-1', { id: ' new-1 ' }), ['new-1', 'ADDED']],
  ['one that is as it was', question('old', { topic: ' Call for fire' }), ['old', 'UNCHANGED']],
  ['one that is changed', question('old', { question: 'WHAT does old ask?' }), ['old', 'CHANGED']],
  ['one that is known by its texts', question('old', { id: '' }), ['old', 'UNCHANGED']],
  [
    'one that the bank has under another id',
    question('old', { id: 'new' }),
    ['new', 'REFUSED', 'The bank already has this question, as old.'],
  ],
  [
    'one that the bank has with other options',
    question('old', { id: '', options: ['1', 'Two', '3', '4'] }),
    [null, 'REFUSED', 'The bank already has this question, as old.'],
  ],
  [
    'an id that cannot be one',
    question('a', { id: 'a b' }),
    ['a b', 'REFUSED', 'Id must have 1 to 60 letters, digits, hyphens or underscores.'],
  ],
  [
    'a text that is blank and an answer that is no option',
    question('a', { question: ' ', answerText: '2' }),
    ['a', 'REFUSED', 'Please enter a question.', 'The right answer must be one of the options.'],
  ],
])('%s', (_what, row, expected) => {
  expect(plan([row], [question('old'), question('other')])).toEqual([expected]);
});

test('what comes twice in a file is refused the second time', () => {
  const rows = [question('a'), question('b', { question: 'what  does A ask?' }), question('a', { question: 'Else?' })];
  expect(plan(rows)).toEqual([
    ['a', 'ADDED'],
    ['b', 'REFUSED', 'Row 1 asks the same question.'],
    ['a', 'REFUSED', 'Row 1 has the same id.'],
  ]);
});

test('blank texts are not called the same', () => {
  const blank = question('', { question: '' });
  expect(plan([blank, blank])).toEqual([
    [null, 'REFUSED', 'Please enter a question.'],
    [null, 'REFUSED', 'Please enter a question.'],
  ]);
});

test('two questions may change their texts for one another, and a new one may take a text that is given up', () => {
  const bank = [question('a'), question('b'), question('c')];
  const rows = [
    question('a', { question: 'What does b ask?' }),
    question('b', { question: 'What does a ask?' }),
    question('c', { question: 'Something else?' }),
    question('c', { id: 'd' }),
  ];
  expect(plan(rows, bank)).toEqual([
    ['a', 'CHANGED'],
    ['b', 'CHANGED'],
    ['c', 'CHANGED'],
    ['d', 'ADDED'],
  ]);
});

test('the rows are numbered from 1', () => {
  expect(planImport([question('a'), question('b')], []).map(({ row }) => row)).toEqual([1, 2]);
});
