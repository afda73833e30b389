import { Skeleton, VisuallyHidden } from '@mantine/core';
import { ScreenTitle } from '../ScreenTitle.tsx';
import classes from './FormSkeleton.module.css';

/** The shape of a form that is still on its way. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div role="status" className={classes['form']}>
      <VisuallyHidden>Loading the form</VisuallyHidden>
      <ScreenTitle title={undefined} />
      <div className={classes['fields']}>
        {Array.from({ length: fields }, (_, index) => (
          <Skeleton key={index} h="var(--app-touch)" />
        ))}
      </div>
    </div>
  );
}
