import { Text } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { CommentCategory } from '../../../../domain/values.ts';
import { DraftNote } from '../../../app/forms/drafts/DraftNote.tsx';
import { useKeptIdempotencyKey } from '../../../app/forms/drafts/useKeptIdempotencyKey.ts';
import { useAddForm } from '../../../app/forms/edit/useAddForm.ts';
import { useLeadOn } from '../../../app/forms/useLeadOn.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { Form } from '../../../components/form/Form.tsx';
import { SubmitActions } from '../../../components/form/SubmitActions.tsx';
import { CommentTextField } from '../form/CommentTextField.tsx';
import { checkComment } from '../form/commentValues.ts';
import { putOnTop } from '../commentList.ts';
import { useAddRecommendedCommentMutation } from './RecommendedCommentAddScreen.generated.ts';

const NEW_COMMENT = { text: '' };

/** Adds a recommended comment about oneself. */
export function RecommendedCommentAddScreen() {
  const { id = '' } = useParams();
  const leadOn = useLeadOn();
  const back = { to: paths.comments(id), screen: 'Comments' };
  const { values, draft, hasChanges, change } = useAddForm(NEW_COMMENT);
  const [addRecommendedComment] = useAddRecommendedCommentMutation({
    update: (cache, { data }) => data && putOnTop(cache, data.addRecommendedComment),
  });
  const keyOf = useKeptIdempotencyKey();
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Add Recommended Comment about yourself',
    hasChanges,
    check: () => checkComment({ category: CommentCategory.RECOMMENDED, ...values }),
    send: ({ text }) => addRecommendedComment({ variables: { input: { text, key: keyOf(text) } } }),
    doneText: 'Comment added.',
    onDone: () => leadOn(back),
  });
  return (
    <Form {...form} width="wide" back={back}>
      <DraftNote {...draft} isSubmitting={isSubmitting} />
      <Text>About yourself, for your leaders to read and take up.</Text>
      <CommentTextField value={values.text} onChange={(text) => change({ text })} problems={problems} />
      <SubmitActions label="Add comment" isSubmitting={isSubmitting} cancel={back} />
    </Form>
  );
}
