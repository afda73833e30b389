import { Stack } from '@mantine/core';
import { keysOf } from '../../../../domain/objects.ts';
import { keptInSection, keptInTeam } from '../../../../domain/record/assignment.ts';
import { type AnyName, FIELD_GROUPS, isOfKind, rowOf, rowsOf, shownIn } from '../../../../domain/record/fields.ts';
import { rankGrade } from '../../../../domain/values.ts';
import { AssignmentSelects } from '../../../components/form/AssignmentSelects.tsx';
import classes from '../../../components/form/FieldGroup.module.css';
import { FieldGroup } from '../../../components/form/FieldGroup.tsx';
import { type FormProblem, messageFor } from '../../../components/form/problem.ts';
import type { RoleHolder } from '../../../components/form/rightsNote.ts';
import { today } from '../../../components/today.ts';
import type { FieldGroupProps } from './fieldGroupProps.ts';
import { PlainField } from './PlainField.tsx';
import { oddText, type SoldierValues } from './soldierValues.ts';
import { useFormFields } from './useFormFields.ts';

/** The most fields that fit side by side on a desktop. */
const MOST_IN_LINE = 5;

type SoldierFieldsProps = Pick<FieldGroupProps, 'values' | 'onChange'> & {
  /** The soldier as stored, before the form is saved. */
  holder: RoleHolder;
  problems: readonly FormProblem[];
};

/** The fields of Add Info and Edit Info. */
export function SoldierFields({ holder, values, onChange, problems }: SoldierFieldsProps) {
  /** Choosing a rank picks its usual grade. A cadet has none, so the grade has to be chosen. */
  function change(changed: Partial<SoldierValues>) {
    onChange(changed.rank ? { grade: rankGrade[changed.rank] ?? '', ...changed } : changed);
  }
  const unit = useFormFields();
  const { policy } = unit;
  const rows = rowsOf(unit);
  const group: FieldGroupProps = {
    values,
    onChange: change,
    field: (name) => ({
      name,
      label: rowOf(rows, name)?.label ?? '',
      problem: messageFor(problems, name),
      ...((name === 'grade' || isOfKind(name, 'day')) && { warning: oddText(values, name, policy, today()) }),
    }),
  };
  return (
    <Stack gap="lg" pt="xs">
      {keysOf(FIELD_GROUPS).map((key) => {
        if (key === 'assignment') return <AssignmentFields key={key} {...group} holder={holder} />;
        const [plain, checks] = parted(shownIn(unit, key));
        if (plain.length + checks.length === 0) return null;
        const boxes = checks.map((name) => <PlainField key={name} name={name} {...group} />);
        return (
          <FieldGroup
            key={key}
            legend={FIELD_GROUPS[key]}
            isDense={plain.length === 0}
            isLong={plain.length > MOST_IN_LINE}
          >
            {plain.map((name) => (
              <PlainField key={name} name={name} {...group} />
            ))}
            {plain.length === 0 || boxes.length === 0 ? boxes : <div className={classes.boxes}>{boxes}</div>}
          </FieldGroup>
        );
      })}
    </Stack>
  );
}

/** A group's fields, with the check boxes separate: they go together. */
function parted(names: readonly AnyName[]) {
  return [names.filter((name) => !isOfKind(name, 'yesNo')), names.filter((name) => isOfKind(name, 'yesNo'))] as const;
}

type AssignmentFieldsProps = FieldGroupProps & { holder: RoleHolder };

/** Section, team and role. */
function AssignmentFields({ holder, values: { section, team, role }, onChange, field }: AssignmentFieldsProps) {
  const assignment = { section, team, role };
  return (
    <FieldGroup legend={FIELD_GROUPS.assignment}>
      <AssignmentSelects
        holder={holder}
        assignment={assignment}
        onSection={(chosen) => onChange(keptInSection(assignment, chosen))}
        onTeam={(chosen) => onChange(keptInTeam(assignment, chosen))}
        onRole={(chosen) => onChange({ role: chosen })}
        field={(name) => ({ ...field(name), required: true })}
      />
    </FieldGroup>
  );
}
