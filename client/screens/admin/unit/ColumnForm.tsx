import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { isOneOf } from '../../../../domain/isOneOf.ts';
import {
  COLUMN_CHOICES_MAX,
  COLUMN_KINDS,
  COLUMN_LABEL_MAX_LENGTH,
  COLUMN_VISIBILITIES,
  ColumnKind,
  ColumnVisibility,
  dodIdColumn,
  kindLabel,
} from '../../../../domain/policy/columns.ts';
import { columnProblems, type GivenColumn, tidyColumn } from '../../../../domain/roster/columnRules.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
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

type ColumnFormProps = {
  columns: readonly UnitColumns_ColumnFragment[];
  /** The place of the column; that after the last for a new one. */
  index: number;
  /** Saves the whole list. */
  save: (columns: readonly GivenColumn[]) => Promise<void>;
  onClose: () => void;
};

const NEW_COLUMN: GivenColumn = {
  id: null,
  label: '',
  kind: ColumnKind.TEXT,
  choices: [],
  visibility: ColumnVisibility.STAFF,
};

/** Adds a column of the unit's own, or changes one. */
export function ColumnForm({ columns, index, save, onClose }: ColumnFormProps) {
  const known = columns[index];
  const { id, ...opened } = known ?? NEW_COLUMN;
  const policy = usePolicy();
  const [values, setValues] = useState({ ...opened, choices: opened.choices.join('\n') });
  const change = (changed: Partial<typeof values>) => setValues({ ...values, ...changed });
  const isDodId = values.kind === ColumnKind.DOD_ID;
  const prefix = `columns.${index}.`;
  const { form, problems, isSubmitting } = useSubmission({
    title: known ? `Edit ${known.label}` : 'Add column',
    hasChanges:
      values.label !== opened.label ||
      values.kind !== opened.kind ||
      values.choices !== opened.choices.join('\n') ||
      values.visibility !== opened.visibility,
    check: () => {
      const column = tidyColumn({ ...values, id, choices: values.choices.split('\n') });
      const input = columns.map((one): GivenColumn => tidyColumn(one)).toSpliced(index, 1, column);
      const found = columnProblems(input, columns, policy).filter(({ field }) => field.startsWith(prefix));
      return found.length > 0 ? { problems: found } : { input };
    },
    send: save,
    doneText: 'Unit columns saved.',
    onDone: onClose,
  });
  const field = (name: string) => ({ name: `${prefix}${name}`, problem: messageFor(problems, `${prefix}${name}`) });
  return (
    <FormElement isSubmitting={isSubmitting} aria-label={form.title} onSubmit={form.onSubmit}>
      <Stack gap="sm">
        <ProblemSummary problems={problems} />
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
          <Text>Kind: {kindLabel[known.kind]}. It cannot be changed.</Text>
        ) : (
          <SelectField
            {...field('kind')}
            label="Kind"
            help="It cannot be changed later."
            options={dodIdColumn(columns) ? COLUMN_KINDS.filter((kind) => kind !== ColumnKind.DOD_ID) : COLUMN_KINDS}
            optionLabel={kindLabel}
            value={values.kind}
            onChange={(kind) => change({ kind })}
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
