import type { CommentCategory } from '../../../domain/values.ts';
import { groupComments } from './commentGroups.ts';

type Connection = Parameters<typeof groupComments>[0];

function edge(id: string, category: CommentCategory): Connection['edges'][number] {
  const node = { id, category, soldierId: 's', authorId: 'a', author: null, text: id, timestamp: '', version: 1 };
  return { node };
}

const everyOther: Connection['counts'] = [
  { category: 'CHARACTER', count: 1 },
  { category: 'INTELLECT', count: 12 },
  { category: 'OVERALL', count: 3 },
  { category: 'RECOMMENDED', count: 1 },
];
const edges = [edge('4', 'RECOMMENDED'), edge('3', 'INTELLECT'), edge('2', 'CHARACTER'), edge('1', 'INTELLECT')];

const newest = [...edges.map(({ node }) => node), edge('0', 'OVERALL').node];

test('the groups stand in the order of the categories, the comments in the order in which they came', () => {
  const { groups } = groupComments({ edges, newest, counts: everyOther, pageInfo: { hasNextPage: true } });
  expect(groups.map(({ category, comments }) => [category, comments.map(({ id }) => id)])).toEqual([
    ['CHARACTER', ['2']],
    ['INTELLECT', ['3', '1']],
    ['OVERALL', ['0']],
    ['RECOMMENDED', ['4']],
  ]);
});

test('a category whose comments are all on a later page shows its newest, and the number of all', () => {
  const { groups, without } = groupComments({
    edges,
    newest,
    counts: everyOther,
    pageInfo: { hasNextPage: true },
  });
  expect(groups.map(({ total }) => total)).toEqual([1, 12, 3, 1]);
  expect(without).toEqual(['PRESENCE', 'LEADERSHIP', 'DEVELOPS', 'ACHIEVES']);
});

test('once all are loaded, what is there counts', () => {
  const { groups, without } = groupComments({
    edges,
    newest: edges.map(({ node }) => node),
    counts: everyOther,
    pageInfo: { hasNextPage: false },
  });
  expect(groups.map(({ category, total }) => [category, total])).toEqual([
    ['CHARACTER', 1],
    ['INTELLECT', 2],
    ['RECOMMENDED', 1],
  ]);
  expect(without).toEqual(['PRESENCE', 'LEADERSHIP', 'DEVELOPS', 'ACHIEVES', 'OVERALL']);
});

test('nobody has written anything', () => {
  const { groups, without } = groupComments({
    edges: [],
    newest: [],
    counts: [],
    pageInfo: { hasNextPage: false },
  });
  expect(groups).toEqual([]);
  expect(without).toHaveLength(8);
});
