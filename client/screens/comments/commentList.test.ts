import { InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import type { CommentCategory } from '../../../domain/values.ts';
import { putOnTop, takeOut } from './commentList.ts';
import { CommentsDocument } from './CommentsScreen.generated.ts';

type Comment = Parameters<typeof putOnTop>[1];

const query = { query: CommentsDocument, variables: { id: 's' } };

function comment(id: string, category: CommentCategory): Comment & { __typename: 'Comment' } {
  const facts = {
    soldierId: 's',
    authorId: 'a',
    author: null,
    text: id,
    timestamp: '2026-01-05T00:00:00Z',
    version: 1,
  };
  return { __typename: 'Comment', id, category, ...facts };
}

/** A cache with the first page of a longer list. */
function loadedCache() {
  const cache = emptyCache();
  const soldier = { __typename: 'Soldier', id: 's', rank: 'SPC', lastName: 'Morgan', membership: 'PRESENT' } as const;
  const comments = {
    __typename: 'CommentConnection',
    counts: [
      { category: 'CHARACTER' as const, count: 7 },
      { category: 'OVERALL' as const, count: 1 },
    ],
    newest: [comment('1', 'CHARACTER'), comment('2', 'OVERALL'), comment('old', 'PRESENCE')],
    edges: [{ node: comment('2', 'OVERALL') }, { node: comment('1', 'CHARACTER') }],
    pageInfo: { endCursor: 'c1', hasNextPage: true },
  };
  cache.writeQuery({ ...query, data: { soldier, comments } });
  return cache;
}

function emptyCache() {
  const comments = relayStylePagination(['soldierId']);
  return new InMemoryCache({ typePolicies: { Query: { fields: { comments } } } });
}

/** Writes what Show more would: the second page. */
function writeNextPage(cache: InMemoryCache) {
  const loaded = cache.readQuery(query);
  if (!loaded) throw new Error('No list is loaded.');
  cache.writeQuery({
    query: CommentsDocument,
    variables: { ...query.variables, after: 'c1' },
    data: {
      ...loaded,
      comments: {
        ...loaded.comments,
        edges: [{ node: comment('0', 'OVERALL') }],
        pageInfo: { endCursor: 'c0', hasNextPage: false },
      },
    },
  });
}

function listIn(cache: InMemoryCache) {
  const list = cache.readQuery(query)?.comments;
  return {
    ids: list?.edges.map(({ node }) => node.id),
    counts: list?.counts.map(({ category, count }) => `${category} ${count}`),
    pageInfo: list?.pageInfo,
  };
}

const pageInfo = expect.objectContaining({ endCursor: 'c1', hasNextPage: true });

test('a new comment stands first and is counted; older ones are still asked for from where the page ended', () => {
  const cache = loadedCache();
  putOnTop(cache, comment('3', 'CHARACTER'));
  expect(listIn(cache)).toEqual({ ids: ['3', '2', '1'], counts: ['CHARACTER 8', 'OVERALL 1'], pageInfo });
});

test('a comment that is gone is in neither the list nor the cache, and older ones are still to be had', () => {
  const cache = loadedCache();
  takeOut(cache, comment('1', 'CHARACTER'));
  expect(listIn(cache)).toEqual({ ids: ['2'], counts: ['CHARACTER 6', 'OVERALL 1'], pageInfo });
  expect(Object.keys(cache.extract())).not.toContain('Comment:1');
});

test('a change that the list shows already, as it was asked for meanwhile, counts once', () => {
  const cache = loadedCache();
  putOnTop(cache, comment('2', 'OVERALL'));
  takeOut(cache, comment('3', 'CHARACTER'));
  expect(listIn(cache)).toEqual({ ids: ['2', '1'], counts: ['CHARACTER 7', 'OVERALL 1'], pageInfo });
});

test('an older page goes below what is loaded, also when that has changed', () => {
  const cache = loadedCache();
  putOnTop(cache, comment('3', 'CHARACTER'));
  takeOut(cache, comment('1', 'CHARACTER'));
  writeNextPage(cache);
  expect(listIn(cache).ids).toEqual(['3', '2', '0']);
  expect(listIn(cache).pageInfo).toMatchObject({ endCursor: 'c0', hasNextPage: false });
});

test('a list that was never loaded stays unloaded', () => {
  const cache = emptyCache();
  putOnTop(cache, comment('3', 'CHARACTER'));
  takeOut(cache, comment('3', 'CHARACTER'));
  expect(cache.readQuery(query)).toBeNull();
});
