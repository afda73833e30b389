import { useParams } from 'react-router-dom';
import { armySeeds } from '../../../../domain/due/seeds.ts';
import { messages } from '../../../../domain/errors.ts';
import { useQueryValue } from '../../../app/browser/useQueryValue.ts';
import { NothingToShow } from '../../../app/failures/NothingToShow.tsx';
import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { StillOpen } from '../../../app/forms/edit/StillOpen.tsx';
import { useFreshQuery } from '../../../app/forms/edit/useFreshQuery.ts';
import { useOpened } from '../../../app/forms/edit/useOpened.ts';
import { paths } from '../../../app/paths.ts';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { today } from '../../../components/today.ts';
import { RequirementForm } from './RequirementForm.tsx';
import { RequirementDocument } from './RequirementScreen.generated.ts';
import { NEW_REQUIREMENT } from './requirementValues.ts';

/** Adds a requirement, empty or from the Army's list, or changes one. The address says which. */
export function RequirementScreen() {
  const { requirementId = null } = useParams();
  const [from] = useQueryValue('from');
  const { data: answer, error, retry, reload } = useFreshQuery(RequirementDocument, {});
  const isThere = (requirements: NonNullable<typeof answer>['requirements']) =>
    requirementId === null || requirements.some(({ id }) => id === requirementId);
  const isGone = answer !== undefined && !isThere(answer.requirements);
  const opened = useOpened(answer !== undefined && !isGone ? answer : null, requirementId ?? from);
  const data = opened ?? answer;
  if (!data) return error ? <QueryFailure error={error} onRetry={retry} /> : <FormSkeleton width="wide" fields={8} />;
  const seed = armySeeds(data.unit.component).find(({ requirement }) => requirement.name === from);
  const fresh = { ...NEW_REQUIREMENT, ...seed?.requirement, inForceFrom: today() };
  const known = requirementId === null ? fresh : data.requirements.find(({ id }) => id === requirementId);
  if (!known) {
    return (
      <NothingToShow
        title="No requirement to show"
        message={messages.requirementDoesNotExist}
        backLabel="Back to the requirements"
        backTo={paths.adminRequirements}
      />
    );
  }
  const baseOf = ({ unit: { version, policy: tests }, requirements }: typeof data) => ({
    version,
    requirements,
    tests,
  });
  return (
    <StillOpen key={requirementId ?? from} isGone={isGone}>
      <RequirementForm
        requirementId={requirementId}
        opened={known}
        unit={baseOf(data)}
        reload={async () => baseOf(await reload())}
      />
    </StillOpen>
  );
}
