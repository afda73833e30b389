import mongoose, { mongo } from 'mongoose';
import { ImportOutcome } from '../../domain/imports/importOutcome.ts';
import { beforeNextBankImport } from '../testing/beforeNextCommand.ts';
import { makeQuestion, questionOf, signInSoldier } from '../testing/factories.ts';
import { type Browser, TestApi } from '../testing/testApi.ts';
import { bank } from './bank/bank.ts';
import { ensureQuestions } from './ensureQuestions.ts';
import { QuestionModel } from './question.model.ts';
import type { QuestionImportResult } from './questionImport.type.ts';

const api = TestApi.forThisFile();
afterEach(() => jest.restoreAllMocks());

const IMPORT = `mutation ($input: ImportQuestionsInput!) {
  importQuestions(input: $input) {
    written plan rows { row id question outcome changes { field from to } problems { field message } }
  }
}`;

const { ADDED, CHANGED, UNCHANGED, REFUSED } = ImportOutcome;

const run = async (browser: Browser, rows: readonly object[], dryRun?: boolean, expectedPlan?: string) => {
  const variables = { input: { rows, dryRun, expectedPlan } };
  const { data, ...answer } = await api.execute<{ importQuestions: QuestionImportResult }>(browser, IMPORT, variables);
  const report = data?.importQuestions;
  return { ...answer, report, outcomes: report?.rows.map(({ outcome }) => outcome) };
};

/** A valid row with the content that `makeQuestion({ _id: id })` stores. */
function row(id: string, change: object = {}): object {
  const { _id, version: _, retiredAt: __, ...content } = questionOf({ _id: id });
  return { id: _id, ...content, reviewDate: '2027-01-11', ...change };
}

const staff = async () => (await signInSoldier(api, { isStaff: true })).browser;
const stored = () => QuestionModel.find().sort({ _id: 1 }).lean();

describe('importQuestions', () => {
  it('adds, changes and leaves, and tells which', async () => {
    const { browser, soldier } = await signInSoldier(api, { isStaff: true });
    await makeQuestion({ _id: 'a' });
    await makeQuestion({ _id: 'b', retiredAt: api.now });
    const { report } = await run(browser, [
      row('a'),
      row('b', { topic: 'Munitions ' }),
      row('c'),
      row('', { id: null }),
    ]);
    const given = report?.rows[3]?.id;
    expect(report).toEqual({
      written: true,
      plan: expect.any(String),
      rows: [
        { row: 1, id: 'a', question: 'What does a ask?', outcome: UNCHANGED, changes: [], problems: [] },
        {
          row: 2,
          id: 'b',
          question: 'What does b ask?',
          outcome: CHANGED,
          changes: [{ field: 'topic', from: 'Call for fire', to: 'Munitions' }],
          problems: [],
        },
        {
          row: 3,
          id: 'c',
          question: 'What does c ask?',
          outcome: ADDED,
          changes: [
            { field: 'question', from: null, to: 'What does c ask?' },
            { field: 'optionA', from: null, to: 'One' },
            { field: 'optionB', from: null, to: 'Two' },
            { field: 'optionC', from: null, to: 'Three' },
            { field: 'optionD', from: null, to: 'Four' },
            { field: 'answerText', from: null, to: 'Two' },
            { field: 'topic', from: null, to: 'Call for fire' },
            { field: 'explanation', from: null, to: expect.any(String) },
            { field: 'citation', from: null, to: expect.any(String) },
            { field: 'reviewDate', from: null, to: '2027-01-11' },
          ],
          problems: [],
        },
        {
          row: 4,
          id: expect.any(String),
          question: 'What does  ask?',
          outcome: ADDED,
          changes: expect.any(Array),
          problems: [],
        },
      ],
    });
    const byId = new Map((await stored()).map((question) => [question._id, question]));
    expect(byId.get('a')).toMatchObject({ version: 1 });
    const byWhom = { changedById: soldier._id };
    expect(byId.get('b')).toMatchObject({ version: 2, topic: 'Munitions', retiredAt: api.now, ...byWhom });
    expect(byId.get('c')).toEqual({ ...questionOf({ _id: 'c' }), ...byWhom });
    expect(byId.get(given ?? '')).toMatchObject({ version: 1, retiredAt: null });
    expect(byId.size).toBe(4);
  });

  it('keeps a question out of the exam that is new and was retired, and leaves others as they are', async () => {
    const browser = await staff();
    await makeQuestion({ _id: 'a' });
    await makeQuestion({ _id: 'b', retiredAt: new Date(0) });
    const { report } = await run(browser, [
      row('a', { topic: 'Munitions', retired: 'yes' }),
      row('b', { topic: 'Munitions', retired: 'no' }),
      row('c', { retired: ' Yes' }),
      row('d', { retired: 'no' }),
    ]);
    expect(report?.written).toBe(true);
    expect((await stored()).map(({ retiredAt }) => retiredAt)).toEqual([null, new Date(0), api.now, null]);
    const { report: refused } = await run(browser, [row('e', { retired: 'maybe' })]);
    expect(refused?.written).toBe(false);
    expect(refused?.rows[0]?.problems).toEqual([
      { field: 'retired', message: 'Retired must be yes or no, not "maybe".' },
    ]);
  });

  it('writes nothing when a row is refused, and tells which rows would have been fine', async () => {
    const browser = await staff();
    await makeQuestion({ _id: 'a' });
    const before = await stored();
    const { report, outcomes } = await run(browser, [
      row('a', { topic: 'Munitions' }),
      row('b'),
      row('c', { options: ['One', 'Two'], answerText: 'Two', citation: null, reviewDate: '2027-02-30' }),
      {},
    ]);
    expect(report?.written).toBe(false);
    expect(outcomes).toEqual([CHANGED, ADDED, REFUSED, REFUSED]);
    expect(report?.rows.map(({ changes }) => changes.length > 0)).toEqual([true, true, false, false]);
    expect(report?.rows[2]?.problems).toEqual([
      { field: 'options', message: 'Enter 4 options.' },
      { field: 'citation', message: 'Enter the citation.' },
      {
        field: 'reviewDate',
        message: 'Review date must be a real date such as 05 JAN 2026, 2026-01-05 or 01/05/2026, not "2027-02-30".',
      },
    ]);
    expect(report?.rows[3]?.problems.map(({ field }) => field)).toEqual([
      'question',
      'options',
      'answerText',
      'explanation',
      'citation',
      'topic',
      'reviewDate',
    ]);
    expect(await stored()).toEqual(before);
  });

  it('names rows by their numbers in the file', async () => {
    const { report } = await run(await staff(), [row('a', { row: 3 }), row('a', { row: 7 })], true);
    expect(report?.rows.map(({ row: number, problems }) => [number, problems[0]?.message])).toEqual([
      [3, undefined],
      [7, 'Row 3 has the same id.'],
    ]);
  });

  it('writes nothing in a dry run', async () => {
    const { report, outcomes } = await run(await staff(), [row('a'), row('', { id: '' })], true);
    expect(outcomes).toEqual([ADDED, ADDED]);
    expect([report?.written, report?.rows[1]?.id]).toEqual([false, null]);
    expect(await QuestionModel.countDocuments()).toBe(0);
  });

  it('writes what the dry run told, and nothing once that would be something else', async () => {
    const browser = await staff();
    await makeQuestion({ _id: 'a' });
    const file = [row('a', { topic: 'Munitions' }), row('b')];
    const { report: told } = await run(browser, file, true);
    await api.execute(
      browser,
      'mutation { updateQuestion(id: "a", version: 1, input: { answerText: "Three" }) { version } }',
    );
    const before = await stored();
    const { report: stale, outcomes } = await run(browser, file, false, told?.plan);
    expect(outcomes).toEqual([CHANGED, ADDED]);
    expect([stale?.written, stale?.plan === told?.plan]).toEqual([false, false]);
    expect(await stored()).toEqual(before);
    const { report } = await run(browser, file, false, stale?.plan);
    expect(report).toMatchObject({ written: true, plan: stale?.plan });
    expect(await stored()).toMatchObject([{ topic: 'Munitions', version: 3 }, { _id: 'b' }]);
  });

  it.each([
    [
      'another text of a new question',
      row('', { id: null }),
      row('', { id: null, question: 'What else does it ask?' }),
    ],
    ['a new question under another id', row('b'), row('b', { id: 'c' })],
    ['a new question that is retired', row('b'), row('b', { retired: 'yes' })],
    ['another change of a question', row('a', { topic: 'Munitions' }), row('a', { topic: 'Gunnery' })],
  ])('writes nothing in place of what the dry run told: %s', async (_, told, given) => {
    const browser = await staff();
    await makeQuestion({ _id: 'a' });
    const before = await stored();
    const { report: dry } = await run(browser, [told], true);
    const { report } = await run(browser, [given], false, dry?.plan);
    expect([report?.written, report?.plan === dry?.plan]).toEqual([false, false]);
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['no row', 0],
    ['more than 1000 rows', 1001],
  ])('refuses %s', async (_, count) => {
    const { errors } = await run(
      await staff(),
      Array.from({ length: count }, (_row, index) => row(`q-${index}`)),
    );
    expect(errors[0]).toMatchObject({
      message: 'An import can have 1 to 1000 questions.',
      extensions: { code: 'BAD_USER_INPUT', field: 'rows' },
    });
  });

  it('can be run again, with ids or without, as after a crash that left the first rows', async () => {
    const browser = await staff();
    const file = [row('', { id: null }), row('b'), row('c')];
    await run(browser, file.slice(0, 2));
    expect((await run(browser, file)).outcomes).toEqual([UNCHANGED, UNCHANGED, ADDED]);
    expect((await run(browser, file)).outcomes).toEqual([UNCHANGED, UNCHANGED, UNCHANGED]);
    expect(await QuestionModel.countDocuments()).toBe(3);
  });

  it('does not say that nothing was saved when the store is full, as the first rows may be saved', async () => {
    const full = new mongo.MongoServerError({ code: 14_031 });
    jest.spyOn(mongoose.connection.collection('questions'), 'bulkWrite').mockRejectedValueOnce(full);
    expect((await run(await staff(), [row('new')])).code).toBe('STORE_UNAVAILABLE');
  });

  it('lets two imports at once follow each other', async () => {
    const browser = await staff();
    const file = Array.from({ length: 50 }, (_, index) => row(`q-${index}`, { id: null }));
    const reports = await Promise.all([run(browser, file), run(browser, file)]);
    expect(reports.map(({ outcomes }) => [...new Set(outcomes)]).sort()).toEqual([[ADDED], [UNCHANGED]]);
    expect(await QuestionModel.countDocuments()).toBe(50);
  });

  it('lets one of an import and a save at the same moment come first, and loses neither unseen', async () => {
    const browser = await staff();
    await makeQuestion({ _id: 'a' });
    const [imported, saved] = await Promise.all([
      run(browser, [row('a', { topic: 'Imported' })]),
      api.execute(
        browser,
        'mutation { updateQuestion(id: "a", version: 1, input: { citation: "FM 3-09, chapter 1" }) { id } }',
      ),
    ]);
    expect(imported.outcomes).toEqual([CHANGED]);
    expect((await stored())[0]).toMatchObject({ topic: 'Imported', version: saved.code === null ? 3 : 2 });
    expect([null, 'CONFLICT']).toContain(saved.code);
  });

  it.each<[string, () => Promise<unknown>, Record<string, string>]>([
    [
      'changed',
      () => QuestionModel.updateOne({ _id: 'a' }, { $set: { topic: 'Theirs' }, $inc: { version: 1 } }),
      { a: 'Theirs', b: 'Mine' },
    ],
    ['added', () => makeQuestion({ _id: 'b', topic: 'Theirs' }), { a: 'Mine', b: 'Theirs' }],
    ['removed', () => QuestionModel.deleteOne({ _id: 'a' }), { b: 'Mine' }],
  ])('leaves a question as somebody has %s it who came in once the lock had run out', async (_, happen, topics) => {
    const browser = await staff();
    await makeQuestion({ _id: 'a' });
    beforeNextBankImport(happen);
    expect((await run(browser, [row('a', { topic: 'Mine' }), row('b', { topic: 'Mine' })])).code).toBe('CONFLICT');
    expect(Object.fromEntries((await stored()).map(({ _id, topic }) => [_id, topic]))).toEqual(topics);
  });

  it.each([1, 1000])('costs six database commands with %d questions', async (count) => {
    const browser = await staff();
    const file = Array.from({ length: count }, (_, index) => row(`q-${index}`));
    await run(browser, file.slice(count / 2));
    api.commands.length = 0;
    const { report } = await run(
      browser,
      file.map((one) => ({ ...one, topic: 'Munitions' })),
    );
    expect(report?.written).toBe(true);
    // The session, the viewer's rights, the lock, the bank, the writing, the lock's end.
    expect(api.commands).toEqual(['find', 'find', 'update', 'find', 'update', 'delete']);
  });

  it('takes the shipped bank as it was loaded', async () => {
    await ensureQuestions();
    const { outcomes } = await run(await staff(), bank);
    expect(new Set(outcomes)).toEqual(new Set([UNCHANGED]));
  });
});
