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
  type SchoolForm_SoldierFragment,
  useScheduledSchoolsQuery,
} from './SchoolForm.generated.ts';

export type ScheduledSchool = SchoolForm_SoldierFragment['schools'][number];

export type OpenedSchool = {
  soldier: Pick<SchoolForm_SoldierFragment, 'id' | 'rank' | 'lastName'>;
  school: ScheduledSchool;
  /** Asks for the school as it is now. */
  reload: () => Promise<ScheduledSchool>;
};

/** Loads the school that the address names, for a screen to open with. */
export function OpenSchool({ children }: { children: (opened: OpenedSchool) => ReactNode }) {
  const { id: soldierId = '', schoolId = '' } = useParams();
  const navigate = useNavigate();
  // Past the cache: a school that is changed or deleted, here or by a save, must not take its form away under the person.
  const query = { variables: { soldierId }, fetchPolicy: 'no-cache' } as const;
  const { data, error, refetch, client } = useScheduledSchoolsQuery(query);
  const find = (soldier: SchoolForm_SoldierFragment) => soldier.schools.find(({ id }) => id === schoolId);

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

/** What the server answers to a change of a school that is gone; the list of schools just lacks it. */
function noSuchSchool(): CombinedGraphQLErrors {
  const refusal = { message: messages.schoolDoesNotExist, extensions: { code: ErrorCode.NOT_FOUND } };
  return new CombinedGraphQLErrors({ data: null, errors: [refusal] });
}
