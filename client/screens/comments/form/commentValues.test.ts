import { COMMENT_MAX_LENGTH } from '../../../../domain/constants.ts';
import { messages } from '../../../../domain/errors.ts';
import {
  checkComment,
  commentBegun,
  commentValues,
  newCommentValues,
  takingUp,
  writingAbout,
} from './commentValues.ts';

test('a new comment is about character, and cannot be sent before it says something', () => {
  expect(newCommentValues.category).toBe('CHARACTER');
  expect(checkComment(newCommentValues)).toEqual({ problems: [{ field: 'text', message: messages.enterComment }] });
  expect(checkComment({ ...newCommentValues, text: ' \n ' })).toEqual({
    problems: [{ field: 'text', message: messages.enterComment }],
  });
});

test('blanks around the text are not sent and do not count; line breaks within it stay', () => {
  const text = `${'x'.repeat(COMMENT_MAX_LENGTH - 2)}\ny`;
  expect(checkComment({ category: 'OVERALL', text: `  ${text}\n` })).toEqual({ input: { category: 'OVERALL', text } });
});

test('an emoji counts as one character', () => {
  const longest = '🎯'.repeat(COMMENT_MAX_LENGTH);
  expect(checkComment({ category: 'OVERALL', text: longest })).toEqual({
    input: { category: 'OVERALL', text: longest },
  });
  expect(checkComment({ category: 'OVERALL', text: `${longest}!` })).toEqual({
    problems: [{ field: 'text', message: messages.commentTooLong }],
  });
});

test.each([null, 'text', {}, { recommended: 1 }, { category: 'RECOMMENDED' }, { category: 1 }])(
  'nothing is taken up from %j',
  (state) => {
    expect(commentBegun(state)).toEqual(newCommentValues);
  },
);

test('a recommended comment is taken up with its text, and the category of any new comment', () => {
  expect(commentBegun({ place: 'here', ...takingUp({ text: 'Led the range.' }) })).toEqual({
    category: 'CHARACTER',
    text: 'Led the range.',
  });
});

test('from a category without comments the form opens with it', () => {
  expect(commentBegun(writingAbout('PRESENCE'))).toEqual({ category: 'PRESENCE', text: '' });
});

test('of a stored comment the form holds what can be changed', () => {
  const stored = { id: '1', version: 3, category: 'PRESENCE', text: 'Stands tall.' } as const;
  expect(commentValues(stored)).toEqual({ category: 'PRESENCE', text: 'Stands tall.' });
});
