import { Stack } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import { ScreenTitle } from '../ScreenTitle.tsx';
import classes from './Form.module.css';
import type { FormProblem } from './problem.ts';
import { ProblemSummary } from './ProblemSummary.tsx';

type FormProps = {
  title: string;
  /** Stands before the title. */
  back?: ReactNode;
  problems: readonly FormProblem[];
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

/** A screen that is a form: its title, what is wrong with it, its fields. The browser's own checks stay silent; the product has its own texts. */
export function Form({ title, back, problems, onSubmit, children }: FormProps) {
  return (
    <form noValidate onSubmit={onSubmit} className={classes['form']}>
      <Stack gap="md">
        {back}
        <ScreenTitle title={title} />
        <ProblemSummary problems={problems} />
        {children}
      </Stack>
    </form>
  );
}
