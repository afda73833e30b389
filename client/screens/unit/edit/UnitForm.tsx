import { componentLabel, UnitComponent, unitNameProblem } from '../../../../domain/policy/unit.ts';
import { timeZoneText } from '../../../../domain/timeZone.ts';
import { checked } from '../../../app/forms/checked.ts';
import { draftsOf } from '../../../app/forms/drafts/drafts.ts';
import { TypedForm } from '../../../app/forms/edit/TypedForm.tsx';
import { type EditState, useEditForm } from '../../../app/forms/edit/useEditForm.ts';
import { useLeadOn } from '../../../app/forms/useLeadOn.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import type { ConflictField } from '../../../components/form/ConflictChoices.tsx';
import { formFields } from '../../../components/form/formFields.ts';
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
const drafts = draftsOf<EditState<UnitForm_UnitFragment, UnitValues>>();
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
    drafts,
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
  const { form, problems } = useSubmission({
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
  const field = formFields(values, change, problems);
  return (
    <TypedForm {...form} back={back} typed={edit} submit="Save unit">
      <TextField
        {...field('name')}
        label="Name"
        help="Stands in the bar and on prints. Can be left empty."
        autoComplete="off"
      />
      <ChoiceField
        {...field('component')}
        label="Component"
        options={COMPONENTS.map((value) => ({ value, label: componentLabel[value] }))}
      />
      <TimeZoneField {...field('timeZone')} unit={unit} />
    </TypedForm>
  );
}
