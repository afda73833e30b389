import { Stack } from '@mantine/core';
import { formatDay } from '../../../../domain/localDate.ts';
import { PACK_NAMES, packLabel } from '../../../../domain/policy/packs.ts';
import { differingRules, POLICY_RULE_NAMES } from '../../../../domain/policy/rules.ts';
import { dateMessage } from '../../../../domain/record/validation.ts';
import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { TypedForm } from '../../../app/forms/edit/TypedForm.tsx';
import { useEditForm } from '../../../app/forms/edit/useEditForm.ts';
import { useFreshQuery } from '../../../app/forms/edit/useFreshQuery.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import { DateField, withUnreadableDays } from '../../../components/form/DateField.tsx';
import { formFields } from '../../../components/form/formFields.ts';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { today } from '../../../components/today.ts';
import {
  PolicyEditDocument,
  type PolicyEditScreen_UnitFragment,
  useChoosePolicyMutation,
} from './PolicyEditScreen.generated.ts';
import { PolicyEffects } from './PolicyEffects.tsx';
import { changeOfPack, POLICY_CONFLICT_FIELDS, type PolicyValues, policyValues, readPolicy } from './policyValues.ts';
import { RuleFields } from './RuleFields.tsx';

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

/** Changes the unit's policy from a date on. Shows who would be affected before it's saved. */
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
  const isAsToday =
    'policy' in read && values.pack === base.pack && differingRules(base.policy, read.policy).length === 0;
  const back = { to: paths.adminUnit, screen: 'Unit' };
  const { form, problems } = useSubmission({
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
      ? 'Nothing was saved. These rules already apply.'
      : `Policy saved. It applies from ${formatDay(values.from)}.`,
    onDone: () => void client.refetchQueries({ include: 'active' }),
    leadsTo: () => back,
  });
  const field = formFields<Pick<PolicyValues, 'pack' | 'from'>>(values, change, problems);
  return (
    <TypedForm {...form} width="whole" back={back} typed={edit} submit="Save policy" isLongForm>
      <Stack gap="lg">
        <ChoiceField
          {...field('pack')}
          label="Rules"
          help="Rules that your unit set itself don't change."
          options={PACK_NAMES.map((value) => ({ value, label: packLabel[value] }))}
          onChange={(chosen) => change(changeOfPack(values, chosen, opened))}
        />
        {POLICY_RULE_NAMES.map((rule) => (
          <RuleFields key={rule} rule={rule} values={values} onChange={change} problems={problems} />
        ))}
        <DateField {...field('from')} label="Applies from" required />
        <PolicyEffects values={values} />
      </Stack>
    </TypedForm>
  );
}
