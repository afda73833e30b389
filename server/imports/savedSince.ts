import type { FieldName } from '../../domain/record/fields.ts';
import { changesBetween } from '../records/history/entry.ts';
import type { StoredFields } from '../records/soldiers/soldier.model.ts';
import { recordOf } from '../records/soldiers/soldierFields.ts';

const PLACE: readonly string[] = ['section', 'team', 'role'] satisfies FieldName[];

/**
 * A change that an import has decided, without the fields that people have saved since. Section, team and role go together: when one of
 * them was saved, none is changed. A change of the role is kept nevertheless, because rights were decided with it.
 */
export function withoutSavedSince<
  Change extends { fields: Partial<StoredFields>; found?: StoredFields; rights: object },
>(change: Change, current: StoredFields): Change {
  const { fields, found, rights } = change;
  if (found === undefined) return change;
  const saved = new Set(changesBetween(found, recordOf(current)).map(({ field }) => field));
  const isPlaceKept = PLACE.some((field) => saved.has(field)) && Object.keys(rights).length === 0;
  const isKept = (field: string): boolean => (PLACE.includes(field) ? isPlaceKept : saved.has(field));
  return { ...change, fields: Object.fromEntries(Object.entries(fields).filter(([field]) => !isKept(field))) };
}
