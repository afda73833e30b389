import type { FieldProps } from '../../../components/form/fieldProps.tsx';
import type { SoldierValues } from './soldierValues.ts';

export type FieldGroupProps = {
  values: SoldierValues;
  onChange: (change: Partial<SoldierValues>) => void;
  /** A field's name, label and problem, and what's odd about its value. */
  field: (name: keyof SoldierValues) => FieldProps;
};
