import { Button, Text, VisuallyHidden } from '@mantine/core';
import { IconCircleCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { resultText } from '../../../../domain/due/resultText.ts';
import { formatDay } from '../../../../domain/localDate.ts';
import { unlessGone } from '../../../app/failures/unlessGone.ts';
import { useAttempt } from '../../../app/forms/useAttempt.ts';
import { Day } from '../../../components/Day.tsx';
import { ErrorText } from '../../../components/ErrorText.tsx';
import { StatusMark } from '../../../components/parts/StatusMark.tsx';
import { authorInSentence } from '../../../components/soldierText.ts';
import { useConfirm } from '../../../components/useConfirm.tsx';
import type { WholeRequirement } from '../requirement.ts';
import { type EventEntry_EventFragment, useDeleteDueEventMutation } from './EventEntry.generated.ts';
import classes from './EventEntry.module.css';

type EventEntryProps = {
  soldierId: string;
  requirement: WholeRequirement;
  event: EventEntry_EventFragment;
  /** Reloads the series without the event. */
  onGone: () => Promise<unknown>;
  actions: ReactNode;
};

/** One event: its date, its result, who entered it, and what can be done with it. */
export function EventEntry({ soldierId, requirement, event, onGone, actions }: EventEntryProps) {
  const { id, doneOn, expiresOn, forRecord, note, failed, by } = event;
  const [deleteEvent] = useDeleteDueEventMutation();
  const { problem, isBusy, attempt } = useAttempt('Delete event');
  const { confirm, dialog } = useConfirm();
  const result = resultText(requirement, event);

  async function remove() {
    const isMeant = await confirm({
      title: 'Delete this event?',
      text: `${requirement.name} of ${formatDay(doneOn)}${result === null ? '' : `: ${result}`}. The history will still show it.`,
      cancelLabel: 'Keep event',
      confirmLabel: 'Delete event',
    });
    if (!isMeant) return;
    await attempt(async () => {
      await unlessGone(deleteEvent({ variables: { soldierId, eventId: id } }));
      await onGone();
    });
  }

  return (
    <li className={classes.event}>
      <div>
        <Day day={doneOn} />{' '}
        <StatusMark tone={failed ? 'bad' : 'good'} icon={failed ? IconX : IconCircleCheck}>
          {result ?? 'Done'}
          {failed && <VisuallyHidden> failed</VisuallyHidden>}
        </StatusMark>
        <Text c="dimmed" size="sm">
          {!forRecord && "Diagnostic: doesn't count. "}
          {expiresOn !== null && `Due again on ${formatDay(expiresOn)}. `}
          {note !== '' && (
            <>
              <bdi>{note}</bdi> ·{' '}
            </>
          )}
          Entered by {authorInSentence(by)}.
        </Text>
        {problem !== null && <ErrorText>{problem.message}</ErrorText>}
      </div>
      <div className={classes.actions}>
        {actions}
        <Button
          variant="outline"
          color="red"
          aria-label={`Delete the event of ${formatDay(doneOn)}`}
          aria-disabled={isBusy}
          onClick={() => !isBusy && void remove()}
        >
          Delete
        </Button>
      </div>
      {dialog}
    </li>
  );
}
