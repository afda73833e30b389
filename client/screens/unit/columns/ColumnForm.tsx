import { Button, Stack, Text } from '@mantine/core';
import { isOneOf } from '../../../../domain/isOneOf.ts';
import { objectOf } from '../../../../domain/objects.ts';
import { COLUMN_KINDS, type ColumnKind, KINDS } from '../../../../domain/policy/columnKinds.ts';
import {
  COLUMN_CHOICES_MAX,
  COLUMN_LABEL_MAX_LENGTH,
  COLUMN_VISIBILITIES,
  ColumnVisibility,
  dodIdColumn,
  visibilityLabel,
} from '../../../../domain/policy/columns.ts';
import { columnProblems, type GivenColumn, tidyColumn } from '../../../../domain/roster/columnRules.ts';
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
import { DOD_ID_KEPT, VISIBILITY_OPTIONS } from './columnText.ts';
import type { UnitColumns_ColumnFragment } from './UnitColumns.generated.ts';

/** The columns of the unit, and its version that they are of. */
export type KnownColumns = { readonly version: number; readonly columns: readonly UnitColumns_ColumnFragment[] };

type ColumnFormProps = {
  /** The column; null for a new one. */
  id: string | null;
  /** The columns that the form opens with. */
  opened: KnownColumns;
  /** Loads the current ones. */
  reload: () => Promise<KnownColumns>;
  /** Saves the whole list. */
  save: (version: number, columns: readonly GivenColumn[]) => Promise<void>;
  onClose: () => void;
};

/** The form of a new column, among those of columns. */
export const NEW_FORM = 'new';

const NEW_COLUMN: GivenColumn = {
  id: null,
  label: '',
  kind: 'TEXT',
  choices: [],
  visibility: ColumnVisibility.STAFF,
};

type ColumnValues = Omit<GivenColumn, 'id' | 'choices'> & { readonly choices: string };

function valuesOf({ label, kind, choices, visibility }: GivenColumn): ColumnValues {
  return { label, kind, choices: choices.join('\n'), visibility };
}

const KIND_LABEL = objectOf<Record<ColumnKind, string>>(COLUMN_KINDS, (kind) => KINDS[kind].label);

const FIELDS: readonly ConflictField<ColumnValues>[] = [
  { label: 'Label', fields: ['label'], text: ({ label }) => label },
  { label: 'Kind', fields: ['kind'], text: ({ kind }) => KINDS[kind].label },
  { label: 'Choices', fields: ['choices'], text: ({ choices }) => choices.replaceAll('\n', ', ') },
  { label: 'Shown to', fields: ['visibility'], text: ({ visibility }) => visibilityLabel[visibility] },
];

/** Adds a column of the unit's own, or changes one. */
export function ColumnForm({ id, opened, reload, save, onClose }: ColumnFormProps) {
  const columnIn = ({ columns }: KnownColumns) => columns.find((column) => column.id === id) ?? null;
  const edit = useEditForm({
    form: id ?? NEW_FORM,
    opened,
    valuesOf: (known: KnownColumns) => valuesOf(columnIn(known) ?? NEW_COLUMN),
    fields: FIELDS,
    reload: async () => {
      const now = await reload();
      if (id !== null && columnIn(now) === null) throw noLonger('The unit has no such column.');
      return now;
    },
  });
  const { base, values, hasChanges, change } = edit;
  const { columns } = base;
  const known = columnIn(base);
  const index = known ? columns.indexOf(known) : columns.length;
  const policy = usePolicy();
  const isDodId = values.kind === 'DOD_ID';
  const prefix = `columns.${index}.`;
  const { form, problems, isSubmitting } = useSubmission({
    title: known ? `Edit ${known.label}` : 'Add column',
    hasChanges,
    check: () => {
      const column = tidyColumn({ ...values, id, choices: values.choices.split('\n') });
      const input = columns.map((one): GivenColumn => tidyColumn(one)).toSpliced(index, 1, column);
      const found = columnProblems(input, columns, policy).filter(({ field }) => field.startsWith(prefix));
      return found.length > 0 ? { problems: found } : { input };
    },
    send: (input) => edit.save(({ version }) => save(version, input)),
    doneText: 'Unit columns saved.',
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
            help={`What screens and files call it, ${COLUMN_LABEL_MAX_LENGTH} characters at most.`}
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
            options={dodIdColumn(columns) ? COLUMN_KINDS.filter((kind) => kind !== 'DOD_ID') : COLUMN_KINDS}
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
            help={`One in each line, ${COLUMN_CHOICES_MAX} at most.`}
            required
            rows={5}
            maximum={COLUMN_CHOICES_MAX * (COLUMN_LABEL_MAX_LENGTH + 1)}
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
            onChange={(visibility) => isOneOf(COLUMN_VISIBILITIES, visibility) && change({ visibility })}
          />
        )}
      </Stack>
      <FormActions>
        <Button variant="default" disabled={isSubmitting} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={isSubmitting}>
          {known ? 'Save column' : 'Add column'}
        </Button>
      </FormActions>
    </FormElement>
  );
}
