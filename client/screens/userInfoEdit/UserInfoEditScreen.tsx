import { Skeleton } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { QueryFailure } from '../../app/QueryFailure.tsx';
import { EditRecordForm } from './EditRecordForm.tsx';
import { useUserInfoEditQuery } from './UserInfoEditScreen.generated.ts';

/** Edit Info of the soldier in the address. */
export function UserInfoEditScreen() {
  const { id = '' } = useParams();
  // A form opened on anything but the newest version could not be saved.
  const { data, error, refetch } = useUserInfoEditQuery({ variables: { id }, fetchPolicy: 'network-only' });
  if (data) return <EditRecordForm key={id} soldier={data.soldier} />;
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  return <Skeleton mih="60dvh" />;
}
