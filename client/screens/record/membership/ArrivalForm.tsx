import { dateMessage } from '../../../../domain/record/validation.ts';
import { checked } from '../../../app/forms/checked.ts';
import { TypedNotes } from '../../../app/forms/edit/TypedForm.tsx';
import { useEditForm } from '../../../app/forms/edit/useEditForm.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { valueText } from '../../../components/changeText.ts';
import type { ConflictField } from '../../../components/form/ConflictChoices.tsx';
import { DateField, withUnreadableDays } from '../../../components/form/DateField.tsx';
import { formFields } from '../../../components/form/formFields.ts';
import { PartForm } from '../../../components/form/PartForm.tsx';
import classes from '../../../components/Panel.module.css';
import { rankAndName } from '../../../components/soldierText.ts';
import { useChangeArrivalMutation } from './ArrivalForm.generated.ts';
import type { MembershipPanel_SoldierFragment } from './MembershipPanel.generated.ts';

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

/** Changes an expected soldier's gain date, because orders change. */
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
      const message = read.arrivesOn === '' ? 'Enter the gain date.' : dateMessage('Gain date', read.arrivesOn);
      return checked(message === null ? [] : [{ field: 'arrivesOn', message }], read);
    },
    send: (input) => edit.save(({ id, version }) => changeArrival({ variables: { id, version, ...input } })),
    leftText: 'Gain date saved.',
    doneAbout: name,
    onDone,
  });

  const field = formFields(edit.values, edit.change, problems);
  return (
    <PartForm {...form} title="Change gain date" className={classes.form} submit="Change gain date" onCancel={onCancel}>
      <TypedNotes typed={edit} isSubmitting={isSubmitting} />
      <DateField {...field('arrivesOn')} label="Gain date" help="Enter today's date if they're here now." required />
    </PartForm>
  );
}

function valuesOf({ arrivesOn }: MembershipPanel_SoldierFragment): ArrivalValues {
  return { arrivesOn: arrivesOn ?? '' };
}
