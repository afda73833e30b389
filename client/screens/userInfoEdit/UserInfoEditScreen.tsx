import { useParams } from 'react-router-dom';
import { dataOf } from '../../app/apollo/dataOf.ts';
import { QueryFailure } from '../../app/QueryFailure.tsx';
import { FormSkeleton } from '../../components/form/FormSkeleton.tsx';
import { EditRecordForm } from './EditRecordForm.tsx';
import { UserInfoEditDocument, useUserInfoEditQuery } from './UserInfoEditScreen.generated.ts';

/** Edit Info of the soldier in the address. */
export function UserInfoEditScreen() {
  const { id = '' } = useParams();
  // A form opened on anything but the newest version could not be saved.
  const { data, error, refetch, client } = useUserInfoEditQuery({ variables: { id }, fetchPolicy: 'network-only' });
  async function reload() {
    // Beside the query above, whose failure would close the form.
    const answer = await client.query({
      query: UserInfoEditDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    return dataOf(answer).soldier;
  }

  if (data) return <EditRecordForm key={id} soldier={data.soldier} reload={reload} />;
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  return <FormSkeleton fields={15} />;
}
