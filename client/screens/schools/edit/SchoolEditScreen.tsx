import { messages } from '../../../../domain/errors.ts';
import { isScheduled, schoolNotes } from '../../../../domain/record/school.ts';
import { backTo } from '../../../app/browser/place.ts';
import { callProblems } from '../../../app/forms/callProblems.ts';
import { TypedForm } from '../../../app/forms/edit/TypedForm.tsx';
import { useEditForm } from '../../../app/forms/edit/useEditForm.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { withUnitPolicy } from '../../../app/policy/UnitPolicy.tsx';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { valueText } from '../../../components/changeText.ts';
import type { ConflictField } from '../../../components/form/ConflictChoices.tsx';
import { withUnreadableDays } from '../../../components/form/DateField.tsx';
import { DeleteLink } from '../../../components/form/DeleteLink.tsx';
import { rankAndName } from '../../../components/soldierText.ts';
import { type OpenedSchool, OpenSchool } from '../form/OpenSchool.tsx';
import { SchoolFields } from '../form/SchoolFields.tsx';
import { schoolPlace } from '../form/schoolPlaces.ts';
import { recordText, schoolTitle } from '../form/schoolTitle.ts';
import { checkSchool, schoolFieldLabel, type SchoolValues, schoolValues } from '../form/schoolValues.ts';
import { useRepeatQuestion } from '../form/useRepeatQuestion.tsx';
import { useUpdateSchoolMutation } from './SchoolEditScreen.generated.ts';

/** Edit School, for the soldier and school in the address. */
export const SchoolEditScreen = withUnitPolicy(EditSchool);

function EditSchool() {
  return <OpenSchool>{(opened) => <EditSchoolForm key={opened.school.id} {...opened} />}</OpenSchool>;
}

const FIELDS = (['schoolName', 'startDate', 'endDate'] as const).map((field): ConflictField<SchoolValues> => ({
  label: schoolFieldLabel[field],
  fields: [field],
  text: ({ [field]: value }) => valueText(field, value || null),
}));

/** Edits a scheduled school. A save names the version that the form was opened with. */
function EditSchoolForm({ soldier, school, reload }: OpenedSchool) {
  const isOwn = usePerson()?.soldierId === soldier.id;
  const back = { to: paths.userInfo(soldier.id), state: backTo(schoolPlace(school.id)), screen: 'the record' };
  const edit = useEditForm({ opened: school, valuesOf: schoolValues, fields: FIELDS, reload });
  const others = soldier.schools.filter(({ id }) => id !== school.id);
  const { mayRepeat, dialog } = useRepeatQuestion(others, recordText(soldier, isOwn));
  const [updateSchool] = useUpdateSchoolMutation();
  const { form, problems } = useSubmission({
    title: schoolTitle('Edit', soldier, isOwn),
    hasChanges: edit.hasChanges,
    check: (form) => checkSchool(withUnreadableDays(edit.values, form)),
    // Doesn't ask about a school that was already scheduled twice.
    ask: (input) => (isScheduled([school], input) ? Promise.resolve(true) : mayRepeat(input)),
    send: (input) =>
      edit.save(({ id, version }) => updateSchool({ variables: { soldierId: soldier.id, id, version, input } })),
    doneText: 'School saved.',
    doneAbout: isOwn ? null : rankAndName(soldier),
    leadsTo: () => back,
    explain: (error) => callProblems(error, messages.schoolUpdateProblem),
  });
  return (
    <TypedForm
      {...form}
      width="wide"
      back={back}
      typed={edit}
      submit="Save school"
      actions={<DeleteLink to={paths.schoolDelete(soldier.id, school.id)}>Delete School</DeleteLink>}
    >
      <SchoolFields
        values={edit.values}
        onChange={edit.change}
        problems={problems}
        notes={schoolNotes(edit.values, others, soldier.ets)}
      />
      {dialog}
    </TypedForm>
  );
}
