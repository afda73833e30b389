/** The fields of both objects whose values differ: what only one has was added to the form, or taken out of it, while it was open. */
export function changedFields<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const changed: Partial<Fields> = {};
  for (const field in after) {
    if (field in before && before[field] !== after[field]) changed[field] = after[field];
  }
  return changed;
}

/** Whether any field differs. */
export function hasChanged<Fields extends object>(before: Fields, after: Fields): boolean {
  return Object.keys(changedFields(before, after)).length > 0;
}
