import { Button, VisuallyHidden } from '@mantine/core';
import { formatDay } from '../../../domain/localDate.ts';
import { Day } from '../../components/Day.tsx';
import { dayOf } from '../../components/dayText.ts';
import { Link } from '../../components/Link.tsx';
import { authorText } from '../../components/soldierText.ts';
import type { CommentEntry_CommentFragment } from './CommentEntry.generated.ts';
import classes from './CommentEntry.module.css';
import { editPath } from './commentPaths.ts';

type CommentEntryProps = { comment: CommentEntry_CommentFragment; mayEdit: boolean };

/** A comment with its author and date; with an edit link if the viewer may change it. */
export function CommentEntry({ comment, mayEdit }: CommentEntryProps) {
  const { author, text, timestamp } = comment;
  // The day in the reader's time zone.
  const day = dayOf(timestamp);
  return (
    <li className={classes['entry']} data-own={mayEdit || undefined}>
      <div className={classes['origin']}>
        <span className={classes['author']}>{authorText(author)}</span>
        {mayEdit && <span className={classes['own']}>You</span>}
        <span className={classes['day']}>
          <Day day={day} />
        </span>
      </div>
      <p className={classes['text']}>{text}</p>
      {mayEdit && (
        <Button component={Link} to={editPath(comment)} variant="default" className={classes['edit']}>
          Edit
          <VisuallyHidden> the comment of {formatDay(day)}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
