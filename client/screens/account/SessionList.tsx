import { Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ExportColumn } from '../../app/tables/export/exportColumn.ts';
import { ExportMenu } from '../../app/tables/export/ExportMenu.tsx';
import block from '../../components/block.module.css';
import { dayOf, timeOf } from '../../components/browserClock.ts';
import words from '../../components/words.module.css';
import { Panel } from '../../components/Panel.tsx';
import classes from './SessionList.module.css';
import type { SessionRow_SessionFragment } from './SessionRow.generated.ts';
import { SessionRow } from './SessionRow.tsx';

/** A session, as a row of the exported file. */
const SESSION_COLUMNS: readonly ExportColumn<SessionRow_SessionFragment>[] = [
  { header: 'Where', exported: ({ where }) => where },
  { header: 'Since', exported: ({ createdAt }) => ({ day: dayOf(createdAt) }) },
  { header: 'Since time', exported: ({ createdAt }) => timeOf(createdAt) },
  { header: 'Last used', exported: ({ lastUsedAt }) => ({ day: dayOf(lastUsedAt) }) },
  { header: 'Last used time', exported: ({ lastUsedAt }) => timeOf(lastUsedAt) },
  { header: 'This one', exported: ({ current }) => (current ? 'Yes' : 'No') },
];

/** The person's sessions, the latest used first. */
export function SessionList({ sessions }: { sessions: readonly SessionRow_SessionFragment[] }) {
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
