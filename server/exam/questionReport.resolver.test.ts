import { randomUUID } from 'node:crypto';
import mongoose, { mongo } from 'mongoose';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { makeQuestion, makeSoldier, questionOf, signInSoldier } from '../testing/factories.ts';
import { type Browser, TestApi } from '../testing/testApi.ts';
import { QuestionModel } from './question.model.ts';
import { QuestionReportModel } from './questionReport.model.ts';
import type { QuestionReportConnection } from './questionReport.type.ts';

const api = TestApi.forThisFile();
afterEach(() => jest.restoreAllMocks());

const REPORT = 'mutation ($id: ID!, $text: String!, $key: ID) { reportQuestion(id: $id, text: $text, key: $key) }';
const RESOLVE = 'mutation ($id: ID!) { resolveReport(id: $id) }';
const LIST = `query ($first: Int, $after: String) {
  questionReports(first: $first, after: $after) {
    edges { cursor node { id questionId question { id question } reporter { rank lastName } at text } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const report = (browser: Browser, id: string, text = 'The answer is another one.', key: string | null = null) =>
  api.execute(browser, REPORT, { id, text, key });
const list = async (browser: Browser, variables: Record<string, unknown> = {}) => {
  const { data, code } = await api.execute<{ questionReports: QuestionReportConnection }>(browser, LIST, variables);
  return { code, reports: data?.questionReports, nodes: data?.questionReports.edges.map(({ node }) => node) };
};
const staff = async () => (await signInSoldier(api, { isStaff: true })).browser;

describe('reportQuestion', () => {
  it('reaches staff, with who and when, newest first', async () => {
    const { browser, soldier } = await signInSoldier(api, { rank: 'SGT', lastName: 'Alvarez' });
    await makeQuestion({ _id: 'a' });
    await makeQuestion({ _id: 'b' });
    const { now } = api;
    expect((await report(browser, 'a', '  Two are \u202eright\u0007. ')).data).toEqual({ reportQuestion: 'a' });
    api.now = new Date(now.getTime() + 1000);
    await report(browser, 'b');
    api.now = now;
    await SoldierModel.updateOne({ _id: soldier._id }, { $set: { rank: 'SSG' } });
    const { nodes } = await list(await staff());
    expect(nodes?.map(({ questionId }) => questionId)).toEqual(['b', 'a']);
    expect(nodes?.[1]).toMatchObject({
      question: { id: 'a', question: 'What does a ask?' },
      reporter: { rank: 'SSG', lastName: 'Alvarez' },
      at: now,
      text: 'Two are right.',
    });
  });

  it.each([
    ['no text', ' \n', "Say what's wrong with the question."],
    ['501 characters', '𐐷'.repeat(501), 'Report must have at most 500 characters.'],
  ])('refuses %s', async (_, text, message) => {
    const { browser } = await signInSoldier(api);
    await makeQuestion({ _id: 'a' });
    const { errors } = await report(browser, 'a', text);
    expect(errors[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field: 'text' } });
    expect(await QuestionReportModel.countDocuments()).toBe(0);
  });

  it('adds once what comes again under the same key, also at the same moment', async () => {
    const { browser } = await signInSoldier(api);
    await makeQuestion({ _id: 'a' });
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => report(browser, 'a', 'Two are right.', key)));
    for (const { data } of answers) expect(data).toEqual({ reportQuestion: 'a' });
    expect(await QuestionReportModel.countDocuments()).toBe(1);
    await report(browser, 'a', 'Two are right.');
    expect(await QuestionReportModel.countDocuments()).toBe(2);
  });

  it('is answered as before when it comes again and the question was retired between', async () => {
    const [{ browser }, { browser: another }] = [await signInSoldier(api), await signInSoldier(api)];
    await makeQuestion({ _id: 'a' });
    const key = randomUUID();
    await report(browser, 'a', 'Two are right.', key);
    await QuestionModel.updateOne({ _id: 'a' }, { $set: { retiredAt: api.now } });
    expect((await report(browser, 'a', 'Two are right.', key)).data).toEqual({ reportQuestion: 'a' });
    expect((await report(another, 'a', 'Two are right.', key)).code).toBe('BAD_USER_INPUT');
    expect(await QuestionReportModel.countDocuments()).toBe(1);
    await QuestionModel.deleteOne({ _id: 'a' });
    expect((await report(browser, 'a', 'Two are right.', key)).data).toEqual({ reportQuestion: 'a' });
    expect((await report(another, 'a', 'Two are right.', key)).code).toBe('BAD_USER_INPUT');
  });

  it("does not take another's report for one's own by its key, nor one about another question", async () => {
    const [{ browser }, { browser: another }] = [await signInSoldier(api), await signInSoldier(api)];
    for (const _id of ['a', 'b']) await makeQuestion({ _id });
    const key = randomUUID();
    await report(browser, 'a', 'Two are right.', key);
    await report(another, 'a', 'None is right.');
    expect((await report(browser, 'b', 'Two are right.', key)).code).toBe('BAD_USER_INPUT');
    expect((await report(another, 'a', 'Two are right.', key)).code).toBe('BAD_USER_INPUT');
    expect(await QuestionReportModel.find({ text: 'Two are right.' }).lean()).toMatchObject([
      { _id: key, questionId: 'a' },
    ]);
  });

  it('takes as many of a person as may wait for staff; what comes again under its key is not one more', async () => {
    const { browser, soldier } = await signInSoldier(api);
    await makeQuestion({ _id: 'a' });
    const waiting = { questionId: 'a', soldierId: soldier._id, text: 'Two are right.', at: api.now };
    await QuestionReportModel.insertMany(Array.from({ length: 49 }, () => waiting));
    const key = randomUUID();
    expect((await report(browser, 'a', 'Two are right.', key)).code).toBeNull();
    const { errors } = await report(browser, 'a', 'Two are right.');
    expect(errors[0]).toMatchObject({
      message: 'You have 50 open reports. Wait until one is resolved.',
      extensions: { code: 'BAD_USER_INPUT', field: 'text' },
    });
    expect((await report(browser, 'a', 'Two are right.', key)).code).toBeNull();
    const { browser: another } = await signInSoldier(api);
    expect((await report(another, 'a', 'Two are right.')).code).toBeNull();
  });

  it('does not take a full store for a key that is in use', async () => {
    const { browser } = await signInSoldier(api);
    await makeQuestion({ _id: 'a' });
    const full = new mongo.MongoServerError({ code: 14_031 });
    jest.spyOn(mongoose.connection.collection('questionReports'), 'insertOne').mockRejectedValueOnce(full);
    expect((await report(browser, 'a')).code).toBe('STORE_FULL');
  });

  it('refuses a key that is none', async () => {
    const { browser } = await signInSoldier(api);
    await makeQuestion({ _id: 'a' });
    const { errors } = await report(browser, 'a', 'Two are right.', 'the key');
    expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', field: 'key' } });
  });

  it('takes 500 characters, as a reader counts them', async () => {
    const { browser } = await signInSoldier(api);
    await makeQuestion({ _id: 'a' });
    expect((await report(browser, 'a', '𐐷'.repeat(500))).code).toBeNull();
  });

  it('is taken about a question retired while somebody practiced it, not about one that never existed', async () => {
    const { browser } = await signInSoldier(api);
    await makeQuestion({ _id: 'retired', retiredAt: api.now });
    expect((await report(browser, 'retired')).data).toEqual({ reportQuestion: 'retired' });
    const { code, errors } = await report(browser, 'absent');
    expect([code, errors[0]?.message]).toEqual(['NOT_FOUND', 'That question does not exist.']);
    expect(await QuestionReportModel.find().lean()).toMatchObject([{ questionId: 'retired' }]);
  });
});

describe('questionReports', () => {
  it('shows a report whose question is retired and whose reporter is gone', async () => {
    const { browser, soldier } = await signInSoldier(api);
    await makeQuestion({ _id: 'a' });
    await report(browser, 'a');
    await QuestionModel.updateOne({ _id: 'a' }, { $set: { retiredAt: api.now } });
    await SoldierModel.deleteOne({ _id: soldier._id });
    expect((await list(await staff())).nodes).toMatchObject([{ question: { id: 'a' }, reporter: null }]);
  });

  it('pages through all of them, each once, also of one instant', async () => {
    const browser = await staff();
    await manyReports(120);
    const { reports: first } = await list(browser, { first: 100 });
    const { reports: second } = await list(browser, { first: 100, after: first?.pageInfo.endCursor });
    expect([first?.pageInfo.hasNextPage, second?.pageInfo.hasNextPage]).toEqual([true, false]);
    const ids = [first, second].flatMap((page) => page?.edges.map(({ node }) => node.id) ?? []);
    expect(new Set(ids).size).toBe(120);
    expect(ids).toHaveLength(120);
    expect((await list(browser, { first: 101 })).code).toBe('BAD_USER_INPUT');
  });

  it.each([1, 300])('costs six database commands with %d reports', async (count) => {
    const browser = await staff();
    await manyReports(count);
    api.commands.length = 0;
    expect((await list(browser)).nodes).toHaveLength(Math.min(count, 50));
    // The session, the viewer's rights, the reports, their questions, the reporters, their names.
    expect([...api.commands].sort()).toEqual(['aggregate', ...Array<string>(5).fill('find')]);
  });
});

describe('openQuestionReports', () => {
  it('counts the reports that nobody resolved yet', async () => {
    const browser = await staff();
    const count = async () => (await api.execute(browser, '{ openQuestionReports }')).data;
    expect(await count()).toEqual({ openQuestionReports: 0 });
    await manyReports(120);
    expect(await count()).toEqual({ openQuestionReports: 120 });
    const [first] = (await list(browser)).nodes ?? [];
    await api.execute(browser, RESOLVE, { id: first?.id });
    expect(await count()).toEqual({ openQuestionReports: 119 });
  });

  it('are told with the bank, by question, whatever its filter', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    for (const id of ['a', 'b']) await makeQuestion({ _id: id });
    for (const id of ['b', 'a', 'b']) await report(browser, id);
    const counted = async () =>
      (
        await api.execute(
          browser,
          '{ questionBank(filter: { search: "nothing" }) { openReports { questionId count } } }',
        )
      ).data;
    expect(await counted()).toEqual({
      questionBank: {
        openReports: [
          { questionId: 'a', count: 1 },
          { questionId: 'b', count: 2 },
        ],
      },
    });
    const reportOfA = (await list(browser)).nodes?.find(({ questionId }) => questionId === 'a');
    await api.execute(browser, RESOLVE, { id: reportOfA?.id });
    expect(await counted()).toEqual({ questionBank: { openReports: [{ questionId: 'b', count: 2 }] } });
  });
});

describe('resolveReport', () => {
  it('removes it, once', async () => {
    const browser = await staff();
    await manyReports(2);
    const [first] = (await list(browser)).nodes ?? [];
    const id = first?.id ?? '';
    expect((await api.execute(browser, RESOLVE, { id })).data).toEqual({ resolveReport: id });
    const { code, errors } = await api.execute(browser, RESOLVE, { id });
    expect([code, errors[0]?.message]).toEqual(['NOT_FOUND', 'That report does not exist.']);
    expect((await list(browser)).nodes).toHaveLength(1);
  });
});

/** Reports about as many questions, several at the same instant. */
async function manyReports(count: number): Promise<void> {
  const { _id: soldierId } = await makeSoldier();
  const numbers = Array.from({ length: count }, (_, index) => index);
  await QuestionModel.insertMany(numbers.map((number) => questionOf({ _id: `q-${number}` })));
  await QuestionReportModel.insertMany(
    numbers.map((number) => ({
      questionId: `q-${number}`,
      soldierId,
      text: `Report ${number}`,
      at: new Date(Date.UTC(2026, 0, 1 + Math.floor(number / 3))),
    })),
  );
}
