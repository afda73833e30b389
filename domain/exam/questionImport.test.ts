import { type ExamQuestion } from './examQuestion.ts';
import { answerMeanings, planImport, type QuestionRow } from './questionImport.ts';

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

/** The outcome of each row, with its problems. */
const plan = (rows: readonly QuestionRow[], bank: readonly ExamQuestion[] = []) =>
  planImport(rows, bank).map(({ id, outcome, problems }) => [id, outcome, ...problems.map(({ message }) => message)]);

test.each([
  ['a new one without an id', question('a', { id: ' ' }), [null, 'ADDED']],
  ['a new one with an id', question('new-1', { id: ' new-1 ' }), ['new-1', 'ADDED']],
  ['an unchanged question', question('old', { topic: ' Call for fire' }), ['old', 'UNCHANGED']],
  [
    'one with blanks around its texts',
    question('old', {
      question: ' What does old ask? ',
      explanation: 'Two it is.\n',
      citation: ' ATP 3-09.30, chapter 4',
    }),
    ['old', 'UNCHANGED'],
  ],
  ['a changed question', question('old', { question: 'WHAT does old ask?' }), ['old', 'CHANGED']],
  ['a question known by its texts', question('old', { id: '' }), ['old', 'UNCHANGED']],
  [
    'a question that the bank has under another id',
    question('old', { id: 'new' }),
    ['new', 'REFUSED', 'The bank already has this question, as old. To change it, put that id in the row.'],
  ],
  [
    'a question that the bank has with other options',
    question('old', { id: '', options: ['1', 'Two', '3', '4'] }),
    [null, 'REFUSED', 'The bank already has this question, as old. To change it, put that id in the row.'],
  ],
  [
    'a question that the bank has, and that is wrong in itself',
    question('old', { id: '', answerText: '2' }),
    [
      null,
      'REFUSED',
      'The bank already has this question, as old. To change it, put that id in the row.',
      'The right answer must be one of the options.',
    ],
  ],
  ['an id of 60 characters', question('a', { id: 'a'.repeat(60) }), ['a'.repeat(60), 'ADDED']],
  [
    'an id of 61 characters',
    question('a', { id: 'a'.repeat(61) }),
    ['a'.repeat(61), 'REFUSED', 'Id must have 1 to 60 letters, digits, hyphens or underscores.'],
  ],
  [
    'an id that cannot be one',
    question('a', { id: 'a b' }),
    ['a b', 'REFUSED', 'Id must have 1 to 60 letters, digits, hyphens or underscores.'],
  ],
  [
    'a text that is blank and an answer that is no option',
    question('a', { question: ' ', answerText: '2' }),
    ['a', 'REFUSED', 'Enter the question.', 'The right answer must be one of the options.'],
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

test('a problem is that of its field', () => {
  const rows = [question('a'), question('a'), question('a b', { question: 'Else?' })];
  const fields = planImport(rows, []).map(({ problems }) => problems.map(({ field }) => field));
  expect(fields).toEqual([[], ['id', 'question'], ['id']]);
});

test('blank texts are not called the same', () => {
  const blank = question('', { question: '' });
  expect(plan([blank, blank])).toEqual([
    [null, 'REFUSED', 'Enter the question.'],
    [null, 'REFUSED', 'Enter the question.'],
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

test('the rows are numbered from 1, or as the file numbers them', () => {
  expect(planImport([question('a'), question('b')], []).map(({ row }) => row)).toEqual([1, 2]);
  const inFile = [
    { ...question('a'), row: 3 },
    { ...question('a'), row: 7 },
  ];
  expect(planImport(inFile, []).map(({ row, problems }) => [row, ...problems.map(({ message }) => message)])).toEqual([
    [3],
    [7, 'Row 3 has the same id.', 'Row 3 asks the same question.'],
  ]);
});

test('what comes twice is found whatever numbers its rows are said to have', () => {
  const rows = [question('a'), question('a')].map((one) => ({ ...one, row: 2 }));
  expect(plan(rows)).toEqual([
    ['a', 'ADDED'],
    ['a', 'REFUSED', 'Row 1 has the same id.', 'Row 1 asks the same question.'],
  ]);
  expect(planImport(rows, []).map(({ row }) => row)).toEqual([1, 2]);
});

test.each([
  ['two', 'Two'],
  ['B', 'Two'],
  ['d.', 'Four'],
  ['Option c', 'Three'],
])('the right answer may be written %s', (answerText, read) => {
  expect(planImport([question('a', { answerText })], [])[0]).toMatchObject({
    outcome: 'ADDED',
    content: { answerText: read },
  });
});

test('the letter of a blank option is not one of the options', () => {
  const row = question('a', { options: ['One', '', 'Three', 'Four'], answerText: 'B' });
  expect(plan([row])).toEqual([['a', 'REFUSED', 'Enter 4 options.', 'The right answer must be one of the options.']]);
});

test('a letter that is an option itself is that option', () => {
  const row = question('a', { options: ['D', 'c', 'B', 'A'], answerText: 'C' });
  expect(planImport([row], [])[0]?.content.answerText).toBe('c');
});

test.each([
  ['B', ['C', 'A', 'B', 'D'], { byLetter: 'A', byText: 'B' }],
  ['option b', ['C', 'A', 'Option B', 'D'], { byLetter: 'A', byText: 'Option B' }],
  [' a.', ['C', 'A.', 'B', 'D'], { byLetter: 'C', byText: 'A.' }],
  ['B', ['A', 'B', 'C', 'D'], null],
  ['B', ['One', 'Two', 'Three', 'Four'], null],
  ['Two', ['One', 'Two', 'Three', 'Four'], null],
  ['E', ['E', 'Two', 'Three', 'Four'], null],
  ['B', ['B', '', 'Three', 'Four'], null],
  ['', ['B', '', 'Three', 'Four'], null],
])('the right answer %j among %j could mean %j', (answerText, options, meanings) => {
  expect(answerMeanings({ answerText, options })).toEqual(meanings);
});

test('what could mean two options is the one with the text once it is said in full', () => {
  const options = ['C', 'A', 'B', 'D'];
  for (const answerText of options) {
    expect(planImport([question('a', { options, answerText })], [])[0]?.content.answerText).toBe(answerText);
  }
});

test.each([
  ['31 JAN 2027', ['a', 'ADDED']],
  ['1/31/2027', ['a', 'ADDED']],
  ['none', ['a', 'REFUSED', 'Enter the review date.']],
  [' ', ['a', 'REFUSED', 'Enter the review date.']],
  [
    '2027-02-30',
    [
      'a',
      'REFUSED',
      'Review date must be a real date such as 05 JAN 2026, 2026-01-05 or 01/05/2026, not "2027-02-30".',
    ],
  ],
])('the review date %s', (reviewDate, expected) => {
  expect(plan([question('a', { reviewDate })])).toEqual([expected]);
});

test('a review date that cannot be read stands as it was written, beside what else is wrong', () => {
  const [planned] = planImport([question('a', { topic: '', reviewDate: 'soon' })], []);
  expect(planned?.content.reviewDate).toBe('soon');
  expect(planned?.problems).toEqual([
    { field: 'topic', message: 'Enter the topic.' },
    { field: 'reviewDate', message: expect.stringContaining('not "soon"') },
  ]);
});

test.each([
  [undefined, false, []],
  [' ', false, []],
  ['no', false, []],
  ['Yes', true, []],
  ['maybe', false, [{ field: 'retired', message: 'Retired must be yes or no, not "maybe".' }]],
])('retired: %p', (retired, isRetired, problems) => {
  const row = retired === undefined ? question('a') : { ...question('a'), retired };
  expect(planImport([row], [])[0]).toMatchObject({ retired: isRetired, problems });
});
