import { UnitPolicy } from '../../../app/policy/UnitPolicy.tsx';
import { useParams } from 'react-router-dom';
import { Membership } from '../../../../domain/record/membership.ts';
import { useFreshQuery } from '../../../app/forms/edit/useFreshQuery.ts';
import { HasLeft } from '../../../app/failures/HasLeft.tsx';
import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { EditRecordForm } from './EditRecordForm.tsx';
import { UserInfoEditDocument } from './UserInfoEditScreen.generated.ts';

/** Edit Info, for the soldier in the address. */
export function UserInfoEditScreen() {
  return (
    <UnitPolicy>
      <UserInfoEdit />
    </UnitPolicy>
  );
}

function UserInfoEdit() {
  const { id = '' } = useParams();
  const { data, error, retry, reload } = useFreshQuery(UserInfoEditDocument, { id });
  if (data?.soldier.membership === Membership.DEPARTED) return <HasLeft soldierId={id} />;
  if (data) {
    return <EditRecordForm key={id} soldier={data.soldier} reload={async () => (await reload()).soldier} />;
  }
  if (error) return <QueryFailure error={error} onRetry={retry} />;
  return <FormSkeleton fields={15} width="whole" />;
}
