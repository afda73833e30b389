/** The fields whose values differ between two objects. */
export function changedFields<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const changed: Partial<Fields> = {};
  for (const field in after) {
    if (before[field] !== after[field]) changed[field] = after[field];
  }
  return changed;
}

/** Whether any field differs. */
export function hasChanged<Fields extends object>(before: Fields, after: Fields): boolean {
  return Object.keys(changedFields(before, after)).length > 0;
}

/** The names of an object's fields. */
export function fieldsOf<Fields extends object>(fields: Fields): Extract<keyof Fields, string>[] {
  const names: Extract<keyof Fields, string>[] = [];
  for (const name in fields) names.push(name);
  return names;
}
