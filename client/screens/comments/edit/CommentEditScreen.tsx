import { Navigate, useMatch } from 'react-router-dom';
import { CommentCategory } from '../../../../domain/values.ts';
import { SCREENS } from '../../../app/screens.ts';
import { OwnComment } from '../form/OwnComment.tsx';
import { editPath } from '../commentPaths.ts';
import { EditCommentForm } from './EditCommentForm.tsx';

/** Edit Comment and Edit Recommended Comment. Each has its own address; a comment of the other kind redirects to the other one. */
export function CommentEditScreen() {
  const isRecommended = useMatch(SCREENS.commentEditRecommended.path) !== null;
  return (
    <OwnComment>
      {(comment, whom, reload) =>
        (comment.category === CommentCategory.RECOMMENDED) === isRecommended ? (
          <EditCommentForm comment={comment} whom={whom} reload={reload} />
        ) : (
          <Navigate to={editPath(comment)} replace />
        )
      }
    </OwnComment>
  );
}
