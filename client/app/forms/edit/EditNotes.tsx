import { useRef } from 'react';
import { type Conflict, type ConflictField, ConflictChoices } from '../../../components/form/ConflictChoices.tsx';
import { DraftNote } from '../drafts/DraftNote.tsx';
import type { RestoredDraft } from '../drafts/useDraft.ts';
import { ShowWhatChanged } from './ShowWhatChanged.tsx';

type EditNotesProps<Values> = {
  /** From `useEditForm`. */
  edit: {
    values: Values;
    fields: readonly ConflictField<Values>[];
    conflict: Conflict<Values> | null;
    isOutdated: boolean;
    draft: RestoredDraft;
    change: (fields: Partial<Values>) => void;
    compare: () => Promise<unknown>;
  };
  isSubmitting: boolean;
};

/** Above the fields of a form that edits: that a draft was restored, and what somebody else changed, with a choice for each of those fields. */
export function EditNotes<Values extends object>({ edit, isSubmitting }: EditNotesProps<Values>) {
  return (
    <>
      <DraftNote {...edit.draft} isSubmitting={isSubmitting} />
      <EditConflict edit={edit} isSubmitting={isSubmitting} />
    </>
  );
}

/** After a save was refused with CONFLICT, or a draft was restored over a newer version. */
function EditConflict<Values extends object>({ edit, isSubmitting }: EditNotesProps<Values>) {
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
