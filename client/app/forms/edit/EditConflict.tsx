import { useRef } from 'react';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { ErrorText } from '../../../components/ErrorText.tsx';
import { type Conflict, type ConflictField, ConflictChoices } from '../../../components/form/ConflictChoices.tsx';
import { useAttempt } from '../useAttempt.ts';

/** What `useEditForm` tells about other people's changes. */
export type EditedElsewhere<Values> = {
  readonly values: Values;
  readonly fields: readonly ConflictField<Values>[];
  readonly conflict: Conflict<Values> | null;
  readonly isOutdated: boolean;
  readonly change: (fields: Partial<Values>) => void;
  readonly compare: () => Promise<unknown>;
};
type EditConflictProps<Values> = { edit: EditedElsewhere<Values>; isSubmitting: boolean };

/**
 * Shows the fields that somebody else changed, with a choice for each. Appears after a save was refused with CONFLICT, or a draft was
 * restored over a newer version.
 */
export function EditConflict<Values extends object>({ edit, isSubmitting }: EditConflictProps<Values>) {
  const { values, fields, conflict, isOutdated, change, compare } = edit;
  const place = useRef<HTMLDivElement>(null);

  async function show() {
    await compare();
    // The button that had the focus is gone.
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

type ShowWhatChangedProps = { isSubmitting: boolean; onShow: () => Promise<void> };

/** Appears if the current version couldn't be loaded: a button that loads it. What was typed stays. */
function ShowWhatChanged({ isSubmitting, onShow }: ShowWhatChangedProps) {
  const { problem, isBusy, attempt } = useAttempt(null);
  return (
    <div>
      <BusyButton variant="default" disabled={isSubmitting} loading={isBusy} onClick={() => void attempt(onShow)}>
        Show what changed
      </BusyButton>
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
    </div>
  );
}
