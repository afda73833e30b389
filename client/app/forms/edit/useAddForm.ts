import { useDraft } from '../drafts/useDraft.ts';
import { hasChanged } from './fields.ts';

/**
 * The state of a form that adds something, in the same shape as `useEditForm`.
 * @param form which form at the address; left out if there is only one
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
