import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { objectOf } from '../../../domain/objects.ts';
import { componentLabel, UnitComponent, unitNameProblem } from '../../../domain/policy/unit.ts';
import { isSameTimeZone, systemTimeZone, timeZoneText } from '../../../domain/timeZone.ts';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { checked } from '../../app/forms/checked.ts';
import { TypedNotes } from '../../app/forms/edit/TypedForm.tsx';
import { useEditForm } from '../../app/forms/edit/useEditForm.ts';
import { useFreshQuery } from '../../app/forms/edit/useFreshQuery.ts';
import { useSubmission } from '../../app/forms/useSubmission.ts';
import { paths } from '../../app/paths.ts';
import { ChoiceField } from '../../components/form/ChoiceField.tsx';
import type { ConflictField } from '../../components/form/ConflictChoices.tsx';
import { formFields, type TiedField } from '../../components/form/formFields.ts';
import { PartForm } from '../../components/form/PartForm.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Note } from '../../components/Note.tsx';
import { ScreenSkeleton } from '../../components/ScreenSkeleton.tsx';
import { TextButton } from '../../components/TextButton.tsx';
import { UnitFormDocument, type UnitForm_UnitFragment, useUpdateUnitMutation } from './UnitForm.generated.ts';

/** The form that changes the unit's name, component and time zone, in place of them. */
export function UnitForm() {
  const { data, error, retry, reload } = useFreshQuery(UnitFormDocument, {});
  if (data) return <LoadedForm unit={data.unit} reload={async () => (await reload()).unit} />;
  if (error) return <QueryAlert error={error} onRetry={retry} />;
  return <ScreenSkeleton what="the form" parts={['18rem']} />;
}

type LoadedFormProps = {
  /** The unit that the form opens with. */
  unit: UnitForm_UnitFragment;
  /** Loads the current version of the unit. */
  reload: () => Promise<UnitForm_UnitFragment>;
};

/** A unit without its own time zone uses the server's. */
type UnitValues = { readonly name: string; readonly component: UnitComponent; readonly timeZone: string };

const COMPONENTS = Object.values(UnitComponent);
const FIELDS: readonly ConflictField<UnitValues>[] = [
  { label: 'Name', fields: ['name'], text: ({ name }) => name || 'nothing' },
  { label: 'Component', fields: ['component'], text: ({ component }) => componentLabel[component] },
  { label: 'Time zone', fields: ['timeZone'], text: ({ timeZone }) => timeZoneText(timeZone) || "the server's" },
];

function LoadedForm({ unit, reload }: LoadedFormProps) {
  const [updateUnit, { client }] = useUpdateUnitMutation();
  const edit = useEditForm({
    opened: unit,
    valuesOf: ({ name, component, chosenTimeZone }: UnitForm_UnitFragment): UnitValues => ({
      name: name ?? '',
      component,
      timeZone: chosenTimeZone ?? '',
    }),
    fields: FIELDS,
    reload,
  });
  const { values, hasChanges, change } = edit;
  const navigate = useNavigate();
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Edit unit',
    hasChanges,
    check: () => checked(unitNameProblem(values.name), values),
    send: (input) => edit.save(({ version }) => updateUnit({ variables: { version, input } })),
    doneText: 'Unit saved.',
    onDone: () => void client.refetchQueries({ include: 'active' }),
    leadsTo: () => ({ to: paths.adminUnit }),
  });
  const field = formFields(values, change, problems);
  return (
    <PartForm {...form} submit="Save unit" onCancel={() => void navigate(paths.adminUnit)}>
      <TypedNotes typed={edit} isSubmitting={isSubmitting} />
      <TextField {...field('name')} label="Name" help="Optional. Shows in the top bar and on printouts." />
      <ChoiceField
        {...field('component')}
        label="Component"
        options={COMPONENTS.map((value) => ({ value, label: componentLabel[value] }))}
      />
      <TimeZoneField {...field('timeZone')} unit={unit} />
    </PartForm>
  );
}

/** The value is the time zone's name; '' for the server's. */
type TimeZoneFieldProps = TiedField<string> & {
  unit: Pick<UnitForm_UnitFragment, 'timeZone' | 'chosenTimeZone'>;
};

/** The time zone of the unit's days. Offers the browser's time zone if it differs. */
function TimeZoneField({ unit, ...field }: TimeZoneFieldProps) {
  const { value, onChange } = field;
  const [browsers] = useState(systemTimeZone);
  const [known] = useState(() => Intl.supportedValuesOf('timeZone').filter((name) => name.includes('/')));
  // The browser may not list the chosen name.
  const names = [...new Set([...known, 'UTC', ...(value === '' ? [] : [value])])].sort();
  const servers = unit.chosenTimeZone === null ? unit.timeZone : null;
  const inForce = value === '' ? servers : value;
  return (
    <>
      <SelectField
        {...field}
        label="Time zone"
        help="Sets when a day starts for due dates, arrivals, departures and reminders."
        placeholder={servers === null ? "The server's" : `The server's: ${timeZoneText(servers)}`}
        options={names}
        optionLabel={objectOf<Record<string, string>>(names, timeZoneText)}
        onClear={() => onChange('')}
      />
      {inForce !== null && !isSameTimeZone(inForce, browsers) && (
        <Note>
          This browser is in another time zone.{' '}
          <TextButton onClick={() => onChange(browsers)}>Use {timeZoneText(browsers)}</TextButton>
        </Note>
      )}
    </>
  );
}
