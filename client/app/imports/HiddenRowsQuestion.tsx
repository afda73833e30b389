import { ChoiceField } from '../../components/form/ChoiceField.tsx';
import { type HiddenRow, HiddenRows, hiddenText } from './hiddenRows.ts';

type HiddenRowsQuestionProps = {
  hidden: readonly HiddenRow[];
  chosen: HiddenRows | null;
  onChoose: (choice: HiddenRows) => void;
};

/** Asks once whether to import the rows that the file hides. Renders nothing if there are none. */
export function HiddenRowsQuestion({ hidden, chosen, onChoose }: HiddenRowsQuestionProps) {
  if (hidden.length === 0) return null;
  const them = hidden.length === 1 ? 'it' : 'them';
  return (
    <ChoiceField
      name="hiddenRows"
      label={hiddenText(hidden)}
      required
      options={[
        { value: HiddenRows.IMPORT, label: `Import ${them} too` },
        { value: HiddenRows.LEAVE, label: `Leave ${them} out` },
      ]}
      value={chosen ?? ''}
      onChange={onChoose}
    />
  );
}
