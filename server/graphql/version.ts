/** What the schema says of a `version` that guards against overwriting what somebody else saved. */
export const VERSION =
  'Starts at 1 and grows with each change. A mutation that saves takes it, and refuses an outdated one with CONFLICT.';
