import type { Drafts } from '../drafts/drafts.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { hasChanged } from './fields.ts';

/** The state of a form that adds something, in the shape that `useEditForm` gives to one that edits. */
export function useAddForm<Values extends object>(drafts: Drafts<Values>, initial: Values) {
  const [values, setValues, draft] = useDraft(drafts, initial, {
    contentOf: (typed: Values) => typed,
    stateOf: (typed: Values) => typed,
    untouched: () => initial,
  });

  function change(changed: Partial<Values>) {
    setValues((current) => ({ ...current, ...changed }));
  }

  return { values, draft, hasChanges: hasChanged(initial, values), change };
}
