import { STATE_ICONS } from '../../components/parts/StatusCell.tsx';
import classes from './DueMatrix.module.css';

const WORDS = [
  ['current', 'current until'],
  ['dueSoon', 'due soon, until; or late, since'],
  ['overdue', 'overdue since'],
  ['failed', 'failed'],
  ['neverDone', 'never done'],
  ['toDo', 'to do by'],
  ['excused', 'excused until'],
] as const;

/** What the icons of the table mean. */
export function DueLegend() {
  return (
    <ul aria-label="Legend" className={classes.legend}>
      {WORDS.map(([state, words]) => {
        const Icon = STATE_ICONS[state];
        return (
          <li key={state}>
            <Icon aria-hidden /> {words}
          </li>
        );
      })}
      <li>– not required</li>
      <li>% current, then how many are not</li>
    </ul>
  );
}
