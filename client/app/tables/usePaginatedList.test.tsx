import { readFileSync } from 'node:fs';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { buildSchema, graphql, print } from 'graphql';
import { from } from 'rxjs';
import { QuestionReportsDocument } from '../../screens/questions/reports/QuestionReportsScreen.generated.ts';
import { renderHook, settled, unmountHooks } from '../../testing/renderHook.tsx';
import { cache } from '../api/cache.ts';
import '../api/signedInPolicies.ts';
import { NoAnswer } from '../failures/NoAnswer.ts';
import { usePaginatedList } from './usePaginatedList.ts';

afterEach(unmountHooks);

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

afterEach(() => cache.reset());

/** A server with reports, newest first, in pages of two. While it is slow, its requests wait. */
class Reports {
  #ids: number[];
  isDown = false;
  isSlow = false;
  readonly waiting: (() => void)[] = [];
  readonly client = new ApolloClient({
    cache,
    link: new ApolloLink(({ query, variables }) => from(this.#answer(print(query), variables))),
  });

  constructor(count: number) {
    this.#ids = Array.from({ length: count }, (_, index) => count - index);
  }

  add() {
    this.#ids = [this.#ids.length + 1, ...this.#ids];
  }

  async #answer(source: string, variableValues: Record<string, unknown>) {
    if (this.isDown) throw new NoAnswer(null);
    // Answers with the list as it is now, however late the answer arrives.
    const { data } = await graphql({
      schema,
      source,
      variableValues,
      rootValue: { questionReports: this.#page(this.#ids) },
    });
    if (this.isSlow) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return { data: data ?? null };
  }

  #page(ids: readonly number[]) {
    return ({ after }: { after?: string | null }) => {
      const begin = after ? ids.indexOf(Number(after)) + 1 : 0;
      const page = ids.slice(begin, begin + 2);
      return {
        edges: page.map((id) => ({ node: reportOf(id), cursor: String(id) })),
        pageInfo: { hasNextPage: begin + 2 < ids.length, endCursor: String(page.at(-1)) },
      };
    };
  }

  open() {
    return renderHook(
      () => {
        const list = usePaginatedList(QuestionReportsDocument, {}, ({ questionReports }) => questionReports);
        return { ...list, ids: list.data?.questionReports.edges.map(({ node }) => Number(node.id)).join() };
      },
      {},
      (children) => <ApolloProvider client={this.client}>{children}</ApolloProvider>,
    );
  }

  answerNext() {
    return settled(() => this.waiting.shift()?.());
  }
}

function reportOf(id: number) {
  return { __typename: 'QuestionReport', id: String(id), questionId: 'q1', text: 'Wrong.', at: '2026-11-01T00:00:00Z' };
}

test('a list comes in pages, each after the one before', async () => {
  const list = await new Reports(5).open();
  expect(list.current().ids).toBe('5,4');
  await settled(() => void list.current().showMore());
  await settled(() => void list.current().showMore());
  expect(list.current().ids).toBe('5,4,3,2,1');
  expect(list.current().data?.questionReports.pageInfo.hasNextPage).toBe(false);
});

test('what shows stays when the next page does not come, and it can be asked for again', async () => {
  const reports = new Reports(3);
  const list = await reports.open();
  reports.isDown = true;
  const failures: unknown[] = [];
  await settled(() =>
    list
      .current()
      .showMore()
      .catch((error: unknown) => failures.push(error)),
  );
  expect(failures).toEqual([expect.any(NoAnswer)]);
  expect(list.current().ids).toBe('3,2');
  reports.isDown = false;
  await settled(() => void list.current().showMore());
  expect(list.current().ids).toBe('3,2,1');
});

test('a list that is opened again shows at once as far as it was loaded, and then as it is by now', async () => {
  const reports = new Reports(5);
  const before = await reports.open();
  await settled(() => void before.current().showMore());
  await before.unmount();
  reports.add();
  reports.isSlow = true;
  const list = await reports.open();
  expect(list.current().ids).toBe('5,4,3,2');
  await reports.answerNext();
  await reports.answerNext();
  expect(list.current().ids).toBe('6,5,4,3');
});

test('a page that is asked for while the list is brought up to date comes after its new end', async () => {
  const reports = new Reports(4);
  const before = await reports.open();
  await before.unmount();
  reports.add();
  reports.isSlow = true;
  const list = await reports.open();
  await settled(() => void list.current().showMore());
  expect(reports.waiting).toHaveLength(1);
  await reports.answerNext();
  expect(reports.waiting).toHaveLength(1);
  await reports.answerNext();
  expect(list.current().ids).toBe('5,4,3,2');
});

test('what changes while the list is closed shows, though an answer from before is still to come', async () => {
  const reports = new Reports(1);
  const first = await reports.open();
  await first.unmount();
  reports.isSlow = true;
  const second = await reports.open();
  await second.unmount();
  reports.add();
  const third = await reports.open();
  await reports.answerNext();
  await reports.answerNext();
  expect(third.current().ids).toBe('2,1');
});

test('a list that cannot be brought up to date stays and says so, until it can', async () => {
  const reports = new Reports(2);
  const before = await reports.open();
  await before.unmount();
  reports.add();
  reports.isDown = true;
  const list = await reports.open();
  expect(list.current().ids).toBe('2,1');
  expect(list.current().error).toBeInstanceOf(NoAnswer);
  reports.isDown = false;
  await settled(() => list.current().retry());
  expect(list.current().ids).toBe('3,2');
  expect(list.current().error).toBeUndefined();
});

test('a list that was dropped meanwhile, as by signing out, is not restored by an answer', async () => {
  const reports = new Reports(2);
  const before = await reports.open();
  await before.unmount();
  reports.isSlow = true;
  const list = await reports.open();
  await list.unmount();
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'questionReports' });
  await reports.answerNext();
  expect(cache.extract()).not.toHaveProperty('ROOT_QUERY.questionReports:{}');
  expect(cache.readQuery({ query: QuestionReportsDocument })).toBeNull();
});
