import { useParams } from 'react-router-dom';
import { dataOf } from '../../app/apollo/dataOf.ts';
import { QueryFailure } from '../../app/QueryFailure.tsx';
import { FormSkeleton } from '../../components/form/FormSkeleton.tsx';
import { EditRecordForm } from './EditRecordForm.tsx';
import { UserInfoEditDocument, useUserInfoEditQuery } from './UserInfoEditScreen.generated.ts';

/** Edit Info, for the soldier in the address. */
export function UserInfoEditScreen() {
  const { id = '' } = useParams();
  // Not from the cache alone: only a form opened on the current version can be saved.
  const { data, error, refetch, client } = useUserInfoEditQuery({ variables: { id }, fetchPolicy: 'network-only' });
  async function reload() {
    // A query of its own: if the one above failed, the form would close.
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
