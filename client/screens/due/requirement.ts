import type { Requirement_RequirementFragment } from './requirement.generated.ts';

/** A requirement with every field that the rules for due dates read. */
export type WholeRequirement = Requirement_RequirementFragment;
