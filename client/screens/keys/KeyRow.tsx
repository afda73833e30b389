import { Text } from '@mantine/core';
import { formatDay } from '../../../domain/localDate.ts';
import { evictEntity } from '../../app/api/evictEntity.ts';
import { useAttempt } from '../../app/forms/useAttempt.ts';
import { BusyButton } from '../../components/BusyButton.tsx';
import { dayWithDistance, instantText } from '../../components/dayText.ts';
import { ErrorText } from '../../components/ErrorText.tsx';
import line from '../../components/line.module.css';
import { authorInSentence } from '../../components/soldierText.ts';
import { today } from '../../components/today.ts';
import { useConfirm } from '../../components/useConfirm.tsx';
import { type KeyRow_KeyFragment, useRevokeProgramKeyMutation } from './KeyRow.generated.ts';
import classes from './KeyRow.module.css';
import { scopeLabel, whyNot } from './keyTexts.ts';

type KeyRowProps = { programKey: KeyRow_KeyFragment; onRevoked: () => void };

/** A program's key: what it opens, who made it, when it was last used, and a button that revokes it. */
export function KeyRow({ programKey, onRevoked }: KeyRowProps) {
  const { id, start, name, scope, maker, isOwn, createdAt, endsOn, lastUsedAt, lastUsedFrom } = programKey;
  const [revoke, { loading, client }] = useRevokeProgramKeyMutation();
  const { confirm, dialog } = useConfirm();
  const { problem, attempt } = useAttempt(`Revoke ${name}`);
  const problemOfKey = whyNot(programKey, today());

  async function ask() {
    const isMeant = await confirm({
      title: 'Revoke the key?',
      text: `${name} stops working right away. You can't undo this.`,
      confirmLabel: 'Revoke key',
      cancelLabel: 'Keep key',
    });
    if (isMeant) await attempt(end);
  }

  async function end() {
    await revoke({ variables: { id } });
    onRevoked();
    evictEntity(client.cache, { __typename: 'ProgramKey', id });
  }

  return (
    <li className={`${line.head} ${classes.key}`}>
      <div>
        <div className={classes.name}>
          <bdi>{name}</bdi> · {scopeLabel[scope]}
        </div>
        {problemOfKey !== null && <Text fw={600}>{problemOfKey}</Text>}
        <Text component="div" c="dimmed" size="sm">
          <code>{start}…</code>, last day{' '}
          {problemOfKey === 'Ended' ? formatDay(endsOn) : dayWithDistance(endsOn, today())}
        </Text>
        <Text component="div" c="dimmed" size="sm">
          Created <time dateTime={createdAt}>{instantText(createdAt)}</time>
          {!isOwn && ` by ${authorInSentence(maker)}`};{' '}
          {lastUsedAt === null ? (
            'never used'
          ) : (
            <>
              last used <time dateTime={lastUsedAt}>{instantText(lastUsedAt)}</time> from {lastUsedFrom}
            </>
          )}
        </Text>
      </div>
      <BusyButton
        variant="outline"
        color="red"
        loading={loading}
        aria-label={`Revoke ${name}, ${start}`}
        onClick={() => void ask()}
      >
        Revoke
      </BusyButton>
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
      {dialog}
    </li>
  );
}
