import type { ReactNode } from 'react';
import type { TopicScore } from '../../../domain/exam/examResults.ts';
import rows from '../../components/rows.module.css';
import classes from './TopicScores.module.css';

type TopicScoresProps = {
  topics: readonly TopicScore[];
  /** What can be done with a topic, at the end of its line. */
  action?: (topic: string) => ReactNode;
};

/** The score of each topic: a bar and the numbers. */
export function TopicScores({ topics, action }: TopicScoresProps) {
  return (
    <ul className={rows['rows']}>
      {topics.map(({ topic, right, total, percent }) => (
        <li key={topic} className={classes['topic']}>
          <span className={classes['name']}>{topicName(topic)}</span>
          <span className={classes['numbers']}>
            {right} of {total} · {percent}%
          </span>
          {action?.(topic)}
          <span aria-hidden className={classes['bar']}>
            <span className={classes['filled']} style={{ width: `${percent}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The name of a topic. Questions stored by an older release have none. */
export function topicName(topic: string): string {
  return topic === '' ? 'No topic' : topic;
}
