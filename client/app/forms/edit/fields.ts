/** The fields whose values differ. Fields of only one object are ignored: they joined or left the form while it was open. */
export function changedFields<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const changed: Partial<Fields> = {};
  for (const field in after) {
    if (field in before && before[field] !== after[field]) changed[field] = after[field];
  }
  return changed;
}

export function hasChanged<Fields extends object>(before: Fields, after: Fields): boolean {
  return Object.keys(changedFields(before, after)).length > 0;
}
