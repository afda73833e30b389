import { Button } from '@mantine/core';
import { useNavigate, useParams } from 'react-router-dom';
import { messages } from '../../../domain/errors.ts';
import { DraftNotice } from '../../app/drafts/DraftNotice.tsx';
import { draftsOf } from '../../app/drafts/drafts.ts';
import { useTypedDraft } from '../../app/drafts/useKeptDraft.ts';
import { useKeptIdempotencyKey } from '../../app/drafts/useKeptIdempotencyKey.ts';
import { hasChanged } from '../../app/edit/fields.ts';
import { callProblems } from '../../app/form/callProblems.ts';
import { useSubmission } from '../../app/form/useSubmission.ts';
import { paths } from '../../app/paths.ts';
import { backTo } from '../../app/place/place.ts';
import { CancelLink } from '../../components/form/CancelLink.tsx';
import { withUnreadableDays } from '../../components/form/DateField.tsx';
import { Form } from '../../components/form/Form.tsx';
import { FormActions } from '../../components/form/FormActions.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { SchoolFields } from '../schoolForm/SchoolFields.tsx';
import { ADD_SCHOOL_PLACE } from '../schoolForm/schoolPlaces.ts';
import { checkSchool, newSchoolValues, type SchoolValues } from '../schoolForm/schoolValues.ts';
import { useAddSchoolMutation } from './SchoolAddScreen.generated.ts';

const drafts = draftsOf<SchoolValues>();

/** Add School: schedules a school for the soldier in the address. */
export function SchoolAddScreen() {
  const { id: soldierId = '' } = useParams();
  // The browser's history may lead from one soldier's form to another's.
  return <AddSchoolForm key={soldierId} soldierId={soldierId} />;
}

function AddSchoolForm({ soldierId }: { soldierId: string }) {
  const navigate = useNavigate();
  const record = paths.userInfo(soldierId);
  const state = backTo(ADD_SCHOOL_PLACE);
  const [values, setValues, draft] = useTypedDraft(drafts, newSchoolValues);
  const [addSchool] = useAddSchoolMutation();
  const keyOf = useKeptIdempotencyKey();
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Add School',
    hasChanges: hasChanged(newSchoolValues, values),
    check: (form) => checkSchool(withUnreadableDays(values, form)),
    send: (input) => addSchool({ variables: { soldierId, input: { ...input, key: keyOf(input) } } }),
    doneText: 'School added.',
    onDone: () => void navigate(record, { state }),
    explain: (error) => callProblems(error, messages.schoolAddProblem),
  });
  return (
    <Form
      {...form}
      back={
        <TextLink to={record} state={state}>
          Back
        </TextLink>
      }
    >
      <DraftNotice {...draft} isSubmitting={isSubmitting} />
      <SchoolFields
        values={values}
        onChange={(change) => setValues((current) => ({ ...current, ...change }))}
        problems={problems}
      />
      <FormActions>
        <CancelLink to={record} state={state} isSubmitting={isSubmitting} />
        <Button type="submit" loading={isSubmitting}>
          Add school
        </Button>
      </FormActions>
    </Form>
  );
}
