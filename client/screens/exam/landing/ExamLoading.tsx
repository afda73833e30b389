import { Loader, Text } from '@mantine/core';
import classes from './landing.module.css';

/** Shown while the questions are loading. */
export function ExamLoading({ lastName }: { lastName: string | undefined }) {
  return (
    <div role="status" className={classes.loading}>
      <Loader size="sm" aria-hidden />
      <Text>
        {lastName === undefined ? 'Okay.' : `Okay ${lastName}.`} {"Let's see what you got."}
      </Text>
    </div>
  );
}
