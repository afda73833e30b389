import { Text } from '@mantine/core';
import type { MouseEvent } from 'react';
import { evictEntity } from '../../app/api/evictEntity.ts';
import { unlessGone } from '../../app/failures/unlessGone.ts';
import { useAttempt } from '../../app/forms/useAttempt.ts';
import { ignoreSecondClick } from '../../app/browser/secondClick.ts';
import { BusyButton } from '../../components/BusyButton.tsx';
import { instantText } from '../../components/dayText.ts';
import { ErrorText } from '../../components/ErrorText.tsx';
import line from '../../components/line.module.css';
import { useRecentSignIn } from '../signIn/again/useRecentSignIn.ts';
import classes from './SessionList.module.css';
import { type SessionRow_SessionFragment, useEndSessionMutation } from './SessionRow.generated.ts';

type SessionRowProps = { session: SessionRow_SessionFragment; onEnded: () => void };

/** A session of the person, with a button that ends it unless it is this one. */
export function SessionRow({ session, onEnded }: SessionRowProps) {
  const { id, where, createdAt, lastUsedAt, current } = session;
  const [endSession, { loading, client }] = useEndSessionMutation();
  const whenRecent = useRecentSignIn();
  const { problem, attempt } = useAttempt(`End ${where}`);

  async function end(click: MouseEvent) {
    if (!(await whenRecent(() => unlessGone(endSession({ variables: { id } }))))) return;
    onEnded();
    // The row with the button is removed, and the next one takes its place.
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
        <Text fw={600}>This one</Text>
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
