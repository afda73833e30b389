import { isOneOf } from '../../../../domain/isOneOf.ts';
import { componentLabel, UnitComponent, unitNameProblem } from '../../../../domain/policy/unit.ts';
import { timeZoneText } from '../../../../domain/timeZone.ts';
import { checked } from '../../../app/forms/checked.ts';
import { EditNotes } from '../../../app/forms/edit/EditNotes.tsx';
import { useEditForm } from '../../../app/forms/edit/useEditForm.ts';
import { useLeadOn } from '../../../app/forms/useLeadOn.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import type { ConflictField } from '../../../components/form/ConflictChoices.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { messageFor } from '../../../components/form/problem.ts';
import { SubmitActions } from '../../../components/form/SubmitActions.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { TimeZoneField } from './TimeZoneField.tsx';
import { type UnitForm_UnitFragment, useUpdateUnitMutation } from './UnitForm.generated.ts';

type UnitFormProps = {
  /** The unit that the form opens with. */
  unit: UnitForm_UnitFragment;
  /** Loads the current version of the unit. */
  reload: () => Promise<UnitForm_UnitFragment>;
};

/** Without a time zone of its own, the unit has the server's. */
type UnitValues = { readonly name: string; readonly component: UnitComponent; readonly timeZone: string };

const COMPONENTS = Object.values(UnitComponent);
const FIELDS: readonly ConflictField<UnitValues>[] = [
  { label: 'Name', fields: ['name'], text: ({ name }) => name || 'nothing' },
  { label: 'Component', fields: ['component'], text: ({ component }) => componentLabel[component] },
  { label: 'Time zone', fields: ['timeZone'], text: ({ timeZone }) => timeZoneText(timeZone) || "the server's" },
];

/** Says what the unit is. */
export function UnitForm({ unit, reload }: UnitFormProps) {
  const leadOn = useLeadOn();
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
  const back = { to: paths.adminUnit, screen: 'Unit' };
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Edit unit',
    hasChanges,
    check: () => checked(unitNameProblem(values.name), values),
    send: (input) => edit.save(({ version }) => updateUnit({ variables: { version, input } })),
    doneText: 'Unit saved.',
    onDone: () => {
      void client.refetchQueries({ include: 'active' });
      leadOn(back);
    },
  });
  return (
    <Form {...form} back={back}>
      <EditNotes edit={edit} isSubmitting={isSubmitting} />
      <TextField
        name="name"
        label="Name"
        help="Stands in the bar and on prints. Can be left empty."
        autoComplete="off"
        value={values.name}
        onChange={(name) => change({ name })}
        problem={messageFor(problems, 'name')}
      />
      <ChoiceField
        name="component"
        label="Component"
        options={COMPONENTS.map((value) => ({ value, label: componentLabel[value] }))}
        value={values.component}
        onChange={(chosen) => isOneOf(COMPONENTS, chosen) && change({ component: chosen })}
        problem={messageFor(problems, 'component')}
      />
      <TimeZoneField
        value={values.timeZone}
        unit={unit}
        onChange={(timeZone) => change({ timeZone })}
        problem={messageFor(problems, 'timeZone')}
      />
      <SubmitActions label="Save unit" isSubmitting={isSubmitting} cancel={back} />
    </Form>
  );
}
