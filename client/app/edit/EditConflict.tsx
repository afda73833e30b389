import { type ConflictField, ConflictChoices } from '../../components/form/ConflictChoices.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import type { Conflict } from './useEdit.ts';

type EditConflictProps<Values> = {
  /** What `useEdit` gave. */
  edit: {
    values: Values;
    conflict: Conflict<Values> | null;
    isOutdated: boolean;
    isSaving: boolean;
    change: (fields: Partial<Values>) => void;
    compare: () => Promise<void>;
  };
  fields: readonly ConflictField<Values>[];
};

/** After a save was refused as stale: what the other person changed, field by field, to be kept or taken. */
export function EditConflict<Values extends object>({ edit, fields }: EditConflictProps<Values>) {
  const { values, conflict, isOutdated, isSaving, change, compare } = edit;
  if (isOutdated) return <ConflictNotice isSaving={isSaving} onShow={compare} />;
  return conflict && <ConflictChoices fields={fields} conflict={conflict} values={values} onTake={change} />;
}
