import { Stack } from '@mantine/core';
import { formatDay } from '../../../../domain/localDate.ts';
import { PACK_NAMES, packLabel } from '../../../../domain/policy/packs.ts';
import { differingRules, POLICY_RULE_NAMES } from '../../../../domain/policy/rules.ts';
import { dateMessage } from '../../../../domain/record/validation.ts';
import { EditNotes } from '../../../app/forms/edit/EditNotes.tsx';
import { useEditForm } from '../../../app/forms/edit/useEditForm.ts';
import { useLeadOn } from '../../../app/forms/useLeadOn.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import { DateField, withUnreadableDays } from '../../../components/form/DateField.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { messageFor } from '../../../components/form/problem.ts';
import { SubmitActions } from '../../../components/form/SubmitActions.tsx';
import { today } from '../../../components/today.ts';
import { PolicyEffects } from './PolicyEffects.tsx';
import { type PolicyForm_UnitFragment, useChoosePolicyMutation } from './PolicyForm.generated.ts';
import { changeOfPack, isPack, POLICY_CONFLICT_FIELDS, policyValues, readPolicy } from './policyValues.ts';
import { RuleFields } from './RuleFields.tsx';

type PolicyFormProps = {
  /** The unit that the form opens with. */
  unit: PolicyForm_UnitFragment;
  /** Loads the current version of the unit. */
  reload: () => Promise<PolicyForm_UnitFragment>;
};

/** Changes the policy that the unit goes by, from a day on; what that does to whom stands below before it is saved. */
export function PolicyForm({ unit, reload }: PolicyFormProps) {
  const leadOn = useLeadOn();
  const [choosePolicy, { client }] = useChoosePolicyMutation();
  const edit = useEditForm({
    opened: unit,
    valuesOf: (base: PolicyForm_UnitFragment) => policyValues(base, today()),
    fields: POLICY_CONFLICT_FIELDS,
    reload,
  });
  const { base, values, hasChanges, change } = edit;
  const opened = policyValues(base, today());
  const read = readPolicy(values);
  const isAsToday =
    'policy' in read && values.pack === base.pack && differingRules(base.policy, read.policy).length === 0;
  const back = { to: paths.adminUnit, screen: 'Unit' };
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Change policy',
    hasChanges,
    check: (element) => {
      const days = withUnreadableDays(values, element);
      const { from } = days;
      const read = readPolicy(days);
      const message = dateMessage('Applies from', from);
      const found = [
        ...(message === null ? [] : [{ field: 'from', message }]),
        ...('problems' in read ? read.problems : []),
      ];
      if (found.length > 0 || 'problems' in read) return { problems: found };
      return { input: { pack: values.pack, policy: read.policy, from } };
    },
    send: (input) => edit.save(({ version }) => choosePolicy({ variables: { version, input } })),
    doneText: isAsToday
      ? 'Nothing was saved: these are the rules of today.'
      : `Policy saved from ${formatDay(values.from)} on.`,
    onDone: () => {
      void client.refetchQueries({ include: 'active' });
      leadOn(back);
    },
  });
  return (
    <Form {...form} width="whole" back={back}>
      <EditNotes edit={edit} isSubmitting={isSubmitting} />
      <Stack gap="lg">
        <ChoiceField
          name="pack"
          label="Rules"
          help="What the unit has set itself stays."
          options={PACK_NAMES.map((value) => ({ value, label: packLabel[value] }))}
          value={values.pack}
          onChange={(chosen) => isPack(chosen) && change(changeOfPack(values, chosen, opened))}
          problem={messageFor(problems, 'pack')}
        />
        {POLICY_RULE_NAMES.map((rule) => (
          <RuleFields key={rule} rule={rule} values={values} onChange={change} problems={problems} />
        ))}
        <DateField
          name="from"
          label="Applies from"
          required
          value={values.from}
          onChange={(from) => change({ from })}
          problem={messageFor(problems, 'from')}
        />
        <PolicyEffects values={values} />
      </Stack>
      <SubmitActions label="Save policy" isSubmitting={isSubmitting} cancel={back} isLongForm />
    </Form>
  );
}
