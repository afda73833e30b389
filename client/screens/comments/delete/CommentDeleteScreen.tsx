import { OwnComment } from '../form/OwnComment.tsx';
import { DeleteCommentForm } from './DeleteCommentForm.tsx';

/** Asks before a comment is deleted, also a recommended one. */
export function CommentDeleteScreen() {
  return <OwnComment>{(comment, whom) => <DeleteCommentForm comment={comment} whom={whom} />}</OwnComment>;
}
