/** What the schema says about a `version`, which guards against overwriting somebody else's save. */
export const VERSION =
  'Starts at 1 and grows with each change of the fields. Saving takes it, and refuses an outdated one with CONFLICT.';
