import { useDraft } from '../drafts/useDraft.ts';
import { hasChanged } from './fields.ts';

/**
 * The state of a form that adds something, in the shape that `useEditForm` gives to one that edits.
 * @param form which of the forms at the address it is; left out where there is one
 */
export function useAddForm<Values extends object>(initial: Values, form = '') {
  const [values, setValues, draft] = useDraft(initial, form, {
    contentOf: (typed: Values) => typed,
    stateOf: (typed: Values) => typed,
    untouched: () => initial,
  });

  function change(changed: Partial<Values>) {
    setValues((current) => ({ ...current, ...changed }));
  }

  return { values, draft, hasChanges: hasChanged(initial, values), change };
}
