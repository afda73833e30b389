import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { usePerson } from '../../app/session/PersonContext.ts';
import { useSubmission } from '../../app/useSubmission.ts';
import { Form } from '../../components/form/Form.tsx';
import { FormActions } from '../../components/form/FormActions.tsx';
import { rankAndName } from '../../components/soldierText.ts';
import { TextLink } from '../../components/TextLink.tsx';
import { SoldierFields } from '../soldierForm/SoldierFields.tsx';
import { changedFields, checkSoldier, soldierValues, type SoldierValues } from '../soldierForm/soldierValues.ts';
import { type UserInfoEditQuery, useUpdateSoldierMutation } from './UserInfoEditScreen.generated.ts';

export function EditRecordForm({ soldier }: { soldier: UserInfoEditQuery['soldier'] }) {
  const person = usePerson();
  const navigate = useNavigate();
  const [opened] = useState(() => soldier);
  const [values, setValues] = useState<SoldierValues>(() => soldierValues(soldier));
  const [updateSoldier] = useUpdateSoldierMutation({
    // Home shows rank, name and place: it asks again when it is next opened.
    update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'sectionOverview' }),
  });
  const { problems, isSubmitting, submit } = useSubmission({
    check: () => checkSoldier(values),
    send: async (input) => {
      const before = checkSoldier(soldierValues(opened));
      const changes = 'input' in before ? changedFields(before.input, input) : input;
      if (Object.keys(changes).length > 0) {
        await updateSoldier({ variables: { id: opened.id, version: opened.version, input: changes } });
      }
      void navigate(paths.userInfo(opened.id));
    },
  });
  const title = opened.id === person?.soldierId ? 'Edit My Info' : `Edit ${rankAndName(opened)}`;
  return (
    <Form title={title} problems={problems} onSubmit={submit}>
      <TextLink to={paths.userInfo(opened.id)}>Back</TextLink>
      <SoldierFields values={values} onChange={(change) => setValues((current) => ({ ...current, ...change }))} problems={problems} />
      <FormActions>
        <Button component={Link} to={paths.userInfo(opened.id)} variant="default" disabled={isSubmitting}>
          Cancel
        </Button>
        <Button type="submit" loading={isSubmitting}>
          Save record
        </Button>
      </FormActions>
    </Form>
  );
}
