import { useState } from 'react';
import { ErrorCode } from '../../../domain/errorCodes.ts';
import type { Drafts } from '../drafts/drafts.ts';
import { useKeptDraft } from '../drafts/useKeptDraft.ts';
import type { ConflictField } from '../../components/form/ConflictChoices.tsx';
import { failureOf } from '../failure.ts';
import { type Conflict, meetChanges } from './conflict.ts';
import { hasChanged } from './fields.ts';

/** What a form holds, over the stored version that it started from. */
export type EditState<Base, Values> = {
  readonly base: Base;
  readonly values: Values;
  readonly conflict: Conflict<Values> | null;
};

type EditOptions<Base, Values> = {
  drafts: Drafts<EditState<Base, Values>>;
  /** What the form opens with. */
  opened: Base;
  valuesOf: (base: Base) => Values;
  /** What people see changed in it: all fields of the form. */
  fields: readonly ConflictField<Values>[];
  /** Asks for it as it is now. */
  reload: () => Promise<Base>;
};

/** A change to something that others may change meanwhile: a stale save is refused, and the form moves onto what they left. */
export function useEdit<Base, Values extends object>(options: EditOptions<Base, Values>) {
  const { drafts, opened, valuesOf, fields, reload } = options;
  const [edit, setEdit, draft] = useKeptDraft<EditState<Base, Values>, { before: Values; values: Values }>({
    drafts,
    opened: { base: opened, values: valuesOf(opened), conflict: null },
    contentOf: ({ base, values }) => ({ before: valuesOf(base), values }),
    stateOf: ({ before, values }) => {
      const now = valuesOf(opened);
      const met = meetChanges(fields, before, now, values);
      // Others may have saved while the page was gone; so may this form, whose answer went with it.
      const isMet = hasChanged(before, now) && hasChanged(now, met.values);
      return { base: opened, values: met.values, conflict: isMet ? met.conflict : null };
    },
    untouched: ({ base }) => ({ base, values: valuesOf(base), conflict: null }),
  });
  /** Whether a save was refused as stale and their changes have not been seen yet. */
  const [isOutdated, setOutdated] = useState(false);

  function change(changed: Partial<Values>) {
    setEdit((current) => ({ ...current, values: { ...current.values, ...changed } }));
  }

  /** Puts what was typed over what is stored now; every other field takes its current value. */
  async function compare() {
    const current = await reload();
    setEdit(({ base, values }) => ({
      base: current,
      ...meetChanges(fields, valuesOf(base), valuesOf(current), values),
    }));
    setOutdated(false);
  }

  /** Saves over the version that the form started from; when that is refused as stale, looks at what is stored now. */
  async function save(send: (base: Base) => Promise<unknown>) {
    try {
      await send(edit.base);
    } catch (error) {
      if (failureOf(error).code === ErrorCode.CONFLICT) {
        setOutdated(true);
        // Without an answer the form offers to ask again.
        await compare().catch(() => undefined);
      }
      throw error;
    }
  }

  const hasChanges = hasChanged(valuesOf(edit.base), edit.values);
  return { ...edit, draft, fields, hasChanges, isOutdated, change, compare, save };
}
