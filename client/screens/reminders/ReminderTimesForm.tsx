import { Skeleton } from '@mantine/core';
import { type Weekday, weekdayLabel, WEEKDAYS } from '../../../domain/due/reminderTimes.ts';
import { hourText, LAST_HOUR } from '../../../domain/hourOfDay.ts';
import { timeZoneText } from '../../../domain/timeZone.ts';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { checked } from '../../app/forms/checked.ts';
import { TypedNotes } from '../../app/forms/edit/TypedForm.tsx';
import { useEditForm } from '../../app/forms/edit/useEditForm.ts';
import { useFreshQuery } from '../../app/forms/edit/useFreshQuery.ts';
import { useSubmission } from '../../app/forms/useSubmission.ts';
import type { ConflictField } from '../../components/form/ConflictChoices.tsx';
import { formFields } from '../../components/form/formFields.ts';
import { PartForm } from '../../components/form/PartForm.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import classes from './reminders.module.css';
import { ReminderTimesDocument, useUpdateReminderTimesMutation } from './ReminderTimesForm.generated.ts';

type Opened = { readonly version: number; readonly weekday: Weekday; readonly hour: number };
type Values = { readonly weekday: Weekday; readonly hour: string };

const HOURS: readonly string[] = Array.from({ length: LAST_HOUR + 1 }, (_, hour) => hourText(hour));
const HOUR_LABEL: Readonly<Record<string, string>> = Object.fromEntries(HOURS.map((hour) => [hour, hour]));
const FIELDS: readonly ConflictField<Values>[] = [
  { label: 'Weekly day', fields: ['weekday'], text: ({ weekday }) => weekdayLabel[weekday] },
  { label: 'Hour', fields: ['hour'], text: ({ hour }) => hour },
];

type ReminderTimesFormProps = {
  timeZone: string;
  /** Called after saving. */
  onDone: () => void;
  onCancel: () => void;
};

/** Sets the weekday and hour of reminders. */
export function ReminderTimesForm(props: ReminderTimesFormProps) {
  const { data, error, retry, reload } = useFreshQuery(ReminderTimesDocument, {});
  if (!data) {
    return error ? (
      <QueryAlert error={error} onRetry={retry} />
    ) : (
      <Skeleton h="8rem" role="status" aria-label="Loading the form" />
    );
  }
  const opened = ({ unit: { version }, myReminders: { weekday, hour } }: typeof data): Opened => ({
    version,
    weekday,
    hour,
  });
  return <TimesForm {...props} opened={opened(data)} reload={async () => opened(await reload())} />;
}

type TimesFormProps = ReminderTimesFormProps & { opened: Opened; reload: () => Promise<Opened> };

function TimesForm({ timeZone, opened, reload, onDone, onCancel }: TimesFormProps) {
  const [update] = useUpdateReminderTimesMutation();
  const edit = useEditForm({
    opened,
    valuesOf: ({ weekday, hour }: Opened): Values => ({ weekday, hour: hourText(hour) }),
    fields: FIELDS,
    reload,
  });
  const { values, hasChanges, change } = edit;
  const { form, problems, isSubmitting } = useSubmission({
    title: 'When reminders are sent',
    hasChanges,
    check: () => checked([], { weekday: values.weekday, hour: HOURS.indexOf(values.hour) }),
    send: (input) => edit.save(({ version }) => update({ variables: { version, ...input } })),
    doneText: 'Reminders saved.',
    onDone,
  });
  const field = formFields(values, change, problems);
  return (
    <PartForm {...form} submit="Save reminders" onCancel={onCancel}>
      <TypedNotes typed={edit} isSubmitting={isSubmitting} />
      <div className={classes.fields}>
        <SelectField
          {...field('weekday')}
          label="Weekly day"
          help="This reminder lists everything that's due."
          options={WEEKDAYS}
          optionLabel={weekdayLabel}
        />
        <SelectField
          {...field('hour')}
          label="Hour"
          help={`Time zone: ${timeZoneText(timeZone)}.`}
          options={HOURS}
          optionLabel={HOUR_LABEL}
        />
      </div>
    </PartForm>
  );
}
