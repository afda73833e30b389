import { useParams } from 'react-router-dom';
import { messages } from '../../../../domain/errors.ts';
import { Membership } from '../../../../domain/record/membership.ts';
import { schoolNotes } from '../../../../domain/record/school.ts';
import { HasLeft } from '../../../app/failures/HasLeft.tsx';
import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { callProblems } from '../../../app/forms/callProblems.ts';
import { useKeptIdempotencyKey } from '../../../app/forms/drafts/useKeptIdempotencyKey.ts';
import { TypedForm } from '../../../app/forms/edit/TypedForm.tsx';
import { useAddForm } from '../../../app/forms/edit/useAddForm.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { useFormBack } from '../../../app/people/useFormBack.ts';
import { withUnitPolicy } from '../../../app/policy/UnitPolicy.tsx';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { withUnreadableDays } from '../../../components/form/DateField.tsx';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { rankAndName } from '../../../components/soldierText.ts';
import { SchoolFields } from '../form/SchoolFields.tsx';
import { ADD_SCHOOL_PLACE } from '../form/schoolPlaces.ts';
import { recordText, schoolTitle } from '../form/schoolTitle.ts';
import { checkSchool, newSchoolValues } from '../form/schoolValues.ts';
import { useRepeatQuestion } from '../form/useRepeatQuestion.tsx';
import {
  type SchoolAddScreen_SoldierFragment,
  useAddSchoolMutation,
  useSchooledSoldierQuery,
} from './SchoolAddScreen.generated.ts';

/** Add School: schedules a school for the soldier in the address. */
export const SchoolAddScreen = withUnitPolicy(SchoolAdd);

function SchoolAdd() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useSchooledSoldierQuery({ variables: { id } });
  if (data?.soldier.membership === Membership.DEPARTED) return <HasLeft soldierId={id} />;
  // Back and Forward may lead from one soldier's form to another's.
  if (data) return <AddSchoolForm key={id} soldier={data.soldier} />;
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  return <FormSkeleton width="wide" fields={3} />;
}

/** Adds a school to a record: name and dates. */
function AddSchoolForm({ soldier }: { soldier: SchoolAddScreen_SoldierFragment }) {
  const { id: soldierId, schools, ets } = soldier;
  const isOwn = usePerson()?.soldierId === soldierId;
  const { mayRepeat, dialog } = useRepeatQuestion(schools, recordText(soldier, isOwn));
  const back = useFormBack(soldierId, ADD_SCHOOL_PLACE);
  const typed = useAddForm(newSchoolValues);
  const { values, hasChanges, change } = typed;
  const [addSchool] = useAddSchoolMutation();
  const keyOf = useKeptIdempotencyKey();
  const { form, problems } = useSubmission({
    title: schoolTitle('Add', soldier, isOwn),
    hasChanges,
    check: (form) => checkSchool(withUnreadableDays(values, form)),
    ask: mayRepeat,
    send: (input) => addSchool({ variables: { soldierId, input: { ...input, key: keyOf(input) } } }),
    doneText: 'School added.',
    doneAbout: isOwn ? null : rankAndName(soldier),
    leadsTo: () => back,
    explain: (error) => callProblems(error, messages.schoolAddProblem),
  });
  return (
    <TypedForm {...form} width="wide" back={back} typed={typed} submit="Add school">
      <SchoolFields values={values} onChange={change} problems={problems} notes={schoolNotes(values, schools, ets)} />
      {dialog}
    </TypedForm>
  );
}
