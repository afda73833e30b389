import { Text } from '@mantine/core';
import type { MouseEvent } from 'react';
import { ErrorCode } from '../../../domain/errorCodes.ts';
import { evictEntity } from '../../app/api/evictEntity.ts';
import { failureOf } from '../../app/failures/failure.ts';
import { useAttempt } from '../../app/forms/useAttempt.ts';
import { ignoreSecondClick } from '../../app/browser/secondClick.ts';
import { BusyButton } from '../../components/BusyButton.tsx';
import { instantText } from '../../components/dayText.ts';
import { Problem } from '../../components/Problem.tsx';
import head from '../../components/head.module.css';
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
    try {
      if (!(await whenRecent(() => endSession({ variables: { id } })))) return;
    } catch (error) {
      // It has already ended, which has the same result.
      if (failureOf(error).code !== ErrorCode.NOT_FOUND) throw error;
    }
    onEnded();
    // The row with the button is removed, and the next one takes its place.
    ignoreSecondClick(click);
    evictEntity(client.cache, { __typename: 'Session', id });
  }

  return (
    <li className={`${head['head']} ${classes['session']}`}>
      <div>
        <div className={classes['where']}>{where}</div>
        <div className={classes['times']}>
          Since <time dateTime={createdAt}>{instantText(createdAt)}</time>, last used{' '}
          <time dateTime={lastUsedAt}>{instantText(lastUsedAt)}</time>
        </div>
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
      {problem !== null && <Problem>{problem.message}</Problem>}
    </li>
  );
}
