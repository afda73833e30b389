import type { ApolloCache } from '@apollo/client';
import { Text } from '@mantine/core';
import { messages } from '../../../../domain/errors.ts';
import { formatDaySlashes } from '../../../../domain/localDate.ts';
import { schoolNameLabel } from '../../../../domain/values.ts';
import { backTo } from '../../../app/browser/place.ts';
import { unlessGone } from '../../../app/failures/unlessGone.ts';
import { callProblems } from '../../../app/forms/callProblems.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { Facts } from '../../../components/Facts.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { SubmitActions } from '../../../components/form/SubmitActions.tsx';
import { rankAndName } from '../../../components/soldierText.ts';
import { type OpenedSchool, OpenSchool } from '../form/OpenSchool.tsx';
import { ADD_SCHOOL_PLACE } from '../form/schoolPlaces.ts';
import { recordText, schoolTitle } from '../form/schoolTitle.ts';
import { schoolFieldLabel } from '../form/schoolValues.ts';
import type { ScheduledSchools_SoldierFragment } from '../scheduled/ScheduledSchools.generated.ts';
import { useDeleteSchoolMutation } from './SchoolDeleteScreen.generated.ts';

/** Delete School: asks first. */
export function SchoolDeleteScreen() {
  return <OpenSchool>{(opened) => <DeleteSchoolForm {...opened} />}</OpenSchool>;
}

/** Shows the school, with the button that deletes it. */
function DeleteSchoolForm({ soldier, school }: Pick<OpenedSchool, 'soldier' | 'school'>) {
  const isOwn = usePerson()?.soldierId === soldier.id;
  const [deleteSchool, { client }] = useDeleteSchoolMutation();
  const { form, isSubmitting } = useSubmission({
    title: schoolTitle('Delete', soldier, isOwn),
    check: () => ({ input: school.id }),
    send,
    doneText: 'School deleted.',
    doneAbout: isOwn ? null : rankAndName(soldier),
    leadsTo: () => ({ to: paths.userInfo(soldier.id), state: backTo(ADD_SCHOOL_PLACE) }),
    explain: (error) => callProblems(error, messages.schoolDeleteProblem),
  });

  async function send(id: string) {
    const deleted = await unlessGone(deleteSchool({ variables: { soldierId: soldier.id, id } }));
    // The answer to a deletion has the record without the school.
    if (deleted === null) takeOut(client.cache, soldier.id, id);
  }

  const back = { to: paths.schoolEdit(soldier.id, school.id), replace: true, screen: 'the school' };
  return (
    <Form {...form} width="wide" back={back}>
      <Text>{`This school will be gone from ${recordText(soldier, isOwn)}:`}</Text>
      <Facts
        facts={[
          { term: schoolFieldLabel.schoolName, value: schoolNameLabel[school.schoolName] },
          { term: schoolFieldLabel.startDate, value: formatDaySlashes(school.startDate) },
          { term: schoolFieldLabel.endDate, value: formatDaySlashes(school.endDate) },
        ]}
      />
      <SubmitActions label="Delete school" isSubmitting={isSubmitting} isDanger cancel={back} />
    </Form>
  );
}

/** Removes the school from the cached record. */
function takeOut(cache: ApolloCache, soldierId: string, id: string): void {
  const record = cache.identify({ __typename: 'Soldier', id: soldierId });
  if (record === undefined) return;
  cache.modify<Pick<ScheduledSchools_SoldierFragment, 'schools'>>({
    id: record,
    fields: { schools: (schools, { readField }) => schools.filter((school) => readField('id', school) !== id) },
  });
}
