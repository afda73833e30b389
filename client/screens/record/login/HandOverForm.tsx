import { useState } from 'react';
import { checked } from '../../../app/forms/checked.ts';
import { emailProblems } from '../../../app/forms/fieldProblems.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { EmailField } from '../../../components/form/EmailField.tsx';
import { FormElement } from '../../../components/form/FormElement.tsx';
import { messageFor } from '../../../components/form/problem.ts';
import { ProblemSummary } from '../../../components/form/ProblemSummary.tsx';
import classes from '../../../components/Panel.module.css';
import { rankAndName } from '../../../components/soldierText.ts';
import { useConfirm } from '../../../components/useConfirm.tsx';
import { useHandRecordOverMutation } from './HandOverForm.generated.ts';
import type { LoginPanel_SoldierFragment } from './LoginPanel.generated.ts';

type HandOverFormProps = { soldier: LoginPanel_SoldierFragment; onDone: () => void };

/** Hands a record without a login over to the login with a given address, which the soldier registered with. Asks first. */
export function HandOverForm({ soldier, onDone }: HandOverFormProps) {
  const [email, setEmail] = useState('');
  const { confirm, dialog } = useConfirm();
  const [handRecordOver] = useHandRecordOverMutation();
  const name = rankAndName(soldier);
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Hand over',
    hasChanges: email !== '',
    check: () => checked(emailProblems('email', email), { soldierId: soldier.id, email }),
    ask: () =>
      confirm({
        isHarmless: true,
        title: 'Hand this record over?',
        text: `The person who signs in with ${email.trim()} will be ${name}${
          soldier.isStaff ? ', with staff rights' : ''
        }. They can edit this record and read its comments.`,
        cancelLabel: 'Keep record',
        confirmLabel: 'Hand over record',
      }),
    send: async (variables) => {
      await handRecordOver({ variables });
      // Not after success: with the record's new state this form is gone.
      onDone();
    },
    doneText: `Record handed over to ${email.trim()}.`,
    doneAbout: name,
  });

  return (
    <>
      <FormElement
        isSubmitting={isSubmitting}
        aria-label={form.title}
        onSubmit={form.onSubmit}
        className={classes.form}
      >
        <ProblemSummary problems={problems} />
        <EmailField
          name="email"
          label="Email address"
          help="The address the soldier registered with. Get it from them in person."
          autoComplete="off"
          enterKeyHint="go"
          value={email}
          onChange={setEmail}
          problem={messageFor(problems, 'email')}
        />
        <BusyButton type="submit" variant="default" className={classes.button} loading={isSubmitting}>
          Hand over record
        </BusyButton>
      </FormElement>
      {dialog}
    </>
  );
}
