import { xlsxOf } from '../../app/export/xlsx.ts';
import type { FileQuestion } from './questionColumns.ts';
import { questionsFromCsv, questionsToCsv } from './questionsCsv.ts';
import { questionsFromJson, questionsToJson } from './questionsJson.ts';
import { questionsFromXlsx, questionsToXlsx } from './questionsXlsx.ts';

const QUESTIONS: FileQuestion[] = [
  {
    id: 'call-for-fire-001',
    question: 'First line,\n"second" line; é 🎯',
    options: ['-100', '=SUM(A1)\n"on two lines"', "'quoted'", '＝1'],
    answerText: '-100',
    topic: "''=1",
    explanation: "'-100, as was said",
    citation: '_x0041_ and _x005F_',
    reviewDate: '2027-01-11',
    retired: 'yes',
  },
  {
    id: '',
    question: 'Q?',
    options: ['a', 'b', 'c', ''],
    answerText: '',
    topic: '',
    explanation: '',
    citation: '',
    reviewDate: '11/01/2027',
    retired: '',
  },
];

test('what is exported as CSV is imported as it was', async () => {
  expect(await questionsFromCsv(await questionsToCsv(QUESTIONS))).toEqual(QUESTIONS);
});

test('a spreadsheet gets nothing to calculate', async () => {
  const csv = await questionsToCsv(QUESTIONS);
  expect(csv).toContain("'=SUM(A1)");
  expect(csv).toContain("'-100");
});

test('what is exported for Excel is imported as it was', async () => {
  expect(await questionsFromXlsx(await questionsToXlsx(QUESTIONS))).toEqual(QUESTIONS);
});

test('a number, a date and an empty line that a spreadsheet left in a file are read as texts', async () => {
  const { default: writeXlsxFile } = await import('write-excel-file/universal');
  const names = [
    'question',
    'optionA',
    'optionB',
    'optionC',
    'optionD',
    'answerText',
    'topic',
    'explanation',
    'citation',
  ];
  const file = await writeXlsxFile([
    [{ value: 'reviewDate' }, ...names.map((value) => ({ value }))],
    [
      { value: new Date('2027-01-31T00:00:00Z'), type: Date, format: 'dd mmm yyyy' },
      { value: 'Q?' },
      { value: 100 },
      ...['b', 'c', 'd', '100', 't', 'e', 'm'].map((value) => ({ value })),
    ],
    [{ value: ' ' }],
  ]).toBlob();
  expect(await questionsFromXlsx(file)).toEqual([
    {
      id: '',
      question: 'Q?',
      options: ['100', 'b', 'c', 'd'],
      answerText: '100',
      topic: 't',
      explanation: 'e',
      citation: 'm',
      reviewDate: '2027-01-31',
      retired: '',
    },
  ]);
});

test('a file for Excel that is none, or has other columns, says so', async () => {
  await expect(questionsFromXlsx(new Blob(['no zip']))).rejects.toThrow('The file is not a valid XLSX file.');
  const other = await xlsxOf({ headers: ['question'], lines: [['Q?']] });
  await expect(questionsFromXlsx(other)).rejects.toThrow(
    'The file has no column option A, option B, option C, option D, answer text, topic, explanation, citation, review date.',
  );
});

test('what is exported as JSON is imported as it was', () => {
  expect(questionsFromJson(questionsToJson(QUESTIONS))).toEqual(QUESTIONS);
});

test.each([
  ['id;question', /no column option A, option B/],
  ['Frage,A\nWas?,das', /no column question, option A/],
  ['', /no column/],
])('a CSV file %j says what is missing', async (text, message) => {
  await expect(questionsFromCsv(text)).rejects.toThrow(message);
});

/** What a line of letters is read as. */
const SHORTEST = {
  id: '',
  question: 'Q?',
  options: ['a', 'b', 'c', 'd'],
  answerText: 'a',
  topic: 't',
  explanation: 'e',
  citation: 'm',
  reviewDate: '2027-01-01',
  retired: '',
};

test('columns may stand in any order, and id and retired may be left out; empty lines do not count', async () => {
  const text =
    'reviewDate,question,optionA,optionB,optionC,optionD,answerText,topic,explanation,citation\n2027-01-01,Q?,a,b,c,d,a,t,e,m\n\n';
  expect(await questionsFromCsv(text)).toEqual([SHORTEST]);
});

describe('headings may be written otherwise', () => {
  const headings = [
    'Question',
    'Option A',
    'option b',
    'OPTION-C',
    'option_d',
    'Answer text',
    'TOPIC',
    ' Explanation ',
  ];
  const names = [...headings, 'citation', 'review date', 'ID'];
  const cells = ['Q?', 'a', 'b', 'c', 'd', 'a', 't', 'e', 'm', '2027-01-01', 'fires-1'];
  const expected = { ...SHORTEST, id: 'fires-1' };

  test('in a CSV file', async () => {
    expect(await questionsFromCsv([names.join(), cells.join()].join('\n'))).toEqual([expected]);
  });

  test('in a file for Excel', async () => {
    expect(await questionsFromXlsx(await xlsxOf({ headers: names, lines: [cells] }))).toEqual([expected]);
  });
});

test.each(['{', '{"questions":[]}', '"text"'])('the JSON file %s is refused as a whole', (text) => {
  expect(() => questionsFromJson(text)).toThrow(/The file/);
});

test('a row of a JSON file that is no question is left for the report', () => {
  const blank = { ...QUESTIONS[1], question: '', options: [], reviewDate: '' };
  expect(questionsFromJson('[null, 4, {"options": {}}]')).toEqual([blank, blank, blank]);
  expect(questionsFromJson('[{"options": [100, 200], "retired": true}]')).toEqual([
    { ...blank, options: ['100', '200'], retired: 'true' },
  ]);
});
