import writeXlsxFile from 'write-excel-file/universal';
import { tableCsv, tableOf } from '../../../app/tables/export/tableFiles.ts';
import { xlsxOf } from '../../../app/tables/export/xlsx.ts';
import { type FileQuestion, QUESTION_EXPORT } from './questionColumns.ts';
import { questionsFromJson, questionsToJson } from './questionsJson.ts';
import { readQuestionFile } from './readQuestionFile.ts';

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

const csv = (text: BlobPart, name = 'questions.csv') => readQuestionFile(new File([text], name));
const xlsx = (file: Blob) => readQuestionFile(new File([file], 'questions.xlsx'));
const inRows = (questions: readonly FileQuestion[], first: number) =>
  questions.map((question, index) => ({ row: first + index, ...question }));

test('what is exported as CSV is imported as it was', async () => {
  expect((await csv(await tableCsv(QUESTION_EXPORT, QUESTIONS))).questions).toEqual(inRows(QUESTIONS, 2));
});

test('a spreadsheet gets nothing to calculate', async () => {
  const text = await tableCsv(QUESTION_EXPORT, QUESTIONS);
  expect(text).toContain("'=SUM(A1)");
  expect(text).toContain("'-100");
});

test('what is exported for Excel is imported as it was', async () => {
  const { questions } = await xlsx(xlsxOf(tableOf('Exam questions', QUESTION_EXPORT, QUESTIONS)));
  expect(questions).toEqual(inRows(QUESTIONS, 2));
});

test('what is exported as JSON is imported as it was', async () => {
  const { questions } = await csv(questionsToJson(QUESTIONS), 'questions.json');
  expect(questions).toEqual(inRows(QUESTIONS, 1));
});

const HEADINGS = 'question,optionA,optionB,optionC,optionD,answerText,topic,explanation,citation,reviewDate';
const LINE = 'Q?,a,b,c,d,a,t,e,m,2027-01-01';
/** The question in LINE. */
const SHORTEST = {
  row: 2,
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

test('numbers, dates, true and empty lines that a spreadsheet left in a file are read as texts, under the numbers of their rows', async () => {
  const texts = (values: string[]) => values.map((value) => ({ value }));
  const day = { value: new Date('2027-01-31T00:00:00Z'), type: Date, format: 'dd mmm yyyy' };
  const file = await writeXlsxFile([
    texts(['reviewDate', ...HEADINGS.split(',').slice(0, -1)]),
    texts([' ']),
    [day, { value: 'Q?' }, { value: 100 }, { value: true }, ...texts(['c', 'd', '100', 't', 'e', 'm'])],
  ]).toBlob();
  expect((await xlsx(file)).questions).toEqual([
    { ...SHORTEST, row: 3, options: ['100', 'TRUE', 'c', 'd'], answerText: '100', reviewDate: '2027-01-31' },
  ]);
});

test.each([
  ['a mark of its encoding, semicolons, Windows lines and quotes', '\uFEFF', ';', '"', '\r\n', 'questions.csv'],
  ["Excel's line about the separator", 'sep=;\r\n', ';', '', '\r\n', 'questions.csv'],
  ['tabs', '', '\t', '', '\n', 'questions.txt'],
])('a file with %s is read', async (_, start, separator, quote, end, name) => {
  const lines = [HEADINGS, LINE].map((line) =>
    line
      .split(',')
      .map((cell) => `${quote}${cell}${quote}`)
      .join(separator),
  );
  expect((await csv(start + lines.join(end) + end, name)).questions).toEqual([SHORTEST]);
});

test('rows have the numbers that a spreadsheet shows, below a title, blank lines and texts of several lines', async () => {
  const { questions } = await csv(`Our questions\n\n${HEADINGS}\n"Q\n1",${LINE}\n,,\n${LINE}\n`.replace('1",Q?', '1"'));
  expect(questions.map(({ row, question }) => [row, question])).toEqual([
    [4, 'Q\n1'],
    [6, 'Q?'],
  ]);
});

test('cells at the end of a line may be missing, as Excel leaves out blank ones', async () => {
  expect((await csv(`${HEADINGS},retired,id\n${LINE}\n`)).questions).toEqual([SHORTEST]);
});

test('a line with a comma that is not in quotation marks is not taken for what it does not say', async () => {
  await expect(csv(`${HEADINGS}\n${LINE}\n${LINE}, and more\n`)).rejects.toThrow(
    'Row 3 has more cells than the headings. Put text that has commas in quotation marks.',
  );
});

test('what is not imported is told', async () => {
  const { note } = await csv(`${HEADINGS},Author,,topic\n${LINE},Vega,,t\n`);
  expect(note).toBe('Not imported: column K Author, column M topic.');
  const book = await writeXlsxFile([
    { sheet: 'Read me', data: [['How to'], ['fill it in']] },
    { sheet: 'Bank', data: [HEADINGS, LINE].map((line) => line.split(',')) },
  ]).toBlob();
  expect(await xlsx(book)).toMatchObject({ questions: [SHORTEST], note: 'Not imported: sheet Read me.' });
});

test('a sheet with too many rows is told of, whether it is the one with the questions or another', async () => {
  const lines = (count: number) =>
    [HEADINGS, ...Array.from({ length: count }, () => LINE)].map((line) => line.split(','));
  const tooLong = { sheet: 'Old', data: lines(1001) };
  const said = 'Sheet Old has 1001 rows. One import can have at most 1000.';
  const bank = await writeXlsxFile([{ sheet: 'Bank', data: lines(1) }, tooLong]).toBlob();
  expect(await xlsx(bank)).toMatchObject({ questions: [SHORTEST], note: said });
  const help = await writeXlsxFile([{ sheet: 'Read me', data: [['How to'], ['fill it in']] }, tooLong]).toBlob();
  await expect(xlsx(help)).rejects.toThrow(said);
});

test.each([
  [HEADINGS, LINE],
  ['Question,Option A,option b,OPTION-C,option_d,Answer text,TOPIC, Explanation ,Citation,review date', LINE],
  [HEADINGS.replace('answerText', 'Right answer'), LINE],
  [
    'reviewDate,answerText,question,optionA,optionB,optionC,optionD,topic,explanation,citation',
    '2027-01-01,a,Q?,a,b,c,d,t,e,m',
  ],
])('the headings %s are known', async (headings, line) => {
  expect((await csv([headings, line, '', ''].join('\n'))).questions).toEqual([SHORTEST]);
  const table = xlsxOf({ name: 'Questions', headers: headings.split(','), lines: [line.split(',')] });
  expect((await xlsx(table)).questions).toEqual([SHORTEST]);
});

test.each([
  ['id;question\n1;Q?', /no column option A, option B, option C, option D, answer text, topic, explanation/],
  ['Frage,A\nWas?,das', /no column question, option A/],
  [HEADINGS, /has no rows below its headings/],
  ['', 'questions.csv is empty.'],
  [`${HEADINGS}\n${`${LINE}\n`.repeat(10_000)}`, 'The file has 10000 rows. One import can have at most 1000.'],
])('a CSV file says what is missing or too much', async (text, message) => {
  await expect(csv(text)).rejects.toThrow(message);
});

test('a file for Excel that is none, or has other columns, says so', async () => {
  await expect(xlsx(new Blob([Uint8Array.of(0x50, 0x4b, 3, 4, 0)]))).rejects.toThrow('broken or incomplete');
  const other = xlsxOf({ name: 'Questions', headers: ['question'], lines: [['Q?']] });
  await expect(xlsx(other)).rejects.toThrow(
    'The file has no column option A, option B, option C, option D, answer text, topic, explanation, citation, review date.',
  );
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
