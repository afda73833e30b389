import { Loader, Text } from '@mantine/core';
import classes from './ExamLoading.module.css';

/** While the questions are on their way. */
export function ExamLoading({ lastName }: { lastName: string | undefined }) {
  return (
    <div role="status" className={classes['loading']}>
      <Loader size="sm" aria-hidden />
      <Text>{lastName === undefined ? 'Okay.' : `Okay ${lastName}.`} Let&apos;s see what you got.</Text>
    </div>
  );
}
