import { useState } from 'react';
import { ErrorCode } from '../../../../domain/errorCodes.ts';
import type { Conflict, ConflictField } from '../../../components/form/ConflictChoices.tsx';
import { failureOf } from '../../failures/failure.ts';
import { usePerson } from '../../session/PersonContext.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { meetChanges, saverIn } from './conflict.ts';
import { hasChanged } from './fields.ts';

/** A form's values, and the stored version that they are based on. */
type EditState<Base, Values> = {
  readonly base: Base;
  readonly values: Values;
  readonly conflict: Conflict<Values> | null;
};

type EditOptions<Base, Values> = {
  /** Which form at the address; left out if there is only one. */
  form?: string;
  /** The stored version when the form opens. */
  opened: Base;
  valuesOf: (base: Base) => Values;
  /** All of the form's fields, as a conflict lists them. */
  fields: readonly ConflictField<Values>[];
  /** Loads the current version. */
  reload: () => Promise<Base>;
};

/**
 * The state of a form whose subject others can edit at the same time. If a save is refused with CONFLICT, the form moves to the current
 * version.
 */
export function useEditForm<Base, Values extends object>(options: EditOptions<Base, Values>) {
  const { form, opened, valuesOf, fields, reload } = options;
  const initial: EditState<Base, Values> = { base: opened, values: valuesOf(opened), conflict: null };
  const [edit, setEdit, draft] = useDraft(initial, form, {
    contentOf: ({ base, values }: EditState<Base, Values>) => ({ before: valuesOf(base), values }),
    stateOf: ({ before, values }: { before: Values; values: Values }) => {
      const now = valuesOf(opened);
      const met = meetChanges(fields, before, now, values, null);
      // Somebody else may have saved, or this form itself: the reload can have lost the answer to its own save.
      const isMet = hasChanged(before, now) && hasChanged(now, met.values);
      return { base: opened, values: met.values, conflict: isMet ? met.conflict : null };
    },
    untouched: ({ base }) => ({ base, values: valuesOf(base), conflict: null }),
  });
  const ownId = usePerson()?.soldierId ?? null;
  /** Who saved last. Set after a save was refused with CONFLICT, until the current version is loaded. */
  const [outdated, setOutdated] = useState<{ by: string | null } | null>(null);

  function change(changed: Partial<Values>) {
    setEdit((current) => ({ ...current, values: { ...current.values, ...changed } }));
  }

  /** Loads the current version and merges the typed values into it. Returns whether that version already has them. */
  async function compare(by = outdated?.by ?? null): Promise<boolean> {
    const current = await reload();
    setEdit(({ base, values }) => ({
      base: current,
      ...meetChanges(fields, valuesOf(base), valuesOf(current), values, by),
    }));
    setOutdated(null);
    return !hasChanged(valuesOf(current), edit.values);
  }

  /** Saves against the version that the form is based on. On CONFLICT, loads the current version. */
  async function save(send: (base: Base) => Promise<unknown>) {
    try {
      await send(edit.base);
    } catch (error) {
      if (failureOf(error).code === ErrorCode.CONFLICT) {
        const by = saverIn(error, ownId);
        setOutdated({ by });
        // If it can't be loaded, the form shows a button that tries again.
        const isSaved = await compare(by).catch(() => false);
        // Nothing to review. Most likely an earlier try was saved, and its answer was lost.
        if (isSaved) return;
      }
      throw error;
    }
  }

  const hasChanges = hasChanged(valuesOf(edit.base), edit.values);
  return { ...edit, draft, fields, hasChanges, isOutdated: outdated !== null, change, compare, save };
}
