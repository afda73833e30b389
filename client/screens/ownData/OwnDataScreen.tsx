import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { CalendarScope } from '../../../domain/calendar.ts';
import { dueTextInSentence } from '../../../domain/due/dueText.ts';
import { resultText } from '../../../domain/due/resultText.ts';
import { formatDay } from '../../../domain/localDate.ts';
import { keysOf } from '../../../domain/objects.ts';
import { commentCategoryLabel, schoolNameLabel } from '../../../domain/values.ts';
import { QueryFailure } from '../../app/failures/QueryFailure.tsx';
import { paths } from '../../app/paths.ts';
import { UnitPolicy } from '../../app/policy/UnitPolicy.tsx';
import { MedicalLeftOut } from '../../app/tables/medical/MedicalLeftOut.tsx';
import { useWithMedical } from '../../app/tables/medical/useWithMedical.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { daysText, instantText } from '../../components/dayText.ts';
import { EmailAddress } from '../../components/EmailAddress.tsx';
import entries from '../../components/entries.module.css';
import { Facts } from '../../components/Facts.tsx';
import panels from '../../components/Panel.module.css';
import { Panel } from '../../components/Panel.tsx';
import { ScreenSkeleton } from '../../components/ScreenSkeleton.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { authorInSentence, authorText } from '../../components/soldierText.ts';
import { today } from '../../components/today.ts';
import { scopeLabel } from '../keys/keyTexts.ts';
import { HistoryRow } from '../record/history/HistoryRow.tsx';
import { RecordGroups } from '../record/RecordGroups.tsx';
import { paceLabel } from '../reminders/own/paceLabel.ts';
import { reminderStateLabel } from '../reminders/own/ReminderStateMark.tsx';
import { toldParts } from '../reminders/own/toldText.ts';
import { graduatedText } from '../schools/graduation/graduatedText.ts';
import { UnitEntry } from '../unit/UnitEntry.tsx';
import { unitEntryText } from '../unit/unitEntryText.ts';
import { DownloadOwnData } from './DownloadOwnData.tsx';
import { type OwnDataQuery, useOwnDataQuery } from './OwnDataScreen.generated.ts';
import { withoutMedical } from './withoutMedical.ts';

type Own = OwnDataQuery['ownRecord'];
type Medical = ReturnType<typeof useWithMedical>;
type Sections = { readonly [Part in keyof Own]: ((part: Own[Part], own: Own) => ReactNode) | null };

const TITLE = 'What is kept about you';

/** Everything the product keeps about the person and may show them: to read, print or download. */
export function OwnDataScreen() {
  // A snapshot of when the screen was opened.
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
  const { dues, history } = own;
  return (
    <>
      <Text>
        Everything kept about you as of {instantText(own.at)}. Not included: your password and other secrets, and what
        you wrote about others.
      </Text>
      <MedicalLeftOut count={all.dues.length - dues.length} all={all.dues.length} what="requirement" />
      <MedicalLeftOut count={all.history.length - history.length} all={all.history.length} what="change" />
      <div className={panels.columns}>
        {keysOf(SECTIONS).map((part) => (
          <Fragment key={part}>{sectionOf(part, own[part], own)}</Fragment>
        ))}
      </div>
    </>
  );
}

/** How each part is shown, in this order. Null for parts that are shown within another part, or explain one. */
const SECTIONS: Sections = {
  at: null,
  unit: null,
  login: (login, { reminderPace }) => (
    <Panel title="Login">
      <Facts
        facts={[
          { term: 'Email', value: <EmailAddress email={login.email} /> },
          { term: 'Created', value: instantText(login.createdAt) },
          ...(login.mailRefusedAt === null
            ? []
            : [{ term: 'Mailbox', value: `Refused an email ${instantText(login.mailRefusedAt)}` }]),
          { term: 'Second factor', value: login.hasSecondFactor ? 'On' : 'Off' },
          { term: 'Sign-in at a provider', value: login.hasProvider ? 'Linked' : 'None' },
          { term: 'Reminders', value: paceLabel[reminderPace] },
        ]}
      />
    </Panel>
  ),
  reminderPace: null,
  soldier: (soldier) =>
    soldier && (
      <div className={panels.whole}>
        <RecordGroups soldier={soldier}>
          <List title="Schools" rows={soldier.schools}>
            {({ schoolName, startDate, endDate, graduated }) =>
              [schoolNameLabel[schoolName], daysText(startDate, endDate), graduatedText(graduated)]
                .filter(Boolean)
                .join(', ')
            }
          </List>
        </RecordGroups>
      </div>
    ),
  dodId: (dodId) =>
    dodId !== null && (
      <Panel title="Full DoD ID">
        <Text>{dodId}</Text>
      </Panel>
    ),
  namesInFiles: list('Your name in imported files', (name) => name),
  dues: list('Requirements with dates', ({ requirement, standing, events, excuse, firstDueOn }) => (
    <>
      {requirement.name}: {dueTextInSentence(standing, today())}
      {excuse !== null && standing.excusedUntil === null && <Detail>Excuse until {formatDay(excuse)}</Detail>}
      {firstDueOn !== null && <Detail>First due on {formatDay(firstDueOn)}</Detail>}
      {events.map((event) => (
        <Detail key={event.id}>{eventText(requirement, event)}</Detail>
      ))}
    </>
  )),
  comments: list('Comments about you', ({ category, text, author, timestamp }) => (
    <>
      {text}
      <Detail>
        {commentCategoryLabel[category]} · {authorText(author)} · {instantText(timestamp)}
      </Detail>
    </>
  )),
  sessions: list(
    'Sessions',
    ({ where, createdAt, lastUsedAt }) =>
      `${where}, since ${instantText(createdAt)}, last used ${instantText(lastUsedAt)}`,
  ),
  calendarFeeds: list(
    'Calendars',
    ({ scope, createdAt }) =>
      `${scope === CalendarScope.OWN ? 'Your own' : 'Of the unit'}, with an address since ${instantText(createdAt)}`,
  ),
  programKeys: list(
    'Keys for programs',
    ({ name, scope, createdAt, endsOn, lastUsedAt, lastUsedFrom }) =>
      `${name}, ${scopeLabel[scope]}, made ${instantText(createdAt)}, last day ${formatDay(endsOn)}, ${
        lastUsedAt === null ? 'never used' : `last used ${instantText(lastUsedAt)} from ${lastUsedFrom ?? ''}`
      }`,
  ),
  reminders: list(
    'Past reminders',
    (reminder) =>
      `${instantText(reminder.at)}, ${toldParts(reminder).join(' · ')}, ${reminderStateLabel[reminder.state].toLowerCase()}`,
  ),
  questionReports: list('Open question reports', ({ text, at }) => `${text} · ${instantText(at)}`),
  history: list('History', (entry) => <HistoryRow entry={entry} />),
  unitChanges: list('Your changes to the unit', (entry) => <UnitEntry entry={{ ...entry, ...unitEntryText(entry) }} />),
};

function sectionOf<Part extends keyof Own>(part: Part, value: Own[Part], own: Own): ReactNode {
  return SECTIONS[part]?.(value, own);
}

function Detail({ children }: { children: ReactNode }) {
  return (
    <Text component="div" c="dimmed" size="sm">
      {children}
    </Text>
  );
}

/** `10 MAR 2026, 38, diagnostic, note: Night fire, entered by SFC Vance` */
function eventText(
  { tests }: Own['dues'][number]['requirement'],
  { expiresOn, forRecord, note, by, ...result }: Own['dues'][number]['events'][number],
): string {
  return [
    formatDay(result.doneOn),
    // The mark and the levels would show what counts as failed, which this screen leaves out.
    resultText({ score: null, levels: [], tests }, result),
    !forRecord && 'diagnostic',
    expiresOn !== null && `due again on ${formatDay(expiresOn)}`,
    note !== '' && `note: ${note}`,
    `entered by ${authorInSentence(by)}`,
  ]
    .filter((part) => part !== null && part !== false)
    .join(', ');
}

function list<Row>(title: string, lineOf: (row: Row) => ReactNode): (rows: readonly Row[]) => ReactNode {
  return (rows) => (
    <List title={title} rows={rows}>
      {lineOf}
    </List>
  );
}

type ListProps<Row> = { title: string; rows: readonly Row[]; children: (row: Row) => ReactNode };

/** A list of what's kept, or "None". */
function List<Row>({ title, rows, children }: ListProps<Row>) {
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <Text c="dimmed">None</Text>
      ) : (
        <ul className={entries.entries}>
          {rows.map((row, index) => (
            // The rows never change while the screen is open.
            <li key={index}>{children(row)}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
