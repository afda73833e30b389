import type { GivenRequirement } from '../../../../domain/due/requirementProblems.ts';
import { requirementInput } from './requirementValues.ts';
import { useUpdateRequirementsMutation } from './useSaveRequirements.generated.ts';

/** Saves the unit's requirements, and refetches what is on screen. */
export function useSaveRequirements() {
  const [update, { client }] = useUpdateRequirementsMutation();
  return {
    save: async (version: number, requirements: readonly GivenRequirement[]) => {
      await update({ variables: { version, requirements: requirements.map(requirementInput) } });
    },
    refetch: async () => client.refetchQueries({ include: 'active' }),
  };
}
