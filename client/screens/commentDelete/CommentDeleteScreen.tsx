import { OwnComment } from '../commentForm/OwnComment.tsx';
import { DeleteCommentForm } from './DeleteCommentForm.tsx';

/** Asks before a comment goes, a recommended one as well. */
export function CommentDeleteScreen() {
  return <OwnComment>{(comment) => <DeleteCommentForm comment={comment} />}</OwnComment>;
}
