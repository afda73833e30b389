import { isWithin, paths, soldierAt } from './paths.ts';

test('a link is the address, with its parameters in their order', () => {
  expect(paths.home).toBe('/home');
  expect(paths.userInfo('s1')).toBe('/user-info/s1');
  expect(paths.schoolDelete('s1', 'x2')).toBe('/user-info/s1/edit-school/x2/delete');
  expect(paths.examQuestion('full-exam', '0')).toBe('/exam/full-exam/question/0');
});

test('a parameter stays within its part of the address', () => {
  expect(paths.commentEdit('a/b', 'c?d#$&')).toBe('/comments/a%2Fb/edit/c%3Fd%23%24%26');
});

test('an area holds what is below it, and not what begins with its letters', () => {
  expect(isWithin('/exam', paths.examArea)).toBe(true);
  expect(isWithin(paths.examLanding, paths.examArea)).toBe(true);
  expect(isWithin('/examination', paths.examArea)).toBe(false);
});

test('a record and comments, and what is below them, are about the soldier in the address', () => {
  expect(soldierAt(paths.userInfo('s1'))).toBe('s1');
  expect(soldierAt(paths.schoolEdit('s1', 'x2'))).toBe('s1');
  expect(soldierAt(paths.comments('s1'))).toBe('s1');
  expect(soldierAt(paths.createAccount('a1'))).toBeNull();
});
