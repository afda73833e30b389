import { Button, Text } from '@mantine/core';
import classes from './ReviewPrompt.module.css';

/** Questions that were asked before and are to come back by now. */
export function ReviewPrompt({ count, onStart }: { count: number; onStart: () => void }) {
  return (
    <div className={classes['prompt']}>
      <Text>{count === 1 ? '1 question is due for review.' : `${count} questions are due for review.`}</Text>
      <Button variant="default" className={classes['action']} onClick={onStart}>
        Review due
      </Button>
    </div>
  );
}
