import { useViewerQuery } from './session.generated.ts';

/** Whether the unit has requirements with dates. If not, nothing about them is loaded. */
export function useHasRequirements(): boolean {
  return useViewerQuery({ fetchPolicy: 'cache-only' }).data?.viewer?.unit.hasRequirements ?? false;
}
