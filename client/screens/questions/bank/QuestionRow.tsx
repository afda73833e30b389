import { useLocation } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { Day } from '../../../components/Day.tsx';
import { Link } from '../../../components/Link.tsx';
import rows from '../../../components/rows.module.css';
import { today } from '../../../components/today.ts';
import { questionPlace } from '../form/useWayBack.ts';
import type { QuestionRow_QuestionFragment } from './QuestionRow.generated.ts';
import classes from './QuestionRow.module.css';

type QuestionRowProps = { question: QuestionRow_QuestionFragment };

/** A question of the bank; the whole row links to it, and its address carries the list's filter along. */
export function QuestionRow({ question: { id, question, topic, reviewDate, retiredAt } }: QuestionRowProps) {
  const { search } = useLocation();
  const isOverdue = reviewDate <= today();
  return (
    <li>
      <Link
        data-place={questionPlace(id)}
        to={`${paths.questionEdit(id)}${search}`}
        className={`${rows.pressable} ${classes.row}`}
      >
        <span className={classes.question}>{question}</span>
        <span className={classes.facts}>
          <span>{topic}</span>
          <span>{id}</span>
          {retiredAt !== null && <span className={classes.state}>Retired</span>}
          <span className={classes.review} data-overdue={isOverdue || undefined}>
            {isOverdue ? 'Review is due since' : 'Review on'} <Day day={reviewDate} />
          </span>
        </span>
      </Link>
    </li>
  );
}
