import { Button } from '@mantine/core';
import { dateMessage } from '../../../../domain/record/validation.ts';
import { checked } from '../../../app/forms/checked.ts';
import { EditNotes } from '../../../app/forms/edit/EditNotes.tsx';
import { useEditForm } from '../../../app/forms/edit/useEditForm.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { valueText } from '../../../components/changeText.ts';
import type { ConflictField } from '../../../components/form/ConflictChoices.tsx';
import { DateField, withUnreadableDays } from '../../../components/form/DateField.tsx';
import { FormActions } from '../../../components/form/FormActions.tsx';
import { FormElement } from '../../../components/form/FormElement.tsx';
import { messageFor } from '../../../components/form/problem.ts';
import { ProblemSummary } from '../../../components/form/ProblemSummary.tsx';
import { rankAndName } from '../../../components/soldierText.ts';
import classes from '../../../components/Panel.module.css';
import { useChangeArrivalMutation } from './ArrivalForm.generated.ts';
import type { MembershipPanel_SoldierFragment } from './MembershipPanel.generated.ts';

const ARRIVES_ON = 'arrivesOn';

type ArrivalValues = { readonly arrivesOn: string };

const FIELDS: readonly ConflictField<ArrivalValues>[] = [
  { label: 'Gain date', fields: ['arrivesOn'], text: ({ arrivesOn }) => valueText('arrivesOn', arrivesOn || null) },
];

type ArrivalFormProps = {
  /** The record that the form opens with. */
  soldier: MembershipPanel_SoldierFragment;
  /** Loads the current version of the record. */
  reload: () => Promise<MembershipPanel_SoldierFragment>;
  onDone: () => void;
  onCancel: () => void;
};

/** The gain date of somebody who is expected: orders change. */
export function ArrivalForm({ soldier, reload, onDone, onCancel }: ArrivalFormProps) {
  const edit = useEditForm({ form: 'arrival', opened: soldier, valuesOf, fields: FIELDS, reload });
  const { arrivesOn } = edit.values;
  const [changeArrival] = useChangeArrivalMutation();
  const name = rankAndName(soldier);
  const { form, problems, isSubmitting } = useSubmission({
    title: `Gain date of ${name}`,
    hasChanges: edit.hasChanges,
    check: (element) => {
      const read = withUnreadableDays({ arrivesOn }, element);
      const message = read.arrivesOn === '' ? 'Gain date is required.' : dateMessage('Gain date', read.arrivesOn);
      return checked(message === null ? [] : [{ field: ARRIVES_ON, message }], read);
    },
    send: (input) => edit.save(({ id, version }) => changeArrival({ variables: { id, version, ...input } })),
    leftText: 'Gain date saved.',
    doneAbout: name,
    onDone,
  });

  return (
    <FormElement
      isSubmitting={isSubmitting}
      aria-label="Change gain date"
      onSubmit={form.onSubmit}
      className={classes.form}
    >
      <ProblemSummary problems={problems} />
      <EditNotes edit={edit} isSubmitting={isSubmitting} />
      <DateField
        name={ARRIVES_ON}
        label="Gain date"
        help="With today they arrive now."
        required
        value={arrivesOn}
        onChange={(day) => edit.change({ arrivesOn: day })}
        problem={messageFor(problems, ARRIVES_ON)}
      />
      <FormActions>
        <Button variant="default" disabled={isSubmitting} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={isSubmitting}>
          Change gain date
        </Button>
      </FormActions>
    </FormElement>
  );
}

function valuesOf({ arrivesOn }: MembershipPanel_SoldierFragment): ArrivalValues {
  return { arrivesOn: arrivesOn ?? '' };
}
