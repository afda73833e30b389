import { Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useReturnToPlace } from '../../../app/browser/useReturnToPlace.ts';
import { paths } from '../../../app/paths.ts';
import { ShowMore } from '../../../app/tables/ShowMore.tsx';
import { Day } from '../../../components/Day.tsx';
import { Link } from '../../../components/Link.tsx';
import rows from '../../../components/rows.module.css';
import { today } from '../../../components/today.ts';
import { questionPlace } from '../form/useWayBack.ts';
import classes from './bank.module.css';
import type { QuestionBankQueryVariables } from './QuestionBankScreen.generated.ts';
import type { QuestionList_BankFragment, QuestionList_QuestionFragment } from './QuestionList.generated.ts';

type QuestionListProps = {
  bank: QuestionList_BankFragment;
  filter: QuestionBankQueryVariables['filter'];
  /** Whether this is the current filter's list. Otherwise it's the previous filter's, while the new one loads. */
  isCurrent: boolean;
  onMore: () => Promise<unknown>;
};

/** The questions found, by id. If the focused question is gone, the focus moves to the count. */
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
        // Remounted for each filter, because the next page depends on it.
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

type QuestionRowProps = { question: QuestionList_QuestionFragment };

/** A question of the bank. The whole row is a link, and its address carries the list's filter along. */
function QuestionRow({ question: { id, question, topic, reviewDate, retiredAt } }: QuestionRowProps) {
  const { search } = useLocation();
  const isOverdue = reviewDate <= today();
  return (
    <li>
      <Link
        data-place={questionPlace(id)}
        to={`${paths.questionEdit(id)}${search}`}
        className={`${rows.pressable} ${classes.row}`}
      >
        <span className={classes.question}>{question}</span>
        <span className={classes.facts}>
          <span>{topic}</span>
          <span>{id}</span>
          {retiredAt !== null && <span className={classes.state}>Retired</span>}
          <span className={classes.review} data-overdue={isOverdue || undefined}>
            {isOverdue ? 'Review due since' : 'Review on'} <Day day={reviewDate} />
          </span>
        </span>
      </Link>
    </li>
  );
}
