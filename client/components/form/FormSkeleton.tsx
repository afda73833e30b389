import { Skeleton, VisuallyHidden } from '@mantine/core';
import { ScreenTitle } from '../ScreenTitle.tsx';
import form from './form.module.css';
import classes from './FormSkeleton.module.css';

type FormSkeletonProps = {
  fields: number;
  width?: 'wide' | 'whole';
  /** Whether there is a back link above the title. */
  hasBack?: boolean;
};

/** The shape of a form that is still loading. */
export function FormSkeleton({ fields, width, hasBack = true }: FormSkeletonProps) {
  return (
    <div role="status" className={form.form} data-width={width}>
      <VisuallyHidden>Loading the form</VisuallyHidden>
      <ScreenTitle title={undefined} back={hasBack && <Skeleton className={classes.back} />} />
      <div className={classes.fields}>
        {Array.from({ length: fields }, (_, index) => (
          <Skeleton key={index} h="var(--app-touch)" />
        ))}
      </div>
    </div>
  );
}
