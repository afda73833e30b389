import { VisuallyHidden } from '@mantine/core';
import { formatDay } from '../../../domain/localDate.ts';
import { mayEditComment, permit, Access } from '../../../domain/permissions.ts';
import { relativeDays } from '../../../domain/record/serviceTime.ts';
import { CommentCategory } from '../../../domain/values.ts';
import { paths } from '../../app/paths.ts';
import { usePerson } from '../../app/session/PersonContext.ts';
import { dayOf } from '../../components/browserClock.ts';
import { authorText } from '../../components/soldierText.ts';
import { TextLink } from '../../components/TextLink.tsx';
import { today } from '../../components/today.ts';
import type { CommentEntry_CommentFragment } from './CommentEntry.generated.ts';
import classes from './CommentEntry.module.css';
import { editPath } from './commentPaths.ts';
import { takingUp } from './form/commentValues.ts';

/** A comment with its author and date. Authors get an edit link; on a recommended comment, leaders get a link to use it. */
export function CommentEntry({ comment, hasLeft }: { comment: CommentEntry_CommentFragment; hasLeft: boolean }) {
  const { author, category, soldierId, text, timestamp } = comment;
  const person = usePerson();
  const isOwn = mayEditComment(person, comment);
  const mayTakeUp =
    category === CommentCategory.RECOMMENDED &&
    !hasLeft &&
    permit(Access.STAFF_NOT_SELF, person, soldierId) === 'ALLOWED';
  // The day in the reader's time zone.
  const day = dayOf(timestamp);
  const which = <VisuallyHidden> the comment of {formatDay(day)}</VisuallyHidden>;
  return (
    <li className={classes.entry} data-own={isOwn || undefined}>
      <p className={classes.text}>{text}</p>
      <div className={classes.origin}>
        <span>{authorText(author)}</span>
        {isOwn && (
          <span className={classes.own} data-screen-only>
            You
          </span>
        )}
        <span>
          <time dateTime={day}>{formatDay(day)}</time> · {relativeDays(day, today())}
        </span>
        {isOwn && <TextLink to={editPath(comment)}>Edit{which}</TextLink>}
        {mayTakeUp && (
          <TextLink to={paths.commentCreate(soldierId)} state={takingUp(comment)}>
            Use as comment
          </TextLink>
        )}
      </div>
    </li>
  );
}
