import { useState } from 'react';
import { isOneOf } from '../../../../domain/isOneOf.ts';
import { formatDay } from '../../../../domain/localDate.ts';
import { dateMessage } from '../../../../domain/record/validation.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import { DateField, withUnreadableDays } from '../../../components/form/DateField.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { messageFor } from '../../../components/form/problem.ts';
import { SubmitActions } from '../../../components/form/SubmitActions.tsx';
import { today } from '../../../components/today.ts';
import { useChoosePolicyMutation } from './ChoosePolicyForm.generated.ts';
import { PolicyEffects } from './PolicyEffects.tsx';
import { PACK_NAMES, packLabel } from './policyText.ts';
import type { UnitQuery } from './UnitScreen.generated.ts';

/** Chooses the policy that the unit goes by, from a day on; what that does to whom stands below before it is saved. */
export function ChoosePolicyForm({ unit }: { unit: UnitQuery['unit'] }) {
  const [values, setValues] = useState({ pack: unit.pack, from: today() });
  const [choosePolicy, { client }] = useChoosePolicyMutation();
  const { pack, from } = values;
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Unit',
    hasChanges: pack !== unit.pack,
    check: (element) => {
      const read = withUnreadableDays(values, element);
      const message = dateMessage('From', read.from);
      return message === null ? { input: read } : { problems: [{ field: 'from', message }] };
    },
    send: (input) => choosePolicy({ variables: { version: unit.version, input } }),
    doneText: `The unit goes by ${packLabel[pack]} from ${formatDay(from)} on.`,
    onDone: () => void client.refetchQueries({ include: 'active' }),
  });
  return (
    <Form {...form} width="wide">
      <ChoiceField
        name="pack"
        label="Policy"
        options={PACK_NAMES.map((value) => ({ value, label: packLabel[value] }))}
        value={pack}
        onChange={(chosen) => isOneOf(PACK_NAMES, chosen) && setValues({ ...values, pack: chosen })}
        problem={messageFor(problems, 'pack')}
      />
      <DateField
        name="from"
        label="From"
        required
        value={from}
        onChange={(day) => setValues({ ...values, from: day })}
        problem={messageFor(problems, 'from')}
      />
      <PolicyEffects pack={pack} from={from} />
      <SubmitActions label="Choose policy" isSubmitting={isSubmitting} />
    </Form>
  );
}
