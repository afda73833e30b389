import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CalendarScope } from '../../../domain/calendar.ts';
import { dueTextInSentence } from '../../../domain/due/dueText.ts';
import { resultText } from '../../../domain/due/resultText.ts';
import { formatDay } from '../../../domain/localDate.ts';
import { commentCategoryLabel, schoolNameLabel } from '../../../domain/values.ts';
import { QueryFailure } from '../../app/failures/QueryFailure.tsx';
import { paths } from '../../app/paths.ts';
import { UnitPolicy } from '../../app/policy/UnitPolicy.tsx';
import { MedicalLeftOut } from '../../app/tables/medical/MedicalLeftOut.tsx';
import { useWithMedical } from '../../app/tables/medical/useWithMedical.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { daysText, instantText } from '../../components/dayText.ts';
import entries from '../../components/entries.module.css';
import { EmailAddress } from '../../components/EmailAddress.tsx';
import { Facts } from '../../components/Facts.tsx';
import { Panel } from '../../components/Panel.tsx';
import { ScreenSkeleton } from '../../components/ScreenSkeleton.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { authorInSentence, authorText } from '../../components/soldierText.ts';
import { today } from '../../components/today.ts';
import { scopeLabel } from '../keys/keyTexts.ts';
import { type OwnDataQuery, useOwnDataQuery } from './DownloadOwnData.generated.ts';
import { DownloadOwnData } from './DownloadOwnData.tsx';
import { withoutMedical } from './withoutMedical.ts';
import { paceLabel } from '../reminders/own/paceLabel.ts';
import { reminderStateLabel } from '../reminders/own/ReminderStateMark.tsx';
import { toldParts } from '../reminders/own/toldText.ts';
import { HistoryRow } from '../record/history/HistoryRow.tsx';
import { RecordGroups } from '../record/RecordGroups.tsx';

type Own = OwnDataQuery['ownRecord'];
type Medical = ReturnType<typeof useWithMedical>;

const TITLE = 'What is kept about you';

/** Everything that the product keeps about the person and may tell them, to read, to print and to take along as a file. */
export function OwnDataScreen() {
  // What was kept when the screen was opened, all of it of one moment.
  const { data, error, refetch } = useOwnDataQuery({ fetchPolicy: 'no-cache' });
  const own = data?.ownRecord;
  const medical = useWithMedical();
  if (!own && error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  return (
    <Stack gap="lg">
      <ScreenTitle
        back={<BackLink to={paths.account} screen="Account" />}
        title={TITLE}
        actions={own ? <Actions medical={medical} /> : null}
      />
      {own ? (
        <UnitPolicy>
          <OwnData all={own} medical={medical} />
        </UnitPolicy>
      ) : (
        <ScreenSkeleton what="what is kept" parts={['9rem', '24rem']} />
      )}
    </Stack>
  );
}

function Actions({ medical }: { medical: Medical }) {
  return (
    <Group gap="sm" align="flex-start">
      <DownloadOwnData medical={medical} />
      <Button variant="subtle" leftSection={<IconPrinter aria-hidden />} onClick={() => window.print()}>
        Print
      </Button>
    </Group>
  );
}

function OwnData({ all, medical }: { all: Own; medical: Medical }) {
  const own = medical.isShown ? all : withoutMedical(all).own;
  const { at, login, soldier, dodId, dues, comments, history, questionReports } = own;
  const { sessions, calendarFeeds, programKeys, reminderPace, reminders } = own;
  return (
    <>
      <Text>
        All that the product keeps about you and may tell you, as of {instantText(at)}. Left out are secrets, such as
        what your password is checked by, and what you wrote about others, which is theirs.
      </Text>
      <MedicalLeftOut count={all.dues.length - dues.length} all={all.dues.length} what="requirement" />
      <MedicalLeftOut count={all.history.length - history.length} all={all.history.length} what="change" />
      <Panel title="Login">
        <Facts
          facts={[
            { term: 'Email', value: <EmailAddress email={login.email} /> },
            { term: 'Made', value: instantText(login.createdAt) },
            ...(login.mailRefusedAt === null
              ? []
              : [{ term: 'Mailbox', value: `Refused an email ${instantText(login.mailRefusedAt)}` }]),
            { term: 'Second factor', value: login.hasSecondFactor ? 'On' : 'Off' },
            { term: 'Sign-in at a provider', value: login.hasProvider ? 'Linked' : 'None' },
            { term: 'Told what is due', value: paceLabel[reminderPace] },
          ]}
        />
      </Panel>
      {soldier && (
        <RecordGroups soldier={soldier}>
          <List title="Schools" rows={soldier.schools} keyOf={({ id }) => id}>
            {({ schoolName, startDate, endDate }) => `${schoolNameLabel[schoolName]}, ${daysText(startDate, endDate)}`}
          </List>
        </RecordGroups>
      )}
      {dodId !== null && (
        <Panel title="DoD ID, whole">
          <Text>{dodId}</Text>
        </Panel>
      )}
      <List title="Requirements with dates" rows={dues} keyOf={({ requirement }) => requirement.id}>
        {({ requirement, standing, events, excuse, firstDueOn }) => (
          <>
            {requirement.name}: {dueTextInSentence(standing, today())}
            {excuse !== null && standing.excusedUntil === null && (
              <Text component="div" c="dimmed" size="sm">
                Excuse until {formatDay(excuse)}
              </Text>
            )}
            {firstDueOn !== null && (
              <Text component="div" c="dimmed" size="sm">
                First due on {formatDay(firstDueOn)}
              </Text>
            )}
            {events.map((event) => (
              <Text key={event.id} component="div" c="dimmed" size="sm">
                {eventText(requirement, event)}
              </Text>
            ))}
          </>
        )}
      </List>
      <List title="Comments about you" rows={comments} keyOf={({ id }) => id}>
        {({ category, text, author, timestamp }) => (
          <>
            {text}
            <Text component="div" c="dimmed" size="sm">
              {commentCategoryLabel[category]} · {authorText(author)} · {instantText(timestamp)}
            </Text>
          </>
        )}
      </List>
      <List title="Sessions" rows={sessions} keyOf={({ id }) => id}>
        {({ where, createdAt, lastUsedAt }) =>
          `${where}, since ${instantText(createdAt)}, last used ${instantText(lastUsedAt)}`
        }
      </List>
      <List title="Calendars" rows={calendarFeeds} keyOf={({ scope }) => scope}>
        {({ scope, createdAt }) =>
          `${scope === CalendarScope.OWN ? 'Your own' : 'Of the unit'}, with an address since ${instantText(createdAt)}`
        }
      </List>
      <List title="Keys for programs" rows={programKeys} keyOf={({ id }) => id}>
        {({ name, scope, createdAt, endsOn, lastUsedAt, lastUsedFrom }) =>
          `${name}, ${scopeLabel[scope]}, made ${instantText(createdAt)}, last day ${formatDay(endsOn)}, ${
            lastUsedAt === null ? 'never used' : `last used ${instantText(lastUsedAt)} from ${lastUsedFrom ?? ''}`
          }`
        }
      </List>
      <List title="What you were told" rows={reminders} keyOf={({ id }) => id}>
        {(reminder) =>
          `${instantText(reminder.at)}, ${toldParts(reminder).join(' · ')}, ${reminderStateLabel[reminder.state].toLowerCase()}`
        }
      </List>
      <List title="Open question reports" rows={questionReports} keyOf={({ id }) => id}>
        {({ text, at: sentAt }) => `${text} · ${instantText(sentAt)}`}
      </List>
      <List title="History" rows={history} keyOf={({ id }) => id}>
        {(entry) => <HistoryRow entry={entry} />}
      </List>
    </>
  );
}

/** `10 MAR 2026, 38, diagnostic, note: Night fire, entered by SFC Vance` */
function eventText(
  { tests }: Own['dues'][number]['requirement'],
  { expiresOn, forRecord, note, by, ...result }: Own['dues'][number]['events'][number],
): string {
  return [
    formatDay(result.doneOn),
    // The mark and the levels say what has failed, which is not told here.
    resultText({ score: null, levels: [], tests }, result),
    !forRecord && 'diagnostic',
    expiresOn !== null && `due again on ${formatDay(expiresOn)}`,
    note !== '' && `note: ${note}`,
    `entered by ${authorInSentence(by)}`,
  ]
    .filter((part) => part !== null && part !== false)
    .join(', ');
}

type ListProps<Row> = {
  title: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
};

/** A list of what is kept, which says so where that is nothing. */
function List<Row>({ title, rows, keyOf, children }: ListProps<Row>) {
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <Text c="dimmed">None</Text>
      ) : (
        <ul className={entries.entries}>
          {rows.map((row) => (
            <li key={keyOf(row)}>{children(row)}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
