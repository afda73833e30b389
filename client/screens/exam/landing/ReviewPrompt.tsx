import { Button, Text } from '@mantine/core';
import line from '../../../components/line.module.css';
import classes from './landing.module.css';

/** Offers the questions that are due for review. */
export function ReviewPrompt({ count, onStart }: { count: number; onStart: () => void }) {
  return (
    <div className={`${line.head} ${classes.prompt}`}>
      <Text>{count === 1 ? '1 question is due for review.' : `${count} questions are due for review.`}</Text>
      <Button variant="default" className={classes.action} onClick={onStart}>
        Review due
      </Button>
    </div>
  );
}
