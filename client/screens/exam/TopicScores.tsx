import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { TopicScore } from '../../../domain/exam/examResults.ts';
import { ShareBar } from '../../components/parts/Progress.tsx';
import rows from '../../components/rows.module.css';
import classes from './TopicScores.module.css';

type TopicScoresProps = {
  topics: readonly TopicScore[];
  /** Starts a run of the topic's questions; the whole tile becomes its button. Null or left out if no run can start. */
  onPractice?: ((topic: string) => void) | null;
};

/** A tile for each topic with its score, as a bar and in numbers. */
export function TopicScores({ topics, onPractice = null }: TopicScoresProps) {
  return (
    <ul className={classes.topics}>
      {topics.map((score) => (
        <li key={score.topic}>
          {onPractice ? (
            <UnstyledButton className={`${rows.pressable} ${classes.topic}`} onClick={() => onPractice(score.topic)}>
              <VisuallyHidden>Practice </VisuallyHidden>
              <Score score={score} />
            </UnstyledButton>
          ) : (
            <div className={classes.topic}>
              <Score score={score} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Score({ score: { topic, right, total, percent } }: { score: TopicScore }) {
  return (
    <>
      <span className={classes.name}>{topic}</span>
      <span className={classes.percent}>{percent}%</span>
      <span className={classes.numbers}>
        {right} of {total}
      </span>
      <ShareBar percent={percent} />
    </>
  );
}
