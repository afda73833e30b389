import { Skeleton, Text } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import block from '../../components/block.module.css';
import { Panel } from '../../components/Panel.tsx';
import { useProgramKeysQuery } from './KeyPanel.generated.ts';
import type { KeyRow_KeyFragment } from './KeyRow.generated.ts';
import classes from './KeyRow.module.css';
import { KeyRow } from './KeyRow.tsx';
import { MakeKey } from './MakeKey.tsx';

type KeyPanelProps = {
  /** What the keys are for. */
  about: string;
  isShown: (key: KeyRow_KeyFragment) => boolean;
  /** Other actions, above the list. */
  children?: ReactNode;
};

/** Keys for programs, newest first. */
function KeyPanel({ about, isShown, children }: KeyPanelProps) {
  const { data, error, refetch } = useProgramKeysQuery({ fetchPolicy: 'cache-and-network' });
  const [revoked, setRevoked] = useState<string | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const keys = data?.programKeys.filter(isShown);

  function tellRevoked(name: string) {
    setRevoked(name);
    // The button that had the focus is gone.
    status.current?.focus();
  }

  return (
    <Panel title="Keys for programs" isScreenOnly>
      <Text>{about}</Text>
      {!keys && <QueryAlert error={error} onRetry={() => void refetch()} />}
      {children}
      {!keys && !error && <Skeleton h="var(--app-bar)" role="status" aria-label="Loading the keys" />}
      <Text ref={status} tabIndex={-1} aria-live="polite" c="dimmed" className={classes.revoked}>
        {revoked !== null && `${revoked} is revoked and no longer works.`}
      </Text>
      {keys?.length === 0 && <Text c="dimmed">None</Text>}
      {keys && keys.length > 0 && (
        <ul className={block.list}>
          {keys.map((key) => (
            <KeyRow key={key.id} programKey={key} onRevoked={() => tellRevoked(key.name)} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** The viewer's own keys, to make and revoke. */
export function OwnKeys() {
  return (
    <KeyPanel
      about="A dashboard, spreadsheet or script uses a key instead of your password. A key works while you're staff, even after you change your password."
      isShown={({ isOwn }) => isOwn}
    >
      <MakeKey />
    </KeyPanel>
  );
}

/** The keys of all staff, by which programs read the unit. */
export function UnitKeys() {
  return (
    <KeyPanel
      about="Every key that programs use to read the unit, from all staff. Make your own under Account."
      isShown={() => true}
    />
  );
}
