import { Button, Stack } from '@mantine/core';
import { FormActions } from '../form/FormActions.tsx';
import { QuestionDialog } from '../QuestionDialog.tsx';
import { preview, type Reading } from './readings.ts';

type PasteQuestionProps = {
  /** The possible readings of the clipboard. */
  readings: readonly Reading[];
  /** Receives the chosen reading; undefined if none was. */
  onAnswer: (reading: Reading | undefined) => void;
};

/** Asks how to read the clipboard, and previews each possible reading. */
export function PasteQuestion({ readings, onAnswer }: PasteQuestionProps) {
  return (
    <QuestionDialog
      title="What do you want to paste?"
      text="The clipboard can be read in more than one way."
      onAnswer={(value) => onAnswer(readings.find(({ name }) => name === value))}
    >
      <Stack gap="sm" mt="md">
        {readings.map((reading) => (
          <Button key={reading.name} type="submit" value={reading.name} variant="default" justify="start">
            {reading.name}: {preview(reading.cells)}
          </Button>
        ))}
      </Stack>
      <FormActions>
        <Button type="submit" variant="default">
          Cancel
        </Button>
      </FormActions>
    </QuestionDialog>
  );
}
