import { Skeleton, VisuallyHidden } from '@mantine/core';
import { ScreenTitle } from '../ScreenTitle.tsx';
import classes from './FormSkeleton.module.css';

type FormSkeletonProps = {
  fields: number;
  /** Whether a link leads back above the title. */
  hasBack?: boolean;
};

/** The shape of a form that is still on its way. */
export function FormSkeleton({ fields, hasBack = true }: FormSkeletonProps) {
  return (
    <div role="status" className={classes['form']}>
      <VisuallyHidden>Loading the form</VisuallyHidden>
      <ScreenTitle title={undefined} back={hasBack && <Skeleton className={classes['back']} />} />
      <div className={classes['fields']}>
        {Array.from({ length: fields }, (_, index) => (
          <Skeleton key={index} h="var(--app-touch)" />
        ))}
      </div>
    </div>
  );
}
