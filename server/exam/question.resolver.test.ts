import { beforeNextQuestionChange } from '../testing/beforeNextCommand.ts';
import { makeQuestion, questionOf, signInSoldier } from '../testing/factories.ts';
import { type Browser, TestApi } from '../testing/testApi.ts';
import { QuestionModel } from './question.model.ts';
import type { ExamQuestionType, QuestionType } from './question.type.ts';

const api = TestApi.forThisFile();
afterEach(() => jest.restoreAllMocks());

const EXAM = '{ examQuestions { id } }';
const QUESTION = '{ id version question options answerText topic explanation citation reviewDate retiredAt }';
const CREATE = `mutation ($input: CreateQuestionInput!) { createQuestion(input: $input) ${QUESTION} }`;
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: UpdateQuestionInput!) {
  updateQuestion(id: $id, version: $version, input: $input) ${QUESTION}
}`;
const IMPORT = 'mutation ($input: ImportQuestionsInput!) { importQuestions(input: $input) { written } }';
const RETIRE = `mutation ($id: ID!) { retireQuestion(id: $id) ${QUESTION} }`;
const RESTORE = `mutation ($id: ID!) { restoreQuestion(id: $id) ${QUESTION} }`;

const examIds = async (browser: Browser): Promise<string[]> => {
  const { data } = await api.execute<{ examQuestions: ExamQuestionType[] }>(browser, EXAM);
  return data?.examQuestions.map(({ id }) => id) ?? [];
};
const create = (browser: Browser, change: object = {}) =>
  api.execute<{ createQuestion: QuestionType }>(browser, CREATE, { input: { ...INPUT, ...change } });
const update = (browser: Browser, id: string, version: number, input: object) =>
  api.execute<{ updateQuestion: QuestionType }>(browser, UPDATE, { id, version, input });

const INPUT = {
  question: 'How many elements does a call for fire have?',
  options: ['Four', 'Five', 'Six', 'Seven'],
  answerText: 'Six',
  topic: 'Call for fire',
  explanation: 'There are six.',
  citation: 'ATP 3-09.30, chapter 4',
  reviewDate: '2027-01-11',
};

const staff = async () => (await signInSoldier(api, { isStaff: true })).browser;
const fill = (count: number) =>
  QuestionModel.insertMany(Array.from({ length: count }, (_, index) => questionOf({ _id: `q-${1000 + index}` })));

/** The fields that each refused question has instead of valid ones. */
const BAD: [what: string, change: object, field: string, message: string][] = [
  ['no text', { question: ' ' }, 'question', 'Enter the question.'],
  ['a text too long', { question: 'x'.repeat(501) }, 'question', 'Question must have at most 500 characters.'],
  ['three options', { options: ['Four', 'Five', 'Six'] }, 'options', 'Enter 4 options.'],
  [
    'an option twice',
    { options: ['Six', ' six', 'Four', 'Five'] },
    'options',
    'Each option must differ from the others.',
  ],
  [
    'an answer that is no option',
    { answerText: 'Eight' },
    'answerText',
    'The right answer must be one of the options.',
  ],
  ['no topic', { topic: '' }, 'topic', 'Enter the topic.'],
  ['no explanation', { explanation: '' }, 'explanation', 'Enter the explanation.'],
  ['no citation', { citation: '' }, 'citation', 'Enter the citation.'],
];

describe('createQuestion', () => {
  it('puts it into the exam, without the blanks around its texts', async () => {
    const browser = await staff();
    const { data } = await create(browser, {
      question: ` ${INPUT.question}\n`,
      options: ['Four ', 'Five', ' Six', 'Seven'],
    });
    expect(data?.createQuestion).toMatchObject({ ...INPUT, version: 1, retiredAt: null });
    expect(await examIds(browser)).toEqual([data?.createQuestion.id]);
    expect((await QuestionModel.findOne().lean())?.reviewDate).toEqual(new Date('2027-01-11T12:00:00Z'));
  });

  it.each(BAD)('refuses %s', async (_, change, field, message) => {
    const { errors } = await create(await staff(), change);
    expect(errors[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field } });
    expect(await QuestionModel.countDocuments()).toBe(0);
  });

  it('refuses what the bank asks already, in whatever spacing, and also of two at the same moment', async () => {
    const browser = await staff();
    const answers = await Promise.all([create(browser), create(browser, { question: INPUT.question.toUpperCase() })]);
    const { _id: id } = (await QuestionModel.findOne().lean()) ?? {};
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
    expect(answers.find(({ code }) => code !== null)?.errors[0]).toMatchObject({
      message: `The bank already has this question, as ${id}.`,
      extensions: { code: 'BAD_USER_INPUT', field: 'question' },
    });
  });
});

describe('createQuestion that is sent again under its key', () => {
  const key = '0c7b5f3e-4f7e-4b61-9f39-2d1c5a8e7b60';

  it('adds the question once, and answers with it', async () => {
    const browser = await staff();
    const answers = [await create(browser, { key }), await create(browser, { key })];
    expect(answers.map(({ data }) => data?.createQuestion.id)).toEqual([key, key]);
    expect(await QuestionModel.countDocuments()).toBe(1);
  });

  it('refuses a key that is none', async () => {
    const { errors } = await create(await staff(), { key: 'again' });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'key' });
  });
});

describe('updateQuestion', () => {
  it('changes what is given, and leaves the rest', async () => {
    const browser = await staff();
    const before = await makeQuestion({ _id: 'a' });
    const { data } = await update(browser, 'a', 1, { topic: ' Munitions ', reviewDate: '2027-02-01' });
    expect(data?.updateQuestion).toMatchObject({ topic: 'Munitions', reviewDate: '2027-02-01', version: 2 });
    expect(data?.updateQuestion).toMatchObject({ question: before.question, options: before.options });
  });

  it('counts no version when nothing changes', async () => {
    await makeQuestion({ _id: 'a' });
    const { data } = await update(await staff(), 'a', 1, { answerText: 'Two ', topic: null });
    expect(data?.updateQuestion.version).toBe(1);
  });

  it.each(BAD)('refuses %s', async (_, change, field, message) => {
    await makeQuestion({ _id: 'a', options: INPUT.options, answerText: 'Six' });
    const { errors } = await update(await staff(), 'a', 1, change);
    expect(errors[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field } });
  });

  it('refuses options that leave out the right answer, and what another question asks', async () => {
    const browser = await staff();
    await makeQuestion({ _id: 'a' });
    await makeQuestion({ _id: 'b', question: 'Which fuze?', retiredAt: api.now });
    const options = await update(browser, 'a', 1, { options: ['One', '2', 'Three', 'Four'] });
    expect(options.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'answerText' });
    const twin = await update(browser, 'a', 1, { question: 'which FUZE?' });
    expect(twin.errors[0]?.message).toBe('The bank already has this question, as b.');
  });

  it('tells that there is none', async () => {
    const { errors } = await update(await staff(), 'a', 1, {});
    expect(errors[0]).toMatchObject({
      message: 'That question does not exist.',
      extensions: { code: 'NOT_FOUND' },
    });
  });

  it('lets one of two saves at the same moment win', async () => {
    const browser = await staff();
    await makeQuestion({ _id: 'a' });
    const answers = await Promise.all(['X', 'Y'].map((topic) => update(browser, 'a', 1, { topic })));
    expect(answers.map(({ code }) => code).sort()).toEqual(['CONFLICT', null]);
    const refused = answers.find(({ code }) => code !== null);
    expect(refused?.errors[0]?.extensions).toMatchObject({ currentVersion: 2 });
  });

  it('names who saved last, by hand or from a file, where that was not oneself elsewhere', async () => {
    const browser = await staff();
    const leader = await signInSoldier(api, { isStaff: true, rank: 'SSG', lastName: 'Fontaine' });
    const changedBy = { id: leader.soldier._id, name: 'SSG Fontaine' };
    const { data } = await create(leader.browser);
    const id = data?.createQuestion.id ?? '';
    expect((await update(browser, id, 9, { topic: 'X' })).errors[0]?.extensions).toMatchObject({ changedBy });

    await makeQuestion({ _id: 'a' });
    expect((await update(browser, 'a', 9, { topic: 'X' })).errors[0]?.extensions).not.toHaveProperty('changedBy');
    await api.execute(leader.browser, IMPORT, { input: { rows: [{ ...INPUT, id: 'a', question: 'Which?' }] } });
    const stale = await update(browser, 'a', 1, { topic: 'X' });
    expect(stale.errors[0]?.extensions).toEqual({ code: 'CONFLICT', currentVersion: 2, changedBy });
    expect((await update(leader.browser, 'a', 1, { topic: 'X' })).errors[0]?.message).toContain('You changed this');

    await update(browser, 'a', 2, { topic: 'X' });
    const [back] = (await update(leader.browser, 'a', 2, { topic: 'Y' })).errors;
    expect(back?.extensions).toMatchObject({ currentVersion: 3, changedBy: { name: 'SPC Morgan' } });
  });

  it('overwrites nothing when it has lost its lock and somebody else saved meanwhile', async () => {
    const browser = await staff();
    await makeQuestion({ _id: 'a' });
    beforeNextQuestionChange(() =>
      QuestionModel.updateOne({ _id: 'a' }, { $set: { topic: 'Gunnery' }, $inc: { version: 1 } }),
    );
    const { errors } = await update(browser, 'a', 1, { topic: 'Munitions' });
    expect(errors[0]?.extensions).toEqual({ code: 'CONFLICT', currentVersion: 2 });
    expect(await QuestionModel.findById('a').lean()).toMatchObject({ topic: 'Gunnery', version: 2 });
  });

  it.each([1, 500])('costs six database commands with %d questions', async (count) => {
    const browser = await staff();
    await fill(count);
    api.commands.length = 0;
    expect((await update(browser, 'q-1000', 1, { topic: 'Munitions' })).code).toBeNull();
    // The session, the viewer's rights, the lock, the bank, the save, the lock's end.
    expect(api.commands).toEqual(['find', 'find', 'update', 'find', 'findAndModify', 'delete']);
  });
});

it('updateQuestion, retireQuestion and restoreQuestion change that question alone', async () => {
  const browser = await staff();
  const others = [await makeQuestion({ _id: 'a', retiredAt: api.now }), await makeQuestion({ _id: 'b' })];
  await makeQuestion({ _id: 'c' });
  expect((await update(browser, 'c', 1, { topic: 'Munitions' })).data?.updateQuestion.topic).toBe('Munitions');
  expect((await api.execute(browser, RETIRE, { id: 'c' })).data).toMatchObject({ retireQuestion: { id: 'c' } });
  expect((await api.execute(browser, RESTORE, { id: 'c' })).data).toMatchObject({ restoreQuestion: { id: 'c' } });
  expect(await QuestionModel.find().sort({ _id: 1 }).lean()).toMatchObject([
    ...others,
    { _id: 'c', topic: 'Munitions', retiredAt: null },
  ]);
});

describe('question', () => {
  const find = (browser: Browser, id: string) =>
    api.execute<{ question: QuestionType }>(browser, `query ($id: ID!) { question(id: $id) ${QUESTION} }`, { id });

  it('is the one of that id and no other, also a retired one', async () => {
    await Promise.all([makeQuestion({ _id: 'a' }), makeQuestion({ _id: 'a1', retiredAt: api.now })]);
    const browser = await staff();
    expect((await find(browser, 'a')).data?.question).toMatchObject({ id: 'a', version: 1, retiredAt: null });
    expect((await find(browser, 'a1')).data?.question.retiredAt).toEqual(api.now);
  });

  it('tells that there is none', async () => {
    const { code, errors } = await find(await staff(), 'a');
    expect([code, errors[0]?.message]).toEqual(['NOT_FOUND', 'That question does not exist.']);
  });
});

describe('retireQuestion and restoreQuestion', () => {
  it('take it out of the exam and into it again, and nobody who edits it is in the way', async () => {
    const browser = await staff();
    await makeQuestion({ _id: 'a' });
    const retired = await api.execute<{ retireQuestion: QuestionType }>(browser, RETIRE, { id: 'a' });
    expect(retired.data?.retireQuestion).toMatchObject({ retiredAt: api.now, version: 1 });
    expect(await examIds(browser)).toEqual([]);
    const restored = await api.execute<{ restoreQuestion: QuestionType }>(browser, RESTORE, { id: 'a' });
    expect(restored.data?.restoreQuestion).toMatchObject({ retiredAt: null, version: 1 });
    expect(await examIds(browser)).toEqual(['a']);
  });

  it('do nothing a second time', async () => {
    const browser = await staff();
    const before = new Date('2026-01-01T08:00:00Z');
    await makeQuestion({ _id: 'out', retiredAt: before });
    await makeQuestion({ _id: 'in' });
    const { data } = await api.execute<{ retireQuestion: QuestionType }>(browser, RETIRE, { id: 'out' });
    expect(data?.retireQuestion.retiredAt).toEqual(before);
    expect((await api.execute(browser, RESTORE, { id: 'in' })).code).toBeNull();
  });

  it.each([RETIRE, RESTORE])('tell that there is none: %s', async (mutation) => {
    expect((await api.execute(await staff(), mutation, { id: 'none' })).code).toBe('NOT_FOUND');
  });
});
