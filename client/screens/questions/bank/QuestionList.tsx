import { Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { ShowMore } from '../../../app/tables/ShowMore.tsx';
import { useReturnToPlace } from '../../../app/browser/useReturnToPlace.ts';
import type { QuestionBankQueryVariables } from './QuestionBankScreen.generated.ts';
import type { QuestionList_BankFragment } from './QuestionList.generated.ts';
import classes from './bank.module.css';
import { QuestionRow } from './QuestionRow.tsx';

type QuestionListProps = {
  bank: QuestionList_BankFragment;
  filter: QuestionBankQueryVariables['filter'];
  /** Whether it is what the filter asks for now, and not what it asked for before. */
  isCurrent: boolean;
  onMore: () => Promise<unknown>;
};

/** The questions that the filter found, by id. When the focused one is no longer among them, the focus moves to their number. */
export function QuestionList({ bank: { edges, totalCount, pageInfo }, filter, isCurrent, onMore }: QuestionListProps) {
  const count = useRef<HTMLParagraphElement>(null);
  const lastFocused = useRef<HTMLElement>(null);
  useReturnToPlace();
  useEffect(() => {
    const isGone = lastFocused.current !== null && !lastFocused.current.isConnected;
    if (isGone && document.activeElement === document.body) count.current?.focus();
  }, [edges]);
  const total = totalCount === 1 ? '1 question' : `${totalCount} questions`;
  const shown = edges.length < totalCount ? `${edges.length} of ${total}` : total;
  return (
    <>
      <Text ref={count} tabIndex={-1} c="dimmed" aria-live="polite">
        {isCurrent && (totalCount === 0 ? 'No question matches.' : shown)}
      </Text>
      {edges.length > 0 && (
        <ul
          className={classes.questions}
          aria-busy={!isCurrent}
          onFocus={({ target }) => {
            lastFocused.current = target;
          }}
        >
          {edges.map(({ node }) => (
            <QuestionRow key={node.id} question={node} />
          ))}
        </ul>
      )}
      {isCurrent && (
        // Remounted with each filter, as the next page depends on it.
        <ShowMore
          key={JSON.stringify(filter)}
          label="Show more questions"
          status={`Showing ${shown}`}
          hasMore={pageInfo.hasNextPage}
          onMore={onMore}
        />
      )}
    </>
  );
}
