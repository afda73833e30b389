import { Text } from '@mantine/core';
import {
  COLUMN_CHOICES_MAX,
  COLUMN_KINDS,
  COLUMN_LABEL_MAX_LENGTH,
  COLUMN_VISIBILITIES,
  ColumnKind,
  ColumnVisibility,
  dodIdColumn,
  kindLabel,
  visibilityLabel,
} from '../../../../domain/policy/columns.ts';
import { columnProblems, type GivenColumn, tidyColumn } from '../../../../domain/roster/columnRules.ts';
import { noLonger } from '../../../app/failures/noLonger.ts';
import { draftsOf, keptDraft } from '../../../app/forms/drafts/drafts.ts';
import { TypedNotes } from '../../../app/forms/edit/TypedForm.tsx';
import { type EditState, useEditForm } from '../../../app/forms/edit/useEditForm.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import type { ConflictField } from '../../../components/form/ConflictChoices.tsx';
import { formFields } from '../../../components/form/formFields.ts';
import { PartForm } from '../../../components/form/PartForm.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { Note } from '../../../components/Note.tsx';
import { usePolicy } from '../../../components/PolicyContext.ts';
import type { UnitColumns_ColumnFragment } from './UnitColumns.generated.ts';

const VISIBILITY_OPTIONS = COLUMN_VISIBILITIES.map((value) => ({ value, label: visibilityLabel[value] }));

/** What staff agree to who let the unit keep DoD IDs. */
const DOD_ID_KEPT =
  'Keeps the ten digits of each soldier’s DoD ID, by which rosters find people before they go by names. Staff enter them. Staff and the soldier see the last four; staff get whole numbers only in a file that they ask for, which the unit’s history tells. Removing the column removes all of them.';

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

const NEW_COLUMN: GivenColumn = {
  id: null,
  label: '',
  kind: ColumnKind.TEXT,
  choices: [],
  visibility: ColumnVisibility.STAFF,
};

type ColumnValues = Omit<GivenColumn, 'id' | 'choices'> & {
  /** Not a field: of which column a draft is, '' for a new one. */
  readonly id: string;
  readonly choices: string;
};

function valuesOf({ id, label, kind, choices, visibility }: GivenColumn): ColumnValues {
  return { id: id ?? '', label, kind, choices: choices.join('\n'), visibility };
}

const drafts = draftsOf<EditState<KnownColumns, ColumnValues>>();

const FIELDS: readonly ConflictField<ColumnValues>[] = [
  { label: 'Label', fields: ['label'], text: ({ label }) => label },
  { label: 'Kind', fields: ['kind'], text: ({ kind }) => kindLabel[kind] },
  { label: 'Choices', fields: ['choices'], text: ({ choices }) => choices.replaceAll('\n', ', ') },
  { label: 'Shown to', fields: ['visibility'], text: ({ visibility }) => visibilityLabel[visibility] },
];

/** The column whose form had something typed before a reload, '' for a new one, by the key of its draft; null for none. */
export function keptColumn(key: string): string | null {
  const none = valuesOf(NEW_COLUMN);
  return keptDraft(key, { before: none, values: none })?.values.id ?? null;
}

/** Adds a column of the unit's own, or changes one. */
export function ColumnForm({ id, opened, reload, save, onClose }: ColumnFormProps) {
  const columnIn = ({ columns }: KnownColumns) => columns.find((column) => column.id === id) ?? null;
  const edit = useEditForm({
    drafts,
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
  const isDodId = values.kind === ColumnKind.DOD_ID;
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
  const field = formFields(values, change, problems, prefix);
  return (
    <PartForm {...form} submit={known ? 'Save column' : 'Add column'} onCancel={onClose}>
      <TypedNotes typed={edit} isSubmitting={isSubmitting} />
      {!isDodId && (
        <TextField
          {...field('label')}
          label="Label"
          help={`What screens and files call it, ${COLUMN_LABEL_MAX_LENGTH} characters at most.`}
          required
        />
      )}
      {known ? (
        <Text>Kind: {kindLabel[known.kind]}. It cannot be changed.</Text>
      ) : (
        <SelectField
          {...field('kind')}
          label="Kind"
          help="It cannot be changed later."
          options={dodIdColumn(columns) ? COLUMN_KINDS.filter((kind) => kind !== ColumnKind.DOD_ID) : COLUMN_KINDS}
          optionLabel={kindLabel}
        />
      )}
      {isDodId && <Note>{DOD_ID_KEPT}</Note>}
      {values.kind === ColumnKind.CHOICE && (
        <TextAreaField
          {...field('choices')}
          label="Choices"
          help={`One in each line, ${COLUMN_CHOICES_MAX} at most.`}
          required
          rows={5}
          maximum={COLUMN_CHOICES_MAX * (COLUMN_LABEL_MAX_LENGTH + 1)}
        />
      )}
      {!isDodId && <ChoiceField {...field('visibility')} label="Shown to" options={VISIBILITY_OPTIONS} />}
    </PartForm>
  );
}
