import { Text } from '@mantine/core';
import { messages } from '../../../../domain/errors.ts';
import { commentCategoryLabel } from '../../../../domain/values.ts';
import { unlessGone } from '../../../app/failures/unlessGone.ts';
import { callProblems } from '../../../app/forms/callProblems.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { Form } from '../../../components/form/Form.tsx';
import { SubmitActions } from '../../../components/form/SubmitActions.tsx';
import type { CommentEntry_CommentFragment } from '../CommentEntry.generated.ts';
import classes from '../CommentEntry.module.css';
import { takeOut } from '../commentList.ts';
import { editPath } from '../commentPaths.ts';
import { OwnComment } from '../form/OwnComment.tsx';
import { useDeleteCommentMutation } from './CommentDeleteScreen.generated.ts';

/** Asks before deleting a comment, recommended or not. */
export function CommentDeleteScreen() {
  return <OwnComment>{(comment, about) => <DeleteCommentForm comment={comment} about={about} />}</OwnComment>;
}

type DeleteCommentFormProps = {
  comment: CommentEntry_CommentFragment;
  /** The soldier the comment is about: `SGT Alvarez`; null if that is the reader. */
  about: string | null;
};

/** Shows the comment, then deletes it or goes back to editing it. */
function DeleteCommentForm({ comment, about }: DeleteCommentFormProps) {
  const { id, soldierId, category, text } = comment;
  const [deleteComment, { client }] = useDeleteCommentMutation();
  const { form, isSubmitting } = useSubmission({
    title: `Delete Comment about ${about ?? 'yourself'}`,
    check: () => ({ input: { id } }),
    send,
    doneText: 'Comment deleted.',
    doneAbout: about,
    leadsTo: () => ({ to: paths.comments(soldierId) }),
    explain: (error) => callProblems(error, messages.commentDeleteProblem),
  });

  async function send(variables: { id: string }) {
    await unlessGone(deleteComment({ variables }));
    takeOut(client.cache, comment);
  }

  return (
    <Form {...form} width="wide" back={{ to: paths.comments(soldierId), screen: 'Comments', replace: true }}>
      <Text>Are you sure you want to delete this comment?</Text>
      <Text c="dimmed">
        {commentCategoryLabel[category]} about {about ?? 'yourself'}
      </Text>
      <blockquote className={classes.quote}>{text}</blockquote>
      <SubmitActions
        label="Send It"
        isSubmitting={isSubmitting}
        isDanger
        cancel={{ to: editPath(comment), replace: true }}
        cancelLabel="Abort"
      />
    </Form>
  );
}
