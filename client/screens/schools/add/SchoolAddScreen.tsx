import { useParams } from 'react-router-dom';
import { Membership } from '../../../../domain/record/membership.ts';
import { HasLeft } from '../../../app/failures/HasLeft.tsx';
import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { AddSchoolForm } from './AddSchoolForm.tsx';
import { useSchooledSoldierQuery } from './SchoolAddScreen.generated.ts';

/** Add School: schedules a school for the soldier in the address. */
export function SchoolAddScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useSchooledSoldierQuery({ variables: { id } });
  if (data?.soldier.membership === Membership.DEPARTED) return <HasLeft soldierId={id} />;
  // The browser's history may lead from one soldier's form to another's.
  if (data) return <AddSchoolForm key={id} soldier={data.soldier} />;
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  return <FormSkeleton width="wide" fields={3} />;
}
