import type { DueKind_KindFragment } from './requirement.generated.ts';

/** A requirement with all that the rules about what is due read of it. */
export type WholeDueKind = DueKind_KindFragment;
