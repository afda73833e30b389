import { messages } from '../../../../domain/errors.ts';
import { schoolNotes } from '../../../../domain/record/school.ts';
import { draftsOf } from '../../../app/forms/drafts/drafts.ts';
import { useKeptIdempotencyKey } from '../../../app/forms/drafts/useKeptIdempotencyKey.ts';
import { useAddForm } from '../../../app/forms/edit/useAddForm.ts';
import { callProblems } from '../../../app/forms/callProblems.ts';
import { useLeadOn } from '../../../app/forms/useLeadOn.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { backTo } from '../../../app/browser/place.ts';
import { TypedForm } from '../../../app/forms/edit/TypedForm.tsx';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { withUnreadableDays } from '../../../components/form/DateField.tsx';
import { rankAndName } from '../../../components/soldierText.ts';
import { SchoolFields } from '../form/SchoolFields.tsx';
import { ADD_SCHOOL_PLACE } from '../form/schoolPlaces.ts';
import { recordText, schoolTitle } from '../form/schoolTitle.ts';
import { useRepeatQuestion } from '../form/useRepeatQuestion.tsx';
import { checkSchool, newSchoolValues, type SchoolValues } from '../form/schoolValues.ts';
import { type AddSchoolForm_SoldierFragment, useAddSchoolMutation } from './AddSchoolForm.generated.ts';

const drafts = draftsOf<SchoolValues>();

/** Adds a school to a record: name and dates. */
export function AddSchoolForm({ soldier }: { soldier: AddSchoolForm_SoldierFragment }) {
  const { id: soldierId, schools, ets } = soldier;
  const leadOn = useLeadOn();
  const isOwn = usePerson()?.soldierId === soldierId;
  const { mayRepeat, dialog } = useRepeatQuestion(schools, recordText(soldier, isOwn));
  const back = { to: paths.userInfo(soldierId), state: backTo(ADD_SCHOOL_PLACE), screen: 'the record' };
  const typed = useAddForm(drafts, newSchoolValues);
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
    onDone: () => leadOn(back),
    explain: (error) => callProblems(error, messages.schoolAddProblem),
  });
  return (
    <TypedForm {...form} width="wide" back={back} typed={typed} submit="Add school">
      <SchoolFields values={values} onChange={change} problems={problems} notes={schoolNotes(values, schools, ets)} />
      {dialog}
    </TypedForm>
  );
}
