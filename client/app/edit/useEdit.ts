import { useState } from 'react';
import { ErrorCode } from '../../../domain/errorCodes.ts';
import type { Drafts } from '../drafts/drafts.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { failureOf } from '../failure.ts';
import { changedFields, hasChanged } from './fields.ts';

/** What somebody else saved while a form was open. */
export type Conflict<Values> = {
  /** The fields that they changed, as they are now. */
  readonly theirs: Partial<Values>;
  /** All fields as the form held them when it met those changes. */
  readonly mine: Values;
};

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
  /** Asks for it as it is now. */
  reload: () => Promise<Base>;
};

/** A change to something that others may change meanwhile: a stale save is refused, and the form moves onto what they left. */
export function useEdit<Base, Values extends object>(options: EditOptions<Base, Values>) {
  const { drafts, opened, valuesOf, reload } = options;
  const [edit, setEdit] = useDraft(drafts, () => ({ base: opened, values: valuesOf(opened), conflict: null }));
  /** Whether a save was refused as stale and their changes have not been seen yet. */
  const [isOutdated, setOutdated] = useState(false);

  function change(fields: Partial<Values>) {
    setEdit((current) => ({ ...current, values: { ...current.values, ...fields } }));
  }

  /** Puts what was typed over what is stored now; every other field takes its current value. */
  async function compare() {
    const current = await reload();
    setEdit(({ base, values }) => {
      const before = valuesOf(base);
      const now = valuesOf(current);
      return {
        base: current,
        values: { ...now, ...changedFields(before, values) },
        conflict: { theirs: changedFields(before, now), mine: values },
      };
    });
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
  return { ...edit, hasChanges, isOutdated, change, compare, save };
}
