import type { GivenDueKind } from '../../../../domain/due/requirementProblems.ts';
import { kindInput } from './requirementValues.ts';
import { useUpdateDueKindsMutation } from './useSaveRequirements.generated.ts';

/** Gives the unit other requirements, and has what is shown of them asked for anew. */
export function useSaveRequirements() {
  const [update, { client }] = useUpdateDueKindsMutation();
  return {
    save: async (version: number, kinds: readonly GivenDueKind[]) => {
      await update({ variables: { version, kinds: kinds.map(kindInput) } });
    },
    refetch: async () => client.refetchQueries({ include: 'active' }),
  };
}
