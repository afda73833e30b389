import { CommentCategory } from '../../../domain/values.ts';
import { paths } from '../../app/paths.ts';
import type { CommentEntry_CommentFragment } from './CommentEntry.generated.ts';

type Located = Pick<CommentEntry_CommentFragment, 'id' | 'soldierId' | 'category'>;

/** The address for editing a comment; recommended comments have a different one. */
export function editPath({ id, soldierId, category }: Located): string {
  return category === CommentCategory.RECOMMENDED
    ? paths.commentEditRecommended(soldierId, id)
    : paths.commentEdit(soldierId, id);
}

/** The address for deleting a comment. */
export function deletePath({ id, soldierId, category }: Located): string {
  return category === CommentCategory.RECOMMENDED
    ? paths.commentDeleteRecommended(soldierId, id)
    : paths.commentDelete(soldierId, id);
}
