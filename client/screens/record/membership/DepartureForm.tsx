import { Button, Text } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { addDays, formatDay, isLocalDate } from '../../../../domain/localDate.ts';
import { DepartureReason, departureReasonLabel, Membership } from '../../../../domain/record/membership.ts';
import { dateMessage } from '../../../../domain/record/validation.ts';
import { sectionLabel } from '../../../../domain/values.ts';
import { useAttempt } from '../../../app/forms/useAttempt.ts';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { DateField } from '../../../components/form/DateField.tsx';
import { FormActions } from '../../../components/form/FormActions.tsx';
import { FormElement } from '../../../components/form/FormElement.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { ErrorText } from '../../../components/ErrorText.tsx';
import { intoSight } from '../../../components/intoSight.ts';
import { rankAndName } from '../../../components/soldierText.ts';
import { today } from '../../../components/today.ts';
import classes from '../login/LoginPanel.module.css';
import { useSectionStrengthQuery } from './DepartureForm.generated.ts';
import type { MembershipPanel_SoldierFragment, useOutProcessMutation } from './MembershipPanel.generated.ts';

const LAST_DAY = 'lastDay';

type DepartureFormProps = {
  soldier: MembershipPanel_SoldierFragment;
  outProcess: ReturnType<typeof useOutProcessMutation>[0];
  onDone: () => void;
  onCancel: () => void;
};

/** The last day of somebody in the unit and why they leave; says what comes of it. */
export function DepartureForm({ soldier, outProcess, onDone, onCancel }: DepartureFormProps) {
  const { id, version, departure } = soldier;
  const [lastDay, setLastDay] = useState(departure?.lastDay ?? today());
  const [reason, setReason] = useState<DepartureReason | ''>(departure?.reason ?? '');
  const { problem, setProblem, isBusy, attempt } = useAttempt(`Departure of ${rankAndName(soldier)}`);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const message = lastDay === '' ? 'Last day is required.' : dateMessage('Last day', lastDay);
    if (message !== null) {
      setProblem({ field: LAST_DAY, message });
      document.getElementById(LAST_DAY)?.focus();
      return;
    }
    if (reason === '') {
      setProblem({ field: 'reason', message: 'Choose a reason.' });
      document.getElementById('reason')?.focus();
      return;
    }
    await attempt(async () => {
      await outProcess({ variables: { id, version, lastDay, reason } });
      onDone();
    });
  }

  const messageOf = (name: string) => (problem?.field === name ? problem.message : undefined);
  return (
    <FormElement
      isSubmitting={isBusy}
      aria-label="Out-process"
      onSubmit={(event) => void submit(event)}
      className={classes['form']}
    >
      <div ref={intoSight} />
      <DateField
        name={LAST_DAY}
        label="Last day"
        required
        value={lastDay}
        onChange={setLastDay}
        problem={messageOf(LAST_DAY)}
      />
      <SelectField
        name="reason"
        label="Reason"
        placeholder="Choose a reason"
        required
        options={Object.values(DepartureReason)}
        optionLabel={departureReasonLabel}
        value={reason}
        onChange={setReason}
        problem={messageOf('reason')}
      />
      <Effect soldier={soldier} lastDay={lastDay} />
      {problem !== null && problem.field !== LAST_DAY && problem.field !== 'reason' && (
        <ErrorText>{problem.message}</ErrorText>
      )}
      <FormActions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <BusyButton type="submit" color="red" loading={isBusy}>
          Out-process
        </BusyButton>
      </FormActions>
    </FormElement>
  );
}

/** What comes of it: for the person, and for the strength of their section. */
function Effect({ soldier, lastDay }: { soldier: MembershipPanel_SoldierFragment; lastDay: string }) {
  const { id, section, isStaff, membership } = soldier;
  const { data } = useSectionStrengthQuery({ fetchPolicy: 'cache-and-network' });
  const place = data?.sectionOverview.find((one) => one.section === section);
  const left = place?.members.filter((member) => member.id !== id).length ?? 0;
  const name = rankAndName(soldier);
  const from = isLocalDate(lastDay) ? formatDay(addDays(lastDay, 1)) : 'the day after';
  return (
    <Text aria-live="polite">
      From {from} on {name} is in no list, count or search, and their login opens nothing.
      {isStaff && ' Their staff rights rest.'}
      {membership === Membership.PRESENT &&
        place &&
        ` ${sectionLabel[section]} has ${left} of ${place.capacity} places filled then.`}{' '}
      The record and what was written stay, and it can be taken back at any time.
    </Text>
  );
}
