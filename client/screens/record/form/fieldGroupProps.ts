import type { SoldierValues } from './soldierValues.ts';

/** The props of each group of fields. */
export type FieldGroupProps = {
  values: SoldierValues;
  onChange: (change: Partial<SoldierValues>) => void;
  /** A field's name, label and problem. */
  field: (name: keyof SoldierValues) => { name: string; label: string; problem: string | undefined };
};
