import { useDraft } from '../drafts/useDraft.ts';
import { hasChanged } from './fields.ts';

/**
 * The state of an add form. It has the same shape as `useEditForm` returns for an edit form.
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
