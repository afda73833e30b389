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
