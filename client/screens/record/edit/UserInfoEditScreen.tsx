import { useParams } from 'react-router-dom';
import { Membership } from '../../../../domain/record/membership.ts';
import { StillOpen } from '../../../app/forms/edit/StillOpen.tsx';
import { useFreshQuery } from '../../../app/forms/edit/useFreshQuery.ts';
import { useOpened } from '../../../app/forms/edit/useOpened.ts';
import { HasLeft } from '../../../app/failures/HasLeft.tsx';
import { isMissing, QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { withUnitPolicy } from '../../../app/policy/UnitPolicy.tsx';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { EditRecordForm } from './EditRecordForm.tsx';
import { UserInfoEditDocument } from './UserInfoEditScreen.generated.ts';

/** Edit Info, for the soldier in the address. */
export const UserInfoEditScreen = withUnitPolicy(UserInfoEdit);

function UserInfoEdit() {
  const { id = '' } = useParams();
  const { data, error, retry, reload } = useFreshQuery(UserInfoEditDocument, { id });
  const isDeparted = data?.soldier.membership === Membership.DEPARTED;
  const soldier = useOpened(data && !isDeparted ? data.soldier : null, id);
  if (soldier) {
    return (
      <StillOpen key={id} isGone={data ? isDeparted : isMissing(error)}>
        <EditRecordForm soldier={soldier} reload={async () => (await reload()).soldier} />
      </StillOpen>
    );
  }
  if (isDeparted) return <HasLeft soldierId={id} />;
  if (error) return <QueryFailure error={error} onRetry={retry} />;
  return <FormSkeleton fields={15} width="whole" />;
}
