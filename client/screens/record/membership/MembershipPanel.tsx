import { Button, Group, Text } from '@mantine/core';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { formatDay } from '../../../../domain/localDate.ts';
import { departureReasonLabel, Membership } from '../../../../domain/record/membership.ts';
import { ignoreSecondClick } from '../../../app/browser/secondClick.ts';
import { useAttempt } from '../../../app/forms/useAttempt.ts';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { dayWithDistance } from '../../../components/dayText.ts';
import { ErrorText } from '../../../components/ErrorText.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { rankAndName } from '../../../components/soldierText.ts';
import { today } from '../../../components/today.ts';
import { ArrivalForm } from './ArrivalForm.tsx';
import { DepartureForm } from './DepartureForm.tsx';
import { EraseForm } from './EraseForm.tsx';
import {
  type MembershipPanel_SoldierFragment,
  useBringBackMutation,
  useOutProcessMutation,
} from './MembershipPanel.generated.ts';

type Departure = NonNullable<MembershipPanel_SoldierFragment['departure']>;

type MembershipPanelProps = {
  soldier: MembershipPanel_SoldierFragment;
  /** Loads the current version of the record. */
  reload: () => Promise<MembershipPanel_SoldierFragment>;
  /** Whether the form to out-process opens at once. */
  isLeaving: boolean;
};

/** Whether the soldier belongs to the unit. Staff out-process soldiers, undo that, erase departed ones, and change gain dates of expected ones. */
export function MembershipPanel({ soldier, reload, isLeaving }: MembershipPanelProps) {
  const { id, version, membership, departure } = soldier;
  const [opened, setOpened] = useState<'DEPARTURE' | 'ARRIVAL' | 'ERASURE' | null>(isLeaving ? 'DEPARTURE' : null);
  /** The departure that was undone here, for Undo. */
  const [undone, setUndone] = useState<Departure | null>(null);
  const [outProcess] = useOutProcessMutation();
  const [bringBack] = useBringBackMutation();
  const state = useRef<HTMLParagraphElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const { problem, isBusy, attempt } = useAttempt(`Departure of ${rankAndName(soldier)}`);
  const isExpected = membership === Membership.EXPECTED;

  // The form replaces the pressed button.
  useEffect(() => {
    if (opened !== null) form.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [opened]);

  /** The pressed button is gone. The focus moves to the state, so that screen readers announce it. */
  function done() {
    setOpened(null);
    state.current?.focus();
  }

  async function change(act: () => Promise<unknown>, undo: Departure | null, click: MouseEvent) {
    await attempt(async () => {
      await act();
      setUndone(undo);
      done();
      ignoreSecondClick(click);
    });
  }

  const takeBack = (click: MouseEvent) =>
    void change(() => bringBack({ variables: { id, version } }), departure, click);
  const undo = (departed: Departure, click: MouseEvent) =>
    void change(() => outProcess({ variables: { id, version, ...departed } }), null, click);

  return (
    <Panel title="In the unit" isScreenOnly>
      <Text ref={state} tabIndex={-1}>
        {stateText(soldier)}
      </Text>
      {opened === null && (
        <Group gap="sm">
          {departure ? (
            <>
              <BusyButton variant="default" loading={isBusy} onClick={takeBack}>
                {membership === Membership.DEPARTED ? 'Bring back' : 'Keep in the unit'}
              </BusyButton>
              <Button variant="default" onClick={() => setOpened('DEPARTURE')}>
                Correct departure
              </Button>
              {membership === Membership.DEPARTED && (
                <Button variant="outline" color="red" onClick={() => setOpened('ERASURE')}>
                  Erase for good
                </Button>
              )}
            </>
          ) : (
            <>
              {isExpected && (
                <Button variant="default" onClick={() => setOpened('ARRIVAL')}>
                  Change gain date
                </Button>
              )}
              {undone && (
                <BusyButton variant="default" loading={isBusy} onClick={(click) => undo(undone, click)}>
                  Undo
                </BusyButton>
              )}
              <Button variant="outline" color="red" onClick={() => setOpened('DEPARTURE')}>
                Out-process
              </Button>
            </>
          )}
        </Group>
      )}
      {opened !== null && (
        <div ref={form}>
          {opened === 'DEPARTURE' && (
            <DepartureForm soldier={soldier} reload={reload} onDone={done} onCancel={done} outProcess={outProcess} />
          )}
          {opened === 'ARRIVAL' && <ArrivalForm soldier={soldier} reload={reload} onDone={done} onCancel={done} />}
          {opened === 'ERASURE' && <EraseForm soldier={soldier} onCancel={done} />}
        </div>
      )}
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
    </Panel>
  );
}

function stateText(soldier: MembershipPanel_SoldierFragment): string {
  const { membership, arrivesOn, departure } = soldier;
  const name = rankAndName(soldier);
  if (departure) {
    const when = dayWithDistance(departure.lastDay, today());
    const reason = departureReasonLabel[departure.reason];
    return membership === Membership.DEPARTED
      ? `${name} has left. Last day: ${when}, ${reason}.`
      : `${name} is leaving. Last day: ${when}, ${reason}.`;
  }
  if (arrivesOn === null) return `${name} is in the unit.`;
  if (membership === Membership.EXPECTED)
    return `${name} is expected. Gain date: ${dayWithDistance(arrivesOn, today())}.`;
  return `${name} has been in the unit since ${formatDay(arrivesOn)}.`;
}
