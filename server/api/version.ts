/** What the schema says of a `version` that guards against overwriting what somebody else saved. */
export const VERSION =
  'Starts at 1 and grows with each change of the fields. Saving takes it, and refuses an outdated one with CONFLICT.';
