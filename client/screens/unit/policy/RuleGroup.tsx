import { Button, Text, Title } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId } from 'react';
import { originOf } from '../../../../domain/policy/origin.ts';
import { PACKS, packLabel } from '../../../../domain/policy/packs.ts';
import type { Policy } from '../../../../domain/policy/policy.ts';
import { POLICY_RULES, type PolicyRule, ruleDifference, ruleText } from '../../../../domain/policy/rules.ts';
import { courseLabel, COURSES } from '../../../../domain/values.ts';
import { CheckField } from '../../../components/form/CheckField.tsx';
import { DateField } from '../../../components/form/DateField.tsx';
import { FieldGroup } from '../../../components/form/FieldGroup.tsx';
import { NumberField } from '../../../components/form/NumberField.tsx';
import { type FormProblem, messageFor } from '../../../components/form/problem.ts';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { originLine } from '../../../components/originText.ts';
import classes from '../unit.module.css';
import { isAsPack, type PolicyField, type PolicyValues, RULE_FIELDS, valuesOfPack } from './policyValues.ts';

type RuleGroupProps = {
  rule: PolicyRule;
  /** The unit's policy of today. */
  before: Policy;
  /** The policy in the form; null while this rule's fields can't be read. */
  after: Policy | null;
  values: PolicyValues;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (changed: Partial<PolicyValues>) => void;
  problems: readonly FormProblem[];
};

/** How many fields fit on one line on a desktop. */
const MAX_IN_ONE_LINE = 6;
/** How many characters of a long text fit on one line of its field. */
const CHARACTERS_IN_LINE = 34;

/** A rule of today in words, and how the form changes it. Opens the rule's fields in place. */
export function RuleGroup({ rule, before, after, values, isOpen, onToggle, onChange, problems }: RuleGroupProps) {
  const fieldsId = useId();
  const { pack } = values;
  const { title } = POLICY_RULES[rule];
  const fields = RULE_FIELDS[rule];
  const isOwn = !isAsPack(rule, values, pack);
  const origin = originOf(rule, { pack, policy: PACKS[pack] });
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  const change = (
    <>
      <RuleChange rule={rule} before={before} after={after} isOpen={isOpen} />
      <Text size="sm" c="dimmed" aria-live={isOpen ? 'polite' : 'off'}>
        {isOwn && 'Set by this unit.'}
        {/* Most rules have the default, which the chosen pack already says. */}
        {!isOwn && origin.name !== 'Default' && originLine(origin)}
      </Text>
    </>
  );
  return (
    <div className={classes.rule}>
      <div className={classes.ruleHead}>
        <Title order={2} className={classes.ruleTitle}>
          {title}
        </Title>
        <Button
          variant="subtle"
          aria-label={`Change ${title}`}
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          rightSection={<Chevron aria-hidden />}
          onClick={onToggle}
        >
          Change
        </Button>
        <div className={classes.ruleText}>{isOpen ? ruleText[rule](before) : change}</div>
      </div>
      {/* Stays while folded: its problems need the fields' labels. */}
      <div id={fieldsId} hidden={!isOpen} className={classes.ruleFields}>
        <FieldGroup
          legend={title}
          isTitled
          isDense={fields.every(({ kind }) => kind === 'check')}
          isLong={fields.length > MAX_IN_ONE_LINE}
          isWide={fields.some(({ kind }) => kind === 'long')}
        >
          {fields.map((field) => (
            <RuleField
              key={field.name}
              field={field}
              after={after}
              value={values[field.name] ?? ''}
              onChange={(value) => onChange({ [field.name]: value })}
              problem={messageFor(problems, field.name)}
            />
          ))}
        </FieldGroup>
        {/* Below the fields, so that they don't move while somebody types. */}
        {isOpen && <div className={classes.ruleText}>{change}</div>}
        {isOwn && (
          <Button variant="subtle" onClick={() => onChange(valuesOfPack([rule], pack))}>
            Reset {title} to {packLabel[pack]}
          </Button>
        )}
      </div>
    </div>
  );
}

/** `ACFT, 0 to 600 → AFT, 0 to 500`. If the form changes nothing, the rule of today, which an open one has above its fields. */
function RuleChange({ rule, before, after, isOpen }: Pick<RuleGroupProps, 'rule' | 'before' | 'after' | 'isOpen'>) {
  const [was, is] = after ? ruleDifference(rule, before, after) : [ruleText[rule](before), 'complete the fields'];
  if (was === is) return isOpen ? null : <div>{ruleText[rule](before)}</div>;
  return (
    <div>
      <bdi className={classes.was}>{was || 'nothing'}</bdi> → <bdi className={classes.is}>{is || 'nothing'}</bdi>
    </div>
  );
}

type RuleFieldProps = {
  field: PolicyField;
  after: Policy | null;
  value: string | boolean;
  onChange: (value: string | boolean) => void;
  problem: string | undefined;
};

/** A field with the control for its kind. */
function RuleField({ field: { kind, help: given, ...named }, after, value, onChange, problem }: RuleFieldProps) {
  const help = typeof given === 'function' ? after && given(after) : given;
  const field = { ...named, help: help ?? undefined };
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
  if (kind === 'long') {
    const text = String(value);
    return (
      <TextAreaField
        {...field}
        problem={problem}
        rows={Math.max(1, Math.ceil(text.length / CHARACTERS_IN_LINE))}
        value={text}
        onChange={onChange}
      />
    );
  }
  const Field = kind === 'number' ? NumberField : TextField;
  return <Field {...field} problem={problem} value={String(value)} onChange={onChange} />;
}
