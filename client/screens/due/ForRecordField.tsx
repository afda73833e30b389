import { ChoiceField } from '../../components/form/ChoiceField.tsx';

type ForRecordFieldProps = {
  name: string;
  problem: string | undefined;
  /** `true` or `false`. */
  value: string;
  onChange: (value: string) => void;
};

/** Whether an event counts. */
export function ForRecordField(props: ForRecordFieldProps) {
  return <ChoiceField {...props} label="Counts" options={FOR_RECORD} />;
}

export const FOR_RECORD = [
  { value: 'true', label: 'For record' },
  { value: 'false', label: 'Diagnostic' },
];
