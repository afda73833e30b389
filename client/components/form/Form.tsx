import { Stack } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import { ScreenTitle } from '../ScreenTitle.tsx';
import classes from './Form.module.css';
import { FormElement } from './FormElement.tsx';
import type { FormProblem } from './problem.ts';
import { ProblemSummary } from './ProblemSummary.tsx';

type FormProps = {
  title: string;
  /** Stands before the title. */
  back?: ReactNode;
  problems: readonly FormProblem[];
  /** Whether it is being sent. */
  isSubmitting: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

/** A screen that is a form: its title, what is wrong with it, its fields. */
export function Form({ title, back, problems, isSubmitting, onSubmit, children }: FormProps) {
  return (
    <FormElement isSubmitting={isSubmitting} onSubmit={onSubmit} className={classes['form']}>
      <Stack gap="md">
        {back}
        <ScreenTitle title={title} />
        <ProblemSummary problems={problems} />
        {children}
      </Stack>
    </FormElement>
  );
}
