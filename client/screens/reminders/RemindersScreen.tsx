import { Button, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { weekdayLabel } from '../../../domain/due/reminderTimes.ts';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { QueryFailure } from '../../app/failures/QueryFailure.tsx';
import { useUnitList } from '../../app/live/useUnitList.ts';
import { paths } from '../../app/paths.ts';
import { useHasRequirements } from '../../app/session/useHasRequirements.ts';
import { isChosen } from '../../app/tables/lists/listedPerson.ts';
import { ListExport, ListTable } from '../../app/tables/lists/ListTable.tsx';
import { ListTools } from '../../app/tables/lists/ListTools.tsx';
import { useListFilter } from '../../app/tables/lists/useListFilter.ts';
import { dayOf } from '../../components/browserClock.ts';
import { Facts } from '../../components/Facts.tsx';
import { intoSight } from '../../components/intoSight.ts';
import { Note } from '../../components/Note.tsx';
import { Panel } from '../../components/Panel.tsx';
import { ScreenSkeleton } from '../../components/ScreenSkeleton.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { today } from '../../components/today.ts';
import { MailPreview } from './own/MailPreview.tsx';
import { RefusedAddress } from './own/RefusedAddress.tsx';
import { clockFact, dailyFact, mailFact, weeklyFact } from './own/reminderFacts.ts';
import { SendMineNow } from './own/SendMineNow.tsx';
import { useWaitingMails } from './own/useWaitingMails.ts';
import { COMING_COLUMNS, type ComingRow, TOLD_COLUMNS, TOLD_TIME, type ToldRow } from './reminderColumns.tsx';
import classes from './reminders.module.css';
import { type RemindersQuery, useRemindersQuery } from './RemindersScreen.generated.ts';
import { ReminderTimesForm } from './ReminderTimesForm.tsx';

type Shown = RemindersQuery['reminders'];

/** Reminders: when they're sent, who gets one next, and who got one. */
export function RemindersScreen() {
  const hasRequirements = useHasRequirements();
  const query = useRemindersQuery({ fetchPolicy: 'cache-and-network' });
  const { data, error, retry } = useUnitList(query);
  const reminders = data?.reminders;
  useWaitingMails(reminders?.told, query.refetch);
  if (!reminders && error) return <QueryFailure error={error} onRetry={retry} />;
  return (
    <Stack gap="md">
      {hasRequirements ? <ListTools title="Reminders" /> : <ScreenTitle title="Reminders" />}
      <QueryAlert error={error} onRetry={retry} />
      {!hasRequirements && (
        <Note>
          Your unit has no requirements yet, so there are no reminders.{' '}
          <TextLink to={paths.adminRequirements}>Choose requirements</TextLink>
        </Note>
      )}
      {data?.viewer && <RefusedAddress login={data.viewer.login} />}
      {reminders ? (
        <>
          <When reminders={reminders} onChange={retry} />
          {hasRequirements && <Tables reminders={reminders} />}
        </>
      ) : (
        <ScreenSkeleton what="the reminders" parts={['12rem', '24rem']} />
      )}
    </Stack>
  );
}

/** When reminders are sent, with ways to change that and to get one's own now. */
function When({ reminders, onChange }: { reminders: Shown; onChange: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const day = today();

  function close() {
    setOpen(false);
    toggle.current?.focus();
  }

  return (
    <Panel
      title="When"
      actions={
        <Button ref={toggle} variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Change
        </Button>
      }
    >
      {!reminders.mailsAreSent && (
        <Note>
          Emails are off. Reminders only show here and on each person's Account screen. To send them by email, ask your
          server's operator to set a mail server.
        </Note>
      )}
      <div className={classes.when}>
        <Facts
          facts={[weeklyFact(reminders, day), dailyFact(reminders, day), clockFact(reminders), mailFact(reminders)]}
        />
        <Stack gap="sm">
          <MailPreview mail={reminders.nextMail} />
          <SendMineNow onSent={onChange} />
        </Stack>
      </div>
      {isOpen && (
        <div ref={intoSight}>
          <ReminderTimesForm
            timeZone={reminders.timeZone}
            onDone={() => {
              close();
              onChange();
            }}
            onCancel={close}
          />
        </div>
      )}
    </Panel>
  );
}

/** The reminders to come, and those sent. */
function Tables({ reminders: { weekday, nextWeeklyAt, coming, told } }: { reminders: Shown }) {
  const { choice } = useListFilter();
  const day = dayOf(nextWeeklyAt);
  const comingRows = coming.map(({ recipient, ...row }): ComingRow => ({ ...row, soldier: recipient, day }));
  const toldRows = told.flatMap(({ recipient, ...row }): ToldRow[] =>
    recipient ? [{ ...row, soldier: recipient }] : [],
  );
  const next = {
    label: `Next on ${weekdayLabel[weekday]}`,
    columns: COMING_COLUMNS,
    rows: comingRows.filter(({ soldier }) => isChosen(soldier, choice)),
    initialSort: '-what',
    sortParameter: 'sort',
  };
  const past = {
    label: 'Past reminders',
    columns: TOLD_COLUMNS,
    rows: toldRows.filter(({ soldier }) => isChosen(soldier, choice)),
    initialSort: '-at',
    sortParameter: 'toldSort',
  };
  return (
    <>
      <Panel title={next.label} actions={<ListExport {...next} />}>
        <Text size="sm" c="dimmed" maw="var(--app-content)">
          What will be due on that day, from today's data. BN FSO and BN FSNCO get reminders for the whole unit, CO FSO
          and CO FSNCO for their section. Everyone with a login gets reminders about themselves, unless they turned them
          off.
        </Text>
        <ListTable
          {...next}
          screen="Reminders"
          rowKey={({ soldier }) => soldier.id}
          rowTone={() => undefined}
          whenEmpty={comingRows.length === 0 ? 'Nothing is due, so no reminders will be sent.' : 'No matches.'}
        />
      </Panel>
      <Panel title={past.label} actions={<ListExport {...past} exportedToo={[TOLD_TIME]} />}>
        <ListTable
          {...past}
          screen="Reminders"
          rowKey={({ id }) => id}
          rowTone={({ state }) => (state === 'UNDELIVERABLE' ? 'bad' : undefined)}
          whenEmpty={toldRows.length === 0 ? 'No reminders have been sent yet.' : 'No matches.'}
        />
      </Panel>
    </>
  );
}
