import { Text } from '@mantine/core';
import { type MouseEvent, useRef, useState } from 'react';
import { evictEntity } from '../../app/api/evictEntity.ts';
import { ignoreSecondClick } from '../../app/browser/secondClick.ts';
import { unlessGone } from '../../app/failures/unlessGone.ts';
import { useAttempt } from '../../app/forms/useAttempt.ts';
import type { ExportColumn } from '../../app/tables/export/exportColumn.ts';
import { ExportMenu } from '../../app/tables/export/ExportMenu.tsx';
import block from '../../components/block.module.css';
import { dayOf, timeOf } from '../../components/browserClock.ts';
import { BusyButton } from '../../components/BusyButton.tsx';
import { instantText } from '../../components/dayText.ts';
import { ErrorText } from '../../components/ErrorText.tsx';
import line from '../../components/line.module.css';
import { Panel } from '../../components/Panel.tsx';
import words from '../../components/words.module.css';
import { useRecentSignIn } from '../signIn/again/useRecentSignIn.ts';
import { type SessionList_SessionFragment, useEndSessionMutation } from './SessionList.generated.ts';
import classes from './SessionList.module.css';

/** A session, as a row of the exported file. */
const SESSION_COLUMNS: readonly ExportColumn<SessionList_SessionFragment>[] = [
  { header: 'Where', exported: ({ where }) => where },
  { header: 'Since', exported: ({ createdAt }) => ({ day: dayOf(createdAt) }) },
  { header: 'Since time', exported: ({ createdAt }) => timeOf(createdAt) },
  { header: 'Last used', exported: ({ lastUsedAt }) => ({ day: dayOf(lastUsedAt) }) },
  { header: 'Last used time', exported: ({ lastUsedAt }) => timeOf(lastUsedAt) },
  { header: 'This one', exported: ({ current }) => (current ? 'Yes' : 'No') },
];

/** The person's sessions, most recently used first. */
export function SessionList({ sessions }: { sessions: readonly SessionList_SessionFragment[] }) {
  const [ended, setEnded] = useState<string | null>(null);
  const status = useRef<HTMLParagraphElement>(null);

  function tellEnded(where: string) {
    setEnded(where);
    // The button that had the focus is gone.
    status.current?.focus();
  }

  return (
    <Panel
      title="Where you are signed in"
      actions={
        <div className={words.line}>
          <ExportMenu label="Where you are signed in" columns={SESSION_COLUMNS} rows={sessions} />
        </div>
      }
    >
      <Text ref={status} tabIndex={-1} aria-live="polite" c="dimmed" className={classes.ended}>
        {ended !== null && `${ended} is signed out.`}
      </Text>
      <ul className={block.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={() => tellEnded(session.where)} />
        ))}
      </ul>
    </Panel>
  );
}

type SessionRowProps = { session: SessionList_SessionFragment; onEnded: () => void };

/** One session, with a button that ends it unless it's the current one. */
function SessionRow({ session, onEnded }: SessionRowProps) {
  const { id, where, createdAt, lastUsedAt, current } = session;
  const [endSession, { loading, client }] = useEndSessionMutation();
  const whenRecent = useRecentSignIn();
  const { problem, attempt } = useAttempt(`End ${where}`);

  async function end(click: MouseEvent) {
    if (!(await whenRecent(() => unlessGone(endSession({ variables: { id } }))))) return;
    onEnded();
    // The row and its button go; the next row takes their place.
    ignoreSecondClick(click);
    evictEntity(client.cache, { __typename: 'Session', id });
  }

  return (
    <li className={`${line.head} ${classes.session}`}>
      <div>
        <div className={classes.where}>{where}</div>
        <Text component="div" c="dimmed" size="sm" className={classes.times}>
          Since <time dateTime={createdAt}>{instantText(createdAt)}</time>, last used{' '}
          <time dateTime={lastUsedAt}>{instantText(lastUsedAt)}</time>
        </Text>
      </div>
      {current ? (
        <Text fw={600}>This browser</Text>
      ) : (
        <BusyButton
          variant="default"
          loading={loading}
          aria-label={`End ${where}, since ${instantText(createdAt)}`}
          onClick={(click) => void attempt(() => end(click))}
        >
          End
        </BusyButton>
      )}
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
    </li>
  );
}
