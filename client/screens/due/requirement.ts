import type { Requirement_RequirementFragment } from './requirement.generated.ts';

/** A requirement with all that the rules about what is due read of it. */
export type WholeRequirement = Requirement_RequirementFragment;
