import { skipToken } from '@apollo/client/react';
import { usePerson } from '../../app/session/PersonContext.ts';
import { useViewerQuery } from '../../app/session/session.generated.ts';
import { useFirstStepsQuery } from './useFirstSteps.generated.ts';

/** The unit's first steps, for staff until all are done or somebody puts them away. */
export function useFirstSteps() {
  const { isStaff = false } = usePerson() ?? {};
  const unit = useViewerQuery({ fetchPolicy: 'cache-only' }).data?.viewer?.unit;
  const isAsked = isStaff && unit?.hasFirstSteps === true;
  const { data, loading } = useFirstStepsQuery(isAsked ? { fetchPolicy: 'cache-and-network' } : skipToken);
  return {
    first: isAsked && data?.firstSteps ? { ...data.firstSteps, version: data.unit.version } : null,
    /** Whether they may still come, and would move what is below them. */
    isAwaited: isAsked && !data && loading,
  };
}
