import { unitFieldName } from '../../domain/policy/unitFields.ts';
import { JUDGED_TOGETHER } from '../../domain/record/validation.ts';
import { changesBetween } from '../history/entry.ts';
import type { StoredFields } from '../records/soldiers/soldier.model.ts';
import { recordOf } from '../records/soldiers/soldierFields.ts';

/**
 * An import's accepted change, without fields that people saved since. Fields that are judged together stay together: if one was saved, none is
 * changed. A change of the role stays nevertheless, because rights were decided with it.
 */
export function withoutSavedSince<
  Change extends {
    fields: Partial<Omit<StoredFields, 'own'>>;
    own?: Readonly<Record<string, string | null>>;
    found: StoredFields;
    rights: object;
  },
>(change: Change, current: StoredFields): Change {
  const { fields, own = {}, found, rights } = change;
  const saved = new Set<string>(changesBetween(recordOf(found), recordOf(current)).map(({ field }) => field));
  const isKept = (field: string): boolean => {
    const together: readonly string[] = JUDGED_TOGETHER.find((names) => names.some((name) => name === field)) ?? [
      field,
    ];
    const hasRights = together.includes('role') && Object.keys(rights).length > 0;
    return !hasRights && together.some((name) => saved.has(name));
  };
  return {
    ...change,
    fields: Object.fromEntries(Object.entries(fields).filter(([field]) => !isKept(field))),
    own: Object.fromEntries(Object.entries(own).filter(([unitField]) => !isKept(unitFieldName(unitField)))),
  };
}
