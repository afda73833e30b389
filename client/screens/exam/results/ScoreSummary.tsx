import { Text } from '@mantine/core';
import type { Score } from '../../../../domain/exam/examResults.ts';
import { counted } from '../../../../domain/words.ts';
import classes from './ScoreSummary.module.css';

/** The share of right first guesses, as a percentage and in words. */
export function ScoreSummary({ score: { right, total, percent } }: { score: Score }) {
  return (
    <div className={classes.summary}>
      <span className={classes.percent}>{percent}%</span>
      <Text>
        {right} of {counted(total, 'question')} right on the first guess.
      </Text>
    </div>
  );
}
