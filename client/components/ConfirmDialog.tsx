import { Button } from '@mantine/core';
import { FormActions } from './form/FormActions.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';

/** The dialog's texts. */
export type ConfirmTexts = {
  readonly title: string;
  readonly text: string;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  /** Whether confirming removes nothing. */
  readonly isHarmless?: boolean;
};

type ConfirmDialogProps = ConfirmTexts & {
  onCancel: () => void;
  onConfirm: () => void;
};

const CONFIRM = 'confirm';

/** Asks before something is lost, or is hard to undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, cancelLabel, confirmLabel, isHarmless = false, onCancel, onConfirm } = props;
  return (
    <QuestionDialog title={title} text={text} onAnswer={(value) => (value === CONFIRM ? onConfirm() : onCancel())}>
      <FormActions>
        <Button type="submit" variant="default">
          {cancelLabel}
        </Button>
        <Button type="submit" value={CONFIRM} {...(!isHarmless && { color: 'red' })}>
          {confirmLabel}
        </Button>
      </FormActions>
    </QuestionDialog>
  );
}
