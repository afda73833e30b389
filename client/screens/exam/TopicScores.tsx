import rows from '../../components/rows.module.css';
import classes from './TopicScores.module.css';

export type TopicLine = { readonly topic: string; readonly percent: number; readonly text: string };

/** How far each topic has come: a bar on a common scale, and the numbers. */
export function TopicScores({ topics }: { topics: readonly TopicLine[] }) {
  return (
    <ul className={rows['rows']}>
      {topics.map(({ topic, percent, text }) => (
        <li key={topic} className={classes['topic']}>
          <span className={classes['name']}>{topicName(topic)}</span>
          <span className={classes['numbers']}>
            {text} · {percent}%
          </span>
          <span aria-hidden className={classes['bar']}>
            <span className={classes['filled']} style={{ width: `${percent}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The questions of an older client have none. */
export function topicName(topic: string): string {
  return topic === '' ? 'No topic' : topic;
}
