import { Text } from '@mantine/core';
import { addDays, formatDay, isLocalDate } from '../../../../domain/localDate.ts';
import { DepartureReason, departureReasonLabel, Membership } from '../../../../domain/record/membership.ts';
import { dateMessage } from '../../../../domain/record/validation.ts';
import { sectionLabel } from '../../../../domain/values.ts';
import { TypedNotes } from '../../../app/forms/edit/TypedForm.tsx';
import { useEditForm } from '../../../app/forms/edit/useEditForm.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { valueText } from '../../../components/changeText.ts';
import type { ConflictField } from '../../../components/form/ConflictChoices.tsx';
import { DateField, withUnreadableDays } from '../../../components/form/DateField.tsx';
import { formFields } from '../../../components/form/formFields.ts';
import { PartForm } from '../../../components/form/PartForm.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { intoSight } from '../../../components/intoSight.ts';
import classes from '../../../components/Panel.module.css';
import { rankAndName } from '../../../components/soldierText.ts';
import { today } from '../../../components/today.ts';
import { useSectionStrengthQuery } from './DepartureForm.generated.ts';
import type { MembershipPanel_SoldierFragment, useOutProcessMutation } from './MembershipPanel.generated.ts';

type DepartureValues = { readonly lastDay: string; readonly reason: DepartureReason | '' };

const FIELDS: readonly ConflictField<DepartureValues>[] = [
  { label: 'Last day', fields: ['lastDay'], text: ({ lastDay }) => valueText('lastDay', lastDay || null) },
  {
    label: 'Reason',
    fields: ['reason'],
    text: ({ reason }) => (reason === '' ? 'nothing' : departureReasonLabel[reason]),
  },
];

type DepartureFormProps = {
  /** The record that the form opens with. */
  soldier: MembershipPanel_SoldierFragment;
  /** Loads the current version of the record. */
  reload: () => Promise<MembershipPanel_SoldierFragment>;
  outProcess: ReturnType<typeof useOutProcessMutation>[0];
  onDone: () => void;
  onCancel: () => void;
};

/** A soldier's last day and reason for leaving, with the effect of it. */
export function DepartureForm({ soldier, reload, outProcess, onDone, onCancel }: DepartureFormProps) {
  const edit = useEditForm({ form: 'departure', opened: soldier, valuesOf, fields: FIELDS, reload });
  const { lastDay, reason } = edit.values;
  const name = rankAndName(soldier);
  const { form, problems, isSubmitting } = useSubmission({
    title: `Departure of ${name}`,
    hasChanges: edit.hasChanges,
    check: (element) => {
      const read = withUnreadableDays({ lastDay }, element);
      const message = read.lastDay === '' ? 'Enter the last day.' : dateMessage('Last day', read.lastDay);
      const found = [
        ...(message === null ? [] : [{ field: 'lastDay', message }]),
        ...(reason === '' ? [{ field: 'reason', message: 'Choose the reason.' }] : []),
      ];
      return found.length > 0 || reason === '' ? { problems: found } : { input: { ...read, reason } };
    },
    send: (input) => edit.save(({ id, version }) => outProcess({ variables: { id, version, ...input } })),
    leftText: 'Departure saved.',
    doneAbout: name,
    onDone,
  });
  const field = formFields(edit.values, edit.change, problems);
  return (
    <PartForm {...form} title="Out-process" className={classes.form} submit="Out-process" isDanger onCancel={onCancel}>
      <div ref={intoSight} />
      <TypedNotes typed={edit} isSubmitting={isSubmitting} />
      <DateField {...field('lastDay')} label="Last day" required />
      <SelectField
        {...field('reason')}
        label="Reason"
        placeholder="Choose a reason"
        required
        options={Object.values(DepartureReason)}
        optionLabel={departureReasonLabel}
      />
      <Effect soldier={soldier} lastDay={lastDay} />
    </PartForm>
  );
}

function valuesOf({ departure }: MembershipPanel_SoldierFragment): DepartureValues {
  return { lastDay: departure?.lastDay ?? today(), reason: departure?.reason ?? '' };
}

/** The effect on the soldier and on their section's strength. */
function Effect({ soldier, lastDay }: { soldier: MembershipPanel_SoldierFragment; lastDay: string }) {
  const { id, section, isStaff, membership } = soldier;
  const { data } = useSectionStrengthQuery({ fetchPolicy: 'cache-and-network' });
  const place = data?.sectionOverview.find((one) => one.section === section);
  const left = place?.members.filter((member) => member.id !== id).length ?? 0;
  const name = rankAndName(soldier);
  const from = isLocalDate(lastDay) ? formatDay(addDays(lastDay, 1)) : 'the day after';
  return (
    <Text aria-live="polite">
      From {from}, {name} isn't in any list, count or search. Their login only shows what is kept about them.
      {isStaff && ' Their staff rights are suspended.'}
      {membership === Membership.PRESENT &&
        place &&
        ` ${sectionLabel[section]} will have ${left} of ${place.capacity} places filled.`}{' '}
      The record and comments are kept. You can undo this at any time.
    </Text>
  );
}
