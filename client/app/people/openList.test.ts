import { paths } from '../paths.ts';
import { listIn, withListOf } from './openList.ts';

const list = { screen: 'Overview', to: '/admin/overview?section=ALPHA', name: 'PROMOTABLE', ids: ['s1', 's2'] };
const record = { pathname: paths.userInfo('s1'), state: { list } };

test('a list is read from the state of an entry', () => {
  expect(listIn({ list })).toEqual(list);
});

test.each([
  null,
  undefined,
  'text',
  {},
  { list: null },
  { list: { ...list, ids: 's1' } },
  { list: { ...list, to: 1 } },
])('there is none in %j', (state) => {
  expect(listIn(state)).toBeNull();
});

test.each([paths.userInfoEdit('s1'), paths.comments('s1'), paths.commentEdit('s1', 'c1'), paths.userInfo('s1')])(
  'it stays with the record at %s',
  (to) => {
    expect(withListOf(record, to, null)).toEqual({ list });
    expect(withListOf(record, { pathname: to }, { place: 'school-add' })).toEqual({ list, place: 'school-add' });
  },
);

test.each([paths.home, paths.userInfo('s2'), paths.comments('s2'), list.to])('it does not go on to %s', (to) => {
  expect(withListOf(record, to, { place: 'here' })).toEqual({ place: 'here' });
});

test('a link may leave it behind, and nothing comes from a record without one', () => {
  expect(withListOf(record, paths.userInfo('s1'), { list: null })).toEqual({ list: null });
  expect(withListOf({ ...record, state: null }, paths.userInfoEdit('s1'), null)).toBeNull();
});
