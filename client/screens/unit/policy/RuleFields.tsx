import { Button, Group, Text } from '@mantine/core';
import { originOf } from '../../../../domain/policy/origin.ts';
import { PACKS, packLabel } from '../../../../domain/policy/packs.ts';
import { POLICY_RULES, type PolicyRule } from '../../../../domain/policy/rules.ts';
import { courseLabel, COURSES } from '../../../../domain/values.ts';
import { CheckField } from '../../../components/form/CheckField.tsx';
import { DateField } from '../../../components/form/DateField.tsx';
import { FieldGroup } from '../../../components/form/FieldGroup.tsx';
import { NumberField } from '../../../components/form/NumberField.tsx';
import { type FormProblem, messageFor } from '../../../components/form/problem.ts';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { originLine } from '../../../components/originText.ts';
import { isAsPack, type PolicyField, type PolicyValues, RULE_FIELDS, valuesOfPack } from './policyValues.ts';

type RuleFieldsProps = {
  rule: PolicyRule;
  values: PolicyValues;
  onChange: (changed: Partial<PolicyValues>) => void;
  problems: readonly FormProblem[];
};

/** How many fields fit on one line on a desktop. */
const MAX_IN_ONE_LINE = 6;

/** A rule's fields and its source, with a button that puts it back to the pack's values. */
export function RuleFields({ rule, values, onChange, problems }: RuleFieldsProps) {
  const { pack } = values;
  const { title } = POLICY_RULES[rule];
  const fields = RULE_FIELDS[rule];
  const isOwn = !isAsPack(rule, values, pack);
  return (
    <FieldGroup
      legend={title}
      isDense={fields.every(({ kind }) => kind === 'check')}
      isLong={fields.length > MAX_IN_ONE_LINE}
      isWide={rule === 'promotion'}
      note={
        <Group gap="sm">
          <Text size="sm" c="dimmed">
            {isOwn ? 'Set by this unit.' : originLine(originOf(rule, { pack, policy: PACKS[pack] }))}
          </Text>
          {isOwn && (
            <Button variant="subtle" onClick={() => onChange(valuesOfPack([rule], pack))}>
              Reset {title} to {packLabel[pack]}
            </Button>
          )}
        </Group>
      }
    >
      {fields.map((field) => (
        <RuleField
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          onChange={(value) => onChange({ [field.name]: value })}
          problem={messageFor(problems, field.name)}
        />
      ))}
    </FieldGroup>
  );
}

type RuleFieldProps = {
  field: PolicyField;
  value: string | boolean;
  onChange: (value: string | boolean) => void;
  problem: string | undefined;
};

/** A field with the control for its kind. */
function RuleField({ field: { kind, ...field }, value, onChange, problem }: RuleFieldProps) {
  if (kind === 'check') return <CheckField {...field} problem={problem} value={value === true} onChange={onChange} />;
  if (kind === 'day') return <DateField {...field} problem={problem} value={String(value)} onChange={onChange} />;
  if (kind === 'course') {
    return (
      <SelectField
        {...field}
        problem={problem}
        placeholder="None"
        options={COURSES}
        optionLabel={courseLabel}
        value={COURSES.find((course) => course === value) ?? ''}
        onChange={onChange}
        onClear={() => onChange('')}
      />
    );
  }
  const Field = kind === 'number' ? NumberField : TextField;
  return <Field {...field} problem={problem} value={String(value)} onChange={onChange} />;
}
