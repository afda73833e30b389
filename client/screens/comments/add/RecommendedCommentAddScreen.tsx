import { Text } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { CommentCategory } from '../../../../domain/values.ts';
import { useKeptIdempotencyKey } from '../../../app/forms/drafts/useKeptIdempotencyKey.ts';
import { TypedForm } from '../../../app/forms/edit/TypedForm.tsx';
import { useAddForm } from '../../../app/forms/edit/useAddForm.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { formFields } from '../../../components/form/formFields.ts';
import { putOnTop } from '../commentList.ts';
import { CommentTextField } from '../form/CommentFields.tsx';
import { checkComment } from '../form/commentValues.ts';
import { useAddRecommendedCommentMutation } from './RecommendedCommentAddScreen.generated.ts';

const NEW_COMMENT = { text: '' };

/** Adds a recommended comment about oneself. */
export function RecommendedCommentAddScreen() {
  const { id = '' } = useParams();
  const back = { to: paths.comments(id), screen: 'Comments' };
  const typed = useAddForm(NEW_COMMENT);
  const [addRecommendedComment] = useAddRecommendedCommentMutation({
    update: (cache, { data }) => data && putOnTop(cache, data.addRecommendedComment),
  });
  const keyOf = useKeptIdempotencyKey();
  const { form, problems } = useSubmission({
    title: 'Add Recommended Comment about yourself',
    hasChanges: typed.hasChanges,
    check: () => checkComment({ category: CommentCategory.RECOMMENDED, ...typed.values }),
    send: ({ text }) => addRecommendedComment({ variables: { input: { text, key: keyOf(text) } } }),
    doneText: 'Comment added.',
    leadsTo: () => back,
  });
  return (
    <TypedForm {...form} width="wide" back={back} typed={typed} submit="Add comment">
      <Text>About yourself, for your leaders to read and use.</Text>
      <CommentTextField {...formFields(typed.values, typed.change, problems)('text')} />
    </TypedForm>
  );
}
