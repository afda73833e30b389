import { Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { CYCLES } from '../../../../domain/due/cycles.ts';
import {
  CYCLE_MONTHS_MAX,
  DUE_NAME_MAX_LENGTH,
  requirementProblems,
  type GivenRequirement,
  LEVELS_MAX,
  targetsOf,
} from '../../../../domain/due/requirementProblems.ts';
import { DueResult, policyTestOf } from '../../../../domain/due/requirements.ts';
import { policyScaleText, requirementSentence, targetLabel } from '../../../../domain/due/requirementText.ts';
import type { Policy } from '../../../../domain/policy/policy.ts';
import { dateMessage } from '../../../../domain/record/validation.ts';
import { GRADES, gradeLabel, ROLES, roleLabel } from '../../../../domain/values.ts';
import { checked } from '../../../app/forms/checked.ts';
import { TypedForm } from '../../../app/forms/edit/TypedForm.tsx';
import { useEditForm } from '../../../app/forms/edit/useEditForm.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { CheckField } from '../../../components/form/CheckField.tsx';
import { DateField, withUnreadableDays } from '../../../components/form/DateField.tsx';
import { FieldGroup } from '../../../components/form/FieldGroup.tsx';
import { formFields } from '../../../components/form/formFields.ts';
import { NumberField } from '../../../components/form/NumberField.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { today } from '../../../components/today.ts';
import type { WholeRequirement } from '../../due/requirement.ts';
import classes from '../unit.module.css';
import { RequirementEffects } from './RequirementEffects.tsx';
import {
  changeOfCycle,
  chosen,
  cycleLabel,
  CYCLE_NAMES,
  readRequirement,
  REQUIREMENT_CONFLICT_FIELDS,
  requirementValues,
  resultLabel,
  RESULTS,
  windowLabel,
  WINDOWS,
  withChoice,
} from './requirementValues.ts';
import { useSaveRequirements } from './useSaveRequirements.ts';

type Base = {
  readonly version: number;
  readonly requirements: readonly WholeRequirement[];
  /** The tests of the unit's policy. */
  readonly tests: Pick<Policy, 'fitnessTest' | 'rifleTest'>;
};

type RequirementFormProps = {
  /** The requirement to change; null to add one. */
  requirementId: string | null;
  /** The requirement that the form opens with. */
  opened: GivenRequirement;
  /** All of the unit's requirements. */
  unit: Base;
  /** Loads their current version. */
  reload: () => Promise<Base>;
};

/** How long typing must pause before the sentence follows, in milliseconds: it is read out. */
const PAUSE_MS = 300;

/** The warning before a requirement changes to a cycle with fixed dates. */
const EVENTS_WITHOUT_DAY = 'Existing events have no due date. They stay current until you correct them and enter one.';

/** Adds or changes a requirement. Shows who would be affected before it's saved. */
export function RequirementForm({ requirementId, opened, unit, reload }: RequirementFormProps) {
  const { save, refetch } = useSaveRequirements();
  const edit = useEditForm({
    opened: unit,
    valuesOf: ({ requirements }: Base) =>
      requirementValues(requirements.find(({ id }) => id === requirementId) ?? opened),
    fields: REQUIREMENT_CONFLICT_FIELDS,
    reload,
  });
  const { base, values, hasChanges, change } = edit;
  const index =
    requirementId === null ? base.requirements.length : base.requirements.findIndex(({ id }) => id === requirementId);
  const known = base.requirements[index];
  const prefix = `requirements.${index}.`;
  const all = allWith(base);
  const found = requirementProblems(all, base.requirements);
  const back = { to: paths.adminRequirements, screen: 'Requirements' };
  const { form, problems } = useSubmission({
    title: requirementId === null ? 'Add requirement' : `Edit ${opened.name}`,
    hasChanges,
    check: (element) => checked([...found, ...unreadableDay(element)], null),
    send: () => edit.save((current) => save(current.version, allWith(current))),
    doneText: 'Requirement saved.',
    onDone: () => void refetch(),
    leadsTo: () => back,
  });
  const field = formFields(values, change, problems, prefix);
  const { cycle, result } = values;
  const { months, leadLabel, isDayEntered } = CYCLES[cycle];
  const targets = targetsOf(result);
  const test = result === DueResult.SCORE ? policyTestOf({ sets: values.sets || null }) : null;
  const [sentence] = useDebouncedValue(
    requirementSentence(readRequirement(values, requirementId, today()), test && base.tests[test]),
    PAUSE_MS,
  );

  /** The problem of a half-typed date, which the form's values hold as none. */
  function unreadableDay(element: HTMLFormElement) {
    const name = `${prefix}inForceFrom`;
    const { [name]: day = '' } = withUnreadableDays({ [name]: values.inForceFrom }, element);
    const message = day === values.inForceFrom ? null : dateMessage('In force from', day);
    return message === null ? [] : [{ field: name, message }];
  }

  /** All of the unit's requirements, with this one as in the form. */
  function allWith({ requirements }: Base): GivenRequirement[] {
    const before = requirements.find(({ id }) => id === requirementId);
    const read = readRequirement(values, requirementId, before?.retiredOn ?? today());
    return before ? requirements.map((one) => (one === before ? read : one)) : [...requirements, read];
  }

  function choices<Value extends string>(
    name: 'grades' | 'roles',
    all: readonly Value[],
    labels: Readonly<Record<Value, string>>,
  ) {
    return all.map((one) => (
      <CheckField
        key={one}
        {...field(name, `${name}.${one}`)}
        label={labels[one]}
        value={chosen(values[name], all).includes(one)}
        onChange={(is) => change({ [name]: withChoice(values[name], all, one, is) })}
      />
    ));
  }

  return (
    <TypedForm
      {...form}
      width="whole"
      back={back}
      typed={edit}
      submit={requirementId === null ? 'Add requirement' : 'Save requirement'}
      isLongForm
    >
      <LiveRegion>
        <p className={classes.sentence}>{sentence}</p>
      </LiveRegion>
      <div className={classes.withEffects}>
        <Stack gap="lg">
          <FieldGroup legend="Basics">
            <TextField
              {...field('name')}
              label="Name"
              help={`The name everyone uses, up to ${DUE_NAME_MAX_LENGTH} characters.`}
              required
            />
            <TextField {...field('group')} label="Group" help="Optional. For example, Weapons." />
            <CheckField {...field('medical')} label="Medical: keep only dates and levels" />
          </FieldGroup>
          <FieldGroup legend="When it is due" isWide>
            <SelectField
              {...field('cycle')}
              label="How often"
              warning={known && !CYCLES[known.cycle].isDayEntered && isDayEntered ? EVENTS_WITHOUT_DAY : null}
              options={CYCLE_NAMES}
              optionLabel={cycleLabel}
              onChange={(next) => change(changeOfCycle(values, next))}
            />
            {months === 'ANY' && (
              <NumberField {...field('months')} label="Months" help={`1 to ${CYCLE_MONTHS_MAX}.`} required />
            )}
            {months === 'PART_OF_YEAR' && (
              <SelectField {...field('months')} label="Parts of the year" options={WINDOWS} optionLabel={windowLabel} />
            )}
            <NumberField
              {...field('leadDays')}
              label={leadLabel}
              help={isDayEntered ? undefined : 'People who have never done it also get this many days.'}
              required
            />
            <NumberField
              {...field('graceDays')}
              label="Grace period (days)"
              help="Late during these days, overdue after them."
              required
            />
            <DateField
              {...field('inForceFrom')}
              label="In force from"
              help="Not required before this date. Leave empty to start the day you add it."
            />
          </FieldGroup>
          <FieldGroup legend="Result" isWide>
            {known ? (
              <Text>{resultLabel[result]}. You can't change this.</Text>
            ) : (
              <SelectField
                {...field('result')}
                label="Kind of result"
                help="You can't change this later."
                options={RESULTS}
                optionLabel={resultLabel}
              />
            )}
            {result === DueResult.SCORE && test === null && (
              <>
                <NumberField {...field('min', 'score.min')} label="Lowest score" required />
                <NumberField {...field('max', 'score.max')} label="Highest score" required />
                <NumberField {...field('failBelow', 'score.failBelow')} label="Fail below" required />
              </>
            )}
            {result === DueResult.LEVEL && (
              <>
                <TextAreaField
                  {...field('passing', 'levels')}
                  label="Levels that pass"
                  help={`One per line, best first. Up to ${LEVELS_MAX} levels.`}
                  required
                  rows={3}
                  maximum={LEVELS_MAX * (DUE_NAME_MAX_LENGTH + 1)}
                />
                <TextAreaField
                  {...field('failing')}
                  label="Levels that fail"
                  help="One per line."
                  rows={3}
                  maximum={LEVELS_MAX * (DUE_NAME_MAX_LENGTH + 1)}
                />
              </>
            )}
            {targets.length > 0 && (
              <SelectField
                {...field('sets')}
                label="Updates in the record"
                placeholder="Nothing"
                help={test ? policyScaleText(base.tests[test]) : 'The record shows the latest event for record.'}
                options={targets}
                optionLabel={targetLabel}
                value={targets.find((target) => target === values.sets) ?? ''}
                onChange={(sets) => change({ sets })}
                onClear={() => change({ sets: '' })}
              />
            )}
          </FieldGroup>
          <FieldGroup
            legend="Applies to: grades"
            isLong
            note={<Text c="dimmed">Choose none for all grades.</Text>}
            isDense
          >
            {choices('grades', GRADES, gradeLabel)}
          </FieldGroup>
          <FieldGroup
            legend="Applies to: roles"
            isLong
            note={<Text c="dimmed">Choose none for all roles.</Text>}
            isDense
          >
            {choices('roles', ROLES, roleLabel)}
          </FieldGroup>
          {known && <CheckField {...field('retired')} label="Retired: no longer required. Events are kept." />}
        </Stack>
        <div className={classes.effects}>
          <RequirementEffects requirements={found.length === 0 ? all : null} />
        </div>
      </div>
    </TypedForm>
  );
}
