import { useState } from 'react';
import { ErrorCode } from '../../../../domain/errorCodes.ts';
import type { Conflict, ConflictField } from '../../../components/form/ConflictChoices.tsx';
import { failureOf } from '../../failures/failure.ts';
import { usePerson } from '../../session/PersonContext.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { meetChanges, saverIn } from './conflict.ts';
import { hasChanged } from './fields.ts';

/** A form's values, and the stored version that they started from. */
type EditState<Base, Values> = {
  readonly base: Base;
  readonly values: Values;
  readonly conflict: Conflict<Values> | null;
};

type EditOptions<Base, Values> = {
  /** Which of the forms at the address it is; left out where there is one. */
  form?: string;
  /** The stored version that the form opens with. */
  opened: Base;
  valuesOf: (base: Base) => Values;
  /** All fields of the form, as a conflict lists them. */
  fields: readonly ConflictField<Values>[];
  /** Loads the current version. */
  reload: () => Promise<Base>;
};

/** The state of a form that edits what others may edit at the same time. When a save is refused with CONFLICT, the form is rebased onto the current version. */
export function useEditForm<Base, Values extends object>(options: EditOptions<Base, Values>) {
  const { form, opened, valuesOf, fields, reload } = options;
  const initial: EditState<Base, Values> = { base: opened, values: valuesOf(opened), conflict: null };
  const [edit, setEdit, draft] = useDraft(initial, form, {
    contentOf: ({ base, values }: EditState<Base, Values>) => ({ before: valuesOf(base), values }),
    stateOf: ({ before, values }: { before: Values; values: Values }) => {
      const now = valuesOf(opened);
      const met = meetChanges(fields, before, now, values, null);
      // The stored version may have changed by somebody else's save, or by this form's own, whose answer was lost with the page.
      const isMet = hasChanged(before, now) && hasChanged(now, met.values);
      return { base: opened, values: met.values, conflict: isMet ? met.conflict : null };
    },
    untouched: ({ base }) => ({ base, values: valuesOf(base), conflict: null }),
  });
  const ownId = usePerson()?.soldierId ?? null;
  /** Who saved last, after a save was refused with CONFLICT and as long as the current version has not been loaded. */
  const [outdated, setOutdated] = useState<{ by: string | null } | null>(null);

  function change(changed: Partial<Values>) {
    setEdit((current) => ({ ...current, values: { ...current.values, ...changed } }));
  }

  /** Loads the current version and merges the typed values into it. Returns whether it has these values already. */
  async function compare(by = outdated?.by ?? null): Promise<boolean> {
    const current = await reload();
    setEdit(({ base, values }) => ({
      base: current,
      ...meetChanges(fields, valuesOf(base), valuesOf(current), values, by),
    }));
    setOutdated(null);
    return !hasChanged(valuesOf(current), edit.values);
  }

  /** Saves with the version that the form started from; on CONFLICT loads the current version. */
  async function save(send: (base: Base) => Promise<unknown>) {
    try {
      await send(edit.base);
    } catch (error) {
      if (failureOf(error).code === ErrorCode.CONFLICT) {
        const by = saverIn(error, ownId);
        setOutdated({ by });
        // If it cannot be loaded, the form shows a button that tries again.
        const isSaved = await compare(by).catch(() => false);
        // There is nothing to review: most often an earlier try was saved, and its answer lost.
        if (isSaved) return;
      }
      throw error;
    }
  }

  const hasChanges = hasChanged(valuesOf(edit.base), edit.values);
  return { ...edit, draft, fields, hasChanges, isOutdated: outdated !== null, change, compare, save };
}
