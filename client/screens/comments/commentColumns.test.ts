import { byCategory, COMMENT_COLUMNS } from './commentColumns.ts';

const comment = {
  id: '1',
  soldierId: 's',
  authorId: 'a',
  author: { id: 'a', rank: 'SGT', lastName: 'Adams', givenName: null },
  category: 'DEVELOPS',
  text: 'Two\nlines',
  timestamp: '2026-01-05T12:00:00.000Z',
  version: 1,
} as const;

test('comments stand category by category; within one in the order in which they came', () => {
  const comments = [
    { id: '4', category: 'RECOMMENDED' },
    { id: '3', category: 'INTELLECT' },
    { id: '2', category: 'CHARACTER' },
    { id: '1', category: 'INTELLECT' },
  ] as const;
  expect(byCategory(comments).map(({ id }) => id)).toEqual(['2', '3', '1', '4']);
});

test('a comment has its day, its author, who may be gone, and its text', () => {
  const values = (given: Parameters<(typeof COMMENT_COLUMNS)[number]['exported']>[0]) =>
    COMMENT_COLUMNS.map(({ exported }) => exported(given));
  expect(values(comment)).toEqual(['DEVELOPS', { day: '2026-01-05' }, 'SGT Adams', 'Two\nlines']);
  expect(values({ ...comment, author: null })[2]).toBe('Former member');
});
