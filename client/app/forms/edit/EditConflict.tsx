import { useRef } from 'react';
import { type Conflict, type ConflictField, ConflictChoices } from '../../../components/form/ConflictChoices.tsx';
import { ShowWhatChanged } from './ShowWhatChanged.tsx';

type EditConflictProps<Values> = {
  /** From `useEditForm`. */
  edit: {
    values: Values;
    fields: readonly ConflictField<Values>[];
    conflict: Conflict<Values> | null;
    isOutdated: boolean;
    change: (fields: Partial<Values>) => void;
    compare: () => Promise<unknown>;
  };
  isSubmitting: boolean;
};

/** After a save was refused with CONFLICT, or a draft was restored over a newer version: the fields that somebody else changed, with a choice for each. */
export function EditConflict<Values extends object>({ edit, isSubmitting }: EditConflictProps<Values>) {
  const { values, fields, conflict, isOutdated, change, compare } = edit;
  const place = useRef<HTMLDivElement>(null);

  async function show() {
    await compare();
    // The button that had the focus is removed.
    place.current?.focus();
  }

  if (!isOutdated && conflict === null) return null;
  return (
    <div ref={place} tabIndex={-1}>
      {isOutdated ? (
        <ShowWhatChanged isSubmitting={isSubmitting} onShow={show} />
      ) : (
        conflict && <ConflictChoices fields={fields} conflict={conflict} values={values} onTake={change} />
      )}
    </div>
  );
}
