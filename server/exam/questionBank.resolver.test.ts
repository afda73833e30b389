import { randomFrom } from '../../domain/exam/testing.ts';
import { makeQuestion, questionOf, signInSoldier } from '../testing/factories.ts';
import { type Browser, TestApi } from '../testing/testApi.ts';
import { QuestionModel } from './question.model.ts';
import { examQuestions } from './question.service.ts';
import type { ExamQuestionType, QuestionConnection } from './question.type.ts';

const api = TestApi.forThisFile();

const EXAM = '{ examQuestions { id question options answerText topic explanation citation } }';
const BANK = `query ($filter: QuestionBankFilter, $first: Int, $after: String) {
  questionBank(filter: $filter, first: $first, after: $after) {
    edges { cursor node { id version answerText reviewDate retiredAt } } totalCount pageInfo { hasNextPage endCursor } topics { topic count }
  }
}`;

const exam = async (browser: Browser): Promise<ExamQuestionType[]> =>
  (await api.execute<{ examQuestions: ExamQuestionType[] }>(browser, EXAM)).data?.examQuestions ?? [];
const examIds = async (browser: Browser): Promise<string[]> => (await exam(browser)).map(({ id }) => id);
const list = async (browser: Browser, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await api.execute<{ questionBank: QuestionConnection }>(browser, BANK, variables);
  return { errors, bank: data?.questionBank, ids: data?.questionBank.edges.map(({ node }) => node.id) };
};
const staff = async () => (await signInSoldier(api, { isStaff: true })).browser;
const fill = (count: number) =>
  QuestionModel.insertMany(Array.from({ length: count }, (_, index) => questionOf({ _id: `q-${1000 + index}` })));

describe('examQuestions', () => {
  it('gives what a soldier practices with, by id, and no retired one', async () => {
    const { browser } = await signInSoldier(api);
    await makeQuestion({ _id: 'b' });
    await makeQuestion({ _id: 'a', options: ['Nine', 'Two', 'Eight', 'Seven'] });
    await makeQuestion({ _id: 'c', retiredAt: api.now });
    const questions = await exam(browser);
    expect(questions.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(questions[0]).toEqual({
      id: 'a',
      question: 'What does a ask?',
      options: ['Nine', 'Two', 'Eight', 'Seven'],
      answerText: 'Two',
      topic: 'Call for fire',
      explanation: 'Two it is.',
      citation: 'ATP 3-09.30, chapter 4',
    });
  });

  it.each([1, 500])('costs three database commands with %d questions', async (count) => {
    const { browser } = await signInSoldier(api);
    await fill(count);
    api.commands.length = 0;
    expect(await examIds(browser)).toHaveLength(count);
    // The session, the viewer's rights, the questions.
    expect(api.commands).toEqual(['find', 'find', 'find']);
  });

  describe('in production', () => {
    beforeEach(() => void (api.random = randomFrom(7)));
    afterEach(() => void (api.random = null));

    it('gives all of them in another order each time', async () => {
      const { browser } = await signInSoldier(api);
      await fill(40);
      const [first, second] = [await examIds(browser), await examIds(browser)];
      expect(first).not.toEqual(second);
      expect([...first].sort()).toEqual([...second].sort());
      expect(new Set(first).size).toBe(40);
    });

    it('begins with each as often as with any other', async () => {
      await fill(4);
      const random = randomFrom(7);
      const counts = new Map<string, number>();
      for (let round = 0; round < 400; round += 1) {
        const [first] = await examQuestions(random);
        counts.set(first?.id ?? 'none', (counts.get(first?.id ?? 'none') ?? 0) + 1);
      }
      expect([...counts.keys()].sort()).toEqual(['q-1000', 'q-1001', 'q-1002', 'q-1003']);
      // 100 of each, give or take 3.5 standard deviations.
      for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(31);
    });
  });
});

describe('questionBank', () => {
  it('lists all by id, retired ones too, and counts the topics whatever the filter', async () => {
    const browser = await staff();
    await makeQuestion({ _id: 'b', topic: 'Munitions', retiredAt: api.now });
    await makeQuestion({ _id: 'c', topic: 'Call for fire' });
    await makeQuestion({ _id: 'a', topic: 'Munitions' });
    const { bank: all } = await list(browser);
    expect(all?.edges.map(({ node }) => [node.id, node.retiredAt])).toEqual([
      ['a', null],
      ['b', api.now],
      ['c', null],
    ]);
    expect(all?.edges[0]?.node).toMatchObject({ version: 1, reviewDate: '2027-01-11', answerText: 'Two' });
    const topics = [
      { topic: 'Call for fire', count: 1 },
      { topic: 'Munitions', count: 2 },
    ];
    expect(all?.topics).toEqual(topics);
    expect((await list(browser, { filter: { search: 'nothing has this' } })).bank?.topics).toEqual(topics);
  });

  it.each([
    [{}, ['a', 'b', 'c']],
    [{ retired: true }, ['c']],
    [{ retired: false }, ['a', 'b']],
    [{ topic: 'Munitions' }, ['b', 'c']],
    [{ topic: 'munitions' }, []],
    [{ topic: 'Munitions', retired: false }, ['b']],
    [{ search: ' WP  smoke' }, ['a']],
    [{ search: 'illum' }, ['b']],
    [{ search: 'fuze chapter' }, ['c']],
    [{ search: 'b' }, ['b']],
    [{ search: 'illum smoke' }, []],
    [{ search: '.*' }, []],
    [{ search: ' ' }, ['a', 'b', 'c']],
    [{ search: 'munitions' }, ['b', 'c']],
    [{ search: null, topic: null, retired: null }, ['a', 'b', 'c']],
  ])('finds by %j', async (filter, expected) => {
    const browser = await staff();
    const plain = { question: 'Which?', explanation: 'It does.', citation: 'FM 1', topic: 'Munitions' };
    await makeQuestion({ ...plain, _id: 'a', topic: 'Call', explanation: 'Smoke comes from WP.' });
    await makeQuestion({ ...plain, _id: 'b', options: ['Illumination', 'Two', 'HE', 'Red'] });
    await makeQuestion({ ...plain, _id: 'c', question: 'Which fuze?', citation: 'Chapter 2', retiredAt: api.now });
    expect((await list(browser, { filter })).ids).toEqual(expected);
    expect((await list(browser, { filter, first: 1 })).bank?.totalCount).toBe(expected.length);
  });

  it('takes a search as long as the longest question', async () => {
    const browser = await staff();
    await makeQuestion({ _id: 'a', question: 'x'.repeat(500) });
    expect((await list(browser, { filter: { search: 'x'.repeat(500) } })).ids).toEqual(['a']);
  });

  it('pages through what it finds, each once', async () => {
    const browser = await staff();
    await fill(250);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { bank: page } = await list(browser, { filter: { search: 'q-1' }, first: 100, after });
      seen.push(...(page?.edges.map(({ node }) => node.id) ?? []));
      after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(Array.from({ length: 250 }, (_, index) => `q-${1000 + index}`));
  });

  it.each([
    ['a page of none', { first: 0 }, 'first'],
    ['a page of too many', { first: 101 }, 'first'],
    ['a cursor that is none', { after: 'bm9uZQ' }, 'after'],
    ['an empty cursor', { after: '' }, 'after'],
    ['a search that is longer than any question', { filter: { search: 'x'.repeat(501) } }, 'search'],
  ])('refuses %s', async (_, page, field) => {
    const { errors } = await list(await staff(), page);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  });

  it.each([1, 500])('costs four database commands with %d questions', async (count) => {
    const browser = await staff();
    await fill(count);
    api.commands.length = 0;
    await list(browser);
    expect(api.commands).toEqual(['find', 'find', 'aggregate', 'find']);
  });
});
