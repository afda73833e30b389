import { strToU8, zipSync } from 'fflate';
import writeXlsxFile from 'write-excel-file/universal';
import { hiddenText, HiddenRows } from '../../../app/imports/hiddenRows.ts';
import { type BookCell, type BookRow, workbookOf } from '../../../testing/workbook.ts';
import { LetterMeaning, openQuestions, type QuestionReading, readAs, isUnclear, rowsToSend } from './openQuestions.ts';
import { readQuestionFile } from './readQuestionFile.ts';

const read = (content: BlobPart, name = 'questions.txt') => readQuestionFile(new File([content], name));
const opened = async (content: BlobPart, name?: string) => openQuestions(await read(content, name), null);
const sent = async (content: BlobPart, reading: Partial<QuestionReading>, name?: string) => {
  const open = readAs(await opened(content, name), reading);
  return { isUnclear: isUnclear(open), rows: rowsToSend(open) };
};

const HEADINGS = ['question', 'optionA', 'optionB', 'optionC', 'optionD', 'answerText', 'topic'];
const REST = ['explanation', 'citation', 'reviewDate'];
const END = ['Because.', 'Unit SOP', '2027-01-05'];
type Cell = string | { value: number | Date; type: NumberConstructor | DateConstructor; format: string };
const number = (value: number, format: string): Cell => ({ value, type: Number, format });
const xlsx = async (cells: readonly Cell[]) =>
  writeXlsxFile([
    [...HEADINGS, ...REST],
    ['Q?', ...cells, 'Topic', ...END],
  ]).toBlob();
const csv = (cells: readonly string[]) =>
  [
    [...HEADINGS, ...REST],
    ['Q?', ...cells, 'Topic', ...END],
  ]
    .map((line) => line.join(','))
    .join('\n');

describe('an Excel file has the texts that its cells show', () => {
  it.each([
    ['percents', [0.1, 0.3, 0.5, 0.9, 0.1], '0%', ['10%', '30%', '50%', '90%', '10%']],
    ['decimals', [0.5, 1, 1.25, 2, 1], '0.00', ['0.50', '1.00', '1.25', '2.00', '1.00']],
    ['leading zeros', [1, 20, 300, 4000, 20], '0000', ['0001', '0020', '0300', '4000', '0020']],
    ['groups of digits', [1000, 20_000, 3, -4, 3], '#,##0', ['1,000', '20,000', '3', '-4', '3']],
    ['units', [20, 40, 80, 160, 80], '0" mils"', ['20 mils', '40 mils', '80 mils', '160 mils', '80 mils']],
    ['fractions', [0.5, 0.25, 1.5, 2, 0.5], '# ?/?', ['1/2', '1/4', '1 1/2', '2', '1/2']],
    ['powers of ten', [100_000, 2, 30, 4, 2], '0.0E+00', ['1.0E+05', '2.0E+00', '3.0E+01', '4.0E+00', '2.0E+00']],
    ['plain numbers', [0.1 + 0.2, 1234567890, 3, 4.5, 3], 'General', ['0.3', '1234567890', '3', '4.5', '3']],
  ])('with %s', async (_, values, format, shown) => {
    const { questions, turned, letters } = await read(
      await xlsx(values.map((value) => number(value, format))),
      'q.xlsx',
    );
    expect([...(questions[0]?.options ?? []), questions[0]?.answerText]).toEqual(shown);
    expect([turned, letters]).toEqual([[], []]);
  });
});

describe('a text that a spreadsheet has turned into a date or a time is asked about', () => {
  const day = (text: string, format: string): Cell => ({ value: new Date(`${text}T00:00:00Z`), type: Date, format });
  const cells = [day('2026-03-05', 'd-mmm'), '4-6', day('2026-12-01', 'd-mmm'), 'none', day('2026-03-05', 'd-mmm')];

  it('in an Excel file, by how its cells are formatted', async () => {
    const open = await opened(await xlsx(cells), 'q.xlsx');
    expect(isUnclear(open)).toBe(true);
    expect(open.file.turned.map(({ row, column, readings }) => [row, column, readings[0]])).toEqual([
      [2, 'optionA', '5-Mar'],
      [2, 'optionC', '1-Dec'],
      [2, 'answerText', '5-Mar'],
    ]);
  });

  it.each([
    [0, ['5-Mar', '4-6', '1-Dec', 'none'], '5-Mar'],
    [1, ['3-5', '4-6', '12-1', 'none'], '3-5'],
    [2, ['3/5', '4-6', '12/1', 'none'], '3/5'],
  ])('and one choice, the one at %d, settles it for the file', async (DATE, options, answerText) => {
    const turned = { DATE, TIME: null };
    expect(await sent(await xlsx(cells), { turned }, 'q.xlsx')).toMatchObject({
      isUnclear: false,
      rows: [{ options, answerText, reviewDate: '2027-01-05' }],
    });
  });

  it('also with a year, and a ratio that became a time', async () => {
    const bytes = await xlsx([
      day('2026-01-02', 'm/d/yyyy'),
      day('2045-12-01', 'mmm-yy'),
      number(3 / 24 + 1 / 1440, 'h:mm'),
      'x',
      'x',
    ]);
    expect((await read(bytes, 'q.xlsx')).turned.map(({ kind, readings }) => [kind, ...readings])).toEqual([
      ['DATE', '1/2/2026', '1-2-2026', '1/2/2026'],
      ['DATE', 'Dec-45', '12-45', '12/45'],
      ['TIME', '3:01', '3:1'],
    ]);
    const { rows } = await sent(bytes, { turned: { DATE: 1, TIME: 1 } }, 'q.xlsx');
    expect(rows[0]?.options).toEqual(['1-2-2026', '12-45', '3:1', 'x']);
  });

  it('in a CSV file that Excel has saved', async () => {
    const { file } = await opened(csv(['5-Mar', '4-6', '3:01', '15:30', '4-6']), 'q.csv');
    expect(file.turned.map(({ column, kind }) => [column, kind])).toEqual([
      ['optionA', 'DATE'],
      ['optionC', 'TIME'],
    ]);
  });

  it('and no review date is, nor a time that cannot have been anything else', async () => {
    const bytes = await xlsx([number(15.5 / 24, 'h:mm'), 'b', 'c', 'd', 'b']);
    const open = await opened(bytes, 'q.xlsx');
    expect([open.file.questions[0]?.options[0], open.file.turned, isUnclear(open)]).toEqual(['15:30', [], false]);
  });
});

describe('a right answer that is a letter and the text of another option is asked about', () => {
  const file = csv(['C', 'A', 'B', 'D', 'B']);

  it('and never guessed', async () => {
    const open = await opened(file, 'q.csv');
    expect([isUnclear(open), open.file.letters]).toEqual([
      true,
      [{ row: 2, answerText: 'B', byLetter: 'A', byText: 'B' }],
    ]);
  });

  it.each([
    [LetterMeaning.LETTER, 'A'],
    [LetterMeaning.TEXT, 'B'],
  ])('and %s says which is meant', async (letters, answerText) => {
    expect(await sent(file, { letters }, 'q.csv')).toMatchObject({ isUnclear: false, rows: [{ answerText }] });
  });

  it('also in JSON, but not where both are one option, or only one of them is one', async () => {
    const json = (options: string[], answerText: string) => JSON.stringify([{ options, answerText }]);
    expect((await read(json(['C', 'A', 'B', 'D'], 'option b'), 'q.json')).letters).toEqual([]);
    expect((await read(json(['C', 'A', 'B', 'D'], 'b'), 'q.json')).letters).toHaveLength(1);
    expect((await read(json(['A', 'B', 'C', 'D'], 'B'), 'q.json')).letters).toEqual([]);
    expect((await read(json(['North', 'B', 'South', 'West'], 'B'), 'q.json')).letters).toEqual([]);
    expect((await read(json(['North', 'East', 'South', 'West'], 'B'), 'q.json')).letters).toEqual([]);
  });
});

/** A question in Aiken format. The third option is right. */
const AIKEN = 'Which is the third?\nA. First\nB) Second\nC. Third: yes\nD.Fourth\nANSWER: C\n';

describe('a file in the format Aiken', () => {
  it.each([
    ['as it is', AIKEN],
    [
      'with the lines of Windows, blank lines and a mark of its encoding',
      `\uFEFF\n${AIKEN.replaceAll('\n', '\r\n')}\r\n`,
    ],
  ])('is recognized by its content, %s', async (_, text) => {
    for (const name of ['aiken.txt', 'aiken.csv']) {
      expect(await read(text, name)).toMatchObject({
        questions: [
          {
            row: 1,
            question: 'Which is the third?',
            options: ['First', 'Second', 'Third: yes', 'Fourth'],
            answerText: 'Third: yes',
          },
        ],
        lacks: ['topic', 'explanation', 'citation', 'reviewDate'],
        letters: [],
      });
    }
  });

  it('means its letter, whatever the options say, and asks once for what it has no place for', async () => {
    const text = AIKEN.replace('First', 'C').repeat(2).replace('Which is', 'What is');
    expect(isUnclear(await opened(text))).toBe(true);
    const lacked = { topic: 'T', explanation: 'E', citation: 'C', reviewDate: '2027-01-05' };
    const { isUnclear: isOpen, rows } = await sent(text, { lacked });
    expect([isOpen, rows.map(({ row, answerText }) => [row, answerText])]).toEqual([
      false,
      [
        [1, 'Third: yes'],
        [2, 'Third: yes'],
      ],
    ]);
    expect(rows[1]).toMatchObject(lacked);
    expect(isUnclear(readAs(await opened(text), { lacked: { ...lacked, citation: ' ' } }))).toBe(true);
  });

  it('keeps what is incomplete for the report', async () => {
    const { questions } = await read(`Half?\nA. One\nANSWER: B\n${AIKEN}`);
    expect(questions.map(({ question, options, answerText }) => [question, options.length, answerText])).toEqual([
      ['Half?', 1, 'B'],
      ['Which is the third?', 4, 'Third: yes'],
    ]);
  });
});

const GIFT = '::T::Which \\= is right? {\n~One\n=Two\n~Three \\{3\\}\n~Four\n}\n';

describe('a file in the format GIFT', () => {
  it('is recognized by its content, with remarks, titles and signs that mean themselves', async () => {
    for (const name of ['bank.gift', 'bank.txt']) {
      expect(await read(`// a remark {=x}\n${GIFT}`, name)).toMatchObject({
        questions: [
          { row: 1, question: 'Which = is right?', options: ['One', 'Two', 'Three {3}', 'Four'], answerText: 'Two' },
        ],
        lacks: ['topic', 'explanation', 'citation', 'reviewDate'],
      });
    }
  });

  it('has topics as categories and explanations as feedback, and asks only for what some question lacks', async () => {
    const text = `$CATEGORY: Unit/Call for fire\n\n${GIFT.replace('\n}', '\n####Two it is.\n}')}\nNext {~a =b#Since b. ~c ~d}`;
    const { questions, lacks } = await read(text);
    expect(questions.map(({ topic, explanation, answerText }) => [topic, explanation, answerText])).toEqual([
      ['Call for fire', 'Two it is.', 'Two'],
      ['Call for fire', 'Since b.', 'b'],
    ]);
    expect(lacks).toEqual(['citation', 'reviewDate']);
  });

  it.each([
    ['weights', 'Q {~%100%a ~%-50%b ~c ~d}', ['a', 'b', 'c', 'd'], 'a'],
    ['several right ones', 'Q {~%50%a ~%50%b ~c ~d}', ['a', 'b', 'c', 'd'], ''],
    ['a sentence that goes on', 'Fire {~a =b ~c ~d} effect.', ['a', 'b', 'c', 'd'], 'b'],
    ['right ones alone', 'Q {=a =b}', [], ''],
    ['pairs', 'Q {=a -> 1 =b -> 2 ~x}', [], ''],
    ['no answers', `Q {}\n\n${GIFT}`, [], ''],
  ])('with %s', async (_, text, options, answerText) => {
    expect((await read(text)).questions[0]).toMatchObject({ options, answerText });
  });
});

test('a CSV file stays one, whatever stands in its texts', async () => {
  const text = csv(['{=a}', '~b', 'A. c', 'd', 'd']).replace('Because.', '"x\nANSWER: B"');
  expect((await read(text, 'q.csv')).questions[0]?.options).toEqual(['{=a}', '~b', 'A. c', 'd']);
});

const wide = (text: string) => Uint8Array.from(Array.from(text, (letter) => [letter.charCodeAt(0), 0]).flat());
const container = (name: string) =>
  new Blob([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), wide(name)]);

test.each([
  [
    'Excel of 1997',
    container('Workbook'),
    /^This is an old Excel file .* Save it as \.xlsx or \.csv: in Excel, choose/,
  ],
  ['Excel with a password', container('EncryptedPackage'), /has a password\. Save it without one/],
  ['Excel of 1993', Uint8Array.of(0x09, 0x04, 0x06, 0x00, 0, 0, 0x10, 0), /^This is an old Excel file/],
  ['a binary Excel file', zipSync({ 'xl/workbook.bin': strToU8('x') }), /^This is a binary Excel file \(\.xlsb\)/],
  [
    'OpenDocument',
    zipSync({
      mimetype: strToU8('application/x'),
      'content.xml': strToU8('<x/>'),
      'META-INF/manifest.xml': strToU8('<x/>'),
    }),
    /^This is an OpenDocument spreadsheet \(\.ods\)\. Save it as \.xlsx or \.csv: in LibreOffice/,
  ],
  ['Numbers', zipSync({ 'Index/Document.iwa': strToU8('x') }), /^This is a Numbers spreadsheet/],
  [
    'Excel of 2003 in XML',
    '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
    /in XML/,
  ],
  ['a web page', '\r\n<HTML><table><tr><td>1</td></tr></table>', /^This is a web page, although its name may end in/],
])('a file of %s is called what it is, whatever its name', async (_, content, message) => {
  for (const name of ['a.xls', 'a.xlsx', 'a.csv', 'a.ods', 'a']) {
    await expect(read(content, name)).rejects.toThrow(message);
  }
});

test('a text that is named .xls is read as the table that it is', async () => {
  const text = csv(['a', 'b', 'c', 'd', 'a']).replaceAll(',', '\t');
  expect((await read(text, 'export.xls')).questions).toHaveLength(1);
});

test.each([
  ['lists that lie in one another', '['.repeat(1_000_000), 'Its lists are nested too deep'],
  ['too many questions', JSON.stringify(Array(1001).fill(null)), 'The file has 1001 questions; at most 1000'],
  [
    'a text that no question can have',
    JSON.stringify([{ question: 'x'.repeat(32_768) }]),
    'Question 1 has more than 32,767',
  ],
])('a JSON file with %s is refused', async (_, text, message) => {
  await expect(read(text, 'q.json')).rejects.toThrow(message);
});

test('a file of a hundred thousand questions is refused for their number', async () => {
  await expect(read(AIKEN.repeat(100_000))).rejects.toThrow('The file has 100000 questions; at most 1000');
});

describe('an Excel file as people leave it', () => {
  const ALL = [...HEADINGS, ...REST];
  const line = (question: string, answer: BookCell = 'One', reviewed: BookCell = '2027-01-05'): BookCell[] => [
    ...[question, 'One', 'Two', 'Three', 'Four', answer, 'Topic', 'Because.', 'Unit SOP', reviewed],
  ];
  const openedBook = async (rows: readonly BookRow[]) => openQuestions(await readQuestionFile(workbookOf(rows)), null);

  it('asks about the rows that it hides, before they count', async () => {
    const hidden = { cells: line('Hidden?'), attributes: 'hidden="1"' };
    const open = await openedBook([ALL, line('Shown?'), hidden]);
    expect([hiddenText(open.file.hidden), isUnclear(open)]).toEqual(['Row 3 is hidden in the file (Hidden?).', true]);
    const sentWith = (choice: HiddenRows) => {
      const read = readAs(open, { hidden: choice });
      return [isUnclear(read), rowsToSend(read).map(({ row }) => row)];
    };
    expect([sentWith(HiddenRows.IMPORT), sentWith(HiddenRows.LEAVE)]).toEqual([
      [false, [2, 3]],
      [false, [2]],
    ]);
  });

  it('is refused with a formula without a result in a column that is read', async () => {
    const formula = { formula: 'B2' };
    await expect(openedBook([ALL, line('Q?', formula), line('R?', formula)])).rejects.toThrow(
      'Column answerText has formulas without results (2 cells). Open and save the file in Excel.',
    );
    const [first, second] = [
      [...ALL, 'Number'],
      [...line('Q?'), formula],
    ];
    expect((await openedBook([first, second])).file.questions).toHaveLength(1);
  });

  it('asks which day a month means, and takes a day with a time for the day', async () => {
    const open = await openedBook([
      ALL,
      line('Q?', 'One', { number: 46_327, format: 'mmm-yy' }),
      line('R?', 'One', { number: 46_325.68, format: 'm/d/yyyy h:mm' }),
    ]);
    expect(isUnclear(open)).toBe(true);
    const read = readAs(open, { days: { ...open.reading.days, months: { reviewDate: 'LAST' } } });
    expect([isUnclear(read), rowsToSend(read).map(({ reviewDate }) => reviewDate)]).toEqual([
      false,
      ['2026-11-30', '2026-10-30'],
    ]);
  });

  it('shows an option that is a month as it is shown', async () => {
    const month = { number: 46_327, format: 'mmmm yyyy' };
    const [question] = (await openedBook([ALL, line('Q?').with(1, month)])).file.questions;
    expect(question?.options[0]).toBe('November 2026');
  });

  it('names the lines above its headings', async () => {
    const open = await openedBook([['Questions of 2026'], ALL, line('Q?')]);
    expect(open.file.note).toBe('1 line above the headings is skipped: Questions of 2026 (row 1).');
  });
});
