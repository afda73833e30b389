import { type SubmitEvent, useState } from 'react';
import { emailProblems } from '../../../app/forms/fieldProblems.ts';
import type { Attempt } from '../../../app/forms/useAttempt.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { EmailField } from '../../../components/form/EmailField.tsx';
import { FormElement } from '../../../components/form/FormElement.tsx';
import { rankAndName } from '../../../components/soldierText.ts';
import { useToast } from '../../../components/toasts/ToastContext.ts';
import { useHandRecordOverMutation } from './HandOverForm.generated.ts';
import type { LoginPanel_SoldierFragment } from './LoginPanel.generated.ts';
import classes from './LoginPanel.module.css';

type HandOverFormProps = {
  soldier: LoginPanel_SoldierFragment;
  /** Comes from the panel, which still shows a failure after this form is removed, as when somebody else has handed the record over. */
  login: Attempt;
  onDone: () => void;
};

/** Hands a record that nobody signs in to over to a login, by the address that its soldier registered with. Asks first. */
export function HandOverForm({ soldier, login: { problem, setProblem, attempt }, onDone }: HandOverFormProps) {
  const [email, setEmail] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [handRecordOver, { loading }] = useHandRecordOverMutation();
  const tell = useToast();
  const name = rankAndName(soldier);

  function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const [found] = emailProblems('email', email);
    setProblem(found ?? null);
    setAsked(found === undefined && !loading);
    // The problem is shown beside the field.
    if (found) document.getElementById('email')?.focus();
  }

  async function handOver() {
    setAsked(false);
    await attempt(async () => {
      await handRecordOver({ variables: { soldierId: soldier.id, email } });
      onDone();
      tell(`Record handed over to ${email.trim()}.`, 'good', { about: name });
    });
  }

  return (
    <>
      <FormElement isSubmitting={loading} aria-label="Hand over" onSubmit={ask} className={classes['form']}>
        <EmailField
          name="email"
          label="Email address"
          help="The one that the soldier registered with. Have them tell you in person."
          autoComplete="off"
          enterKeyHint="go"
          required
          value={email}
          onChange={setEmail}
          problem={problem?.field === 'email' ? problem.message : undefined}
        />
        <BusyButton type="submit" variant="default" className={classes['button']} loading={loading}>
          Hand over record
        </BusyButton>
      </FormElement>
      {isAsked && (
        <ConfirmDialog
          isHarmless
          title="Hand this record over?"
          text={`Whoever signs in with ${email.trim()} is ${name} from now on${
            soldier.isStaff ? ', with staff rights' : ''
          }, and can edit this record and read its comments.`}
          cancelLabel="Keep record"
          confirmLabel="Hand over record"
          onCancel={() => setAsked(false)}
          onConfirm={() => void handOver()}
        />
      )}
    </>
  );
}
