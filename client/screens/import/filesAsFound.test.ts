/** Files with what people leave in them: hidden rows, ranks in names, formulas without results, months for dates. All people are invented. */
import type { Requirement } from '../../../domain/due/requirements.ts';
import { aRequirement, RIFLE_SCORE } from '../../../domain/due/testing.ts';
import { SPECIFICATION } from '../../../domain/policy/packs.ts';
import { wordKey } from '../../../domain/roster/rosterWordRules.ts';
import { hiddenText, HiddenRows } from '../../app/imports/hiddenRows.ts';
import { titlesText } from '../../app/imports/skippedText.ts';
import { type BookCell, type BookRow, workbookOf } from '../../testing/workbook.ts';
import { openRoster, readAs, withHiddenRows } from './openRoster.ts';
import { readRosterFile } from './readRosterFile.ts';
import { blankLines, rosterLines } from './rosterLines.ts';
import { rosterQuestions } from './rosterQuestions.ts';
import type { OpenRoster } from './rosterReading.ts';
import { rosterRows } from './rosterRows.ts';
import { meaningsOf, NO_MEANINGS, toRemember } from './rosterWords.ts';

const UNIT = { policy: SPECIFICATION, unitFields: [] };
const M4 = aRequirement({ id: 'requirement-m4', name: 'M4', ...RIFLE_SCORE, sets: 'RIFLE' });
const opened = async (
  rows: readonly BookRow[] | string,
  requirements: readonly Requirement[] = [],
  afterSheets = '',
) => {
  const file = typeof rows === 'string' ? new File([rows], 'roster.csv') : workbookOf(rows, { afterSheets });
  return openRoster(await readRosterFile({ file, unit: UNIT }), null, UNIT, NO_MEANINGS, requirements);
};
const asked = (roster: OpenRoster) => rosterQuestions(roster, UNIT);
const rowsOf = (roster: OpenRoster) => rosterRows(roster, UNIT);
const hidden = (...cells: string[]): BookRow => ({ cells, attributes: 'hidden="1"' });

describe('rows that the file hides', () => {
  const HEADINGS = ['Rank', 'Last Name', 'First Name', 'MI'];
  const ROWS: BookRow[] = [
    HEADINGS,
    ['SPC', 'Abernathy', 'Lou', 'K'],
    hidden('SFC', 'Winters', 'Mara', 'J'),
    ['PFC', 'Cho', 'Dana', 'NMN'],
    { cells: ['PV2', 'Ilic', 'Sven', 'P'], attributes: 'ht="0" customHeight="1"' },
    { cells: ['TOTAL', '4'], attributes: 'hidden="true"' },
  ];

  test('are told, and asked about before they count', async () => {
    const roster = await opened(ROWS);
    const { hidden: told, isOpen } = asked(roster);
    expect([hiddenText(told), isOpen]).toEqual(['Rows 3 and 5 are hidden in the file (SFC Winters, PV2 Ilic).', true]);
    const all = withHiddenRows(roster, HiddenRows.IMPORT);
    expect([rowsOf(all).map(({ row }) => row), asked(all).isOpen]).toEqual([[2, 3, 4, 5], false]);
    const shown = withHiddenRows(all, HiddenRows.LEAVE);
    expect([rowsOf(shown).map(({ row }) => row), asked(shown).isOpen]).toEqual([[2, 4], false]);
    // The question stays, and hidden rows don't count as blank lines.
    expect([asked(shown).hidden, blankLines(shown.file.sheets[0])]).toEqual([told, 0]);
    expect(rowsOf(withHiddenRows(shown, HiddenRows.IMPORT))).toHaveLength(4);
  });

  test('say nothing where all of them are nobody, and where the headings are hidden', async () => {
    const roster = await opened([
      hidden('AS OF 15 NOV'),
      hidden(...HEADINGS),
      ['SPC', 'Cho', 'Dana', 'K'],
      hidden('TOTAL', '1'),
    ]);
    expect([asked(roster).hidden, asked(roster).isOpen, rowsOf(roster).length]).toEqual([[], false, 1]);
  });

  test('are told by the whole name, and so many at a time', async () => {
    const people = Array.from({ length: 12 }, (_, at) => hidden(`SGT Pell${at}, Corin`, '1'));
    const { hidden: told } = asked(await opened([['Name', 'Team'], ['Cho, Dana', '1'], ...people]));
    expect(hiddenText(told.slice(0, 1))).toBe('Row 3 is hidden in the file (SGT Pell0).');
    expect(hiddenText(told)).toMatch(/^12 rows are hidden in the file \(SGT Pell0, .*, SGT Pell9, and 2 more\)\.$/);
  });

  test('of a file of events are asked about as well', async () => {
    const roster = await opened(
      [
        ['Name', 'Requirement', 'Done on', 'Result'],
        ['Cho, Dana', 'M4', '2026-03-03', '30'],
        hidden('Ilic, Sven', 'M4', '2026-03-03', '31'),
      ],
      [M4],
    );
    expect(asked(roster).hidden).toEqual([{ row: 3, name: 'Ilic' }]);
    expect(rowsOf(withHiddenRows(roster, HiddenRows.LEAVE))).toHaveLength(1);
  });
});

describe('a rank inside a name', () => {
  const names = (roster: OpenRoster) =>
    rowsOf(roster).map(({ lastName, firstName, middleName, rank }) => [lastName, firstName, middleName, rank]);

  test('is no part of it', async () => {
    const roster = await opened([
      ['Rank', 'Name', 'Team'],
      ['SSG', 'SSG Pell, Corin Ames', '1'],
      ['SPC', 'Ovando, SPC Lia R.', '2'],
      ['PFC', 'Tran Jr, Bao (PFC)', '3'],
    ]);
    expect(names(roster)).toEqual([
      ['Pell', 'Corin', 'Ames', 'SSG'],
      ['Ovando', 'Lia', 'R.', 'SPC'],
      ['Tran Jr', 'Bao', '', 'PFC'],
    ]);
    expect(asked(roster)).toMatchObject({ ranks: [], isOpen: false });
  });

  test.each([
    [
      'the whole name',
      [
        ['Name', 'Team'],
        ['SSG Pell, Corin', '1'],
      ],
    ],
    [
      'a part',
      [
        ['Last', 'First', 'Team'],
        ['SSG Pell', 'Corin', '1'],
      ],
    ],
    [
      'a blank column of ranks',
      [
        ['Rank', 'Last', 'First', 'Team'],
        ['', 'Pell', 'SSG Corin', '1'],
      ],
    ],
    [
      'a column of both',
      [
        ['Rank/Name', 'Team'],
        ['SSG Pell, Corin', '1'],
      ],
    ],
  ])('is the rank where no column says one: %s', async (_, rows) => {
    const [row] = rowsOf(await opened(rows));
    expect(row).toMatchObject({ lastName: 'Pell', firstName: 'Corin', rank: 'SSG', team: '1' });
  });

  test('that differs from the column of ranks is asked about', async () => {
    const roster = await opened([
      ['Rank', 'Last', 'First', 'MI'],
      ['SGT/E5', 'SGT Cho', 'Dana', 'K'],
      ['SGT', 'SSG Pell', 'Corin', 'A'],
      ['CPL', 'Ovando', 'SPC Lia', 'R'],
    ]);
    const { ranks, isOpen } = asked(roster);
    expect([ranks, isOpen]).toEqual([
      [
        { row: 3, inName: 'SSG', inColumn: 'SGT' },
        { row: 4, inName: 'SPC', inColumn: 'CPL' },
      ],
      true,
    ]);
    const read = (rank: 'COLUMN' | 'NAME') => readAs(roster, { names: { order: null, rank } });
    expect(names(read('COLUMN')).map(([, , , rank]) => rank)).toEqual(['SGT/E5', 'SGT', 'CPL']);
    expect(names(read('NAME')).map(([, , , rank]) => rank)).toEqual(['SGT', 'SSG', 'SPC']);
    expect(asked(read('NAME')).isOpen).toBe(false);
  });

  test('is nothing that an event says', async () => {
    const roster = await opened(
      [
        ['Rank', 'Name', 'Requirement', 'Done on', 'Result'],
        ['SPC', 'SSG Cho, Dana', 'M4', '2026-03-03', '30'],
      ],
      [M4],
    );
    expect([rowsOf(roster)[0], asked(roster).isOpen]).toEqual([
      {
        row: 2,
        lastName: 'Cho',
        firstName: 'Dana',
        middleName: '',
        event: { requirement: 'M4', doneOn: '2026-03-03', result: '30' },
      },
      false,
    ]);
  });

  test('and a first name behind a comma are names also in a list of names alone', async () => {
    const roster = await opened([
      ['Last', 'First'],
      ['SSG PELL, CORIN', ''],
      ['Cho', 'Dana'],
    ]);
    expect(rowsOf(roster)).toMatchObject([{ lastName: 'PELL, CORIN', rank: 'SSG' }, { lastName: 'Cho' }]);
  });

  test('leaves a name without a comma, of which it is asked what comes first', async () => {
    const roster = await opened([
      ['Name', 'Team'],
      ['SSG Corin Ames Pell', '1'],
      ['Cho, Dana', '2'],
    ]);
    expect(asked(roster)).toMatchObject({ unordered: ['SSG Corin Ames Pell'], isOpen: true });
    const read = readAs(roster, { names: { order: 'FIRST_NAME', rank: null } });
    expect([names(read), asked(read).isOpen]).toEqual([
      [
        ['Pell', 'Corin', 'Ames', 'SSG'],
        ['Cho', 'Dana', '', undefined],
      ],
      false,
    ]);
  });
});

describe('formulas without results', () => {
  const HEADINGS = ['Last Name', 'First Name', 'MI', 'M4', 'Age'];
  const NONE = { formula: '30+7' };
  const SENTENCE = 'Column M4 has formulas without results (2 cells). Open and save the file in Excel.';
  const problemsOf = async (rows: readonly BookRow[], afterSheets?: string) =>
    asked(await opened(rows, [], afterSheets)).problems;

  test('are never read as blank', async () => {
    const roster = await opened([HEADINGS, ['Brandt', 'Ida', 'J', NONE, NONE], ['Hayes', 'Logan', 'M', NONE, '30']]);
    expect(asked(roster).problems).toEqual([SENTENCE]);
    // A column that isn't imported has no problems.
    expect(asked(readAs(roster, { mapping: roster.mapping.with(3, null) })).problems).toEqual([]);
  });

  test('are told apart from results, of which an empty text is one', async () => {
    const rows = [
      HEADINGS,
      ['Brandt', 'Ida', 'J', { formula: '30+7', result: '37' }],
      ['Hayes', 'Logan', 'M', { formula: '""', result: '' }],
    ];
    expect(await problemsOf(rows)).toEqual([]);
    expect(rowsOf(await opened(rows)).map(({ m4Qual }) => m4Qual)).toEqual(['37', undefined]);
  });

  test('are those that say 0 in a file that is to be calculated when it is opened', async () => {
    const rows = [
      HEADINGS,
      ['Brandt', 'Ida', 'J', { formula: '30+7', result: '0' }],
      ['Hayes', 'Logan', 'M', { formula: 'A2', result: '0' }],
      ['Cho', 'Dana', 'K', 0],
    ];
    expect(await problemsOf(rows)).toEqual([]);
    expect(await problemsOf(rows, '<calcPr fullCalcOnLoad="1"/>')).toEqual([SENTENCE]);
  });

  test('count in no line that is nobody or left out, and in each whose name nobody knows', async () => {
    const rows = (...more: BookRow[]): BookRow[] => [HEADINGS, ['Brandt', 'Ida', 'J', '30'], ...more];
    expect(await problemsOf(rows(['TOTAL', '', '', NONE]))).toEqual([]);
    expect(await problemsOf(rows(['', '', '', NONE]))).toEqual([]);
    expect(await problemsOf(rows([NONE, NONE, '', '']))).toEqual([
      'Column Last Name has formulas without results (1 cell). Open and save the file in Excel.',
      'Column First Name has formulas without results (1 cell). Open and save the file in Excel.',
    ]);
    const roster = await opened(rows({ cells: ['Hayes', 'Logan', 'M', NONE], attributes: 'hidden="1"' }));
    expect(asked(roster).problems).toHaveLength(1);
    expect(asked(withHiddenRows(roster, HiddenRows.LEAVE)).problems).toEqual([]);
  });

  test('of a whole table are told in place of that there are no rows', async () => {
    await expect(opened([HEADINGS, [NONE, NONE, NONE]])).rejects.toThrow(
      'This file has formulas without results (3 cells). Open and save the file in Excel.',
    );
  });
});

describe('days', () => {
  const event = (day: BookCell): BookRow => ['Hayes, Logan', 'M4', day, '31'];
  const events = (...days: BookCell[]) =>
    opened([['Name', 'Requirement', 'Date Completed', 'Result'], ...days.map(event)], [M4]);
  const daysOf = (roster: OpenRoster) => rowsOf(roster).map(({ event: one }) => one?.doneOn);

  test('with a time are the days', async () => {
    const roster = await events({ number: 46_325.68, format: 'm/d/yyyy h:mm AM/PM' }, 46_325.68, '10/30/2026 09:30');
    expect([daysOf(roster), asked(roster).isOpen]).toEqual([Array<string>(3).fill('2026-10-30'), false]);
  });

  test.each(['mmm-yy', 'mmmm yyyy', '[$-409]mmm\\-yy;@', '"since" mmm yyyy'])(
    'that are shown as a month are one: %s',
    async (format) => {
      const roster = await events({ number: 46_327, format }, { number: 46_330, format }, '05 OCT 2026');
      expect([daysOf(roster), asked(roster).isOpen]).toEqual([['NOV 2026', '2026-11-04', '05 OCT 2026'], true]);
      expect(asked(roster).months).toEqual([
        { column: 'doneOn', label: 'Date Completed', text: 'NOV 2026', firstDay: '2026-11-01', count: 1, isEnd: false },
      ]);
      const read = (choice: 'FIRST' | 'LAST' | 'LEFT_OUT') =>
        readAs(roster, { days: { ...roster.days, months: { doneOn: choice } } });
      expect([daysOf(read('FIRST'))[0], daysOf(read('LAST'))[0], daysOf(read('LEFT_OUT'))[0]]).toEqual([
        ...['2026-11-01', '2026-11-30', ''],
      ]);
      expect(asked(read('LAST')).isOpen).toBe(false);
    },
  );

  test('are read in the order in which the file shows its own, which is told and can be changed', async () => {
    const days = [{ number: 46_325, format: 'm/d/yyyy h:mm AM/PM' }, '11/7/2026 09:30'] as const;
    const roster = await events(...days);
    expect([daysOf(roster), asked(roster).isOpen]).toEqual([['2026-10-30', '2026-11-07'], false]);
    const other = await events({ number: 46_325, format: 'dd\\.mm\\.yyyy' }, '11/7/2026');
    expect(daysOf(other)).toEqual(['2026-10-30', '2026-07-11']);
    // Formats don't settle the order if they differ, write the month in words, or follow the reader's own Excel.
    const open = await Promise.all([
      events(...days, { number: 46_325, format: 'd/m/yy' }),
      events('11/7/2026'),
      events({ number: 46_325, format: 'd-mmm-yy' }, '11/7/2026'),
    ]);
    expect(open.map((one) => [one.days.order, asked(one).isOpen])).toEqual(Array(3).fill([null, true]));
  });

  test('of months are asked about column by column, in a roster, too', async () => {
    const roster = await opened('Last,First,DOR,ETS\nPell,Corin,11/2024,NOV 2027\nCho,Dana,2024-12,Dec-27\n');
    expect(asked(roster).months.map(({ column, text, count, isEnd }) => [column, text, count, isEnd])).toEqual([
      ['dor', '11/2024', 2, false],
      ['ets', 'NOV 2027', 2, true],
    ]);
    const read = readAs(roster, { days: { ...roster.days, months: { dor: 'FIRST', ets: 'LAST' } } });
    expect(rowsOf(read).map(({ dor, ets }) => [dor, ets])).toEqual([
      ['2024-11-01', '2027-11-30'],
      ['2024-12-01', '2027-12-31'],
    ]);
  });
});

test('what was said of months and names is remembered for files with the same headings', async () => {
  const FILE = 'Rank,Name,ETS\nSGT,SSG Corin Pell,NOV 2027\n';
  const first = await opened(FILE);
  const said = readAs(first, {
    days: { ...first.days, months: { ets: 'LAST' } },
    names: { order: 'FIRST_NAME', rank: 'NAME' },
  });
  const words = toRemember(said, UNIT, null).map((word) => ({ ...word, id: wordKey(word) }));
  const again = (text: string) =>
    readRosterFile({ file: new File([text], 'roster.csv'), unit: UNIT }).then((file) =>
      openRoster(file, null, UNIT, meaningsOf(words)),
    );
  const second = await again(FILE);
  expect([second.days, second.names, asked(second).isOpen]).toEqual([said.days, said.names, false]);
  expect(asked(await again(FILE.replace('Rank', 'Rnk'))).isOpen).toBe(true);
});

test('lines above the headings are named', async () => {
  const { sheet, mapping } = await opened([
    ['HHB ROSTER'],
    ['AS OF 15 NOV 2026'],
    ['Last', 'First', 'Rank'],
    ['Cho', 'Dana', 'SPC'],
  ]);
  expect(titlesText(sheet.above)).toBe(
    '2 lines above the headings are skipped: HHB ROSTER (row 1) · AS OF 15 NOV 2026 (row 2).',
  );
  expect(rosterLines(sheet, mapping).skipped).toEqual([]);
});
