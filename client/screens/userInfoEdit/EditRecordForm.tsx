import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ErrorCode } from '../../../domain/errors.ts';
import { failureOf } from '../../app/failure.ts';
import { paths } from '../../app/paths.ts';
import { usePerson } from '../../app/session/PersonContext.ts';
import { useSubmission } from '../../app/useSubmission.ts';
import { Form } from '../../components/form/Form.tsx';
import { FormActions } from '../../components/form/FormActions.tsx';
import { rankAndName } from '../../components/soldierText.ts';
import { TextLink } from '../../components/TextLink.tsx';
import { withUnreadableDates } from '../soldierForm/DateFields.tsx';
import { SoldierFields } from '../soldierForm/SoldierFields.tsx';
import { checkSoldier } from '../soldierForm/soldierValues.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { TheirChanges } from './TheirChanges.tsx';
import { useRecordEdit } from './useRecordEdit.ts';
import { useSaveRecord } from './useSaveRecord.ts';
import type { UserInfoEditQuery } from './UserInfoEditScreen.generated.ts';

type EditRecordFormProps = {
  /** The record that the form opens with. */
  soldier: UserInfoEditQuery['soldier'];
  /** Asks for the record as it is now. */
  reload: () => Promise<UserInfoEditQuery['soldier']>;
};

export function EditRecordForm({ soldier, reload }: EditRecordFormProps) {
  const person = usePerson();
  const navigate = useNavigate();
  const { base, values, theirs, hasChanges, change, moveOnto } = useRecordEdit(soldier);
  const save = useSaveRecord();
  const [isOutdated, setOutdated] = useState(false);
  const { problems, isSubmitting, submit } = useSubmission({
    hasChanges,
    check: (form) => checkSoldier(withUnreadableDates(values, form)),
    send: (input) => save(base, input),
    onDone: () => void navigate(paths.userInfo(base.id)),
    explain: (error) => {
      const failure = failureOf(error);
      setOutdated(failure.code === ErrorCode.CONFLICT);
      return failure;
    },
  });

  async function showCurrent() {
    moveOnto(await reload());
    setOutdated(false);
  }

  const title = base.id === person?.soldierId ? 'Edit My Info' : `Edit ${rankAndName(soldier)}`;
  return (
    <Form
      title={title}
      back={<TextLink to={paths.userInfo(base.id)}>Back</TextLink>}
      problems={problems}
      onSubmit={submit}
    >
      {isOutdated && <ConflictNotice onShow={showCurrent} />}
      {theirs !== null && <TheirChanges theirs={theirs} values={values} />}
      <SoldierFields values={values} onChange={change} problems={problems} />
      <FormActions>
        <Button component={Link} to={paths.userInfo(base.id)} variant="default">
          Cancel
        </Button>
        <Button type="submit" loading={isSubmitting}>
          Save record
        </Button>
      </FormActions>
    </Form>
  );
}
