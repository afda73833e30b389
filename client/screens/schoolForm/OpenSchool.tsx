import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ErrorCode } from '../../../domain/errorCodes.ts';
import { messages } from '../../../domain/errors.ts';
import { paths } from '../../app/paths.ts';
import { QueryFailure } from '../../app/QueryFailure.tsx';
import { Failure } from '../../components/Failure.tsx';
import { FormSkeleton } from '../../components/form/FormSkeleton.tsx';
import {
  ScheduledSchoolsDocument,
  type OpenSchool_SoldierFragment,
  useScheduledSchoolsQuery,
} from './OpenSchool.generated.ts';

export type ScheduledSchool = OpenSchool_SoldierFragment['schools'][number];

export type OpenedSchool = {
  soldier: Pick<OpenSchool_SoldierFragment, 'id' | 'rank' | 'lastName'>;
  school: ScheduledSchool;
  /** Loads the current version of the school. */
  reload: () => Promise<ScheduledSchool>;
};

/** Loads the school in the address and renders a form for it. */
export function OpenSchool({ children }: { children: (opened: OpenedSchool) => ReactNode }) {
  const { id: soldierId = '', schoolId = '' } = useParams();
  const navigate = useNavigate();
  // Not from the cache: when the school is changed or deleted, the open form must stay.
  const query = { variables: { soldierId }, fetchPolicy: 'no-cache' } as const;
  const { data, error, refetch, client } = useScheduledSchoolsQuery(query);
  const find = (soldier: OpenSchool_SoldierFragment) => soldier.schools.find(({ id }) => id === schoolId);

  async function reload() {
    const { data: current } = await client.query({ query: ScheduledSchoolsDocument, ...query });
    const school = current && find(current.soldier);
    if (!school) throw noSuchSchool();
    return school;
  }

  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton fields={3} />;
  const school = find(data.soldier);
  if (school) return children({ soldier: data.soldier, school, reload });
  return (
    <Failure
      title="No school to show"
      message={messages.schoolDoesNotExist}
      actionLabel="Back to the record"
      onAction={() => void navigate(paths.userInfo(soldierId))}
    />
  );
}

/** The error for a school that is no longer on the record: the same as the server's for a change to it. */
function noSuchSchool(): CombinedGraphQLErrors {
  const refusal = { message: messages.schoolDoesNotExist, extensions: { code: ErrorCode.NOT_FOUND } };
  return new CombinedGraphQLErrors({ data: null, errors: [refusal] });
}
