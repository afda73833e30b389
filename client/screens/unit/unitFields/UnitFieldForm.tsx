import { Button, Stack, Text } from '@mantine/core';
import { isOneOf } from '../../../../domain/isOneOf.ts';
import { objectOf } from '../../../../domain/objects.ts';
import { UNIT_FIELD_KINDS, type UnitFieldKind, KINDS } from '../../../../domain/policy/unitFieldKinds.ts';
import {
  UNIT_FIELD_CHOICES_MAX,
  UNIT_FIELD_LABEL_MAX_LENGTH,
  UNIT_FIELD_VISIBILITIES,
  UnitFieldVisibility,
  dodIdField,
  visibilityLabel,
} from '../../../../domain/policy/unitFields.ts';
import { unitFieldProblems, type GivenUnitField, tidyUnitField } from '../../../../domain/roster/unitFieldRules.ts';
import { noLonger } from '../../../app/failures/noLonger.ts';
import { EditNotes } from '../../../app/forms/edit/EditNotes.tsx';
import { useEditForm } from '../../../app/forms/edit/useEditForm.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import type { ConflictField } from '../../../components/form/ConflictChoices.tsx';
import { FormActions } from '../../../components/form/FormActions.tsx';
import { FormElement } from '../../../components/form/FormElement.tsx';
import { messageFor } from '../../../components/form/problem.ts';
import { ProblemSummary } from '../../../components/form/ProblemSummary.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { Note } from '../../../components/Note.tsx';
import { usePolicy } from '../../../components/PolicyContext.ts';
import { DOD_ID_KEPT, VISIBILITY_OPTIONS } from './unitFieldText.ts';
import type { UnitFieldList_UnitFieldFragment } from './UnitFieldList.generated.ts';

/** The unit fields of the unit, and its version that they are of. */
export type KnownUnitFields = {
  readonly version: number;
  readonly unitFields: readonly UnitFieldList_UnitFieldFragment[];
};

type UnitFieldFormProps = {
  /** The unit field; null for a new one. */
  id: string | null;
  /** The unit fields that the form opens with. */
  opened: KnownUnitFields;
  /** Loads the current ones. */
  reload: () => Promise<KnownUnitFields>;
  /** Saves the whole list. */
  save: (version: number, unitFields: readonly GivenUnitField[]) => Promise<void>;
  onClose: () => void;
};

/** The form of a new unit field, among those of unit fields. */
export const NEW_FORM = 'new';

const NEW_UNIT_FIELD: GivenUnitField = {
  id: null,
  label: '',
  kind: 'TEXT',
  choices: [],
  visibility: UnitFieldVisibility.STAFF,
};

type UnitFieldValues = Omit<GivenUnitField, 'id' | 'choices'> & { readonly choices: string };

function valuesOf({ label, kind, choices, visibility }: GivenUnitField): UnitFieldValues {
  return { label, kind, choices: choices.join('\n'), visibility };
}

const KIND_LABEL = objectOf<Record<UnitFieldKind, string>>(UNIT_FIELD_KINDS, (kind) => KINDS[kind].label);

const FIELDS: readonly ConflictField<UnitFieldValues>[] = [
  { label: 'Label', fields: ['label'], text: ({ label }) => label },
  { label: 'Kind', fields: ['kind'], text: ({ kind }) => KINDS[kind].label },
  { label: 'Choices', fields: ['choices'], text: ({ choices }) => choices.replaceAll('\n', ', ') },
  { label: 'Shown to', fields: ['visibility'], text: ({ visibility }) => visibilityLabel[visibility] },
];

/** Adds a unit field, or changes one. */
export function UnitFieldForm({ id, opened, reload, save, onClose }: UnitFieldFormProps) {
  const columnIn = ({ unitFields }: KnownUnitFields) => unitFields.find((unitField) => unitField.id === id) ?? null;
  const edit = useEditForm({
    form: id ?? NEW_FORM,
    opened,
    valuesOf: (known: KnownUnitFields) => valuesOf(columnIn(known) ?? NEW_UNIT_FIELD),
    fields: FIELDS,
    reload: async () => {
      const now = await reload();
      if (id !== null && columnIn(now) === null) throw noLonger('The unit has no such unit field.');
      return now;
    },
  });
  const { base, values, hasChanges, change } = edit;
  const { unitFields } = base;
  const known = columnIn(base);
  const index = known ? unitFields.indexOf(known) : unitFields.length;
  const policy = usePolicy();
  const isDodId = values.kind === 'DOD_ID';
  const prefix = `unitFields.${index}.`;
  const { form, problems, isSubmitting } = useSubmission({
    title: known ? `Edit ${known.label}` : 'Add unit field',
    hasChanges,
    check: () => {
      const unitField = tidyUnitField({ ...values, id, choices: values.choices.split('\n') });
      const input = unitFields.map((one): GivenUnitField => tidyUnitField(one)).toSpliced(index, 1, unitField);
      const found = unitFieldProblems(input, unitFields, policy).filter(({ field }) => field.startsWith(prefix));
      return found.length > 0 ? { problems: found } : { input };
    },
    send: (input) => edit.save(({ version }) => save(version, input)),
    doneText: 'Unit fields saved.',
    onDone: onClose,
  });
  const field = (name: string) => ({ name: `${prefix}${name}`, problem: messageFor(problems, `${prefix}${name}`) });
  return (
    <FormElement isSubmitting={isSubmitting} aria-label={form.title} onSubmit={form.onSubmit}>
      <Stack gap="sm">
        <ProblemSummary problems={problems} />
        <EditNotes edit={edit} isSubmitting={isSubmitting} />
        {!isDodId && (
          <TextField
            {...field('label')}
            label="Label"
            help={`What screens and files call it, ${UNIT_FIELD_LABEL_MAX_LENGTH} characters at most.`}
            required
            autoComplete="off"
            value={values.label}
            onChange={(label) => change({ label })}
          />
        )}
        {known ? (
          <Text>Kind: {KINDS[known.kind].label}. It cannot be changed.</Text>
        ) : (
          <SelectField
            {...field('kind')}
            label="Kind"
            help="It cannot be changed later."
            options={dodIdField(unitFields) ? UNIT_FIELD_KINDS.filter((kind) => kind !== 'DOD_ID') : UNIT_FIELD_KINDS}
            optionLabel={KIND_LABEL}
            value={values.kind}
            onChange={(kind) => change({ kind })}
          />
        )}
        {isDodId && <Note>{DOD_ID_KEPT}</Note>}
        {values.kind === 'CHOICE' && (
          <TextAreaField
            {...field('choices')}
            label="Choices"
            help={`One in each line, ${UNIT_FIELD_CHOICES_MAX} at most.`}
            required
            rows={5}
            maximum={UNIT_FIELD_CHOICES_MAX * (UNIT_FIELD_LABEL_MAX_LENGTH + 1)}
            value={values.choices}
            onChange={(choices) => change({ choices })}
          />
        )}
        {!isDodId && (
          <ChoiceField
            {...field('visibility')}
            label="Shown to"
            options={VISIBILITY_OPTIONS}
            value={values.visibility}
            onChange={(visibility) => isOneOf(UNIT_FIELD_VISIBILITIES, visibility) && change({ visibility })}
          />
        )}
      </Stack>
      <FormActions>
        <Button variant="default" disabled={isSubmitting} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={isSubmitting}>
          {known ? 'Save unit field' : 'Add unit field'}
        </Button>
      </FormActions>
    </FormElement>
  );
}
