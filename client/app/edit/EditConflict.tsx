import { useRef } from 'react';
import { type ConflictField, ConflictChoices } from '../../components/form/ConflictChoices.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import type { Conflict } from './conflict.ts';

type EditConflictProps<Values> = {
  /** What `useEdit` gave. */
  edit: {
    values: Values;
    fields: readonly ConflictField<Values>[];
    conflict: Conflict<Values> | null;
    isOutdated: boolean;
    change: (fields: Partial<Values>) => void;
    compare: () => Promise<void>;
  };
  isSubmitting: boolean;
};

/** After a save was refused as stale, or a draft came back over one: what the other person changed, field by field, to be kept or taken. */
export function EditConflict<Values extends object>({ edit, isSubmitting }: EditConflictProps<Values>) {
  const { values, fields, conflict, isOutdated, change, compare } = edit;
  const place = useRef<HTMLDivElement>(null);

  async function show() {
    await compare();
    // The button that had the focus goes.
    place.current?.focus();
  }

  if (!isOutdated && conflict === null) return null;
  return (
    <div ref={place} tabIndex={-1}>
      {isOutdated ? (
        <ConflictNotice isSubmitting={isSubmitting} onShow={show} />
      ) : (
        conflict && <ConflictChoices fields={fields} conflict={conflict} values={values} onTake={change} />
      )}
    </div>
  );
}
