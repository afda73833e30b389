import { Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formatDay } from '../../../../domain/localDate.ts';
import { PACK_NAMES, packLabel } from '../../../../domain/policy/packs.ts';
import { differingRules, POLICY_RULE_NAMES, type PolicyRule } from '../../../../domain/policy/rules.ts';
import { dateMessage } from '../../../../domain/record/validation.ts';
import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { checked } from '../../../app/forms/checked.ts';
import { TypedForm } from '../../../app/forms/edit/TypedForm.tsx';
import { useEditForm } from '../../../app/forms/edit/useEditForm.ts';
import { useFreshQuery } from '../../../app/forms/edit/useFreshQuery.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { ruleHash } from '../../../app/policy/ruleHash.ts';
import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import { DateField, withUnreadableDays } from '../../../components/form/DateField.tsx';
import { formFields } from '../../../components/form/formFields.ts';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import type { FormProblem } from '../../../components/form/problem.ts';
import { today } from '../../../components/today.ts';
import classes from '../unit.module.css';
import {
  PolicyEditDocument,
  type PolicyEditScreen_UnitFragment,
  useChoosePolicyMutation,
} from './PolicyEditScreen.generated.ts';
import { PolicyEffects } from './PolicyEffects.tsx';
import {
  changeOfPack,
  POLICY_CONFLICT_FIELDS,
  type PolicyValues,
  policyValues,
  readPolicy,
  RULE_FIELDS,
  rulesWith,
} from './policyValues.ts';
import { RuleGroup } from './RuleGroup.tsx';

export function PolicyEditScreen() {
  const { data, error, retry, reload } = useFreshQuery(PolicyEditDocument, {});
  if (data) return <PolicyForm unit={data.unit} reload={async () => (await reload()).unit} />;
  if (error) return <QueryFailure error={error} onRetry={retry} />;
  return <FormSkeleton fields={15} width="whole" />;
}

type PolicyFormProps = {
  /** The unit that the form opens with. */
  unit: PolicyEditScreen_UnitFragment;
  /** Loads the current version of the unit. */
  reload: () => Promise<PolicyEditScreen_UnitFragment>;
};

/** Changes the unit's policy from a date on: each rule of today in words, what changes, and who would be affected. */
function PolicyForm({ unit, reload }: PolicyFormProps) {
  const [choosePolicy, { client }] = useChoosePolicyMutation();
  const edit = useEditForm({
    opened: unit,
    valuesOf: (base: PolicyEditScreen_UnitFragment) => policyValues(base, today()),
    fields: POLICY_CONFLICT_FIELDS,
    reload,
  });
  const { base, values, hasChanges, change } = edit;
  const opened = policyValues(base, today());
  const read = readPolicy(values);
  const unreadable = rulesWith(read.problems);
  const isAsToday =
    read.problems.length === 0 && values.pack === base.pack && differingRules(base.policy, read.policy).length === 0;
  const back = { to: paths.adminUnit, screen: 'Unit' };
  const { form, problems } = useSubmission({
    title: 'Change policy',
    hasChanges,
    check: (element) => {
      const days = withUnreadableDays(values, element);
      const { from } = days;
      const { policy, problems: found } = readPolicy(days);
      const message = dateMessage('Applies from', from);
      return checked([...(message === null ? [] : [{ field: 'from', message }]), ...found], {
        pack: values.pack,
        policy,
        from,
      });
    },
    send: (input) => edit.save(({ version }) => choosePolicy({ variables: { version, input } })),
    doneText: isAsToday
      ? 'Nothing was saved. These rules already apply.'
      : `Policy saved. It applies from ${formatDay(values.from)}.`,
    onDone: () => void client.refetchQueries({ include: 'active' }),
    leadsTo: () => back,
  });
  const { open, toggle } = useOpenRules(problems);
  const field = formFields<Pick<PolicyValues, 'pack' | 'from'>>(values, change, problems);
  return (
    <TypedForm
      {...form}
      width="whole"
      back={back}
      typed={edit}
      submit="Save policy"
      isLongForm
      actions={
        <div className={classes.from}>
          <DateField {...field('from')} label="Applies from" required />
        </div>
      }
    >
      <div className={classes.withEffects}>
        <Stack gap="md">
          <ChoiceField
            {...field('pack')}
            label="Rules"
            help="Rules that your unit set itself don't change."
            options={PACK_NAMES.map((value) => ({ value, label: packLabel[value] }))}
            onChange={(chosen) => change(changeOfPack(values, chosen, opened))}
          />
          <div className={classes.rules}>
            {POLICY_RULE_NAMES.map((rule) => (
              <RuleGroup
                key={rule}
                rule={rule}
                before={base.policy}
                after={unreadable.includes(rule) ? null : read.policy}
                values={values}
                isOpen={open.includes(rule)}
                onToggle={() => toggle(rule)}
                onChange={change}
                problems={problems}
              />
            ))}
          </div>
        </Stack>
        <div className={classes.effects}>
          <PolicyEffects values={values} />
        </div>
      </div>
    </TypedForm>
  );
}

/** The rules whose fields are open: the one in the address, each with a problem, and what the person opens. */
function useOpenRules(problems: readonly FormProblem[]) {
  const { hash } = useLocation();
  const [linked] = useState(() => POLICY_RULE_NAMES.find((rule) => hash === ruleHash(rule)));
  const [open, setOpen] = useState<readonly PolicyRule[]>(linked ? [linked] : []);
  const [said, setSaid] = useState(problems);
  if (said !== problems) {
    setSaid(problems);
    setOpen([...new Set([...open, ...rulesWith(problems)])]);
  }
  useEffect(() => {
    const [first] = linked ? RULE_FIELDS[linked] : [];
    if (first) document.getElementById(first.name)?.focus();
  }, [linked]);
  const toggle = (rule: PolicyRule) =>
    setOpen(open.includes(rule) ? open.filter((one) => one !== rule) : [...open, rule]);
  return { open, toggle };
}
