import { Button } from '@mantine/core';
import { CancelLink } from '../../components/form/CancelLink.tsx';
import { FormActions } from '../../components/form/FormActions.tsx';
import type { WayBack } from './useWayBack.ts';

type QuestionFormActionsProps = { wayBack: WayBack; submitLabel: string; isSubmitting: boolean };

/** Cancel and Save. */
export function QuestionFormActions({ wayBack, submitLabel, isSubmitting }: QuestionFormActionsProps) {
  return (
    <FormActions>
      <CancelLink {...wayBack} isSubmitting={isSubmitting} />
      <Button type="submit" loading={isSubmitting}>
        {submitLabel}
      </Button>
    </FormActions>
  );
}
