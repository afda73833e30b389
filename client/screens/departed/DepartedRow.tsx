import { Text } from '@mantine/core';
import { type MouseEvent, useRef, useState } from 'react';
import { ErrorCode } from '../../../domain/errorCodes.ts';
import { wholeGivenName } from '../../../domain/record/givenNames.ts';
import { departureReasonLabel, Membership } from '../../../domain/record/membership.ts';
import { dataOf } from '../../app/api/dataOf.ts';
import { ignoreSecondClick } from '../../app/browser/secondClick.ts';
import { failureOf } from '../../app/failures/failure.ts';
import { useAttempt } from '../../app/forms/useAttempt.ts';
import { RecordLink } from '../../app/people/RecordLink.tsx';
import { BusyButton } from '../../components/BusyButton.tsx';
import { Day } from '../../components/Day.tsx';
import { ErrorText } from '../../components/ErrorText.tsx';
import { authorInSentence, rankAndName } from '../../components/soldierText.ts';
import { useBringBackMutation, useOutProcessMutation } from '../record/membership/MembershipPanel.generated.ts';
import type { DepartedRow_PersonFragment } from './DepartedRow.generated.ts';
import classes from './DepartedRow.module.css';

type DepartedRowProps = {
  person: DepartedRow_PersonFragment;
  /** Reloads the list, because somebody else has changed the record since. */
  onStale: () => void;
};

/** A person who has left or is leaving, with Bring back. After that the row stays, with Undo, until the screen is left. */
export function DepartedRow({ person, onStale }: DepartedRowProps) {
  const { id, membership, departure, by } = person;
  const [bringBack] = useBringBackMutation();
  const [outProcess] = useOutProcessMutation();
  const [{ savedVersion, isBack }, setStay] = useState({ savedVersion: 0, isBack: false });
  // The newer version: the one saved here, or the list's.
  const version = Math.max(person.version, savedVersion);
  const row = useRef<HTMLDivElement>(null);
  // Over the years, many people in the list share a name.
  const name = rankAndName({ ...person, givenName: wholeGivenName(person) });
  const { problem, isBusy, attempt } = useAttempt(name);
  const isGone = membership === Membership.DEPARTED;

  async function change(click: MouseEvent) {
    await attempt(async () => {
      const saved = isBack
        ? dataOf(await outProcess({ variables: { id, version, ...departure } })).outProcess
        : dataOf(await bringBack({ variables: { id, version } }).catch(look)).bringBack;
      setStay({ savedVersion: saved.version, isBack: !isBack });
      // The button now does the opposite, so a second press of Enter must not reach it.
      ignoreSecondClick(click);
      row.current?.focus();
    });
  }

  function look(error: unknown): never {
    const { code } = failureOf(error);
    if (code === ErrorCode.CONFLICT || code === ErrorCode.NOT_FOUND) onStale();
    throw error;
  }

  const label = isGone ? 'Bring back' : 'Keep';
  return (
    <li className={classes.row} data-back={isBack || undefined}>
      <div ref={row} tabIndex={-1} className={classes.person}>
        <RecordLink soldierId={id} className={classes.name}>
          {name}
        </RecordLink>
        <Text size="sm">
          {isBack ? 'Back in the unit' : isGone ? 'Left, last day ' : 'Leaves, last day '}
          {!isBack && (
            <>
              <Day day={departure.lastDay} /> · {departureReasonLabel[departure.reason]}
            </>
          )}
        </Text>
        <Text size="sm" c="dimmed">
          Out-processed by {authorInSentence(by)}
        </Text>
        {problem !== null && <ErrorText>{problem.message}</ErrorText>}
      </div>
      <BusyButton
        variant="default"
        loading={isBusy}
        aria-label={isBack ? `Undo: ${name} left` : `${label} ${name}`}
        onClick={(click) => void change(click)}
      >
        {isBack ? 'Undo' : label}
      </BusyButton>
    </li>
  );
}
