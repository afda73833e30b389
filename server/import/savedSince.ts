import { changesBetween } from '../history/entry.ts';
import { editableFields, type SoldierFields } from '../soldiers/soldierFields.ts';

const PLACE: readonly string[] = ['section', 'team', 'role'] satisfies (keyof SoldierFields)[];

/**
 * What an import still has to change in a record that people may have saved since it was decided: not what they saved, and of a place
 * everything or nothing. A role that changes is given all the same, as rights were decided with it.
 */
export function withoutSavedSince<
  Change extends { fields: Partial<SoldierFields>; found?: SoldierFields; rights: object },
>(change: Change, current: SoldierFields): Change {
  const { fields, found, rights } = change;
  if (found === undefined) return change;
  const saved = new Set(changesBetween(found, editableFields(current)).map(({ field }) => field));
  const isPlaceKept = PLACE.some((field) => saved.has(field)) && Object.keys(rights).length === 0;
  const isKept = (field: string): boolean => (PLACE.includes(field) ? isPlaceKept : saved.has(field));
  return { ...change, fields: Object.fromEntries(Object.entries(fields).filter(([field]) => !isKept(field))) };
}
