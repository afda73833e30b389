import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { messages } from '../../../../domain/errors.ts';
import { Membership } from '../../../../domain/record/membership.ts';
import { HasLeft } from '../../../app/failures/HasLeft.tsx';
import { noLonger } from '../../../app/failures/noLonger.ts';
import { NothingToShow } from '../../../app/failures/NothingToShow.tsx';
import { isMissing, QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { StillOpen } from '../../../app/forms/edit/StillOpen.tsx';
import { useFreshQuery } from '../../../app/forms/edit/useFreshQuery.ts';
import { useOpened } from '../../../app/forms/edit/useOpened.ts';
import { paths } from '../../../app/paths.ts';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { type OpenSchool_SoldierFragment, ScheduledSchoolsDocument } from './OpenSchool.generated.ts';

type ScheduledSchool = OpenSchool_SoldierFragment['schools'][number];

export type OpenedSchool = {
  soldier: OpenSchool_SoldierFragment;
  school: ScheduledSchool;
  /** Loads the current version of the school. */
  reload: () => Promise<ScheduledSchool>;
};

/** Loads the school in the address and renders a form for it. */
export function OpenSchool({ children }: { children: (opened: OpenedSchool) => ReactNode }) {
  const { id: soldierId = '', schoolId = '' } = useParams();
  // Not from the cache: the open form must stay when the school is changed or deleted.
  const { data, error, retry, reload } = useFreshQuery(ScheduledSchoolsDocument, { soldierId }, 'no-cache');
  const find = (soldier: OpenSchool_SoldierFragment) => soldier.schools.find(({ id }) => id === schoolId);

  async function reloadSchool() {
    const school = find((await reload()).soldier);
    if (!school) throw noLonger(messages.schoolDoesNotExist);
    return school;
  }

  const isThere = data && data.soldier.membership !== Membership.DEPARTED && find(data.soldier) !== undefined;
  const soldier = useOpened(data && isThere ? data.soldier : null, schoolId);
  const school = soldier && find(soldier);
  if (school) {
    return (
      <StillOpen key={schoolId} isGone={data ? !isThere : isMissing(error)}>
        {children({ soldier, school, reload: reloadSchool })}
      </StillOpen>
    );
  }
  if (!data) return error ? <QueryFailure error={error} onRetry={retry} /> : <FormSkeleton width="wide" fields={3} />;
  if (data.soldier.membership === Membership.DEPARTED) return <HasLeft soldierId={soldierId} />;
  return (
    <NothingToShow
      title="No school to show"
      message={messages.schoolDoesNotExist}
      backLabel="Back to the record"
      backTo={paths.userInfo(soldierId)}
    />
  );
}
