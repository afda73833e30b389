import type { FieldProps } from '../../../components/form/fieldProps.tsx';
import type { SoldierValues } from './soldierValues.ts';

/** The props of each group of fields. */
export type FieldGroupProps = {
  values: SoldierValues;
  onChange: (change: Partial<SoldierValues>) => void;
  /** A field's name, label, problem and, where it may be odd, what is odd about it. */
  field: (name: keyof SoldierValues) => FieldProps;
};
